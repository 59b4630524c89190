"""A server process: port, supervisor, settings, metrics."""
