### Plansze Thebai: posiadłość, zlecenia, ołtarze, rada, rywale, nadchodzące bitwy, elementy w powiększeniu.

thebai-you = Ty
thebai-now = teraz
thebai-fold = Zwiń
thebai-points = Punkty Zwycięstwa
thebai-vp-short = { $vp } PZ
thebai-vp-words = Punkty Zwycięstwa: { $vp }; gdyby gra skończyła się teraz: { $score }

## Towary
thebai-good = { $good ->
        [grape] Winogrona
        [amphora] Amfora
        [bronze] Brąz
       *[drachma] Drachma
    }
thebai-goods = { $count } { $good ->
        [grape] { $count ->
            [one] winogrono
            [few] winogrona
           *[other] winogron
        }
        [amphora] { $count ->
            [one] amfora
            [few] amfory
           *[other] amfor
        }
        [bronze] { $count ->
            [one] brąz
           *[other] brązu
        }
       *[drachma] { $count ->
            [one] drachma
            [few] drachmy
           *[other] drachm
        }
    }
thebai-have = masz { $count }
thebai-goods-have = { thebai-good }; { thebai-have }

## Zasoby i posiadłość
thebai-supply-dice = { $kind ->
        [citizen] Kostki ludności
       *[hoplite] Kostki hoplitów
    } poziomu { $level } w zasobach: { $count }
thebai-archon-home = Archont jest w zasobach
thebai-commanders-left = { $count ->
        [0] Nie ma już dowódców
        [one] Został dowódca o sile { $strengths }
       *[other] Pozostali dowódcy, siła: { $strengths }
    }
thebai-tiles-left = Pozostałe kafelki członków rady: { $count }
thebai-reserve = { $count ->
        [0] W zasobach ogólnych nie ma już kostek ludności
       *[other] Kostki ludności w zasobach ogólnych: { $count }; odnowienie daje jedną
    }
thebai-estate-of = Posiadłość: { $name }
thebai-estate-row = { $row ->
        [red] Czerwony rząd
        [blue] Niebieski rząd
       *[yellow] Żółty rząd
    }
thebai-estate-under = Pod nim: { $name }
thebai-estate-die = Leży tu kostka ludności poziomu { $level }
thebai-estate-help = Leży tu kafelek pomocy
thebai-columns = Na koniec liczy się tylko najdalsza w prawo opróżniona kolumna; kolumny 2–5 dają { $values } PZ
thebai-columns-now = { $columns ->
        [0] Żadna kolumna nie jest opróżniona
       *[other] Opróżnione kolumny: { $columns }, { $vp } PZ
    }

## Zlecenia
thebai-orders = Zlecenia
thebai-your-orders = Twoje zlecenia
thebai-orders-in-hand = { $count } na ręce
thebai-orders-count = { $count ->
        [one] 1 zlecenie
        [few] { $count } zlecenia
       *[other] { $count } zleceń
    }
thebai-fulfilled = wykonane
thebai-fulfilled-none = –
thebai-fulfilled-colour = Wykonane, kolor { $colour ->
        [wine] bordowy
        [honey] miodowy
        [olive] oliwkowy
       *[sea] morski
    }: { $count } ({ $orders })
thebai-can-pay = Możesz je opłacić
thebai-order-lacks = brak: { $goods }
thebai-order-secret = Zna je tylko właściciel
thebai-display = Wystawka
thebai-display-note = zlecenia do wzięcia
thebai-display-empty = puste
thebai-deck-name = Wierzch stosu
thebai-deck = { $count ->
        [0] Stos jest pusty
        [one] Zostało 1 zakryte zlecenie
        [few] Zostały { $count } zakryte zlecenia
       *[other] Zostało { $count } zakrytych zleceń
    }

## Ołtarze
thebai-altar = Ołtarze
thebai-track = { $track ->
        [dionysos] Dionizos
       *[ares] Ares
    }
thebai-track-note = { $track ->
        [dionysos] decyduje o kolejności graczy
       *[ares] rozstrzyga remisy o kafelek bramy
    }
thebai-stack-left = zostało { $count }
thebai-stack-empty = brak
thebai-markers = Tutaj: { $names }

## Rada
thebai-council = Rada
thebai-council-now = „teraz”: gdyby gra skończyła się dziś
thebai-council-worth = Gdyby gra skończyła się teraz, da Ci to { $vp } PZ
thebai-council-held = { $piece ->
        [turmoil] Zamknięte przez zamęt
        [die] Zajęte: { $name }
        [tile] Zajęte kafelkiem członka rady: { $name }
        [hero] Zajęte bohaterem: { $name }
       *[other] Wolne
    }
