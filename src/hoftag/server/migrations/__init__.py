"""How databases of older versions become those of this one; run at the start of the server."""
