### Das Protokoll: was jemand tat, was von selbst geschah und was sich änderte
### (petteia.thebai.chronicle).

## Taten

log-done = { $player } { $frame ->
        [turn-reset] setzt das Anwesen zurück
        [turn-aid] setzt kein Hilfsplättchen ein
        [turn-evening] beendet den Zug
        [offered] zahlt nicht
        [meeting] nimmt keinen Helden
       *[other] hört hier auf
    }
log-fulfil = { $player } erfüllt { $order }
log-citizen = { $player } setzt einen Bevölkerungswürfel der Stufe { $level } ein
log-help = { $player } setzt ein Hilfsplättchen ein: { $tile }
log-estate = { $player } nutzt das Aktionsfeld { $space }
log-city-use = { $player } setzt den Bevölkerungswürfel auf { $place }, neben { $stones }
log-city-idle = { $player } setzt den Bevölkerungswürfel auf { $place }, wo kein Kadmeiastein frei ist
log-trigger = { $player } löst { $stone } ({ $place }) aus
log-trigger-both = { $player } zahlt für zwei Steine und löst { $stone } ({ $place }) aus, dann { $other } ({ $beyond })
log-archon = { $player } setzt den Archon auf { $stone } ({ $place })
log-relocate = { $player } versetzt den Archon auf { $stone } ({ $place })
log-step = { $player } zieht den Archon auf { $stone } ({ $place }){ $crossing ->
        [paid] { " " }und zahlt 1 Drachme
        [own] , über einen eigenen { die-name }
        [own-lowest] , über einen eigenen { die-name } der Stufe 1
        [other] , über den { die-name } von { $other }
        [other-ascends] , über den { die-name } von { $other }, der aufsteigt
       *[free] { "" }
    }
log-stop = { $player } hält den Archon an und löst { $stone } ({ $place }) aus
log-take-back = { $player } nimmt den Archon zurück
log-start-stone = { $player } gibt { $stone } in die Stadt
log-start-order = { $player } nimmt den Startauftrag { $order }
log-good = { $player } nimmt { card-thing }
log-give = { $player } gibt { card-thing } ab
log-take = { $player } nimmt dafür { card-thing }
log-pay = { $player } zahlt { card-thing }
log-order = { $player } nimmt den Auftrag { $order }
log-order-deck = { $player } nimmt einen Auftrag vom Stapel
log-accept = { $player } zahlt { action-accept.cost } für den Effekt
log-raise-city = { $player } erhöht den { die-name } auf { $place } ({ action-raise-city.change })
log-raise-estate = { $player } erhöht den Bevölkerungswürfel auf „{ $space }“ ({ action-raise-city.change })
log-raise-supply = { $player } erhöht einen { die-name } im Vorrat ({ action-raise-city.change })
log-hoplite = { $player } nimmt einen Hoplitenwürfel der Stufe { $level } aus dem Vorrat
log-shift = { $player } versetzt den Hoplitenwürfel von { $place }
log-city = { $player } wählt das Würfelfeld { $place }
log-row-removing = { $player } entfernt { $stone } vom Anwesen
log-row-building = { $player } nimmt { $stone } vom Anwesen
log-space = { $player } wählt das Kadmeiafeld { $place }
log-rotate = { $player } setzt { $stone } auf { $place } ein
log-roof = { $player } löst ein Dach aus: { $roof }
log-track = { $player } rückt auf der { $track ->
        [dionysos] Dionysosleiste
       *[ares] Aresleiste
    } auf Feld { $space } vor
log-monument = { $player } wählt im Rat { $space }
log-commander = { $player } setzt Heerführer { $strength } in Zeile { $row }
log-hero = { $player } nimmt den Helden { $hero }
log-keep = { $player } zahlt für den Hoplitenwürfel auf { $place }
log-dismiss = Der Hoplitenwürfel von { $player } auf { $place } kehrt auf Stufe 1 in den Vorrat zurück
log-which = { $player } nutzt { $thing }

## Was von selbst geschieht

log-reset = { $player } setzt das Anwesen zurück
log-herald = { $herald } erhöht alle Würfel in Spalte { $column }
log-marker = Ein Besetztmarker kommt auf { $place }
log-prosperity = { $tile }. { $text }
log-battle = Kampf in Zeile { $row }: { $attack } greift mit Stärke { $strength } an
log-loot = { $player } nimmt die Beute des Tores
log-gate = { $player } nimmt das Torplättchen „{ $tile }“ von Zeile { $row }
log-gate-leaves = Niemand gewinnt: Das Torplättchen „{ $tile }“ von Zeile { $row } kommt aus dem Spiel
log-pay-hoplites = { $player } zahlt Sold
log-turn-order = Spielreihenfolge: { $players }
log-turn-order-stays = Die Spielreihenfolge bleibt
log-round = Runde { $round } beginnt
log-card = Antigone spielt „{ $card }“
log-destiny = Antigone folgt ihrer Bestimmung: „{ $card }“
log-her-archon = Antigones Archon folgt der Karte „{ $herald }“
log-new-herald = „{ $herald }“ kommt weg, „{ $other }“ liegt nun rechts
log-round-over = Runde { $round } ist zu Ende
log-her-die = Antigones Ratsmitglied kommt auf ein Monument
log-end = Die letzten Würfel verlassen den Ratspfad
log-sweep = Die übrigen Würfel werden erhöht
log-score = { $player } hat { $total } SP

