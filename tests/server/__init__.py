"""The server over real sockets, on real database files."""
