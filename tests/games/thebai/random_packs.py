"""Packs for tests: the house edition with every effect replaced by a random one of its scope."""

import copy
import random

from petteia.games.thebai.content import effect_reader
from petteia.games.thebai.content.edition import HOUSE, edition_of
from petteia.games.thebai.content.effect_reader import LARGEST, SINGLE, EffectScope
from petteia.games.thebai.rules.printed import Edition
from petteia.kernel.content.packs import Pack, read_pack

SCOPES = {
    "estate": effect_reader.ESTATE,
    "stone": effect_reader.ANYWHERE,
    "neutral": effect_reader.ANYWHERE,
    "order": effect_reader.ANYWHERE,
    "gate_tile": effect_reader.ANYWHERE,
    "prosperity": effect_reader.ANYWHERE,
    "hero": effect_reader.STANDING,
    "blessing": effect_reader.STANDING,
    "council_space": effect_reader.CONDITION,
    "basic": effect_reader.ANTIGONE,
    "special": effect_reader.ANTIGONE,
    "destiny": effect_reader.ANTIGONE,
}
ALTAR_WORDS = tuple(word for word in effect_reader.ALTAR.words if word not in ("help", "blessing"))


def wild_edition(seed: int) -> Edition:
    """An edition with random effects, each of which passes the check."""
    rng = random.Random(seed)
    house = read_pack(HOUSE)
    files = copy.deepcopy(house.files)
    for data in files.values():
        for name, table in data.items():
            if name in SCOPES:
                for entry in table:
                    _rewrite(rng, entry, name)
            elif name in ("roof", "antigone_roof"):
                scope = effect_reader.ROOF if name == "roof" else effect_reader.ANTIGONE_ROOF
                table.update({colour: _effect(rng, scope, 2) for colour in table})
            elif name == "altar":
                for track in table.values():
                    _rewrite_track(rng, track)
            elif name == "herald":
                for entry in table:
                    entry["foot"] = ["good"]
    neutral = files["stones.toml"]["neutral"]
    neutral[0]["effect"] = ["good 1"]
    return edition_of(Pack(house.folder, files, f"wild-{seed}"))


def _rewrite(rng: random.Random, entry: dict, name: str) -> None:
    key = "actions" if "actions" in entry else "effect"
    entry[key] = _effect(rng, SCOPES[name], 1 if name == "council_space" else 3)
    if "then" in entry:
        entry["then"] = _effect(
            rng, effect_reader.CONDITION if entry["on"] == "end" else SCOPES[name], 2
        )


def _rewrite_track(rng: random.Random, track: list) -> None:
    scope = EffectScope(ALTAR_WORDS, pay=False, measures=(), triggered=False)
    for place, steps in enumerate(track):
        kept = [step for step in steps if step.startswith(("help", "blessing"))]
        track[place] = [*kept, *_effect(rng, scope, 2)]


def _effect(rng: random.Random, scope: EffectScope, most: int) -> list[str]:
    return [_step(rng, scope) for _ in range(rng.randint(1, most))]


def _step(rng: random.Random, scope: EffectScope) -> str:
    word = rng.choice(scope.words)
    if word in SINGLE:
        return word
    largest = LARGEST[word]
    number = str(rng.randint(1, largest))
    if scope.strengths and rng.random() < 0.4:
        number = "/".join(str(rng.randint(level, largest)) for level in (0, 0, 1))
    text = f"{word} {number}{_options(rng, scope, word, number)}"
    multiplied = scope.measures and (word == "vp" or not scope.antigone)
    if multiplied and "/" not in number and rng.random() < 0.2:
        text += f" per {rng.choice(scope.measures)} cap {largest}"
    return f"pay {rng.randint(1, 4)} -> {text}" if scope.pay and rng.random() < 0.2 else text


def _options(rng: random.Random, scope: EffectScope, word: str, number: str) -> str:
    if scope.antigone:
        return {"raise": rng.choice(("", " citizen", " hoplite"))}.get(word, "")
    if word == "raise":
        place = rng.choice(("", "", " city", " supply"))
        mode = "" if number == "1" or "/" in number else rng.choice(("", " different", " one"))
        return rng.choice(("", " citizen", " hoplite")) + place + mode
    if word == "altar":
        mode = {"2": " different", "3": " same"}.get(number, "")
        return rng.choice((mode, " dionysos", " ares", ""))
    if word == "place":
        triggered = " triggered" if scope.triggered and rng.random() < 0.5 else ""
        return f"{triggered} roofs={rng.randint(0, 4)}"
    return ""
