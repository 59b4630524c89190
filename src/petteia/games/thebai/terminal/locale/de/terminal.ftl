# Thebai im Terminal.

thebai-round = Runde { $round } von 10
thebai-phase =
    { $phase ->
        [stones] Kadmeiasteine für die Stadt
        [orders] Startaufträge
       *[fate] Schicksal
    }
thebai-fate = Schicksal: { $tiles }
thebai-legend =
    Ein Feld [w1K4@{ $other }o]: Dach links, Stein K4 von Person 1, Archon von { thebai-legend.other }, Dach rechts; zwischen den Zeilen: Dach des oberen Steins, Würfelfeld, Dach des unteren. { $other }h1★: Hoplitenwürfel der Stufe 1★ von { thebai-legend.other } (b Bevölkerungswürfel), 1♦Ka ein Held, ×× ein Besetztmarker. Dächer: w weiß, b braun, o ocker, s schiefer; außen der Rand der Stadt. ▶ die Zeile des nächsten Konflikts.
    .other =
        { $other ->
            [A] Antigone
           *[other] Person { $other }
        }
thebai-letter =
    { $kind ->
        [citizen] b
        [hoplite] h
       *[help] Hilf
    }
thebai-column =
    { $column ->
        [gate] Tor
        [tile] Torplättchen
        [attack] Angriff
        [commanders] Heerführer
       *[hero] Held
    }
thebai-title =
    { $what ->
        [council] Rat (## Tumult, 1 Würfel, 1t Plättchen, 1♦ Held)
        [altar] Altar (der unterste Marker zuerst)
       *[display] Ausliegende Aufträge (Stapel { $deck })
    }
thebai-path = Pfad: { $places }
thebai-track =
    { $track ->
        [Dionysos] Dionysos
       *[Ares] Ares
    }
thebai-price = { $things }
thebai-row =
    { $row ->
        [red] rot
        [blue] blau
       *[yellow] gelb
    }
thebai-you = du
thebai-vp = { $vp } SP
thebai-stock = Trauben { $grape }, Amphoren { $amphora }, Bronze { $bronze }, Drachmen { $drachma }
thebai-supply = Vorrat { $dice } · Archon { $archon } · übrig: { $reserve }b, Heerführer { $commanders }, Plättchen { $tiles }
thebai-her-supply = Vorrat { $dice } · Archon { $archon } · Heerführer übrig { $commanders }
thebai-archon-home = im Vorrat
thebai-orders = Aufträge auf der Hand { $hand } · erfüllt { $fulfilled } · Torplättchen { $gates }
thebai-her-orders = Erfüllt { $fulfilled } · Torplättchen { $gates } · auf Monumenten { $councillors }
thebai-count =
    { $number ->
        [1] { $what }
       *[other] { $number }× { $what }
    }
thebai-belongings =
    { $kind ->
        [heroes] Helden: { $things }
        [blessings] Segensplättchen: { $things }
       *[help] Hilfsplättchen: { $things }
    }
thebai-challenge = Herausforderung { $level }: { $name }
thebai-card = Offene Karte ({ $left } darunter): { $name }. { $text }
thebai-destiny = Bestimmung: { $name }. { $text }
thebai-herald =
    { $side ->
        [left] Linker Herold: { $text }
       *[right] Rechter Herold: { $text }
    }
thebai-piles = Ihre Steine (noch im Stapel): { $piles }
thebai-won = Du hast gegen Antigone gewonnen.
thebai-lost = Antigone hat gewonnen.
thebai-result = { $place }. { $player }: { $total } SP
thebai-sheet = Im Spiel { $track }, Ratsmitglieder { $councillors }, Helden und Segensplättchen { $heroes }, Anwesen { $estate }, Stadt { $city }, Aufträge { $orders }, Waren und Drachmen { $stock }, Aufträge auf der Hand { $hand }
thebai-piece = Spielmaterial ohne eigenen Text, { $copies } in der Schachtel; was es tut, sagen die Regeln: petteia rules thebai --lang de
thebai-kind =
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
       *[piece] Spielmaterial
    }
