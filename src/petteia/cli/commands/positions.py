"""Positions from files: check, list, play on."""

import sys
from dataclasses import asdict
from pathlib import Path

from petteia.bots.advice import advise as best_moves
from petteia.bots.clock import Clock
from petteia.bots.roster import LONGEST
from petteia.cli.common import console, pick_game, pick_pack, print_json
from petteia.cli.drawing import show_advice
from petteia.kernel.content.reader import Section
from petteia.kernel.game import Game
from petteia.kernel.record import FORMAT, LARGEST_FILE, parse_json, read_json
from petteia.kernel.state import State
from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Refused


def read(file: Path, pack: str) -> tuple[Game, State]:
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


def check(file: Path, pack: str, as_json: bool) -> None:
    """Say that a position is good, and who is to move."""
    game, state = read(file, pack)
    seat = state.to_move()
    if as_json:
        print_json({"game": game.key, "to_move": seat, "legal": len(state.legal())})
    elif seat < 0:
        console.print(f"The position is good; the game is over with {state.scores()}.")
    else:
        console.print(
            f"The position is good; seat {seat} is to move and has {len(state.legal())} actions."
        )


def legal(file: Path, pack: str, language: str, as_json: bool) -> None:
    """List the legal actions."""
    game, state = read(file, pack)
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


def advise(file: Path, pack: str, language: str, seconds: float, as_json: bool) -> None:
    """Say which moves are best, and why."""
    if not 0.0 < seconds <= LONGEST:
        raise Problem(f"Advice takes more than 0 and at most {LONGEST:g} s, not {seconds:g}.")
    _, state = read(file, pack)
    found = best_moves(state, state.to_move(), Clock(seconds), language)
    if as_json:
        print_json({"to_move": state.to_move(), "advice": [asdict(one) for one in found]})
    else:
        show_advice([(one.action, one) for one in found], language)


def apply(file: Path, action: int, pack: str, language: str, output: Path | None) -> None:
    """Play one action; print or write the position after it."""
    game, state = read(file, pack)
    try:
        state.play(action)
    except Refused as refused:
        raise Problem(game.explain(state, refused.reason, language)) from None
    print_json(state.dump(), output)
