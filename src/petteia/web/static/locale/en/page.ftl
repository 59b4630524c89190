### The page's words (lib/messages.js).

close = Close
trouble-offline = No connection to the table.
page-updated = Petteia was updated. The page loads again…

## Everywhere

no = No
save = Save
change = Change
you = you
name = Name
more = More
name-default = Guest
name-other = Guest { $seat }
menu = Menu
to-start = Start page
language = Language
language-en = English
language-de = Deutsch
language-pl = polski
theme-flip = Light or dark
sound = Turn sound
sound-is-on = Turn sound is on
sound-is-off = Turn sound is off
rules = Rules
how-to-win = How to win
how-to-win-game = How to win { $game }
how-none = This game has no such page
games = Games
game-facts = { $fewest }–{ $most } players · { $minutes } minutes
game-players = { $players } players

## Players' colours

colour = Colour
colour-a = slate
colour-b = rose
colour-c = amber
colour-d = teal
colour-change = Choose the colour
colour-of = Colour of { $name }: { $colour }

## The start page

start-title = Play a game
start-who = Who plays
start-lot = who begins is drawn by lot
seat-empty = free seat
seat-friend = somebody with the link
seat-here = at this device
seat-add-bot = Bot
seat-add-friend = Friend
seat-add-here = At this device
seat-add-friend-about = The seat waits for somebody with the link
seat-add-here-about = Another person at this device
seat-remove = Remove { $name }
bots-about = Bots: { $bots }. They see no more than you do.
bot-level = Strength of { $name }
options = Options
clock = Clock
clock-none = No clock
clock-move = { $minutes ->
        [one] One minute for each turn
       *[other] { $minutes } minutes for each turn
    }
clock-hours = { $hours ->
        [one] One hour for each turn
       *[other] { $hours } hours for each turn
    }
clock-days = { $days ->
        [one] One day for each turn
       *[other] { $days } days for each turn
    }
clock-game = { $minutes } minutes for the whole game
clock-left = { $time } left
clock-long = { $days } d { $hours } h
clock-hours-left = { $time } h
friends = Play with friends
friends-about = Whoever opens the link sits down. No accounts.
friends-invite = Invite friends
my-games = My games
my-games-all = All games
rematch = Rematch
result-won = won with { $score }
result-place = place { $place } with { $score }
result-lost = lost with { $score }
result-winner = { $name } won with { $score }
result-abandoned = ended early
statistics-against = Against
statistics-alone = alone
statistics-games = Games
statistics-wins = Wins
statistics-best = Best score
memory-about = This browser alone remembers your games. Take them with you as a file; whoever has it can play your seats.
memory-export = Save as a file
memory-import = Add a file
memory-imported = The games of the file were added.
memory-bad = This is not a file of saved games. Nothing has changed.
go-on = Continue
go-on-turn = your turn
go-on-lobby = not begun yet
play = Play
play-open = Open the table
plan-people = { $count } people here
plan-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
plan-friends = { $count ->
        [one] one friend
       *[other] { $count } friends
    }

## A table and its lobby

