"""Balance reports: what many games of the same computer players say about a game."""
