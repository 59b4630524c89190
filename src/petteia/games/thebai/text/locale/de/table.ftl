### Der Tisch in Worten: Aktionen und Fragen (petteia.thebai.words).
###
### $frame   was gerade entschieden wird; $die citizen oder hoplite; $level, $to Stufen
### $word, $n, $amount   eine Ware oder Drachmen, wie in cards.ftl

name-player = Person { $seat }
name-antigone = Antigone
die-name = { $die ->
        [citizen] Bevölkerungswürfel
       *[hoplite] Hoplitenwürfel
    }
roof-colour = { $roof ->
        [W] weiß
        [B] braun
        [O] ocker
       *[S] schiefergrau
    }
row-name = { $row ->
        [red] rote Zeile
        [blue] blaue Zeile
       *[yellow] gelbe Zeile
    }

## Zug

action-done = { $frame ->
        [turn-reset] Anwesen zurücksetzen
        [turn-people] Keinen Bevölkerungswürfel einsetzen
        [turn-aid] Kein Hilfsplättchen einsetzen
        [turn-evening] Zug beenden
        [offered] Nicht zahlen
        [meeting] Keinen Helden nehmen
        [mustering] Keinen Hoplitenwürfel versetzen
        [relocating] Archon stehen lassen
        [seating] Kein Ratsmitglied-Plättchen legen
        [relocating-home] Archon im Vorrat lassen
       *[other] Genug
    }
action-fulfil = { $order } erfüllen ({ $price })
action-citizen = Bevölkerungswürfel der Stufe { $level } einsetzen
action-help = { $tile } einsetzen
action-estate = { $space }: { $text }
action-city-use = Stadt { $place }, neben { $stones }
action-city-idle = Stadt { $place }: Dort ist kein Kadmeiastein frei, nichts wird ausgelöst
action-trigger = { $stone } ({ $place }) auslösen
action-trigger-both = { $stone } ({ $place }) auslösen, dann { $other } ({ $beyond }) (für { $cost ->
        [one] { $cost } Drachme
       *[other] { $cost } Drachmen
    })
action-archon = Archon auf { $stone } ({ $place }) setzen
action-relocate = Archon auf { $stone } ({ $place }) versetzen
action-step = Archon auf { $stone } ({ $place }){ $crossing ->
        [paid] : 1 Drachme zahlen
        [own] : deinen { die-name } verringern
        [own-lowest] : dein { die-name } ist auf Stufe 1, du verlierst 3 SP
        [other] : { die-name } erhöhen ({ $player })
        [other-ascends] : { die-name } steigt auf ({ $player })
       *[free] { "" }
    }
action-stop = Hier anhalten und { $stone } ({ $place }) auslösen
action-take-back = Archon zurücknehmen und 1 Drachme nehmen
action-start-stone = { $stone } kommt in die Stadt ({ row-name })
action-start-order = { $order } nehmen ({ $price })

## Effekte

action-good = { card-thing } nehmen
action-give = { card-thing } abgeben
action-take = { card-thing } nehmen
action-pay = { card-thing } zahlen
action-order = { $order } nehmen ({ $price })
action-order-deck = Den obersten Auftrag des Stapels nehmen
action-accept = { action-accept.cost } zahlen: { $text }
    .cost = { $cost ->
        [one] { $cost } Ware oder Drachme
       *[other] { $cost } Waren und/oder Drachmen
    }
action-raise-city = { die-name } auf { $place } erhöhen ({ action-raise-city.change })
    .change = { $to ->
        [ascends] { $level }, steigt auf
        [vp] { $level }, 1 SP
       *[other] { $level } → { $to }
    }
action-raise-estate = Bevölkerungswürfel auf „{ $space }“ erhöhen ({ action-raise-city.change })
action-raise-supply = { die-name } im Vorrat erhöhen ({ action-raise-city.change })
action-hoplite = Hoplitenwürfel der Stufe { $level } aus dem Vorrat einsetzen
action-shift = Hoplitenwürfel von { $place } (Stufe { $level }) auf ein anderes Würfelfeld versetzen
action-city = Würfelfeld { $place }
action-row-removing = { $stone } entfernen ({ row-name })
action-row-building = { $stone } einsetzen ({ row-name })
action-space = Kadmeiafeld { $place }
action-rotate = Oben { $top }, rechts { $right }, unten { $bottom }, links { $left } ({ $matching ->
        [one] { $matching } Kante passt
       *[other] { $matching } Kanten passen
    })
