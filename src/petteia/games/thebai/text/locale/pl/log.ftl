### Dziennik: co kto zrobił, co stało się samo i co się zmieniło (petteia.thebai.chronicle).

## Czyny

log-done = { $player } { $frame ->
        [turn-reset] odnawia posiadłość
        [turn-aid] nie używa kafelka pomocy
        [turn-evening] kończy turę
        [offered] nie płaci
        [meeting] nie bierze bohatera
       *[other] na tym kończy
    }
log-fulfil = { $player } wykonuje zlecenie: { $order }
log-citizen = { $player } używa kostki ludności na poziomie { $level }
log-help = { $player } używa: { $tile }
log-estate = { $player } używa pola akcji: { $space }
log-city-use = { $player } kładzie kostkę ludności na { $place }, obok: { $stones }
log-city-idle = { $player } kładzie kostkę ludności na { $place }, gdzie żaden kamień nie jest wolny
log-trigger = { $player } uruchamia: { $stone } ({ $place })
log-trigger-both = { $player } płaci za dwa kamienie i uruchamia: { $stone } ({ $place }), potem { $other } ({ $beyond })
log-archon = { $player } stawia archonta: { $stone } ({ $place })
log-relocate = { $player } przenosi archonta: { $stone } ({ $place })
log-step = { $player } przesuwa archonta: { $stone } ({ $place }){ $crossing ->
        [paid] , płacąc 1 drachmę
        [own] , przez własną { die-name.acc }
        [own-lowest] , przez własną { die-name.acc } na poziomie 1
        [other] , przez { die-name.acc } ({ $other })
        [other-ascends] , przez { die-name.acc }, która awansuje ({ $other })
       *[free] { "" }
    }
log-stop = { $player } zatrzymuje archonta i uruchamia: { $stone } ({ $place })
log-take-back = { $player } zabiera archonta
log-start-stone = { $player } oddaje do miasta: { $stone }
log-start-order = { $player } bierze zlecenie początkowe: { $order }
log-good = { $player } bierze { card-thing }
log-give = { $player } oddaje { card-thing }
log-take = { $player } bierze za to { card-thing }
log-pay = { $player } płaci { card-thing }
log-order = { $player } bierze zlecenie: { $order }
log-order-deck = { $player } bierze zlecenie ze stosu
log-accept = { $player } płaci { action-accept.cost } za efekt
log-raise-city = { $player } podnosi { die-name.acc } na { $place } ({ action-raise-city.change })
log-raise-estate = { $player } podnosi kostkę ludności na polu „{ $space }” ({ action-raise-city.change })
log-raise-supply = { $player } podnosi { die-name.acc } w zasobach ({ action-raise-city.change })
log-hoplite = { $player } bierze z zasobów kostkę hoplity na poziomie { $level }
log-shift = { $player } przenosi kostkę hoplity z { $place }
log-city = { $player } wybiera pole kostki { $place }
log-row-removing = { $player } usuwa z posiadłości: { $stone }
log-row-building = { $player } bierze z posiadłości: { $stone }
log-space = { $player } wybiera pole Kadmei { $place }
log-rotate = { $player } umieszcza na { $place }: { $stone }
log-roof = { $player } uruchamia dach: { $roof }
log-track = { $player } przesuwa się na torze { $track ->
        [dionysos] Dionizosa
       *[ares] Aresa
    } na pole { $space }
log-monument = { $player } wybiera w radzie: { $space }
log-commander = { $player } stawia dowódcę { $strength } w rzędzie { $row }
log-hero = { $player } bierze bohatera: { $hero }
log-keep = { $player } płaci za kostkę hoplity na { $place }
log-dismiss = { $player } zabiera kostkę hoplity z { $place } do zasobów na poziom 1
log-which = { $player } używa: { $thing }

## Co dzieje się samo

log-reset = { $player } odnawia posiadłość
log-herald = { $herald } podnosi wszystkie kostki w kolumnie { $column }
log-marker = Znacznik zajętości trafia na { $place }
log-prosperity = { $tile }. { $text }
log-battle = Bitwa w rzędzie { $row }: { $attack } atakuje z siłą { $strength }
log-loot = { $player } bierze łupy z bramy
log-gate = { $player } bierze kafelek bramy „{ $tile }” z rzędu { $row }
log-gate-leaves = Nikt nie wygrywa: kafelek bramy „{ $tile }” z rzędu { $row } opuszcza grę
log-pay-hoplites = { $player } wypłaca żołd
log-turn-order = Kolejność graczy: { $players }
log-turn-order-stays = Kolejność graczy się nie zmienia
log-round = Zaczyna się runda { $round }
log-card = Antygona zagrywa „{ $card }”
log-destiny = Antygona idzie za przeznaczeniem: „{ $card }”
log-her-archon = Archont Antygony idzie za kartą „{ $herald }”
log-new-herald = „{ $herald }” odchodzi, po prawej leży teraz „{ $other }”
log-round-over = Koniec rundy { $round }
log-her-die = Członek rady Antygony trafia na monument
log-end = Ostatnie kostki opuszczają ścieżkę rady
log-sweep = Pozostałe kostki są podnoszone
log-score = { $player }: { $total } PZ

