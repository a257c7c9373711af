"""What is built and handed out: the client, the wheel, the notices."""
