"""How bots rate the game and explain their advice."""
