### The plain table of a game without a page of its own.

plain-tab-table = Stół
plain-picture = Pozycja jako tekst
plain-moves = Ruchy
plain-filter = Filtruj ruchy ({ $count })
plain-no-move = Żaden ruch nie pasuje.
plain-seats = Gracze
plain-score = Punkty
