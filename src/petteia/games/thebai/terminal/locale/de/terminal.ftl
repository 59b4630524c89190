# Thebai im Terminal.

round = Runde { $round } von 10
phase =
    { $phase ->
        [stones] Kadmeiasteine für die Stadt
        [orders] Startaufträge
       *[fate] Schicksal
    }
fate = Schicksal: { $tiles }
legend =
    Ein Feld [w1K4@{ $other }o]: Dach links, Stein K4 von Person 1, Archon von { legend.other }, Dach rechts; zwischen den Zeilen: Dach des oberen Steins, Würfelfeld, Dach des unteren. { $other }h1★: Hoplitenwürfel der Stufe 1★ von { legend.other } (b Bevölkerungswürfel), 1♦Ka ein Held, ×× ein Besetztmarker. Dächer: w weiß, b braun, o ocker, s schiefergrau; außen der Rand der Stadt. ▶ die Zeile des nächsten Konflikts.
    .other =
        { $other ->
            [A] Antigone
           *[other] Person { $other }
        }
letter =
    { $kind ->
        [citizen] b
        [hoplite] h
       *[help] Hilf
    }
column =
    { $column ->
        [gate] Tor
        [tile] Torplättchen
        [attack] Angriff
        [commanders] Heerführer
       *[hero] Held
    }
title =
    { $what ->
        [council] Rat (## Tumult, 1 Würfel, 1t Plättchen, 1♦ Held)
        [altar] Altar (der unterste Marker zuerst)
       *[display] Ausliegende Aufträge (Stapel { $deck })
    }
path = Pfad: { $places }
track =
    { $track ->
        [Dionysos] Dionysos
       *[Ares] Ares
    }
price = { $things }
row =
    { $row ->
        [red] rot
        [blue] blau
       *[yellow] gelb
    }
you = du
vp = { $vp } SP
stock = Trauben { $grape }, Amphoren { $amphora }, Bronze { $bronze }, Drachmen { $drachma }
supply = Vorrat { $dice } · Archon { $archon } · übrig: { $reserve }b, Heerführer { $commanders }, Plättchen { $tiles }
her-supply = Vorrat { $dice } · Archon { $archon } · Heerführer übrig { $commanders }
archon-home = im Vorrat
orders = Aufträge auf der Hand { $hand } · erfüllt { $fulfilled } · Torplättchen { $gates }
her-orders = Aufträge (nur Farbe und Sets zählen, keine Belohnung) { $fulfilled } · Torplättchen { $gates } · Ratsmitglieder { $councillors }
count =
    { $number ->
        [1] { $what }
       *[other] { $number }× { $what }
    }
belongings =
    { $kind ->
        [heroes] Helden: { $things }
        [blessings] Segensplättchen: { $things }
       *[help] Hilfsplättchen: { $things }
    }
challenge = Herausforderung { $level }: { $name }
card = Offene Karte ({ $left } darunter): { $name }. { $text }
destiny = Bestimmung: { $name }. { $text }
herald =
    { $side ->
        [left] Linker Herold: { $text }
       *[right] Rechter Herold: { $text }
    }
piles = Ihre Steine (noch im Stapel): { $piles }
won = Du hast gegen Antigone gewonnen.
lost = Antigone hat gewonnen.
result = { $place }. { $player }: { $total } SP
sheet = Im Spiel { $track }, Ratsmitglieder { $councillors }, Helden und Segensplättchen { $heroes }, Anwesen { $estate }, Stadt { $city }, Aufträge { $orders }, Waren und Drachmen { $stock }, Aufträge auf der Hand { $hand }
piece = Spielmaterial ohne eigenen Text, { $copies } in der Schachtel; was es tut, sagen die Regeln: petteia rules thebai --lang de
kind =
    { $kind ->
        [city-side] Spielplan
        [roof] Dächer
        [estate-board] Anwesenstafeln
        [estate-space] Anwesen
        [stone] Kadmeiasteine
        [order] Aufträge
        [hero] Helden
        [attack] Angriffskarten
        [altar-space] Altarleisten
        [blessing] Segensplättchen
        [help-tile] Hilfsplättchen
        [gate-tile] Torplättchen
        [conflict] Konflikte
        [prosperity] Wohlstand
        [turmoil] Tumultkarten
        [herald] Herolde
        [path-space] Ratspfad
        [monument] Monumente
        [council-space] Rat
        [basic-action] Antigone: Basis-Aktionskarten
        [special-action] Antigone: Spezial-Aktionskarten
        [destiny] Bestimmungskarten
        [challenge] Herausforderungen
        [antigone-roof] Antigone: Dächer
        [antigone-table] Antigone: was sie bevorzugt, und was unmöglich ist
       *[piece] Spielmaterial
    }
