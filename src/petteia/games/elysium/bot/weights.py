"""The weights Elysium is rated with, as `petteia train` wrote them into a data file."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from petteia.bots.evaluator import Evaluator
from petteia.bots.evaluators import EvaluatorCache
from petteia.bots.weights import (
    check_features,
    no_weights,
    read_data,
    rows_of,
    short,
    some,
    weights_file,
    write_data,
)
from petteia.games.elysium.bot.evaluator import STAGES, ElysiumEvaluator
from petteia.games.elysium.bot.features import GENERAL, NAMES
from petteia.games.elysium.rules.codes import EPOCHS
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.state import Elysium
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

_evaluators = EvaluatorCache()
ZONES = 3
"""A design in the Domain, with its power at hand, and written."""


@dataclass(slots=True)
class Weights:
    """What was fitted for one number of players; designs in the order of `designs`."""

    designs: list[str]
    general: list[list[float]]
    """By stage and feature."""
    zones: list[list[list[float]]]
    """By stage, zone and design."""
    worth: list[list[float]]
    """By Epoch and design: what it is worth to who can take it."""
    spreads: list[float]
    """By stage: VP of lead that make a win e times as likely."""


def blank(designs: list[str]) -> Weights:
    """Weights of somebody who knows nothing."""
    return Weights(
        designs,
        [[0.0] * GENERAL for _ in range(STAGES)],
        [[[0.0] * len(designs) for _ in range(ZONES)] for _ in range(STAGES)],
        [[0.0] * len(designs) for _ in range(EPOCHS)],
        [10.0] * STAGES,
    )


def dump_weights(weights: Weights) -> dict[str, Json]:
    """As a data file keeps them: thousandths are enough."""
    return {
        "spreads": short(weights.spreads),
        "worth": [short(row) for row in weights.worth],
        "general": [short(row) for row in weights.general],
        "zones": [[short(row) for row in stage] for stage in weights.zones],
    }


def load_weights(designs: list[str], data: object) -> Weights:
    """What `dump_weights` gave, with every number in its place, or a `ValueError`."""
    if not isinstance(data, dict):
        raise ValueError("weights are a table")
    many = len(designs)
    return Weights(
        designs,
        rows_of(data["general"], STAGES, GENERAL),
        [rows_of(zone, ZONES, many) for zone in some(data["zones"], STAGES)],
        rows_of(data["worth"], EPOCHS, many),
        rows_of([data["spreads"]], 1, STAGES)[0],
    )


def dump_file(command: str, designs: Sequence[str], found: dict[int, Weights]) -> str:
    """A data file of weights, with the command that makes them again."""
    data: dict[str, object] = {
        "command": command,
        "features": NAMES,
        "designs": designs,
        "players": {str(number): dump_weights(weights) for number, weights in found.items()},
    }
    return write_data(data)


@cache
def read_weights(path: Path) -> dict[int, Weights]:
    """The weights of a data file, by number of players."""
    data = read_data(path)
    try:
        check_features(path, data, NAMES)
        designs, players = data["designs"], data["players"]
        if not isinstance(designs, list) or not isinstance(players, dict):
            raise no_weights(path)
        names = [str(key) for key in designs]
        return {int(number): load_weights(names, part) for number, part in players.items()}
    except Problem:
        raise
    except (KeyError, TypeError, ValueError, AttributeError):
        raise no_weights(path) from None


def fit_to(content: Content, weights: Weights) -> tuple[list[float], list[float], list[float]]:
    """Weights, worths and spreads laid out for one catalog; an unknown design weighs nothing."""
    place = {key: index for index, key in enumerate(weights.designs)}
    order = [place.get(design.key, -1) for design in content.designs]
    flat: list[float] = []
    for general, zones in zip(weights.general, weights.zones, strict=True):
        flat += general
        for zone in zones:
            flat += [zone[index] if index >= 0 else 0.0 for index in order]
    worth = [row[index] if index >= 0 else 0.0 for row in weights.worth for index in order]
    return flat, worth, weights.spreads


def evaluator_for(state: State) -> Evaluator:
    """The evaluator of a position, with the weights in use."""
    assert isinstance(state, Elysium)
    content, players = state.content, int(state.seats)
    return _evaluators.get(content, players, lambda: _new_evaluator(content, players))


def _new_evaluator(content: Content, players: int) -> Evaluator:
    path = weights_file("elysium")
    found = read_weights(path)
    if players not in found:
        raise Problem(f"{path}: has no weights for {players} players.")
    return ElysiumEvaluator(content, *fit_to(content, found[players]))
