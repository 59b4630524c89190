# Powody ruchu w Tebach; każdy jest częścią zdania.

because-goods = daje w tej turze { $n ->
        [one] 1 towar
        [few] { $n } towary
       *[many] { $n } towarów
    }
because-goods-kept = zostawia Ci { $n ->
        [one] 1 towar
        [few] { $n } towary
       *[many] { $n } towarów
    } na później
because-drachmas = daje w tej turze { $n ->
        [one] 1 drachmę
        [few] { $n } drachmy
       *[many] { $n } drachm
    }
because-drachmas-kept = zostawia Ci { $n ->
        [one] 1 drachmę
        [few] { $n } drachmy
       *[many] { $n } drachm
    } na później
because-orders = Twoje wykonane zlecenia są warte o { $vp } PZ więcej
because-order-ready = będziesz mieć towary na zlecenie „{ $order }”
because-hand = daje { $n ->
        [one] zlecenie
        [few] { $n } zlecenia
       *[many] { $n } zleceń
    } na później
because-citizens = Twoje kostki ludności rosną łącznie o { $n ->
        [one] 1 poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
because-citizens-new = daje { $n ->
        [one] nową kostkę ludności
        [few] { $n } nowe kostki ludności
       *[many] { $n } nowych kostek ludności
    }
because-hoplites = Twoje kostki hoplitów rosną łącznie o { $n ->
        [one] 1 poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
because-hoplites-city = wprowadza do miasta { $n ->
        [one] kostkę hoplity
        [few] { $n } kostki hoplitów
       *[many] { $n } kostek hoplitów
    }
because-city = Twoje kostki w mieście są warte o { $vp } PZ więcej
because-battle = daje Ci o { $n } więcej siły w rzędzie { $row }, w którym będzie następna bitwa
because-commander = stawia w rzędzie dowódcę
because-council = Twoi członkowie rady są warci o { $vp } PZ więcej
because-path = { $n ->
        [one] kostka ludności awansuje
        [few] { $n } kostki ludności awansują
       *[many] { $n } kostek ludności awansuje
    } do rady
because-estate = Twoje opróżnione kolumny są warte o { $vp } PZ więcej
because-stones = { $n ->
        [one] kamień opuszcza Twoją posiadłość i odsłania akcję
        [few] { $n } kamienie opuszczają Twoją posiadłość i odsłaniają akcje
       *[many] { $n } kamieni opuszcza Twoją posiadłość i odsłania akcje
    }
because-altar = przesuwa Cię o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } na torze { $track ->
        [ares] Aresa
       *[dionysos] Dionizosa
    }
because-blessing = daje błogosławieństwo „{ $blessing }”
because-help = dostajesz: { $tile }
because-help-kept = na później zostaje: { $tile }
because-hero = daje bohatera „{ $hero }”
because-gate = daje kafelek bramy, który liczy się jako zlecenie dowolnego koloru
because-end = Twoi bohaterowie i błogosławieństwa dają na koniec gry o { $vp } PZ więcej
because-rivals = { $alone ->
        [yes] Antygona nic w tej turze nie zyskuje
       *[no] inni gracze nic w tej turze nie zyskują
    }
