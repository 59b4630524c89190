# The guided first game. A text ending in -otherwise is for players who went their own way.

first-title = Your first Epoch
first-about = Take cards, choose a Quest and write your first Legend, step by step.

first-welcome = Welcome, demigod! In five Epochs you gather heroes and write their Legends. Whoever has the most Victory Points (VP) in the end wins.
first-agora = This is the Agora. In each Epoch you take three cards from here and one Quest from the Temple, one thing a turn, in any order.
first-domain = Cards you take lie in your Domain. Only here do their powers work.
first-elysium = Here is your Elysium, still empty. In the end the Domain is worth nothing: only Legends of two or more cards in the Elysium score.
first-columns = These are your four Columns. To take a card, the Columns it shows must still stand; black means any colour.
first-ganymede = Take Ganymede: your yellow Column stands. His power is Permanent, so from now on every Quest you take brings you 2 VP.
first-dismiss = Each take costs one Column, of any colour. Dismiss the red one: you will need the others.
first-dismiss-otherwise = Each take costs one Column, of any colour. Keep those that the next cards need.
first-rival-quest = Leda has taken Quest #1. Everybody takes exactly one Quest in an Epoch, so #2 is yours, whenever you like.
first-olive-tree = The Olive Tree needs your green Column, and that stands. Take it.
first-dismiss-yellow = Now the yellow Column may go. Keep green for the Quest and blue for your last card.
first-power = The Olive Tree says Activate: once per Epoch, in your own turn, before or after the take. Use it for 2 VP!
first-quest = Take Quest #2: one of the two colours above it is enough. It brings 2 Gold, and its lyre stands for three transfers. Ganymede adds 2 VP.
first-quest-otherwise = Do not forget a Quest: one of the colours above it must stand. It brings Gold and VP, and its lyre shows how many cards you may transfer.
first-dismiss-green = Dismiss the green Column: your last card needs the blue one.
first-citizen = No card fitted Leda’s Columns any more, so she had to take a Citizen, face-down. That can happen to you, too.
first-citizen-otherwise = If nothing fits your Columns, you have to take a Citizen: a face-down card that can only fill a gap in a Legend.
first-laestrygonians = Take the Laestrygonians. Their power is Instantaneous, it happens at once: Leda must give something up. The last Column then goes by itself.
first-writing = Time to write! The lowest Quest comes first, so Leda has Disc #1 now and has already written. Your Quest has paid you 2 Gold.
first-writing-otherwise = Time to write! The lowest Quest received Disc #1, and every Quest has paid its Gold and VP.
first-first-card = Transfer Ganymede to your Elysium. It costs Gold equal to his Level: 1. His power ends, but a Legend begins.
first-first-card-otherwise = You may transfer cards to your Elysium. Each costs Gold equal to its Level, and its power ends.
first-legends = A Legend holds one Level and different Families, or one Family and different Levels. Its second card decides.
first-second-card = The Olive Tree is of Level I, too, and of another Family. Transfer it.
first-join = Let it join Ganymede. Two cards of Level I make a Level Legend.
first-join-otherwise = Choose the Legend that the card joins, or begin a new one.
first-level-bonus = Yours is the first Legend of Level I, so you hold the Level Bonus and its 3 VP, until somebody writes a longer one.
first-third-card = One transfer is left. The Laestrygonians are of Level I and of a third Family: transfer them.
first-join-again = Let them join the other two. Three cards are worth 4 VP in the end, and five would be worth 12.
first-next-epoch = A new Epoch: the Quests lie below the Temple again, your Columns stand, and the Agora has new cards.
first-aims = More ways to score: the first to complete a Legend of a Family takes its bonus tile, and cards with an hourglass (Chronos) score in the end if they are part of a Legend.
first-farewell = That is all you need. Leda will go on playing gently, and whatever you point at explains itself. Have fun!
