"""Carolingi, by Sebastian Freudenberg and Christoph Cantzler. Files follow the order of the rulebook."""
