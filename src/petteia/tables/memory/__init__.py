"""What a table needs, in memory: without threads, processes or files."""
