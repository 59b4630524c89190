### Das Ende einer Partie: Wertungsblatt, Verlauf, Höhepunkte.

sheet-track = Im Spiel gesammelte SP
sheet-track-note = { "" }
sheet-councillors = Ratsmitglieder
sheet-councillors-note = { $vp ->
        [0] wie ihre Plätze sagen
       *[other] wie ihre Plätze sagen; Antigone: je { $vp }
    }
sheet-heroes = Helden und Segensplättchen
sheet-heroes-note = die am Ende werten
sheet-estate = Anwesen
sheet-estate-note = geräumte Spalten: { $values }
sheet-city = Würfel in der Stadt
sheet-city-note = die Stärke eines jeden
sheet-orders = Aufträge und Torplättchen
sheet-orders-note = verschiedene: { $different }; gleiche: { $equal }
sheet-stock = Waren und Drachmen
sheet-stock-note = je { $number }: 1
sheet-hand = Aufträge auf der Hand
sheet-hand-note = je { $vp }
sheet-total = Summe

chart-start = Start
chart-councillors = Rat
chart-heroes = Helden
chart-estate = Anwesen
chart-city = Würfel
chart-orders = Aufträge
chart-stock = Waren
chart-hand = Hand

moment-battle = Bester Kampf
moment-defeat = Teuerster Kampf
moment-battle-words = { $vp } SP in Zeile { $row }, Runde { $round }
moment-turn = Ertragreichster Zug
moment-turn-words = { $vp } SP in Runde { $round }
moment-walk = Längster Weg
moment-walk-words = { $steps } Schritte in Runde { $round }
moment-order = Teuerster Auftrag
moment-goods = { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }
moment-lead = Führungswechsel
moment-lead-words = { $times ->
        [0] keiner
        [one] einer
       *[other] { $times }
    }

lede = mit { $vp } SP Vorsprung, dank { lede.category }
    .category = { $category ->
        [track] der im Spiel gesammelten SP
        [councillors] der Ratsmitglieder
        [heroes] der Helden und Segensplättchen
        [estate] des Anwesens
        [city] der Würfel in der Stadt
        [orders] der Aufträge
        [stock] der Waren und Drachmen
       *[hand] weniger Aufträgen auf der Hand
    }
lede-shared = ein geteilter Sieg
lede-solo-won = { $vp } SP vor Antigone, dank { lede.category }
lede-solo-lost = { $vp } SP hinter Antigone; am meisten zählten { $category ->
        [track] ihre im Spiel gesammelten SP
        [councillors] ihre Ratsmitglieder
        [city] ihre Würfel in der Stadt
        [orders] ihre Aufträge
        [estate] die SP des Anwesens
        [heroes] deine Helden und Segensplättchen
        [stock] deine Waren und Drachmen
       *[hand] deine Aufträge auf der Hand
    }
lede-solo-level = gleichauf mit Antigone; gegen sie gewinnt nur, wer mehr SP hat
