"""Practice: mistakes of own games, asked again until they are learned."""
