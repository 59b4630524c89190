# Die Abschnitte der Regeln.
rules-section = { $letter ->
    [S] Spielvorbereitung
    [I] Persönliche Spielvorbereitung
    [D] Würfel
    [T] Der Zug
    [V] Aktionen und Effekte
    [F] Die Schicksalsphase
    [E] Das Spielende
    [H] Spiel zu zweit: der Herold
    [A] Solo: Antigones Rebellion
    [Q] Festlegungen
   *[R] Festlegungen des Hauses
}
