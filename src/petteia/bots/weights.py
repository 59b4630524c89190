"""The weights the judges rate with, as `petteia train` wrote them into a data file."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from petteia.bots.elysium_features import GENERAL, NAMES
from petteia.bots.elysium_judge import STAGES
from petteia.elysium.catalog import Catalog
from petteia.elysium.codes import EPOCHS
from petteia.kernel.problem import Problem

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


def dump_weights(weights: Weights) -> dict[str, object]:
    """As a data file keeps them: thousandths are enough."""
    return {
        "spreads": _short(weights.spreads),
        "worth": [_short(row) for row in weights.worth],
        "general": [_short(row) for row in weights.general],
        "zones": [[_short(row) for row in stage] for stage in weights.zones],
    }


def _short(row: list[float]) -> list[float]:
    return [round(value, 3) for value in row]


@cache
def read_weights(path: Path = SHIPPED) -> dict[int, Weights]:
    """The weights of a data file, by number of players."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if tuple(data["features"]) != NAMES:
            raise Problem(f"{path}: these weights are for other features; train anew.")
        return {
            int(players): Weights(
                data["designs"], part["general"], part["zones"], part["worth"], part["spreads"]
            )
            for players, part in data["players"].items()
        }
    except OSError as error:
        raise Problem(f"{path}: cannot be read: {error.strerror}") from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Problem(f"{path}: no weights are in it.") from None


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
    """The weights that ship, for one catalog and number of players."""
    return fit_to(catalog, read_weights()[players])
