# What a rival's move brings the rival, and what it took from you; each is a part of a sentence.

theirs-goods-kept = leaves { $rival } { $n ->
        [one] 1 good
       *[other] { $n } goods
    } for later
theirs-drachmas-kept = leaves { $rival } { $n ->
        [one] 1 drachma
       *[other] { $n } drachmas
    } for later
theirs-orders = the fulfilled orders of { $rival } are worth { $vp } VP more
theirs-order-ready = { $rival } will have the goods for { $order }
theirs-citizens = the citizens of { $rival } rise by { $n ->
        [one] 1 level
       *[other] { $n } levels
    } in all
theirs-hoplites = the hoplites of { $rival } rise by { $n ->
        [one] 1 level
       *[other] { $n } levels
    } in all
theirs-city = the dice of { $rival } in the city are worth { $vp } VP more
theirs-battle = makes { $rival } stronger by { $n } in row { $row }, where the next battle is
theirs-council = the councillors of { $rival } are worth { $vp } VP more
theirs-estate = the columns { $rival } has cleared are worth { $vp } VP more
theirs-stones = { $n ->
        [one] a stone leaves the estate and opens an action
       *[other] { $n } stones leave the estate and open actions
    }
theirs-altar = takes { $rival } { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } further on the track of { $track ->
        [ares] Ares
       *[dionysos] Dionysos
    }
theirs-help = { $rival } gets: { $tile }
theirs-help-kept = { $rival } keeps for later: { $tile }
theirs-end = the heroes and blessings of { $rival } score { $vp } VP more at the end
lost-vp = { $n } VP
lost-dice = { $n ->
        [one] a die
       *[other] { $n } dice
    } in the city
lost-goods = { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
lost-drachmas = { $n ->
        [one] 1 drachma
       *[other] { $n } drachmas
    }
lost-ahead = your place ahead on the track of { $track ->
        [ares] Ares
       *[dionysos] Dionysos
    }
lost-order = the order { $name }, which you had the goods for
lost-hero = the chance to win the hero { $name }
lost-council = a free space of the council: { $name }
lost-last = the last tile of its kind: { $name }
