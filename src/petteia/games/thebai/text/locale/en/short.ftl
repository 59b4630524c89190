### Effects in a few words, for boards with little room.
###
### $n, $amount   how often, and as it is written (1/2/3); $effect, $done   another effect

card-short-paid = pay { $n }: { $effect }
card-short-per = { $done } { $each }
card-short-cap = , at most { $cap }
card-short-raise = { $mode ->
        [different] raise { $amount } different { card-do-raise.many }{ card-do-raise.where }
        [one] raise one { card-do-raise.one }{ card-do-raise.where } { $amount }×
       *[none] { $n ->
            [one] raise { $amount } { card-do-raise.one }{ card-do-raise.where }
           *[other] raise { card-do-raise.many }{ card-do-raise.where } { $amount }×
        }
    }
card-short-hoplite = place { $n ->
        [one] { $amount } hoplite
       *[other] { $amount } hoplites
    }
card-short-remove = remove { $n ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }
card-short-place = place { $n ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }{ $triggered ->
        [yes] , triggered
       *[no] { "" }
    }{ $roofs ->
        [none] { "" }
       *[other] , { $most ->
            [one] { $roofs } roof
           *[other] up to { $roofs } roofs
        }
    }
card-short-swap = { $n ->
        [one] { $amount } swap
       *[other] { $amount } swaps
    }
card-short-altar = { $mode ->
        [different] 1 step on each track
       *[other] { $amount } { $n ->
            [one] step
           *[other] steps
        } on { $track ->
            [dionysos] Dionysos
            [ares] Ares
           *[none] { $mode ->
                [one] one track
               *[none] the altar
            }
        }
    }
card-short-relocate = relocate your archon
card-short-councillor = { $n ->
        [one] { $amount } councillor tile
       *[other] { $amount } councillor tiles
    }
card-short-standee = the standee takes a council seat

## Measures

card-short-per-commanders = per commander of yours
card-short-per-rows-guarded = per row you guard
card-short-per-strongest-row = per strength in your strongest row
card-short-per-gate-tiles = per gate tile of yours
card-short-per-heroes = per hero of yours
card-short-per-dionysos = per step on Dionysos
card-short-per-ares = per step on Ares
card-short-per-altar-lower = per step of your lower marker
card-short-per-blessings = per blessing of yours
card-short-per-fulfilled = per fulfilled order
card-short-per-double-colours = per colour with 2 orders
card-short-per-top-colour = per order of your best colour
card-short-per-stock = per good or drachma
card-short-per-columns-cleared = per cleared column
card-short-per-rows-cleared = per cleared row
card-short-per-stones-gone = per stone gone from your estate
card-short-per-own-stones = per stone of yours in the city
card-short-per-citizens-city = per citizen in the city
card-short-per-dice-city = per die in the city
card-short-per-strong-city = per die of strength 3 in the city
card-short-per-strong-citizens = per citizen of strength 2 or 3
card-short-per-strong-home = per strong citizen at home
card-short-per-rows-with-dice = per row with a die of yours
card-short-per-councillors = per councillor of yours

## Standing effects

card-short-on-archon-moved = archon crosses { $n } or more: { $effect }
card-short-on-fulfilled = each order: { $effect }
card-short-on-stand-crossed = archon crosses it: { $effect }
card-short-on-end = at the end: { $effect }
card-short-passive-free-pay = hoplites stay without pay
card-short-passive-battle = +{ $n } in your battles
card-short-passive-second-order = two orders a turn
card-short-passive-no-loss = no losses in battles
card-short-passive-stand-strength = counts { $n } in its row
