### Die Texte von Tafeln, Karten und Plättchen, aus ihren Effekten gebildet
### (petteia.thebai.steptext, petteia.thebai.cardtext).
###
### $n       die Zahl, für die Mehrzahl; $amount wie geschrieben, „1/2/3“ nach Stärke
### $kind    die, citizen, hoplite
### $rest    ein Text hinter einem Doppelpunkt; $sentence mit großem Anfang

## Verbinden

card-comma = { $first }, { $second }
card-and = { $first } und { $second }
card-or = { $first } oder { $second }
card-then = { $first }, dann { $second }
card-led = { $lead }: { $sentence }

## Nehmen

card-take = nimm { $things }
card-thing = { $amount } { card-thing.noun }
    .noun = { $word ->
        [grape] { $n ->
            [one] Traube
           *[other] Trauben
        }
        [amphora] { $n ->
            [one] Amphore
           *[other] Amphoren
        }
        [bronze] Bronze
        [good] { $n ->
            [one] Ware deiner Wahl
           *[other] Waren deiner Wahl
        }
        [drachma] { $n ->
            [one] Drachme
           *[other] Drachmen
        }
       *[order] { $n ->
            [one] Auftrag
           *[other] Aufträge
        }
    }
card-pay = du darfst { $n ->
        [one] { $n } Ware oder Drachme
       *[other] { $n } Waren und/oder Drachmen
    } zahlen
card-cap = , höchstens { $cap }{ $word ->
        [vp] { " " }SP
        [good] { " " }{ $cap ->
            [one] Ware
           *[other] Waren
        }
        [other] -mal
       *[taken] { " " }{ card-thing.noun }
    }

## Tun

card-do-vp = erhalte { $amount } SP
card-do-swap = tausche { $n ->
        [one] { $amount } Ware oder Drachme gegen eine andere deiner Wahl
       *[other] bis zu { $amount } Waren oder Drachmen gegen andere deiner Wahl
    }
card-do-raise = erhöhe { $mode ->
        [different] { $amount } unterschiedliche { card-do-raise.word }{ card-do-raise.where }
        [one] einen einzigen { card-do-raise.word }{ card-do-raise.where } { $amount }-mal
       *[none] { $n ->
            [one] { $amount } { card-do-raise.word }{ card-do-raise.where }
           *[other] { card-do-raise.word }{ card-do-raise.where } insgesamt { $amount }-mal
        }
    }
    .word = { $kind ->
        [citizen] Bevölkerungswürfel
        [hoplite] Hoplitenwürfel
       *[die] Würfel
    }
    .where = { $place ->
        [city] { " " }in der Stadt
        [supply] { " " }in deinem Vorrat
        [estate] { " " }auf deinem Anwesen
        [council] { " " }auf der Ratstafel
       *[none] { "" }
    }
card-do-hoplite = setze { $n ->
        [one] { $amount } Hoplitenwürfel auf ein freies Würfelfeld (oder versetze einen dorthin)
       *[other] { $amount } Hoplitenwürfel auf freie Würfelfelder (oder versetze deine)
    }
card-do-remove = entferne { $n ->
        [one] { $amount } Kadmeiastein
       *[other] { $amount } Kadmeiasteine
    } von deinem Anwesen
card-do-place = { $triggered ->
        [yes] löse { card-do-place.of } aus und setze { card-do-place.it } ein
       *[no] setze { card-do-place.stones } ein
    }{ $roofs ->
        [none] { "" }
       *[other] ; danach darfst du { $most ->
            [one] 1 passendes Dach
           *[other] bis zu { $roofs } passende Dächer
        }{ $n ->
            [one] { "" }
           *[other] { " " }jedes Steins
        } auslösen
    }
    .stones = { $n ->
        [one] { $amount } Kadmeiastein
       *[other] { $amount } Kadmeiasteine
    }
    .of = { $n ->
        [one] den Effekt von { $amount } Kadmeiastein
       *[other] nacheinander die Effekte von { $amount } Kadmeiasteinen
    }
    .it = { $n ->
        [one] ihn
       *[other] sie
    }
