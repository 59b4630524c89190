### The pieces of Thebai, the city, and placing a stone.

## Pieces
thebai-sign = { $word ->
        [grape] Grapes
        [amphora] Amphorae
        [bronze] Bronze
        [good] Good of your choice
        [drachma] Drachmas
        [order] Order
        [swap] Swap
        [vp] Victory Points
        [raise] Raise dice
        [raise-citizen] Raise citizens
        [raise-hoplite] Raise hoplites
        [hoplite] Place a hoplite
        [place] Place a stone
        [remove] Remove a stone
        [altar] Altar step
        [dionysos] Track of Dionysos
        [ares] Track of Ares
        [relocate] Relocate the archon
        [councillor] Councillor
        [help-red] Red help tile
        [help-blue] Blue help tile
        [help-yellow] Yellow help tile
        [blessing] Blessing
        [roof] Roof
        [commander] Commander
        [hero] Hero
        [gate] Gate tile
        [citizen] Citizen
        [archon] Archon
        [stone] Stone
       *[other] { $word }
    }
thebai-roof = { $roof ->
        [W] white
        [B] brown
        [O] ochre
        [S] slate
       *[none] nothing
    }
thebai-stone-roofs = Roofs from the top clockwise: { $roofs }
thebai-die = { $kind ->
        [citizen] Citizen of { $name }, level { $level }
       *[hoplite] Hoplite of { $name }, level { $level }
    }
thebai-archon = Archon of { $name }
thebai-archon-start = Here the archon of { $name } set out
thebai-standee = { $hero }, standee of { $name }
thebai-commander = Commander of { $name }, strength { $strength }
thebai-order-payable = You can pay it
thebai-orders-of = { $count ->
        [one] 1 fulfilled order
       *[other] { $count } fulfilled orders
    } ({ $colour ->
        [wine] wine
        [honey] honey
        [olive] olive
       *[sea] sea
    })

## The city
thebai-city = City
thebai-heroes = Heroes
thebai-gates = Gates
thebai-city-row = Row { $row }
thebai-stop = Stop
thebai-fresh = New since your last move
thebai-space-empty = { $space }, empty
thebai-space-stone = { $stone } on { $space }
thebai-stone-on = { $stone } on { $space }
thebai-stone-of = { $name }’s stone
thebai-dice-between = Dice space between { $one } and { $other }
thebai-dice-free = Free
thebai-city-marker = Occupied marker
thebai-rim = City rim: { $roof }
thebai-attack-shown = Attack on row { $row }: { $name }
thebai-attack-hidden = Attack card of row { $row }, face-down
thebai-attack-range = Battle in round { $round }, attack { $range }
thebai-gate = Gate { $row }, { $gate }
thebai-gate-tile = Gate tile { $tile }: { $text }
thebai-city-gate-taken = { $name } has its gate tile
thebai-gate-gone = Its gate tile is out of the game
thebai-commanders = Commanders of row { $row }
thebai-commanders-none = None yet
thebai-hero = { $name }, hero of row { $row }
thebai-hero-taken = { $name } has { $hero }
thebai-hero-gone = { $hero } is out of the game
thebai-city-battle = Row { $row }
thebai-city-attack = attack { $range }

## Placing a stone
thebai-placing = Placing: { $stone }
thebai-on-space = on { $space }
thebai-no-space-yet = no space yet
thebai-yours = yours
thebai-stone-left = Turn counterclockwise
thebai-stone-right = Turn clockwise
thebai-turn-stone = { $stone } on { $space }: turn it
thebai-choose-space = Choose one of the lit spaces in the city.
thebai-turn-note = { $left ->
        [one] You may trigger 1 matching roof.
       *[other] You may trigger up to { $left } matching roofs.
    }
thebai-turn-note-none = This stone triggers no roofs.
thebai-roofs-left = { $left ->
        [one] You may trigger 1 more roof.
       *[other] You may trigger { $left } more roofs.
    }
thebai-nothing-matches = No roof matches like this.
thebai-edge-name = { $edge ->
        [top] Above
        [right] Right
        [bottom] Below
       *[left] Left
    }
thebai-herald-ring = The herald that Antigone’s open card points to: of several places she takes the one nearest to this space.
