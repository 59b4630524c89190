### Puzzles and practice (exercise/).

## At the table

exercise-hint = Hint
exercise-solution = Solution
exercise-line = How it goes on
exercise-judge-asked = Your move is being judged…
exercise-hint-asked = A hint is being looked for…
exercise-solution-asked = The solution is coming…
exercise-not-best = Not the best move: { $grade }
exercise-costs = It costs { $points ->
        [one] one point
       *[other] { $points } points
    } of win chance.
exercise-costs-little = It costs a little.
exercise-again = Try another one.
exercise-solved = Solved
exercise-themes = What it is about: { $themes }.
exercise-no-themes = There is no hint for this position.
exercise-steps = Steps of the solution
exercise-back = Back
exercise-step = Next step

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-about = Positions of bots’ games with one clearly best move. Find it: click it on the table. You see no more than the player who has to decide.
puzzles-solved = You have solved { $solved } of { $count }.
puzzles-by-difficulty = By difficulty
puzzles-by-theme = By theme
puzzle-task = { $game }: find the best move and make it on the table.
puzzle-difficulty = Difficulty: { $difficulty }.
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-level-4 = very hard
puzzle-daily = Puzzle of the day
puzzle-daily-about = The same for everybody, a new one each day.
puzzle-daily-done = Today’s puzzle is solved. A new one comes tomorrow.
puzzle-streak = { $days ->
        [one] Solved one day in a row.
       *[other] Solved { $days } days in a row.
    }
puzzle-solve = Solve
puzzle-next = Next puzzle

## Practice

practice = Learn from your mistakes
practice-about = Positions of your own games in which a choice cost much. Find a better move; what you find is asked again after a day, later after a week, a month, until you know it.
practice-task = { $game }, from one of your games: find a better move than you did ({ $place } of { $all }).
practice-next = Next
practice-finish = Done
practice-none = No exercises yet
practice-none-about = They come from reviews of your games: at the end of a game, have it reviewed, and choose to practise your mistakes.
practice-due = { $count ->
        [0] Nothing is due today
        [one] One exercise is due
       *[other] { $count } exercises are due
    }
practice-begin = Begin
practice-learned-of = { $learned } of { $all } learned.
practice-next-day = The next is due on { $day }.
practice-learned = Learned: it is not asked again.
practice-again = It is asked again on { $day }.
practice-games = From these games
practice-game = Practise
practice-forget = Drop the exercises of this game
