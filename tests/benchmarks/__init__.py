"""The scripts that measure and try: they must be able to find what they look for."""
