### The end of a game: score sheet, chart, highlights.

sheet-track = VP gathered in play
sheet-track-note = { "" }
sheet-councillors = Councillors
sheet-councillors-note = { $vp ->
        [0] as their seats say
       *[other] as their seats say; Antigone: { $vp } each
    }
sheet-heroes = Heroes and blessings
sheet-heroes-note = those that score at the end
sheet-estate = Estate
sheet-estate-note = columns cleared: { $values }
sheet-city = Dice in the city
sheet-city-note = the strength of each
sheet-orders = Orders and gate tiles
sheet-orders-note = different: { $different }; equal: { $equal }
sheet-stock = Goods and drachmas
sheet-stock-note = 1 for every { $number }
sheet-hand = Orders in hand
sheet-hand-note = { $vp } each
sheet-total = Total

chart-start = Start
chart-councillors = Council
chart-heroes = Heroes
chart-estate = Estate
chart-city = Dice
chart-orders = Orders
chart-stock = Goods
chart-hand = Hand

moment-battle = Best battle
moment-defeat = Costliest battle
moment-battle-words = { $vp } VP in row { $row }, round { $round }
moment-turn = Richest turn
moment-turn-words = { $vp } VP in round { $round }
moment-walk = Longest walk
moment-walk-words = { $steps } steps in round { $round }
moment-order = Dearest order
moment-goods = { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }
moment-lead = Lead changed
moment-lead-words = { $times ->
        [0] never
        [one] once
        [2] twice
       *[other] { $times } times
    }

lede = by { $vp } VP, carried by { lede.category }
    .category = { $category ->
        [track] the VP gathered in play
        [councillors] the councillors
        [heroes] heroes and blessings
        [estate] the estate
        [city] the dice in the city
        [orders] the orders
        [stock] goods and drachmas
       *[hand] fewer orders left in hand
    }
lede-shared = a shared victory
lede-solo-won = { $vp } VP ahead of Antigone, carried by { lede.category }
lede-solo-lost = { $vp } VP behind Antigone; what told most: { $category ->
        [track] the VP she gathered in play
        [councillors] her councillors
        [city] her dice in the city
        [orders] her orders
        [estate] your estate
        [heroes] your heroes and blessings
        [stock] your goods and drachmas
       *[hand] your orders left in hand
    }
lede-solo-level = level with Antigone; against her only more VP win
