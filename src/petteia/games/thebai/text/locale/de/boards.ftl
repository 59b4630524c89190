# Was Tafeln und Spielmaterial neben Effekten zeigen: Tabellen, Farben und Dächer.

board-estate-name = Anwesen
board-columns = am Spielende zählt nur die am weitesten rechts liegende vollständig geleerte Spalte: { $values }
board-column = Spalte { $column } bringt { $vp } SP
board-new-citizen = ein neuer Bevölkerungswürfel kommt ohne geleerte Spalte auf Stufe { $none }, bei 1 geleerten Spalte auf { $one }, bei 2 auf { $two }, bei 3 oder mehr auf { $three }
board-start = wer in der ersten Spielreihenfolge an { $seat }. Stelle steht, beginnt mit Bevölkerungswürfeln auf den Stufen { $levels } und mit { $drachmas ->
        [one] { $drachmas } Drachme
       *[other] { $drachmas } Drachmen
    }
board-superiority = Übermacht im Kampf bringt SP: { $values }, { $top } oder mehr → { $most }
board-commanders = im Kampf haben die Heerführer die Stärken { $strengths }; gesetzt wird immer der niedrigste, der noch übrig ist
board-roofs = Dächer von oben im Uhrzeigersinn: { $roofs }
board-colour = Farbe: { order-colour }
order-colour = { $colour ->
        [wine] weinrot
        [honey] honiggelb
        [olive] olivgrün
       *[sea] meerblau
    }
