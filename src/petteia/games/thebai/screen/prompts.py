"""The prompt on a screen: what is asked and for what, and a line of circumstances."""

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.measures import columns_cleared
from petteia.games.thebai.rules.packing import HOPLITES
from petteia.games.thebai.rules.pieces.archon import jumps_left
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.rules.turn import MOST_CLEARED, orders_to_fulfil
from petteia.games.thebai.screen.city import stone_key
from petteia.games.thebai.screen.sources import running, source, total
from petteia.games.thebai.text.moves import step_of_turn
from petteia.games.thebai.text.parts import Facts, ThingFact, effect_words, format_text, say
from petteia.games.thebai.text.step_text import yes
from petteia.games.thebai.text.thing_facts import (
    effect_fact,
    help_fact,
    hero_fact,
    level_word,
    step_fact,
    stone_fact,
    stone_on,
)
from petteia.kernel.bits import size
from petteia.kernel.text.parts import SeatFact
from petteia.kernel.wire import Prompt

COUNTED = (
    c.GOODS,
    c.ORDERS,
    c.GIVING,
    c.TAKING,
    c.PAYING,
    c.RAISING,
    c.MUSTERING,
    c.REMOVING,
    c.BUILDING,
    c.ADVANCING,
    c.SEATING,
)
"""The frames that ask several times."""
SOURCELESS = (c.SETTING, c.ROTATING, c.ROOFING, c.STANDING, c.ASCENDING, c.MEETING, c.RETAINING)
"""The frames whose question names what it is about itself."""


def prompt(t: Position, seat: int, language: str, names: list[str]) -> Prompt:
    """The prompt of a seat; the other seats and spectators read what the player to move does."""
    frame = t.top
    if t.mover < 0:
        return {
            "words": format_text(language, "ask-over"),
            "sub": "",
            "turn": -1,
            "frame": "over",
            "card": None,
            "moving": None,
        }
    asks = source(t)
    if seat == t.mover:
        words = _question(t, frame, asks, language)
        sub = _circumstances(t, frame, language)
    else:
        facts: Facts = {"player": SeatFact(int(t.mover)), "frame": DECISIONS.name_of(frame)}
        words = _led(t, say(t.content, language, "doing", facts, names), asks, language)
        sub = ""
    return {
        "words": words,
        "sub": sub,
        "turn": turn_of(t),
        "frame": frame_name(t),
        "card": None if asks is None else f"{asks.kind}:{asks.key}",
        "moving": _moving(t, frame),
    }


def turn_of(t: Position) -> int:
    """The seat whose turn it is, Antigone's too; outside of turns the one to decide."""
    if t.depth and t.stack[1].kind == c.REBELLING:
        return ANTIGONE
    first = int(t.stack[1].seat) if t.depth else -1
    return first if first >= 0 else int(t.mover)


def frame_name(t: Position) -> str:
    """The name of the decision; a turn with its step."""
    frame = t.top
    name = DECISIONS.name_of(frame)
    return f"{name}-{step_of_turn(t, frame)}" if frame.kind == c.TURN else name


def _led(t: Position, question: str, asks: ThingFact | None, language: str) -> str:
    """A question with what it is for."""
    if asks is None:
        return question
    return say(t.content, language, "ask-for", {"question": question, "thing": asks})


def _question(t: Position, frame: Frame, asks: ThingFact | None, language: str) -> str:
    """What is asked, how often, and for what."""
    key, facts = _facts(t, frame)
    words = say(t.content, language, key, facts)
    all_of_it = total(t) if frame.kind in COUNTED else 0
    if all_of_it > 1 and facts.get("mode") != "one":
        now = all_of_it - left_after(t, frame)
        words = format_text(language, "ask-count", question=words, n=now, total=all_of_it)
    return words if frame.kind in SOURCELESS else _led(t, words, asks, language)


def left_after(t: Position, frame: Frame) -> int:
    """How often the same question comes after this one."""
    if frame.kind != c.TAKING:
        return int(frame.left) - 1
    below = t.stack[t.depth - 1]
    return int(below.left) if below.kind == c.GIVING else 0


def _facts(t: Position, frame: Frame) -> tuple[str, Facts]:
    """The message key and facts of a question."""
    kind, content = frame.kind, t.content
    player = t.players[frame.seat]
    facts: Facts = {}
    if kind == c.TURN:
        facts["home"] = yes(player.archon < 0)
        facts["order"] = yes(bool(orders_to_fulfil(t, frame)))
        facts["stuck"] = yes(frame.next == c.TURN_CITIZEN and c.DONE in t.offer.actions())
    elif kind == c.USING:
        facts["what"] = "citizen" if frame.citizen >= 0 else "help"
        facts["level"] = level_word(int(frame.citizen)) if frame.citizen >= 0 else ""
        facts["tile"] = help_fact(content, int(frame.help)) if frame.help >= 0 else ""
    elif kind == c.WALKING:
        facts["stop"] = yes(c.STOP in t.offer.actions())
    elif kind in (c.TRIGGERING, c.ASCENDING):
        facts["place"] = t.board.dice_name(int(frame.at))
    elif kind == c.RETAINING:
        facts["place"] = t.board.dice_name(_hoplite(t))
    elif kind == c.TAKING:
        facts |= {"word": c.STOCK_WORDS[frame.given], "n": 1, "amount": "1"}
    elif kind == c.OFFERED:
        facts["cost"] = int(content.steps[frame.step].pay)
    elif kind == c.RAISING:
        op = content.steps[frame.step]
        facts["die"] = c.KIND_WORDS[op.kind] or "any"
        facts["mode"] = "one" if op.mode == c.MODE_ONE else "other"
        facts["left"] = int(frame.left)
    elif kind == c.MUSTERING:
        facts["supply"] = yes(player.supply_levels(HOPLITES) != 0)
    elif kind in (c.SETTING, c.ROTATING):
        facts["stone"] = stone_fact(content, int(frame.stone))
        facts["place"] = t.board.name(int(frame.space)) if kind == c.ROTATING else ""
    elif kind == c.ROOFING:
        facts["stone"] = stone_on(t, int(frame.space))
    elif kind == c.STANDING:
        facts["hero"] = hero_fact(content, int(frame.hero))
    return f"ask-{frame_name(t)}", facts


