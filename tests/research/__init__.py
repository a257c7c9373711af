"""The learning environments."""
