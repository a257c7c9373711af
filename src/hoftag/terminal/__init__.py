"""The table and the commands in a terminal: people and bots, boards and records as text."""
