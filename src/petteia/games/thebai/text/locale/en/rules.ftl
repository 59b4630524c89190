# The sections of the rules.
rules-section = { $letter ->
    [S] Shared setup
    [I] Individual setup
    [D] Dice
    [T] The turn
    [V] Actions and effects
    [F] The fate phase
    [E] The end
    [H] Two players: the herald
    [A] Solo: Antigone’s rebellion
    [Q] Rulings
   *[R] House rulings
}
