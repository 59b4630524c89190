### Teksty plansz, kart i kafelków, tworzone z ich efektów (petteia.thebai.steptext,
### petteia.thebai.cardtext).
###
### $n       liczba, dla form liczby; $amount tak, jak się ją pisze, „1/2/3” według siły
### $kind    die, citizen, hoplite
### $rest    tekst po dwukropku; $sentence ten sam tekst wielką literą

## Łączenie

card-comma = { $first }, { $second }
card-and = { $first } i { $second }
card-or = { $first } lub { $second }
card-then = { $first }, potem { $second }
card-led = { $lead }: { $rest }

## Branie

card-take = weź { $things }
card-thing = { $amount } { card-thing.noun }
    .noun = { $word ->
        [grape] { $n ->
            [one] kiść winogron
            [few] kiście winogron
           *[many] kiści winogron
        }
        [amphora] { $n ->
            [one] amforę
            [few] amfory
           *[many] amfor
        }
        [bronze] { $n ->
            [one] brąz
            [few] brązy
           *[many] brązów
        }
        [good] { $n ->
            [one] dowolny towar
            [few] dowolne towary
           *[many] dowolnych towarów
        }
        [drachma] { $n ->
            [one] drachmę
            [few] drachmy
           *[many] drachm
        }
       *[order] { $n ->
            [one] zlecenie
            [few] zlecenia
           *[many] zleceń
        }
    }
card-pay = możesz zapłacić { $n ->
        [one] { $n } towar lub drachmę
        [few] { $n } towary lub drachmy
       *[many] { $n } towarów lub drachm
    }
card-cap = , najwyżej { $cap }{ $word ->
        [vp] { " " }PZ
        [good] { " " }{ $cap ->
            [one] towar
            [few] towary
           *[many] towarów
        }
        [other] { " " }{ $cap ->
            [one] raz
           *[other] razy
        }
       *[taken] { " " }{ card-thing.noun }
    }

## Działanie

card-do-vp = zdobądź { $amount } PZ
card-do-swap = wymień { $n ->
        [one] { $amount } towar lub drachmę na dowolny inny towar lub drachmę
       *[other] do { $amount } towarów lub drachm na dowolne inne towary lub drachmy
    }
card-do-raise = podnieś { $mode ->
        [different] { $amount } { $n ->
            [one] { card-do-raise.one }
            [few] różne { card-do-raise.many }
           *[many] różnych { card-do-raise.of }
        }{ card-do-raise.where }
        [one] jedną i tę samą { card-do-raise.one }{ card-do-raise.where } { $amount } { card-do-raise.times }
       *[none] { $n ->
            [one] { $amount } { card-do-raise.one }{ card-do-raise.where }
           *[other] { card-do-raise.many }{ card-do-raise.where } łącznie { $amount } razy
        }
    }
    .one = { $kind ->
        [citizen] kostkę ludności
        [hoplite] kostkę hoplity
       *[die] kostkę
    }
    .many = { $kind ->
        [citizen] kostki ludności
        [hoplite] kostki hoplitów
       *[die] kostki
    }
    .of = { $kind ->
        [citizen] kostek ludności
        [hoplite] kostek hoplitów
       *[die] kostek
    }
    .times = { $n ->
        [one] raz
       *[other] razy
    }
    .where = { $place ->
        [city] { " " }w mieście
        [supply] { " " }w swoich zasobach
        [estate] { " " }w swojej posiadłości
        [council] { " " }na planszy rady
       *[none] { "" }
    }
card-do-hoplite = umieść { $n ->
        [one] { $amount } kostkę hoplity na wolnym polu kostki (lub przenieś tam inną swoją)
        [few] { $amount } kostki hoplitów na wolnych polach kostek (lub przenieś swoje)
       *[many] { $amount } kostek hoplitów na wolnych polach kostek (lub przenieś swoje)
    }
