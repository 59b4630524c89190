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
card-cap = , at most { $cap }{ $word ->
        [vp] { " " }VP
        [good] { " " }{ $cap ->
            [one] good
           *[other] goods
        }
        [other] { " " }{ $cap ->
            [one] time
           *[other] times
        }
       *[taken] { " " }{ card-thing.noun }
    }

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
       *[other] ; then you may trigger { $most ->
            [one] 1 matching roof
           *[other] up to { $roofs } matching roofs
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
card-per-altar-lower = { " " }for each space you have advanced on the track on which you are further behind
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
card-per-councillors = { " " }for each of your councillors (dice, tiles and hero on the monuments, dice on the path)

## Standing effects

card-on-archon-moved = each time your archon has moved across { $n } or more dice spaces
card-on-fulfilled = each time you fulfil an order
card-on-stand-crossed = each time your archon crosses this standee
card-on-end = at the end of the game
card-passive-free-pay = your hoplites stay after a battle without pay
card-passive-battle = in battles you take part in, your strength is { $n } higher
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
card-attack = modifier { $modifier }: the attack has strength { $first } in the first conflict of the game, { $second } in the second, { $third } in the third and { $fourth } in the fourth
card-conflict-name = Conflict { $number }
card-conflict = a battle in row { $number }, at the gate { $gate }
card-everyone = for everyone
card-council-name = { $monument } { $number }
card-turmoil-name = Turmoil { $number }
card-turmoil = at the start turmoil tiles are put on the first spaces of this list that are in the game (5 with 1 or 2 players, 4 with 3, 3 with 4): { $spaces }
card-herald-name = Herald { $number }
card-herald = raise all dice in column { $column }; then put an occupied marker on a free dice space next to { $space } that touches at least one stone
card-herald-foot = Antigone’s archon goes to a free stone whose effect { $words }
card-foot-else = { $first }, else to one whose effect { $second }
card-foot = { $word ->
        [grape] gives grapes
        [amphora] gives amphorae
        [bronze] gives bronze
        [good] gives goods of choice
        [drachma] gives drachmas
        [vp] gives VP
        [order] gives orders
        [swap] allows swaps
        [raise] raises dice
        [hoplite] places hoplites
        [remove] removes stones
        [place] places stones
        [altar] gives altar steps
        [relocate] relocates the archon
       *[councillor] places councillor tiles
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
card-she-raise = Antigone raises { $mode ->
        [different] { $amount } { card-do-raise.many } in the city, if possible different ones
       *[any] { $n ->
            [one] { $amount } { card-do-raise.one } in the city
           *[other] { card-do-raise.many } in the city { $amount } times in all
        }
    }
card-she-altar = Antigone advances { $n ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } on the track of { $track ->
        [dionysos] Dionysos
        [ares] Ares
       *[none] the action card
    }
card-she-order = Antigone takes { $n ->
        [one] { $amount } order from the display, without its reward: the one whose colour she has { card-she-order.how } of
       *[other] { $amount } orders from the display one after the other, without their rewards: each time the one whose colour she then has { card-she-order.how } of
    }
    .how = { $mode ->
        [most] most
       *[few] fewest
    }
card-she-build = Antigone places a stone and triggers { $n ->
        [one] { $amount } matching roof
       *[other] up to { $amount } matching roofs
    }
card-she-sweep = all orders of the display leave the game and new ones are laid out
card-she-vp = Antigone scores { $amount } VP
card-she-per-commanders = { " " }for each of her commanders in the city
card-she-per-rows-guarded = { " " }for each row with one of her hoplites or commanders
card-she-per-strongest-row = { " " }for each point of strength in her strongest row
card-she-per-gate-tiles = { " " }for each of her gate tiles
card-she-per-dionysos = { " " }for each space she has advanced on the track of Dionysos
card-she-per-ares = { " " }for each space she has advanced on the track of Ares
card-she-per-altar-lower = { " " }for each space she has advanced on the track on which she is further behind
card-she-per-fulfilled = { " " }for each order she has fulfilled
card-she-per-top-colour = { " " }for each order she has fulfilled of her most frequent colour
card-she-per-own-stones = { " " }for each stone of her colour in the city
card-she-per-citizens-city = { " " }for each of her citizens in the city
card-she-per-dice-city = { " " }for each of her dice in the city
card-she-per-strong-city = { " " }for each of her dice of strength 3 in the city
card-she-per-rows-with-dice = { " " }for each row with one of her dice
card-she-per-councillors = { " " }for each of her councillors (dice on the monuments and on the path)
card-action-track = any altar steps are then made on the track of { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    }
card-action-pointer = the card points to the { $pointer ->
        [left] left
       *[right] right
    } herald
card-action-destiny = then the destiny card is resolved
card-challenge = Antigone starts with { $vp } VP, citizens of level { $citizens } and hoplites of level { $hoplites }; { $orders ->
        [0] she has no further orders
        [one] she has { $orders } further order
       *[other] she has { $orders } further orders
    }; each councillor gives her { $councillor } VP

## Her table: what she prefers, and what happens when something is impossible

card-table-name = { $row ->
        [choice] Her choice
        [pointer] Her pointer
        [citizen] Her citizens
        [hoplite] Her hoplites
        [raise] Her raises
        [commander] Her commanders
        [altar] Her altar steps
        [order] Her orders
        [build] Her stones
       *[sweep] Her change of the display
    }
card-table = { $row ->
        [choice] of several places she takes the one she prefers, then the nearest to the highlighted space of the herald her card points to, then the topmost, then the leftmost. Distance is counted in rows and columns, a dice space lies halfway between its two Kadmeia spaces
        [pointer] while a card is resolved, it points to the herald near whose highlighted space she acts. The card left open at the end of her turn points to the herald her archon follows; the game-end card points to the left one
        [citizen] she places the highest citizen of her supply on a free dice space between two stones, else next to one; nothing is triggered. With no citizen in the supply she raises a citizen in the city instead; with no such space she scores 1 VP
        [hoplite] she places the highest hoplite of her supply in the row of the coming conflict (if the row is full or no conflict is coming: in any row), by preference between two stones, then next to one. With no hoplite in the supply she raises a hoplite in the city instead; with no free dice space she scores 1 VP
        [raise] each time she raises the highest of her dice in the city, of equals a citizen before a hoplite; a hoplite that cannot become a commander only if there is no other die. With no such die in the city she scores 1 VP for each raise
        [commander] her commander goes to the row of the coming conflict if possible, else to the upper possible row
        [altar] she advances on the track of the card, at its end on the other one, and takes only VP and the VP of the blessing at the end of a track. With both tracks finished she scores 1 VP for each step
        [order] of the display she takes an order of the colour of which she has fewest (or most, if the card says so), of equals the leftmost; gate tiles do not count, and the display is refilled after each order. Her orders count only by colour and in sets and give no reward. With no order in the display she scores 1 VP for each
        [build] her stone goes to the space with most neighbouring stones, turned so that most edges match, with the fewest quarter turns clockwise; of the matching roofs she triggers white first, then ochre, brown, slate. With no stone or no space she scores 2 VP
       *[sweep] all orders of the display leave the game and as many new ones are laid out as the deck has, up to four; with an empty deck nothing happens
    }
