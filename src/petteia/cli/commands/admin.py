"""`petteia admin`: list, export, delete and expire the tables of a server; backup and restore."""

import asyncio
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from petteia.cli.commands.serve import default_database
from petteia.cli.common import AsJson, check_web, console, print_json
from petteia.cli.progress import progress_bar
from petteia.kernel.files import write_atomically
from petteia.kernel.text.problem import Problem

if TYPE_CHECKING:
    from petteia.tables.sql.admin import Admin, Filter, Progress, TableInfo

UNITS = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0, "y": 365 * 86400.0}
EXPIRED_AFTER = "90d"
PACKS = "packs"
"""The folder of exported packs beside the records."""

Database = Annotated[
    str,
    typer.Option(
        envvar="PETTEIA_DATABASE",
        help="sqlite:///FILE or postgresql://…; if not given, the file in the data folder.",
        show_default=False,
        show_envvar=True,
    ),
]
Status = Annotated[
    list[str] | None,
    typer.Option("--status", help="lobby, playing, over or abandoned; may be repeated."),
]
OfGame = Annotated[
    list[str] | None, typer.Option("--game", help="Only tables of this game; may be repeated.")
]
OlderThan = Annotated[
    str,
    typer.Option(help="Only tables at which nothing happened for so long: 12h, 30d, 8w or 1y."),
]
Ids = Annotated[list[str] | None, typer.Argument(metavar="ID...", help="Ids of tables.")]
Running = Annotated[bool, typer.Option("--running", help="Also running games that people play.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


def list_tables(
    status: Status = None,
    game: OfGame = None,
    older_than: OlderThan = "",
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List the tables of a database, with their status, players and size."""
    wanted = _filter([], status, game, older_than)
    with _opened(database) as admin:
        found = admin.list_tables(wanted)
    if as_json:
        print_json([_as_json(table) for table in found])
    else:
        _print_tables(found)


def show_size(database: Database = "", as_json: AsJson = False) -> None:
    """Show how large a database is and what is in it."""
    with _opened(database) as admin:
        found, (size, free), packs = admin.list_tables(), admin.size(), admin.count_editions()
        shown = admin.shown
    statuses = {status: sum(it.status == status for it in found) for status in _statuses()}
    counted = {
        "database": shown,
        "bytes": size,
        "free_bytes": free,
        "tables": statuses,
        "moves": sum(table.moves for table in found),
        "chat_lines": sum(table.lines for table in found),
        "packs": packs,
    }
    if as_json:
        print_json(counted)
        return
    each = ", ".join(f"{number} {status}" for status, number in statuses.items())
    _print(f"{shown}: {_bytes(size)}, {_bytes(free)} of them free")
    _print(f"{_tables(len(found))}: {each}")
    _print(f"{counted['moves']} moves, {counted['chat_lines']} lines of chat, {packs} packs")


def export(
    ids: Ids = None,
    output: Annotated[
        Path, typer.Option("--output", "-o", help="The folder of the record files.")
    ] = Path("records"),
    status: Status = None,
    game: OfGame = None,
    older_than: OlderThan = "",
    running: Annotated[
        bool,
        typer.Option("--running", help="Also games that are not over; a record reveals the deal."),
    ] = False,
    database: Database = "",
) -> None:
    """Write the records of games into a folder, one file each; all finished games if no table is
    named. `petteia replay` reads them."""
    wanted = _filter(ids or [], status, game, older_than)
    with _opened(database) as admin:
        found = _named(admin, wanted)
        begun = [table for table in found if table.status != "lobby"]
        chosen = [table for table in begun if running or table.status != "playing"]
        with _bar("records") as report:
            plain = asyncio.run(_export(admin, chosen, output, report))
    left = len(begun) - len(chosen)
    _print(f"Records in {output}: {len(chosen)}")
    if left:
        _print(f"Games that are not over are left out ({left}); --running exports them too.")
    for table in plain:
        _print(
            f"{table.id} was played by rules {table.rules} of {table.game}, or with a pack that is"
            " not here: this version cannot replay its record."
        )


def delete(
    ids: Annotated[list[str], typer.Argument(metavar="ID...", help="Ids of tables.")],
    running: Running = False,
    dry_run: DryRun = False,
    yes: Yes = False,
    database: Database = "",
) -> None:
    """Delete tables for good. A running server closes them."""
    with _opened(database) as admin:
        found = _named(admin, _filter(ids, None, None, ""))
        played = [table for table in found if table.has_people]
        if played and not running:
            raise Problem(
                f"Table {played[0].id} is a running game that people play ({played[0].people[0]});"
                " --running deletes it all the same."
            )
        _delete(admin, found, dry_run, yes)


def expire(
    older_than: OlderThan = EXPIRED_AFTER,
    status: Status = None,
    game: OfGame = None,
    running: Running = False,
    dry_run: DryRun = False,
    yes: Yes = False,
    database: Database = "",
) -> None:
    """Delete the tables at which nothing has happened for a long time: finished and abandoned
    games, lobbies, and games of bots alone. Running games with people stay."""
    wanted = _filter([], status, game, older_than)
    with _opened(database) as admin:
        found = admin.list_tables(wanted)
        chosen = [table for table in found if running or not table.has_people]
        if left := len(found) - len(chosen):
            _print(f"Running games with people stay ({left}); --running deletes them too.")
        _delete(admin, chosen, dry_run, yes)


def backup(
    file: Annotated[Path, typer.Argument(help="The new file.")], database: Database = ""
) -> None:
    """Make a backup of a SQLite database, also while a server uses it."""
    from petteia.tables.sql.backup import make_backup

    with _opened(database) as admin:
        if admin.postgresql:
            raise Problem("PostgreSQL has its own backup: pg_dump --format=custom --file=FILE URL.")
        with _bar("pages") as report:
            make_backup(admin.file, file, report)
    _print(f"The backup is {file} ({_bytes(file.stat().st_size)}).")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `petteia admin backup` made.")],
    yes: Yes = False,
    database: Database = "",
) -> None:
    """Replace everything in a SQLite database by a backup, also while a server uses it. What
    happened since the backup is lost."""
    from petteia.tables.sql.backup import restore_backup
    from petteia.tables.sql.database import read_url

    check_web()
    url = read_url(database or default_database())
    if url.get_backend_name() == "postgresql":
        raise Problem("PostgreSQL has its own tool: stop the server, then pg_restore --clean FILE.")
    target = Path(str(url.database))
    _ask(f"Replace all tables in {target} by those in {file}?", yes)
    with _bar("pages") as report:
        restore_backup(file, target, report)
    _print(f"{target} is as in {file}.")


def check(database: Database = "", as_json: AsJson = False) -> None:
    """Check a database for damage: SQLite's quick check, and that no move is missing."""
    check_web()
    from petteia.tables.sql.admin import find_damage

    shown, wrong = find_damage(database or default_database())
    if not wrong:
        with _opened(database) as admin:
            wrong = admin.find_gaps()
    if as_json:
        print_json({"database": shown, "ok": not wrong, "problems": wrong})
    else:
        _print(f"{shown} is in order." if not wrong else "\n".join(wrong))
    if wrong:
        raise typer.Exit(1)


@contextmanager
def _opened(database: str) -> Iterator["Admin"]:
    check_web()
    from petteia.tables.sql.admin import Admin

    admin = Admin(database or default_database())
    try:
        yield admin
    finally:
        admin.close()


def _statuses() -> tuple[str, ...]:
    from petteia.tables.sql.admin import STATUSES

    return STATUSES


def _filter(
    ids: list[str], status: list[str] | None, games: list[str] | None, older_than: str
) -> "Filter":
    from petteia.kernel.game import game
    from petteia.tables.sql.admin import Filter

    for one in status or []:
        if one not in _statuses():
            raise Problem(f"--status is one of {', '.join(_statuses())}, not {one!r}.")
    keys = [game(key).key for key in games or []]
    return Filter(ids, status or [], keys, read_age(older_than) if older_than else None)


def read_age(text: str) -> float:
    """Seconds from a text such as 12h, 30d, 8w or 1y."""
    found = re.fullmatch(r"(\d{1,5})([hdwy])", text.strip().lower())
    if found is None:
        raise Problem(f"--older-than is a time such as 12h, 30d, 8w or 1y, not {text!r}.")
    return int(found[1]) * UNITS[found[2]]


def _named(admin: "Admin", wanted: "Filter") -> list["TableInfo"]:
    """The tables that are meant; an id that does not exist is a `Problem`."""
    found = admin.list_tables(wanted)
    for missing in sorted(set(wanted.ids) - {table.id for table in admin.list_tables()}):
        raise Problem(f"There is no table {missing}; `petteia admin list` shows them.")
    return found


def _delete(admin: "Admin", tables: list["TableInfo"], dry_run: bool, yes: bool) -> None:
    if not tables:
        _print("There is nothing to delete.")
        return
    _print_tables(tables)
    if dry_run:
        _print(f"{_tables(len(tables))} would be deleted.")
        return
    _ask(f"Delete {_tables(len(tables))} for good?", yes)
    with _bar("tables") as report:
        admin.delete([table.id for table in tables], report)
    _print(f"Deleted {_tables(len(tables))}.")


def _tables(number: int) -> str:
    return "1 table" if number == 1 else f"{number} tables"


def _ask(question: str, yes: bool) -> None:
    """Ask before something that cannot be undone; without a terminal --yes is needed."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Problem("There is no terminal to ask at: give --yes to do it without asking.")
    if not typer.confirm(question):
        raise typer.Exit(1)


async def _export(
    admin: "Admin", tables: list["TableInfo"], folder: Path, report: "Progress"
) -> list["TableInfo"]:
    """Write records; the tables whose moves could not be played are returned."""
    import json

    from petteia.tables.archive.editions import Editions
    from petteia.tables.archive.records import plain_record, played_record
    from petteia.tables.errors import Lost, TooEarly
    from petteia.tables.real_services import AsyncioScheduler, SystemClock

    editions, plain = Editions(admin, AsyncioScheduler()), []
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"{folder}: cannot be written: {error.strerror}") from None
    try:
        for number, table in enumerate(tables, 1):
            saved = admin.load(table.id)
            if saved is None:  # deleted meanwhile
                continue
            try:
                record = await played_record(saved, editions, {}, SystemClock())
            except TooEarly:
                record = plain_record(saved)
            except Lost:
                record = plain_record(saved, admin.read_result(table.id))
                plain.append(table)
            text = json.dumps(record, indent=2, ensure_ascii=False)
            write_atomically(folder / f"{table.id}.json", text + "\n")
            report(number, len(tables))
        await _export_packs(admin, {table.fingerprint for table in tables}, folder / PACKS)
    finally:
        editions.close()
    return plain


async def _export_packs(admin: "Admin", fingerprints: set[str], folder: Path) -> None:
    """Write the packs that records were played with, each as a folder for --pack."""
    from petteia.kernel.content.packs import EDITION

    for fingerprint in sorted(fingerprints):
        text = await admin.read_edition(fingerprint)
        if text is not None:
            (folder / fingerprint).mkdir(parents=True, exist_ok=True)
            write_atomically(folder / fingerprint / EDITION, text + "\n")


@contextmanager
def _bar(what: str) -> Iterator["Progress"]:
    with progress_bar() as bar:
        task = bar.add_task(what, total=None)

        def report(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield report


def _as_json(table: "TableInfo") -> dict[str, object]:
    shown = asdict(table)
    return {**shown, "created": _time(table.created), "changed": _time(table.changed)}


def _print_tables(tables: list["TableInfo"]) -> None:
    now = time.time()
    for table in tables:
        people = ", ".join(table.people) or "bots only"
        _print(
            f"{table.id}  {table.game:<10} {table.status:<10} {_age(now - table.changed):>5}"
            f" {table.moves:>5} moves {_bytes(table.size):>8}  {people}"
        )
    if not tables:
        _print("There are no such tables.")


def _age(seconds: float) -> str:
    for unit, length in (("d", UNITS["d"]), ("h", UNITS["h"]), ("min", 60.0)):
        if seconds >= length:
            return f"{seconds / length:.0f} {unit}"
    return "now"


def _bytes(number: int) -> str:
    return f"{number / 1e6:.1f} MB" if number >= 1_000_000 else f"{number / 1e3:.0f} kB"


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _print(text: str) -> None:
    console.print(text, markup=False, soft_wrap=True)
