"""A game in progress: play, undo, records, replays, positions and cases."""
