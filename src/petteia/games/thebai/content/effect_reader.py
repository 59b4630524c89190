"""The grammar of effects: read and check what a stone, an order or a space does.

An effect is a list of steps, each a string:

    step = ["pay" N "->"] word [N] {option} ["per" measure ["cap" N]]

All effects share one vocabulary (V1 to V11); Antigone's cards have their own (A7). The
`EffectScope` of an effect defines which words and options it may use.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.printed import Effect, Step
from petteia.kernel.content.reader import ReadError, Section, show

KINDS = codes.KIND_WORDS[1:]
PLACES = codes.PLACE_WORDS[1:]
MEASURES = codes.MEASURES[1:]
"""What `per` may count. The first entry of each list of codes stands for none."""
MOST_STEPS = 4
"""The largest number of steps of an effect."""
MOST_ROOFS = 4
MOST_PAY = 9
MOST_VP = 30
"""The largest cap of `vp`; for other words it is their largest number."""
SINGLE = ("relocate", "sweep", "blessing")
"""Words without a number."""
LARGEST = {
    "grape": 6,
    "amphora": 6,
    "bronze": 6,
    "good": 6,
    "drachma": 6,
    "vp": 20,
    "order": 4,
    "swap": 4,
    "raise": 9,
    "hoplite": 4,
    "remove": 4,
    "place": 3,
    "altar": 5,
    "councillor": 3,
    "help": 3,
    "citizen": 3,
    "build": 4,
}
"""The largest number of each word that takes a number."""
OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "raise": {"kind": KINDS, "place": PLACES, "mode": ("different", "same", "one")},
    "altar": {"track": codes.TRACK_WORDS, "mode": ("different", "same")},
    "place": {"triggered": ("triggered",)},
}
"""The options of each word, besides the roofs of `place`."""
ANTIGONE_OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "raise": {"kind": KINDS},
    "order": {"mode": ("few", "most")},
}
COMMON_WORDS = (
    *codes.GOOD_WORDS,
    "good",
    "drachma",
    "vp",
    "order",
    "swap",
    "raise",
    "hoplite",
    "remove",
    "place",
)
WORDS = (*COMMON_WORDS, "altar", "relocate", "councillor")
"""The words of players' effects, except those only on altar spaces."""
ANTIGONE_WORDS = ("citizen", "hoplite", "raise", "altar", "order", "build", "sweep", "vp")
ANTIGONE_MEASURES = (
    "commanders",
    "rows_guarded",
    "strongest_row",
    "gate_tiles",
    "dionysos",
    "ares",
    "altar_lower",
    "fulfilled",
    "top_colour",
    "own_stones",
    "citizens_city",
    "dice_city",
    "strong_city",
    "rows_with_dice",
    "councillors",
)
"""What her `vp` may count: what she has in the city, on the altar and on the council board (A5)."""


@dataclass(frozen=True, slots=True)
class EffectScope:
    """The words and options allowed where an effect is printed."""

    words: tuple[str, ...]
    strengths: bool = False
    """Numbers may be written a/b/c, for strength 1, 2 and 3."""
    pay: bool = True
    measures: tuple[str, ...] = MEASURES
    triggered: bool = True
    antigone: bool = False


ANYWHERE = EffectScope(WORDS)
"""Stones, orders, gate tiles, prosperity."""
ESTATE = EffectScope(WORDS, strengths=True)
STANDING = EffectScope((*COMMON_WORDS, "altar", "councillor"), triggered=False)
"""Effects that may occur while an archon moves: they do not move the archon (R4, R9)."""
ROOF = EffectScope(tuple(word for word in STANDING.words if word != "place"), triggered=False)
"""Roofs are triggered by placing a stone, so they do not place another (V8)."""
ALTAR = EffectScope(
    (*COMMON_WORDS, "councillor", "help", "blessing"), pay=False, measures=(), triggered=False
)
CONDITION = EffectScope(("vp",), pay=False)
"""Effects that only score: the council (E2) and the end of the game."""
ANTIGONE = EffectScope(ANTIGONE_WORDS, pay=False, measures=ANTIGONE_MEASURES, antigone=True)
ANTIGONE_ROOF = replace(ANTIGONE, words=tuple(word for word in ANTIGONE_WORDS if word != "build"))


def read_effect(owner: Section, key: str, scope: EffectScope, fewest: int = 1) -> Effect:
    """Read the list of steps under `key`; it may be missing only if `fewest` is 0."""
    if fewest == 0 and not owner.has(key):
        return ()
    return read_steps(owner, key, owner.items(key), scope)


def read_steps(owner: Section, key: str, items: list[object], scope: EffectScope) -> Effect:
    """Read a list of steps that has already been taken from its section."""
    if not 1 <= len(items) <= MOST_STEPS:
        raise owner.error(key, f"expected 1 to {MOST_STEPS} steps, found {len(items)}")
    return tuple(
        _StepReader(owner, f"{key}.{number}", item, scope).read()
        for number, item in enumerate(items, 1)
    )


