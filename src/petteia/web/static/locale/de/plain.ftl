### The plain table of a game without a page of its own.

plain-tab-table = Tisch
plain-picture = Die Stellung als Text
plain-moves = Züge
plain-filter = { $count } Züge filtern
plain-no-move = Kein Zug passt dazu.
plain-seats = Spieler
plain-score = Punkte
