### Das Ende einer Partie, die Wiederholung, Regeln und Karten.

## Das Ende

end-note = { $epochs ->
        [one] nach einer Epoche
       *[other] nach { $epochs } Epochen
    }{ $minutes ->
        [0] { "" }
        [one] {" · "}1 Minute
       *[other] {" · "}{ $minutes } Minuten
    }
end-wins = { $name } gewinnt
end-shared = { $first } und { $last } teilen sich den Sieg
end-abandoned = Die Partie wurde vorzeitig beendet
end-abandoned-note = Alle wollten aufhören. So stand es.
end-you = du
end-bot = Bot ({ $level })
end-online = online
end-gone = nicht mehr da
end-vp = SP
end-sheet = Wertung
end-category = Kategorie
end-chart = Siegpunkte im Verlauf
end-chart-label = Siegpunkte im Verlauf: { $scores }
end-as-chart = Kurve
end-as-table = Tabelle
end-step = Nach
end-after-epoch = Epoche { $epoch }
end-epochs = Ende der Epoche
end-final = Endwertung
end-again = Noch einmal
end-join = Zur nächsten Partie
end-watch = Der nächsten Partie zusehen
end-replay = Wiederholung
end-look = Tisch ansehen
end-record = Partie speichern
end-home = Startseite

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
replay-epoch-back = Zurück zum Anfang der Epoche
replay-epoch-next = Weiter zur nächsten Epoche
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
help-tab-cards = Karten
help-tab-icons = Zeichen
help-rules-of = Die Regeln von { $game }
help-search-rules = Suche: Wort oder Regelnummer
help-search-cards = Karten durchsuchen
help-found = { $count ->
        [0] nichts gefunden
        [one] 1 Regel
       *[other] { $count } Regeln
    }
help-cards-found = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
help-nothing = Nichts passt. Versuch es mit weniger oder anderen Wörtern.
help-no-cards = Die Karten erscheinen, sobald der Tisch eröffnet ist.
help-ruling = Klarstellung
help-by-family = Familie
help-by-level = Rang
help-by-kind = Art
help-copies = { $copies } Exemplare
help-icons = Was die Zeichen bedeuten
help-signs-things = Auf dem Tisch
help-signs-kinds = Wann ein Effekt wirkt
help-signs-levels = Ränge
help-signs-columns = Säulen
help-signs-families = Familien
help-about-columns = Jede Farbe hat ihre eigene Form. Du brauchst jede Säule, die auf einer Karte steht; danach entfernst du eine beliebige deiner Säulen.
help-column-missing = fehlt dir
help-sign-gold = Gold
help-about-gold = Damit bezahlst du Übergänge: so viel, wie der Rang der Karte angibt. Entscheidet am Ende bei Gleichstand.
help-sign-vp = Siegpunkte (SP)
help-about-vp = Wer am Ende die meisten hat, gewinnt.
help-sign-prestige = Ehrenpunkte (EP)
help-about-prestige = Nur mit Ares: Wer die meisten hat, erhält am Ende 16 SP; dann folgen 8, 4 und 2.
help-sign-lyre = Übergang
help-about-lyre = Eine Karte geht aus deiner Sphäre in dein Elysium über.
help-sign-column = Säule
help-about-column = In jeder Epoche hast du vier und entfernst in jedem Zug eine.
help-sign-quest = Aufgabe
help-about-quest = Eine in jeder Epoche: ihr Gold, ihre SP, ihre Zahl an Übergängen und dein Platz in der Reihenfolge.
help-sign-citizen = Bürger
help-about-citizen = Eine verdeckte Karte. Füllt eine Lücke in einem Mythos und kostet am Ende 2 SP.
help-sign-draw = Zugstapel
help-about-draw = Die Karten, die noch kommen, verdeckt.
help-sign-discard = Ablagestapel
help-about-discard = Was hier liegt, ist für alle offen.
help-sign-oracle = Orakel
help-about-oracle = Nur mit Apollo: vier Karten für die Agora der nächsten Epoche.
help-sign-disc = Zugreihenfolge
help-about-disc = Die Zahl sagt, wann du in dieser Epoche am Zug bist.
help-sign-epoch = Epoche
help-about-epoch = Eine Partie hat fünf.
help-sign-k-instant = Sofort
help-about-k-instant = Wirkt einmal, wenn du die Karte nimmst.
help-sign-k-permanent = Dauerhaft
help-about-k-permanent = Wirkt immer, solange die Karte in deiner Sphäre liegt.
help-sign-k-activate = Aktivieren
help-about-k-activate = Einmal in jeder Epoche, in deinem Zug.
help-sign-k-trigger = Einmalig
help-about-k-trigger = Einmal in der Partie, in deinem Zug: Gib den Ring zurück.
help-sign-k-eleusis = Eleusis
help-about-k-eleusis = Einmal in jeder Epoche, in deinem Zug, mit einer weiteren Eleusis-Karte in deiner Sphäre.
help-sign-k-legend = Mythos
help-about-k-legend = Wirkt beim Bilden der Mythen.
help-sign-k-chronos = Chronos
help-about-k-chronos = Zählt in der Endwertung, wenn die Karte in einem Mythos liegt.
help-sign-m-same = Familienmythos
help-about-m-same = Auf einer Chronos-Karte: am besten in einem Familienmythos.
help-sign-m-differ = Mythos eines Ranges
help-about-m-differ = Auf einer Chronos-Karte: am besten in einem Mythos eines Ranges.
help-sign-level-1 = Rang I
help-about-level-1 = Eine Tempelfront mit einer Säule.
help-sign-level-2 = Rang II
help-about-level-2 = Zwei Säulen.
help-sign-level-3 = Rang III
help-about-level-3 = Drei Säulen.
