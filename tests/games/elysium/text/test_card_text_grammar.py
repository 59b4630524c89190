"""The whole effect grammar has words: every verb with every modifier, in every language."""

import re
from itertools import product

import pytest

from petteia.games.elysium.rules.effects import KINDS, STANDING, VERBS, Effect
from petteia.kernel.text.messages import LANGUAGES
from tests.games.elysium.text.test_card_text import read, say

WHO = (None, "rivals", "rival", {"most": "vp"}, {"most": "gold", "of": "rivals"})
FILTERS = (
    {},
    {"family": "hades"},
    {"family": "nyx", "level": [3]},
    {"level": [1, 2]},
    {"level": [1, 2, 3]},
    {"citizen": True},
    {"citizen": True, "level": [1]},
    *({"kind": kind} for kind in KINDS),
    {"family": "athena", "kind": "eleusis"},
)
CARDS = [words for words in FILTERS if "citizen" not in words]
TOKENS = ({"gold": 1}, {"gold": 2}, {"vp": 5}, {"pp": 1}, {"gold": 1, "vp": 2, "pp": 3})
PRICES = ({}, {"less": 1}, {"plus": 2}, {"free": True})
OTHER_KINDS = ("instant", "activate", "trigger", "eleusis", "legend", "chronos")
GAIN_VP, GAIN_GOLD, LOSE_GOLD = {"gain": {"vp": 1}}, {"gain": {"gold": 3}}, {"lose": {"gold": 2}}
NESTED = {"choose": [[GAIN_VP], [GAIN_GOLD]]}
CHOICES = (
    [[GAIN_VP], [GAIN_GOLD]],
    [[GAIN_VP], [LOSE_GOLD]],
    [[GAIN_VP], [LOSE_GOLD], [{"transfer": {"n": 1}}]],
    [[GAIN_VP, GAIN_GOLD], [LOSE_GOLD]],
    [[GAIN_VP], [GAIN_GOLD, LOSE_GOLD]],
    [[{**GAIN_VP, "if": {"column": "R"}}], [LOSE_GOLD]],
    [[{**GAIN_VP, "who": "rivals"}], [LOSE_GOLD]],
    [[NESTED], [LOSE_GOLD]],
    [[NESTED, GAIN_VP], [LOSE_GOLD]],
    [[{"choose": [[GAIN_VP], [NESTED]]}], [LOSE_GOLD]],
    [[{"bring": {"n": 1, "from": zone, "to": "domain"}}] for zone in ("oracle", "discard")],
)
STEPS = [
    *({verb: tokens} for verb in ("gain", "lose", "give", "pay") for tokens in TOKENS),
    *({"match": tokens} for tokens in ({"gold": 4}, {"gold": 5}, {"pp": 4})),
    *({"pay": {"cards": n, "from": zone}} for n in (1, 2) for zone in ("domain", "oracle")),
    *(
        {"transfer": {"n": n, "from": zone, **price, **words}}
        for n, zone, price in product((1, 3), ("domain", "oracle"), PRICES)
        for words in (FILTERS if n == 1 else FILTERS[:2])
    ),
    *(
        {"discard": {"n": n, "from": zone, **pick}}
        for n, zone, pick in product((1, 2), ("domain", "oracle"), ({}, {"pick": 2}, {"pick": 4}))
    ),
    *(
        {"bring": {"n": n, "from": zone, "to": to, **face, **words}}
        for n, zone, to, face, words in product(
            (1, 2),
            ("pile", "oracle", "discard"),
            ("domain", "oracle"),
            ({}, {"citizen": True}),
            CARDS[:3],
        )
    ),
    *(
        {"exchange": {"with": partner, **same}}
        for partner, same in product(("rivals", "agora", "oracle"), ({}, {"same": "level"}))
    ),
    *(
        {"use": {"kind": kind, "of": of, **words}}
        for kind, of, words in product(OTHER_KINDS, ("rivals", "all"), CARDS[:4])
    ),
    *({"ready": what} for what in ("turned", "ring")),
    *({"choose": choice} for choice in CHOICES),
    *({"cost": {"less": less, **words}} for less in (1, 2) for words in FILTERS),
    {"guard": True},
    {"source": "oracle"},
]
COUNTS = [
    *({"count": "cards", "in": "domain", **words} for words in FILTERS),
    *({"count": "transfers", **words} for words in FILTERS),
    *(
        {"count": what, "in": zone, **also}
        for what, zone, also in product(
            ("cards", "families", "levels"),
            ("domain", "elysium", "legend", "agora", "oracle", "discard"),
            ({}, {"also": "agora"}, {"also": "elysium"}),
        )
        if not (also and what == "cards") and (also or what != "cards" or zone != "domain")
    ),
    *(
        {"count": "legends", "size": size, **type_}
        for size, type_ in product((2, 3, 5), ({}, {"type": "family"}, {"type": "level"}))
    ),
    *({"count": what} for what in ("bonuses", "gold", "vp", "pp")),
]
AMOUNTS = ({}, {"each": 2}, {"each": 5}, {"cap": 3}, {"each": 2, "cap": 5})
BOUNDS = (
    *({"min": n} for n in (1, 2, 3, 5)),
    *({"max": n} for n in (0, 1, 3, 5)),
    {"min": 1, "max": 1},
    {"min": 2, "max": 2},
    {"min": 1, "max": 5},
)
TESTS = [
    *({**count, **bound} for count, bound in product(COUNTS, BOUNDS)),
    *({"column": column} for column in "RBGY"),
    *({"most": token, **tie} for token in ("gold", "vp", "pp") for tie in ({}, {"tie": True})),
]
EVENTS = [
    *(
        {"event": name, **by, **words}
        for name, by, words in product(("take", "transfer"), ({}, {"by": "rivals"}), FILTERS)
    ),
    *(
        {"event": name, **by, **more}
        for name, by, more in product(
            ("take", "transfer", "quest", "use"),
            ({}, {"by": "rivals"}),
            (
                *({"phase": phase} for phase in (2, 3)),
                *({"from": zone} for zone in ("agora", "oracle", "pile", "discard")),
            ),
        )
    ),
    *({"event": name, **by} for name in ("quest", "use") for by in ({}, {"by": "rivals"})),
]
ONE_OF_EACH = [next(step for step in STEPS if verb in step) for verb in VERBS]
PER = (None, {"count": "gold"}, {"count": "cards", "in": "domain", "each": 2, "cap": 3})
IF = (None, {"column": "G"}, {"most": "vp"}, {"count": "cards", "in": "elysium", "max": 0})
THEIRS = ({"count": "vp"}, {"count": "legends"}, {"count": "cards", "in": "domain"})
TRANSFERS = {"count": "transfers"}