table-opening = One moment…
table-none = There is no table here.
connection-lost = Connection lost. It is coming back…
lobby-title = The table is being set
lobby-free = { $count ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
spectators = { $count ->
        [one] one person watches
       *[other] { $count } people watch
    }
watching = You are watching
watching-from = Seat
seat-waits = waiting for somebody
seat-open = Free the seat of { $name }
seat-add = Add a seat
seat-take-away = Take the seat away
online = online
offline = offline
sit-title = Sit down
sit = Sit down
sit-second-title = Somebody else at this device?
sit-second = Sits here too
stand-up = Stand up
lobby-start = Begin the game
lobby-fill = Fill with bots and begin
lobby-options = Change the options
lobby-waiting-for = { $count ->
        [one] One seat waits for a friend.
       *[other] { $count } seats wait for friends.
    }
lobby-wait-start = The host begins the game as soon as everybody is here.
invite-title = Invite
invite-about = Whoever opens this link may sit down or watch.
invite-watch = Every seat is taken: whoever opens this link may watch.
invite-qr = QR code of the link
invite-copy = Copy
invite-copied = The link is copied.
share = Share
invite-unreachable = Only this computer can open the link. To let friends in, start the server with
paused-by = { $name } has paused the game.
pause = Pause the game
resume = Go on
hand-over = Let a bot play for me
hand-over-for = Let a bot play for { $name }
hand-over-sure = Let a bot play for { $name } until they come back?
hand-over-yes = Let a bot play
take-back = Take the seat back
away = A bot plays for { $name }.
back = { $name } is back.
leave = Leave (a bot takes over)
resign-offer = Offer to end the game
resign-offered = { $count ->
        [one] { $name } would like to end the game now.
       *[other] { $name } would like to end the game now.
    }
resign-agree = Agree
resign-withdraw = Withdraw the offer
resign-sure = End the game now, as it stands?
resign-end = End the game
undo-asked = { $more ->
        [0] { $name } asks to take back the last move.
        [one] { $name } asks to take back a move, and the one after it.
       *[other] { $name } asks to take back a move, and the { $more } after it.
    }
undo-agree = Agree
undo-waiting = The others are asked whether you may take back your last move.
undo-withdraw = Never mind
undo-declined = The others want to leave it as it is.
again = Play again
next-offered = The next game is set up.
next-join = Join
replay = Replay
save-record = Save the record
deal-title = The deal
deal-about = A secret number, drawn when the table was made, deals this game. This is its SHA-256. After the game the record has the number itself, so that everybody can check that the deal was fixed before the first move.
deal-fits = The number in the record is the one drawn before the game.
deal-differs = The number in the record is not the one drawn before the game.
deal-command = With the saved record, this command plays the whole game again and checks it:
copied = Copied.
to-ending = Back to the result
who-title = Name and colour
notices = Tell me when it is my turn
notices-about = Once for each turn, and only while this page is closed. It says whose turn it is, and nothing of the game.
notices-browser = This browser
notices-browser-push = A push message, also while no page is open
notices-browser-open = Only while this page is open in the background
notices-on = On
notices-turn-on = Turn on
notices-no-push = The browser could not be registered for push messages.
notices-mail = E-mail
notices-mail-about = We send a link to confirm the address first
notices-webhook = Webhook
notices-webhook-about = For a room on Discord or Slack, or a program of yours
notices-add = Add
notices-stop = No more to { $target }
notices-confirm-first = Open the link in the mail we sent there.
notices-confirm = Shall we send an e-mail to this address when it is your turn?
notices-confirm-yes = Yes, please
notices-confirmed = Done. You will get a mail when it is your turn.
notices-stopped = Done. You will get no more of these notices.
notices-to-table = To the table
notify-body = The others are waiting for you.
notify-refused = The browser does not allow notifications for this page.
title-your-turn = Your turn
curtain-pass = Pass the device to { $name }
curtain-me = I am { $name }

## Log and chat

panel = Log and chat
panel-log = Log
panel-chat = Chat
panel-whole = Whole game
log-empty = Nothing has happened yet.
log-since = since your last turn
log-forced = (no other choice)
log-why = Why?
log-why-of = Why? Explain this move of { $player }
log-why-asked = Looking into it
happened-open = What the others did; opens the log
happened-to-you = Happened to you:
happened-close = Close
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something
chat-send = Send
chat-read-only = Only players write here.
chat-unread = { $count } new

## Keys

keys-title = Keyboard
keys-help = This list
keys-log = Log
keys-chat = Chat
keys-tab = To the next thing
keys-arrows = Among what may be clicked
keys-enter = Choose
keys-escape = Close

## Settings

preferences = Preferences
setting-pace = Pace of the bots
setting-pace-about = How long you see what they do
setting-pace-slow = Slow
setting-pace-normal = Normal
setting-pace-instant = Instant
setting-confirmations = Confirm
setting-confirmations-about = With other people: what you are asked about first
setting-confirmations-step = Each final step
setting-confirmations-turn = The whole turn
setting-confirmations-none = Nothing
setting-hint-strength = Hints
setting-hint-strength-about = How long a bot thinks about a hint
setting-hint-strength-quick = Quick
setting-hint-strength-normal = Normal
setting-hint-strength-thorough = Thorough
setting-text-size = Text size
setting-text-size-about = Of everything on the page
setting-text-size-normal = Normal
setting-text-size-large = Large
setting-text-size-largest = Largest
setting-patterns = Patterns
setting-patterns-about = Tell players apart without colours
setting-patterns-off = Off
setting-patterns-on = On
volume = Volume
volume-about = Of the sound when it is your turn

## At the table

table-thinking = thinking
table-barred = Not now: { $why }
table-open-rule = Open rule { $rule }
table-your-turn = Your turn
table-you-decide = You decide
table-not-your-turn = It is { $name }’s turn
table-undo = Undo
table-undo-what = Take back: { $what }
table-undo-ask = Ask to undo
table-undo-ask-about = Ask the others whether you may take back your last move
table-turn-over = – your turn is over then.
table-restart = Restart
table-restart-turn = Begin this turn again
table-nothing-to-undo = There is nothing to take back.
table-end-turn = End turn
table-done = Done
table-stop = Stop
table-choose = Choose
table-final = – this cannot be taken back.
table-do-it = Yes
table-no = No
table-never-ask = Do not ask again
table-hint = Hint
table-hint-head = A bot would consider
table-hint-asked = A bot is thinking it over
table-keys-undo = Undo
table-keys-restart = Restart the turn
table-keys-hint = Hint
table-keys-end = End turn, Done or Stop
table-keys-read = Read the card
table-tabs = Table, rivals and log
table-tab-log = Log
table-tab-chat = and chat
table-hint-share = Chance to win: { $percent } %

## Guided games
lessons = Guided games
lessons-about = Play your first game with somebody who explains it. The bots are gentle, and everything can be taken back.
lesson-begin = Begin
newcomer = New here? Play a guided first game
lesson-resume = Go on with the guided game

## Learning: the puzzle of the day, and practice

learning = Puzzles and practice
daily = { $game }: puzzle of the day
daily-level-1 = Easy today
daily-level-2 = Medium today
daily-level-3 = Hard today
daily-level-4 = Very hard today
daily-solved = Solved; a new one comes tomorrow
daily-streak = { $days ->
        [one] one day in a row
       *[other] { $days } days in a row
    }
daily-solve = Solve
daily-again = Look at it again
daily-all = All { $count } puzzles
practise-due = { $count ->
        [one] Practise: one exercise is due
       *[other] Practise: { $count } exercises are due
    }
practise-mistakes = { $count ->
        [one] Practise your mistake
       *[other] Practise your { $count } mistakes
    }
practise-again = Practise your mistakes again
practice-unkept = This browser has no room, or does not allow the page to keep anything. Your exercises last until you close the page; nothing that was kept before is lost. Save it as a file under “{ my-games-all }”.
