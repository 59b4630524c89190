### Der Rahmen des Tisches: Kopfzeile, Schritte, Frage, Reiter, Verlauf.

## Kopfzeile

thebai-fate = Schicksal: Runde { $round } von { $rounds }
thebai-fate-battle = Kampf, Zeile { $row }
thebai-fate-hidden = verdeckt
thebai-fate-tile = Runde { $round }: { $what }{ $state ->
        [done] , vorbei
        [now] , jetzt
       *[ahead] { "" }
    }
thebai-turn-order = Spielreihenfolge mit Siegpunkten
thebai-vp = Siegpunkte
thebai-vp-of = { $name }: { $vp } SP

## Schritte

thebai-steps = Schritte
thebai-step = { $step ->
        [reset] Zurücksetzen
        [citizen] Bevölkerung
        [archon] Archon
        [help] Hilfsplättchen
        [order] Auftrag
        [stone] Kadmeiastein
        [card] Startauftrag
        [herald] Herold
        [prosperity] Wohlstand
        [attack] Angriff
        [loot] Beute
        [gate] Torplättchen
        [pay] Sold
        [council] Rat
       *[turn-order] Spielreihenfolge
    }
thebai-step-done = erledigt
thebai-step-optional = freiwillig
thebai-step-skipped = ausgelassen

## Frage und Knöpfe

thebai-brings = Das bringt:
thebai-hold = Halte etwas Leuchtendes gedrückt, um zu sehen, was es bringt.
thebai-stop-on = Auf { $place } anhalten
thebai-place-it = So einsetzen
thebai-keys-left = Kadmeiastein nach links drehen
thebai-keys-right = Kadmeiastein nach rechts drehen
thebai-keys-place = Kadmeiastein so einsetzen

## Reiter

thebai-tab = { $tab ->
        [table] Stadt
        [now] Jetzt
        [estate] Anwesen
        [orders] Aufträge
        [boards] Tafeln
        [rivals] Gegner
       *[log] Verlauf
    }
thebai-tab-lit = hier gibt es etwas zu wählen

## Verlauf

thebai-log-setup = Vorbereitung
thebai-log-round = Runde { $round }
thebai-log-fate = Runde { $round } · Schicksal
thebai-log-end = Schlusswertung
thebai-replay-round-back = Zurück zum Anfang der Runde
thebai-replay-round-next = Weiter zur nächsten Runde
