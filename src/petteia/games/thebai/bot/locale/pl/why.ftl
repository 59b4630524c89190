# Co ruch innego gracza daje temu graczowi i co zabrał Tobie; każda część to część zdania.

theirs-goods-kept = { $rival } ma na później { $n ->
        [one] 1 towar
        [few] { $n } towary
       *[many] { $n } towarów
    }
theirs-drachmas-kept = { $rival } ma na później { $n ->
        [one] 1 drachmę
        [few] { $n } drachmy
       *[many] { $n } drachm
    }
theirs-orders = { $rival } ma wykonane zlecenia warte o { $vp } PZ więcej
theirs-order-ready = { $rival } będzie mieć towary na zlecenie „{ $order }”
theirs-citizens = kostki ludności, które ma { $rival }, rosną łącznie o { $n ->
        [one] 1 poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
theirs-hoplites = kostki hoplitów, które ma { $rival }, rosną łącznie o { $n ->
        [one] 1 poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
theirs-city = { $rival } ma w mieście kostki warte o { $vp } PZ więcej
theirs-battle = { $rival } ma o { $n } więcej siły w rzędzie { $row }, w którym będzie następna bitwa
theirs-council = { $rival } ma członków rady wartych o { $vp } PZ więcej
theirs-estate = { $rival } ma opróżnione kolumny warte o { $vp } PZ więcej
theirs-stones = { $n ->
        [one] kamień opuszcza posiadłość i odsłania akcję
        [few] { $n } kamienie opuszczają posiadłość i odsłaniają akcje
       *[many] { $n } kamieni opuszcza posiadłość i odsłania akcje
    }
theirs-altar = { $rival } przesuwa się o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } na torze { $track ->
        [ares] Aresa
       *[dionysos] Dionizosa
    }
theirs-help = { $rival } dostaje: { $tile }
theirs-help-kept = { $rival } zostawia na później: { $tile }
theirs-end = { $rival } dostaje na koniec gry z bohaterów i błogosławieństw o { $vp } PZ więcej
lost-vp = { $n } PZ
lost-dice = { $n ->
        [one] kostkę
        [few] { $n } kostki
       *[many] { $n } kostek
    } w mieście
lost-goods = { $n ->
        [one] 1 towar
        [few] { $n } towary
       *[many] { $n } towarów
    }
lost-drachmas = { $n ->
        [one] 1 drachmę
        [few] { $n } drachmy
       *[many] { $n } drachm
    }
lost-ahead = miejsce przed tym graczem na torze { $track ->
        [ares] Aresa
       *[dionysos] Dionizosa
    }
lost-order = zlecenie „{ $name }”, na które były towary
lost-hero = możliwość zdobycia bohatera „{ $name }”
lost-council = wolne pole rady: { $name }
lost-last = ostatni kafelek tego rodzaju: { $name }
