### The words of boards, cards and tiles, generated from their effects (petteia.thebai.steptext,
### petteia.thebai.cardtext).
###
### $n       the number, for its plural; $amount the same as written, "1/2/3" by strength
### $kind    die, citizen, hoplite
### $rest    a text behind a colon; $sentence the same with a capital letter

## Joining

card-comma = { $first }, { $second }
card-and = { $first } and { $second }
card-or = { $first } or { $second }
card-then = { $first }, then { $second }
card-led = { $lead }: { $rest }

## Taking

card-take = take { $things }
card-thing = { $amount } { card-thing.noun }
    .noun = { $word ->
        [grape] { $n ->
            [one] grape
           *[other] grapes
        }
        [amphora] { $n ->
            [one] amphora
           *[other] amphorae
        }
        [bronze] bronze
        [good] { $n ->
            [one] good of your choice
           *[other] goods of your choice
        }
        [drachma] { $n ->
            [one] drachma
           *[other] drachmas
        }
       *[order] { $n ->
            [one] order
           *[other] orders
        }
    }
card-pay = you may pay { $n ->
        [one] { $n } good or drachma
       *[other] { $n } goods and/or drachmas
    }
card-cap = , at most { $cap }

## Doing

card-do-vp = score { $amount } VP
card-do-swap = swap { $n ->
        [one] { $amount } good or drachma for another of your choice
       *[other] up to { $amount } goods or drachmas for others of your choice
    }
card-do-raise = raise { $mode ->
        [different] { $amount } different { card-do-raise.many }{ card-do-raise.where }
        [one] one { card-do-raise.one }{ card-do-raise.where } { $amount } { card-do-raise.times }
       *[none] { $n ->
            [one] { $amount } { card-do-raise.one }{ card-do-raise.where }
           *[other] { card-do-raise.many }{ card-do-raise.where } { $amount } times in all
        }
    }
    .one = { $kind ->
        [citizen] citizen
        [hoplite] hoplite
       *[die] die
    }
    .many = { $kind ->
        [citizen] citizens
        [hoplite] hoplites
       *[die] dice
    }
    .times = { $n ->
        [one] time
       *[other] times
    }
    .where = { $place ->
        [city] { " " }in the city
        [supply] { " " }in your supply
        [estate] { " " }on your estate
        [council] { " " }on the council board
       *[none] { "" }
    }
card-do-hoplite = place { $n ->
        [one] { $amount } hoplite on a free dice space (or shift one there)
       *[other] { $amount } hoplites on free dice spaces (or shift yours)
    }
card-do-remove = remove { $n ->
        [one] { $amount } stone
       *[other] { $amount } stones
    } from your estate
card-do-place = { $triggered ->
        [yes] place { card-do-place.stones }, first triggering { card-do-place.effect }
       *[no] place { card-do-place.stones }
    }{ $roofs ->
        [none] { "" }
       *[other] ; then trigger up to { $roofs } matching { $most ->
            [one] roof
           *[other] roofs
        }{ $n ->
            [one] { "" }
           *[other] { " " }of each
        }
    }
    .stones = { $n ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }
    .effect = { $n ->
        [one] its effect
       *[other] the effect of each
    }
card-do-altar = advance { $mode ->
        [different] 1 space on each track
       *[other] { $amount } { $n ->
            [one] space
           *[other] spaces
        } on { $track ->
            [dionysos] the track of Dionysos
            [ares] the track of Ares
           *[none] { $mode ->
                [one] one track
               *[none] { $n ->
                    [one] a track of your choice
                   *[other] the tracks of your choice
                }
            }
        }
    }
card-do-relocate = relocate your archon to any other free stone without triggering it
card-do-councillor = put { $n ->
        [one] { $amount } councillor tile on a free monument space
       *[other] { $amount } councillor tiles on free monument spaces
    }
card-do-help = take a { $what ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } help tile of strength { $amount }
card-do-blessing = take the blessing “{ $what }”

## Measures

card-per-commanders = { " " }for each of your commanders in the city
card-per-rows-guarded = { " " }for each row with one of your hoplites, commanders or standees with strength
card-per-strongest-row = { " " }for each point of strength in your strongest row
card-per-gate-tiles = { " " }for each of your gate tiles
card-per-heroes = { " " }for each of your heroes
card-per-dionysos = { " " }for each space you have advanced on the track of Dionysos
card-per-ares = { " " }for each space you have advanced on the track of Ares
card-per-altar-lower = { " " }for each space you have advanced on the track on which you are less far
card-per-blessings = { " " }for each of your blessings
card-per-fulfilled = { " " }for each order you have fulfilled
card-per-double-colours = { " " }for each colour of which you have fulfilled at least 2 orders
card-per-top-colour = { " " }for each order you have fulfilled of your most frequent colour
card-per-stock = { " " }for each of your goods and drachmas
card-per-columns-cleared = { " " }for each cleared column of your estate
card-per-rows-cleared = { " " }for each row of your estate without a stone
card-per-stones-gone = { " " }for each stone that has left your estate
card-per-own-stones = { " " }for each stone of your colour in the city
card-per-citizens-city = { " " }for each of your citizens in the city
card-per-dice-city = { " " }for each of your dice in the city
card-per-strong-city = { " " }for each of your dice of strength 3 in the city
card-per-strong-citizens = { " " }for each of your citizens of strength 2 or 3 in the city, in your supply and on your estate
card-per-strong-home = { " " }for each of your citizens of strength 2 or 3 in your supply and on your estate
card-per-rows-with-dice = { " " }for each row with one of your dice
card-per-councillors = { " " }for each of your councillors on the monuments (dice, tiles, hero)

