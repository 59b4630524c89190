"""A soak test of many tables on one server: the latency of moves, and whether anything is lost.

`python -m bench.soak` starts a server, seats scripted players at every table (each with a socket,
moves over HTTP, one to three seconds between them, and occasional reloads), measures for two
minutes, kills the server with SIGKILL during moves, restarts it, lets the tables continue, and then
replays the store and compares it with everything the players received.
"""
