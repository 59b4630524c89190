"""What the commands share: parameters, checks, output."""

import json
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from petteia.cli.flags import default_game, flag_values, typed_options
from petteia.kernel.content.packs import read_pack
from petteia.kernel.files import write_atomically
from petteia.kernel.game import Game, game, games
from petteia.kernel.options import HOUSE_PACK, Options
from petteia.kernel.text.messages import LANGUAGES, unknown_language
from petteia.kernel.text.problem import Problem

LOCALE = Path(__file__).parent / "locale"
Say = Callable[..., str]
"""Gives the text of a message, by its key and facts, in the language of the terminal."""
NARROWEST = 30
"""A terminal that claims to be narrower is treated as one of 80 columns."""
console = Console(highlight=False)
if console.width < NARROWEST:
    console.width = 80
errors = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME")]
OptionalGame = Annotated[str | None, typer.Argument(metavar="GAME")]
GameOption = Annotated[str | None, typer.Option("--game")]
"""The game; `GameCommand` writes the help of these three."""
Language = Annotated[str, typer.Option("--lang", help="Language: en, de or pl.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value, for programs.")]
PackName = Annotated[
    str, typer.Option("--pack", help="The folder of a pack to use instead of the house pack.")
]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="The same seed, the same game.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Number of processes.")]
Place = Annotated[str, typer.Option("--on", help="Where to run: processes, or ray.")]
Address = Annotated[str, typer.Option(help="Address of a running Ray cluster: HOST:PORT, or auto.")]
Folder = Annotated[
    Path | None,
    typer.Option("--output", "-o", help="Folder of the files; in the data folder if not given."),
]
Fresh = Annotated[
    bool, typer.Option("--fresh", help="Start again; the files of the last run are kept aside.")
]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", help="Write to this file, not to the screen.")
]


def players_option(default: int) -> Any:
    """The number of players; games for fewer or more have their nearest number as default."""
    shown = f"{default}, or the nearest number that can play"
    return typer.Option("--players", "-p", help="Number of players.", show_default=shown)


def pick_game(key: str | None) -> Game:
    """A game by its key, the first installed one if none is named."""
    return game(default_game() if key is None else key)


def pick_players(chosen: Game, players: int | None, default: int) -> int:
    """The number of players that was given, or the nearest to a default that can play."""
    return min(max(default, chosen.fewest), chosen.most) if players is None else players


def data_folder() -> Path:
    """The folder of saved games and results: PETTEIA_DATA, or the user's data folder."""
    given = os.environ.get("PETTEIA_DATA")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "petteia"


def pick_language(language: str) -> str:
    """A language by its code; an unknown one is a `Problem`."""
    if language.lower() not in LANGUAGES:
        raise unknown_language(language)
    return language.lower()


def pick_pack(chosen: Game, pack: str) -> str:
    """The pack of that name or folder; one for another game is a `Problem`."""
    if pack != HOUSE_PACK and Path(pack).is_dir():
        other = game_of_pack(Path(pack))
        if other.key != chosen.key:
            raise Problem(f"{pack} is a pack for {other.name}, not for {chosen.name}.")
    return pack


def game_of_pack(path: Path) -> Game:
    """The installed game that the `pack.toml` of a pack names."""
    top = read_pack(path).table("pack.toml")
    return game(top.word("game", tuple(games())))


def as_typed(text: str) -> str:
    """A text normalized for comparison: lower case, with ' for ’ and * for ★."""
    return " ".join(text.casefold().replace("’", "'").replace("★", "*").split())


def refuse_empty(**options: str | None) -> None:
    """Refuse options that were given with an empty value."""
    for name, value in options.items():
        if value is not None and not value.strip():
            raise Problem(f"--{name} is empty: give it a value, or leave it out.")


def game_options(chosen: Game, players: int, pack: str, context: typer.Context) -> Options:
    """Options as the command line gives them; the game completes them."""
    typed = typed_options(chosen, flag_values(context))
    return {"players": players, "pack": pick_pack(chosen, pack), **typed}


def print_json(value: object, output: Path | None = None) -> None:
    """Print a value as JSON, or write it to a file, atomically."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    if output is None:
        typer.echo(text)
    else:
        write_atomically(output, text + "\n")


def check_web() -> None:
    """Refuse if a library that the server needs is not installed."""
    try:
        import_module("petteia.web.server.serve")
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("petteia"):
            raise
        raise Problem(
            f"The browser table needs {missing.name}: pip install 'petteia[web]'."
        ) from None
