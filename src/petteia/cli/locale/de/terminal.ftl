# Der Tisch im Terminal.

epoch = Epoche { $epoch } von 5
phase-actions = Phase II: Aktionen, Runde { $round }
phase-writing = Phase III: Bilden der Mythen
phase-scoring = Endwertung
phase-over = Ende
quests = Aufgaben
quest = Nr. { $quest } ({ $colours }): { $gold } Gold, { $vp } SP, Lyra { $transfers }
agora = Agora
oracle = Orakel
ruling = Festlegung
pile = Zugstapel { $pile }, Ablagestapel { $discard }
column-player = Spieler
column-tokens = Plättchen
column-board = Tableau
column-domain = Sphäre
column-elysium = Elysium
disc = Scheibe { $disc }: Spieler { $player }
gold-vp = { $gold } Gold · { $vp } SP
prestige = { $pp } EP
columns = Säulen { $columns }
quest-held = Aufgabe { $quest }
quest-incomplete = Unvollendete Aufgabe
citizens = { $count } Bürger
bonus-level = Bonus Rang { $level }
bonus-family = Bonus { $family } { $vp }
you = du
name = Spieler { $player }
ask = Deine Wahl (Nummer, oder ? für Hilfe)
help =
    Eine Nummer wählt. Außerdem: a = Rat · u = zurücknehmen · s = speichern · t = Tisch noch einmal zeigen
    i NUMMER oder NAME = was eine Wahl oder Karte tut · r REGEL = eine Regel, etwa r T8 · w AKTION = warum
    nicht (etwa: w { $example }) · q = verlassen, das Spiel bleibt gespeichert
help-words = Statt ihrer Nummer wählen auch Worte, die nur eine Wahl hat.
advice = Vorsprung { $lead } SP, Siegchance { $share } %. { $reason }
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
    [1] { $players } hat gewonnen.
   *[other] { $players } teilen sich den Sieg.
}
no-such-rule = Eine Regel { $text } gibt es nicht.
is-legal = Das ist jetzt erlaubt.
result = { $place }. Spieler { $player }: { $total } SP
sheet = SP-Plättchen { $vp }, Chronos { $chronos }, Familienmythen { $families }, Mythen eines Ranges { $levels }, Ehrenpunkte { $prestige }, Bonusplättchen { $bonuses }, Bürger { $citizens }
