### Die Frage auf einer Seite, die Zeile darunter, die Schritte eines Zuges und kommende Kämpfe.
###
### $n von $total   wie oft dieselbe Frage kommt

game-name = Thebai
pack-house = Hausausgabe
card-short-vp = { $amount } SP
card-short-help = ein Hilfsplättchen
card-short-blessing = ein Segensplättchen
card-short-start = Start
stage = { $phase ->
        [turns] Runde { $round }
        [fate] Runde { $round } · Schicksal
        [end] Schlusswertung
       *[other] Vorbereitung
    }

## Fragen, ohne Punkt

ask-over = Das Spiel ist zu Ende
ask-turn-reset = Setze dein Anwesen zurück
ask-turn-people = { $stuck ->
        [yes] Für einen Bevölkerungswürfel ist kein Feld frei: Erfülle einen Auftrag oder mach weiter
       *[no] Setze einen Bevölkerungswürfel ein
    }
ask-turn-walk = { $home ->
        [yes] Setze deinen Archon auf einen Kadmeiastein
       *[no] Bewege deinen Archon oder nimm ihn zurück
    }
ask-turn-aid = Setze ein Hilfsplättchen ein oder beende deinen Zug
ask-turn-evening = { $order ->
        [yes] Erfülle einen Auftrag oder beende deinen Zug
       *[no] Beende deinen Zug
    }
ask-choosing-stone = Wähle einen Kadmeiastein deines Anwesens für die Stadt
ask-choosing-order = Wähle deinen Startauftrag
ask-using = { $what ->
        [citizen] Wo setzt du den Bevölkerungswürfel der Stufe { $level } ein?
       *[help] Wo setzt du das Plättchen ein ({ $tile })?
    }
ask-triggering = Löse einen Kadmeiastein neben { $place } aus
ask-walking = { $stop ->
        [yes] Zieh weiter oder halte hier an
       *[no] Zieh weiter
    }
ask-goods = Nimm eine Ware deiner Wahl
ask-orders = Nimm einen Auftrag
ask-giving = Gib etwas zum Tausch ab
ask-taking = Nimm etwas für { card-thing }
ask-offered = Zahle { action-accept.cost } oder lass es
ask-paying = Zahle mit einer Ware oder Drachme
ask-raising = { $mode ->
        [one] Wähle den { prompt-raising.die }, den du { $left } Mal erhöhst
       *[other] Erhöhe einen { prompt-raising.die }
    }
ask-mustering = { $supply ->
        [yes] Setze einen Hoplitenwürfel ein oder versetze einen
       *[no] Versetze einen Hoplitenwürfel oder lass es
    }
ask-deploying = Setze den Hoplitenwürfel auf ein Würfelfeld
ask-removing = Entferne einen Kadmeiastein deines Anwesens
ask-building = Wähle den Kadmeiastein, den du einsetzt
ask-setting = { $stone } einsetzen: auf welches Feld?
ask-rotating = { $stone } auf { $place } drehen
ask-roofing = Löse ein Dach von „{ $stone }“ aus
ask-advancing = Rücke auf dem Altar vor
ask-relocating = Versetze deinen Archon
ask-seating = Lege ein Ratsmitglied-Plättchen
ask-ascending = Dein Hoplitenwürfel auf { $place } steigt auf: In welche Zeile kommt der Heerführer?
ask-meeting = Nimm einen Helden oder keinen
ask-standing = Stelle den Aufsteller von { $hero } auf
ask-retaining = Zahle für den Hoplitenwürfel auf { $place } oder lass ihn gehen
ask-counselling = Gib deinem Ratsmitglied ein Feld
ask-ordering = Welcher Effekt kommt zuerst?
ask-count = { $question } ({ $n } von { $total })
ask-for = { $question }: { $thing }

## Was jemand anderes tut

