rules-section = { $letter ->
    [P] Rules
   *[R] Rulings
}
option-limit = After how many moves the game ends.

move = { $from } to { $to }
capture = { $from } to { $to }, capturing { $captured ->
    [one] 1 stone
   *[other] { $captured } stones
}

reason-over = The game is over.
reason-no-move = There is no move of that number.
reason-not-yours = There is no stone of yours on { $from }.
reason-blocked = The way from { $from } to { $to } is not free.
