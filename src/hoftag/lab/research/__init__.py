"""The games as learning environments: one layer for all (`task`), and PettingZoo, Gymnasium and OpenSpiel on it.

`hoftag[research]` installs what they need; docs/research.md tells how to use them.
"""
