"""`petteia play`: a game at this terminal."""

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer

from petteia.bots.levels import DEFAULT_LEVEL, GENTLEST, LEVELS, is_external, split_bots
from petteia.cli.common import (
    Language,
    OptionalGame,
    PackName,
    Seed,
    game_options,
    pick_game,
    pick_language,
    pick_players,
    players_option,
    refuse_empty,
)
from petteia.cli.flags import flag_values
from petteia.cli.terminal import PERSON, Terminal, last_game, put_aside
from petteia.kernel.options import HOUSE_PACK, players_of
from petteia.kernel.record import Record
from petteia.kernel.text.problem import Problem

PLAYERS = 3


def play(
    context: typer.Context,
    game: OptionalGame = None,
    players: Annotated[int | None, players_option(PLAYERS)] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"Bots for the last seats, or none. If not given, a {DEFAULT_LEVEL} plays in every"
            f" seat but yours; for a first game, {GENTLEST} is the gentlest. Bots:"
            f" {', '.join(LEVELS)} (see `petteia bots`)."
        ),
    ] = None,
    pack: PackName = HOUSE_PACK,
    seed: Seed = None,
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option(help="Save the game in this file.")] = None,
    resume: Annotated[
        str | None,
        typer.Option(help="Resume the game in this file; `last`: the last game played here."),
    ] = None,
) -> None:
    """Play a game at this terminal: numbered choices, undo, save, resume."""
    language = pick_language(lang)
    chosen = pick_game(game)
    last = last_game(chosen.key)
    path: Path | None = None
    if resume is None:
        seed = secrets.randbelow(1 << 32) if seed is None else seed
        given = game_options(chosen, pick_players(chosen, players, PLAYERS), pack, context)
        record = Record(chosen, given, seed)
    else:
        refuse_empty(resume=resume)
        for name, value in {"seed": seed, "players": players, **flag_values(context)}.items():
            if value is not None:
                raise Problem(
                    f"A game that is resumed has its {name}; give --resume or --{name}, not both."
                )
        path = last if resume == "last" else Path(resume)
        record = _resumed(path, pack, bots)
        if game is not None and record.game.key != chosen.key:
            raise Problem(f"{path} is a game of {record.game.name}, not of {chosen.name}.")
    if save is None:
        save = path
    elif save != path and os.path.lexists(save):
        raise Problem(f"{save} is there already; go on with it by --resume, or name another.")
    if bots is not None or not record.seats:
        record.seats = _seats(bots, record)
    terminal = Terminal(record, language, save or last)
    if save is None:
        put_aside(last)
    terminal.play()


def _resumed(path: Path, pack: str, bots: str | None) -> Record:
    """The game in a file. A file never starts a program, so external bots must be named again."""
    record = Record.load(path, None if pack == HOUSE_PACK else pack)
    if bots is None and any(is_external(name) for name in record.seats):
        raise Problem(
            f"{path} was played with a program; a file starts none, so name the bots again"
            " with --bots."
        )
    return record


def _seats(bots: str | None, record: Record) -> list[str]:
    """People in the first seats, the bots in the last."""
    players = players_of(record.options)
    if bots is None:
        names = [DEFAULT_LEVEL] * (players - 1)
    else:
        names = split_bots(bots) if bots != "none" else []
    if len(names) > players:
        raise Problem(f"{len(names)} bots do not fit at a table for {players}.")
    return [PERSON] * (players - len(names)) + names
