"""A server process: ports, supervision, pages, metrics."""
