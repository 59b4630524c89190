### The end of a game, the replay, rules and cards.
