### Koniec gry: arkusz punktów, przebieg, najciekawsze chwile.

sheet-track = PZ zdobyte w grze
sheet-track-note = { "" }
sheet-councillors = Członkowie rady
sheet-councillors-note = { $vp ->
        [0] według swoich miejsc
       *[other] według swoich miejsc; Antygona: po { $vp }
    }
sheet-heroes = Bohaterowie i błogosławieństwa
sheet-heroes-note = punktujący na koniec
sheet-estate = Posiadłość
sheet-estate-note = oczyszczone kolumny: { $values }
sheet-city = Kostki w mieście
sheet-city-note = siła każdej z nich
sheet-orders = Zlecenia i kafelki bram
sheet-orders-note = różne: { $different }; jednakowe: { $equal }
sheet-stock = Towary i drachmy
sheet-stock-note = 1 za każde { $number }
sheet-hand = Zlecenia na ręce
sheet-hand-note = po { $vp }
sheet-total = Razem

chart-start = Start
chart-councillors = Rada
chart-heroes = Bohaterowie
chart-estate = Posiadłość
chart-city = Kostki
chart-orders = Zlecenia
chart-stock = Towary
chart-hand = Ręka

moment-battle = Najlepsza bitwa
moment-defeat = Najdroższa bitwa
moment-battle-words = { $vp } PZ w rzędzie { $row }, runda { $round }
moment-turn = Najbogatsza tura
moment-turn-words = { $vp } PZ w rundzie { $round }
moment-walk = Najdłuższy marsz
moment-walk-words = { $steps ->
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } w rundzie { $round }
moment-order = Najdroższe zlecenie
moment-goods = { $goods ->
        [one] 1 towar
        [few] { $goods } towary
       *[many] { $goods } towarów
    }
moment-lead = Zmiany prowadzenia
moment-lead-words = { $times ->
        [0] ani jednej
        [one] jedna
        [2] dwie
       *[other] { $times }
    }

lede = przewagą { $vp } PZ, dzięki { lede.category }
    .category = { $category ->
        [track] PZ zdobytym w grze
        [councillors] członkom rady
        [heroes] bohaterom i błogosławieństwom
        [estate] posiadłości
        [city] kostkom w mieście
        [orders] zleceniom
        [stock] towarom i drachmom
       *[hand] mniejszej liczbie zleceń na ręce
    }
lede-shared = wspólne zwycięstwo
lede-solo-won = { $vp } PZ przed Antygoną, dzięki { lede.category }
lede-solo-lost = { $vp } PZ za Antygoną; najwięcej zaważyły { $category ->
        [track] jej PZ zdobyte w grze
        [councillors] jej miejsca w radzie
        [city] jej kostki w mieście
        [orders] jej zlecenia
        [estate] PZ za posiadłość
        [heroes] PZ za bohaterów i błogosławieństwa
        [stock] towary i drachmy
       *[hand] zlecenia, które zostały Ci na ręce
    }
lede-solo-level = remis z Antygoną; z nią wygrywa tylko ten, kto ma więcej PZ
