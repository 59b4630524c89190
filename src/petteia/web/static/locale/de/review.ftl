### Die Analyse einer beendeten Partie.

review-title = Analyse
review-about = Ein starker Bot sieht sich jede Entscheidung dieser Partie an, mit dem, was die Person am Zug wissen konnte: was sie wert war, was Glück war und wo eine andere Wahl besser gewesen wäre.
review-begin = Diese Partie analysieren
review-again = Noch einmal versuchen
review-waiting = Die Analyse wartet: Bots laufender Partien kommen zuerst.
review-running = Die Analyse läuft.
review-progress = Fortschritt der Analyse
review-done = { $done } von { $total } Schritten.
review-seconds = Noch etwa { $seconds } Sekunden.
review-minutes = Noch etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }.
review-leave = Du kannst diese Seite verlassen, die Analyse läuft weiter.
review-curve = Siegchancen
review-no-move = Geh zu einem Zug, um zu sehen, was er wert war.
review-best = kostet { $points } Prozentpunkte Siegchance; besser: { $words }
review-whole = Genauigkeit, Glück und Können
review-turning = Wendepunkte
review-no-points = Keine Entscheidung dieser Partie hat viel gekostet.
review-at = Zug { $move }, { $name }
review-played = Gespielt
review-better = Besser
review-cost = kostet { $points } Prozentpunkte Siegchance
review-show-line = Bessere Zugfolge zeigen
review-play-on = Von hier weiterspielen
review-play-on-better = Damit weiterspielen
review-playing-on = Du spielst ab Zug { $move } weiter, mit Bots. Diese Partie zählt nicht für deine Statistik.

review-line = Bessere Zugfolge
review-line-at = Besser als Zug { $move }: Schritt { $step } von { $of }
review-line-start = Vor der Entscheidung
review-line-back = Einen Schritt zurück
review-line-next = Einen Schritt weiter
review-line-close = Zurück zur Partie

review-player = Spieler
review-accuracy = Genauigkeit
review-luck-and-skill = Glück und Können
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-stack = { $name }: { $sums }
review-stack-about = Wie die Siegchance zustande kam, Zug für Zug, in Punkten von 0 bis 100: Was etwas brachte, liegt über der Linie, was etwas kostete, darunter.
review-save-html = Als Seite speichern
review-save-json = Als JSON speichern