card-do-remove = usuń ze swojej posiadłości { card-do-place.stones }
card-do-place = umieść w mieście { card-do-place.stones }{ $triggered ->
        [yes] , uruchamiając najpierw { $n ->
            [one] jego efekt
           *[other] efekt każdego z nich
        }
       *[no] { "" }
    }{ $roofs ->
        [none] { "" }
       *[other] ; potem możesz uruchomić { $most ->
            [one] 1 pasujący dach
           *[other] do { $roofs } pasujących dachów
        }{ $n ->
            [one] { "" }
           *[other] { " " }każdego z nich
        }
    }
    .stones = { $n ->
        [one] { $amount } kamień
        [few] { $amount } kamienie
       *[many] { $amount } kamieni
    }
card-do-altar = przesuń się{ card-do-altar.all } o { $mode ->
        [different] 1 pole na każdym torze
       *[other] { $amount } { $n ->
            [one] pole
            [few] pola
           *[many] pól
        } na { $track ->
            [dionysos] torze Dionizosa
            [ares] torze Aresa
           *[none] { $mode ->
                [one] jednym torze
               *[none] { $n ->
                    [one] dowolnym torze
                   *[other] dowolnych torach
                }
            }
        }
    }
    .all = { $track ->
        [none] { $mode ->
            [none] { $n ->
                [one] { "" }
               *[other] { " " }łącznie
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
card-do-relocate = przenieś swojego archonta na dowolny inny wolny kamień, nie uruchamiając go
card-do-councillor = połóż { $n ->
        [one] { $amount } kafelek członka rady na wolnym polu monumentu
        [few] { $amount } kafelki członków rady na wolnych polach monumentów
       *[many] { $amount } kafelków członków rady na wolnych polach monumentów
    }
card-do-help = weź { $what ->
        [red] czerwony
        [blue] niebieski
       *[yellow] żółty
    } kafelek pomocy o sile { $amount }
card-do-blessing = weź błogosławieństwo „{ $what }”

## Miary

card-per-commanders = { " " }za każdego swojego dowódcę w mieście
card-per-rows-guarded = { " " }za każdy rząd z Twoją kostką hoplity, dowódcą lub figurką, która ma siłę
card-per-strongest-row = { " " }za każdy punkt siły w Twoim najsilniejszym rzędzie
card-per-gate-tiles = { " " }za każdy swój kafelek bramy
card-per-heroes = { " " }za każdego swojego bohatera
card-per-dionysos = { " " }za każde pole przebyte na torze Dionizosa
card-per-ares = { " " }za każde pole przebyte na torze Aresa
card-per-altar-lower = { " " }za każde pole przebyte na torze, na którym Twój znacznik zaszedł mniej daleko
card-per-blessings = { " " }za każde swoje błogosławieństwo
card-per-fulfilled = { " " }za każde swoje wykonane zlecenie
card-per-double-colours = { " " }za każdy kolor, w którym masz co najmniej 2 wykonane zlecenia
card-per-top-colour = { " " }za każde wykonane zlecenie w kolorze, w którym masz ich najwięcej
card-per-stock = { " " }za każdy swój towar i każdą drachmę
card-per-columns-cleared = { " " }za każdą opróżnioną kolumnę swojej posiadłości
card-per-rows-cleared = { " " }za każdy rząd swojej posiadłości bez kamieni
card-per-stones-gone = { " " }za każdy kamień, który opuścił Twoją posiadłość
card-per-own-stones = { " " }za każdy kamień swojego koloru w mieście
card-per-citizens-city = { " " }za każdą swoją kostkę ludności w mieście
card-per-dice-city = { " " }za każdą swoją kostkę w mieście
card-per-strong-city = { " " }za każdą swoją kostkę o sile 3 w mieście
card-per-strong-citizens = { " " }za każdą swoją kostkę ludności o sile 2 lub 3 w mieście, w zasobach i w posiadłości
card-per-strong-home = { " " }za każdą swoją kostkę ludności o sile 2 lub 3 w zasobach i w posiadłości
card-per-rows-with-dice = { " " }za każdy rząd z Twoją kostką
card-per-councillors = { " " }za każdego swojego członka rady (kostki, kafelki i bohater na monumentach, kostki na ścieżce)

## Efekty stałe

card-on-archon-moved = za każdym razem, gdy Twój archont przejdzie przez co najmniej { $n ->
        [one] { $n } pole kostki
        [few] { $n } pola kostek
       *[many] { $n } pól kostek
    }
card-on-fulfilled = za każdym razem, gdy wykonasz zlecenie
card-on-stand-crossed = za każdym razem, gdy Twój archont przejdzie przez tę figurkę
card-on-end = na koniec gry
card-passive-free-pay = Twoje kostki hoplitów zostają po bitwie bez żołdu
card-passive-battle = w bitwach, w których bierzesz udział, Twoja siła jest o { $n } większa
card-passive-second-order = w każdej swojej turze możesz wykonać dwa zlecenia
card-passive-no-loss = w bitwach nie tracisz PZ
card-passive-stand-strength = figurka ma w bitwach siłę { $n } i nie potrzebuje żołdu
card-standee = { $standee ->
        [dice] postaw figurkę na wolnym polu kostki
       *[monument] postaw figurkę na wolnym polu monumentu: na koniec gry punktujesz podany tam warunek
    }
card-by-copy = zdobądź PZ z kafelka ({ $values })

## Karty i kafelki

card-city-name = { $side ->
        [large] Miasto, 3–4 graczy
       *[small] Miasto, 1–2 graczy
    }
card-piece = { $piece ->
        [citizen-die] Kostka ludności
        [hoplite-die] Kostka hoplity
        [archon] Archont
        [commander] Dowódca
        [councillor-tile] Kafelek członka rady
        [altar-marker] Znacznik ołtarza
        [attack-marker] Znacznik ataku
        [turmoil-tile] Kafelek zamętu
        [occupied-marker] Znacznik zajętości
       *[game-end-card] Karta końca gry
    }
card-cost = zapłać { $things }
card-attack = modyfikator { $modifier }: siła ataku to { $first } w pierwszym konflikcie gry, { $second } w drugim, { $third } w trzecim i { $fourth } w czwartym
card-conflict-name = Konflikt { $number }
card-conflict = bitwa w rzędzie { $number }, przy bramie { $gate }
card-everyone = dla wszystkich
card-council-name = { $monument } { $number }
card-turmoil-name = Zamęt { $number }
card-turmoil = podczas przygotowania kafelki zamętu trafiają na pierwsze pola z tej listy, które są w grze (5 przy 1–2 graczach, 4 przy 3, 3 przy 4): { $spaces }
card-herald-name = Herold { $number }
card-herald = podnieś wszystkie kostki w kolumnie { $column }; potem połóż znacznik zajętości na wolnym polu kostki obok { $space }, które sąsiaduje z co najmniej jednym kamieniem
card-herald-foot = archont Antygony trafia na wolny kamień, którego efekt { $words }
card-foot-else = { $first }, a jeśli takiego nie ma – na kamień, którego efekt { $second }
card-foot = { $word ->
        [grape] daje winogrona
        [amphora] daje amfory
        [bronze] daje brąz
        [good] daje dowolne towary
        [drachma] daje drachmy
        [vp] daje PZ
        [order] daje zlecenia
        [swap] pozwala na wymianę
        [raise] podnosi kostki
        [hoplite] umieszcza kostki hoplitów
        [remove] usuwa kamienie
        [place] umieszcza kamienie
        [altar] daje kroki na torach ołtarzy
        [relocate] przenosi archonta
       *[councillor] kładzie kafelki członków rady
    }
card-help-name = { $colour ->
        [red] Czerwony
        [blue] Niebieski
       *[yellow] Żółty
    } kafelek pomocy { $strength }
card-help = użyj wolnego pola akcji w swoim { $colour ->
        [red] czerwonym
        [blue] niebieskim
       *[yellow] żółtym
    } rzędzie z siłą { $strength }
card-altar-name = { $track ->
        [dionysos] Dionizos
       *[ares] Ares
    } { $number }
card-altar-start = tu znaczniki ołtarza zaczynają grę
card-roof-name = { $roof ->
        [W] Biały
        [B] Brązowy
        [O] Ochrowy
       *[S] Łupkowy
    } dach
card-antigone-roof-name = { card-roof-name } (Antygona)
card-monument = monument planszy rady: { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
card-path-name = Ścieżka rady { $number }
card-path = zdobądź { $vp } PZ, gdy kostka ludności awansuje na to pole

## Antygona

card-she-citizen = Antygona umieszcza { $n ->
        [one] { $amount } kostkę ludności na polu kostki
        [few] { $amount } kostki ludności na polach kostek
       *[many] { $amount } kostek ludności na polach kostek
    } obok kamienia
card-she-hoplite = Antygona umieszcza { $n ->
        [one] { $amount } kostkę hoplity
        [few] { $amount } kostki hoplitów
       *[many] { $amount } kostek hoplitów
    } w rzędzie najbliższego konfliktu
card-she-raise = Antygona podnosi { $mode ->
        [different] w mieście { $amount } { $n ->
            [one] { card-do-raise.one }
            [few] { card-do-raise.many }
           *[many] { card-do-raise.of }
        }, w miarę możności różne
       *[any] { $n ->
            [one] { $amount } { card-do-raise.one } w mieście
           *[other] swoje { card-do-raise.many } w mieście łącznie { $amount } razy
        }
    }
card-she-altar = Antygona przesuwa się o { $n ->
        [one] { $amount } pole
        [few] { $amount } pola
       *[many] { $amount } pól
    } na torze { $track ->
        [dionysos] Dionizosa
        [ares] Aresa
       *[none] karty akcji
    }
card-she-order = Antygona bierze z wystawki { $n ->
        [one] { $amount } zlecenie, bez jego nagrody: to, w którego kolorze ma ich { card-she-order.how }
        [few] kolejno { $amount } zlecenia, bez ich nagród: za każdym razem to, w którego kolorze ma ich wtedy { card-she-order.how }
       *[many] kolejno { $amount } zleceń, bez ich nagród: za każdym razem to, w którego kolorze ma ich wtedy { card-she-order.how }
    }
    .how = { $mode ->
        [most] najwięcej
       *[few] najmniej
    }
card-she-build = Antygona umieszcza kamień i uruchamia { $n ->
        [one] { $amount } pasujący dach
       *[other] do { $amount } pasujących dachów
    }
card-she-sweep = wszystkie zlecenia z wystawki opuszczają grę i wykładane są nowe
card-she-vp = Antygona zdobywa { $amount } PZ
card-she-per-commanders = { " " }za każdego swojego dowódcę w mieście
card-she-per-rows-guarded = { " " }za każdy rząd ze swoją kostką hoplity lub dowódcą
card-she-per-strongest-row = { " " }za każdy punkt siły w swoim najsilniejszym rzędzie
card-she-per-gate-tiles = { " " }za każdy swój kafelek bramy
card-she-per-dionysos = { " " }za każde pole przebyte na torze Dionizosa
card-she-per-ares = { " " }za każde pole przebyte na torze Aresa
card-she-per-altar-lower = { " " }za każde pole przebyte na torze, na którym jej znacznik zaszedł mniej daleko
card-she-per-fulfilled = { " " }za każde swoje wykonane zlecenie
card-she-per-top-colour = { " " }za każde wykonane zlecenie w kolorze, w którym ma ich najwięcej
card-she-per-own-stones = { " " }za każdy kamień swojego koloru w mieście
card-she-per-citizens-city = { " " }za każdą swoją kostkę ludności w mieście
card-she-per-dice-city = { " " }za każdą swoją kostkę w mieście
card-she-per-strong-city = { " " }za każdą swoją kostkę o sile 3 w mieście
card-she-per-rows-with-dice = { " " }za każdy rząd ze swoją kostką
card-she-per-councillors = { " " }za każdego swojego członka rady (kostki na monumentach i na ścieżce)
card-action-track = kroki na ołtarzach robi przy tym na torze { $track ->
        [dionysos] Dionizosa
       *[ares] Aresa
    }
card-action-pointer = karta wskazuje { $pointer ->
        [left] lewego
       *[right] prawego
    } herolda
card-action-destiny = następnie rozpatruje się kartę przeznaczenia
card-challenge = Antygona zaczyna z { $vp } PZ, kostkami ludności na poziomie { $citizens } i kostkami hoplitów na poziomie { $hoplites }; { $orders ->
        [0] nie ma dodatkowych zleceń
        [one] ma { $orders } dodatkowe zlecenie
        [few] ma { $orders } dodatkowe zlecenia
       *[many] ma { $orders } dodatkowych zleceń
    }; każdy członek rady daje jej { $councillor } PZ

## Jej tabela: co woli i co się dzieje, gdy coś jest niemożliwe

card-table-name = { $row ->
        [choice] Jej wybór
        [pointer] Jej wskaźnik
        [citizen] Jej kostki ludności
        [hoplite] Jej kostki hoplitów
        [raise] Jej podnoszenie kostek
        [commander] Jej dowódcy
        [altar] Jej kroki na ołtarzach
        [order] Jej zlecenia
        [build] Jej kamienie
       *[sweep] Jej wymiana wystawki
    }
card-table = { $row ->
        [choice] z kilku miejsc wybiera to, które woli, potem najbliższe wyróżnionemu polu herolda wskazanego przez jej kartę, potem najwyższe, potem najbardziej z lewej. Odległość liczy się w rzędach i kolumnach, a pole kostki leży w połowie drogi między swoimi dwoma polami Kadmei
        [pointer] karta, którą się rozpatruje, wskazuje herolda, w pobliżu którego wyróżnionego pola Antygona działa. Karta, która na końcu jej tury pozostaje odkryta, wskazuje herolda, za którym idzie jej archont; karta końca gry wskazuje lewego
        [citizen] umieszcza najwyższą kostkę ludności ze swoich zasobów na wolnym polu kostki między dwoma kamieniami, a jeśli takiego nie ma – obok jednego; nic się nie uruchamia. Bez kostki ludności w zasobach podnosi zamiast tego jedną w mieście; bez takiego pola zdobywa 1 PZ
        [hoplite] umieszcza najwyższą kostkę hoplity ze swoich zasobów w rzędzie najbliższego konfliktu (gdy rząd jest pełny albo konfliktu już nie będzie: w dowolnym), najchętniej między dwoma kamieniami, potem obok jednego. Bez kostki hoplity w zasobach podnosi zamiast tego jedną w mieście; bez wolnego pola kostki zdobywa 1 PZ
        [raise] za każdym razem podnosi najwyższą ze swoich kostek w mieście, z równych kostkę ludności przed kostką hoplity; kostkę hoplity, która nie może zostać dowódcą, tylko gdy nie ma innej. Bez takiej kostki w mieście zdobywa 1 PZ za każde podniesienie
        [commander] jej dowódca trafia w miarę możności do rzędu najbliższego konfliktu, w przeciwnym razie do wyższego z możliwych rzędów
        [altar] przesuwa się na torze karty, na jego końcu na drugim, i otrzymuje tylko PZ oraz PZ z błogosławieństwa na końcu toru. Gdy oba tory są ukończone, zdobywa 1 PZ za każdy krok
        [order] z wystawki bierze zlecenie w kolorze, w którym ma ich najmniej (lub najwięcej, jeśli tak mówi karta), z równych to najbardziej z lewej; kafelki bram się nie liczą, a wystawkę uzupełnia się po każdym zleceniu. Jej zlecenia liczą się tylko kolorem i w zestawach, nie dają nagrody. Gdy na wystawce nie ma zlecenia, zdobywa 1 PZ za każde
        [build] jej kamień trafia na pole, obok którego leży najwięcej kamieni, obrócony tak, by pasowało najwięcej krawędzi, przy najmniejszej liczbie ćwierćobrotów zgodnie z ruchem wskazówek zegara; z pasujących dachów uruchamia najpierw biały, potem ochrowy, brązowy, łupkowy. Bez kamienia lub bez pola zdobywa 2 PZ
       *[sweep] wszystkie zlecenia z wystawki opuszczają grę i wykłada się nowe, tyle, ile ma stos, najwyżej cztery; gdy stos jest pusty, nic się nie dzieje
    }
