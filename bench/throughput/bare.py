"""The yardstick: a bare FastAPI application with one durable SQLite commit for each request.

`python -m bench.throughput.bare PORT FILE`
"""

import sqlite3
import sys

import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel

from bench.soak.wire import HOST


class Move(BaseModel):
    """A move, as a table gets it."""

    seq: int
    action: int


def create_app(file: str) -> FastAPI:
    """An application that writes every move; as durable as a table's journal."""
    app = FastAPI()
    store = sqlite3.connect(file, isolation_level=None)
    store.execute("PRAGMA journal_mode = WAL")
    store.execute("PRAGMA synchronous = FULL")
    store.execute("CREATE TABLE journal (table_id TEXT, seq INTEGER, action INTEGER)")

    @app.post("/api/tables/{table_id}/moves")
    async def make_move(table_id: str, move: Move) -> dict[str, int]:
        # Without an open transaction every statement is one.
        store.execute("INSERT INTO journal VALUES (?, ?, ?)", (table_id, move.seq, move.action))
        return {"seq": move.seq + 1}

    return app


if __name__ == "__main__":
    uvicorn.run(
        create_app(sys.argv[2]),
        host=HOST,
        port=int(sys.argv[1]),
        log_level="warning",
        access_log=False,
    )
