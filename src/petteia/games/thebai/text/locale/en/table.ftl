### The table in words: actions and questions (petteia.thebai.words).
###
### $frame   what is being decided; $die citizen or hoplite; $level, $to levels of a die
### $word, $n, $amount   a good or drachmas, as in cards.ftl

name-player = Player { $seat }
name-antigone = Antigone
die-name = { $die ->
        [citizen] citizen
       *[hoplite] hoplite
    }
roof-colour = { $roof ->
        [W] white
        [B] brown
        [O] ochre
       *[S] slate
    }
row-name = { $row ->
        [red] red row
        [blue] blue row
       *[yellow] yellow row
    }

## Turn

action-done = { $frame ->
        [turn-reset] Reset the estate
        [turn-people] Use no citizen
        [turn-aid] Use no help tile
        [turn-evening] End the turn
        [offered] Do not pay
        [meeting] Take no hero
        [mustering] Shift no hoplite
        [relocating] Leave the archon where it is
        [seating] Place no councillor tile
        [relocating-home] Leave the archon in your supply
       *[other] Enough
    }
action-fulfil = Fulfil { $order } ({ $price })
action-citizen = Use a citizen of level { $level }
action-help = Use: { $tile }
action-estate = { $space }: { $text }
action-city-use = City { $place }, beside { $stones }
action-city-idle = City { $place }: no stone there is free, nothing is triggered
action-trigger = Trigger { $stone } ({ $place })
action-trigger-both = Trigger { $stone } ({ $place }), then { $other } ({ $beyond }) (for { $cost ->
        [one] { $cost } drachma
       *[other] { $cost } drachmas
    })
action-archon = Put the archon on { $stone } ({ $place })
action-relocate = Relocate the archon to { $stone } ({ $place })
action-step = Archon to { $stone } ({ $place }){ $crossing ->
        [paid] : pay 1 drachma
        [own] : lower your { die-name }
        [own-lowest] : your { die-name } is at level 1, lose 3 VP
        [other] : raise the { die-name } of { $player }
        [other-ascends] : the { die-name } of { $player } ascends
       *[free] { "" }
    }
action-stop = Stop here and trigger { $stone } ({ $place })
action-take-back = Take the archon back and take 1 drachma
action-start-stone = { $stone } goes into the city ({ row-name })
action-start-order = Take { $order } ({ $price })

## Effects

action-good = Take { card-thing }
action-give = Give { card-thing }
action-take = Take { card-thing }
action-pay = Pay { card-thing }
action-order = Take { $order } ({ $price })
action-order-deck = Take the top order of the deck
action-accept = Pay { action-accept.cost }: { $text }
    .cost = { $cost ->
        [one] { $cost } good or drachma
       *[other] { $cost } goods and/or drachmas
    }
action-raise-city = Raise the { die-name } on { $place } ({ action-raise-city.change })
    .change = { $to ->
        [ascends] { $level }, ascends
        [vp] { $level }, 1 VP
       *[other] { $level } → { $to }
    }
action-raise-estate = Raise the citizen on { $space } ({ action-raise-city.change })
action-raise-supply = Raise a { die-name } in your supply ({ action-raise-city.change })
action-hoplite = Place a hoplite of level { $level } from your supply
action-shift = Shift the hoplite from { $place } (level { $level }) to another dice space
action-city = Dice space { $place }
action-row-removing = Remove { $stone } ({ row-name })
action-row-building = Place { $stone } ({ row-name })
action-space = Kadmeia space { $place }
action-rotate = Top { $top }, right { $right }, bottom { $bottom }, left { $left } ({ $matching ->
        [one] { $matching } edge matches
       *[other] { $matching } edges match
    })
action-roof = { $edge ->
        [top] Top
        [right] Right
        [bottom] Bottom
       *[left] Left
    }, { $roof }: { $text }
action-track = { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    }, space { $space }: { $text }
action-monument = { $space }: { $text }
action-commander = Commander { $strength } into row { $row }
action-hero = { $hero }: { $text }
action-keep = Pay 1 drachma: the hoplite on { $place } stays (level { $level })
action-dismiss = Pay nothing: the hoplite on { $place } (level { $level }) goes back to your supply at level 1
action-which = { $thing }

## Questions

prompt-over = The game is over.
prompt-turn-reset = No citizen is left in your supply: reset your estate; you may fulfil an order first.
prompt-turn-people = { $order ->
        [yes] Use a citizen; you may fulfil an order first.
       *[no] Use a citizen.
    }
prompt-turn-walk = { $home ->
        [yes] Put your archon on a stone.
       *[no] Move your archon or take it back.
    }
prompt-turn-aid = You may use a help tile.
prompt-turn-evening = You may fulfil an order; else your turn ends.
prompt-choosing-stone = Choose a stone of the second column for the city.
prompt-choosing-order = Choose your starting order.
prompt-using = { $what ->
        [citizen] Where do you use the citizen?
       *[help] On which action space do you use the help tile?
    }
prompt-triggering = Which stone is triggered?
prompt-walking = Move the archon on, or stop here?
prompt-goods = Take a good (left: { $left }).
prompt-orders = Take an order (left: { $left }).
prompt-giving = Swap: what do you give? (left: { $left })
prompt-taking = Swap: what do you take?
prompt-offered = Pay { action-accept.cost } for this effect? { $text }
prompt-paying = What do you pay? (left: { $left })
prompt-raising = { $mode ->
        [one] Which { prompt-raising.die } do you raise by { $left ->
            [one] { $left } level
           *[other] { $left } levels
        }?
       *[other] Raise a { prompt-raising.die } (left: { $left }).
    }
    .die = { $die ->
        [citizen] citizen
        [hoplite] hoplite
       *[any] die
    }
prompt-mustering = { $supply ->
        [yes] Place a hoplite or shift one (left: { $left }).
       *[no] You have no hoplite to place; you may shift one (left: { $left }).
    }
prompt-deploying = Where does the hoplite go?
prompt-removing = Remove a stone: from which row? (left: { $left })
prompt-building = Place a stone: from which row? (left: { $left })
prompt-setting = Where do you place { $stone }?
prompt-rotating = How does { $stone } lie?
prompt-roofing = { $stone }: which roof do you trigger? (left: { $left })
prompt-advancing = On which track do you advance? (left: { $left })
prompt-relocating = To which stone do you relocate your archon?
prompt-seating = On which monument space does the councillor tile go?
prompt-ascending = Your hoplite ascends: into which row does the commander go?
prompt-meeting = Take a hero?
prompt-standing = Where does { $hero } stand?
prompt-retaining = Row { $row }: who stays after the battle?
prompt-counselling = On which monument space does your councillor go?
prompt-ordering = Which effect comes first?

option-challenge = How strong Antigone is, from 1 to 5.
