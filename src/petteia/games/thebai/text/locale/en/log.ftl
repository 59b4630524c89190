### The log: what somebody did, what happened by itself, and what changed (petteia.thebai.chronicle).

## Deeds

log-done = { $player } { $frame ->
        [turn-reset] resets the estate
        [turn-aid] uses no help tile
        [turn-evening] ends the turn
        [offered] does not pay
        [meeting] takes no hero
       *[other] stops here
    }
log-fulfil = { $player } fulfils { $order }
log-citizen = { $player } uses a citizen of level { $level }
log-help = { $player } uses a help tile: { $tile }
log-estate = { $player } uses the action space { $space }
log-city-use = { $player } puts the citizen on { $place }, beside { $stones }
log-city-idle = { $player } puts the citizen on { $place }, where no stone is free
log-trigger = { $player } triggers { $stone } ({ $place })
log-trigger-both = { $player } pays for two stones and triggers { $stone } ({ $place }), then { $other } ({ $beyond })
log-archon = { $player } puts the archon on { $stone } ({ $place })
log-relocate = { $player } relocates the archon to { $stone } ({ $place })
log-step = { $player } moves the archon to { $stone } ({ $place }){ $crossing ->
        [paid] , paying 1 drachma
        [own] , across an own { die-name }
        [own-lowest] , across an own { die-name } of level 1
        [other] , across the { die-name } of { $other }
        [other-ascends] , across the { die-name } of { $other }, which ascends
       *[free] { "" }
    }
log-stop = { $player } stops the archon and triggers { $stone } ({ $place })
log-take-back = { $player } takes the archon back
log-start-stone = { $player } gives { $stone } to the city
log-start-order = { $player } takes the starting order { $order }
log-good = { $player } takes { card-thing }
log-give = { $player } gives { card-thing } away
log-take = { $player } takes { card-thing } for it
log-pay = { $player } pays { card-thing }
log-order = { $player } takes the order { $order }
log-order-deck = { $player } takes an order from the deck
log-accept = { $player } pays { action-accept.cost } for the effect
log-raise-city = { $player } raises the { die-name } on { $place } ({ action-raise-city.change })
log-raise-estate = { $player } raises the citizen on { $space } ({ action-raise-city.change })
log-raise-supply = { $player } raises a { die-name } in the supply ({ action-raise-city.change })
log-hoplite = { $player } takes a hoplite of level { $level } from the supply
log-shift = { $player } shifts the hoplite away from { $place }
log-city = { $player } chooses the dice space { $place }
log-row-removing = { $player } removes { $stone } from the estate
log-row-building = { $player } takes { $stone } from the estate
log-space = { $player } chooses the Kadmeia space { $place }
log-rotate = { $player } places { $stone } on { $place }
log-roof = { $player } triggers a roof: { $roof }
log-track = { $player } advances on the track of { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    } to space { $space }
log-monument = { $player } chooses { $space } in the council
log-commander = { $player } puts commander { $strength } into row { $row }
log-hero = { $player } takes the hero { $hero }
log-keep = { $player } pays for the hoplite on { $place }
log-dismiss = The hoplite of { $player } on { $place } goes back to the supply at level 1
log-which = { $player } uses { $thing }

## What happens by itself

log-reset = { $player } resets the estate
log-herald = { $herald } raises all dice in column { $column }
log-marker = An occupied marker comes to { $place }
log-prosperity = { $tile }. { $text }
log-battle = Battle in row { $row }: { $attack } attacks with strength { $strength }
log-loot = { $player } takes the loot of the gate
log-gate = { $player } takes the gate tile { $tile } of row { $row }
log-gate-leaves = Nobody wins: the gate tile { $tile } of row { $row } leaves the game
log-pay-hoplites = { $player } pays the hoplites
log-turn-order = Turn order: { $players }
log-turn-order-stays = The turn order stays
log-round = Round { $round } begins
log-card = Antigone plays { $card }
log-destiny = Antigone follows her destiny: { $card }
log-her-archon = Antigone’s archon follows { $herald }
log-new-herald = { $herald } leaves, { $other } takes the place on the right
log-round-over = Round { $round } is over
log-her-die = Antigone’s councillor goes to a monument
log-end = The last dice leave the council path
log-sweep = The dice still left are raised
log-score = { $player } has { $total } VP

