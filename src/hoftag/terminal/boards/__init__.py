"""One module for each game: its board as text."""
