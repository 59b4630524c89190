"""The weights of a linear evaluator: one for every stage and feature."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from petteia.bots.weights import (
    check_features,
    invalid_weights,
    read_data,
    read_matrix,
    rounded,
    weights_file,
    write_data,
)
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem


@dataclass(slots=True)
class LinearWeights:
    """The weights for one number of players."""

    features: list[list[float]]
    """By stage and feature."""
    temperatures: list[float]
    """By stage: the lead in points that makes a win e times as likely."""


def zero_weights(stages: int, features: int) -> LinearWeights:
    """Weights of 0 for everything."""
    return LinearWeights([[0.0] * features for _ in range(stages)], [10.0] * stages)


def dump_weights(weights: LinearWeights) -> dict[str, Json]:
    """The weights as a file keeps them."""
    return {
        "temperatures": rounded(weights.temperatures),
        "features": [rounded(row) for row in weights.features],
    }


def load_weights(data: object, stages: int, features: int) -> LinearWeights:
    """Read the data of `dump_weights`; raise `ValueError` if a number is missing or too many."""
    if not isinstance(data, dict):
        raise ValueError("weights are a table")
    return LinearWeights(
        read_matrix(data["features"], stages, features),
        read_matrix([data["temperatures"]], 1, stages)[0],
    )


def dump_file(
    game: str, command: str, names: tuple[str, ...], found: dict[int, LinearWeights]
) -> str:
    """A weights file as text, with the game it is for and the command that made it."""
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
    """Read a weights file: the weights by number of players."""
    data = read_data(path)
    try:
        check_features(path, data, names)
        players = data["players"]
        if not isinstance(players, dict):
            raise invalid_weights(path)
        return {
            int(number): load_weights(part, stages, len(names)) for number, part in players.items()
        }
    except Problem:
        raise
    except (KeyError, TypeError, ValueError):
        raise invalid_weights(path) from None


def linear_weights(
    game: str, names: tuple[str, ...], stages: int, players: int, path: Path | None = None
) -> LinearWeights:
    """The weights of a game for one number of players: those of a file, or the current ones."""
    path = path or weights_file(game)
    found = read_file(path, names, stages)
    if players not in found:
        raise Problem(f"{path}: has no weights for {players} players.")
    return found[players]
