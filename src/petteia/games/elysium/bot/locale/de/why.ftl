# Was der Zug eines Mitspielers ihm bringt und was er dir genommen hat; jedes ist ein Teil eines Satzes.

theirs-gold-kept = { $rival } behält { $gold } Gold für später
theirs-quest-first = mit Aufgabe { $quest } beginnt { $rival } die nächste Epoche
theirs-card = { $kind ->
    [instant] die Karte { $card } lohnt sich später in einem Mythos
    [permanent] der Effekt von { $card } wirkt von nun an
    [legend] die Karte { $card } hilft beim Bilden der Mythen
    [chronos] die Karte { $card } zählt am Spielende, in einem Mythos
   *[other] die Karte { $card } bringt einen nutzbaren Effekt
}
theirs-card-kept = die Karte { $card } bleibt in der Sphäre
theirs-joins = die Karte { $card } passt in einen Mythos, den { $rival } begonnen hat
theirs-legend = nach diesem Zug sind die Mythen von { $rival } { $vp } SP mehr wert
theirs-chronos = die Chronos-Effekte von { $rival } zählen { $vp } SP mehr
lost-vp = { $n } SP
lost-gold = { $n } Gold
lost-prestige = { $n } EP
lost-bonus-level = das Bonusplättchen für Rang { $level } ({ $n } SP)
lost-bonus-family = das { $family }-Bonusplättchen ({ $n } SP)
lost-card = { $card } aus deiner Sphäre
lost-citizen = einen Bürger
lost-quest = die Möglichkeit, Aufgabe { $quest } zu nehmen
lost-agora = die Möglichkeit, { $card } zu nehmen
lost-agora-joins = die Möglichkeit, { $card } zu nehmen, was in einen von dir begonnenen Mythos passt
