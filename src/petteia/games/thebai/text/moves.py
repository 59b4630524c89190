"""Actions and prompts in words, in every language."""

from collections.abc import Sequence
from functools import partial

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.packing import HOPLITES
from petteia.games.thebai.rules.pieces.altar import place_on
from petteia.games.thebai.rules.pieces.dice import level_at, will_ascend
from petteia.games.thebai.rules.pieces.stones import roof_beyond, roof_of
from petteia.games.thebai.rules.position import Position, occupied
from petteia.games.thebai.rules.turn import orders_to_fulfil, usable_help
from petteia.games.thebai.text.parts import (
    ColourFact,
    Facts,
    Named,
    TextFact,
    say,
    seat_names,
    spell,
    text_of,
)
from petteia.games.thebai.text.step_text import yes
from petteia.games.thebai.text.thing_facts import (
    altar_fact,
    blessing_fact,
    cost_fact,
    council_fact,
    die_kind,
    effect_fact,
    estate_fact,
    free_stones_beside,
    help_fact,
    hero_fact,
    level_word,
    order_fact,
    roof_fact,
    row_stone,
    seat_of_die,
    step_fact,
    stone_fact,
    stone_on,
)
from petteia.kernel.bits import BIT
from petteia.kernel.game import Description
from petteia.kernel.text.parts import SeatFact, facts_as_text

THING_ACTIONS = {
    c.GOOD: "action-good",
    c.GIVE: "action-give",
    c.TAKE: "action-take",
    c.PAY: "action-pay",
}
"""Actions whose only fact is a good or a drachma."""
Words = tuple[str, Facts]


def action_words(t: Position, action: int, language: str) -> Description:
    """An action of the top frame: key, facts and words."""
    key, facts = action_facts(t, action)
    names = seat_names(language, int(t.seats))
    words = say(t.content, language, key, facts, names)
    said = facts_as_text(facts, partial(_fact_text, t.content, language, names))
    return Description(action, key, said, words)


def _fact_text(content: Content, language: str, names: Sequence[str], fact: Named) -> str:
    return text_of(content, language, spell(content, language, fact), names)


def prompt_words(t: Position, language: str) -> str:
    """The question to the player to move."""
    key, facts = prompt_facts(t)
    return say(t.content, language, key, facts, seat_names(language, int(t.seats)))


def prompt_facts(t: Position) -> Words:
    """The message key and facts of the top frame's question."""
    if t.mover < 0:
        return "prompt-over", {}
    frame, content = t.top, t.content
    facts: Facts = {"left": int(frame.left)}
    if frame.kind == c.TURN:
        home = t.players[frame.seat].archon < 0
        turn: Facts = {"home": yes(home), "order": yes(bool(orders_to_fulfil(t, frame)))}
        return f"prompt-turn-{step_of_turn(t, frame)}", turn
    if frame.kind == c.USING:
        return "prompt-using", {"what": "citizen" if frame.citizen >= 0 else "help"}
    if frame.kind == c.OFFERED:
        return "prompt-offered", _price_facts(t, frame)
    if frame.kind in (c.SETTING, c.ROTATING):
        facts["stone"] = stone_fact(content, int(frame.stone))
    elif frame.kind == c.ROOFING:
        facts["stone"] = stone_on(t, int(frame.space))
    elif frame.kind == c.STANDING:
        facts["hero"] = hero_fact(content, int(frame.hero))
    elif frame.kind == c.RETAINING:
        facts["row"] = int(frame.row) + 1
    elif frame.kind == c.RAISING:
        step = content.steps[frame.step]
        facts["die"] = c.KIND_WORDS[step.kind] or "any"
        facts["mode"] = "one" if step.mode == c.MODE_ONE else "other"
    elif frame.kind == c.MUSTERING:
        facts["supply"] = yes(t.players[frame.seat].supply_levels(HOPLITES) != 0)
    return f"prompt-{DECISIONS.name_of(frame)}", facts


def action_facts(t: Position, action: int) -> Words:
    """The message key and facts of an action; a player it concerns is `player`."""
    kind = action & ~c.ARGUMENTS
    argument = action & c.ARGUMENTS
    if kind == c.DONE:
        return "action-done", {"frame": _frame_name(t, t.top)}
    if kind in THING_ACTIONS:
        return THING_ACTIONS[kind], {"word": c.STOCK_WORDS[argument], "n": 1, "amount": "1"}
    if kind in (c.FULFIL, c.ORDER, c.START_ORDER):
        return _order_facts(t, kind, argument)
    if kind in (c.CITIZEN, c.RAISE_CITIZEN, c.RAISE_HOPLITE, c.HOPLITE):
        return _supply_facts(kind, argument)
    if kind in (c.RAISE_CITY, c.RAISE_ESTATE, c.SHIFT, c.KEEP, c.DISMISS):
        return _die_facts(t, kind, argument)
    if kind in (c.TRIGGER, c.ARCHON, c.STEP, c.STOP, c.TAKE_BACK):
        return _archon_facts(t, kind, argument)
    if kind in (c.ROW, c.START_STONE, c.SPACE, c.ROTATE, c.ROOF):
        return _stone_facts(t, kind, argument)
    return _place_facts(t, kind, argument)


