### Schauen: Kämpfe, Wohlstand, Herolde, Antigones Zug, Runden, Schlusswertung; und das Ende der Partie.

## Jede Schau

thebai-show-battle = Kampf in Zeile { $row }
thebai-show-prosperity = Wohlstand: { $name }
thebai-show-herald = Herold der Spalte { $column }
thebai-show-antigone = Antigones Zug
thebai-show-round = Das brachte Runde { $round }
thebai-show-score = Schlusswertung
thebai-show-back = Einen Schritt zurück
thebai-show-again = Noch einmal
thebai-show-skip = Überspringen
thebai-show-next = Weiter
thebai-show-done = Fertig
thebai-show-close = Schließen; man kann es noch einmal ansehen
thebai-show-see-again = Noch einmal ansehen:
thebai-show-enlarge = In der Stadt zeigen
thebai-show-enlarge-short = Groß
thebai-show-step-of = { $step } von { $of }
thebai-show-happened = geschehen
thebai-show-you = Du
thebai-show-you-small = du
thebai-show-vp = { $vp } SP

## Kampf

thebai-battle-title = Kampf am Tor { $gate }, Zeile { $row }
thebai-battle-step = { $step ->
        [attack] Angriff
        [totals] Stärken
        [points] Punkte
        [loot] Beute
        [gate] Torplättchen
        [pay] Sold
        [council] Rat
       *[turn-order] Reihenfolge
    }
thebai-battle-head = { $step ->
        [attack] Der Angriff hat Stärke { $strength }
        [totals] Die Verteidiger werden gezählt
        [points] Vergleich mit { $strength }
        [loot] Beute
        [gate] Wer nimmt das Torplättchen?
        [pay] Sold für Hoplitenwürfel
        [council] Ratsmitglieder nehmen ihre Plätze ein
       *[turn-order] Die Spielreihenfolge
    }
thebai-battle-sub = { $step ->
        [totals] Hoplitenwürfel in Zeile { $row } und zwischen ihr und den Nachbarzeilen, dazu Heerführer.
       *[points] Übermacht bringt SP; was fehlt, kostet je 1 SP; wer nicht dabei ist, verliert 3 SP je Punkt.
    }
thebai-battle-sum = Konflikt { $number }, Karte { $modifier }
thebai-battle-strength = Angriff { $strength }
thebai-battle-attack = Konflikt { $number } zählt { $number }, die Karte „{ $name }“ gibt { $modifier } dazu: Stärke { $strength }.
thebai-battle-total = { $name } hat { $total }.
thebai-battle-nobody = { $name } ist nicht dabei.
thebai-battle-none = niemand dort
thebai-battle-bonus = dazu
thebai-battle-above = { $points ->
        [0] gleich stark
       *[other] { $points } über dem Angriff
    }
thebai-battle-short = { $points } unter dem Angriff
thebai-battle-absent = nicht dabei: 3 je Punkt
thebai-battle-hers = SP ändern sich nicht
thebai-battle-points = { $name }: { $distance }, { $vp } SP.
thebai-battle-reward = Wer kämpfte, nimmt:
thebai-battle-no-loot = In Zeile { $row } hat niemand gekämpft, also gibt es keine Beute.
thebai-battle-twice = zweimal
thebai-battle-twice-why = Zweimal nur mit Übermacht 3 oder mehr.
thebai-battle-pay = Sold
thebai-battle-no-pay = Für keinen Hoplitenwürfel ist Sold zu zahlen.
thebai-gate-you = Du nimmst es.
thebai-gate-taken = { $name } nimmt es.
thebai-gate-leaves = Es kommt aus dem Spiel.
thebai-gate-why = { $why ->
        [highest] „{ $tile }“: die höchste Stärke aller, die standhalten.
        [ares] „{ $tile }“: gleich stark, also entscheidet Ares.
        [lost] „{ $tile }“: Du hast nicht standgehalten.
       *[nobody] „{ $tile }“: Niemand hat standgehalten.
    }
thebai-gate-worth = Bei der Wertung der Aufträge zählt es als einer mehr, in der besten Farbe.
thebai-order-new = neue Reihenfolge
thebai-order-stays = wie bisher

## Wohlstand, Herold, Runde, Wertung

thebai-prosperity-none = nichts
thebai-prosperity-hers = Wohlstand gilt für sie nicht
thebai-herald-head = { $step ->
        [herald] Ein Herold kommt
        [raised] Alle Würfel der Spalte steigen
       *[marker] Ein Besetztmarker
    }