## Changes

change-vp = { $player }: VP { $amount }
change-stock = { $player }: { $thing ->
        [grape] grapes
        [amphora] amphorae
        [bronze] bronze
       *[drachma] drachmas
    } { $amount }
change-altar = { $player }: { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    } { $space }
change-thing = { $player } takes { $thing }
change-fulfilled = { $player } fulfils { $order }
change-drawn = { $player } draws { $order }
change-ascends = a citizen of { $player } ascends to the council
change-seated = { $player }: { $space }
change-commander = commander { $strength } of { $player } in row { $row }
change-citizen = { $player } has a new citizen of level { $level }
change-archon = archon of { $player } on { $stone } ({ $place })
change-archon-home = archon of { $player } back in the supply
change-die = { die-name } of { $player } on { $place } (level { $level })
change-level = { die-name } of { $player } on { $place }: { $level } → { $to }
change-stone = { $stone } on { $place }
change-leaves = { $thing } leaves the game
change-total = { $player }: strength { $total }
change-absent = { $player } is not there
change-round = { $player }: { $amount } VP, { $total } in all
change-score = { $part ->
        [track] VP so far
        [councillors] councillors
        [heroes] heroes and blessings
        [estate] estate
        [city] dice in the city
        [orders] orders
        [stock] goods and drachmas
       *[hand] orders in hand
    } { $amount }

## What Antigone does by a card, and why

deed-citizen = She puts a citizen of level { $level } on { $place }: { $stones ->
        [2] between two stones
       *[other] beside a stone
    }, nearest to { $focus }
deed-hoplite = She puts a hoplite of level { $level } on { $place }: { $row ->
        [0] { $stones ->
            [2] between two stones, nearest to { $focus }
            [1] beside a stone, nearest to { $focus }
           *[other] nearest to { $focus }
        }
       *[other] in row { $row } of the coming battle, { $stones ->
            [2] between two stones
            [1] beside a stone
           *[other] nearest to { $focus }
        }
    }
deed-raise = { $instead ->
        [citizen] She has no citizen left to place, so she raises her
        [hoplite] She has no hoplite left to place, so she raises her
       *[none] She raises her
    } { die-name } on { $place } ({ $level } → { $to })
deed-ascends = Her citizen on { $place } was at { $level } and ascends to the council
deed-commander = Her hoplite on { $place } was at { $level } and becomes commander { $strength } of row { $row }
deed-order = She takes { $order }: { order-colour }, of the colours on display the one she has { $mode ->
        [most] most
       *[few] fewest
    } of ({ $owned })
deed-altar = She advances on { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    } from { $space } to { $to }{ $gain ->
        [yes] { "" }
       *[no] : no VP there, so nothing more
    }
deed-build = She takes { $stone } from the { $pile ->
        [left] left
        [middle] middle
       *[right] right
    } pile, as the die says, and places it on { $place }, { $around ->
        [one] next to a stone
       *[other] where most stones lie around it ({ $around })
    }, nearest to { $focus }
deed-roof = Its roof at the { $edge ->
        [top] top
        [right] right
        [bottom] bottom
       *[left] left
    } matches: { $roof }
deed-no-roof = No roof of it matches
deed-sweep = All orders of the display leave, and new ones come
deed-vp = She scores { $vp } VP
deed-instead = { $word ->
        [citizen] No dice space is free beside a stone
        [hoplite] No dice space is free
        [raise] She has no such die in the city
        [blocked] Her hoplite cannot become a commander
        [order] The display is empty
        [altar] She is at the end of both tracks
       *[build] She can place no stone
    }: { $vp } VP instead
deed-archon = Her archon goes to { $stone } ({ $place }): { $word ->
        [none] no free stone has the effect at the herald’s foot, so it is the one nearest to { $focus }
       *[other] of the free stones whose effect { card-foot } the nearest to { $focus }
    }