doing = { $frame ->
        [turn] { $player } ist am Zug
        [choosing-stone] { $player } wählt einen Kadmeiastein für die Stadt
        [choosing-order] { $player } wählt einen Startauftrag
        [using] { $player } setzt einen Bevölkerungswürfel oder ein Hilfsplättchen ein
        [triggering] { $player } wählt, welcher Kadmeiastein ausgelöst wird
        [walking] { $player } bewegt den Archon
        [goods] { $player } nimmt Waren
        [orders] { $player } nimmt Aufträge
        [giving] { $player } tauscht
        [taking] { $player } tauscht
        [offered] { $player } darf für einen Effekt zahlen
        [paying] { $player } zahlt
        [raising] { $player } erhöht Würfel
        [mustering] { $player } setzt Hoplitenwürfel ein
        [deploying] { $player } setzt einen Hoplitenwürfel ein
        [removing] { $player } entfernt Kadmeiasteine
        [building] { $player } setzt einen Kadmeiastein ein
        [setting] { $player } setzt einen Kadmeiastein ein
        [rotating] { $player } dreht einen Kadmeiastein
        [roofing] { $player } löst Dächer aus
        [advancing] { $player } rückt auf dem Altar vor
        [relocating] { $player } versetzt den Archon
        [seating] { $player } legt ein Ratsmitglied-Plättchen
        [ascending] { $player } setzt einen Heerführer
        [meeting] { $player } darf einen Helden nehmen
        [standing] { $player } stellt einen Aufsteller auf
        [retaining] { $player } zahlt Sold
        [counselling] { $player } gibt einem Ratsmitglied ein Feld
       *[ordering] { $player } wählt den nächsten Effekt
    }

## Die Zeile unter der Frage

sub-order-first = Vorher darfst du einen Auftrag erfüllen
sub-reset = Alle Bevölkerungswürfel kommen vom Anwesen zurück{ $level ->
        [none] { "" }
       *[other] , dazu ein neuer der Stufe { $level }
    }; die Hilfsplättchen dort verlassen das Spiel
sub-using = Stärke { $strength }: auf dem Anwesen, oder in der Stadt für einen Kadmeiastein (beide: { $strength ->
        [one] { $strength } Drachme
       *[other] { $strength } Drachmen
    })
