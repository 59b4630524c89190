### Die Teile von Thebai, die Stadt, und das Einsetzen eines Steins.

## Teile
thebai-sign = { $word ->
        [grape] Trauben
        [amphora] Amphoren
        [bronze] Bronze
        [good] Ware nach Wahl
        [drachma] Drachmen
        [order] Auftrag
        [swap] Tausch
        [vp] Siegpunkte
        [raise] Würfel erhöhen
        [raise-citizen] Bevölkerungswürfel erhöhen
        [raise-hoplite] Hoplitenwürfel erhöhen
        [hoplite] Hoplitenwürfel einsetzen
        [place] Kadmeiastein einsetzen
        [remove] Kadmeiastein entfernen
        [altar] Schritt auf der Altartafel
        [dionysos] Leiste des Dionysos
        [ares] Leiste des Ares
        [relocate] Archon versetzen
        [councillor] Ratsmitglied
        [help-red] Rotes Hilfsplättchen
        [help-blue] Blaues Hilfsplättchen
        [help-yellow] Gelbes Hilfsplättchen
        [blessing] Segensplättchen
        [roof] Dach
        [commander] Heerführer
        [hero] Held
        [gate] Torplättchen
        [citizen] Bevölkerungswürfel
        [archon] Archon
        [stone] Kadmeiastein
       *[other] { $word }
    }
thebai-roof = { $roof ->
        [W] weiß
        [B] braun
        [O] ocker
        [S] schiefergrau
       *[none] nichts
    }
thebai-stone-roofs = Dächer von oben im Uhrzeigersinn: { $roofs }
thebai-die = { $kind ->
        [citizen] Bevölkerungswürfel von { $name }, Stufe { $level }
       *[hoplite] Hoplitenwürfel von { $name }, Stufe { $level }
    }
thebai-archon = Archon von { $name }
thebai-archon-start = Hier ist der Archon von { $name } aufgebrochen
thebai-standee = { $hero }, Aufsteller von { $name }
thebai-commander = Heerführer von { $name }, Stärke { $strength }
thebai-order-payable = Du kannst ihn bezahlen
thebai-orders-of = { $count ->
        [one] 1 erfüllter Auftrag
       *[other] { $count } erfüllte Aufträge
    } ({ $colour ->
        [wine] weinrot
        [honey] honiggelb
        [olive] olivgrün
       *[sea] meerblau
    })

## Die Stadt
thebai-city = Stadt
thebai-heroes = Helden
thebai-gates = Tore
thebai-city-row = Zeile { $row }
thebai-stop = Halt
thebai-fresh = Neu seit deinem letzten Zug
thebai-space-empty = { $space }, leer
thebai-space-stone = { $stone } auf { $space }
thebai-stone-on = { $stone } auf { $space }
thebai-stone-of = Stein von { $name }
thebai-dice-between = Würfelfeld zwischen { $one } und { $other }
thebai-dice-free = Frei
thebai-city-marker = Besetztmarker
thebai-rim = Stadtrand: { $roof }
thebai-attack-shown = Angriff auf Zeile { $row }: { $name }
thebai-attack-hidden = Angriffskarte der Zeile { $row }, verdeckt
thebai-attack-range = Kampf in Runde { $round }, Angriff { $range }
thebai-gate = Tor { $row }, { $gate }
thebai-gate-tile = Torplättchen „{ $tile }“: { $text }
thebai-city-gate-taken = { $name } hat das Torplättchen
thebai-gate-gone = Das Torplättchen ist aus dem Spiel
thebai-commanders = Heerführer der Zeile { $row }
thebai-commanders-none = Noch keiner
thebai-hero = { $name }, Held der Zeile { $row }
thebai-hero-taken = { $name } hat { $hero }
thebai-hero-gone = { $hero } ist aus dem Spiel
thebai-city-battle = Zeile { $row }
thebai-city-attack = Angriff { $range }

## Einen Stein einsetzen
thebai-placing = Einsetzen: { $stone }
thebai-on-space = auf { $space }
thebai-no-space-yet = noch kein Feld
thebai-yours = deiner
thebai-stone-left = Gegen den Uhrzeigersinn drehen
thebai-stone-right = Im Uhrzeigersinn drehen
thebai-turn-stone = { $stone } auf { $space }: drehen
thebai-choose-space = Wähle eines der leuchtenden Felder in der Stadt.
thebai-turn-note = { $left ->
        [one] Du darfst 1 passendes Dach auslösen.
       *[other] Du darfst bis zu { $left } passende Dächer auslösen.
    }
thebai-turn-note-none = Dieser Stein löst keine Dächer aus.
thebai-roofs-left = { $left ->
        [one] Du darfst noch 1 Dach auslösen.
       *[other] Du darfst noch { $left } Dächer auslösen.
    }
thebai-nothing-matches = So passt kein Dach.
thebai-edge-name = { $edge ->
        [top] Oben
        [right] Rechts
        [bottom] Unten
       *[left] Links
    }
thebai-herald-ring = Der Herold, auf den Antigones offene Karte zeigt: Von mehreren Orten nimmt sie den, der diesem Feld am nächsten liegt.