card-do-altar = rücke { $mode ->
        [different] auf jeder Leiste 1 Feld vor
       *[other] { $track ->
            [dionysos] auf der Dionysosleiste
            [ares] auf der Aresleiste
           *[none] { $mode ->
                [one] auf einer einzigen Leiste
               *[none] { $n ->
                    [one] auf einer Leiste deiner Wahl
                   *[other] auf Leisten deiner Wahl insgesamt
                }
            }
        } { $amount } { $n ->
            [one] Feld
           *[other] Felder
        } vor
    }
card-do-relocate = versetze deinen Archon auf einen beliebigen anderen freien Kadmeiastein, ohne ihn auszulösen
card-do-councillor = lege { $n ->
        [one] { $amount } Ratsmitglied-Plättchen auf ein freies Monumentfeld
       *[other] { $amount } Ratsmitglied-Plättchen auf freie Monumentfelder
    }
card-do-help = nimm ein { $what ->
        [red] rotes
        [blue] blaues
       *[yellow] gelbes
    } Hilfsplättchen der Stärke { $amount }
card-do-blessing = nimm das Segensplättchen „{ $what }“

## Maße

card-per-commanders = { " " }für jeden deiner Heerführer in der Stadt
card-per-rows-guarded = { " " }für jede Zeile mit einem deiner Hoplitenwürfel oder Heerführer oder mit deinem Aufsteller, der Stärke hat
card-per-strongest-row = { " " }für jeden Punkt Stärke in deiner stärksten Zeile
card-per-gate-tiles = { " " }für jedes deiner Torplättchen
card-per-heroes = { " " }für jeden deiner Helden
card-per-dionysos = { " " }für jedes Feld, das du auf der Dionysosleiste vorgerückt bist
card-per-ares = { " " }für jedes Feld, das du auf der Aresleiste vorgerückt bist
card-per-altar-lower = { " " }für jedes Feld, das du auf der Leiste vorgerückt bist, auf der du weiter hinten liegst
card-per-blessings = { " " }für jedes deiner Segensplättchen
card-per-fulfilled = { " " }für jeden Auftrag, den du erfüllt hast
card-per-double-colours = { " " }für jede Farbe, von der du mindestens 2 Aufträge erfüllt hast
card-per-top-colour = { " " }für jeden erfüllten Auftrag deiner häufigsten Farbe
card-per-stock = { " " }für jede deiner Waren und jede deiner Drachmen
card-per-columns-cleared = { " " }für jede geleerte Spalte deines Anwesens
card-per-rows-cleared = { " " }für jede Zeile deines Anwesens ohne Kadmeiastein
card-per-stones-gone = { " " }für jeden Kadmeiastein, der dein Anwesen verlassen hat
card-per-own-stones = { " " }für jeden Kadmeiastein deiner Farbe in der Stadt
card-per-citizens-city = { " " }für jeden deiner Bevölkerungswürfel in der Stadt
card-per-dice-city = { " " }für jeden deiner Würfel in der Stadt
card-per-strong-city = { " " }für jeden deiner Würfel der Stärke 3 in der Stadt
card-per-strong-citizens = { " " }für jeden deiner Bevölkerungswürfel der Stärke 2 oder 3 in der Stadt, in deinem Vorrat und auf deinem Anwesen
card-per-strong-home = { " " }für jeden deiner Bevölkerungswürfel der Stärke 2 oder 3 in deinem Vorrat und auf deinem Anwesen
card-per-rows-with-dice = { " " }für jede Zeile mit einem deiner Würfel
card-per-councillors = { " " }für jedes deiner Ratsmitglieder (Würfel, Plättchen und Held auf den Monumenten, Würfel auf dem Pfad)

## Andauernde Effekte

