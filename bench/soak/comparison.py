"""Compares what the players received with the server and with the store."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sql

import petteia
from bench.soak.players import Player, Table
from petteia.kernel.deal_secret import read_secret
from petteia.tables.sql.database import make_engine, read_url

Row = Mapping[str, Any]


async def compare_with_server(tables: list[Table]) -> list[str]:
    """Compare the last positions of the players with the server's."""
    differences: list[str] = []
    for table in tables:
        for player in table.players:
            path = f"tables/{table.id}?lang={player.language}"
            status, said = await table.line.ask("GET", path, None, [player.token])
            position = said.get("position")
            if status != 200 or not isinstance(position, dict):
                differences.append(f"{table.id}: {status}")
            elif not player.text:
                differences.append(f"{table.id}: seat {player.seat} saw nothing")
            else:
                differences += _compare(table, player, position)
    return differences


def _compare(table: Table, player: Player, position: dict[str, object]) -> list[str]:
    log, seen, lines = position["log"], player.position(), player.log()
    assert isinstance(log, dict)
    if (position["seq"], position["screen"]) != (seen["seq"], seen["screen"]):
        return [f"{table.id}: seat {player.seat} saw another position"]
    if log["lines"] != lines or len(lines) != player.lines:
        return [f"{table.id}: seat {player.seat} has another log"]
    return []


def compare_with_store(database: str, tables: list[Table]) -> list[str]:
    """Check that every acknowledged move is in the store once and in order, and that the replayed
    store gives the positions the players saw."""
    differences: list[str] = []
    engine = make_engine(read_url(database), writes=False)
    with engine.connect() as store:
        for table in tables:
            which = {"id": table.id}
            row = store.execute(sql.text("SELECT * FROM tables WHERE id = :id"), which)
            journal = sql.text("SELECT * FROM journal WHERE table_id = :id ORDER BY seq")
            entries = store.execute(journal, which).mappings().all()
            wrong = _journal(table, entries) or _replay(table, row.mappings().one(), entries)
            differences += [f"{table.id}: {what}" for what in wrong]
    engine.dispose()
    return differences


def _journal(table: Table, entries: Sequence[Row]) -> list[str]:
    """The differences between a journal and what its players received."""
    if [entry["seq"] for entry in entries] != list(range(1, len(entries) + 1)):
        return ["the journal has gaps"]
    kept = {entry["seq"]: -1 if entry["kind"] == "undo" else entry["value"] for entry in entries}
    wrong = [
        f"acknowledged move {seq} is not in the store"
        for seq, action in table.acknowledged.items()
        if kept.get(seq) != action
    ]
    nobody = set(kept) - set(table.acknowledged) - set(table.unsure)
    if nobody:
        wrong.append(f"entries nobody made: {sorted(nobody)[:5]}")
    return wrong


def _replay(table: Table, row: Row, entries: Sequence[Row]) -> list[str]:
    """The differences between the replayed journal and the last positions of the players."""
    moves: list[int] = []
    for entry in entries:
        if entry["kind"] == "undo":
            del moves[entry["value"] :]
        else:
            moves.append(entry["value"])
    stored = row["options"]  # PostgreSQL has a type for JSON, SQLite has its text
    options = {**(json.loads(stored) if isinstance(stored, str) else stored)}
    options["players"] = table.seats
    secret = row.get("secret")  # an older build has no such column
    seed = read_secret(secret) if secret else int(row["seed"])
    history = petteia.game(row["game"]).history(options, seed, moves)
    names = [f"Player {seat + 1}" for seat in range(table.seats)]
    return [
        f"the store leads seat {player.seat} to another position"
        for player in table.players
        if not player.text
        or _plain(history.screen(player.seat, player.language, names))
        != _plain(player.position()["screen"])
    ]


def _plain(screen: object) -> dict[str, object]:
    """A screen without the fields the table adds."""
    shown: dict[str, object] = json.loads(json.dumps(screen))
    moves = shown["moves"]
    assert isinstance(moves, list)
    for move in moves:
        for added in ("final", "passes"):
            move.pop(added, None)
    return shown
