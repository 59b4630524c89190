"""What one seat sees, as JSON data: the table, the prompt, the moves, and why other things cannot
be clicked."""

# Compiled: a server does this for every move.

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from petteia.games.elysium.position.dump import PHASES, card_key, colours_of
from petteia.games.elysium.rules.codes import EPOCHS, INCOMPLETE, PHASE_ACTIONS, ROUNDS
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.effects import COLOURS
from petteia.games.elysium.rules.legends import FAMILY_WORTH, LEVEL_WORTH
from petteia.games.elysium.rules.phases import quest_columns, quest_table
from petteia.games.elysium.rules.transfers import longest
from petteia.games.elysium.screen.anchors import anchor, candidates, is_placed
from petteia.games.elysium.screen.boards import board
from petteia.games.elysium.screen.places import Places
from petteia.games.elysium.screen.prompts import prompt
from petteia.games.elysium.screen.wire import (
    ElysiumBonus,
    ElysiumPlace,
    ElysiumQuest,
    ElysiumScreen,
    ElysiumTable,
    FamilyBonus,
    LegendWorth,
    LevelBonus,
    Phase,
)
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.card_text import ROMAN
from petteia.games.elysium.text.moves import action_facts, bare_reason
from petteia.games.elysium.text.parts import Facts, format_text, say
from petteia.games.elysium.text.refusals import reason_against
from petteia.kernel.kept import Kept
from petteia.kernel.text.reason import Reason
from petteia.kernel.wire import Barred, LegalMove, Prompt

SPECTATOR = -1
NO_MOVES: list[LegalMove] = []
NOTHING_BARRED: dict[str, Barred] = {}
"""The same objects on every screen of somebody who waits, so that they need not be compared."""
SMALLEST_LEGEND = 2
"""A single card is not yet a Legend."""
LEGENDS_WORTH: LegendWorth = {
    "family": list(FAMILY_WORTH[SMALLEST_LEGEND:]),
    "level": list(LEVEL_WORTH[SMALLEST_LEGEND:]),
}
NAMING_ACTIONS = ("action-player", "action-mark", "action-swap", "action-copy")
"""Actions whose label on a screen names a player."""
SHORT_REASONS = frozenset(
    (
        "reason-twin",
        "reason-quest-due",
        "reason-oracle-closed",
        "reason-gold",
        "reason-turned",
        "reason-legend-used",
        "reason-no-ring",
        "reason-eleusis-alone",
        "reason-no-change",
        "reason-cost",
        "reason-legend-full",
    )
)
"""Reasons with a short form for the bottom of a card."""


