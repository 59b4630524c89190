"""`petteia position`: set up, check, analyse and play positions."""

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from petteia.bots.advice import SECONDS
from petteia.bots.advice import advise as best_moves
from petteia.bots.clock import Clock
from petteia.bots.levels import MAX_SECONDS
from petteia.cli.common import (
    AsJson,
    Language,
    OptionalGame,
    Output,
    PackName,
    Seed,
    console,
    game_options,
    pick_game,
    pick_language,
    pick_pack,
    pick_players,
    players_option,
    print_json,
)
from petteia.cli.drawing import show_advice
from petteia.kernel.content.reader import Section
from petteia.kernel.files import LARGEST_FILE, parse_json, read_json
from petteia.kernel.game import Game
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.record import FORMAT
from petteia.kernel.state import State
from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Refused

PLAYERS = 3
PositionFile = Annotated[Path, typer.Argument(help="A position as JSON; - for standard input.")]


def new(
    context: typer.Context,
    game: OptionalGame = None,
    players: Annotated[int | None, players_option(PLAYERS)] = None,
    pack: PackName = HOUSE_PACK,
    seed: Seed = 0,
    output: Output = None,
) -> None:
    """Print the position at the beginning of a game, as JSON."""
    chosen = pick_game(game)
    given = game_options(chosen, pick_players(chosen, players, PLAYERS), pack, context)
    print_json(chosen.start(chosen.complete_options(given), seed or 0).dump(), output)


def check(file: PositionFile, pack: PackName = HOUSE_PACK, as_json: AsJson = False) -> None:
    """Check that a position follows the rules; say who is to move, or what is wrong."""
    game, state = _read(file, pack)
    seat = state.to_move()
    if as_json:
        print_json({"game": game.key, "to_move": seat, "legal": len(state.legal())})
    elif seat < 0:
        console.print(f"The position is good; the game is over with {state.scores()}.")
    else:
        console.print(
            f"The position is good; seat {seat} is to move and has {len(state.legal())} actions."
        )


def legal(
    file: PositionFile,
    pack: PackName = HOUSE_PACK,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List the legal actions of a position, with their numbers and words."""
    language = pick_language(lang)
    game, state = _read(file, pack)
    described = [game.describe(state, action, language) for action in state.legal()]
    if as_json:
        actions = [
            {"action": it.action, "key": it.key, "facts": it.facts, "words": it.words}
            for it in described
        ]
        print_json({"to_move": state.to_move(), "actions": actions})
        return
    for it in described:
        console.print(f"{it.action:>5}  {it.words}", markup=False)


def advise(
    file: PositionFile,
    seconds: Annotated[float, typer.Option(help="Seconds to search.")] = SECONDS,
    pack: PackName = HOUSE_PACK,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List the best moves of a position, each with its expected lead and a reason."""
    language = pick_language(lang)
    if not 0.0 < seconds <= MAX_SECONDS:
        raise Problem(f"Advice takes more than 0 and at most {MAX_SECONDS:g} s, not {seconds:g}.")
    _, state = _read(file, pack)
    found = best_moves(state, state.to_move(), Clock(seconds), language)
    if as_json:
        print_json({"to_move": state.to_move(), "advice": [asdict(one) for one in found]})
    else:
        show_advice([(one.action, one) for one in found], language)


def apply(
    file: PositionFile,
    action: Annotated[int, typer.Argument(help="The number of the action, as `legal` lists it.")],
    pack: PackName = HOUSE_PACK,
    lang: Language = "en",
    output: Output = None,
) -> None:
    """Play one action and print the position after it."""
    language = pick_language(lang)
    game, state = _read(file, pack)
    try:
        state.play(action)
    except Refused as refused:
        raise Problem(game.explain(state, refused.reason, language)) from None
    print_json(state.dump(), output)


def _read(file: Path, pack: str) -> tuple[Game, State]:
    """The game and the position in a file, or on standard input (-)."""
    if str(file) == "-":
        typed = sys.stdin.buffer.read(LARGEST_FILE + 1)
        if len(typed) > LARGEST_FILE:
            raise Problem("Standard input is too large.")
        data = parse_json(typed.decode("utf-8", "replace"), "standard input")
    else:
        data = read_json(file)
    table = Section(data, str(file))
    game = pick_game(table.text("game"))
    if table.data.get("format") == FORMAT:
        raise Problem(
            f"{file} is a record of a game, not a position: `petteia replay` tells it, and"
            f" `petteia play {game.key} --resume` goes on with it."
        )
    return game, game.load(data, pick_pack(game, pack))
