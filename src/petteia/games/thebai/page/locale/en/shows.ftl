### Shows: battles, prosperity, heralds, Antigone's turn, rounds, final scores; and the end of a game.

## Every show

thebai-show-battle = Battle in row { $row }
thebai-show-prosperity = Prosperity: { $name }
thebai-show-herald = Herald of column { $column }
thebai-show-antigone = Antigone’s turn
thebai-show-round = Round { $round }: what it brought
thebai-show-score = Final scoring
thebai-show-back = Step back
thebai-show-again = Again
thebai-show-skip = Skip
thebai-show-next = Next
thebai-show-done = Done
thebai-show-close = Close; it can be seen again
thebai-show-see-again = See again:
thebai-show-enlarge = Show it in the city
thebai-show-enlarge-short = Large
thebai-show-step-of = { $step } of { $of }
thebai-show-happened = done
thebai-show-you = You
thebai-show-you-small = you
thebai-show-vp = { $vp } VP

## Battle

thebai-battle-title = Battle at the gate { $gate }, row { $row }
thebai-battle-step = { $step ->
        [attack] Attack
        [totals] Totals
        [points] Points
        [loot] Loot
        [gate] Gate tile
        [pay] Pay
        [council] Council
       *[turn-order] Turn order
    }
thebai-battle-head = { $step ->
        [attack] The attack is { $strength }
        [totals] Count the defenders
        [points] Compare with { $strength }
        [loot] Loot
        [gate] Who takes the gate tile?
        [pay] Pay for hoplites
        [council] Councillors take their seats
       *[turn-order] The turn order
    }
thebai-battle-sub = { $step ->
        [totals] Hoplites in row { $row } and in both channels beside it, and commanders.
       *[points] Points above the attack bring VP, points short of it cost 1 VP each; nobody there costs 3 VP per point.
    }
thebai-battle-sum = conflict { $number }, card { $modifier }
thebai-battle-strength = Attack { $strength }
thebai-battle-attack = Conflict { $number } counts { $number }, the card { $name } adds { $modifier }: strength { $strength }.
thebai-battle-total = { $name } has { $total }.
thebai-battle-nobody = { $name } has nobody there.
thebai-battle-none = nobody there
thebai-battle-bonus = more
thebai-battle-above = { $points ->
        [0] just the attack
       *[other] { $points } above the attack
    }
thebai-battle-short = { $points } short of the attack
thebai-battle-absent = absent: 3 per point
thebai-battle-hers = no VP won or lost
thebai-battle-points = { $name }: { $distance }, { $vp } VP.
thebai-battle-reward = All who fought take:
thebai-battle-no-loot = Nobody fought in row { $row }, so there is no loot.
thebai-battle-twice = twice
thebai-battle-twice-why = Twice only with 3 or more above the attack.
thebai-battle-pay = Pay for hoplites
thebai-battle-no-pay = No hoplite to pay for.
thebai-gate-you = You take it.
thebai-gate-taken = { $name } takes it.
thebai-gate-leaves = It leaves the game.
thebai-gate-why = { $why ->
        [highest] { $tile }: the highest total of those who hold.
        [ares] { $tile }: equal totals, so Ares decides.
        [lost] { $tile }: you did not hold.
       *[nobody] { $tile }: nobody held.
    }
thebai-gate-worth = When orders are scored it counts as one more, in the best colour.
thebai-order-new = new order
thebai-order-stays = as before

## Prosperity, herald, round, scores

thebai-prosperity-none = nothing
thebai-prosperity-hers = she ignores prosperity
thebai-herald-head = { $step ->
        [herald] A herald comes
        [raised] All dice of the column rise
       *[marker] An occupied marker
    }
thebai-herald-comes = All dice in column { $column } rise by one level. Then a dice space beside { $space } is marked as occupied.
thebai-raised-none = No die there to raise.
thebai-raised = { $kind ->
        [citizen] Citizen
       *[hoplite] Hoplite
    } of { $name } on { $at }: { $after ->
        [gone] { $kind ->
            [citizen] ascends to the council
           *[hoplite] becomes a commander
        }
        [stays] stays at { $before }
       *[other] { $before } to { $after }
    }{ $vp ->
        [0] .
       *[other] , { $vp } VP.
    }
thebai-marker = { $at } is occupied: free to cross, closed for dice.
thebai-marker-none = No free dice space to mark.
thebai-round-player = Player
thebai-round-gain = VP
thebai-round-total = in all
thebai-round-orders = orders
thebai-round-stones = stones
thebai-score-category = Category
thebai-score-part = { $part ->
        [track] VP so far
        [councillors] Councillors
        [heroes] Heroes and blessings
        [estate] Estate
        [city] Dice in the city
        [orders] Orders
        [stock] Goods and drachmas
       *[hand] Orders in hand
    }
thebai-score-total = In all

## Antigone

thebai-antigone-level = level { $level }
thebai-antigone-now = { $vp } VP if the game ended now
thebai-antigone-if = If the game ended now: { $hers } for her, { $yours } for you
thebai-antigone-turn = Her turn, card by card
thebai-antigone-next = Her next turn
thebai-antigone-left = { $count ->
        [one] 1 card below
       *[other] { $count } cards below
    }
thebai-antigone-again = Her last turn
thebai-antigone-head = { $step ->
        [archon] Her archon follows the herald
        [raised] All dice beside her archon rise
       *[new-herald] A new herald
    }
thebai-antigone-step = { $part ->
        [first] First card
        [second] Second card
        [archon] Archon
       *[herald] Herald
    }
thebai-antigone-card = { $place } · { $state ->
        [done] done
        [now] now
        [open] open
        [stays] stays open
       *[closed] closed
    }
thebai-antigone-closed = Not turned yet
thebai-antigone-second = is turned in her turn
thebai-antigone-third = points to the herald for her archon, then stays open
thebai-antigone-points = { $side ->
        [left] left herald
       *[right] right herald
    }
thebai-antigone-destiny = with destiny
thebai-antigone-destiny-is = Destiny:
thebai-antigone-each = each time a card shows this sign
thebai-antigone-heralds = Heralds
thebai-antigone-counting = the open card points at one
thebai-antigone-herald = { $side ->
        [left] Left: { $space }
       *[right] Right: { $space }
    }
thebai-antigone-counts = counts now
thebai-antigone-has = Her stones, orders and dice
thebai-antigone-stones = Her stones
thebai-antigone-die = a die picks the pile
thebai-antigone-pile = { $place ->
        [0] 1: left
        [1] 2: middle
       *[2] 3: right
    }
thebai-antigone-count = { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
thebai-antigone-orders = Orders
thebai-antigone-colour = { $colour ->
        [wine] wine
        [honey] honey
        [olive] olive
       *[sea] sea
    } { $count }
thebai-antigone-supply = Supply
thebai-antigone-commanders = Commanders left
thebai-antigone-altar = Her altar markers
thebai-antigone-dionysos = Dionysos
thebai-antigone-ares = Ares
thebai-antigone-how = How she decides
thebai-antigone-no-reward = Her orders give her colour and set only, no reward. She never takes or pays goods or drachmas, and her dice are never lowered.
thebai-antigone-impossible = Otherwise: { $what }

## The end of a game

thebai-end-rounds = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
thebai-end-challenge = level { $level }
thebai-end-vp = VP
thebai-end-chart = Victory points over time
thebai-end-axis = end of round
thebai-end-after-round = Round { $round }
