"""Computer players. They see views and sampled states, never the real one."""
