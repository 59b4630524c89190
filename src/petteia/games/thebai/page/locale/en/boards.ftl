### The boards of Thebai: estate, orders, altar, council, rivals, battles ahead, components enlarged.

thebai-you = you
thebai-now = now
thebai-fold = Fold
thebai-points = Victory Points
thebai-vp-short = { $vp } VP
thebai-vp-words = { $vp } Victory Points; { $score } if the game ended now

## Goods
thebai-good = { $good ->
        [grape] Grape
        [amphora] Amphora
        [bronze] Bronze
       *[drachma] Drachma
    }
thebai-goods = { $count } { $good ->
        [grape] { $count ->
            [one] grape
           *[other] grapes
        }
        [amphora] { $count ->
            [one] amphora
           *[other] amphorae
        }
        [bronze] bronze
       *[drachma] { $count ->
            [one] drachma
           *[other] drachmas
        }
    }
thebai-have = you have { $count }
thebai-goods-have = { thebai-good }; { thebai-have }

## Supply and estate
thebai-supply-dice = { $count } { $kind ->
        [citizen] { $count ->
            [one] citizen
           *[other] citizens
        }
       *[hoplite] { $count ->
            [one] hoplite
           *[other] hoplites
        }
    } of level { $level } in the supply
thebai-archon-home = The archon is in the supply
thebai-commanders-left = { $count ->
        [0] No commander left
        [one] Commander left: strength { $strengths }
       *[other] Commanders left: strengths { $strengths }
    }
thebai-tiles-left = { $count ->
        [0] No councillor tile left
        [one] 1 councillor tile left
       *[other] { $count } councillor tiles left
    }
thebai-reserve = { $count ->
        [0] No citizen left in the general supply
        [one] 1 citizen in the general supply; a reset brings one
       *[other] { $count } citizens in the general supply; a reset brings one
    }
thebai-estate-of = Estate of { $name }
thebai-estate-row = { $row ->
        [red] Red row
        [blue] Blue row
       *[yellow] Yellow row
    }
thebai-estate-under = It covers { $name }
thebai-estate-die = A citizen of level { $level } is here
thebai-estate-help = A help tile is here
thebai-columns = At the end only the rightmost cleared column counts; columns 2 to 5 bring { $values } VP
thebai-columns-now = { $columns ->
        [0] No column is cleared
        [one] 1 column is cleared: { $vp } VP
       *[other] { $columns } columns are cleared: { $vp } VP
    }

