# Refusals of the web side, and what messengers show of links.

no-such-page = There is nothing at this address.
no-such-method = That cannot be done at this address.
not-json = A request is JSON.
bad-request = The request is not understood: { $where }.
not-possible = That is not possible here; the server's log says why.
refused = The request is refused.
too-large = A request may have at most { $most } kB.
too-slow = The request took too long to arrive.
too-many = Too many requests at once; wait a moment.
foreign-origin = This page may not speak with this server.
foreign-host = This server does not go by this name. Whoever runs it can allow the name with --allowed-host.
bad-http = The request is not valid HTTP.
head-too-large = The head of the request is too large.
url-too-long = The address is too long.
stopping = The server is stopping; try again in a moment.
broken = Something went wrong in the server. Nothing was lost.
bad-message = A message that is not understood.
no-secret = A seat's secret is needed for this.
no-such-game = There is no such game.
no-such-lesson = There is no such guided game.
unwell = The store does not answer.
unwritable = The store cannot be written.
damaged = The database is damaged.

## Links to the page, as messengers show them

link-start = Petteia: board games in the browser
link-start-about = { $games } with friends or against bots. Free, without an account.
link-games = { $first } and { $last }
link-table = { $game }: an invitation to the table
link-table-open = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
} Open the link and sit down; no account is needed.
link-table-playing = The game has begun. Open the link to watch.
link-table-over = The game is over. Open the link to see the result.
link-replay = { $game }: the replay of a game
link-replay-about = The whole game, move by move.
link-how = How to win { $game }
link-how-about = Goal, turn and scoring in pictures, on one page to read or print.
link-picture = A Greek temple, and the name Petteia