card-on-archon-moved = jedes Mal, wenn dein Archon über { $n } oder mehr Würfelfelder gezogen ist
card-on-fulfilled = jedes Mal, wenn du einen Auftrag erfüllst
card-on-stand-crossed = jedes Mal, wenn dein Archon über diesen Aufsteller zieht
card-on-end = am Spielende
card-passive-free-pay = deine Hoplitenwürfel bleiben nach einem Kampf ohne Sold
card-passive-battle = in Kämpfen, an denen du teilnimmst, ist deine Stärke um { $n } höher
card-passive-second-order = du darfst in jedem deiner Züge zwei Aufträge erfüllen
card-passive-no-loss = du verlierst in Kämpfen keine SP
card-passive-stand-strength = der Aufsteller hat in Kämpfen Stärke { $n } und braucht keinen Sold
card-standee = { $standee ->
        [dice] stelle den Aufsteller auf ein freies Würfelfeld
       *[monument] stelle den Aufsteller auf ein freies Monumentfeld: Am Spielende wertest du die Bedingung, die dort steht
    }
card-by-copy = erhalte die SP auf dem Plättchen ({ $values })

## Karten und Plättchen

card-city-name = { $side ->
        [large] Stadt, 3–4 Personen
       *[small] Stadt, 1–2 Personen
    }
card-piece = { $piece ->
        [citizen-die] Bevölkerungswürfel
        [hoplite-die] Hoplitenwürfel
        [archon] Archon
        [commander] Heerführer
        [councillor-tile] Ratsmitglied-Plättchen
        [altar-marker] Altarmarker
        [attack-marker] Angriffsplättchen
        [turmoil-tile] Tumultplättchen
        [occupied-marker] Besetztmarker
       *[game-end-card] Spielendekarte
    }
card-cost = zahle { $things }
card-attack = Modifikator { $modifier }: Der Angriff hat im ersten Konflikt der Partie Stärke { $first }, im zweiten { $second }, im dritten { $third } und im vierten { $fourth }
card-conflict-name = Konflikt { $number }
card-conflict = ein Kampf in Zeile { $number }, am Tor { $gate }
card-everyone = für alle
card-council-name = { $monument } { $number }
card-turmoil-name = Tumult { $number }
card-turmoil = bei der Vorbereitung kommen Tumultplättchen auf die ersten Felder dieser Liste, die im Spiel sind (5 bei 1–2 Personen, 4 bei 3, 3 bei 4): { $spaces }
card-herald-name = Herold { $number }
card-herald = erhöhe alle Würfel in Spalte { $column }; lege dann einen Besetztmarker auf ein freies Würfelfeld neben { $space }, das an mindestens einen Kadmeiastein grenzt
card-herald-foot = Antigones Archon kommt auf einen freien Kadmeiastein, dessen Effekt { $words }
card-foot-else = { $first }, sonst auf einen, dessen Effekt { $second }
card-foot = { $word ->
        [grape] Trauben bringt
        [amphora] Amphoren bringt
        [bronze] Bronze bringt
        [good] Waren nach Wahl bringt
        [drachma] Drachmen bringt
        [vp] SP bringt
        [order] Aufträge bringt
        [swap] einen Tausch erlaubt
        [raise] Würfel erhöht
        [hoplite] Hoplitenwürfel einsetzt
        [remove] Kadmeiasteine entfernt
        [place] Kadmeiasteine einsetzt
        [altar] Altarschritte bringt
        [relocate] den Archon versetzt
       *[councillor] Ratsmitglied-Plättchen legt
    }
card-help-name = { $colour ->
        [red] Rotes
        [blue] Blaues
       *[yellow] Gelbes
    } Hilfsplättchen { $strength }
