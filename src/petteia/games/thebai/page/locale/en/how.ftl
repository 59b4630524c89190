### How to win Thebai, on one page.

thebai-how-lead = Lead a house of Thebes through ten rounds: build, raise your dice, fulfil orders, and guard the seven gates. The most Victory Points win.

thebai-how-round = A round: everybody’s turn, then fate
thebai-how-round-ten = In each of ten rounds everybody takes one turn. Then the fate tile of the round is resolved.
thebai-how-round-prosperity = Prosperity is good for everybody who has what it asks for.
thebai-how-round-conflict = Conflicts come in rounds 3, 5, 7 and 9: one of the seven gates is attacked.

thebai-how-citizen = Your turn: first a citizen
thebai-how-citizen-caption = On the left the middle number counts, because the die has strength 2. On the right one stone beside the die is triggered, or both for 2 drachmas.
thebai-how-citizen-estate = Use one citizen from your supply: on a free space of your estate, for its action at the strength of the die …
thebai-how-citizen-city = … or on a free dice space of the city beside a stone. That triggers one stone beside it, or both for as many drachmas as the die has strength.
thebai-how-citizen-free = A stone on which an archon stands is not triggered.
thebai-how-citizen-back = With no citizen in your supply, all your dice come back from the estate, and a new citizen joins them.

thebai-how-walk = Then your archon
thebai-how-walk-caption = From the left over two dice: B’s die rises, your own falls, and the third stone is triggered.
thebai-how-walk-supply = From your supply it goes to any free stone and triggers it.
thebai-how-walk-city = In the city it walks from stone to stone and triggers the one where it stops. Occupied dice spaces are free to cross; one empty one a turn costs 1 drachma.
thebai-how-walk-dice = Crossing another player’s die raises it, crossing your own lowers it.
thebai-how-walk-back = Or take it back to your supply and gain 1 drachma.
thebai-how-walk-help = After it you may use one help tile on a free space in the estate row of its colour.

thebai-how-orders = Orders
thebai-how-orders-fulfil = Once a turn you may fulfil an order from your hand: pay its goods, take its reward, and keep it for the end.
thebai-how-orders-sets = At the end sets of 1, 2, 3 or 4 different colours are worth 1, 4, 9 or 16 VP, sets of 3, 4 or 5 of one colour 3, 7 or 12. Every order counts for both.
thebai-how-orders-hand = Each order left in your hand costs 3 VP.

thebai-how-rise = Raise your dice
thebai-how-rise-path = On the council path, from the top:
thebai-how-rise-levels = The levels of a die are 1, 1★, 2, 2★, 3, 3★. Its strength is the number.
thebai-how-rise-citizen = A citizen in the city that rises above 3★ becomes a councillor, and brings the VP of the topmost free space of the path.
thebai-how-rise-council = After a conflict, and at the end, councillors go from the path to the monuments. What is written beside them scores at the end.
thebai-how-rise-hoplite = A hoplite in the city that rises above 3★ gives way to a commander, who stays in its row. Whoever is first with one in a row may take a hero.

thebai-how-build = Build
thebai-how-column = Column { $column }
thebai-how-build-place = To place a stone, move the leftmost one of an estate row to an empty space of the city beside a stone. The space under it is then free to be used.
thebai-how-build-roofs = If the action has roofs, sides of the new stone that touch the same colour are triggered.
thebai-how-build-columns = At the end the rightmost column without stones counts.

thebai-how-battle = Defend the gates
thebai-how-battle-own = You
thebai-how-battle-attack = Attack
thebai-how-battle-above = Superiority
thebai-how-battle-strength = The attack is the number of the conflict, 1 to 4, and the hidden card of its row. You have your hoplites in the row, also those between it and the next, and your commander.
thebai-how-battle-result = As much as the attack wins, and what is above it brings VP. With less you lose the difference, with nobody there 3 VP for each point of the attack.
thebai-how-battle-loot = Whoever took part gets the reward of the gate, twice with a superiority of 3. The strongest winner takes its tile.
thebai-how-battle-pay = Then each hoplite that took part costs 1 drachma, or returns to your supply at level 1.

thebai-how-altar = The altar
thebai-how-altar-step = Each space that you enter pays what it shows.
thebai-how-altar-order = After a conflict, Dionysos decides the turn order: the furthest is first.
thebai-how-altar-tie = Ares decides between equally strong winners at a gate.

thebai-how-scoring = The final scoring
thebai-how-scoring-council = Councillors: what is written beside them.
thebai-how-scoring-estate = Estate: the value of the rightmost cleared column.
thebai-how-scoring-city = City: the strength of all your dice there.
thebai-how-scoring-orders = Orders: the sets, gate tiles included; −3 VP for each order in hand.
thebai-how-scoring-stock = 1 VP for every 3 goods and drachmas.
thebai-how-scoring-win = The most VP win.

thebai-how-advice = What wins
thebai-how-advice-gate = Leave no threatened gate empty: one weak hoplite loses far less than nobody.
thebai-how-advice-city = Raise dice in the city: only there they ascend. Elsewhere raising a 3★ brings 1 VP.
thebai-how-advice-path = Be early on the council path: its first spaces bring the most.
thebai-how-advice-own = Cross your own dice only if they can afford it: at level 1 they stay, and you lose 3 VP.
thebai-how-advice-column = Clear whole columns: they score, and let new citizens come at higher levels.
thebai-how-advice-orders = Collect all four colours: the fourth brings 7 VP more. Goods that are left are worth little.
thebai-how-advice-herald = With two players, and alone, a herald raises all dice of one column before each fate: be there.
thebai-how-advice-alone = Alone against Antigone you win only with more VP than she has.
