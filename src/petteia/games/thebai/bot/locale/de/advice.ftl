# Gründe für einen Zug von Thebai; jeder ist ein Teil eines Satzes.

because-goods = bringt in diesem Zug { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
because-goods-kept = lässt dir { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    } für später
because-drachmas = bringt in diesem Zug { $n ->
        [one] 1 Drachme
       *[other] { $n } Drachmen
    }
because-drachmas-kept = lässt dir { $n ->
        [one] 1 Drachme
       *[other] { $n } Drachmen
    } für später
because-orders = deine erfüllten Aufträge sind { $vp } SP mehr wert
because-order-ready = danach hast du die Waren für „{ $order }“
because-hand = bringt { $n ->
        [one] einen Auftrag
       *[other] { $n } Aufträge
    } für später
because-citizens = deine Bevölkerungswürfel steigen um insgesamt { $n ->
        [one] 1 Stufe
       *[other] { $n } Stufen
    }
because-citizens-new = bringt { $n ->
        [one] einen neuen Bevölkerungswürfel
       *[other] { $n } neue Bevölkerungswürfel
    }
because-hoplites = deine Hoplitenwürfel steigen um insgesamt { $n ->
        [one] 1 Stufe
       *[other] { $n } Stufen
    }
because-hoplites-city = bringt { $n ->
        [one] einen Hoplitenwürfel
       *[other] { $n } Hoplitenwürfel
    } in die Stadt
because-city = deine Würfel in der Stadt sind { $vp } SP mehr wert
because-battle = macht dich um { $n } stärker in Zeile { $row }, wo der nächste Kampf ist
because-commander = bringt einen Heerführer in eine Zeile
because-council = deine Ratsmitglieder sind { $vp } SP mehr wert
because-path = { $n ->
        [one] ein Bevölkerungswürfel steigt
       *[other] { $n } Bevölkerungswürfel steigen
    } in den Rat auf
because-estate = deine geleerten Spalten sind { $vp } SP mehr wert
because-stones = { $n ->
        [one] ein Kadmeiastein verlässt dein Anwesen und gibt eine Aktion frei
       *[other] { $n } Kadmeiasteine verlassen dein Anwesen und geben Aktionen frei
    }
because-altar = bringt dich auf der Leiste des { $track ->
        [ares] Ares
       *[dionysos] Dionysos
    } { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } weiter
because-blessing = bringt das Segensplättchen „{ $blessing }“
because-help = du bekommst: { $tile }
because-help-kept = für später bleibt: { $tile }
because-hero = bringt den Helden „{ $hero }“
because-gate = bringt ein Torplättchen, das als Auftrag jeder Farbe zählt
because-end = deine Helden und Segensplättchen bringen am Spielende { $vp } SP mehr
because-rivals = { $alone ->
        [yes] Antigone gewinnt in diesem Zug nichts
       *[no] die anderen gewinnen in diesem Zug nichts
    }