def _frame_name(t: Position, frame: Frame) -> str:
    """The name of the frame, with the next step of a turn, or where a relocated archon is."""
    name = DECISIONS.name_of(frame)
    if frame.kind == c.RELOCATING and t.players[frame.seat].archon < 0:
        return f"{name}-home"
    return f"{name}-{step_of_turn(t, frame)}" if frame.kind == c.TURN else name


def step_of_turn(t: Position, frame: Frame) -> str:
    """The next step of a turn; the end of the turn if there is no usable help tile."""
    if frame.next == c.TURN_HELP and not usable_help(t, t.players[frame.seat]):
        return c.TURN_STEPS[c.TURN_END]
    return c.TURN_STEPS[frame.next]


def _order_facts(t: Position, kind: int, argument: int) -> Words:
    """Orders of the hand or of the display, or the unknown top card of the deck."""
    if kind == c.ORDER and argument == c.DECK_TOP:
        return "action-order-deck", {}
    order = argument if kind == c.FULFIL else t.display[argument]
    facts: Facts = {"order": order_fact(t.content, order), "price": cost_fact(t.content, order)}
    keys = {c.FULFIL: "action-fulfil", c.ORDER: "action-order", c.START_ORDER: "action-start-order"}
    return keys[kind], facts


def _supply_facts(kind: int, level: int) -> Words:
    """Dice of the supply: used, placed or raised."""
    if kind == c.CITIZEN:
        return "action-citizen", {"level": level_word(level)}
    if kind == c.HOPLITE:
        return "action-hoplite", {"level": level_word(level)}
    die = "citizen" if kind == c.RAISE_CITIZEN else "hoplite"
    return "action-raise-supply", {"die": die, **_raise(level)}


def _raise(level: int, ascends: bool = False) -> Facts:
    """A raise from one level to the next; at the top a die ascends or gives 1 VP (D3 to D6)."""
    if level == c.TOP_LEVEL:
        return {"level": level_word(level), "to": "ascends" if ascends else "vp"}
    return {"level": level_word(level), "to": level_word(level + 1)}


def _die_facts(t: Position, kind: int, place: int) -> Words:
    """Dice in the city or on the estate: raised, shifted, paid or dismissed."""
    if kind == c.RAISE_ESTATE:
        player = t.players[t.top.seat]
        level = player.estate_levels >> 3 * place & 7
        return "action-raise-estate", {
            "space": estate_fact(t.content, place),
            **_raise(int(level)),
        }
    level = int(level_at(t, place))
    facts: Facts = {"place": t.board.dice_name(place), "level": level_word(level)}
    if kind == c.RAISE_CITY:
        ascends = will_ascend(t, seat_of_die(t, place).seat, place)
        return "action-raise-city", {"die": die_kind(t, place), **facts, **_raise(level, ascends)}
    keys = {c.SHIFT: "action-shift", c.KEEP: "action-keep", c.DISMISS: "action-dismiss"}
    return keys[kind], facts


def _archon_facts(t: Position, kind: int, argument: int) -> Words:
    """Triggered stones and the movement of the archon."""
    if kind == c.TAKE_BACK:
        return "action-take-back", {}
    if kind == c.TRIGGER:
        return _trigger_facts(t, argument)
    seat = t.top.seat
    space = int(t.players[seat].archon) if kind == c.STOP else argument
    facts: Facts = {"stone": stone_on(t, space), "place": t.board.name(space)}
    if kind == c.STOP:
        return "action-stop", facts
    if kind == c.ARCHON:
        return ("action-relocate" if t.top.kind == c.RELOCATING else "action-archon"), facts
    return "action-step", facts | _crossing(t, int(seat), argument)


def _crossing(t: Position, seat: int, there: int) -> Facts:
    """What happens on the dice space that the archon crosses (T5)."""
    dice = int(t.board.between(t.players[seat].archon, there))
    facts: Facts = {"crossing": "free", "die": "none", "player": SeatFact(seat)}
    if t.dice & BIT[dice]:
        owner = seat_of_die(t, dice)
        if owner.seat == seat:
            crossing = "own" if level_at(t, dice) else "own-lowest"
        else:
            crossing = "other-ascends" if will_ascend(t, owner.seat, dice) else "other"
        return {"crossing": crossing, "die": die_kind(t, dice), "player": owner}
    if not occupied(t) & BIT[dice]:
        facts["crossing"] = "paid"
    return facts


