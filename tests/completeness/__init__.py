"""Nothing that can happen or go wrong lacks its words."""
