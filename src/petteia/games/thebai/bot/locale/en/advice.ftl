# Reasons for a move of Thebai; each is a part of a sentence.

because-goods = brings { $n ->
        [one] 1 good
       *[other] { $n } goods
    } in this turn
because-goods-kept = leaves you { $n ->
        [one] 1 good
       *[other] { $n } goods
    } for later
because-drachmas = brings { $n ->
        [one] 1 drachma
       *[other] { $n } drachmas
    } in this turn
because-drachmas-kept = leaves you { $n ->
        [one] 1 drachma
       *[other] { $n } drachmas
    } for later
because-orders = your fulfilled orders are worth { $vp } VP more
because-order-ready = you will have the goods for { $order }
because-hand = brings { $n ->
        [one] an order
       *[other] { $n } orders
    } to fulfil later
because-citizens = your citizens rise by { $n ->
        [one] 1 level
       *[other] { $n } levels
    } in all
because-citizens-new = brings { $n ->
        [one] a new citizen
       *[other] { $n } new citizens
    }
because-hoplites = your hoplites rise by { $n ->
        [one] 1 level
       *[other] { $n } levels
    } in all
because-hoplites-city = puts { $n ->
        [one] a hoplite
       *[other] { $n } hoplites
    } into the city
because-city = your dice in the city are worth { $vp } VP more
because-battle = makes you stronger by { $n } in row { $row }, where the next battle is
because-commander = puts a commander into a row
because-council = your councillors are worth { $vp } VP more
because-path = { $n ->
        [one] a citizen ascends
       *[other] { $n } citizens ascend
    } to the council
because-estate = the columns you have cleared are worth { $vp } VP more
because-stones = { $n ->
        [one] a stone leaves your estate and opens an action
       *[other] { $n } stones leave your estate and open actions
    }
because-altar = takes you { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } further on the track of { $track ->
        [ares] Ares
       *[dionysos] Dionysos
    }
because-blessing = brings the blessing { $blessing }
because-help = you get: { $tile }
because-help-kept = you keep for later: { $tile }
because-hero = brings the hero { $hero }
because-gate = brings a gate tile, which counts as an order of any colour
because-end = your heroes and blessings score { $vp } VP more at the end
because-rivals = { $alone ->
        [yes] Antigone gains nothing in this turn
       *[no] the others gain nothing in this turn
    }
