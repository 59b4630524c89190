# The terminal table.

ruling = ruling
name = Player { $player }
ask = Your choice (number, or ? for help)
help =
    A number chooses. Further: a = advice · u = undo · s = save · t = show the table again
    i NUMBER or NAME = what a choice or a card does · r RULE = a rule, as r T8 · w ACTION = why not
    (as: w { $example }) · q = leave, the game is kept
help-plain =
    A number chooses. Further: a = advice · u = undo · s = save · t = show the table again
    i NUMBER or NAME = what a choice or a card does · r RULE = a rule · q = leave, the game is kept
help-words = In place of its number, words that only one choice has choose it too.
help-why = w alone explains what the others have just done.
no-rivals-moves = The others have not moved since your last turn.
advice = { $share } % of the win. { $reason }
unknown = I do not understand { $text }; ? shows what can be typed.
not-a-choice = There is no choice { $number }; choose 1 to { $most }.
nothing-to-undo = There is nothing to take back.
undone = Taken back.
saved = The game is kept in { $path }.
kept = The game is kept; go on with: { $command }
no-such-card = There is no card like { $text } here.
nothing-to-read = There is nothing to read about choice { $number }.
no-such-action = I know no action { $text }. Actions begin with { $actions }; as: w { $example }
nothing-typed = Type the number of a choice, or ? for help.
several = { $text } may be { $numbers }; type a number, or more of the words.
winners = { $number ->
    [0] Nobody has won.
    [1] { $players } has won.
   *[other] { $players } share the win.
}
no-such-rule = There is no rule { $text }.
no-reasons = { $game } gives no reasons for what is not among the choices.
to-move = { $player } is to move.
is-legal = That is allowed now.
verified-over = { $moves ->
    [one] The move is legal and leads to the result.
   *[other] All { $moves } moves are legal and lead to the result.
}
verified-moves = { $moves ->
    [one] The move is legal; the game is not over.
   *[other] All { $moves } moves are legal; the game is not over.
}
verified-seed = The cards are dealt by the seed { $seed }. Nobody committed to it before the game.
verified-secret = The secret that deals the cards fits the commitment { $commitment }. Compare it with the one the table showed before the game.
verified-commitment = The cards are dealt by the secret of this commitment: the deal was fixed before the game.
bots-budget = oracle:0.5s is the Oracle with half a second a decision, oracle:2000 with iterations. The Olympian takes the same budgets.
bots-weights = merchant@FILE plays by the weights of a file of `petteia train`.
bots-program = exec:COMMAND is a program of your own (docs/external-bots.md).
lesson-begins = What to do is said below the choices; everything can be taken back with u.
lesson-rival = { $name } is player { $player }.
lesson-choose = Choose { $number }, or type { $word } to have it done; { $leave } = no more explanations.
lesson-left = The game goes on without explanations.
