# What a table refuses, and why.

error-no-table = There is no such table.
error-restored = This table was restored from a backup. Look again.
error-wrong-token = Your key does not fit this table any more.
error-stale = The table has moved on. Look again and choose.
error-refused = The rules do not allow this now.
error-unwritten = The server could not save this. Nothing has changed; try again in a moment.
error-unconfirmed = The server cannot tell yet whether this was saved. The table will show it; to do it again does no harm.
error-damaged = The database of this server is damaged. No new tables can be made until it is repaired.
error-lost-rules = This game was begun by { $age ->
        [older] older
       *[newer] newer
    } rules (version { $found }; here is version { $here }). It is kept but cannot be continued here.
error-lost-rules-over = This game was played by { $age ->
        [older] older
       *[newer] newer
    } rules (version { $found }; here is version { $here }) and cannot be shown here. Its record is kept.
error-lost-rules-result = This game was played by { $age ->
        [older] older
       *[newer] newer
    } rules (version { $found }; here is version { $here }) and cannot be shown here. It ended: { $result }. Its record is kept.
error-lost-pack = This table was begun with another set of cards and cannot be continued here.
error-lost-journal = The moves of this table are damaged, so it cannot be continued. It stays stored; please tell whoever runs this server.

error-not-begun = The game has not begun yet.
error-begun = The game has already begun.
error-over = The game is over.
error-not-over = That is possible when the game is over.
error-not-playing = No game is being played right now.
error-paused = The game is paused.
error-time-over = Your time for this turn is over; a bot finishes it.
error-no-hint = No hint could be found. Try again.
error-no-why = No explanation could be found. Try again.
error-no-move = There is no move { $number }; { $most } have been made.
error-own-move = You can ask about the moves of others; this one was yours.
error-move-undone = This move was taken back.
error-hints-busy = Hints are already being looked for at this table. Wait for them.
error-own-bot-tables = { $most } games of bots alone that were opened from your network are still running. Wait until one of them is over, or take a seat yourself.
error-all-bot-tables = So many games of bots alone are running that another one must wait. Try again later, or take a seat yourself.

error-not-seated = Only players at this table can do that.
error-not-your-seat = That is not your seat.
error-not-your-turn = It is not your turn.
error-not-host = Only the host can do that.
error-away = A bot is playing for you. Take your seat back first.
error-still-here = { $name } is still here. A bot may only step in for somebody who has been gone for a while or is out of time.
error-just-left = { $name } was here a moment ago. A bot may step in after { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }, or for somebody who is out of time.
error-has-time = { $name } has time left. With a clock, a bot may only step in for somebody who is out of time, or who has been gone for as long as the clock gives.
error-no-seat = There is no such seat.
error-seat-taken = Somebody is already sitting there.
error-seats-open = There are still open seats.
error-seats-needed = This game needs at least { $fewest } seats.
error-table-full = This game has { $most } seats at most.

error-undo-nothing = There is nothing to take back.
error-undo-others = A move cannot be taken back once it is somebody else’s turn.
error-undo-revealed = The last move revealed something and cannot be taken back.
error-undo-bot = The last move was made by a bot that played for you.
error-undo-asked = The others have been asked already.
error-undo-not-asked = Nobody asks you to take back a move now.
error-undo-declined = The others want to leave it as it is.

error-bad-game = There is no such game.
error-not-at-table = { $game } cannot be played in the browser yet.
# What is wrong is told by the game, and it speaks English only.
error-bad-options = { $sentence }
error-bad-pack = There is no such set of cards here.
error-bad-seats = This game is for { $fewest } to { $most } players.
error-bad-kind = A seat is open, a person’s or a bot’s.
error-bad-name = A name has 1 to { $most } letters, digits or signs.
error-bad-text = A message has 1 to { $most } characters.
error-bad-colour = There is no such colour.
error-bad-level = There is no such bot; there are: { $levels }.
error-bad-clock = A clock has { $least } to { $most } seconds.
error-bad-seed = There is no such deal.
error-bad-lesson = There is no such guided game.
error-lesson-fixed = A guided game has one person, and nothing else can be chosen.
error-bad-moves = The game has { $most } moves so far.

error-review-not-over = A game can be reviewed when it is over; before that, a review would be help.
error-review-abandoned = This game was ended early. Only games played to their end are reviewed.
error-review-not-ready = There is no finished review of this game yet. Ask for it first.
error-review-failed = The review could not be made. Try again.
error-reviews-busy = So many reviews are waiting that another one cannot be taken. Try again later.
error-bad-line = The review knows { $steps ->
        [0] no better line
        [one] a better line of one step
       *[other] a better line of { $steps } steps
    } for move { $move }.
error-bad-fork = The game has { $most } moves; play on from one of them.

error-notice-kind = This server cannot tell you that way.
error-notice-none = This link is no longer valid.
error-notice-most = A seat can have { $most } of these at most. Remove one first.
error-notice-url = This is not the address of a webhook; one looks like https://example.org/hook.
error-notice-url-long = An address has { $most } characters at most.
error-notice-https = The address must begin with https://.
error-notice-port = That port cannot be used.
error-notice-host = There is no server at this address.
error-notice-private = This address lies in a private network. The host of this server does not allow that.
error-notice-address = This is not an e-mail address.
error-notice-push-key = The browser’s keys for push messages are not valid.
error-notice-too-many = Too many mails to this address. Try again in an hour.
error-notice-not-sent = The mail could not be sent. Try again later.

# Notices that it is somebody’s turn; they say nothing of the game itself.

notice-title = It is your turn, { $name }
notice-turn = { $game }: the others are waiting for you.
notice-reminder = { $game }: { $hours ->
        [one] one hour is left
       *[other] { $hours } hours are left
    } for your turn. Then a bot finishes it.
notice-stop = No more mails about this table:
notice-confirm-subject = { $game }: shall we tell you when it is your turn?
notice-confirm-body = { $name } plays { $game } and wants to be told at this address when it is their turn. If that is you, open this link. If not, ignore this mail; you will get no others.

# Exercises and puzzles.

error-no-puzzles = There are no puzzles of { $game } here.
error-no-puzzle = There is no such puzzle here any more.
# What is wrong with an exercise is told in English only.
error-bad-exercise = { $sentence }
error-bad-action = There is no such move in this position.
error-judging-busy = Your last answers are still being judged. Wait for them.
error-not-judged = This could not be judged now. Try again.
