"""One table people sit at: seats, tokens, clocks, undo, bots' turns; and its store."""
