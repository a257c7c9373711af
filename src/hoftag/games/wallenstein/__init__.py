"""Wallenstein, by Dirk Henn. Files follow the order of the rulebook."""
