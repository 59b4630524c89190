### Rätsel und Übung (exercise/).

## Am Tisch

exercise-hint = Tipp
exercise-solution = Lösung
exercise-line = Wie es weitergeht
exercise-judge-asked = Dein Zug wird geprüft …
exercise-hint-asked = Ein Tipp wird gesucht …
exercise-solution-asked = Die Lösung kommt …
exercise-not-best = Nicht der beste Zug: { $grade }
exercise-costs = Er kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } Gewinnchance.
exercise-costs-little = Er kostet ein wenig.
exercise-again = Versuche einen anderen.
exercise-solved = Gelöst
exercise-themes = Darum geht es: { $themes }.
exercise-no-themes = Zu dieser Stellung gibt es keinen Tipp.
exercise-steps = Schritte der Lösung
exercise-back = Zurück
exercise-step = Nächster Schritt

## Rätsel

puzzle = Rätsel
puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-about = Stellungen aus Partien von Bots mit einem Zug, der klar der beste ist. Finde ihn: Klicke ihn auf dem Tisch an. Du siehst nicht mehr als die Person, die sich entscheiden muss.
puzzles-solved = Du hast { $solved } von { $count } gelöst.
puzzles-by-difficulty = Nach Schwierigkeit
puzzles-by-theme = Nach Thema
puzzle-task = { $game }: Finde den besten Zug und mache ihn auf dem Tisch.
puzzle-difficulty = Schwierigkeit: { $difficulty }.
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-level-4 = sehr schwer
puzzle-daily = Rätsel des Tages
puzzle-daily-about = Für alle dasselbe, jeden Tag ein neues.
puzzle-daily-done = Das Rätsel von heute ist gelöst. Morgen kommt ein neues.
puzzle-streak = { $days ->
        [one] An einem Tag in Folge gelöst.
       *[other] An { $days } Tagen in Folge gelöst.
    }
puzzle-solve = Lösen
puzzle-next = Nächstes Rätsel

## Übung

practice = Aus Fehlern lernen
practice-about = Stellungen aus deinen eigenen Partien, in denen dich eine Entscheidung viel gekostet hat. Finde einen besseren Zug; was du findest, wird nach einem Tag noch einmal gefragt, dann nach einer Woche, einem Monat, bis du es kannst.
practice-task = { $game }, aus einer deiner Partien: Finde einen besseren Zug als damals ({ $place } von { $all }).
practice-next = Weiter
practice-finish = Fertig
practice-none = Noch keine Aufgaben
practice-none-about = Sie kommen aus Analysen deiner Partien: Lass am Ende eine Partie analysieren und wähle, dass du deine Fehler üben willst.
practice-due = { $count ->
        [0] Heute ist nichts fällig
        [one] Eine Aufgabe ist fällig
       *[other] { $count } Aufgaben sind fällig
    }
practice-begin = Anfangen
practice-learned-of = { $learned } von { $all } gelernt.
practice-next-day = Die nächste ist am { $day } fällig.
practice-learned = Gelernt: Das wird nicht mehr gefragt.
practice-again = Das wird am { $day } wieder gefragt.
practice-games = Aus diesen Partien
practice-game = Üben
practice-forget = Die Aufgaben dieser Partie verwerfen
