# Thebai w terminalu.

thebai-round = Runda { $round } z 10
thebai-phase =
    { $phase ->
        [stones] Kamienie do miasta
        [orders] Zlecenia początkowe
       *[fate] Los
    }
thebai-fate = Los: { $tiles }
thebai-legend =
    Pole [w1K4@{ $other }o]: dach z lewej, kamień K4 gracza 1, archont { thebai-legend.other }, dach z prawej; między rzędami: dach górnego kamienia, pole kostki, dach dolnego. { $other }h1★: kostka hoplity { thebai-legend.other } na poziomie 1★ (l kostka ludności), 1♦Ka bohater, ×× znacznik zajętości. Dachy: w biały, b brązowy, o ochrowy, s łupkowy; na zewnątrz brzeg miasta. ▶ rząd najbliższego konfliktu.
    .other =
        { $other ->
            [A] Antygony
           *[other] gracza { $other }
        }
thebai-letter =
    { $kind ->
        [citizen] l
        [hoplite] h
       *[help] pom.
    }
thebai-column =
    { $column ->
        [gate] Brama
        [tile] Kafelek bramy
        [attack] Atak
        [commanders] Dowódcy
       *[hero] Bohater
    }
thebai-title =
    { $what ->
        [council] Rada (## zamęt, 1 kostka, 1t kafelek, 1♦ bohater)
        [altar] Ołtarze (najniższy znacznik pierwszy)
       *[display] Wystawka zleceń (stos { $deck })
    }
thebai-path = Ścieżka: { $places }
thebai-track =
    { $track ->
        [Dionysos] Dionizos
       *[Ares] Ares
    }
thebai-price = kosztuje { $things }
thebai-row =
    { $row ->
        [red] czerwony
        [blue] niebieski
       *[yellow] żółty
    }
thebai-you = Ty
thebai-vp = { $vp } PZ
thebai-stock = winogrona { $grape }, amfory { $amphora }, brąz { $bronze }, drachmy { $drachma }
thebai-supply = Zasoby { $dice } · archont { $archon } · zostało: { $reserve }l, dowódcy { $commanders }, kafelki { $tiles }
thebai-her-supply = Zasoby { $dice } · archont { $archon } · dowódcy w zapasie { $commanders }
thebai-archon-home = w zasobach
thebai-orders = Zlecenia na ręce { $hand } · wykonane { $fulfilled } · kafelki bram { $gates }
thebai-her-orders = Wykonane { $fulfilled } · kafelki bram { $gates } · na monumentach { $councillors }
thebai-count =
    { $number ->
        [1] { $what }
       *[other] { $number }× { $what }
    }
thebai-belongings =
    { $kind ->
        [heroes] Bohaterowie: { $things }
        [blessings] Błogosławieństwa: { $things }
       *[help] Kafelki pomocy: { $things }
    }
thebai-challenge = Wyzwanie { $level }: { $name }
thebai-card = Odkryta karta (pod nią { $left }): { $name }. { $text }
thebai-destiny = Przeznaczenie: { $name }. { $text }
thebai-herald =
    { $side ->
        [left] Lewy herold: { $text }
       *[right] Prawy herold: { $text }
    }
thebai-piles = Jej kamienie (zostało w stosie): { $piles }
thebai-won = Wygrywasz z Antygoną.
thebai-lost = Wygrywa Antygona.
thebai-result = { $place }. { $player }: { $total } PZ
thebai-sheet = W trakcie gry { $track }, członkowie rady { $councillors }, bohaterowie i błogosławieństwa { $heroes }, posiadłość { $estate }, miasto { $city }, zlecenia { $orders }, towary i drachmy { $stock }, zlecenia na ręce { $hand }
thebai-piece = Element bez własnego tekstu, w pudełku: { $copies }; o tym, do czego służy, mówią zasady: petteia rules thebai --lang pl
thebai-kind =
    { $kind ->
        [city-side] Plansza miasta
        [roof] Dachy
        [estate-board] Plansze posiadłości
        [estate-space] Posiadłość
        [stone] Kamienie Kadmei
        [order] Zlecenia
        [hero] Bohaterowie
        [attack] Karty ataku
        [altar-space] Tory ołtarzy
        [blessing] Błogosławieństwa
        [help-tile] Kafelki pomocy
        [gate-tile] Kafelki bram
        [conflict] Konflikty
        [prosperity] Dobrobyt
        [turmoil] Karty zamętu
        [herald] Heroldowie
        [path-space] Ścieżka rady
        [monument] Monumenty
        [council-space] Rada
        [basic-action] Antygona: podstawowe karty akcji
        [special-action] Antygona: specjalne karty akcji
        [destiny] Karty przeznaczenia
        [challenge] Wyzwania
        [antigone-roof] Antygona: dachy
       *[piece] Elementy
    }
