"""Reading and checking packs: editions, effects and the built-in pack."""
