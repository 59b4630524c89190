"""All components as JSON: `petteia cards thebai --json`."""

from collections.abc import Sequence

from petteia.games.thebai.rules.codes import GOOD_WORDS, LEVEL_SIGNS, ORDER_COLOURS, ROW_COLOURS
from petteia.games.thebai.rules.printed import Edition, Effect, Side, StandingEffect, Step
from petteia.games.thebai.text import board_text, card_text
from petteia.games.thebai.text.step_text import sentences
from petteia.kernel.state import Json

PLAYERS = 4
"""Four colours: four estates, and four of each own stone (I3)."""
PIECES = {
    "citizen-die": 28,
    "hoplite-die": 16,
    "archon": 4,
    "councillor-tile": 12,
    "altar-marker": 8,
    "attack-marker": 1,
    "turmoil-tile": 5,
    "occupied-marker": 10,
    "game-end-card": 1,
}
"""Pieces without text, with their number in the box (I1, I4, I5, S7, S10, S12, A3)."""
COMMANDER = "commander"
COMMANDERS = 16
"""Four for each player (I5)."""
TABLE = (
    "choice",
    "pointer",
    "citizen",
    "hoplite",
    "raise",
    "commander",
    "altar",
    "order",
    "build",
    "sweep",
)
"""The rows of Antigone's table: what she prefers, and what is impossible (Q21)."""
Entry = dict[str, Json]


def facts(edition: Edition, language: str) -> list[Entry]:
    """Every component of the edition: its kind, key, copies, name, text and printed data."""
    return [
        *_boards(edition, language),
        *_stones(edition, language),
        *_orders(edition, language),
        *_people(edition, language),
        *_altar(edition, language),
        *_fate(edition, language),
        *_council(edition, language),
        *_antigone(edition, language),
        *_pieces(edition, language),
    ]


def _entry(kind: str, key: str, copies: int, name: str, words: str, **data: Json) -> Entry:
    return {"kind": kind, "key": key, "copies": copies, "name": name, "text": words, **data}


def _together(*texts: str) -> str:
    return " ".join(filter(None, texts))


def _steps(effect: Effect) -> list[Json]:
    """The steps of an effect, each with its non-default options."""
    return [_step(step) for step in effect]


def _step(step: Step) -> Json:
    said: dict[str, Json] = {"word": step.word}
    for name, three in (("number", step.number), ("roofs", step.roofs)):
        if any(three):
            said[name] = three[0] if len(set(three)) == 1 else _numbers(three)
    options: dict[str, Json] = {
        "pay": step.pay,
        "kind": step.kind,
        "place": step.place,
        "mode": step.mode,
        "track": step.track,
        "triggered": step.triggered,
        "per": step.per,
        "cap": step.cap,
        "what": step.what,
    }
    return said | {name: value for name, value in options.items() if value}


def _standing(standing: StandingEffect) -> Json:
    if not standing.on and not standing.passive:
        return None
    return {
        "on": standing.on,
        "on_number": standing.on_number,
        "passive": standing.passive,
        "passive_number": standing.passive_number,
        "effect": _steps(standing.effect),
    }


def _strings(values: Sequence[str]) -> list[Json]:
    return list(values)


def _numbers(values: Sequence[int]) -> list[Json]:
    return list(values)


def _boards(edition: Edition, language: str) -> list[Entry]:
    """The city's sides, its roofs, the estates and their action spaces."""
    voice = card_text.voice_of(edition, language)
    said: list[Entry] = []
    for key, side in (("large", edition.large), ("small", edition.small)):
        name = voice.say("city-name", side=key)
        words = board_text.city_text(edition, language)
        said.append(_entry("city-side", key, 1, name, words, **_side(side)))
    for roof, effect in edition.roofs.items():
        words = card_text.plain_text(edition, effect, language)
        name = card_text.roof_name(edition, roof, language)
        said.append(_entry("roof", roof, 1, name, words, effect=_steps(effect)))
    said.append(_estate(edition, language))
    for space in edition.estate:
        words = card_text.plain_text(edition, space.effect, language)
        name = space.name[language]
        said.append(
            _entry(
                "estate-space",
                space.key,
                PLAYERS,
                name,
                words,
                row=ROW_COLOURS[space.row],
                column=space.column + 1,
                effect=_steps(space.effect),
            )
        )
    return said


