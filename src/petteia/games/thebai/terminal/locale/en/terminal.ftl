# Thebai at the terminal.

round = Round { $round } of 10
phase =
    { $phase ->
        [stones] Stones for the city
        [orders] Starting orders
       *[fate] Fate
    }
fate = Fate: { $tiles }
legend =
    A space [w1K4@{ $other }o]: roof left, player 1’s stone K4, { legend.other } archon, roof right; between rows: roof of the upper stone, dice space, roof of the lower one. { $other }h1★: { legend.other } hoplite of level 1★ (c citizen), 1♦Ka a hero, ×× an occupied marker. Roofs: w white, b brown, o ochre, s slate; outside the city its rim. ▶ the row of the coming conflict.
    .other =
        { $other ->
            [A] Antigone’s
           *[other] player { $other }’s
        }
letter =
    { $kind ->
        [citizen] c
        [hoplite] h
       *[help] help
    }
column =
    { $column ->
        [gate] Gate
        [tile] Gate tile
        [attack] Attack
        [commanders] Commanders
       *[hero] Hero
    }
title =
    { $what ->
        [council] Council (## turmoil, 1 die, 1t tile, 1♦ hero)
        [altar] Altar (the lowest marker first)
       *[display] Orders on display (deck { $deck })
    }
path = Path: { $places }
track =
    { $track ->
        [Dionysos] Dionysos
       *[Ares] Ares
    }
price = { $things }
row =
    { $row ->
        [red] red
        [blue] blue
       *[yellow] yellow
    }
you = you
vp = { $vp } VP
stock = grapes { $grape }, amphorae { $amphora }, bronze { $bronze }, drachmas { $drachma }
supply = Supply { $dice } · archon { $archon } · left: { $reserve }c, commanders { $commanders }, tiles { $tiles }
her-supply = Supply { $dice } · archon { $archon } · commanders left { $commanders }
archon-home = in supply
orders = Orders in hand { $hand } · fulfilled { $fulfilled } · gate tiles { $gates }
her-orders = Orders (only colour and sets count, no reward) { $fulfilled } · gate tiles { $gates } · councillors { $councillors }
count =
    { $number ->
        [1] { $what }
       *[other] { $number }× { $what }
    }
belongings =
    { $kind ->
        [heroes] Heroes: { $things }
        [blessings] Blessings: { $things }
       *[help] Help tiles: { $things }
    }
challenge = Challenge { $level }: { $name }
card = Open card ({ $left } below it): { $name }. { $text }
destiny = Destiny: { $name }. { $text }
herald =
    { $side ->
        [left] Left herald: { $text }
       *[right] Right herald: { $text }
    }
piles = Her stones (left in the pile): { $piles }
won = You have won against Antigone.
lost = Antigone has won.
result = { $place }. { $player }: { $total } VP
sheet = Scored before { $track }, councillors { $councillors }, heroes and blessings { $heroes }, estate { $estate }, city { $city }, orders { $orders }, goods and drachmas { $stock }, orders left { $hand }
piece = A piece without words of its own, { $copies } in the box; the rules say what it does: petteia rules thebai
kind =
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
        [antigone-table] Antigone: what she prefers, and what is impossible
       *[piece] Pieces
    }
