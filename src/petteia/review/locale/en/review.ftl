# Reviews of finished games.

grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

review-title = Review of a game of { $game }
review-about = Every decision was searched with { $iterations } iterations, with what its player knew. { $moves ->
    [one] One decision
   *[other] { $moves } decisions
}, Petteia { $version }, seed { $seed }.
review-result = { $result ->
    [won] { $name } won.
    [shared] { $name } shared the win.
   *[lost] { $name } did not win.
}
review-luck = { $sign ->
    [plus] Luck brought { $points } points of win chance
    [minus] Luck cost { $points } points of win chance
   *[even] Luck was even
}
review-own = { $points ->
    [0] { "" } and no choice cost anything
   *[other] { "" } and own choices cost { $points }
}
review-others = { $sign ->
    [plus] ; mistakes of the others brought { $points }
    [minus] ; choices of the others cost { $points }
   *[even] { "" }
}
review-players = Players
review-player = Player
review-accuracy = Accuracy
review-accuracy-about = How near the choices are to the best ones, from 0 to 100
review-curve = Win chances
review-curve-about = As a strong bot saw them before each decision, with what its player knew
review-move = Move
review-sources = Where the win chance came from
review-sources-about = Start, luck and choices add up to the result. In points of win chance, from 0 to 100.
review-start = Start
review-start-about = What the seat is worth before the deal
review-deal = Deal
review-deal-about = Luck: what the deal brought
review-drawn = Revealed
review-drawn-about = Luck: what was drawn, rolled or revealed during the game
review-unforeseen = Unforeseen
review-unforeseen-about = Counted as luck: what the search had rated differently, with nothing revealed
review-own-choices = Own choices
review-own-choices-about = What they cost
review-other-choices = Choices of others
review-other-choices-about = What they brought
review-outcome = Result
review-turning-points = Turning points
review-no-turning-points = No choice of this game cost more than { $points } points of win chance.
review-point = Move { $move }, { $name }: { $words }
review-point-cost = { $grade }, costs { $points } points of win chance
review-better = Better: { $words }
review-decisions = All decisions
review-played = Played
review-best = Best
review-chance = Win chance
review-lead = Expected lead
review-cost = Cost
review-grade = Grade
review-cost-about = In points of win chance
review-lead-about = In victory points, before the choice
review-filter = Filter
review-contents = Contents
review-luck-so-far = Luck so far
review-own-so-far = Own choices so far
review-others-so-far = Choices of others so far
review-stack = { $name }: luck and choices
