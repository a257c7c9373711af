"""Computer players of Wallenstein."""
