"""How many moves a second one server process can take, compared with a bare web application.

`python -m bench.throughput` saturates a server with tables of scripted players who move at once and
all listen, then a bare FastAPI application that does nothing but write one durable row to SQLite
for each request, with the same client, in turns. The client needs a core of its own, and the
figures are valid only if nothing else runs on the machine.

`--profile` runs the server once more under Python's profiler and prints where its time goes.
"""
