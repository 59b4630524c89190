### Elementy Tebai, miasto i układanie kamienia.

## Elementy
thebai-sign = { $word ->
        [grape] Winogrona
        [amphora] Amfory
        [bronze] Brąz
        [good] Towar do wyboru
        [drachma] Drachmy
        [order] Zlecenie
        [swap] Wymiana
        [vp] Punkty zwycięstwa
        [raise] Podnieś kostki
        [raise-citizen] Podnieś kostki ludności
        [raise-hoplite] Podnieś kostki hoplitów
        [hoplite] Umieść kostkę hoplity
        [place] Umieść kamień
        [remove] Usuń kamień
        [altar] Krok na planszy ołtarzy
        [dionysos] Tor Dionizosa
        [ares] Tor Aresa
        [relocate] Przenieś archonta
        [councillor] Członek rady
        [help-red] Czerwony kafelek pomocy
        [help-blue] Niebieski kafelek pomocy
        [help-yellow] Żółty kafelek pomocy
        [blessing] Błogosławieństwo
        [roof] Dach
        [commander] Dowódca
        [hero] Bohater
        [gate] Kafelek bramy
        [citizen] Kostka ludności
        [archon] Archont
        [stone] Kamień
       *[other] { $word }
    }
thebai-roof = { $roof ->
        [W] biały
        [B] brązowy
        [O] ochrowy
        [S] łupkowy
       *[none] nic
    }
thebai-stone-roofs = Dachy od góry zgodnie z ruchem wskazówek zegara: { $roofs }
thebai-die = { $kind ->
        [citizen] Kostka ludności ({ $name }), poziom { $level }
       *[hoplite] Kostka hoplity ({ $name }), poziom { $level }
    }
thebai-archon = Archont ({ $name })
thebai-archon-start = Stąd wyruszył archont ({ $name })
thebai-standee = { $hero }, figurka ({ $name })
thebai-commander = Dowódca ({ $name }), siła { $strength }
thebai-order-payable = Możesz za nie zapłacić
thebai-orders-of = { $count ->
        [one] 1 wykonane zlecenie
        [few] { $count } wykonane zlecenia
       *[many] { $count } wykonanych zleceń
    } ({ $colour ->
        [wine] bordowy
        [honey] miodowy
        [olive] oliwkowy
       *[sea] morski
    })

## Miasto
thebai-city = Miasto
thebai-heroes = Bohaterowie
thebai-gates = Bramy
thebai-city-row = Rząd { $row }
thebai-stop = Stój
thebai-fresh = Nowe od Twojego ostatniego ruchu
thebai-space-empty = { $space }, puste
thebai-space-stone = { $stone } na { $space }
thebai-stone-on = { $stone } na { $space }
thebai-stone-of = Kamień gracza { $name }
thebai-dice-between = Pole kostki między { $one } a { $other }
thebai-dice-free = Wolne
thebai-city-marker = Znacznik zajętości
thebai-rim = Skraj miasta: { $roof }
thebai-attack-shown = Atak na rząd { $row }: { $name }
thebai-attack-hidden = Zakryta karta ataku rzędu { $row }
thebai-attack-range = Bitwa w rundzie { $round }, atak { $range }
thebai-gate = Brama { $row }, { $gate }
thebai-gate-tile = Kafelek bramy „{ $tile }”: { $text }
thebai-city-gate-taken = Kafelek bramy ma { $name }
thebai-gate-gone = Kafelek bramy jest poza grą
thebai-commanders = Dowódcy w rzędzie { $row }
thebai-commanders-none = Jeszcze żadnego
thebai-hero = { $name }, bohater rzędu { $row }
thebai-hero-taken = { $hero } należy do gracza { $name }
thebai-hero-gone = { $hero } jest poza grą
thebai-city-battle = Rząd { $row }
thebai-city-attack = atak { $range }

## Umieszczanie kamienia
thebai-placing = Umieszczasz: { $stone }
thebai-on-space = na { $space }
thebai-no-space-yet = jeszcze bez pola
thebai-yours = Twój
thebai-stone-left = Obróć przeciwnie do ruchu wskazówek zegara
thebai-stone-right = Obróć zgodnie z ruchem wskazówek zegara
thebai-turn-stone = { $stone } na { $space }: obróć
thebai-choose-space = Wybierz jedno z podświetlonych pól w mieście.
thebai-turn-note = { $left ->
        [one] Możesz uruchomić 1 pasujący dach.
        [few] Możesz uruchomić do { $left } pasujących dachów.
       *[many] Możesz uruchomić do { $left } pasujących dachów.
    }
thebai-turn-note-none = Ten kamień nie uruchamia dachów.
thebai-roofs-left = { $left ->
        [one] Możesz uruchomić jeszcze 1 dach.
        [few] Możesz uruchomić jeszcze { $left } dachy.
       *[many] Możesz uruchomić jeszcze { $left } dachów.
    }
thebai-nothing-matches = Tak nie pasuje żaden dach.
thebai-edge-name = { $edge ->
        [top] U góry
        [right] Z prawej
        [bottom] U dołu
       *[left] Z lewej
    }
thebai-herald-ring = Herold wskazany przez odkrytą kartę Antygony: z kilku miejsc wybiera to, które leży najbliżej tego pola.
