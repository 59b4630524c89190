# Was Tafeln und Spielmaterial neben Effekten zeigen: Tabellen, Farben und Dächer.

board-estate-name = Anwesen
board-columns = am Spielende sind die Spalten 2 bis 5, bis dorthin ganz geleert, { $values } SP wert
board-new-citizen = ein neuer Bevölkerungswürfel kommt bei 0, 1, 2 und 3 oder mehr geleerten Spalten auf Stufe { $levels }
board-start = wer in der ersten Spielreihenfolge an { $seat }. Stelle steht, beginnt mit Bevölkerungswürfeln auf { $levels } und { $drachmas ->
        [one] { $drachmas } Drachme
       *[other] { $drachmas } Drachmen
    }
board-superiority = im Kampf ist Übermacht von 0, 1, 2 und so weiter { $values } SP wert, der letzte Wert gilt auch darüber
board-commanders = im Kampf zählen die Heerführer { $strengths }; der niedrigste übrige wird zuerst gesetzt
board-roofs = Dächer von oben im Uhrzeigersinn: { $roofs }
board-colour = Farbe: { order-colour }
order-colour = { $colour ->
        [wine] weinrot
        [honey] honiggelb
        [olive] olivgrün
       *[sea] meerblau
    }