## Zmiany

change-vp = { $player }: PZ { $amount }
change-stock = { $player }: { $thing ->
        [grape] winogrona
        [amphora] amfory
        [bronze] brąz
       *[drachma] drachmy
    } { $amount }
change-altar = { $player }: { $track ->
        [dionysos] Dionizos
       *[ares] Ares
    } { $space }
change-thing = { $player } bierze: { $thing }
change-fulfilled = { $player } wykonuje zlecenie: { $order }
change-drawn = { $player } dobiera: { $order }
change-ascends = { $player }: kostka ludności awansuje do rady
change-seated = { $player }: { $space }
change-commander = { $player }: dowódca { $strength } w rzędzie { $row }
change-citizen = { $player } ma nową kostkę ludności na poziomie { $level }
change-archon = { $player }: archont na { $place } ({ $stone })
change-archon-home = { $player }: archont wraca do zasobów
change-die = { $player }: { die-name } na { $place } (poziom { $level })
change-level = { $player }: { die-name } na { $place } { $level } → { $to }
change-stone = { $stone } na { $place }
change-leaves = { $thing } opuszcza grę
change-total = { $player }: siła { $total }
change-absent = { $player } nie bierze udziału
change-round = { $player }: { $amount } PZ, łącznie { $total }
change-score = { $part ->
        [track] dotychczasowe PZ
        [councillors] członkowie rady
        [heroes] bohaterowie i błogosławieństwa
        [estate] posiadłość
        [city] kostki w mieście
        [orders] zlecenia
        [stock] towary i drachmy
       *[hand] zlecenia na ręce
    } { $amount }

## Co robi Antygona za sprawą karty i dlaczego

deed-citizen = Kładzie kostkę ludności na poziomie { $level } na { $place }: { $stones ->
        [2] między dwoma kamieniami
       *[other] obok kamienia
    }, najbliżej { $focus }
deed-hoplite = Kładzie kostkę hoplity na poziomie { $level } na { $place }: { $row ->
        [0] { $stones ->
            [2] między dwoma kamieniami, najbliżej { $focus }
            [1] obok kamienia, najbliżej { $focus }
           *[other] najbliżej { $focus }
        }
       *[other] w rzędzie { $row }, gdzie będzie najbliższa bitwa, { $stones ->
            [2] między dwoma kamieniami
            [1] obok kamienia
           *[other] najbliżej { $focus }
        }
    }
deed-raise = { $instead ->
        [citizen] Nie ma już kostki ludności do położenia, więc podnosi swoją
        [hoplite] Nie ma już kostki hoplity do położenia, więc podnosi swoją
       *[none] Podnosi swoją
    } { die-name.acc } na { $place } ({ $level } → { $to })
deed-ascends = Jej kostka ludności na { $place } miała poziom { $level } i awansuje do rady
deed-commander = Jej kostka hoplity na { $place } miała poziom { $level } i zostaje dowódcą { $strength } w rzędzie { $row }
deed-order = Bierze zlecenie: { $order } (kolor { order-colour }, z kolorów na wystawce ma ich w nim { $mode ->
        [most] najwięcej
       *[few] najmniej
    }: { $owned })
deed-altar = Przesuwa się na torze { $track ->
        [dionysos] Dionizosa
       *[ares] Aresa
    } z { $space } na { $to }{ $gain ->
        [yes] { "" }
       *[no] ; nie ma tam PZ, więc nic więcej
    }
deed-build = Bierze { $pile ->
        [left] z lewego
        [middle] ze środkowego
       *[right] z prawego
    } stosu, jak wskazuje kostka, kamień: { $stone }. Umieszcza go na { $place }, { $around ->
        [one] obok kamienia
       *[other] gdzie sąsiaduje z nim najwięcej kamieni ({ $around })
    }, najbliżej { $focus }
deed-roof = Pasuje dach { $edge ->
        [top] na górze
        [right] po prawej
        [bottom] na dole
       *[left] po lewej
    }: { $roof }
deed-no-roof = Żaden z jego dachów nie pasuje
deed-sweep = Wszystkie zlecenia z wystawki opuszczają grę i wykładane są nowe
deed-vp = Zdobywa { $vp } PZ
deed-instead = { $word ->
        [citizen] Obok kamieni nie ma wolnego pola kostki
        [hoplite] Nie ma wolnego pola kostki
        [raise] Nie ma takiej kostki w mieście
        [blocked] Jej kostka hoplity nie może zostać dowódcą
        [order] Wystawka jest pusta
        [altar] Jest na końcu obu torów
       *[build] Nie może umieścić kamienia
    }: zamiast tego { $vp } PZ
deed-archon = Jej archont staje na: { $stone } ({ $place }). { $word ->
        [none] Żaden wolny kamień nie ma efektu u stóp herolda, więc to ten najbliższy { $focus }
       *[other] Z wolnych kamieni, których efekt { card-foot }, ten jest najbliżej { $focus }
    }
