"""Many tables at once on one server: how long a move takes, and whether anything is lost.

`python -m bench.soak` starts a server of its own, seats scripted players at every table (a socket
each, moves by HTTP, one to three seconds of thought, a reload now and then), measures for
two minutes, kills the server with -9 while moves are under way, starts it again, lets the tables
go on, and then replays the store and compares it with everything the players were told.
"""