## Änderungen

change-vp = { $player }: SP { $amount }
change-stock = { $player }: { $thing ->
        [grape] Trauben
        [amphora] Amphoren
        [bronze] Bronze
       *[drachma] Drachmen
    } { $amount }
change-altar = { $player }: { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    } { $space }
change-thing = { $player } nimmt { $thing }
change-fulfilled = { $player } erfüllt { $order }
change-drawn = { $player } zieht { $order }
change-ascends = ein Bevölkerungswürfel von { $player } steigt in den Rat auf
change-seated = { $player }: { $space }
change-commander = Heerführer { $strength } von { $player } in Zeile { $row }
change-citizen = { $player } hat einen neuen Bevölkerungswürfel der Stufe { $level }
change-archon = Archon von { $player } auf { $stone } ({ $place })
change-archon-home = Archon von { $player } wieder im Vorrat
change-die = { die-name } von { $player } auf { $place } (Stufe { $level })
change-level = { die-name } von { $player } auf { $place }: { $level } → { $to }
change-stone = { $stone } auf { $place }
change-leaves = { $thing } kommt aus dem Spiel
change-total = { $player }: Stärke { $total }
change-absent = { $player } ist nicht dabei
change-round = { $player }: { $amount } SP, insgesamt { $total }
change-score = { $part ->
        [track] bisherige SP
        [councillors] Ratsmitglieder
        [heroes] Helden und Segensplättchen
        [estate] Anwesen
        [city] Würfel in der Stadt
        [orders] Aufträge
        [stock] Waren und Drachmen
       *[hand] Aufträge auf der Hand
    } { $amount }

## Was Antigone durch eine Karte tut, und warum

deed-citizen = Sie setzt einen Bevölkerungswürfel der Stufe { $level } auf { $place }: { $stones ->
        [2] zwischen zwei Kadmeiasteine
       *[other] neben einen Kadmeiastein
    }, am nächsten bei { $focus }
deed-hoplite = Sie setzt einen Hoplitenwürfel der Stufe { $level } auf { $place }: { $row ->
        [0] { $stones ->
            [2] zwischen zwei Kadmeiasteine, am nächsten bei { $focus }
            [1] neben einen Kadmeiastein, am nächsten bei { $focus }
           *[other] am nächsten bei { $focus }
        }
       *[other] in Zeile { $row } des nächsten Kampfes, { $stones ->
            [2] zwischen zwei Kadmeiasteine
            [1] neben einen Kadmeiastein
           *[other] am nächsten bei { $focus }
        }
    }
deed-raise = { $instead ->
        [citizen] Sie hat keinen Bevölkerungswürfel mehr einzusetzen und erhöht stattdessen ihren
        [hoplite] Sie hat keinen Hoplitenwürfel mehr einzusetzen und erhöht stattdessen ihren
       *[none] Sie erhöht ihren
    } { die-name } auf { $place } ({ $level } → { $to })
deed-ascends = Ihr Bevölkerungswürfel auf { $place } stand auf { $level } und steigt in den Rat auf
deed-commander = Ihr Hoplitenwürfel auf { $place } stand auf { $level } und wird Heerführer { $strength } in Zeile { $row }
deed-order = Sie nimmt { $order }: { order-colour }, von den Farben der Auslage hat sie davon am { $mode ->
        [most] meisten
       *[few] wenigsten
    } ({ $owned })
deed-altar = Sie rückt auf der { $track ->
        [dionysos] Dionysosleiste
       *[ares] Aresleiste
    } von { $space } auf { $to } vor{ $gain ->
        [yes] { "" }
       *[no] ; dort gibt es keine SP, also nichts
    }
deed-build = Sie nimmt { $stone } vom { $pile ->
        [left] linken
        [middle] mittleren
       *[right] rechten
    } Stapel, wie der Würfel es sagt, und setzt ihn auf { $place } ein, { $around ->
        [one] neben einen Kadmeiastein
       *[other] wo die meisten Kadmeiasteine angrenzen ({ $around })
    }, am nächsten bei { $focus }
deed-roof = Sein Dach { $edge ->
        [top] oben
        [right] rechts
        [bottom] unten
       *[left] links
    } passt: { $roof }
deed-no-roof = Keines seiner Dächer passt
deed-sweep = Alle Aufträge der Auslage kommen aus dem Spiel, und neue werden ausgelegt
deed-vp = Sie erhält { $vp } SP
deed-instead = { $word ->
        [citizen] Kein Würfelfeld neben einem Kadmeiastein ist frei
        [hoplite] Kein Würfelfeld ist frei
        [raise] Sie hat keinen solchen Würfel in der Stadt
        [blocked] Ihr Hoplitenwürfel kann kein Heerführer werden
        [order] Die Auslage ist leer
        [altar] Sie ist am Ende beider Leisten
       *[build] Sie kann keinen Kadmeiastein einsetzen
    }: stattdessen { $vp } SP
deed-archon = Ihr Archon kommt auf { $stone } ({ $place }): { $word ->
        [none] kein freier Kadmeiastein hat den Effekt am Fuß des Herolds, also auf den, der { $focus } am nächsten liegt
       *[other] von den freien Kadmeiasteinen, deren Effekt { card-foot }, liegt er { $focus } am nächsten
    }
