"""Computer players of Carolingi."""
