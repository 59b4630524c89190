# Was der Zug eines Mitspielers ihm bringt und was er dir genommen hat; jedes ist ein Teil eines Satzes.

theirs-goods-kept = { $rival } behält { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    } für später
theirs-drachmas-kept = { $rival } behält { $n ->
        [one] 1 Drachme
       *[other] { $n } Drachmen
    } für später
theirs-orders = die erfüllten Aufträge von { $rival } sind { $vp } SP mehr wert
theirs-order-ready = danach hat { $rival } die Waren für „{ $order }“
theirs-citizens = die Bevölkerungswürfel von { $rival } steigen um insgesamt { $n ->
        [one] 1 Stufe
       *[other] { $n } Stufen
    }
theirs-hoplites = die Hoplitenwürfel von { $rival } steigen um insgesamt { $n ->
        [one] 1 Stufe
       *[other] { $n } Stufen
    }
theirs-city = die Würfel von { $rival } in der Stadt sind { $vp } SP mehr wert
theirs-battle = macht { $rival } um { $n } stärker in Zeile { $row }, wo der nächste Kampf ist
theirs-council = die Ratsmitglieder von { $rival } sind { $vp } SP mehr wert
theirs-estate = die geleerten Spalten von { $rival } sind { $vp } SP mehr wert
theirs-stones = { $n ->
        [one] ein Kadmeiastein verlässt das Anwesen und gibt eine Aktion frei
       *[other] { $n } Kadmeiasteine verlassen das Anwesen und geben Aktionen frei
    }
theirs-altar = bringt { $rival } auf der Leiste des { $track ->
        [ares] Ares
       *[dionysos] Dionysos
    } { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } weiter
theirs-help = { $rival } bekommt: { $tile }
theirs-help-kept = { $rival } behält für später: { $tile }
theirs-end = Helden und Segensplättchen bringen { $rival } am Spielende { $vp } SP mehr
lost-vp = { $n } SP
lost-dice = { $n ->
        [one] einen Würfel
       *[other] { $n } Würfel
    } in der Stadt
lost-goods = { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
lost-drachmas = { $n ->
        [one] 1 Drachme
       *[other] { $n } Drachmen
    }
lost-ahead = deinen Vorsprung auf der Leiste des { $track ->
        [ares] Ares
       *[dionysos] Dionysos
    }
lost-order = den Auftrag „{ $name }“, für den du die Waren hattest
lost-hero = die Möglichkeit, den Helden „{ $name }“ zu gewinnen
lost-council = ein freies Feld im Rat: { $name }
lost-last = das letzte Plättchen dieser Art: { $name }
