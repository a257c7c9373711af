"""The games: rules only. Whoever knows the layout of one finds the way in the others."""
