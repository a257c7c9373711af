"""Parts of single games by themselves."""
