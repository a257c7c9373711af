"""Many scripted people at many tables, over real sockets: how much a server carries, and what it survives."""