action-roof = { $edge ->
        [top] Oben
        [right] Rechts
        [bottom] Unten
       *[left] Links
    }, { $roof }: { $text }
action-track = { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    }, Feld { $space }: { $text }
action-monument = { $space }: { $text }
action-commander = Heerführer { $strength } in Zeile { $row }
action-hero = { $hero }: { $text }
action-keep = 1 Drachme zahlen: Der Hoplitenwürfel auf { $place } bleibt (Stufe { $level })
action-dismiss = Nicht zahlen: Der Hoplitenwürfel auf { $place } (Stufe { $level }) kehrt auf Stufe 1 in deinen Vorrat zurück
action-which = { $thing }

## Fragen

prompt-over = Das Spiel ist zu Ende.
prompt-turn-reset = In deinem Vorrat ist kein Bevölkerungswürfel mehr: Setze dein Anwesen zurück; vorher darfst du einen Auftrag erfüllen.
prompt-turn-people = { $order ->
        [yes] Setze einen Bevölkerungswürfel ein; vorher darfst du einen Auftrag erfüllen.
       *[no] Setze einen Bevölkerungswürfel ein.
    }
prompt-turn-walk = { $home ->
        [yes] Setze deinen Archon auf einen Kadmeiastein.
       *[no] Bewege deinen Archon oder nimm ihn zurück.
    }
prompt-turn-aid = Du darfst ein Hilfsplättchen einsetzen.
prompt-turn-evening = Du darfst einen Auftrag erfüllen; sonst endet dein Zug.
prompt-choosing-stone = Wähle einen Kadmeiastein der zweiten Spalte für die Stadt.
prompt-choosing-order = Wähle deinen Startauftrag.
prompt-using = { $what ->
        [citizen] Wo setzt du den Bevölkerungswürfel ein?
       *[help] Auf welchem Aktionsfeld setzt du das Hilfsplättchen ein?
    }
prompt-triggering = Welchen Kadmeiastein löst du aus?
prompt-walking = Den Archon weiterziehen oder hier anhalten?
prompt-goods = Nimm eine Ware (noch { $left }).
prompt-orders = Nimm einen Auftrag (noch { $left }).
prompt-giving = Tausch: Was gibst du ab? (noch { $left })
prompt-taking = Tausch: Was nimmst du?
prompt-offered = Zahlst du { action-accept.cost } für diesen Effekt? { $text }
prompt-paying = Womit zahlst du? (noch { $left })
prompt-raising = { $mode ->
        [one] Welchen { prompt-raising.die } erhöhst du um { $left ->
            [one] { $left } Stufe
           *[other] { $left } Stufen
        }?
       *[other] Erhöhe einen { prompt-raising.die } (noch { $left }).
    }
    .die = { $die ->
        [citizen] Bevölkerungswürfel
        [hoplite] Hoplitenwürfel
       *[any] Würfel
    }
prompt-mustering = { $supply ->
        [yes] Setze einen Hoplitenwürfel ein oder versetze einen (noch { $left }).
       *[no] Du hast keinen Hoplitenwürfel zum Einsetzen; du darfst einen versetzen (noch { $left }).
    }
prompt-deploying = Wohin kommt der Hoplitenwürfel?
prompt-removing = Entferne einen Kadmeiastein: aus welcher Zeile? (noch { $left })
prompt-building = Setze einen Kadmeiastein ein: aus welcher Zeile? (noch { $left })
prompt-setting = Wohin setzt du „{ $stone }“?
prompt-rotating = Wie liegt „{ $stone }“?
prompt-roofing = { $stone }: Welches Dach löst du aus? (noch { $left })
prompt-advancing = Auf welcher Leiste rückst du vor? (noch { $left })
prompt-relocating = Auf welchen Kadmeiastein versetzt du deinen Archon?
prompt-seating = Auf welches Monumentfeld kommt das Ratsmitglied-Plättchen?
prompt-ascending = Dein Hoplitenwürfel steigt auf: In welche Zeile kommt der Heerführer?
prompt-meeting = Nimmst du einen Helden?
prompt-standing = Wohin kommt der Aufsteller von { $hero }?
prompt-retaining = Zeile { $row }: Wer bleibt nach dem Kampf?
prompt-counselling = Auf welches Monumentfeld kommt dein Ratsmitglied?
prompt-ordering = Welcher Effekt kommt zuerst?

option-challenge = Wie stark Antigone ist, von 1 bis 5.
