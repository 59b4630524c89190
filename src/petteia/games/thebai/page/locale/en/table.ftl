### The frame of the table: header, steps, dock, tabs, log.

## Header

thebai-fate = Fate: round { $round } of { $rounds }
thebai-fate-battle = Battle, row { $row }
thebai-fate-hidden = hidden
thebai-fate-tile = Round { $round }: { $what }{ $state ->
        [done] , done
        [now] , now
       *[ahead] { "" }
    }
thebai-turn-order = Turn order, with victory points
thebai-vp = victory points
thebai-vp-of = { $name }: { $vp } VP

## Steps

thebai-steps = Steps
thebai-step = { $step ->
        [reset] Reset
        [citizen] Citizen
        [archon] Archon
        [help] Help tile
        [order] Order
        [stone] Stone
        [card] Order card
        [herald] Herald
        [prosperity] Prosperity
        [attack] Attack
        [loot] Loot
        [gate] Gate tile
        [pay] Pay
        [council] Council
       *[turn-order] Turn order
    }
thebai-step-done = done
thebai-step-optional = optional
thebai-step-skipped = skipped

## Dock

thebai-brings = This brings:
thebai-hold = Hold a lit thing to see what it brings.
thebai-stop-on = Stop on { $place }
thebai-place-it = Place it like this
thebai-keys-left = Turn the stone left
thebai-keys-right = Turn the stone right
thebai-keys-place = Place the stone like this

## Tabs

thebai-tab = { $tab ->
        [table] City
        [now] Now
        [estate] Estate
        [orders] Orders
        [boards] Boards
        [rivals] Rivals
       *[log] Log
    }
thebai-tab-lit = something to click here

## Log

thebai-log-setup = Setup
thebai-log-round = Round { $round }
thebai-log-fate = Round { $round } · Fate
thebai-log-end = Final scoring
thebai-replay-round-back = Back to the beginning of the round
thebai-replay-round-next = On to the next round
