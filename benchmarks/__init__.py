"""Measurements and long trials that ./test only samples."""
