### The review of a finished game.

review-title = Review
review-about = A strong bot looks at every decision of this game with what its player could know: what it was worth, what was luck, and where another choice would have been better.
review-begin = Review this game
review-again = Try again
review-waiting = The review is waiting: the bots of running games come first.
review-running = The review is being made.
review-progress = Progress of the review
review-done = { $done } of { $total } steps.
review-seconds = About { $seconds } seconds left.
review-minutes = About { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } left.
review-leave = You can leave this page; the review goes on.
review-curve = Win chances
review-no-move = Go to a move to see what it was worth.
review-best = costs { $points } points of win chance; better: { $words }
review-whole = Accuracy, luck and skill
review-turning = Turning points
review-no-points = No choice of this game cost much.
review-at = Move { $move }, { $name }
review-played = Played
review-better = Better
review-cost = costs { $points } points of win chance
review-show-line = Show the better line
review-play-on = Play on from here
review-play-on-better = Play on with it
review-playing-on = You play on from move { $move }, with bots. This game does not count in your statistics.

review-line = Better line
review-line-at = Better than move { $move }: step { $step } of { $of }
review-line-start = Before the choice
review-line-back = One step back
review-line-next = One step on
review-line-close = Back to the game

review-player = Player
review-accuracy = Accuracy
review-luck-and-skill = Luck and skill
review-luck = Luck
review-own = Own choices
review-others = Choices of the others
review-stack = { $name }: { $sums }
review-stack-about = How the win chance came about, move by move, in points from 0 to 100: what brought something is above the line, what cost something below it.
review-save-html = Save as a page
review-save-json = Save as JSON
