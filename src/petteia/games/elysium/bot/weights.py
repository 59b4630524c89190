"""The weights of Elysium's evaluator, as `petteia train` writes them to a file."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from petteia.bots.evaluators import EvaluatorCache
from petteia.bots.weights import (
    check_features,
    check_length,
    invalid_weights,
    read_data,
    read_matrix,
    rounded,
    weights_file,
    write_data,
)
from petteia.games.elysium.bot.evaluator import STAGES, ElysiumEvaluator
from petteia.games.elysium.bot.features import GENERAL, NAMES
from petteia.games.elysium.rules.codes import EPOCHS
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.state import Elysium
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

_evaluators = EvaluatorCache[ElysiumEvaluator]()
ZONES = 3
"""A design in the Domain, with its power ready, and written."""


@dataclass(slots=True)
class Weights:
    """The weights for one number of players; designs are in the order of `designs`."""

    designs: list[str]
    general: list[list[float]]
    """By stage and feature."""
    zones: list[list[list[float]]]
    """By stage, zone and design."""
    card_values: list[list[float]]
    """By Epoch and design: its value for a player who can take it."""
    temperatures: list[float]
    """By stage: the VP of lead that make a win e times as likely."""


def zero_weights(designs: list[str]) -> Weights:
    """Weights of 0 for everything."""
    return Weights(
        designs,
        [[0.0] * GENERAL for _ in range(STAGES)],
        [[[0.0] * len(designs) for _ in range(ZONES)] for _ in range(STAGES)],
        [[0.0] * len(designs) for _ in range(EPOCHS)],
        [10.0] * STAGES,
    )


def dump_weights(weights: Weights) -> dict[str, Json]:
    """The weights as a file keeps them, rounded to thousandths."""
    return {
        "temperatures": rounded(weights.temperatures),
        "card_values": [rounded(row) for row in weights.card_values],
        "general": [rounded(row) for row in weights.general],
        "zones": [[rounded(row) for row in stage] for stage in weights.zones],
    }


def load_weights(designs: list[str], data: object) -> Weights:
    """Read the data of `dump_weights`; raise `ValueError` if a number is missing or too many."""
    if not isinstance(data, dict):
        raise ValueError("weights are a table")
    many = len(designs)
    return Weights(
        designs,
        read_matrix(data["general"], STAGES, GENERAL),
        [read_matrix(zone, ZONES, many) for zone in check_length(data["zones"], STAGES)],
        read_matrix(data["card_values"], EPOCHS, many),
        read_matrix([data["temperatures"]], 1, STAGES)[0],
    )


def dump_file(command: str, designs: Sequence[str], found: dict[int, Weights]) -> str:
    """A weights file as text, with the game it is for and the command that made it."""
    data: dict[str, object] = {
        "game": "elysium",
        "command": command,
        "features": NAMES,
        "designs": designs,
        "players": {str(number): dump_weights(weights) for number, weights in found.items()},
    }
    return write_data(data)


@cache
def read_weights(path: Path) -> dict[int, Weights]:
    """Read a weights file: the weights by number of players."""
    data = read_data(path)
    try:
        check_features(path, data, NAMES)
        designs, players = data["designs"], data["players"]
        if not isinstance(designs, list) or not isinstance(players, dict):
            raise invalid_weights(path)
        names = [str(key) for key in designs]
        return {int(number): load_weights(names, part) for number, part in players.items()}
    except Problem:
        raise
    except (KeyError, TypeError, ValueError, AttributeError):
        raise invalid_weights(path) from None


def fit_to(content: Content, weights: Weights) -> tuple[list[float], list[float], list[float]]:
    """Weights, card values and temperatures in the order of a game's designs; 0 for new ones."""
    place = {key: index for index, key in enumerate(weights.designs)}
    order = [place.get(design.key, -1) for design in content.designs]
    flat: list[float] = []
    for general, zones in zip(weights.general, weights.zones, strict=True):
        flat += general
        for zone in zones:
            flat += [zone[index] if index >= 0 else 0.0 for index in order]
    values = [row[index] if index >= 0 else 0.0 for row in weights.card_values for index in order]
    return flat, values, weights.temperatures


def evaluator_for(state: Elysium, weights: Path | None = None) -> ElysiumEvaluator:
    """The evaluator of a position, with the weights of a file or the current ones."""
    content, players = state.content, int(state.seats)
    return _evaluators.get(
        content, players, weights, lambda: _new_evaluator(content, players, weights)
    )


def _new_evaluator(content: Content, players: int, weights: Path | None) -> ElysiumEvaluator:
    path = weights or weights_file("elysium")
    found = read_weights(path)
    if players not in found:
        raise Problem(f"{path}: has no weights for {players} players.")
    return ElysiumEvaluator(content, *fit_to(content, found[players]))
