### Das Ende einer Partie, die Wiederholung, Regeln und Karten.

## Das Ende

end-wins = { $name } gewinnt
end-shared = { $first } und { $last } teilen sich den Sieg
end-abandoned = Die Partie wurde vorzeitig beendet
end-abandoned-note = Alle wollten aufhören. So stand es.
end-you = du
end-bot = Bot ({ $level })
end-substituted = { $who }; ein Bot machte { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
end-online = online
end-gone = nicht mehr da
end-minutes = { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
end-points = Punkte
end-chart = Punkte im Verlauf
end-sheet = Wertung
end-category = Kategorie
end-chart-label = { $title }: { $scores }
end-as-chart = Kurve
end-as-table = Tabelle
end-step = Nach
end-final = Endwertung
end-again = Noch einmal
end-join = Zur nächsten Partie
end-watch = Der nächsten Partie zusehen
end-replay = Wiederholung
end-review = Analyse
end-look = Tisch ansehen
end-record = Partie speichern
end-picture = Bild speichern
end-home = Startseite
end-deal = Die Mischung stand vor der Partie fest:
end-deal-check = Prüfen

## Die Wiederholung

replay-title = Wiederholung
replay-log = Die ganze Partie
replay-slider = Gezeigter Zug
replay-at = Zug { $move } von { $of }
replay-start = Alles ist aufgebaut, noch hat niemand gezogen.
replay-speed = Tempo
replay-steps = Durch die Partie gehen
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-link = Link kopieren
replay-copied = Der Link zu diesem Zug ist kopiert.
replay-table = Zum Tisch
replay-result = Zum Ergebnis
replay-none = Hier gibt es keine Partie zu sehen

## Hilfe

help-title = Hilfe
help-tab-rules = Regeln
help-tab-credits = Mitwirkende
help-rules-of = Die Regeln von { $game }
help-search-rules = Suche: Wort oder Regelnummer
help-found = { $count ->
        [0] nichts gefunden
        [one] 1 Regel
       *[other] { $count } Regeln
    }
help-nothing = Nichts passt. Versuch es mit weniger oder anderen Wörtern.
help-ruling = Klarstellung

## How to win, on one page

how-to-win-page = So gewinnst du, auf einer Seite
how-print = Drucken
how-play = Spielen
how-rule = Regel { $rule }
how-more = Alle Regeln:

## Credits

credits-pictograms = Piktogramme
credits-pictograms-changed = Mit weniger Nachkommastellen, sonst unverändert.
credits-fonts = Schriften
credits-fonts-changed = Auf die verwendeten Zeichen gekürzt.
credits-libraries = Bibliotheken
