# A table of a game that brings no texts of its own for it.

pack-house = House edition

plain-choose = Choose an action
plain-wait = { $player } is to move
plain-over = The game is over
plain-secret = { $player } makes a move.

plain-score = Score
plain-start = Start
plain-shared = The win is shared.
plain-margin =
    { $points ->
        [one] Won by one point.
       *[other] Won by { $points } points.
    }
