# What a puzzle is about: a hint that does not give its solution away.

theme-vp = victory points now
theme-council = the council
theme-end = points at the end of the game
theme-estate = your estate
theme-city = dice in the city
theme-orders = orders
theme-gate = gate tiles
theme-goods = goods
theme-drachmas = drachmas
theme-hand = orders in hand
theme-citizens = citizens
theme-hoplites = hoplites
theme-battle = the next battle
theme-commander = commanders
theme-dionysos = the track of Dionysos
theme-ares = the track of Ares
theme-blessing = blessings
theme-help = help tiles
theme-hero = heroes
theme-rivals = what the others gain
