"""`petteia serve`: the browser table for one, a house or a club."""

import os
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

from petteia.cli.common import console, game_of_pack
from petteia.cli.terminal import data_folder
from petteia.kernel.text.problem import Problem
from petteia.web.invite import lan_address
from petteia.web.server.ports import SQLITE, Claim, Taken, address_of, bind
from petteia.web.server.serve import Plan, run, start_logging
from petteia.web.server.settings import EVERYWHERE, Settings

USUAL_PORT = 8500


def serve(plan: Plan, port: int | None, opening: bool) -> None:
    """Listen, say where, and serve until somebody stops it."""
    settings = plan.settings
    if plan.workers < 1:
        raise Problem("--workers is 1 or more.")
    if plan.workers > 1 and plan.database.startswith("sqlite"):
        raise Problem(
            "Several --workers need PostgreSQL, through which they hear of each other:"
            " --database postgresql://USER:PASSWORD@HOST/NAME."
        )
    start_logging(settings.access_log)
    bound = bind(settings.host, USUAL_PORT if port is None else port, fixed=port is not None)
    settings = replace(settings, port=bound.getsockname()[1])
    url = address_of(settings)
    try:
        claim = Claim(plan.database, url)
    except Taken as taken:
        bound.close()
        if not (opening and taken.url):
            raise
        _say(f"Petteia is running already: {taken.url}")
        _open(taken.url)
        return

    def ready() -> None:
        if port is None and settings.port != USUAL_PORT:
            _say(f"Port {USUAL_PORT} is taken; using {settings.port}.")
        _say(f"Petteia is at {url}{_in_the_house(settings)} (Ctrl-C ends it)")
        if opening:
            _open(url)

    try:
        run(replace(plan, settings=settings), bound, ready)
    finally:
        claim.release()


def usual_database() -> str:
    """The SQLite file in the data folder."""
    return f"{SQLITE}{data_folder() / 'tables.sqlite'}"


def read_packs(folders: list[Path]) -> dict[str, Path]:
    """Packs by the names they give themselves; each is read now, so that a bad one is told now."""
    packs: dict[str, Path] = {}
    for folder in folders:
        game = game_of_pack(folder)
        if not game.at_table:
            raise Problem(f"{folder}: {game.name} cannot be played in the browser yet.")
        name = game.check_pack(folder).name
        if name == "house" or name in packs:
            raise Problem(f"{folder}: there is a pack named {name!r} already.")
        packs[name] = folder.absolute()
    return packs


def _in_the_house(settings: Settings) -> str:
    """The address for the phones in the room, if they can reach it."""
    address = lan_address() if settings.host in EVERYWHERE else ""
    return f" and http://{address}:{settings.port}{settings.base_path}/" if address else ""


def _open(url: str) -> None:
    """Open the browser, where there is a screen; it may take its time."""
    screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    )
    if screen:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _say(text: str) -> None:
    console.print(text, markup=False, soft_wrap=True)
    sys.stdout.flush()