def _estate(edition: Edition, language: str) -> Entry:
    return _entry(
        "estate-board",
        "estate",
        PLAYERS,
        board_text.estate_name(language),
        board_text.estate_text(edition, language),
        columns=_numbers(edition.column_values),
        new_citizen=_strings([LEVEL_SIGNS[level] for level in edition.new_citizen]),
        starts=[
            {"citizens": _strings([LEVEL_SIGNS[level] for level in levels]), "drachmas": drachmas}
            for levels, drachmas in edition.starts
        ],
    )


def _side(side: Side) -> Entry:
    return {
        "columns": side.columns,
        "start": _strings(side.start),
        "marked": _strings(side.marked),
        "top": side.top,
        "right": side.right,
        "bottom": side.bottom,
        "left": side.left,
    }


def _stones(edition: Edition, language: str) -> list[Entry]:
    return [
        _entry(
            "stone",
            stone.key,
            1 if stone.neutral else PLAYERS,
            stone.name[language],
            _together(
                card_text.plain_text(edition, stone.effect, language),
                board_text.roofs_text(stone, language),
            ),
            neutral=stone.neutral,
            roofs=stone.roofs,
            effect=_steps(stone.effect),
        )
        for stone in (*edition.stones, *edition.neutral)
    ]


def _orders(edition: Edition, language: str) -> list[Entry]:
    return [
        _entry(
            "order",
            order.key,
            1,
            order.name[language],
            _together(
                card_text.order_text(edition, order, language),
                board_text.colour_text(order, language),
            ),
            colour=ORDER_COLOURS[order.colour],
            cost=dict(zip(GOOD_WORDS, order.cost, strict=True)),
            starting=order.starting,
            effect=_steps(order.effect),
        )
        for order in edition.orders
    ]


def _people(edition: Edition, language: str) -> list[Entry]:
    """Heroes and attack cards."""
    said = [
        _entry(
            "hero",
            hero.key,
            1,
            hero.name[language],
            card_text.hero_text(edition, hero, language),
            solo=hero.solo,
            standee=hero.standee,
            effect=_steps(hero.effect),
            standing=_standing(hero.standing),
        )
        for hero in edition.heroes
    ]
    for card in edition.attacks:
        words = card_text.attack_text(edition, card, language)
        name = card.name[language]
        said.append(_entry("attack", card.key, 1, name, words, modifier=card.modifier))
    return said


def _altar(edition: Edition, language: str) -> list[Entry]:
    """The spaces of the tracks, and the tiles on them."""
    said: list[Entry] = []
    for track, spaces in (("dionysos", edition.dionysos), ("ares", edition.ares)):
        for number, effect in enumerate(spaces):
            words = card_text.altar_text(edition, track, number, language)
            name = card_text.altar_name(edition, track, number, language)
            key = f"{track}{number}"
            said.append(_entry("altar-space", key, 1, name, words, effect=_steps(effect)))
    said += [
        _entry(
            "blessing",
            tile.key,
            tile.copies,
            tile.name[language],
            card_text.blessing_text(edition, tile, language),
            track=tile.track,
            vp_by_copy=_numbers(tile.vp_by_copy),
            effect=_steps(tile.effect),
            standing=_standing(tile.standing),
        )
        for tile in edition.blessings
    ]
    said += [
        _entry(
            "help-tile",
            stack.key,
            stack.copies,
            card_text.help_name(edition, stack, language),
            card_text.help_text(edition, stack, language),
            colour=ROW_COLOURS[stack.colour],
            strength=stack.strength,
        )
        for stack in edition.help_stacks
    ]
    return said


