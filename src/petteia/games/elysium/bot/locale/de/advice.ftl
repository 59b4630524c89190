# Gründe für einen Zug von Elysium; jeder ist ein Teil eines Satzes.

because-gold = bringt in diesem Zug { $gold } Gold
because-gold-kept = lässt dir { $gold } Gold für später
because-prestige = bringt in diesem Zug { $pp } EP
because-columns = die Karte { $card } bleibt erreichbar
because-quest-open = eine Aufgabe bleibt erreichbar
because-quest-next = Aufgabe { $quest } kann im selben Zug folgen
because-quest-first = mit Aufgabe { $quest } beginnst du die nächste Epoche
because-quest-transfers = Aufgabe { $quest } erlaubt { $transfers ->
    [one] 1 Übergang
   *[other] { $transfers } Übergänge
}
because-card = { $kind ->
    [instant] die Karte { $card } lohnt sich später in einem Mythos
    [permanent] der Effekt von { $card } wirkt von nun an
    [legend] die Karte { $card } hilft beim Bilden der Mythen
    [chronos] die Karte { $card } zählt am Spielende, in einem Mythos
   *[other] die Karte { $card } bringt einen Effekt, den du nutzen kannst
}
because-card-next = die Karte { $card } kann im selben Zug folgen
because-power-kept = der Effekt von { $card } bleibt für später
because-card-kept = die Karte { $card } bleibt in deiner Sphäre
because-written = die Karte { $card } ist in einem Mythos mehr wert als in der Sphäre
because-citizen = ein Bürger kann eine Lücke in einem Mythos füllen
because-powers-kept = Effekte bleiben für später
because-fit = { $card } und { $other } passen in einen Mythos
because-joins = die Karte { $card } passt in einen Mythos, den du begonnen hast
because-legend = nach diesem Zug sind deine Mythen { $vp } SP mehr wert
because-legend-begun = bildet einen Mythos, der noch wachsen kann
because-bonus-level = bringt das Bonusplättchen für Rang { $level } ({ $vp } SP)
because-bonus-family = bringt das { $family }-Bonusplättchen ({ $vp } SP)
because-chronos = deine Chronos-Effekte zählen { $vp } SP mehr
because-rival-vp = { $player } verliert { $vp } SP
because-rival-gold = { $player } verliert { $gold } Gold
because-rival-agora = nimmt { $card } vor den Mitspielern
because-rival-quest = nimmt Aufgabe { $quest } vor den Mitspielern
because-rival-card = { $player } verliert { $card }
because-save = nichts bringt jetzt mehr ein; was du hast, bleibt für später
