"""The commands about files, one function each: `petteia pack …` and `petteia position …`."""

from pathlib import Path
from typing import Annotated

import typer

from petteia.bots.advice import SECONDS
from petteia.cli.commands import positions
from petteia.cli.commands import reference as books
from petteia.cli.common import (
    GAMES,
    AsJson,
    Challenge,
    Families,
    GameName,
    Language,
    Output,
    PackName,
    Players,
    Seed,
    game_options,
    pick_game,
    pick_language,
    print_json,
)

pack_app = typer.Typer(help="Content packs: cards of your own.", no_args_is_help=True)
position_app = typer.Typer(help="Positions: set up, check, play on.", no_args_is_help=True)


@pack_app.command("check", epilog="Example: `petteia pack check my-pack`")
def pack_check(
    path: Annotated[Path, typer.Argument(help="The pack's folder.")],
    as_json: AsJson = False,
) -> None:
    """Check a pack word by word; say what is wrong and where, or that it is good."""
    books.check_pack(path, as_json)


@pack_app.command("new", epilog="Example: `petteia pack new my-pack`")
def pack_new(
    path: Annotated[Path, typer.Argument(help="The folder to make; it must not be there yet.")],
    game: Annotated[str, typer.Option("--game", help=GAMES)] = "elysium",
) -> None:
    """Write a small pack with comments, good to play and to change."""
    books.new_pack(pick_game(game), path)


@position_app.command(
    "new", epilog="Example: `petteia position new --players 3 --seed 7 -o start.json`"
)
def position_new(
    game: GameName = "elysium",
    players: Players = 3,
    families: Families = None,
    challenge: Challenge = None,
    pack: PackName = "house",
    seed: Seed = 0,
    output: Output = None,
) -> None:
    """The position a new game begins with, as JSON to start from."""
    chosen = pick_game(game)
    given = game_options(chosen, players, pack, families, challenge)
    state = chosen.start(chosen.options(given), seed or 0)
    print_json(state.dump(), output)


PositionFile = Annotated[Path, typer.Argument(help="A position as JSON; - for standard input.")]


@position_app.command(
    "check", epilog="Example: `petteia position check docs/positions/bonus-race.json`"
)
def position_check(file: PositionFile, pack: PackName = "house", as_json: AsJson = False) -> None:
    """Does a position keep the rules? Says who is to move, or what is wrong."""
    positions.check(file, pack, as_json)


@position_app.command("legal", epilog="Example: `petteia position legal position.json --lang de`")
def position_legal(
    file: PositionFile, pack: PackName = "house", lang: Language = "en", as_json: AsJson = False
) -> None:
    """The legal actions of a position, with their numbers and words."""
    positions.legal(file, pack, pick_language(lang), as_json)


@position_app.command(
    "advise", epilog="Example: `petteia position advise docs/positions/bonus-race.json`"
)
def position_advise(
    file: PositionFile,
    seconds: Annotated[float, typer.Option(help="How long to search.")] = SECONDS,
    pack: PackName = "house",
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """The best moves of a position, with the lead they lead to and a reason."""
    positions.advise(file, pack, pick_language(lang), seconds, as_json)


@position_app.command(
    "apply", epilog="Example: `petteia position apply start.json 130 -o next.json`"
)
def position_apply(
    file: PositionFile,
    action: Annotated[int, typer.Argument(help="The action's number, as `legal` shows it.")],
    pack: PackName = "house",
    lang: Language = "en",
    output: Output = None,
) -> None:
    """Play one action and print the position after it."""
    positions.apply(file, action, pack, pick_language(lang), output)
