"""Child processes: workers that run functions, and external programs."""
