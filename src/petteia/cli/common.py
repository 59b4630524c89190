"""What the commands share: options, output, the current language."""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from petteia.kernel.content.packs import read_pack
from petteia.kernel.game import Game, game, games
from petteia.kernel.options import HOUSE_PACK, Options
from petteia.kernel.record import write_whole
from petteia.kernel.text.messages import LANGUAGES, unknown_language
from petteia.kernel.text.problem import Problem

LOCALE = Path(__file__).parent / "locale"
Say = Callable[..., str]
"""Words of a key with facts, in the language at hand."""
NARROWEST = 30
"""A terminal that claims to be narrower is taken for one of 80 columns."""
console = Console(highlight=False)
if console.width < NARROWEST:
    console.width = 80
errors = Console(stderr=True, highlight=False)

GAMES = f"The game: {' or '.join(games())}."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
Language = Annotated[str, typer.Option("--lang", help="Language: en, de or pl.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value, for machines.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many play.")]
Families = Annotated[
    str | None,
    typer.Option(
        "--families",
        "-f",
        help="Elysium: five Families, the name of a set, or random: a,b,c,d,e.",
        show_default="first-game",
    ),
]
Challenge = Annotated[
    int | None, typer.Option("--challenge", help="Thebai for one player: how hard, from 1 to 5.")
]
PackName = Annotated[str, typer.Option("--pack", help="A pack's folder in place of the house's.")]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="The same seed, the same game.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes to work with.")]
Place = Annotated[str, typer.Option("--on", help="Where: processes, or ray.")]
Address = Annotated[
    str, typer.Option(help="Of a Ray cluster that is there already: HOST:PORT, or auto.")
]
Folder = Annotated[
    Path | None, typer.Option("--output", "-o", help="The folder; one of its own if not given.")
]
Fresh = Annotated[bool, typer.Option("--fresh", help="Begin anew; what is there is kept aside.")]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", help="Write to this file, not to the screen.")
]


def pick_game(key: str) -> Game:
    """The game by name, with a sentence if there is none."""
    return game(key)


def pick_language(language: str) -> str:
    """A language by its code, with a sentence if there is none."""
    if language.lower() not in LANGUAGES:
        raise unknown_language(language)
    return language.lower()


def pick_pack(chosen: Game, pack: str) -> str:
    """A pack, with a sentence if it is for another game."""
    if pack != HOUSE_PACK and Path(pack).is_dir():
        other = game_of_pack(Path(pack))
        if other.key != chosen.key:
            raise Problem(f"{pack} is a pack for {other.name}, not for {chosen.name}.")
    return pack


def game_of_pack(path: Path) -> Game:
    """The game a pack says it is for; one that names none of ours is wrong as `pack.toml`."""
    top = read_pack(path).table("pack.toml")
    return game(top.word("game", tuple(games())))


def as_typed(text: str) -> str:
    """A text as people type it, to compare: in small letters, with ' for ’ and * for ★."""
    return " ".join(text.casefold().replace("’", "'").replace("★", "*").split())


def refuse_empty(**options: str | None) -> None:
    """Say which option was given with nothing in it."""
    for name, value in options.items():
        if value is not None and not value.strip():
            raise Problem(f"--{name} is empty: say what is meant, or leave it out.")


def game_options(
    chosen: Game, players: int, pack: str, families: str | None, challenge: int | None
) -> Options:
    """Options as the command line gives them; what it does not give is left to the game."""
    options: Options = {"players": players, "pack": pick_pack(chosen, pack)}
    if families is not None:
        options["families"] = families
    if challenge is not None:
        options["challenge"] = challenge
    return options


def print_json(value: object, output: Path | None = None) -> None:
    """Print a value as JSON, or write it to a file that is there whole or not at all."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    if output is None:
        typer.echo(text)
    else:
        write_whole(output, text + "\n")


def check_web() -> None:
    """Refuse where the libraries of the browser table are missing."""
    try:
        import_module("petteia.web.server.serve")
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("petteia"):
            raise
        raise Problem(
            f"The browser table needs {missing.name}: pip install 'petteia[web]'."
        ) from None
