# Ein Tisch für ein Spiel, das keine eigenen Texte dafür mitbringt.

pack-house = Hausausgabe

plain-choose = Wähle eine Aktion
plain-wait = { $player } ist am Zug
plain-over = Die Partie ist zu Ende
plain-secret = { $player } macht einen Zug.

plain-score = Punkte
plain-start = Beginn
plain-shared = Der Sieg wird geteilt.
plain-margin =
    { $points ->
        [one] Mit einem Punkt Vorsprung gewonnen.
       *[other] Mit { $points } Punkten Vorsprung gewonnen.
    }
