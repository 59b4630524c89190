"""`petteia pack`: make and check content packs."""

import os
import shutil
from pathlib import Path
from typing import Annotated

import typer

from petteia.cli.common import (
    AsJson,
    GameOption,
    console,
    game_of_pack,
    pick_game,
    print_json,
)
from petteia.kernel.text.problem import Problem


def check(
    path: Annotated[Path, typer.Argument(help="The folder of the pack.")],
    as_json: AsJson = False,
) -> None:
    """Check a pack and say what is wrong and where, or that it is good."""
    checked = game_of_pack(path).check_pack(path)
    if as_json:
        print_json(checked.facts)
        return
    for words in (checked.words, *checked.notes):
        console.print(words, markup=False, soft_wrap=True)


def new(
    path: Annotated[Path, typer.Argument(help="The folder to make; it must not exist yet.")],
    game: GameOption = None,
) -> None:
    """Write a small pack with comments, to play with and to change."""
    template = pick_game(game).template()
    if os.path.lexists(path):
        raise Problem(f"{path} is there already; a new pack needs a new folder.")
    part = path.with_name(f"{path.name}.part")
    try:
        shutil.copytree(template, part)
        part.rename(path)
    except OSError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise Problem(f"{path}: cannot be written: {error.strerror or 'no room'}") from None
    words = f"Pack written to {path}; check it with: petteia pack check {path}"
    console.print(words, markup=False, soft_wrap=True)