## Standing effects

card-on-archon-moved = each time your archon has moved across { $n } or more dice spaces
card-on-fulfilled = each time you fulfil an order
card-on-stand-crossed = each time your archon crosses this standee
card-on-end = at the end of the game
card-passive-free-pay = your hoplites stay after a battle without pay
card-passive-battle = your strength is { $n } higher in battles you take part in
card-passive-second-order = you may fulfil two orders in each of your turns
card-passive-no-loss = you lose no VP in battles
card-passive-stand-strength = the standee has strength { $n } in battles and needs no pay
card-standee = { $standee ->
        [dice] put the standee on a free dice space
       *[monument] put the standee on a free monument space: at the end you score what is written there
    }
card-by-copy = score the VP on the tile ({ $values })

## Cards and tiles

card-city-name = { $side ->
        [large] City, 3–4 players
       *[small] City, 1–2 players
    }
card-piece = { $piece ->
        [citizen-die] Citizen die
        [hoplite-die] Hoplite die
        [archon] Archon
        [commander] Commander
        [councillor-tile] Councillor tile
        [altar-marker] Altar marker
        [attack-marker] Attack marker
        [turmoil-tile] Turmoil tile
        [occupied-marker] Occupied marker
       *[game-end-card] Game-end card
    }
card-cost = pay { $things }
card-attack = the attack has strength 1 in the first conflict of the game, 2 in the second, 3 in the third and 4 in the fourth{ $modifier ->
        [0] { "" }
       *[other] ; this card adds { $modifier }
    }
card-conflict-name = Conflict { $number }
card-conflict = a battle in row { $number }, at the gate { $gate }
card-everyone = for everyone
card-council-name = { $monument } { $number }
card-turmoil-name = Turmoil { $number }
card-turmoil = turmoil comes to these monument spaces, in this order: { $spaces }
card-herald-name = Herald { $number }
card-herald = raise all dice in column { $column }; then put an occupied marker on a free dice space next to { $space }
card-herald-foot = Antigone’s archon looks for a stone with { $words }
card-foot = { $word ->
        [grape] grapes
        [amphora] amphorae
        [bronze] bronze
        [good] goods of choice
        [drachma] drachmas
        [vp] VP
        [order] orders
        [swap] swaps
        [raise] raises
        [hoplite] hoplites
        [remove] removing
        [place] placing
        [altar] altar steps
        [relocate] relocating
       *[councillor] a councillor tile
    }
card-help-name = { $colour ->
        [red] Red
        [blue] Blue
       *[yellow] Yellow
    } help tile { $strength }
card-help = use a free action space of your { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } row with strength { $strength }
card-altar-name = { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    } { $number }
card-altar-start = the altar markers start here
card-roof-name = { $roof ->
        [W] White
        [B] Brown
        [O] Ochre
       *[S] Slate
    } roof
card-antigone-roof-name = { card-roof-name } (Antigone)
card-monument = a monument of the council board with { $count } spaces
card-path-name = Council path { $number }
card-path = score { $vp } VP when a citizen ascends to this space

## Antigone

card-she-citizen = Antigone places { $n ->
        [one] { $amount } citizen on a dice space
       *[other] { $amount } citizens on dice spaces
    } next to a stone
card-she-hoplite = Antigone places { $n ->
        [one] { $amount } hoplite
       *[other] { $amount } hoplites
    } in the row of the coming conflict
card-she-raise = Antigone raises { $n ->
        [one] { $amount } { card-do-raise.one } in the city
       *[other] { card-do-raise.many } in the city { $amount } times
    }
card-she-altar = Antigone advances { $n ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } on the track of the action card
card-she-order = Antigone takes { $n ->
        [one] { $amount } order from the display: the one whose colour she has { card-she-order.how } of
       *[other] { $amount } orders from the display one after the other: each time the one whose colour she then has { card-she-order.how } of
    }
    .how = { $mode ->
        [most] most
       *[few] fewest
    }
card-she-build = Antigone places a stone and triggers up to { $n ->
        [one] { $amount } matching roof
       *[other] { $amount } matching roofs
    }
card-she-sweep = all orders of the display leave the game and new ones are laid out
card-she-vp = Antigone scores { $amount } VP
card-action-track = track of { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    }
card-action-pointer = { $pointer ->
        [left] left
       *[right] right
    } herald
card-action-destiny = then the destiny card is resolved
card-challenge = Antigone starts with { $vp } VP, citizens of level { $citizens } and hoplites of level { $hoplites }; { $orders ->
        [0] she has no further orders
        [one] she has { $orders } further order
       *[other] she has { $orders } further orders
    }; each councillor gives her { $councillor } VP