card-help = nutze ein freies Aktionsfeld deiner { $colour ->
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Zeile mit Stärke { $strength }
card-altar-name = { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    } { $number }
card-altar-start = hier beginnen die Altarmarker
card-roof-name = { $roof ->
        [W] Weißes
        [B] Braunes
        [O] Ockerfarbenes
       *[S] Schiefergraues
    } Dach
card-antigone-roof-name = { card-roof-name } (Antigone)
card-monument = ein Monument der Ratstafel mit { $count } Feldern
card-path-name = Ratspfad { $number }
card-path = erhalte { $vp } SP, wenn ein Bevölkerungswürfel auf dieses Feld aufsteigt

## Antigone

card-she-citizen = Antigone setzt { $n ->
        [one] { $amount } Bevölkerungswürfel auf ein Würfelfeld
       *[other] { $amount } Bevölkerungswürfel auf Würfelfelder
    } neben einem Kadmeiastein
card-she-hoplite = Antigone setzt { $amount } Hoplitenwürfel in die Zeile des nächsten Konflikts
card-she-raise = Antigone erhöht { $mode ->
        [different] in der Stadt { $amount } { card-do-raise.word }, möglichst unterschiedliche
       *[any] { $n ->
            [one] { $amount } { card-do-raise.word } in der Stadt
           *[other] ihre { card-do-raise.word } in der Stadt insgesamt { $amount }-mal
        }
    }
card-she-altar = Antigone rückt auf der { $track ->
        [dionysos] Dionysosleiste
        [ares] Aresleiste
       *[none] Leiste der Aktionskarte
    } { $n ->
        [one] { $amount } Feld
       *[other] { $amount } Felder
    } vor
card-she-order = Antigone nimmt { $n ->
        [one] { $amount } Auftrag aus der Auslage, ohne seine Belohnung: den, von dessen Farbe sie am { card-she-order.how } hat
       *[other] nacheinander { $amount } Aufträge aus der Auslage, ohne ihre Belohnungen: jedes Mal den, von dessen Farbe sie dann am { card-she-order.how } hat
    }
    .how = { $mode ->
        [most] meisten
       *[few] wenigsten
    }
card-she-build = Antigone setzt einen Kadmeiastein ein und löst { $n ->
        [one] { $amount } passendes Dach
       *[other] bis zu { $amount } passende Dächer
    } aus
card-she-sweep = alle Aufträge der Auslage kommen aus dem Spiel, und neue werden ausgelegt
card-she-vp = Antigone erhält { $amount } SP
card-she-per-commanders = { " " }für jeden ihrer Heerführer in der Stadt
card-she-per-rows-guarded = { " " }für jede Zeile mit einem ihrer Hoplitenwürfel oder Heerführer
card-she-per-strongest-row = { " " }für jeden Punkt Stärke in ihrer stärksten Zeile
card-she-per-gate-tiles = { " " }für jedes ihrer Torplättchen
card-she-per-dionysos = { " " }für jedes Feld, das sie auf der Dionysosleiste vorgerückt ist
card-she-per-ares = { " " }für jedes Feld, das sie auf der Aresleiste vorgerückt ist
card-she-per-altar-lower = { " " }für jedes Feld, das sie auf der Leiste vorgerückt ist, auf der sie weiter hinten liegt
card-she-per-fulfilled = { " " }für jeden Auftrag, den sie erfüllt hat
card-she-per-top-colour = { " " }für jeden erfüllten Auftrag ihrer häufigsten Farbe
card-she-per-own-stones = { " " }für jeden Kadmeiastein ihrer Farbe in der Stadt
card-she-per-citizens-city = { " " }für jeden ihrer Bevölkerungswürfel in der Stadt
card-she-per-dice-city = { " " }für jeden ihrer Würfel in der Stadt
card-she-per-strong-city = { " " }für jeden ihrer Würfel der Stärke 3 in der Stadt
card-she-per-rows-with-dice = { " " }für jede Zeile mit einem ihrer Würfel
card-she-per-councillors = { " " }für jedes ihrer Ratsmitglieder (Würfel auf den Monumenten und auf dem Pfad)
card-action-track = Altarschritte macht sie dabei auf der { $track ->
        [dionysos] Dionysosleiste
       *[ares] Aresleiste
    }
card-action-pointer = die Karte zeigt auf den { $pointer ->
        [left] linken
       *[right] rechten
    } Herold
card-action-destiny = dann wird die Bestimmungskarte abgehandelt
card-challenge = Antigone beginnt mit { $vp } SP, Bevölkerungswürfeln der Stufe { $citizens } und Hoplitenwürfeln der Stufe { $hoplites }; { $orders ->
        [0] sie hat keine weiteren Aufträge
        [one] sie hat { $orders } weiteren Auftrag
       *[other] sie hat { $orders } weitere Aufträge
    }; jedes Ratsmitglied bringt ihr { $councillor } SP

## Ihre Tabelle: was sie bevorzugt, und was geschieht, wenn etwas unmöglich ist

card-table-name = { $row ->
        [choice] Ihre Wahl
        [pointer] Ihr Zeiger
        [citizen] Ihre Bevölkerungswürfel
        [hoplite] Ihre Hoplitenwürfel
        [raise] Ihr Erhöhen
        [commander] Ihre Heerführer
        [altar] Ihre Altarschritte
        [order] Ihre Aufträge
        [build] Ihre Kadmeiasteine
       *[sweep] Ihr Austausch der Auslage
    }
card-table = { $row ->
        [choice] von mehreren Plätzen nimmt sie den, den sie bevorzugt, dann den, der dem markierten Feld des Herolds, auf den ihre Karte zeigt, am nächsten liegt, dann den obersten, dann den am weitesten links. Entfernungen werden in Zeilen und Spalten gezählt, ein Würfelfeld liegt auf halbem Weg zwischen seinen beiden Kadmeiafeldern
        [pointer] während eine Karte abgehandelt wird, zeigt sie auf den Herold, in der Nähe von dessen markiertem Feld Antigone handelt. Die Karte, die am Ende ihres Zuges offen bleibt, zeigt auf den Herold, dem ihr Archon folgt; die Spielendekarte zeigt auf den linken
        [citizen] sie setzt den höchsten Bevölkerungswürfel ihres Vorrats auf ein freies Würfelfeld zwischen zwei Kadmeiasteinen, sonst neben einem; nichts wird ausgelöst. Ohne Bevölkerungswürfel im Vorrat erhöht sie stattdessen einen in der Stadt; ohne solches Feld erhält sie 1 SP
        [hoplite] sie setzt den höchsten Hoplitenwürfel ihres Vorrats in die Zeile des nächsten Konflikts (ist sie voll oder kommt kein Konflikt mehr: in eine beliebige), am liebsten zwischen zwei Kadmeiasteine, dann neben einen. Ohne Hoplitenwürfel im Vorrat erhöht sie stattdessen einen in der Stadt; ohne freies Würfelfeld erhält sie 1 SP
        [raise] jedes Mal erhöht sie den höchsten ihrer Würfel in der Stadt, von gleich hohen einen Bevölkerungswürfel vor einem Hoplitenwürfel; einen Hoplitenwürfel, der nicht Heerführer werden kann, nur wenn es keinen anderen Würfel gibt. Ohne solchen Würfel in der Stadt erhält sie für jedes Erhöhen 1 SP
        [commander] ihr Heerführer kommt, wenn möglich, in die Zeile des nächsten Konflikts, sonst in die obere mögliche Zeile
        [altar] sie rückt auf der Leiste der Karte vor, an deren Ende auf der anderen, und erhält nur SP und die SP des Segensplättchens am Ende einer Leiste. Sind beide Leisten zu Ende, erhält sie für jeden Schritt 1 SP
        [order] aus der Auslage nimmt sie einen Auftrag der Farbe, von der sie am wenigsten hat (oder am meisten, wenn die Karte es sagt), bei Gleichstand den am weitesten links; Torplättchen zählen nicht mit, und die Auslage wird nach jedem Auftrag aufgefüllt. Ihre Aufträge zählen nur mit ihrer Farbe und in Sets und bringen keine Belohnung. Ohne Auftrag in der Auslage erhält sie für jeden 1 SP
        [build] ihr Kadmeiastein kommt auf das Feld mit den meisten benachbarten Steinen, so gedreht, dass die meisten Kanten passen, und mit den wenigsten Vierteldrehungen im Uhrzeigersinn; von den passenden Dächern löst sie weiß zuerst aus, dann ocker, braun, schiefergrau. Ohne Stein oder ohne Feld erhält sie 2 SP
       *[sweep] alle Aufträge der Auslage kommen aus dem Spiel, und neue werden ausgelegt, so viele, wie der Stapel noch hat, höchstens vier; ist der Stapel leer, geschieht nichts
    }
