# Analysen beendeter Partien.

grade-best = bester Zug
grade-good = gut
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Fehler

review-title = Analyse einer Partie { $game }
review-about = Jede Entscheidung wurde mit { $iterations } Iterationen durchsucht, mit dem, was die Person am Zug wusste. { $moves ->
    [one] Eine Entscheidung
   *[other] { $moves } Entscheidungen
}, Petteia { $version }, Startwert { $seed }.
review-result = { $result ->
    [won] { $name } hat gewonnen.
    [shared] { $name } hat sich den Sieg geteilt.
   *[lost] { $name } hat nicht gewonnen.
}
review-luck = { $sign ->
    [plus] Das Glück brachte { $points } Prozentpunkte Siegchance
    [minus] Das Pech kostete { $points } Prozentpunkte Siegchance
   *[even] Glück und Pech glichen sich aus
}
review-own = { $points ->
    [0] { "" } und keine eigene Entscheidung kostete etwas
   *[other] { "" } und eigene Entscheidungen kosteten { $points }
}
review-others = { $sign ->
    [plus] ; Fehler der anderen brachten { $points }
    [minus] ; Entscheidungen der anderen kosteten { $points }
   *[even] { "" }
}
review-players = Spieler
review-player = Spieler
review-accuracy = Genauigkeit
review-accuracy-about = Wie nah die Entscheidungen den besten kommen, von 0 bis 100
review-curve = Siegchancen
review-curve-about = Wie ein starker Bot sie vor jeder Entscheidung sah, mit dem Wissen der Person am Zug
review-move = Zug
review-sources = Woher die Siegchance kam
review-sources-about = Anfang, Glück und Entscheidungen ergeben zusammen das Ergebnis. In Prozentpunkten der Siegchance.
review-start = Anfang
review-start-about = Was der Platz vor dem Austeilen wert ist
review-deal = Austeilen
review-deal-about = Glück: was das Austeilen brachte
review-drawn = Aufgedeckt
review-drawn-about = Glück: was während der Partie gezogen, gewürfelt oder aufgedeckt wurde
review-unforeseen = Unvorhergesehen
review-unforeseen-about = Als Glück gezählt: was die Suche anders bewertet hatte, ohne dass etwas aufgedeckt wurde
review-own-choices = Eigene Entscheidungen
review-own-choices-about = Was sie kosteten
review-other-choices = Entscheidungen anderer
review-other-choices-about = Was sie brachten
review-outcome = Ergebnis
review-turning-points = Wendepunkte
review-no-turning-points = Keine Entscheidung dieser Partie kostete mehr als { $points } Prozentpunkte Siegchance.
review-point = Zug { $move }, { $name }: { $words }
review-point-cost = { $grade }, kostet { $points } Prozentpunkte Siegchance
review-better = Besser: { $words }
review-decisions = Alle Entscheidungen
review-played = Gespielt
review-best = Bester Zug
review-chance = Siegchance
review-lead = Erwarteter Vorsprung
review-cost = Kosten
review-grade = Urteil
review-cost-about = In Prozentpunkten der Siegchance
review-lead-about = In Siegpunkten, vor der Entscheidung
review-filter = Filtern
review-contents = Inhalt
review-luck-so-far = Glück bisher
review-own-so-far = Eigene Entscheidungen bisher
review-others-so-far = Entscheidungen anderer bisher
review-stack = { $name }: Glück und Entscheidungen
