"""Weights files, as `petteia train` writes them: which one is used, and helpers to read them."""

import json
import os
from functools import cache
from math import isfinite
from pathlib import Path

from petteia.kernel.plugin import plugin
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

VARIABLE = "PETTEIA_WEIGHTS"
"""The environment variable that names a weights file to use instead of the shipped one."""


def shipped_file(game: str) -> Path:
    """The weights file that ships with a game."""
    known = plugin(game)
    return known.folder() / known.weights


def weights_file(game: str) -> Path:
    """The weights file for a game: the one PETTEIA_WEIGHTS names if it is for this game, else the
    shipped one."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named and _game_of(Path(named)) == game else shipped_file(game)


def check_game(path: Path, game: str) -> None:
    """Check that a weights file is for a game, or raise a `Problem`."""
    known = plugin(game)
    if not known.weights:
        raise Problem(f"{path}: the bots of {known.name} use no weights.")
    if _game_of(path) != game:
        raise Problem(f"{path}: these weights are for {_game_of(path)}, not for {game}.")


@cache
def _game_of(path: Path) -> str:
    key = read_data(path).get("game")
    if not isinstance(key, str):
        raise Problem(f"{path}: does not say which game its weights are for.")
    return key


def read_data(path: Path) -> dict[str, Json]:
    """The JSON object in a weights file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise invalid_weights(path) from None
    if not isinstance(data, dict):
        raise invalid_weights(path)
    return data


def invalid_weights(path: Path) -> Problem:
    """The problem with a file of other content."""
    return Problem(f"{path}: is not a file of weights.")


def check_features(path: Path, data: dict[str, Json], names: tuple[str, ...]) -> None:
    """Check that weights are for the current features, or raise a `Problem`."""
    features = data["features"]
    if not isinstance(features, list) or tuple(features) != names:
        raise Problem(f"{path}: these weights are for other features; train anew.")


def write_data(data: dict[str, object]) -> str:
    """A weights file as compact JSON with some line breaks."""
    return json.dumps(data, separators=(",", ":")).replace('],"', '],\n"') + "\n"


def check_length(data: object, number: int) -> list[object]:
    """The data if it is a list of this length, else a `ValueError`."""
    if not isinstance(data, list) or len(data) != number:
        raise ValueError(f"{number} entries are needed")
    return data


def read_matrix(data: object, rows: int, columns: int) -> list[list[float]]:
    """A matrix of finite numbers of this size, or a `ValueError`."""
    found = [check_length(row, columns) for row in check_length(data, rows)]
    values = [[float(str(value)) for value in row] for row in found]
    if not all(isfinite(value) for row in values for value in row):
        raise ValueError("a weight is a finite number")
    return values


def rounded(row: list[float]) -> Json:
    """A row rounded to thousandths, as files keep it."""
    return [round(value, 3) for value in row]
