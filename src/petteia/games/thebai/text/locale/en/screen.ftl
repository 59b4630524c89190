### The question on a page, the line below it, the steps of a turn and the battles ahead.
###
### $n of $total   how often the same question comes

game-name = Thebai
pack-house = House edition
card-short-vp = { $amount } VP
card-short-help = a help tile
card-short-blessing = a blessing
card-short-start = start
stage = { $phase ->
        [turns] Round { $round }
        [fate] Round { $round } · Fate
        [end] Final scoring
       *[other] Setup
    }

## Questions, without a full stop

ask-over = The game is over
ask-turn-reset = Reset your estate
ask-turn-people = { $stuck ->
        [yes] No space is free for a citizen: fulfil an order or go on
       *[no] Use a citizen
    }
ask-turn-walk = { $home ->
        [yes] Put your archon on a stone
       *[no] Move your archon or take it back
    }
ask-turn-aid = Use a help tile, or end your turn
ask-turn-evening = { $order ->
        [yes] Fulfil an order, or end your turn
       *[no] End your turn
    }
ask-choosing-stone = Choose a stone of your estate for the city
ask-choosing-order = Choose your starting order
ask-using = { $what ->
        [citizen] Where do you use the citizen of level { $level }?
       *[help] Where do you use the { $tile }?
    }
ask-triggering = Trigger a stone beside { $place }
ask-walking = { $stop ->
        [yes] Move on, or stop here
       *[no] Move on
    }
ask-goods = Take a good of your choice
ask-orders = Take an order
ask-giving = Give something in a swap
ask-taking = Take something for { card-thing }
ask-offered = Pay { action-accept.cost }, or not
ask-paying = Pay with a good or a drachma
ask-raising = { $mode ->
        [one] Choose the { prompt-raising.die } to raise { $left ->
            [one] { $left } time
           *[other] { $left } times
        }
       *[other] Raise a { prompt-raising.die }
    }
ask-mustering = { $supply ->
        [yes] Place or shift a hoplite
       *[no] Shift a hoplite, or not
    }
ask-deploying = Put the hoplite on a dice space
ask-removing = Remove a stone from your estate
ask-building = Choose the stone to place
ask-setting = Place { $stone }: on which space?
ask-rotating = Turn { $stone } on { $place }
ask-roofing = Trigger a roof of { $stone }
ask-advancing = Advance on the altar
ask-relocating = Relocate your archon
ask-seating = Place a councillor tile
ask-ascending = Your hoplite on { $place } ascends: into which row goes the commander?
ask-meeting = Take a hero, or none
ask-standing = Place the standee of { $hero }
ask-retaining = Pay the hoplite on { $place }, or let it go
ask-counselling = Give your councillor a space
ask-ordering = Which effect comes first?
ask-count = { $question } ({ $n } of { $total })
ask-for = { $question }: { $thing }

## What another player does

doing = { $frame ->
        [turn] { $player } is to move
        [choosing-stone] { $player } chooses a stone for the city
        [choosing-order] { $player } chooses a starting order
        [using] { $player } uses a citizen or a help tile
        [triggering] { $player } chooses the stone to trigger
        [walking] { $player } moves the archon
        [goods] { $player } takes goods
        [orders] { $player } takes orders
        [giving] { $player } swaps
        [taking] { $player } swaps
        [offered] { $player } may pay for an effect
        [paying] { $player } pays
        [raising] { $player } raises dice
        [mustering] { $player } places hoplites
        [deploying] { $player } places a hoplite
        [removing] { $player } removes stones
        [building] { $player } places a stone
        [setting] { $player } places a stone
        [rotating] { $player } turns a stone
        [roofing] { $player } triggers roofs
        [advancing] { $player } advances on the altar
        [relocating] { $player } relocates the archon
        [seating] { $player } places a councillor tile
        [ascending] { $player } sets a commander
        [meeting] { $player } may take a hero
        [standing] { $player } places a standee
        [retaining] { $player } pays hoplites
        [counselling] { $player } gives a councillor a space
       *[ordering] { $player } chooses the next effect
    }

## The line below the question

sub-order-first = You may fulfil an order before it
sub-reset = All citizens come back from the estate{ $level ->
        [none] { "" }
       *[other] , and a new one of level { $level }
    }; the help tiles there leave the game
sub-using = Strength { $strength }: on the estate, or in the city for one stone (both: { $strength ->
        [one] { $strength } drachma
       *[other] { $strength } drachmas
    })
sub-help = Strength { $strength }, on a free space of the { $row ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } row
sub-walk-out = Stones only are triggered where the archon stops; taking it back gives 1 drachma
sub-walking = { $jump ->
        [yes] One empty dice space may still be crossed for 1 drachma
        [paid] The empty dice space of this turn is crossed
       *[poor] Empty dice spaces cost 1 drachma, and you have none
    }
