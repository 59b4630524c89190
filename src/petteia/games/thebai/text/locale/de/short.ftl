### Effekte in wenigen Worten, für Tafeln mit wenig Platz.
###
### $n, $amount   wie oft, und wie es geschrieben wird (1/2/3); $effect, $done   ein anderer Effekt

card-short-paid = { $n } zahlen: { $effect }
card-short-per = { $done } { $each }
card-short-cap = , höchstens { $cap }
card-short-raise = { $mode ->
        [different] { $amount } verschiedene { card-do-raise.word }{ card-do-raise.where } erhöhen
        [one] einen { card-do-raise.word }{ card-do-raise.where } { $amount }× erhöhen
       *[none] { $n ->
            [one] { $amount } { card-do-raise.word }{ card-do-raise.where } erhöhen
           *[other] { card-do-raise.word }{ card-do-raise.where } { $amount }× erhöhen
        }
    }
card-short-hoplite = { $n ->
        [one] { $amount } Hoplit
       *[other] { $amount } Hopliten
    } in die Stadt
card-short-remove = { $n ->
        [one] { $amount } Stein
       *[other] { $amount } Steine
    } entfernen
card-short-place = { $n ->
        [one] { $amount } Stein
       *[other] { $amount } Steine
    } einsetzen{ $triggered ->
        [yes] , ausgelöst
       *[no] { "" }
    }{ $roofs ->
        [none] { "" }
       *[other] , { $most ->
            [one] { $roofs } Dach
           *[other] bis zu { $roofs } Dächer
        }
    }
card-short-swap = { $amount }× tauschen
card-short-altar = { $mode ->
        [different] 1 Schritt auf jeder Leiste
       *[other] { $amount } { $n ->
            [one] Schritt
           *[other] Schritte
        } { $track ->
            [dionysos] bei Dionysos
            [ares] bei Ares
           *[none] { $mode ->
                [one] auf einer Leiste
               *[none] am Altar
            }
        }
    }
card-short-relocate = Archon versetzen
card-short-councillor = { $amount } Ratsmitglied-Plättchen
card-short-standee = der Aufsteller nimmt einen Sitz im Rat ein

## Maße

card-short-per-commanders = je eigenem Heerführer
card-short-per-rows-guarded = je bewachter Zeile
card-short-per-strongest-row = je Stärke in deiner stärksten Zeile
card-short-per-gate-tiles = je eigenem Torplättchen
card-short-per-heroes = je eigenem Helden
card-short-per-dionysos = je Schritt bei Dionysos
card-short-per-ares = je Schritt bei Ares
card-short-per-altar-lower = je Schritt des hinteren Markers
card-short-per-blessings = je eigenem Segensplättchen
card-short-per-fulfilled = je erfülltem Auftrag
card-short-per-double-colours = je Farbe mit 2 Aufträgen
card-short-per-top-colour = je Auftrag der häufigsten Farbe
card-short-per-stock = je Ware oder Drachme
card-short-per-columns-cleared = je geleerter Spalte
card-short-per-rows-cleared = je geleerter Zeile
card-short-per-stones-gone = je Stein, der dein Anwesen verließ
card-short-per-own-stones = je eigenem Stein in der Stadt
card-short-per-citizens-city = je Bevölkerungswürfel in der Stadt
card-short-per-dice-city = je Würfel in der Stadt
card-short-per-strong-city = je Würfel der Stärke 3 in der Stadt
card-short-per-strong-citizens = je Bevölkerungswürfel der Stärke 2 oder 3
card-short-per-strong-home = je starkem Bevölkerungswürfel daheim
card-short-per-rows-with-dice = je Zeile mit eigenem Würfel
card-short-per-councillors = je eigenem Ratsmitglied

## Dauerhafte Effekte

card-short-on-archon-moved = Archon überquert { $n } oder mehr: { $effect }
card-short-on-fulfilled = je Auftrag: { $effect }
card-short-on-stand-crossed = Archon überquert ihn: { $effect }
card-short-on-end = am Spielende: { $effect }
card-short-passive-free-pay = Hopliten bleiben ohne Sold
card-short-passive-battle = +{ $n } in deinen Kämpfen
card-short-passive-second-order = zwei Aufträge je Zug
card-short-passive-no-loss = keine Verluste im Kampf
card-short-passive-stand-strength = zählt { $n } in seiner Zeile