sub-help = Stärke { $strength }, auf einem freien Feld der { $row ->
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Zeile
sub-walk-out = Nur der Kadmeiastein, auf dem der Archon anhält, wird ausgelöst; ihn zurückzunehmen bringt 1 Drachme
sub-walking = { $jump ->
        [yes] Ein leeres Würfelfeld darfst du noch für 1 Drachme überqueren
        [paid] Das leere Würfelfeld dieses Zuges ist überquert
       *[poor] Leere Würfelfelder kosten 1 Drachme, und du hast keine
    }
sub-triggered = Zuerst wird sein Effekt ausgelöst
sub-roofs = { $roofs ->
        [0] Ohne Dächer
        [one] { $roofs } Dach darf ausgelöst werden
       *[other] Bis zu { $roofs } Dächer dürfen ausgelöst werden
    }
sub-roofs-left = { $left ->
        [one] Noch { $left } Dach
       *[other] Noch { $left } Dächer
    }
sub-different = Verschiedene Würfel
sub-tracks = { $mode ->
        [one] Alle Schritte auf einer Leiste
        [different] Ein Schritt auf jeder Leiste
       *[free] Jeder Schritt auf einer Leiste deiner Wahl
    }
sub-then = Danach: { $text }
sub-swaps = Du hast { $n ->
        [one] { $n } Ware oder Drachme
       *[other] { $n } Waren und Drachmen
    }
sub-meeting = Du hast als Erstes einen Heerführer in dieser Zeile; du hast { $n } von 3 Helden
sub-retaining = { $drachmas ->
        [one] { $drachmas } Drachme
       *[other] { $drachmas } Drachmen
    } für { $n } Hoplitenwürfel
sub-counselling = Höchstens einer deiner Würfel auf jedem Monument
sub-commander = Der Heerführer hat Stärke { $strength }
sub-start-stone = Was er bedeckt, wird das nächste Aktionsfeld deines Anwesens

## Schritte

step-no-help = kein Hilfsplättchen
step-archon-back = zurückgenommen
step-orders = { $n ->
        [0] { "" }
        [one] { $n } bezahlbar
       *[other] { $n } bezahlbar
    }

## Kommende Kämpfe

battle-yours = { $there ->
        [yes] Du hast { $total } gegen einen Angriff der Stärke { $attack }
       *[no] Du bist nicht dabei, der Angriff hat Stärke { $attack }
    }: { $result ->
        [nothing] keine SP
        [sure] { $worst } SP
       *[range] { $worst } bis { $best } SP
    }
battle-leads = { $player } führt mit { $total } gegen einen Angriff der Stärke { $attack }
battle-nobody = Niemand ist dort, der Angriff hat Stärke { $attack }

## Kanten eines Kadmeiasteins

edge-rim = { roof-colour } am Stadtrand
edge-stone = { roof-colour } an „{ $stone }“
edge-match = { $where } passt: { $text }
edge-differs = { $where } trifft auf { $other }
edge-open = dort liegt kein Kadmeiastein
edge-used = ausgelöst

## Der Archon überquert

crossing = { $sign ->
        [raise] { $level ->
            [vp] { $player } bekommt 1 SP
           *[other] { $mine ->
                [yes] erhöht deinen { die-name } auf { $level }
               *[no] erhöht den { die-name } von { $player } auf { $level }
            }
        }
        [ascend] { $mine ->
            [yes] dein { die-name } steigt auf
           *[no] der { die-name } von { $player } steigt auf
        }
        [lower] { $mine ->
            [yes] verringert deinen { die-name } auf { $level }
           *[no] verringert den { die-name } von { $player } auf { $level }
        }
        [loss] { $mine ->
            [yes] dein { die-name } ist auf Stufe 1: du verlierst { $loss } SP
           *[no] der { die-name } von { $player } ist auf Stufe 1: −{ $loss } SP
        }
        [pay] leer: 1 Drachme
        [good] { $hero } wird überquert
       *[none] frei
    }

## Herolde

card-short-else = { $first }, sonst { $second }
card-short-foot = { $word ->
        [grape] Trauben
        [amphora] Amphoren
        [bronze] Bronze
        [good] Waren nach Wahl
        [drachma] Drachmen
        [vp] SP
        [order] Aufträge
        [swap] Tausch
        [raise] Erhöhen
        [hoplite] Hoplitenwürfel
        [remove] Kadmeiasteine entfernen
        [place] Kadmeiasteine einsetzen
        [altar] Altarschritte
        [relocate] Archon versetzen
       *[councillor] Ratsmitglied-Plättchen
    }

## Antigones Karten in wenigen Worten

card-short-she-citizen = { $amount } Bevölkerungswürfel
card-short-she-hoplite = { $amount } Hoplitenwürfel
card-short-she-raise = erhöht { $amount } { $kind ->
        [citizen] Bevölkerungswürfel
        [hoplite] Hoplitenwürfel
       *[die] Würfel
    }
card-short-she-altar = { $n ->
        [one] { $amount } Schritt
       *[other] { $amount } Schritte
    } { $track ->
        [dionysos] bei Dionysos
        [ares] bei Ares
       *[none] auf der Leiste der Karte
    }
card-short-she-order = { $n ->
        [one] { $amount } Auftrag
       *[other] { $amount } Aufträge
    } ({ $mode ->
        [most] häufigste
       *[few] seltenste
    } Farbe)
card-short-she-build = ein Kadmeiastein, { $n ->
        [one] { $amount } Dach
       *[other] { $amount } Dächer
    }
card-short-she-sweep = neue Auslage
card-short-she-vp = { $amount } SP
card-short-she-per-commanders = { " " }je Heerführer
card-short-she-per-rows-guarded = { " " }je bewachter Zeile
card-short-she-per-strongest-row = { " " }je Stärke in ihrer stärksten Zeile
card-short-she-per-gate-tiles = { " " }je Torplättchen
card-short-she-per-dionysos = { " " }je Schritt bei Dionysos
card-short-she-per-ares = { " " }je Schritt bei Ares
card-short-she-per-altar-lower = { " " }je Schritt des hinteren Markers
card-short-she-per-fulfilled = { " " }je erfülltem Auftrag
card-short-she-per-top-colour = { " " }je Auftrag der häufigsten Farbe
card-short-she-per-own-stones = { " " }je eigenem Stein in der Stadt
card-short-she-per-citizens-city = { " " }je Bevölkerungswürfel in der Stadt
card-short-she-per-dice-city = { " " }je Würfel in der Stadt
card-short-she-per-strong-city = { " " }je Würfel der Stärke 3 in der Stadt
card-short-she-per-rows-with-dice = { " " }je Zeile mit eigenem Würfel
card-short-she-per-councillors = { " " }je Ratsmitglied
