"""The tests of Hoftag."""