class _StepReader:
    """Parses one step from left to right."""

    def __init__(self, owner: Section, key: str, text: object, scope: EffectScope) -> None:
        self.owner = owner
        self.key = key
        self.text = text
        self.scope = scope
        if not isinstance(text, str) or not text.strip():
            raise self.error("expected a text such as 'good 1'")
        self.tokens = text.split()

    def error(self, expected: str) -> ReadError:
        return self.owner.error(self.key, f"{expected}; found {show(self.text)}")

    def take(self) -> str:
        """Take the next token; empty at the end."""
        return self.tokens.pop(0) if self.tokens else ""

    def known(self, words: Iterable[str]) -> str:
        """Take the next token, which must be one of the given words."""
        words = tuple(words)
        token = self.take()
        if token not in words:
            raise self.error(f"expected one of {', '.join(words)}, not {show(token)}")
        return token

    def read(self) -> Step:
        pay = self._pay()
        word = self.known(self.scope.words)
        if word == "help":
            step = self._help()
        elif word == "blessing":
            step = Step(word, what=self.take())
        else:
            step = self._with_options(Step(word, number=self._number_of(word)))
        per, cap = self._per(step)
        if self.tokens:
            raise self.error(f"{show(self.tokens[0])} does not fit {word}")
        return replace(step, pay=pay, per=per, cap=cap)

    def _pay(self) -> int:
        if self.tokens[0] != "pay":
            return 0
        if not self.scope.pay:
            raise self.error("nothing can be paid here")
        self.take()
        pay = self._single(self.take(), 1, MOST_PAY)
        if self.take() != "->":
            raise self.error("expected 'pay N -> step'")
        return pay

    def _help(self) -> Step:
        """`help COLOUR N`: the number is the strength (S9)."""
        colour = self.known(codes.ROW_COLOURS)
        strength = self._single(self.take(), 1, LARGEST["help"])
        return Step("help", number=(strength, strength, strength), what=colour)

    def _number_of(self, word: str) -> tuple[int, int, int]:
        if word in SINGLE or not self.tokens or not self.tokens[0][0].isdigit():
            return (1, 1, 1)
        return self._numbers(self.take(), 1, LARGEST[word])

    def _single(self, token: str, low: int, high: int) -> int:
        found = int(token) if token.isascii() and token.isdigit() and len(token) < 4 else -1
        if not low <= found <= high:
            raise self.error(f"expected a number from {low} to {high}, not {show(token)}")
        return found

    def _numbers(self, token: str, low: int, high: int) -> tuple[int, int, int]:
        """One number, or three by strength, of which some may be 0 (Q1)."""
        if "/" not in token:
            number = self._single(token, low, high)
            return (number, number, number)
        if not self.scope.strengths:
            raise self.error("numbers by strength, a/b/c, are for the estate only")
        parts = token.split("/")
        if len(parts) != 3:
            raise self.error(f"expected three numbers a/b/c, not {show(token)}")
        first, second, third = (self._single(part, 0, high) for part in parts)
        if first == second == third == 0:
            raise self.error(f"{show(token)} does nothing at any strength")
        return (first, second, third)

    def _with_options(self, step: Step) -> Step:
        """Read the options after the number."""
        known = ANTIGONE_OPTIONS if self.scope.antigone else OPTIONS
        fields = known.get(step.word, {})
        seen: set[str] = set()
        while self.tokens and self.tokens[0] != "per":
            token = self.take()
            field = next((name for name, words in fields.items() if token in words), "")
            if token.startswith("roofs=") and step.word == "place":
                field = "roofs"
            if not field:
                raise self.error(f"{show(token)} does not fit {step.word}")
            if field in seen:
                raise self.error(f"expected {field} only once")
            seen.add(field)
            step = self._with_option(step, field, token)
        self._check(step)
        if step.mode == "same":
            return replace(step, mode="one")
        if self.scope.antigone and step.word == "order" and not step.mode:
            return replace(step, mode="few")
        return step

    def _with_option(self, step: Step, field: str, token: str) -> Step:
        if field == "roofs":
            return replace(step, roofs=self._numbers(token.removeprefix("roofs="), 0, MOST_ROOFS))
        if field == "triggered":
            if not self.scope.triggered:
                raise self.error("no stone is triggered here: it could move the archon on its way")
            return replace(step, triggered=True)
        if field == "kind":
            return replace(step, kind=token)
        if field == "place":
            return replace(step, place=token)
        if field == "track":
            return replace(step, track=token)
        return replace(step, mode=token)

    def _check(self, step: Step) -> None:
        """Reject options that contradict each other or have no meaning."""
        if step.word == "altar" and step.mode == "different" and step.number != (2, 2, 2):
            raise self.error("altar with different has the number 2, a step on each track")
        if step.track and step.mode:
            raise self.error(f"expected a track or {step.mode}, not both")
        if step.mode in ("different", "same", "one") and max(step.number) < 2:
            raise self.error(f"expected a number of 2 or more with {step.mode}")
        if step.kind == "hoplite" and step.place in ("estate", "council"):
            raise self.error(f"a hoplite is never in the {step.place}")

    def _per(self, step: Step) -> tuple[str, int]:
        if not self.tokens or self.tokens[0] != "per":
            return "", 0
        if not self.scope.measures or step.word in SINGLE:
            raise self.error("nothing can be multiplied here")
        if self.scope.antigone and step.word != "vp":
            raise self.error(f"only Antigone's vp can be multiplied, not {step.word}")
        self.take()
        measure = self.known(self.scope.measures)
        if not self.tokens:
            if step.word != "vp":
                raise self.error(f"expected a cap: only vp goes without, not {step.word}")
            return measure, 0
        self.known(("cap",))
        most = MOST_VP if step.word == "vp" else LARGEST[step.word]
        return measure, self._single(self.take(), max(step.number), most)
