### The plain table of a game without a page of its own.

plain-tab-table = Table
plain-picture = The position as text
plain-moves = Moves
plain-filter = Filter { $count } moves
plain-no-move = No move matches.
plain-seats = Players
plain-score = Score
