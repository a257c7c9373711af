"""Training of the computer players' evaluations by self-play."""