def with_modifiers(step: dict, **modifiers: object) -> dict:
    return step | {key.rstrip("_"): value for key, value in modifiers.items() if value is not None}


def every_verb_with_every_modifier() -> list[list[dict]]:
    return [
        [with_modifiers(step, who=who, per=per, if_=test)]
        for step, who, per, test in product(ONE_OF_EACH, WHO, PER, IF)
    ]


def every_step() -> list[list[dict]]:
    return [[with_modifiers(step, who=who)] for step in STEPS for who in (None, "rivals")]


def every_receiver() -> list[list[dict]]:
    return [
        [with_modifiers(step, who=who, to=to)]
        for step, who, to in product(ONE_OF_EACH, WHO, ("you", "rival"))
    ]


def every_count() -> list[list[dict]]:
    return [
        *([with_modifiers(GAIN_VP, per=count | more)] for count, more in product(COUNTS, AMOUNTS)),
        *([with_modifiers(GAIN_VP, if_=test)] for test in TESTS),
    ]


def every_count_of_others() -> list[list[dict]]:
    """Counts that look at the things of the player in `who`."""
    whose = [{**count, "whose": "them"} for count in (*THEIRS, TRANSFERS)]
    steps = (LOSE_GOLD, {"discard": {"n": 1}}, {"discard": {"n": 1, "pick": 2}}, NESTED)
    return [
        *(
            [with_modifiers(step, who=who, per=count | more)]
            for step, who, count, more in product(steps, WHO[1:], whose, AMOUNTS)
        ),
        *(
            [with_modifiers(step, who=who, if_=count | bound)]
            for step, who, count, bound in product(steps, WHO[1:], whose, BOUNDS)
        ),
    ]


def every_event() -> list[list[dict]]:
    give = {"give": {"gold": 1}, "to": "you", "who": "actor"}
    return [
        *([with_modifiers(GAIN_VP, on=event, if_=test)] for event in EVENTS for test in IF[:2]),
        *([with_modifiers(give, on=event)] for event in EVENTS if "by" in event),
    ]


def every_pair() -> list[list[dict]]:
    """Steps in a row, drawn together or not."""
    steps = [
        *(step for step in ONE_OF_EACH if not set(step) & set(STANDING)),
        with_modifiers(GAIN_VP, who="rivals"),
        with_modifiers(GAIN_VP, per={"count": "gold"}),
        with_modifiers(LOSE_GOLD, per={"count": "gold"}, who="rivals"),
        with_modifiers(GAIN_GOLD, if_={"column": "R"}),
    ]
    pairs = [list(pair) for pair in product(steps, repeat=2)]
    two_at_once = with_modifiers({"gain": {"gold": 1, "vp": 1}}, per={"count": "gold"})
    return [*pairs, *([step, GAIN_VP, GAIN_GOLD] for step in steps), [two_at_once]]


SWEEPS = (
    every_verb_with_every_modifier,
    every_step,
    every_receiver,
    every_count,
    every_count_of_others,
    every_event,
    every_pair,
)


@pytest.mark.parametrize("sweep", SWEEPS, ids=lambda sweep: sweep.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words_of_its_own(language, sweep):
    seen: dict[str, Effect] = {}
    for effect in map(read, sweep()):
        text = say(language, effect)
        assert re.fullmatch(r"[A-ZĄĆĘŁŃÓŚŹŻÄÖÜ].+\.", text)
        assert not re.search(r"  | [.,;:]|[.,;:][.,;:]|[{}]", text), text
        assert seen.setdefault(text, effect) == effect, text


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_has_words(kind):
    steps = [GAIN_VP, {"transfer": {"n": 1}}, NESTED, {"pay": {"cards": 1}}]
    for language, step in product(LANGUAGES, steps):
        assert say(language, read([step, GAIN_GOLD]), kind)


def test_a_family_without_a_name_is_called_by_its_key():
    step = {"transfer": {"n": 1, "family": "titans"}}
    assert say("en", read([step])) == "Transfer 1 card of the titans Family."
