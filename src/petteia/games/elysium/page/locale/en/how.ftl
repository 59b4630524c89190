### How to win Elysium, on one page.

elysium-how-lead = You are demigods. Gather cards in your Domain, then write them into your Elysium, where they become Legends. After five Epochs the most Victory Points win.

elysium-how-goal = The goal: Legends
elysium-how-goal-count = Only Legends of at least two cards count at the end. Cards that are still in your Domain, or alone in your Elysium, leave the game.
elysium-how-goal-family = A Family Legend has cards of one Family and different Levels: 2 cards 3 VP, all 3 cards 6 VP.
elysium-how-goal-level = A Level Legend has cards of one Level and different Families: 2, 3, 4 or 5 cards are worth 2, 4, 8 or 12 VP.
elysium-how-goal-any = You may have any number of Legends, of both kinds. A written card never moves again.

elysium-how-turn = Your turn: take one, dismiss one
elysium-how-turn-caption = The card needs the red Column and any other one: red, blue and yellow stand, so it can be taken.
elysium-how-turn-take = An Epoch has four rounds. On your turn take one card from the Agora or one Quest: 3 cards and 1 Quest in all.
elysium-how-turn-columns = Every Column shown on the card must still stand on your board. Black means any colour; two symbols need two Columns.
elysium-how-turn-dismiss = After each take dismiss one Column, of any colour you like.
elysium-how-turn-citizen = If you must take a card and can take none, you get a Citizen, a card without a power.

elysium-how-quests = The Quests
elysium-how-quests-caption = From top to bottom: number, Gold, VP, and the lyre.
elysium-how-quests-column = A Quest needs the Column whose colour is above it; with two players either of two colours.
elysium-how-quests-give = It brings Gold and VP, and the lyre says how many cards you may write in this Epoch.
elysium-how-quests-order = Whoever has the lowest number goes first from now on: in writing and in the next Epoch.
elysium-how-quests-none = Without a Quest you are given one of those left, turned to its Incomplete side, and come last.

elysium-how-powers = The powers of your cards
elysium-how-kind-instant = Instantaneous: at once when you take the card, and only then.
elysium-how-kind-permanent = Permanent: always.
elysium-how-kind-activate = Activate: once per Epoch, in your own turn.
elysium-how-kind-trigger = Trigger: once per game, in your own turn.
elysium-how-kind-eleusis = Eleusis: like Activate, but only with another Eleusis card in your Domain.
elysium-how-kind-legend = Legend: while the Legends are written.
elysium-how-kind-chronos = Chronos: at the end, if the card is in a Legend of at least 2 cards.
elysium-how-powers-use = All but Chronos work only while the card is in your Domain. Use as many as you like in your turn, before or after the take.

elysium-how-writing = After four rounds: writing
elysium-how-writing-caption = Level III costs 3 Gold. The Legend is complete and rises from 3 to 6 VP.
elysium-how-writing-lyre = In the new order you may transfer cards from your Domain to your Elysium, at most as many as the lyre shows.
elysium-how-writing-cost = Each costs as much Gold as its Level: 1, 2 or 3.
elysium-how-writing-power = In the Elysium a card has no power any more, Chronos excepted.
elysium-how-writing-citizen = A Citizen fills a gap in a Legend of at least 2 cards, for the Level of the missing card. It costs 2 VP at the end.
elysium-how-writing-columns = Then all four Columns return, and the next Epoch begins.

elysium-how-bonus = Bonus tiles
elysium-how-bonus-family = Whoever is first to complete the Legend of a Family takes its 5 VP; the next complete one brings 2 VP.
elysium-how-bonus-level = Whoever is first with a Level Legend of 2 cards takes the tile of that Level; whoever writes a longer one takes it over.

elysium-how-scoring = The final scoring
elysium-how-scoring-caption = A Citizen counts as a card of its Legend, and costs 2 VP.
elysium-how-scoring-leave = Cards in the Domains and single cards leave the game.
elysium-how-scoring-chronos = Chronos powers score.
elysium-how-scoring-legends = Legends score by their length.
elysium-how-scoring-bonus = Bonus tiles count, and each Citizen in a Legend costs 2 VP.
elysium-how-scoring-prestige = If Ares is in play: most Prestige Points 16 VP, then 8, 4 and 2.
elysium-how-scoring-tie = Highest total wins; if tied, the most Gold.

elysium-how-sum-vp = Gathered in play
elysium-how-sum-chronos = Chronos
elysium-how-sum-legends = Legends
elysium-how-sum-bonus = Bonus tiles
elysium-how-sum-citizens = Citizens
elysium-how-sum = Victory Points

elysium-how-advice = What wins
elysium-how-advice-gold = Keep Gold for writing: what you cannot pay for stays in the Domain, and is worth nothing at the end.
elysium-how-advice-early = Use a power for some Epochs, then write its card: nobody can write everything in the last Epoch.
elysium-how-advice-columns = Before you dismiss a Column, look at what you still want to take with it.
elysium-how-advice-long = Long Legends pay: the fourth and the fifth card of a Level bring 4 VP each, and its tile is safer.
elysium-how-advice-lyre = A low number goes first, a high one writes more: choose what you need in this Epoch.
elysium-how-advice-last = In the fifth Epoch take only what you can still write, or what scores at once.