class SeatScreen:
    """The screen of one seat in one language."""

    def __init__(
        self,
        state: Elysium,
        seat: int,
        language: str,
        names: list[str],
        agora: Places,
        oracle: Places,
        kept: Kept,
    ) -> None:
        """`kept` has the parts of the last screen in this language with these names."""
        if not -1 <= seat < len(state.players):
            raise ValueError(f"there is no seat {seat}")
        self.state = state
        self.seat = seat
        self.language = language
        self.names = names
        self.agora = agora
        self.oracle = oracle
        self.kept = kept

    def prompt(self) -> Prompt:
        """The prompt of this seat."""
        return prompt(self.state, self.seat, self.language, self.names)

    def waiting(self) -> ElysiumScreen:
        """The screen of a spectator: everybody who does not move sees the same."""
        return {
            **self.table(),
            "seat": SPECTATOR,
            "prompt": prompt(self.state, SPECTATOR, self.language, self.names),
            "moves": NO_MOVES,
            "barred": NOTHING_BARRED,
        }

    def table(self) -> ElysiumTable:
        """What every seat sees; in Elysium nothing on the table is visible to one player only."""
        t = self.state
        cards = t.content
        actions = t.phase == PHASE_ACTIONS
        sheets, kept = t.sheets(), self.kept
        discard = tuple(t.discard)
        return {
            "game": "elysium",
            "to_move": t.mover,
            "over": t.mover < 0,
            "epoch": t.epoch,
            "epochs": EPOCHS,
            "phase": cast("Phase", PHASES[t.phase]),
            "phase_words": format_text(self.language, f"phase-{PHASES[t.phase]}"),
            "stage": self._stage(),
            "round": t.round + 1 if actions else 0,
            "rounds": ROUNDS,
            "order": kept.part("order", tuple(t.order), lambda: list(t.order)),
            "pediment": cards.edition.pediment[t.side],
            "quests": self._quests(),
            "agora": self._places("agora", self.agora),
            "oracle": self._places("oracle", self.oracle) if cards.oracle else None,
            "pile": len(t.pile),
            "discard": kept.part(
                "discard", discard, lambda: [card_key(t, card) for card in discard]
            ),
            "gone": len(t.gone),
            "prestige": cards.prestige,
            "bonus": self._bonus(),
            "legend_worth": LEGENDS_WORTH,
            "seats": [
                board(t, seat, sheets[seat], self.language, kept) for seat in range(len(t.players))
            ],
            "names": kept.part("names", None, lambda: list(self.names)),
        }

    def _stage(self) -> str:
        """Epoch and round or Phase, as a page announces them."""
        t = self.state
        if t.mover < 0:
            return ""
        round_or_phase = format_text(self.language, f"phase-{PHASES[t.phase]}")
        if t.phase == PHASE_ACTIONS:
            round_or_phase = format_text(self.language, "stage-round", round=t.round + 1)
        return format_text(self.language, "stage", epoch=ROMAN[t.epoch], part=round_or_phase)

    def _places(self, zone: str, places: Places) -> list[ElysiumPlace]:
        made_of = (tuple(places.cards), tuple(places.takers))
        return self.kept.part(zone, made_of, lambda: places.shown(self.state))

    def _quests(self) -> list[ElysiumQuest]:
        t = self.state
        made_of = (t.quests, t.side, tuple(t.order), tuple(player.quest for player in t.players))
        return self.kept.part("quests", made_of, self._make_quests)

    def _make_quests(self) -> list[ElysiumQuest]:
        t = self.state
        holders = quest_holders(t)
        return [
            {
                "number": quest.number,
                "gold": quest.gold,
                "vp": quest.vp,
                "transfers": quest.transfers,
                "columns": colours_of(quest_columns(t, quest.number)),
                "holder": holders.get(quest.number),
            }
            for quest in quest_table(t)
        ]

    def _bonus(self) -> ElysiumBonus:
        t = self.state
        sizes = [
            0 if holder < 0 else longest(t.players[holder], level)
            for level, holder in enumerate(t.level_tiles, 1)
        ]
        made_of = (sizes, tuple(t.level_tiles), tuple(t.family_tiles))
        return self.kept.part("bonus", made_of, lambda: self._make_bonus(sizes))

    def _make_bonus(self, sizes: list[int]) -> ElysiumBonus:
        t = self.state
        edition = t.content.edition
        levels: list[LevelBonus] = []
        for level, holder in enumerate(t.level_tiles, 1):
            cards, vp = sizes[level - 1], edition.level_bonus[level - 1]
            levels.append({"level": level, "vp": vp, "holder": _seat(holder), "cards": cards})
        families: list[FamilyBonus] = [
            {
                "family": family,
                "tiles": [
                    {"vp": vp, "holder": _seat(t.family_tiles[2 * index + place])}
                    for place, vp in enumerate(edition.family_bonus)
                ],
            }
            for index, family in enumerate(t.content.families)
        ]
        return {"levels": levels, "families": families}

    def moves(self, would_reveal: Callable[[int], bool]) -> list[LegalMove]:
        """The legal actions with their anchors and labels."""
        t = self.state
        found: list[LegalMove] = []
        for action in t.legal():
            key, facts = action_facts(t, action)
            at = anchor(t, action)
            reveals = would_reveal(action)
            found.append(
                {
                    "action": action,
                    "at": at,
                    "placed": is_placed(at),
                    "words": choice_words(t.content, key, facts, self.language, self.names),
                    "brings": "",
                    "kind": key.removeprefix("action-"),
                    "reveals": reveals,
                    "final": reveals,
                    "passes": False,
                }
            )
        return found

    def barred(self, moves: list[LegalMove]) -> dict[str, Barred]:
        """Things that might be clicked but are not part of the `moves`, each with the reason."""
        t = self.state
        legal = {move["action"] for move in moves}
        open_places = {move["at"] for move in moves}
        found: dict[str, Barred] = {}
        for place, action in candidates(t):
            if place not in open_places and place not in found and action not in legal:
                reason = reason_against(t, action)
                facts, missing = tuple(reason.facts.items()), self._missing(reason)
                found[place] = _barred(
                    t.content, reason.rule, reason.key, facts, missing, self.language
                )
        return found

    def _missing(self, reason: Reason) -> str:
        """The missing Columns, if they are the reason."""
        t = self.state
        if reason.key.startswith("reason-quest-column"):
            return colours_of(quest_columns(t, int(reason.facts["quest"])))
        if reason.key == "reason-another-column":
            return "K"
        if reason.key != "reason-column":
            return ""
        columns = t.players[t.mover].columns
        design = t.content.designs[t.content.number[str(reason.facts["card"])]]
        return "".join(
            colour
            for colour in design.columns
            if colour != "K" and not columns >> COLOURS.index(colour) & 1
        )


@lru_cache(maxsize=16384)
def _barred(
    cards: Content,
    rule: str,
    key: str,
    facts: tuple[tuple[str, str | int], ...],
    missing: str,
    language: str,
) -> Barred:
    """A reason in words; the same reason is the same object."""
    reason, short = Reason(rule, key, dict(facts)), ""
    if key in SHORT_REASONS:
        cost = reason.facts.get("cost", 0)
        short = format_text(language, key.replace("reason-", "short-"), cost=cost)
    words = bare_reason(cards, reason, language).rstrip(".")
    return {"rule": rule, "words": words, "short": short, "missing": missing}


def choice_words(cards: Content, key: str, facts: Facts, language: str, names: list[str]) -> str:
    """The label of an action, with players by name; a single sentence has no final dot."""
    if key in NAMING_ACTIONS:
        words = say(cards, language, key.replace("action-", "named-"), facts, names)
    else:
        words = say(cards, language, key, facts)
    return words if ". " in words else words.removesuffix(".")


def quest_holders(t: Elysium) -> dict[int, int]:
    """The seat that has each Quest; the tiles held as Incomplete go by Disc order (T9)."""
    holders = {player.quest: seat for seat, player in enumerate(t.players) if player.quest}
    holders.pop(INCOMPLETE, None)
    waiting = [seat for seat in t.order if t.players[seat].quest == INCOMPLETE]
    gone = [it.number for it in quest_table(t) if not t.quests >> it.number & 1]
    turned = [number for number in gone if number not in holders]
    return holders | dict(zip(turned, waiting, strict=True))


def _seat(holder: int) -> int | None:
    return None if holder < 0 else holder