def _hoplite(t: Position) -> int:
    """The dice space of the hoplite that is paid or dismissed now."""
    return t.offer.actions()[0] & c.ARGUMENTS


def _circumstances(t: Position, frame: Frame, language: str) -> str:
    """The line below the question: what limits it, and what comes after it."""
    said = [*_limits(t, frame, language), *_after(t, language)]
    return " · ".join(one for one in said if one)


def _limits(t: Position, frame: Frame, language: str) -> list[str]:
    kind, content = frame.kind, t.content
    player = t.players[frame.seat]
    if kind == c.TURN:
        return _turn_limits(t, frame, language)
    if kind == c.CHOOSING_STONE:
        return [format_text(language, "sub-start-stone")]
    if kind == c.USING:
        if frame.citizen >= 0:
            return [format_text(language, "sub-using", strength=int(frame.citizen) // 2 + 1)]
        stack = content.edition.help_stacks[frame.help]
        row = c.ROW_COLOURS[stack.colour]
        return [format_text(language, "sub-help", strength=stack.strength, row=row)]
    if kind == c.WALKING:
        jump = "paid" if frame.paid else yes(jumps_left(t, frame) > 0)
        return [format_text(language, "sub-walking", jump="poor" if jump == "no" else jump)]
    if kind == c.OFFERED:
        op = content.steps[frame.step]
        return [effect_words(content, language, step_fact(op, int(frame.strength)))]
    if kind in (c.GIVING, c.PAYING):
        return [format_text(language, "sub-swaps", n=int(player.belongings()))]
    if kind == c.RAISING:
        op = content.steps[frame.step]
        if op.mode == c.MODE_DIFFERENT:
            return [format_text(language, "sub-different")]
        return []
    if kind == c.ADVANCING:
        if frame.left == 1 and frame.mode != c.MODE_DIFFERENT:
            return []
        mode = {c.MODE_ONE: "one", c.MODE_DIFFERENT: "different"}.get(int(frame.mode), "free")
        return [format_text(language, "sub-tracks", mode=mode)]
    return _piece_limits(t, frame, language)


def _turn_limits(t: Position, frame: Frame, language: str) -> list[str]:
    player = t.players[frame.seat]
    said: list[str] = []
    if frame.next == c.TURN_RESET:
        columns = min(int(columns_cleared(player)), MOST_CLEARED)
        level = level_word(t.content.new_citizen[columns]) if player.reserve else "none"
        said.append(format_text(language, "sub-reset", level=level))
    elif frame.next == c.TURN_ARCHON and player.archon >= 0:
        said.append(format_text(language, "sub-walk-out"))
    if frame.next <= c.TURN_ARCHON and orders_to_fulfil(t, frame):
        said.append(format_text(language, "sub-order-first"))
    return said


def _piece_limits(t: Position, frame: Frame, language: str) -> list[str]:
    kind = frame.kind
    player = t.players[frame.seat]
    if kind == c.BUILDING:
        said = [format_text(language, "sub-roofs", roofs=int(frame.roofs))]
        return [format_text(language, "sub-triggered"), *said] if frame.triggered else said
    if kind in (c.SETTING, c.ROTATING):
        return [format_text(language, "sub-roofs", roofs=int(frame.roofs))]
    if kind == c.ROOFING:
        return [format_text(language, "sub-roofs-left", left=int(frame.left))]
    if kind == c.ASCENDING:
        strength = t.content.commanders[player.commanders]
        return [format_text(language, "sub-commander", strength=strength)]
    if kind == c.MEETING:
        return [format_text(language, "sub-meeting", n=int(size(player.heroes)))]
    if kind == c.RETAINING:
        count, coins = int(size(frame.hoplites)), int(player.drachmas())
        return [format_text(language, "sub-retaining", n=count, drachmas=coins)]
    if kind == c.COUNSELLING:
        return [format_text(language, "sub-counselling")]
    return []


def _after(t: Position, language: str) -> list[str]:
    """What the rest of the effect brings after this step."""
    effect = running(t)
    if effect is None:
        return []
    rest = effect_fact(t.content, int(effect.step), int(effect.strength))
    if not rest.steps:
        return []
    words = effect_words(t.content, language, rest)
    return [format_text(language, "sub-then", text=words)] if words else []


def _moving(t: Position, frame: Frame) -> str | None:
    """The component that is being placed."""
    if frame.kind in (c.SETTING, c.ROTATING):
        return f"stone:{stone_key(t, int(frame.stone))}"
    if frame.kind == c.STANDING:
        return f"hero:{hero_fact(t.content, int(frame.hero)).key}"
    if frame.kind == c.USING and frame.help >= 0:
        return f"help-tile:{help_fact(t.content, int(frame.help)).key}"
    return None
