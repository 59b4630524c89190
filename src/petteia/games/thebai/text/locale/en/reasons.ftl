# Why something is not allowed; the rule is written behind.

reason-over = The game is over.
reason-no-action = There is no such action.
reason-not-there = There is no such thing in this game.
reason-first =
    { $frame ->
        [choosing-stone] First choose a stone for the city.
        [choosing-order] First take a starting order.
        [using] First say where it is used.
        [triggering] First choose the stone to trigger.
        [walking] Your archon is on its way: go on or stop.
        [goods] First take the goods.
        [orders] First take the orders.
        [giving] First swap, or say enough.
        [taking] First say what you take for it.
        [offered] First say whether you pay for it.
        [paying] First pay.
        [raising] First raise the dice.
        [mustering] First place or shift the hoplites.
        [deploying] First say where the hoplite goes.
        [removing] First remove stones, or say enough.
        [building] First choose the stone, or say enough.
        [setting] First say where the stone goes.
        [rotating] First say how the stone lies.
        [roofing] First choose the roofs, or say enough.
        [advancing] First go on with the altar steps.
        [relocating] First relocate the archon, or say enough.
        [seating] First place the councillor tile, or say enough.
        [ascending] First set your commander.
        [meeting] First choose a hero, or go without.
        [standing] First set the hero’s standee.
        [retaining] First decide about the pay of your hoplite.
        [counselling] First set your die from the path.
       *[ordering] First say which effect comes next.
    }
reason-begun = What has begun is completed.
reason-as-far-as-possible = This is carried out as far as possible; you only choose how.
reason-ascension = An ascension cannot be refused.
reason-standee = The standee must be set while there is a free space.
reason-path-die = A die with a free space leaves the path.
reason-order-between = An order is fulfilled between the steps of your turn, not inside an effect.
reason-order-done = You have fulfilled { $order } already.
reason-not-in-hand = { $order } is not in your hand.
reason-one-order = You fulfil no more orders this turn.
reason-order-goods =
    For { $order } you lack { $thing ->
        [grape] { $number ->
            [one] { $number } grape
           *[other] { $number } grapes
        }
        [amphora] { $number ->
            [one] { $number } amphora
           *[other] { $number } amphorae
        }
       *[bronze] { $number } bronze
    }.
reason-reset-first = First comes the reset: end this step.
reason-citizen-over = The citizen’s step of this turn is over.
reason-no-citizen = You have no citizen of level { $level } in your supply.
reason-no-room = There is no free space for a citizen.
reason-citizen-due = First use a citizen.
reason-citizen-first = The archon comes after the citizen.
reason-archon-over = The archon’s step of this turn is over.
reason-archon-due = Your archon must be put, moved or taken back.
reason-archon-home = Your archon is in your supply.
reason-archon-in-city = Your archon is in the city: move it, or take it back.
reason-archon-stays = Your archon may not stay where it is.
reason-archon-there = An archon stands on { $space }: that stone is not free.
reason-no-stone = There is no stone on { $space }.
reason-visited = Your archon has been on { $space } in this movement.
reason-apart = { $space } is not next to your archon.
reason-second-crossing = { $space } is empty, and only one empty dice space is crossed a turn.
reason-crossing-price = Crossing the empty dice space { $space } costs a drachma; you have none.
reason-dead-end = An archon stands on { $space }, and from there your archon could not reach a stone to stop on.
reason-stop-archon = Another archon stands here: your archon must go on.
reason-walking = Your archon has begun to move.
reason-not-moved = Your archon has not moved yet.
reason-help-later = A help tile is used after the archon.
reason-help-over = The step of the help tile is over.
reason-no-help =
    You have no { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } help tile of strength { $strength }.
reason-help-no-space =
    In your { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } row there is no free space for the help tile.
reason-help-at-home = A help tile is used on your estate.
reason-help-colour =
    { $estate } is not in the { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } row, as the help tile wants.
reason-estate-stone = A stone lies on { $estate }.
reason-estate-die = A die lies on { $estate }.
reason-estate-help = A help tile lies on { $estate }.
reason-choose-die = First choose the citizen or help tile you use.
reason-only-by-effect = This is done only when an effect says so.
reason-only-in-conflict = The council is entered in a conflict, or by an effect.
reason-only-ascending = Commanders and heroes come when a hoplite ascends.
reason-only-after-battle = Hoplites are paid after a battle.
reason-only-at-start = This is chosen only before the first round.
reason-not-due = This effect is not due now.
reason-start-order-gone = This starting order has been taken.
reason-space-die = A die lies on { $space }.
reason-space-hero = A hero stands on { $space }.
reason-space-marker = An occupied marker lies on { $space }.
reason-no-stone-beside = There is no stone next to { $space }.
reason-both-price =
    Both stones cost { $price ->
        [one] { $price } drachma
       *[other] { $price } drachmas
    }; you have fewer.
reason-space-stone = A stone lies on { $space }.
reason-space-apart = There is no stone next to { $space }.
reason-looks-alike = Turned like this the stone looks the same as in a turn that is offered.
reason-roof-used =
    The roof at the { $edge ->
        [top] top
        [right] right
        [bottom] bottom
       *[left] left
    } has been triggered.
reason-roof-open =
    At the { $edge ->
        [top] top
        [right] right
        [bottom] bottom
       *[left] left
    } no stone touches it.
reason-roof-differs =
    At the { $edge ->
        [top] top
        [right] right
        [bottom] bottom
       *[left] left
    } the roofs differ: { $roof ->
        [white] white
        [brown] brown
        [ochre] ochre
       *[slate] slate
    } and { $other ->
        [white] white
        [brown] brown
        [ochre] ochre
       *[slate] slate
    }.
reason-standee-council = This standee goes to the council.
reason-standee-city = This standee goes to a dice space of the city.
reason-monument-absent = { $monument } is not on the council board with so many players.
reason-monument-turmoil = A turmoil tile lies on { $monument }.
reason-monument-taken = { $monument } is taken.
reason-monument-hero = A hero stands on { $monument }.
reason-own-die-there = You have a die on the monument of { $monument } already.
reason-own-tile-there = You have a councillor tile on the monument of { $monument } already.
reason-commander-row = Your hoplite is not in row { $row }.
reason-hoplite-later = You decide hoplite by hoplite from the left; { $space } comes later.
reason-hoplite-unasked = There is nothing to pay for on { $space }.
reason-drachma = A drachma is not a good.
reason-deck-empty = The deck of orders is empty.
reason-slot-empty = There is no order in this slot.
reason-has-none =
    You have no { $thing ->
        [grape] grapes
        [amphora] amphorae
        [bronze] bronze
       *[drachma] drachmas
    }.
reason-swap-same = A thing is not swapped for its like.
reason-raise-place = This effect raises no dice there.
reason-raise-kind =
    { $kind ->
        [citizen] This effect raises citizens only.
       *[hoplite] This effect raises hoplites only.
    }
reason-raised = This die has been raised; the others must be different ones.
reason-no-own-die = You have no die on { $space }.
reason-no-die-on-estate = You have no die on { $estate }.
reason-no-hoplite = You have no hoplite of level { $level } in your supply.
reason-no-own-hoplite = You have no hoplite on { $space }.
reason-row-empty =
    There is no stone left in your { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } row.
reason-hero-gone = { $hero } is not displayed.