sub-triggered = Its effect is triggered first
sub-roofs = { $roofs ->
        [0] No roofs
        [one] { $roofs } roof may be triggered
       *[other] Up to { $roofs } roofs may be triggered
    }
sub-roofs-left = { $left ->
        [one] { $left } more roof
       *[other] { $left } more roofs
    }
sub-different = Different dice
sub-tracks = { $mode ->
        [one] All steps on one track
        [different] One step on each track
       *[free] Each step on a track of your choice
    }
sub-then = Then: { $text }
sub-swaps = You have { $n ->
        [one] { $n } good or drachma
       *[other] { $n } goods and drachmas
    }
sub-meeting = You are the first with a commander in this row; you have { $n } of 3 heroes
sub-retaining = { $drachmas ->
        [one] { $drachmas } drachma
       *[other] { $drachmas } drachmas
    } for { $n ->
        [one] { $n } hoplite
       *[other] { $n } hoplites
    }
sub-counselling = At most one of your dice on each monument
sub-commander = The commander has strength { $strength }
sub-start-stone = What it covers becomes the next action space of your estate

## Steps

step-no-help = no help tile
step-archon-back = taken back
step-orders = { $n ->
        [0] { "" }
        [one] { $n } can be paid
       *[other] { $n } can be paid
    }

## Battles ahead

battle-yours = { $there ->
        [yes] You have { $total } against an attack of { $attack }
       *[no] You are absent, the attack is { $attack }
    }: { $result ->
        [nothing] no VP
        [sure] { $worst } VP
       *[range] { $worst } to { $best } VP
    }
battle-leads = { $player } leads with { $total } against an attack of { $attack }
battle-nobody = Nobody is there, the attack is { $attack }

## Edges of a stone

edge-rim = { roof-colour } at the rim
edge-stone = { roof-colour } at { $stone }
edge-match = { $where } matches: { $text }
edge-differs = { $where } meets { $other }
edge-open = no stone there
edge-used = triggered

## Crossings of the archon

crossing = { $sign ->
        [raise] { $level ->
            [vp] { $player } scores 1 VP
           *[other] { $mine ->
                [yes] raises your { die-name } to { $level }
               *[no] raises the { die-name } of { $player } to { $level }
            }
        }
        [ascend] { $mine ->
            [yes] your { die-name } ascends
           *[no] the { die-name } of { $player } ascends
        }
        [lower] { $mine ->
            [yes] lowers your { die-name } to { $level }
           *[no] lowers the { die-name } of { $player } to { $level }
        }
        [loss] { $mine ->
            [yes] your { die-name } is at level 1: you lose { $loss } VP
           *[no] the { die-name } of { $player } is at level 1: −{ $loss } VP
        }
        [pay] empty: 1 drachma
        [good] { $hero } is crossed
       *[none] free
    }

## Heralds

card-short-else = { $first }, else { $second }
card-short-foot = { $word ->
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
        [remove] removing stones
        [place] placing stones
        [altar] altar steps
        [relocate] relocating
       *[councillor] councillor tiles
    }

## Antigone's cards in few words

card-short-she-citizen = { $n ->
        [one] { $amount } citizen
       *[other] { $amount } citizens
    }
card-short-she-hoplite = { $n ->
        [one] { $amount } hoplite
       *[other] { $amount } hoplites
    }
card-short-she-raise = raises { $n ->
        [one] { $amount } { card-do-raise.one }
       *[other] { $amount } { card-do-raise.many }
    }
card-short-she-altar = { $n ->
        [one] { $amount } step
       *[other] { $amount } steps
    } on { $track ->
        [dionysos] Dionysos
        [ares] Ares
       *[none] the card’s track
    }
card-short-she-order = { $n ->
        [one] { $amount } order
       *[other] { $amount } orders
    } ({ $mode ->
        [most] her most frequent colour
       *[few] her rarest colour
    })
card-short-she-build = a stone, { $n ->
        [one] { $amount } roof
       *[other] { $amount } roofs
    }
card-short-she-sweep = new display
card-short-she-vp = { $amount } VP
card-short-she-per-commanders = { " " }per commander
card-short-she-per-rows-guarded = { " " }per row she guards
card-short-she-per-strongest-row = { " " }per strength in her strongest row
card-short-she-per-gate-tiles = { " " }per gate tile
card-short-she-per-dionysos = { " " }per step on Dionysos
card-short-she-per-ares = { " " }per step on Ares
card-short-she-per-altar-lower = { " " }per step of her lower marker
card-short-she-per-fulfilled = { " " }per fulfilled order
card-short-she-per-top-colour = { " " }per order of her best colour
card-short-she-per-own-stones = { " " }per stone of hers in the city
card-short-she-per-citizens-city = { " " }per citizen in the city
card-short-she-per-dice-city = { " " }per die in the city
card-short-she-per-strong-city = { " " }per die of strength 3 in the city
card-short-she-per-rows-with-dice = { " " }per row with a die of hers
card-short-she-per-councillors = { " " }per councillor
