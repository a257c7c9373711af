"""Real services that tests start themselves, from wheels, without root."""
