"""The steps, in order; a step that was released never changes."""
