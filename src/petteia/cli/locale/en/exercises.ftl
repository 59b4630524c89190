# Puzzles and practice in the terminal.

exercise-players = { $seat } is to move. Find the best move.
exercise-ask = Your answer (number, or ? for help)
exercise-help =
    A number answers, or words that only one choice has. Further: h = hint · s = solution · t = show the table again
    n = leave this one and go on · i NUMBER or NAME = what a choice or a card does · r RULE = a rule, as r T8 · q = leave
exercise-right = Right: { $words }
exercise-as-good = As good as the best move: { $words }
exercise-wrong = { $words }: { $grade }, costs { $points ->
    [0] less than 1 point
    [one] 1 point
   *[other] { $points } points
} of win chance. Try again; h is a hint, s the solution.
exercise-hint = It is about: { $themes }
exercise-no-hint = { $game } has no words for hints.
exercise-solution = Solution: { $words }
puzzle-title = Puzzle { $id }, difficulty { $difficulty } of { $hardest }
puzzle-daily = Puzzle of { $day }
puzzle-item = { $id }  difficulty { $difficulty }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $themes }
puzzles-done = { $solved } of { $asked } solved at the first try.
practice-title = Your game of { $game }, move { $move }: { $words } cost { $points ->
    [one] 1 point
   *[other] { $points } points
} of win chance.
practice-added = { $file }: { $number ->
    [0] no mistake to practise
    [one] 1 mistake added
   *[other] { $number } mistakes added
}
practice-known = { $file }: its mistakes are in your practice already
practice-empty = Nothing to practise yet: `petteia practice game.json` takes the mistakes of a finished game.
practice-nothing-due = Nothing is due today. { $learned } of { $all } are learned; the next is due on { $day }.
practice-all-learned = You have learned all { $all }.
practice-next = Asked again on { $day }.
practice-learned = Learned: it is not asked again.
practice-item = { $id }  { $due }  { $game }, move { $move }, { $points } points of win chance
practice-due = due { $day }
practice-item-learned = learned
practice-skipped = { $id } cannot be asked: { $problem }
