# Der Tisch im Terminal.

ruling = Festlegung
name = Spieler { $player }
ask = Deine Wahl (Nummer, oder ? für Hilfe)
help =
    Eine Nummer wählt. Außerdem: a = Rat · u = zurücknehmen · s = speichern · t = Tisch noch einmal zeigen
    i NUMMER oder NAME = was eine Wahl oder Karte tut · r REGEL = eine Regel, etwa r T8 · w AKTION = warum
    nicht (etwa: w { $example }) · q = verlassen, das Spiel bleibt gespeichert
help-plain =
    Eine Nummer wählt. Außerdem: a = Rat · u = zurücknehmen · s = speichern · t = Tisch noch einmal zeigen
    i NUMMER oder NAME = was eine Wahl oder Karte tut · r REGEL = eine Regel · q = verlassen, das Spiel bleibt gespeichert
help-words = Statt ihrer Nummer wählen auch Worte, die nur eine Wahl hat.
help-why = w allein erklärt, was die anderen gerade getan haben.
no-rivals-moves = Die anderen haben seit deinem letzten Zug nichts getan.
advice = Siegchance { $share } %. { $reason }
unknown = { $text } verstehe ich nicht; ? zeigt, was möglich ist.
not-a-choice = Eine Wahl { $number } gibt es nicht; wähle 1 bis { $most }.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undone = Zurückgenommen.
saved = Das Spiel ist gespeichert in { $path }.
kept = Das Spiel ist gespeichert; weiter mit: { $command }
no-such-card = Eine Karte wie { $text } gibt es hier nicht.
nothing-to-read = Über die Wahl { $number } gibt es nichts zu lesen.
no-such-action = Eine Aktion { $text } kenne ich nicht. Aktionen beginnen mit { $actions }; etwa: w { $example }
nothing-typed = Gib die Nummer einer Wahl ein, oder ? für Hilfe.
several = { $text } kann { $numbers } sein; gib eine Nummer ein oder mehr von den Worten.
winners = { $number ->
    [0] Niemand hat gewonnen.
    [1] { $players } hat gewonnen.
   *[other] { $players } teilen sich den Sieg.
}
no-such-rule = Eine Regel { $text } gibt es nicht.
no-reasons = { $game } nennt keine Gründe für das, was nicht zur Wahl steht.
to-move = { $player } ist am Zug.
is-legal = Das ist jetzt erlaubt.
verified-over = { $moves ->
    [one] Der Zug ist erlaubt und führt zum Ergebnis.
   *[other] Alle { $moves } Züge sind erlaubt und führen zum Ergebnis.
}
verified-moves = { $moves ->
    [one] Der Zug ist erlaubt; das Spiel ist nicht zu Ende.
   *[other] Alle { $moves } Züge sind erlaubt; das Spiel ist nicht zu Ende.
}
verified-seed = Gemischt ist nach der Zahl { $seed }. Vor dem Spiel hat sich niemand darauf festgelegt.
verified-secret = Die geheime Zahl, nach der gemischt ist, passt zum Hashwert { $commitment }. Vergleiche ihn mit dem, den der Tisch vor dem Spiel gezeigt hat.
verified-commitment = Gemischt ist nach der geheimen Zahl zu diesem Hashwert: Die Mischung stand vor dem Spiel fest.
bots-budget = oracle:0.5s ist das Orakel mit einer halben Sekunde je Entscheidung, oracle:2000 mit Iterationen. Für den Olympier gilt dasselbe.
bots-weights = merchant@DATEI spielt nach den Gewichten einer Datei von `petteia train`.
bots-program = exec:BEFEHL ist ein eigenes Programm (docs/external-bots.md).
lesson-begins = Was zu tun ist, steht unter den Möglichkeiten; mit u lässt sich alles zurücknehmen.
lesson-rival = { $name } ist Spieler { $player }.
lesson-choose = Wähle { $number }, oder tippe { $word }, dann geschieht es; { $leave } = keine Erklärungen mehr.
lesson-left = Die Partie geht ohne Erklärungen weiter.
