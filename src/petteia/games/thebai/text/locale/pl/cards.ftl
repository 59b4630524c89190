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
card-cap = , najwyżej { $cap }

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
        [one] { $amount } kostkę hoplity na wolnym polu kostki (lub przenieś tam inną)
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
       *[other] ; potem uruchom do { $roofs } { $most ->
            [one] pasującego dachu
           *[other] pasujących dachów
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
card-per-rows-guarded = { " " }za każdy rząd z Twoją kostką hoplity, dowódcą lub figurką z siłą
card-per-strongest-row = { " " }za każdy punkt siły w Twoim najsilniejszym rzędzie
card-per-gate-tiles = { " " }za każdy swój kafelek bramy
card-per-heroes = { " " }za każdego swojego bohatera
card-per-dionysos = { " " }za każde pole przebyte na torze Dionizosa
card-per-ares = { " " }za każde pole przebyte na torze Aresa
card-per-altar-lower = { " " }za każde pole przebyte na tym torze, na którym jesteś mniej daleko
card-per-blessings = { " " }za każde swoje błogosławieństwo
card-per-fulfilled = { " " }za każde swoje wykonane zlecenie
card-per-double-colours = { " " }za każdy kolor, w którym masz co najmniej 2 wykonane zlecenia
card-per-top-colour = { " " }za każde wykonane zlecenie w kolorze, którego masz najwięcej
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
card-per-councillors = { " " }za każdego swojego członka rady na monumentach (kostki, kafelki, bohater)

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
card-passive-battle = Twoja siła jest o { $n } większa w bitwach, w których bierzesz udział
card-passive-second-order = w każdej swojej turze możesz wykonać dwa zlecenia
card-passive-no-loss = w bitwach nie tracisz PZ
card-passive-stand-strength = figurka ma w bitwach siłę { $n } i nie potrzebuje żołdu
card-standee = { $standee ->
        [dice] postaw figurkę na wolnym polu kostki
       *[monument] postaw figurkę na wolnym polu monumentu: na koniec punktujesz to, co jest tam napisane
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
card-attack = siła ataku to 1 w pierwszym konflikcie gry, 2 w drugim, 3 w trzecim i 4 w czwartym{ $modifier ->
        [0] { "" }
       *[other] ; ta karta dodaje { $modifier }
    }
card-conflict-name = Konflikt { $number }
card-conflict = bitwa w rzędzie { $number }, przy bramie { $gate }
card-everyone = dla wszystkich
card-council-name = { $monument } { $number }
card-turmoil-name = Zamęt { $number }
card-turmoil = zamęt trafia w tej kolejności na pola monumentów: { $spaces }
card-herald-name = Herold { $number }
card-herald = podnieś wszystkie kostki w kolumnie { $column }; potem połóż znacznik zajętości na wolnym polu kostki obok { $space }
card-herald-foot = archont Antygony szuka kamienia, który daje: { $words }
card-foot = { $word ->
        [grape] winogrona
        [amphora] amfory
        [bronze] brąz
        [good] dowolne towary
        [drachma] drachmy
        [vp] PZ
        [order] zlecenia
        [swap] wymianę
        [raise] podnoszenie kostek
        [hoplite] umieszczanie kostek hoplitów
        [remove] usuwanie kamieni
        [place] umieszczanie kamieni
        [altar] kroki na torach
        [relocate] przeniesienie archonta
       *[councillor] kafelek członka rady
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
card-altar-start = tu zaczynają znaczniki ołtarza
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

card-she-citizen = Antygona umieszcza obok kamieni { $n ->
        [one] { $amount } kostkę ludności
        [few] { $amount } kostki ludności
       *[many] { $amount } kostek ludności
    }
card-she-hoplite = Antygona umieszcza { $n ->
        [one] { $amount } kostkę hoplity
        [few] { $amount } kostki hoplitów
       *[many] { $amount } kostek hoplitów
    } w rzędzie najbliższego konfliktu
card-she-raise = Antygona podnosi { $n ->
        [one] { $amount } { card-do-raise.one } w mieście
       *[other] { card-do-raise.many } w mieście { $amount } razy
    }
card-she-altar = Antygona przesuwa się o { $n ->
        [one] { $amount } pole
        [few] { $amount } pola
       *[many] { $amount } pól
    } na torze karty akcji
card-she-order = Antygona bierze z wystawki { $n ->
        [one] { $amount } zlecenie: to, w którego kolorze ma ich { card-she-order.how }
        [few] kolejno { $amount } zlecenia: za każdym razem to, w którego kolorze ma ich wtedy { card-she-order.how }
       *[many] kolejno { $amount } zleceń: za każdym razem to, w którego kolorze ma ich wtedy { card-she-order.how }
    }
    .how = { $mode ->
        [most] najwięcej
       *[few] najmniej
    }
card-she-build = Antygona umieszcza kamień i uruchamia do { $n ->
        [one] { $amount } pasującego dachu
       *[other] { $amount } pasujących dachów
    }
card-she-sweep = wszystkie zlecenia z wystawki opuszczają grę i wykładane są nowe
card-she-vp = Antygona zdobywa { $amount } PZ
card-action-track = { $track ->
        [dionysos] tor Dionizosa
       *[ares] tor Aresa
    }
card-action-pointer = { $pointer ->
        [left] lewy
       *[right] prawy
    } herold
card-action-destiny = następnie rozpatruje się kartę przeznaczenia
card-challenge = Antygona zaczyna z { $vp } PZ, kostkami ludności na poziomie { $citizens } i kostkami hoplitów na poziomie { $hoplites }; { $orders ->
        [0] nie ma dodatkowych zleceń
        [one] ma { $orders } dodatkowe zlecenie
        [few] ma { $orders } dodatkowe zlecenia
       *[many] ma { $orders } dodatkowych zleceń
    }; każdy członek rady daje jej { $councillor } PZ
