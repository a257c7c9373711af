"""Scripts that each measure one engine in a process of its own and print one JSON object."""