thebai-closed = zamknięte
thebai-path = Ścieżka
thebai-path-space = Kostka ludności, która awansuje na to pole, daje { $vp } PZ
thebai-path-wait = Czekają: { $names }
thebai-path-next = następna { $vp } PZ
thebai-path-note = jedna kostka na monument
thebai-seats = miejsca
thebai-seats-of = { $name }: { $count ->
        [one] 1 miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
thebai-monument-free = wolne { $count }
thebai-councillors = { $count ->
        [one] 1 członek rady
       *[other] { $count } członków rady
    }

## Rywale
thebai-rivals = Rywale
thebai-rival-board = Plansza rywala
thebai-open-rival = Pokaż całą planszę: { $name }
thebai-bot = bot { $level }
thebai-online = online
thebai-offline = offline

## Nadchodzące bitwy
thebai-battles = Nadchodzące bitwy
thebai-battles-later = Późniejsze bitwy ({ $count })
thebai-ahead-when = { $when ->
        [now] Rząd { $row }, ta runda.
       *[later] Rząd { $row }, runda { $round }.
    }
thebai-ahead-attack = Siła ataku: { $low }–{ $high }
thebai-ahead-player = Gracz
thebai-ahead-total = Siła
thebai-ahead-range = PZ od … do
thebai-ahead-absent = nieobecny
thebai-ahead-vp = { $same ->
        [true] { $best }
       *[false] { $worst } … { $best }
    }

## Elementy w powiększeniu
thebai-copies = W grze: { $count }.
thebai-kind = { $kind ->
        [stone] Kamień Kadmei
        [order] Zlecenie
        [hero] Bohater
        [estate-space] Posiadłość
        [estate-board] Posiadłość
        [council-space] Rada
        [monument] Monument
        [path-space] Ścieżka rady
        [altar-space] Ołtarze
        [blessing] Błogosławieństwo
        [help-tile] Kafelek pomocy
        [gate-tile] Kafelek bramy
        [conflict] Los: konflikt
        [prosperity] Los: dobrobyt
        [attack] Karta ataku
        [herald] Herold
        [basic-action] Antygona: karta akcji
        [special-action] Antygona: specjalna karta akcji
        [destiny] Antygona: przeznaczenie
        [challenge] Wyzwanie
        [roof] Dach
        [antigone-roof] Antygona: dach
        [turmoil] Karta zamętu
       *[piece] Element gry
    }
thebai-kind-help = { $kind ->
        [stone] Kamień zostaje uruchomiony, gdy zatrzyma się na nim archont albo gdy obok stanie kostka ludności.
        [order] Raz w turze możesz zapłacić towary zlecenia z ręki, wziąć jego nagrodę i wsunąć je pod posiadłość. Na koniec punktują zestawy kolorów; każde zlecenie na ręce kosztuje 3 PZ.
        [hero] Kto pierwszy ma dowódcę w rzędzie, może wziąć bohatera; nikt nie ma ich więcej niż trzech.
        [estate-space] Połóż kostkę ludności albo kafelek pomocy koloru rzędu na wolnym polu: wykonaj jego akcję z tą siłą. Trzy liczby dotyczą siły 1, 2 i 3.
        [estate-board] Kamienie opuszczają rząd od lewej i odsłaniają pola pod sobą.
        [council-space] Kto ma tu członka rady, punktuje to na koniec gry.
        [monument] Na każdym monumencie może stać najwyżej jedna Twoja kostka.
        [path-space] Tu czekają awansowane kostki ludności, aż zbierze się rada.
        [altar-space] Każde pole, na które wchodzi Twój znacznik, daje swoją nagrodę.
        [blessing] Błogosławieństwo zachowujesz do końca gry.
        [help-tile] Po ruchu archonta możesz położyć jeden kafelek pomocy na wolnym polu jego rzędu. Przy następnym odnowieniu opuszcza grę.
        [gate-tile] Wszyscy uczestnicy bitwy biorą jego nagrodę; najsilniejszy zwycięzca bierze kafelek, który na koniec liczy się jako zlecenie dowolnego koloru.
        [conflict] Na koniec rundy w tym rzędzie odbywa się bitwa.
        [prosperity] Na koniec rundy wykonują to wszyscy.
        [attack] Siła ataku to numer konfliktu plus ta wartość.
        [herald] Heroldowie podnoszą kostki i kładą znaczniki zajętości przed fazą losu.
        [basic-action] Antygona wykonuje w swojej turze dwie karty akcji; trzecia zostaje odkryta.
        [special-action] Cztery z dziewięciu kart specjalnych są w talii Antygony.
        [destiny] Wykonuje się ją, ilekroć karta akcji ma znak przeznaczenia.
        [challenge] Decyduje, jak trudna jest gra przeciw Antygonie.
        [roof] Gdy kamień jest wstawiany, można uruchomić krawędzie stykające się z tym samym kolorem.
        [antigone-roof] Co pasujący dach daje Antygonie.
        [turmoil] Na początku zamyka pola rady, a później sadza członków rady Antygony.
        [citizen-die] Kostka ludności pracuje w posiadłości albo w mieście. Podniesiona w mieście powyżej 3★ awansuje do rady.
        [hoplite-die] Kostka hoplity walczy w rzędach, których dotyka. Podniesiona w mieście powyżej 3★ staje się dowódcą.
        [archon] W każdej turze Twój archont idzie po kamieniach i uruchamia ten, na którym się zatrzyma.
        [commander] Dowódca zostaje w swoim rzędzie i wzmacnia Cię tam w każdej bitwie.
        [councillor-tile] Zajmuje miejsce na monumencie tak jak kostka.
        [altar-marker] Pokazuje, jak daleko gracz zaszedł na torze ołtarza.
        [attack-marker] Leży przy rzędzie najbliższego konfliktu.
        [turmoil-tile] Zamyka pole rady.
        [occupied-marker] Można przez niego swobodnie przechodzić, ale nie przyjmuje kostki ani bohatera.
       *[piece] Element gry; o tym, do czego służy, mówią zasady.
    }
