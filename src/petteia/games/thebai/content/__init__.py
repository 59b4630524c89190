"""Reading and checking packs: the grammar of effects, editions, the house pack."""
