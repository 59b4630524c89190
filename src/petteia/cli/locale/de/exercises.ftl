# Rätsel und Übung im Terminal.

exercise-players = { $seat } ist am Zug. Finde den besten Zug.
exercise-ask = Deine Antwort (Nummer, oder ? für Hilfe)
exercise-help =
    Eine Nummer antwortet, oder Worte, die nur eine Wahl hat. Außerdem: h = Hinweis · s = Lösung · t = Tisch noch einmal zeigen
    n = diese auslassen und weiter · i NUMMER oder NAME = was eine Wahl oder Karte tut · r REGEL = eine Regel, etwa r T8 · q = verlassen
exercise-right = Richtig: { $words }
exercise-as-good = So gut wie der beste Zug: { $words }
exercise-wrong = { $words }: { $grade }, kostet { $points ->
    [0] weniger als 1 Prozentpunkt
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
} Siegchance. Versuch es noch einmal; h ist ein Hinweis, s die Lösung.
exercise-hint = Es geht um: { $themes }
exercise-no-hint = { $game } hat keine Worte für Hinweise.
exercise-solution = Lösung: { $words }
puzzle-title = Rätsel { $id }, Schwierigkeit { $difficulty } von { $hardest }
puzzle-daily = Rätsel vom { $day }
puzzle-item = { $id }  Schwierigkeit { $difficulty }, { $players } Spieler: { $themes }
puzzles-done = { $solved } von { $asked } beim ersten Versuch gelöst.
practice-title = Deine Partie { $game }, Zug { $move }: { $words } kostete { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
} Siegchance.
practice-added = { $file }: { $number ->
    [0] kein Fehler zum Üben
    [one] 1 Fehler aufgenommen
   *[other] { $number } Fehler aufgenommen
}
practice-known = { $file }: die Fehler sind schon aufgenommen
practice-empty = Noch gibt es nichts zu üben: `petteia practice game.json` übernimmt die Fehler einer beendeten Partie.
practice-nothing-due = Heute ist nichts fällig. { $learned } von { $all } sind gelernt; weiter geht es am { $day }.
practice-all-learned = Du hast alle { $all } gelernt.
practice-next = Kommt wieder am { $day }.
practice-learned = Gelernt: kommt nicht wieder.
practice-item = { $id }  { $due }  { $game }, Zug { $move }, { $points } Prozentpunkte Siegchance
practice-due = fällig { $day }
practice-item-learned = gelernt
practice-skipped = { $id } kann nicht gestellt werden: { $problem }