thebai-herald-comes = Alle Würfel in Spalte { $column } steigen um eine Stufe. Dann kommt ein Besetztmarker auf ein Würfelfeld neben { $space }.
thebai-raised-none = Dort liegt kein Würfel.
thebai-raised = { $kind ->
        [citizen] Bevölkerungswürfel
       *[hoplite] Hoplitenwürfel
    } von { $name } auf { $at }: { $after ->
        [gone] { $kind ->
            [citizen] steigt in den Rat auf
           *[hoplite] wird Heerführer
        }
        [stays] bleibt auf { $before }
       *[other] { $before } auf { $after }
    }{ $vp ->
        [0] .
       *[other] , { $vp } SP.
    }
thebai-marker = { $at } ist besetzt: frei zu überqueren, aber kein Platz für Würfel.
thebai-marker-none = Kein freies Würfelfeld für einen Besetztmarker.
thebai-round-player = Person
thebai-round-gain = SP
thebai-round-total = gesamt
thebai-round-orders = Aufträge
thebai-round-stones = Steine
thebai-score-category = Kategorie
thebai-score-part = { $part ->
        [track] Bisherige SP
        [councillors] Ratsmitglieder
        [heroes] Helden und Segensplättchen
        [estate] Anwesen
        [city] Würfel in der Stadt
        [orders] Aufträge
        [stock] Waren und Drachmen
       *[hand] Aufträge auf der Hand
    }
thebai-score-total = Gesamt

## Antigone

thebai-antigone-level = Stufe { $level }
thebai-antigone-now = { $vp } SP, wenn die Partie jetzt endete
thebai-antigone-if = Endete die Partie jetzt: { $hers } für sie, { $yours } für dich
thebai-antigone-turn = Ihr Zug, Karte für Karte
thebai-antigone-next = Ihr nächster Zug
thebai-antigone-left = { $count ->
        [one] 1 Karte darunter
       *[other] { $count } Karten darunter
    }
thebai-antigone-again = Letzter Zug
thebai-antigone-head = { $step ->
        [archon] Ihr Archon folgt dem Herold
        [raised] Alle Würfel um ihren Archon steigen
       *[new-herald] Ein neuer Herold
    }
thebai-antigone-step = { $part ->
        [first] Erste Karte
        [second] Zweite Karte
        [archon] Archon
       *[herald] Herold
    }
thebai-antigone-card = { $place } · { $state ->
        [done] getan
        [now] jetzt
        [open] offen
        [stays] bleibt offen
       *[closed] verdeckt
    }
thebai-antigone-closed = Noch verdeckt
thebai-antigone-second = wird in ihrem Zug aufgedeckt
thebai-antigone-third = zeigt, welchem Herold ihr Archon folgt, und bleibt offen
thebai-antigone-points = { $side ->
        [left] linker Herold
       *[right] rechter Herold
    }
thebai-antigone-destiny = mit Bestimmung
thebai-antigone-destiny-is = Bestimmung:
thebai-antigone-each = jedes Mal, wenn eine Karte dieses Zeichen hat
thebai-antigone-heralds = Herolde
thebai-antigone-counting = auf einen zeigt die offene Karte
thebai-antigone-herald = { $side ->
        [left] Links: { $space }
       *[right] Rechts: { $space }
    }
thebai-antigone-counts = gilt jetzt
thebai-antigone-has = Ihre Steine, Aufträge und Würfel
thebai-antigone-stones = Ihre Steine
thebai-antigone-die = ein Würfel wählt den Stapel
thebai-antigone-pile = { $place ->
        [0] 1: links
        [1] 2: Mitte
       *[2] 3: rechts
    }
thebai-antigone-count = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
thebai-antigone-orders = Aufträge
thebai-antigone-colour = { $colour ->
        [wine] Wein
        [honey] Honig
        [olive] Olive
       *[sea] Meer
    } { $count }
thebai-antigone-supply = Vorrat
thebai-antigone-commanders = Verbliebene Heerführer
thebai-antigone-altar = Ihre Altarmarker
thebai-antigone-dionysos = Dionysos
thebai-antigone-ares = Ares
thebai-antigone-how = Wie sie entscheidet
thebai-antigone-no-reward = Ihre Aufträge zählen nur mit Farbe und Satz, ihre Belohnung bekommt sie nicht. Waren und Drachmen nimmt und zahlt sie nie, und ihre Würfel werden nie gesenkt.
thebai-antigone-impossible = Sonst: { $what }

## Das Ende der Partie

thebai-end-rounds = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
thebai-end-challenge = Stufe { $level }
thebai-end-vp = SP
thebai-end-chart = Siegpunkte im Verlauf
thebai-end-axis = Ende der Runde
thebai-end-after-round = Runde { $round }
