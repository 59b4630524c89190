"""The lines of the log as a page gets them: components and players as objects, in any language."""

from collections.abc import Sequence
from typing import cast

from petteia.games.thebai.position.dump import PHASES
from petteia.games.thebai.rules.codes import PHASE_FATE, PHASE_TURNS
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.screen.deeds import DeedFact
from petteia.games.thebai.screen.scenes import Told
from petteia.games.thebai.screen.wire import Deed, Phase, Scene, ThebaiLogLine
from petteia.games.thebai.text.changes import Change
from petteia.games.thebai.text.log import Entry
from petteia.games.thebai.text.parts import Facts, Part, ThingFact, format_parts, thing_name
from petteia.kernel.text.log_entry import NOBODY
from petteia.kernel.text.parts import SeatFact
from petteia.kernel.wire import Word

ABOUT_NOBODY = ("change-total", "change-absent", "change-round")
"""Changes that only report how somebody stands."""


class Line:
    """One line of the log, in no language, with what a page shows of it."""

    __slots__ = ("actor", "entry", "forced", "move", "phase", "private", "round", "told")

    def __init__(
        self,
        entry: Entry,
        move: int,
        before: Position,
        told: Told | None = None,
        private: dict[int, list[Change]] | None = None,
    ) -> None:
        self.entry = entry
        self.forced = False
        """Was it the only option?"""
        self.move = move
        self.round = int(before.round)
        self.phase = int(before.phase)
        self.actor = actor_of(before)
        self.told = told
        """What a page can show of it."""
        self.private = private or {}
        """Changes that only one seat may read, by seat (Q24)."""

    def concerns(self) -> list[int]:
        """The seats to which somebody else's action, or a loss that nobody chose, did something.
        Only what everybody sees counts."""
        seats: set[int] = set()
        for key, facts in self.entry.changes:
            player = facts.get("player")
            if not isinstance(player, SeatFact) or key in ABOUT_NOBODY:
                continue
            lost = "−" in str(facts.get("amount", ""))
            if player.seat != self.entry.seat and (self.entry.seat != NOBODY or lost):
                seats.add(player.seat)
        return sorted(seats)

    def gains(self, seat: int) -> int:
        """The VP that a player gains, or with a minus loses."""
        return sum(
            number_of(str(facts["amount"]))
            for key, facts in self.entry.changes
            if key == "change-vp" and facts["player"] == SeatFact(seat)
        )


def number_of(text: str) -> int:
    """A number written with its sign (see `signed`)."""
    return int(text.replace("−", "-"))


def actor_of(t: Position) -> int:
    """The seat whose turn it is, Antigone's too; NOBODY in the fate phase and at the end."""
    if t.phase == PHASE_TURNS:
        return int(t.order[t.turn - 1]) if t.turn else NOBODY
    return int(t.mover) if t.phase < PHASE_FATE else NOBODY


def line_data(
    content: Content, number: int, line: Line, language: str, names: Sequence[str], seat: int
) -> ThebaiLogLine:
    """A line as JSON data, as a seat may read it; `names` are by seat, with Antigone's."""
    entry = line.entry
    changes = [*entry.changes, *line.private.get(seat, [])]
    return {
        "n": number,
        "move": line.move,
        "seat": entry.seat,
        "kind": entry.key.removeprefix("log-"),
        "words": sentence(content, entry.key, entry.facts, language, names),
        "changes": [
            shown(content, format_parts(content, language, key, facts), language, names)
            for key, facts in changes
        ],
        "forced": line.forced,
        "concerns": line.concerns(),
        "round": line.round,
        "phase": cast("Phase", PHASES[line.phase]),
        "actor": line.actor,
        "scene": _scene(content, line.told, language, names),
    }


def _scene(
    content: Content, told: Told | None, language: str, names: Sequence[str]
) -> Scene | None:
    """A scene with its words."""
    if told is None:
        return None
    scene = told.scene
    if scene["kind"] == "battle":
        gate = content.edition.gate_names[scene["row"] - 1][language]
        return cast("Scene", {**scene, "gate": gate})
    if not told.deeds:
        return scene
    did = [_deed(content, deed, language, names) for deed in told.deeds]
    return cast("Scene", {**scene, "did": did})


def _deed(content: Content, deed: DeedFact, language: str, names: Sequence[str]) -> Deed:
    return {
        "words": sentence(content, deed.key, deed.facts, language, names),
        "changes": [
            shown(content, format_parts(content, language, key, facts), language, names)
            for key, facts in deed.changes
        ],
        "at": list(deed.at),
    }


def sentence(
    content: Content, key: str, facts: Facts, language: str, names: Sequence[str]
) -> list[Word]:
    """A message as a sentence with a full stop."""
    words = shown(content, format_parts(content, language, key, facts), language, names)
    if words and isinstance(words[-1], str):
        words[-1] = words[-1].rstrip(".") + "."
        return words
    return [*words, "."]


def shown(
    content: Content, parts: Sequence[Part], language: str, names: Sequence[str]
) -> list[Word]:
    """Parts for a page: components and players as objects, adjacent texts joined."""
    words: list[Word] = []
    for part in parts:
        if isinstance(part, ThingFact):
            name = thing_name(content, part, language)
            words.append({"card": f"{part.kind}:{part.key}", "name": name})
        elif not isinstance(part, str):
            words.append({"seat": part.seat, "name": names[part.seat]})
        elif words and isinstance(words[-1], str):
            words[-1] += part
        elif part:
            words.append(part)
    return words
