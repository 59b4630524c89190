# Thebai at the terminal.

thebai-round = Round { $round } of 10
thebai-phase =
    { $phase ->
        [stones] Stones for the city
        [orders] Starting orders
       *[fate] Fate
    }
thebai-fate = Fate: { $tiles }
thebai-legend =
    A space [w1K4@{ $other }o]: roof left, player 1’s stone K4, { thebai-legend.other } archon, roof right; between rows: roof of the upper stone, dice space, roof of the lower one. { $other }h1★: { thebai-legend.other } hoplite of level 1★ (c citizen), 1♦Ka a hero, ×× an occupied marker. Roofs: w white, b brown, o ochre, s slate; outside the city its rim. ▶ the row of the coming conflict.
    .other =
        { $other ->
            [A] Antigone’s
           *[other] player { $other }’s
        }
thebai-letter =
    { $kind ->
        [citizen] c
        [hoplite] h
       *[help] help
    }
thebai-column =
    { $column ->
        [gate] Gate
        [tile] Gate tile
        [attack] Attack
        [commanders] Commanders
       *[hero] Hero
    }
thebai-title =
    { $what ->
        [council] Council (## turmoil, 1 die, 1t tile, 1♦ hero)
        [altar] Altar (the lowest marker first)
       *[display] Orders on display (deck { $deck })
    }
thebai-path = Path: { $places }
thebai-track =
    { $track ->
        [Dionysos] Dionysos
       *[Ares] Ares
    }
thebai-price = { $things }
thebai-row =
    { $row ->
        [red] red
        [blue] blue
       *[yellow] yellow
    }
thebai-you = you
thebai-vp = { $vp } VP
thebai-stock = grapes { $grape }, amphorae { $amphora }, bronze { $bronze }, drachmas { $drachma }
thebai-supply = Supply { $dice } · archon { $archon } · left: { $reserve }c, commanders { $commanders }, tiles { $tiles }
thebai-her-supply = Supply { $dice } · archon { $archon } · commanders left { $commanders }
thebai-archon-home = in supply
thebai-orders = Orders in hand { $hand } · fulfilled { $fulfilled } · gate tiles { $gates }
thebai-her-orders = Fulfilled { $fulfilled } · gate tiles { $gates } · on monuments { $councillors }
thebai-count =
    { $number ->
        [1] { $what }
       *[other] { $number }× { $what }
    }
thebai-belongings =
    { $kind ->
        [heroes] Heroes: { $things }
        [blessings] Blessings: { $things }
       *[help] Help tiles: { $things }
    }
thebai-challenge = Challenge { $level }: { $name }
thebai-card = Open card ({ $left } below it): { $name }. { $text }
thebai-destiny = Destiny: { $name }. { $text }
thebai-herald =
    { $side ->
        [left] Left herald: { $text }
       *[right] Right herald: { $text }
    }
thebai-piles = Her stones (left in the pile): { $piles }
thebai-won = You have won against Antigone.
thebai-lost = Antigone has won.
thebai-result = { $place }. { $player }: { $total } VP
thebai-sheet = Scored before { $track }, councillors { $councillors }, heroes and blessings { $heroes }, estate { $estate }, city { $city }, orders { $orders }, goods and drachmas { $stock }, orders left { $hand }
thebai-piece = A piece without words of its own, { $copies } in the box; the rules say what it does: petteia rules thebai
thebai-kind =
    { $kind ->
        [city-side] City board
        [roof] Roofs
        [estate-board] Estate boards
        [estate-space] Estate
        [stone] Stones
        [order] Orders
        [hero] Heroes
        [attack] Attack cards
        [altar-space] Altar tracks
        [blessing] Blessings
        [help-tile] Help tiles
        [gate-tile] Gate tiles
        [conflict] Conflicts
        [prosperity] Prosperity
        [turmoil] Turmoil cards
        [herald] Heralds
        [path-space] Council path
        [monument] Monuments
        [council-space] Council
        [basic-action] Antigone: basic action cards
        [special-action] Antigone: special action cards
        [destiny] Destiny cards
        [challenge] Challenges
        [antigone-roof] Antigone: roofs
       *[piece] Pieces
    }
