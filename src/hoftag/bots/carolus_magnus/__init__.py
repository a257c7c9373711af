"""Computer players of Carolus Magnus."""
