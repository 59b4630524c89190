"""Weights of a game that is rated by one plain sum: a weight for every stage and feature."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from petteia.bots.weights import (
    check_features,
    no_weights,
    read_data,
    rows_of,
    short,
    weights_file,
    write_data,
)
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem


@dataclass(slots=True)
class LinearWeights:
    """What was fitted for one number of players."""

    features: list[list[float]]
    """By stage and feature."""
    spreads: list[float]
    """By stage: score of lead that makes a win e times as likely."""


def blank(stages: int, features: int) -> LinearWeights:
    """Weights of somebody who knows nothing."""
    return LinearWeights([[0.0] * features for _ in range(stages)], [10.0] * stages)


def dump_weights(weights: LinearWeights) -> dict[str, Json]:
    """As a data file keeps them."""
    return {
        "spreads": short(weights.spreads),
        "features": [short(row) for row in weights.features],
    }


def load_weights(data: object, stages: int, features: int) -> LinearWeights:
    """What `dump_weights` gave, with every number in its place, or a `ValueError`."""
    if not isinstance(data, dict):
        raise ValueError("weights are a table")
    return LinearWeights(
        rows_of(data["features"], stages, features), rows_of([data["spreads"]], 1, stages)[0]
    )


def dump_file(
    game: str, command: str, names: tuple[str, ...], found: dict[int, LinearWeights]
) -> str:
    """A data file of weights, with the game it is for and the command that makes them again."""
    return write_data(
        {
            "game": game,
            "command": command,
            "features": names,
            "players": {str(number): dump_weights(weights) for number, weights in found.items()},
        }
    )


@cache
def read_file(path: Path, names: tuple[str, ...], stages: int) -> dict[int, LinearWeights]:
    """The weights of a data file, by number of players."""
    data = read_data(path)
    try:
        check_features(path, data, names)
        players = data["players"]
        if not isinstance(players, dict):
            raise no_weights(path)
        return {
            int(number): load_weights(part, stages, len(names)) for number, part in players.items()
        }
    except Problem:
        raise
    except (KeyError, TypeError, ValueError):
        raise no_weights(path) from None


def linear_weights(game: str, names: tuple[str, ...], stages: int, players: int) -> LinearWeights:
    """The weights in use at a game, for one number of players."""
    path = weights_file(game)
    found = read_file(path, names, stages)
    if players not in found:
        raise Problem(f"{path}: has no weights for {players} players.")
    return found[players]