def _fate(edition: Edition, language: str) -> list[Entry]:
    """Gate tiles, conflicts, prosperity, turmoil and heralds."""
    said: list[Entry] = []
    for gate in edition.gates:
        words = card_text.plain_text(edition, gate.effect, language)
        name = gate.name[language]
        said.append(_entry("gate-tile", gate.key, 1, name, words, effect=_steps(gate.effect)))
    for conflict in edition.conflicts:
        words = card_text.conflict_text(edition, conflict, language)
        name = card_text.conflict_name(edition, conflict, language)
        row = conflict.number
        said.append(_entry("conflict", conflict.key, 1, name, words, row=row, back=conflict.back))
    for tile in edition.prosperities:
        words = card_text.prosperity_text(edition, tile, language)
        data: Entry = {"back": tile.back, "effect": _steps(tile.effect)}
        said.append(_entry("prosperity", tile.key, 1, tile.name[language], words, **data))
    for turmoil in edition.turmoil:
        words = card_text.turmoil_text(edition, turmoil, language)
        name = card_text.turmoil_name(edition, turmoil, language)
        said.append(_entry("turmoil", turmoil.key, 1, name, words, spaces=_strings(turmoil.spaces)))
    for herald in edition.heralds:
        words = card_text.herald_text(edition, herald, language)
        name = card_text.herald_name(edition, herald, language)
        shown: Entry = {"column": herald.column, "space": herald.space}
        shown["foot"] = _strings(herald.foot)
        said.append(_entry("herald", herald.key, 1, name, words, **shown))
    return said


def _council(edition: Edition, language: str) -> list[Entry]:
    """The path, and the monuments with their spaces."""
    voice = card_text.voice_of(edition, language)
    said = [
        _entry(
            "path-space",
            f"path{number}",
            1,
            voice.say("path-name", number=number),
            sentences([voice.say("path", vp=vp)]),
            vp=vp,
        )
        for number, vp in enumerate(edition.path, 1)
    ]
    for monument in edition.monuments:
        words = card_text.monument_text(edition, monument, language)
        name, sides = monument.name[language], _strings(monument.sides)
        said.append(_entry("monument", monument.key, 1, name, words, sides=sides))
    for space in edition.council:
        words = card_text.plain_text(edition, space.effect, language)
        name = card_text.council_name(edition, space, language)
        data: Entry = {"monument": space.monument, "effect": _steps(space.effect)}
        said.append(_entry("council-space", space.key, 1, name, words, **data))
    return said


def _antigone(edition: Edition, language: str) -> list[Entry]:
    """Everything for the solo game (A1-A12)."""
    said: list[Entry] = []
    for card in (*edition.basic, *edition.special):
        said.append(
            _entry(
                "special-action" if card.special else "basic-action",
                card.key,
                1,
                card.name[language],
                card_text.action_text(edition, card, language),
                track=card.track,
                pointer=card.pointer,
                destiny=card.destiny,
                actions=_steps(card.actions),
            )
        )
    for destiny in edition.destinies:
        words = card_text.destiny_text(edition, destiny, language)
        data: Entry = {"actions": _steps(destiny.actions)}
        said.append(_entry("destiny", destiny.key, 1, destiny.name[language], words, **data))
    for level in edition.challenges:
        shown: Entry = {
            "level": level.level,
            "vp": level.vp,
            "citizens": LEVEL_SIGNS[level.citizens],
            "hoplites": LEVEL_SIGNS[level.hoplites],
            "orders": level.orders,
            "councillor": level.councillor,
        }
        words = card_text.challenge_text(edition, level, language)
        said.append(_entry("challenge", level.key, 1, level.name[language], words, **shown))
    for roof, effect in edition.antigone_roofs.items():
        words = card_text.antigone_roof_text(edition, roof, language)
        name = card_text.roof_name(edition, roof, language, antigone=True)
        said.append(_entry("antigone-roof", roof, 1, name, words, effect=_steps(effect)))
    for row in TABLE:
        words = card_text.table_text(edition, row, language)
        name = card_text.table_name(edition, row, language)
        said.append(_entry("antigone-table", row, 1, name, words))
    return said


def _pieces(edition: Edition, language: str) -> list[Entry]:
    voice = card_text.voice_of(edition, language)
    said = [
        _entry(key, key, copies, voice.say("piece", piece=key), "")
        for key, copies in PIECES.items()
    ]
    name, words = voice.say("piece", piece=COMMANDER), board_text.commander_text(edition, language)
    strengths = _numbers(edition.commanders)
    said.append(_entry(COMMANDER, COMMANDER, COMMANDERS, name, words, strengths=strengths))
    return said
