"""The weights the judges rate with, as `petteia train` wrote them into a data file."""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import isfinite
from pathlib import Path

from petteia.bots.elysium_features import GENERAL, NAMES
from petteia.bots.elysium_judge import STAGES
from petteia.elysium.catalog import Catalog
from petteia.elysium.codes import EPOCHS
from petteia.kernel.problem import Problem
from petteia.kernel.state import Json

SHIPPED = Path(__file__).parent / "elysium_weights.json"
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
        "spreads": _short(weights.spreads),
        "worth": [_short(row) for row in weights.worth],
        "general": [_short(row) for row in weights.general],
        "zones": [[_short(row) for row in stage] for stage in weights.zones],
    }


def load_weights(designs: list[str], data: object) -> Weights:
    """What `dump_weights` gave, with every number in its place, or a `ValueError`."""
    if not isinstance(data, dict):
        raise ValueError("weights are a table")
    many = len(designs)
    return Weights(
        designs,
        _rows(data["general"], STAGES, GENERAL),
        [_rows(zone, ZONES, many) for zone in _some(data["zones"], STAGES)],
        _rows(data["worth"], EPOCHS, many),
        _rows([data["spreads"]], 1, STAGES)[0],
    )


def dump_file(command: str, designs: Sequence[str], found: dict[int, Weights]) -> str:
    """A data file of weights, with the command that makes them again."""
    data = {
        "command": command,
        "features": NAMES,
        "designs": designs,
        "players": {str(number): dump_weights(weights) for number, weights in found.items()},
    }
    return json.dumps(data, separators=(",", ":")).replace('],"', '],\n"') + "\n"


def _some(data: object, number: int) -> list[object]:
    if not isinstance(data, list) or len(data) != number:
        raise ValueError(f"{number} entries are needed")
    return data


def _rows(data: object, rows: int, columns: int) -> list[list[float]]:
    found = [_some(row, columns) for row in _some(data, rows)]
    values = [[float(str(value)) for value in row] for row in found]
    if not all(isfinite(value) for row in values for value in row):
        raise ValueError("a weight is a finite number")
    return values


def _short(row: list[float]) -> Json:
    return [round(value, 3) for value in row]


def weights_file() -> Path:
    """The data file the bots use: the one that ships, or the one PETTEIA_WEIGHTS names."""
    return Path(os.environ.get("PETTEIA_WEIGHTS") or SHIPPED)


@cache
def read_weights(path: Path) -> dict[int, Weights]:
    """The weights of a data file, by number of players."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if tuple(data["features"]) != NAMES:
            raise Problem(f"{path}: these weights are for other features; train anew.")
        designs = [str(key) for key in data["designs"]]
        return {
            int(players): load_weights(designs, part) for players, part in data["players"].items()
        }
    except Problem:
        raise
    except OSError as error:
        raise Problem(f"{path}: cannot be read: {error.strerror}") from None
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise Problem(f"{path}: is not a file of weights.") from None


def fit_to(catalog: Catalog, weights: Weights) -> tuple[list[float], list[float], list[float]]:
    """Weights, worths and spreads laid out for one catalog; an unknown design weighs nothing."""
    place = {key: index for index, key in enumerate(weights.designs)}
    order = [place.get(design.key, -1) for design in catalog.designs]
    flat: list[float] = []
    for general, zones in zip(weights.general, weights.zones, strict=True):
        flat += general
        for zone in zones:
            flat += [zone[index] if index >= 0 else 0.0 for index in order]
    worth = [row[index] if index >= 0 else 0.0 for row in weights.worth for index in order]
    return flat, worth, weights.spreads


def elysium_weights(catalog: Catalog, players: int) -> tuple[list[float], list[float], list[float]]:
    """The weights in use, for one catalog and number of players."""
    path = weights_file()
    found = read_weights(path)
    if players not in found:
        raise Problem(f"{path}: has no weights for {players} players.")
    return fit_to(catalog, found[players])
