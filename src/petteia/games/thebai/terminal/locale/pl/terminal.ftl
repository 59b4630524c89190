# Thebai w terminalu.

round = Runda { $round } z 10
phase =
    { $phase ->
        [stones] Kamienie do miasta
        [orders] Zlecenia początkowe
       *[fate] Los
    }
fate = Los: { $tiles }
legend =
    Pole [w1K4@{ $other }o]: dach z lewej, kamień K4 gracza 1, archont { legend.other }, dach z prawej; między rzędami: dach górnego kamienia, pole kostki, dach dolnego. { $other }h1★: kostka hoplity { legend.other } na poziomie 1★ (l kostka ludności), 1♦Ka bohater, ×× znacznik zajętości. Dachy: w biały, b brązowy, o ochrowy, s łupkowy; na zewnątrz brzeg miasta. ▶ rząd najbliższego konfliktu.
    .other =
        { $other ->
            [A] Antygony
           *[other] gracza { $other }
        }
letter =
    { $kind ->
        [citizen] l
        [hoplite] h
       *[help] pom.
    }
column =
    { $column ->
        [gate] Brama
        [tile] Kafelek bramy
        [attack] Atak
        [commanders] Dowódcy
       *[hero] Bohater
    }
title =
    { $what ->
        [council] Rada (## zamęt, 1 kostka, 1t kafelek, 1♦ bohater)
        [altar] Ołtarze (najniższy znacznik pierwszy)
       *[display] Wystawka zleceń (stos { $deck })
    }
path = Ścieżka: { $places }
track =
    { $track ->
        [Dionysos] Dionizos
       *[Ares] Ares
    }
price = kosztuje { $things }
row =
    { $row ->
        [red] czerwony
        [blue] niebieski
       *[yellow] żółty
    }
you = Ty
vp = { $vp } PZ
stock = winogrona { $grape }, amfory { $amphora }, brąz { $bronze }, drachmy { $drachma }
supply = Zasoby { $dice } · archont { $archon } · zostało: { $reserve }l, dowódcy { $commanders }, kafelki { $tiles }
her-supply = Zasoby { $dice } · archont { $archon } · dowódcy w zapasie { $commanders }
archon-home = w zasobach
orders = Zlecenia na ręce { $hand } · wykonane { $fulfilled } · kafelki bram { $gates }
her-orders = Zlecenia (liczą się tylko kolor i zestawy, bez nagrody) { $fulfilled } · kafelki bram { $gates } · członkowie rady { $councillors }
count =
    { $number ->
        [1] { $what }
       *[other] { $number }× { $what }
    }
belongings =
    { $kind ->
        [heroes] Bohaterowie: { $things }
        [blessings] Błogosławieństwa: { $things }
       *[help] Kafelki pomocy: { $things }
    }
challenge = Wyzwanie { $level }: { $name }
card = Odkryta karta (pod nią { $left }): { $name }. { $text }
destiny = Przeznaczenie: { $name }. { $text }
herald =
    { $side ->
        [left] Lewy herold: { $text }
       *[right] Prawy herold: { $text }
    }
piles = Jej kamienie (zostało w stosie): { $piles }
won = Wygrywasz z Antygoną.
lost = Wygrywa Antygona.
result = { $place }. { $player }: { $total } PZ
sheet = W trakcie gry { $track }, członkowie rady { $councillors }, bohaterowie i błogosławieństwa { $heroes }, posiadłość { $estate }, miasto { $city }, zlecenia { $orders }, towary i drachmy { $stock }, zlecenia na ręce { $hand }
piece = Element bez własnego tekstu, w pudełku: { $copies }; o tym, do czego służy, mówią zasady: petteia rules thebai --lang pl
kind =
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
        [antigone-table] Antygona: co woli i co jest niemożliwe
       *[piece] Elementy
    }
