"""Files of weights, as `petteia train` writes them: which is in use, and what all share."""

import json
import os
from functools import cache
from math import isfinite
from pathlib import Path

from petteia.kernel.plugin import plugin
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

NAMED_BY = "PETTEIA_WEIGHTS"
FIRST = "elysium"
"""The game of a file that names none: its files are older than the others' games."""


def shipped(game: str) -> Path:
    """The file that ships for a game."""
    known = plugin(game)
    return known.folder() / known.weights


def weights_file(game: str) -> Path:
    """The file the bots use at a game: the one PETTEIA_WEIGHTS names if it is for this game, else
    the one that ships."""
    named = os.environ.get(NAMED_BY)
    return Path(named) if named and _game_of(Path(named)) == game else shipped(game)


@cache
def _game_of(path: Path) -> str:
    return str(read_data(path).get("game", FIRST))


def read_data(path: Path) -> dict[str, Json]:
    """What a file of weights says, not yet understood."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise no_weights(path) from None
    if not isinstance(data, dict):
        raise no_weights(path)
    return data


def no_weights(path: Path) -> Problem:
    """What is said of a file that holds something else."""
    return Problem(f"{path}: is not a file of weights.")


def check_features(path: Path, data: dict[str, Json], names: tuple[str, ...]) -> None:
    """Are weights for the features that are counted now? A `Problem` if not."""
    features = data["features"]
    if not isinstance(features, list) or tuple(features) != names:
        raise Problem(f"{path}: these weights are for other features; train anew.")


def write_data(data: dict[str, object]) -> str:
    """A file of weights as text: dense, but with lines."""
    return json.dumps(data, separators=(",", ":")).replace('],"', '],\n"') + "\n"


def some(data: object, number: int) -> list[object]:
    """A list of so many entries, or a `ValueError`."""
    if not isinstance(data, list) or len(data) != number:
        raise ValueError(f"{number} entries are needed")
    return data


def rows_of(data: object, rows: int, columns: int) -> list[list[float]]:
    """So many rows of so many finite numbers, or a `ValueError`."""
    found = [some(row, columns) for row in some(data, rows)]
    values = [[float(str(value)) for value in row] for row in found]
    if not all(isfinite(value) for row in values for value in row):
        raise ValueError("a weight is a finite number")
    return values


def short(row: list[float]) -> Json:
    """As a file keeps a row: thousandths are enough."""
    return [round(value, 3) for value in row]
