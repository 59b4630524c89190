### What a move would bring, in parts that are joined by dots.
###
### $text    an effect in few words; $thing what has it

brings-thing = { $thing }: { $text }
brings-or = { $first }, or { $second }
brings-then = { $first }, then { $second }
brings-both = both for { $price ->
        [one] { $price } drachma
       *[other] { $price } drachmas
    }
brings-costs = costs { $price ->
        [one] { $price } drachma
       *[other] { $price } drachmas
    }
brings-nothing = nothing is triggered
brings-stop = stopping there: { $text }
brings-go-on = an archon stands there: yours must go on
brings-drachma = 1 drachma; next turn your archon may go to any free stone
brings-spaces = strength { $strength } on { $spaces }
brings-then-have = then you have { $n } { card-thing.noun }
brings-enough = enough for { $orders }
brings-short-of = no longer enough for { $orders }
brings-hidden = a hidden order, which only you see
brings-payable = you can pay it now
brings-lack = you lack { $things }
brings-level = level { $level }, strength { $strength }
brings-end-vp = at the end { $vp } VP more
brings-path = councillor on the path: { $vp } VP
brings-commander = commander of strength { $strength } for row { $rows }
brings-vp = { $vp } VP
brings-opens = opens { $thing }: { $text }
brings-column = column { $column } is cleared: worth { $vp } VP at the end
brings-match = { $n ->
        [0] no roof can match
        [one] { $n } roof can match
       *[other] up to { $n } roofs can match
    }
brings-no-match = no roof matches
brings-empty = its stack is empty: nothing
brings-now = now worth { $vp } VP
brings-hero-chance = first commander of this row: you may take a hero
brings-rows = counts in row { $rows }
brings-battle = battle of round { $round } in row { $row }: { $total } instead of { $before } against { $attack }
brings-battle-new = battle of round { $round } in row { $row }: you take part with { $total } against { $attack }
brings-stays = stays with strength { $strength }
brings-goes = back to your supply at level 1
brings-next = { $player } is next
brings-fate = the fate phase comes: { $tile }
brings-row-and = { $first } and { $second }
brings-reset = { $n ->
        [one] { $n } citizen comes back
       *[other] { $n } citizens come back
    }
brings-new-citizen = a new citizen of level { $level }

## Why a thing cannot be clicked: all that an order lacks, and short forms

lack-order = For { $order } you lack { $things }
short-order-goods = lacks { $things }
short-order-between = not now
short-one-order = next turn
short-visited = visited
short-archon-there = an archon
short-crossing-price = needs 1 drachma
short-second-crossing = empty
short-estate-stone = covered
short-estate-die = used
short-estate-help = used
short-help-colour = other row
short-monument-taken = taken
short-monument-turmoil = turmoil
short-own-die-there = own die there
short-own-tile-there = own tile there
short-roof-differs = differs
short-roof-open = open
short-roof-used = used
