### The end of a game, the replay, rules and cards.

## The end

end-wins = { $name } wins
end-shared = { $first } and { $last } share the victory
end-abandoned = The game was ended early
end-abandoned-note = Everybody agreed to stop. This is how things stood.
end-you = you
end-bot = { $level } bot
end-substituted = { $who }; a bot made { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
end-online = online
end-gone = has left
end-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
end-points = points
end-chart = Points over time
end-sheet = Score sheet
end-category = Category
end-chart-label = { $title }: { $scores }
end-as-chart = Chart
end-as-table = Table
end-step = After
end-final = final scoring
end-again = Play again
end-join = Join the next game
end-watch = Watch the next game
end-replay = Replay the game
end-review = Review the game
end-look = Look at the table
end-record = Save the record
end-picture = Save a picture
end-home = Start page
end-deal = The deal was fixed before the game:
end-deal-check = Check it

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
help-tab-credits = Credits
help-rules-of = The rules of { $game }
help-search-rules = Search the rules, by words or by number
help-found = { $count ->
        [0] nothing found
        [one] 1 rule
       *[other] { $count } rules
    }
help-nothing = Nothing matches. Try fewer or other words.
help-ruling = house ruling

## How to win, on one page

how-to-win-page = How to win, on one page
how-print = Print
how-play = Play
how-rule = Rule { $rule }
how-more = All the rules:

## Credits

credits-pictograms = Pictograms
credits-pictograms-changed = Reduced to fewer digits; otherwise unchanged.
credits-fonts = Fonts
credits-fonts-changed = Cut down to the letters that are used.
credits-libraries = Libraries