## Orders
thebai-orders = Orders
thebai-your-orders = Your orders
thebai-orders-in-hand = { $count } in hand
thebai-orders-count = { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
thebai-fulfilled = fulfilled
thebai-fulfilled-none = –
thebai-fulfilled-colour = { $count } fulfilled, { $colour ->
        [wine] wine
        [honey] honey
        [olive] olive
       *[sea] sea
    }: { $orders }
thebai-can-pay = You can pay it
thebai-order-lacks = lacks { $goods }
thebai-order-secret = Only its owner knows it
thebai-display = Display
thebai-display-note = orders to take
thebai-display-empty = empty
thebai-deck-name = Top of the deck
thebai-deck = { $count ->
        [0] The deck is empty
        [one] 1 hidden order left
       *[other] { $count } hidden orders left
    }

## Altar
thebai-altar = Altar
thebai-track = { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    }
thebai-track-note = { $track ->
        [dionysos] decides the turn order
       *[ares] decides ties for the gate tile
    }
thebai-stack-left = { $count } left
thebai-stack-empty = none left
thebai-markers = Here: { $names }

## Council
thebai-council = Council
thebai-council-now = “now”: if the game ended today
thebai-council-worth = It would bring you { $vp } VP if the game ended now
thebai-council-held = { $piece ->
        [turmoil] Closed by turmoil
        [die] Taken by { $name }
        [tile] Taken by { $name } with a councillor tile
        [hero] Taken by { $name } with a hero
       *[other] Free
    }
thebai-closed = closed
thebai-path = Path
thebai-path-space = A citizen who ascends to this space scores { $vp } VP
thebai-path-wait = Waiting: { $names }
thebai-path-next = next { $vp } VP
thebai-path-note = one die per monument
thebai-seats = seats
thebai-seats-of = { $name }: { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
thebai-monument-free = { $count } free
thebai-councillors = { $count ->
        [one] 1 councillor
       *[other] { $count } councillors
    }

## Rivals
thebai-rivals = Rivals
thebai-rival-board = A rival’s board
thebai-open-rival = Show the whole board of { $name }
thebai-bot = { $level } bot
thebai-online = online
thebai-offline = offline

## Battles ahead
thebai-battles = Battles ahead
thebai-battles-later = Later battles ({ $count })
thebai-ahead-when = { $when ->
        [now] Row { $row }, this round.
       *[later] Row { $row }, round { $round }.
    }
thebai-ahead-attack = Strength of the attack: { $low }–{ $high }
thebai-ahead-player = Player
thebai-ahead-total = Strength
thebai-ahead-range = VP from … to
thebai-ahead-absent = absent
thebai-ahead-vp = { $same ->
        [true] { $best }
       *[false] { $worst } … { $best }
    }

## Components enlarged
thebai-copies = There are { $count } in the game.
thebai-kind = { $kind ->
        [stone] Stone
        [order] Order
        [hero] Hero
        [estate-space] Estate
        [estate-board] Estate
        [council-space] Council
        [monument] Monument
        [path-space] Council path
        [altar-space] Altar
        [blessing] Blessing
        [help-tile] Help tile
        [gate-tile] Gate tile
        [conflict] Fate: conflict
        [prosperity] Fate: prosperity
        [attack] Attack card
        [herald] Herald
        [basic-action] Antigone: action card
        [special-action] Antigone: special action card
        [destiny] Antigone: destiny
        [challenge] Challenge
        [roof] Roof
        [antigone-roof] Antigone: roof
        [turmoil] Turmoil card
       *[piece] Piece
    }
thebai-kind-help = { $kind ->
        [stone] A stone is triggered when an archon stops on it, or by a citizen placed next to it.
        [order] Once in your turn you may pay the goods of an order in hand, take its reward and tuck it under your estate. Sets of colours score at the end; orders left in hand cost 3 VP each.
        [hero] The first player with a commander in a row may take a hero; nobody has more than three.
        [estate-space] Put a citizen or a help tile of the row’s colour on a free space: do its action at that strength. Three numbers are for strength 1, 2 and 3.
        [estate-board] Stones leave a row from the left and open the spaces below them.
        [council-space] Whoever has a councillor here scores this at the end of the game.
        [monument] At most one die of yours may sit on each monument.
        [path-space] Citizens who ascend wait here until the council is held.
        [altar-space] Each space your marker enters pays its reward.
        [blessing] You keep a blessing for the rest of the game.
        [help-tile] After your archon you may put one help tile on a free space of its row. It leaves the game with the next reset.
        [gate-tile] Everyone in the battle takes its reward; the strongest winner takes the tile, which counts as an order of any colour at the end.
        [conflict] A battle is fought in this row at the end of the round.
        [prosperity] All players do this at the end of the round.
        [attack] The strength of the attack is the number of the conflict and this modifier.
        [herald] Heralds raise dice and put occupied markers before the fate phase.
        [basic-action] Antigone resolves two action cards in her turn; the third stays open.
        [special-action] Four of the nine special cards are in Antigone’s deck.
        [destiny] It is resolved whenever an action card shows the destiny sign.
        [challenge] It decides how hard the game against Antigone is.
        [roof] When a stone is placed, edges that touch the same colour may be triggered.
        [antigone-roof] What Antigone gains from a matching roof.
        [turmoil] It closes council spaces at the start, and seats Antigone’s councillors.
        [citizen-die] A citizen works on the estate or in the city. Raised beyond 3★ in the city, it ascends to the council.
        [hoplite-die] A hoplite fights in the rows it touches. Raised beyond 3★ in the city, it becomes a commander.
        [archon] Each turn your archon walks over stones and triggers the one where it stops.
        [commander] A commander stays in its row and adds its strength to every battle there.
        [councillor-tile] It takes a seat on a monument like a die.
        [altar-marker] It shows how far a player has come on a track of the altar.
        [attack-marker] It lies at the row of the next conflict.
        [turmoil-tile] It closes a space of the council.
        [occupied-marker] It may be crossed freely, but takes no die and no hero.
       *[piece] A piece of the game; the rules say what it does.
    }
