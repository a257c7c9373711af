"""Carolus Magnus, by Leo Colovini. Files follow the order of the rulebook."""
