### The end of a game, the replay, rules and cards.

## The end

end-note = { $epochs ->
        [one] after one Epoch
       *[other] after { $epochs } Epochs
    }{ $minutes ->
        [0] { "" }
        [one] {" · "}1 minute
       *[other] {" · "}{ $minutes } minutes
    }
end-wins = { $name } wins
end-shared = { $first } and { $last } share the victory
end-abandoned = The game was ended early
end-abandoned-note = Everybody agreed to stop. This is how things stood.
end-you = you
end-bot = { $level } bot
end-online = online
end-gone = has left
end-vp = VP
end-sheet = Score sheet
end-category = Category
end-chart = Victory Points over time
end-chart-label = Victory Points over time: { $scores }
end-as-chart = Chart
end-as-table = Table
end-step = After
end-after-epoch = Epoch { $epoch }
end-epochs = end of Epoch
end-final = final scoring
end-again = Play again
end-join = Join the next game
end-watch = Watch the next game
end-replay = Replay the game
end-look = Look at the table
end-record = Save the record
end-home = Start page

## The replay

replay-title = Replay
replay-log = The whole game
replay-slider = Move shown
replay-at = Move { $move } of { $of }
replay-start = The table is laid, nobody has moved yet.
replay-speed = Speed
replay-steps = Go through the game
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-next = One move on
replay-epoch-back = Back to the beginning of the Epoch
replay-epoch-next = On to the next Epoch
replay-play = Let it run
replay-pause = Pause
replay-link = Copy link
replay-copied = The link to this move is copied.
replay-table = To the table
replay-result = To the result
replay-none = There is no game to replay here

## Help

help-title = Help
help-tab-rules = Rules
help-tab-cards = Cards
help-tab-icons = Signs
help-rules-of = The rules of { $game }
help-search-rules = Search the rules, by words or by number
help-search-cards = Search the cards
help-found = { $count ->
        [0] nothing found
        [one] 1 rule
       *[other] { $count } rules
    }
help-cards-found = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
help-nothing = Nothing matches. Try fewer or other words.
help-no-cards = The cards are shown once the table is set up.
help-ruling = house ruling
help-by-family = Family
help-by-level = Level
help-by-kind = Kind
help-copies = { $copies } copies
help-icons = What the signs mean
help-signs-things = On the table
help-signs-kinds = When a power works
help-signs-levels = Levels
help-signs-columns = Columns
help-signs-families = Families
help-about-columns = Each colour has a shape of its own. You need every Column shown on a card; then you dismiss any one of yours.
help-column-missing = one you lack
help-sign-gold = Gold
help-about-gold = Pays for transfers: as much as the card's Level. Breaks ties at the end.
help-sign-vp = Victory Points (VP)
help-about-vp = Whoever has most at the end wins.
help-sign-prestige = Prestige Points (PP)
help-about-prestige = Only with Ares: at the end 16, 8, 4 and 2 VP for the most.
help-sign-lyre = Transfer
help-about-lyre = One card moves from your Domain to your Elysium.
help-sign-column = Column
help-about-column = You have four in each Epoch and dismiss one in each turn.
help-sign-quest = Quest
help-about-quest = One in each Epoch: its Gold, its VP, its number of transfers, and your place in the order.
help-sign-citizen = Citizen
help-about-citizen = A face-down card. Fills a gap in a Legend, costs 2 VP at the end.
help-sign-draw = Draw pile
help-about-draw = The cards that are still to come, face-down.
help-sign-discard = Discard pile
help-about-discard = What has left the table, open to all.
help-sign-oracle = Oracle
help-about-oracle = Only with Apollo: four cards of the next Epoch's Agora.
help-sign-disc = Turn order
help-about-disc = The number says when you move in this Epoch.
help-sign-epoch = Epoch
help-about-epoch = The game lasts five.
help-sign-k-instant = Instantaneous
help-about-k-instant = Works once, when you take the card.
help-sign-k-permanent = Permanent
help-about-k-permanent = Works all the time while the card is in your Domain.
help-sign-k-activate = Activate
help-about-k-activate = Once in each Epoch, in your turn.
help-sign-k-trigger = Trigger
help-about-k-trigger = Once in the game, in your turn: the ring is given back.
help-sign-k-eleusis = Eleusis
help-about-k-eleusis = Once in each Epoch, in your turn, with another Eleusis card in your Domain.
help-sign-k-legend = Legend
help-about-k-legend = Works while the Legends are written.
help-sign-k-chronos = Chronos
help-about-k-chronos = Scores at the end, when the card lies in a Legend.
help-sign-m-same = Family Legend
help-about-m-same = On a Chronos card: best in a Legend of one Family.
help-sign-m-differ = Level Legend
help-about-m-differ = On a Chronos card: best in a Legend of one Level.
help-sign-level-1 = Level I
help-about-level-1 = A temple front with one column.
help-sign-level-2 = Level II
help-about-level-2 = Two columns.
help-sign-level-3 = Level III
help-about-level-3 = Three columns.