def _trigger_facts(t: Position, which: int) -> Words:
    """One stone beside a citizen, or both for drachmas (T2)."""
    board, dice = t.board, t.top.at
    pair = (int(board.first[dice]), int(board.second[dice]))
    one, other = pair[which % c.BOTH], pair[1 - which % c.BOTH]
    facts: Facts = {"stone": stone_on(t, one), "place": board.name(one)}
    if which < c.BOTH:
        return "action-trigger", facts
    more: Facts = {"other": stone_on(t, other), "beyond": board.name(other)}
    return "action-trigger-both", facts | more | {"cost": int(t.top.price)}


def _stone_facts(t: Position, kind: int, argument: int) -> Words:
    """Stones: leaving the estate, their space, rotation and roofs."""
    frame = t.top
    if kind in (c.ROW, c.START_STONE):
        stone = stone_fact(t.content, row_stone(t, int(frame.seat), argument))
        facts: Facts = {"stone": stone, "row": c.ROW_COLOURS[argument]}
        if kind == c.START_STONE:
            return "action-start-stone", facts
        return f"action-row-{DECISIONS.name_of(frame)}", facts
    if kind == c.SPACE:
        return "action-space", {"place": t.board.name(argument)}
    if kind == c.ROTATE:
        return "action-rotate", _rotation(t, int(frame.stone), int(frame.space), argument)
    roof = roof_fact(int(roof_of(t, frame.space, argument)))
    return "action-roof", {"edge": c.EDGE_WORDS[argument], "roof": roof, "text": TextFact(*roof)}


def _rotation(t: Position, stone: int, space: int, turn: int) -> Facts:
    """A rotation of a stone: its roofs, and how many edges would match (V8)."""
    colours = [t.content.stone_roofs[stone * 16 + turn * 4 + edge] for edge in range(4)]
    facts: Facts = {
        name: ColourFact(c.ROOF_LETTERS[colours[edge]]) for edge, name in enumerate(c.EDGE_WORDS)
    }
    touching = [roof_beyond(t, space, edge) for edge in range(4)]
    facts["matching"] = sum(mine == theirs for mine, theirs in zip(colours, touching, strict=True))
    return facts


def _place_facts(t: Position, kind: int, argument: int) -> Words:
    """Places where pieces are put, and things that are taken or come next."""
    frame, content = t.top, t.content
    if kind == c.ESTATE:
        level, stack = frame.citizen, frame.help
        strength = level // 2 + 1 if stack < 0 else content.help_strength[stack]
        effect = effect_fact(content, content.estate_effects[argument], int(strength))
        return "action-estate", {"space": estate_fact(content, argument), "text": effect}
    if kind == c.CITY:
        facts: Facts = {"place": t.board.dice_name(argument)}
        if frame.kind != c.USING:
            return "action-city", facts
        free = free_stones_beside(t, argument)
        if not free.things:
            return "action-city-idle", facts
        return "action-city-use", facts | {"stones": free}
    if kind == c.MONUMENT:
        condition = council_fact(content, argument)
        return "action-monument", {"space": condition, "text": TextFact(*condition)}
    if kind == c.TRACK:
        number = int(place_on(t.players[frame.seat], argument)) + 1
        return "action-track", {
            "track": c.TRACK_WORDS[argument],
            "space": number,
            "text": TextFact(*altar_fact(argument, number)),
        }
    if kind == c.COMMANDER:
        strength = content.commanders[t.players[frame.seat].commanders]
        return "action-commander", {"row": argument + 1, "strength": strength}
    if kind == c.HERO:
        hero = hero_fact(content, argument)
        return "action-hero", {"hero": hero, "text": TextFact(*hero)}
    if kind == c.HELP:
        return "action-help", {"tile": help_fact(content, argument)}
    if kind == c.ACCEPT:
        return "action-accept", _price_facts(t, frame)
    if kind == c.WHICH:
        if argument < c.HERO_EFFECT:
            return "action-which", {"thing": blessing_fact(content, argument)}
        return "action-which", {"thing": hero_fact(content, argument - c.HERO_EFFECT)}
    raise ValueError(f"no action is numbered {kind | argument}")


def _price_facts(t: Position, frame: Frame) -> Facts:
    """What a step costs and does (V3)."""
    op = t.content.steps[frame.step]
    return {"cost": int(op.pay), "text": step_fact(op, int(frame.strength))}
