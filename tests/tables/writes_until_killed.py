"""Writes entries for eight tables and says which were acknowledged, until it is killed."""

import asyncio
import os
import sys

from petteia.tables.model import BOT, MOVE, Entry, Seat, Sheet
from petteia.tables.sql.store import SqlStore


async def write_one(store: SqlStore, table_id: str) -> None:
    seats = [Seat(BOT, "Doros", "a", level="shepherd")]
    await store.create(Sheet(table_id, "elysium", 1, "f", {}, None, 1, "none", 0, "h", 1.0, seats))
    seq = 0
    while True:
        seq += 1
        if await store.append(Entry(table_id, seq, MOVE, seq, 0, "person", 0.0, 0, 1.0)):
            os.write(1, f"{table_id} {seq}\n".encode())


async def main() -> None:
    store = SqlStore(sys.argv[1])
    os.write(1, b"ready\n")
    await asyncio.gather(*(write_one(store, f"t{number}") for number in range(8)))


if __name__ == "__main__":
    asyncio.run(main())
