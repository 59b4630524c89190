"""All components of a table in words and signs, and what the start page offers."""

from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.rules.codes import ROW_COLOURS
from petteia.games.thebai.rules.printed import Edition, Effect, StandingEffect, Step
from petteia.games.thebai.screen.wire import Component, ThebaiCards, ThebaiPack
from petteia.games.thebai.text.card_facts import facts as printed_facts
from petteia.games.thebai.text.card_text import help_name, voice_of
from petteia.games.thebai.text.parts import format_text
from petteia.games.thebai.text.short_text import short_effect, short_standing
from petteia.games.thebai.text.step_text import (
    Voice,
    capital,
    compact_antigone_text,
)
from petteia.kernel.options import HOUSE_PACK

SOLO_KINDS = (
    "basic-action",
    "special-action",
    "game-end-card",
    "destiny",
    "challenge",
    "antigone-roof",
    "antigone-table",
)
"""The kinds of components that only a game alone has."""
ANTIGONE_KINDS = ("basic-action", "special-action", "destiny", "antigone-roof")
"""The kinds of components whose effects only Antigone carries out."""
HERALD_KINDS = ("herald", "occupied-marker")
"""The kinds of components that games with one or two players have."""
PICTURE_KINDS = {
    "neutral": "stone",
    "estate": "estate-space",
    "help": "help-tile",
    "gate_tile": "gate-tile",
    "council_space": "council-space",
    "basic": "basic-action",
    "special": "special-action",
}
"""The kind of component of each list of a pack that has another name."""
SIDES = ("", "small", "small", "three", "four")
"""The side of the council board by the number of players (S1)."""
MEASURE_ICONS: dict[str, tuple[str, ...]] = {
    "commanders": ("commander",),
    "rows_guarded": ("row", "hoplite"),
    "strongest_row": ("strength",),
    "gate_tiles": ("gate",),
    "heroes": ("hero",),
    "dionysos": ("dionysos",),
    "ares": ("ares",),
    "altar_lower": ("altar",),
    "blessings": ("blessing",),
    "fulfilled": ("order",),
    "double_colours": ("2", "order"),
    "top_colour": ("order",),
    "stock": ("good", "drachma"),
    "columns_cleared": ("column",),
    "rows_cleared": ("row",),
    "stones_gone": ("remove",),
    "own_stones": ("stone",),
    "citizens_city": ("citizen",),
    "dice_city": ("citizen", "hoplite"),
    "strong_city": ("3", "citizen", "hoplite"),
    "strong_citizens": ("2+", "citizen"),
    "strong_home": ("2+", "citizen"),
    "rows_with_dice": ("row",),
    "councillors": ("councillor",),
}
EVENT_ICONS = {
    "archon_moved": "archon",
    "fulfilled": "order",
    "stand_crossed": "hero",
    "end": "star",
}
PASSIVE_ICONS: dict[str, tuple[str, ...]] = {
    "free_pay": ("0", "drachma", "hoplite"),
    "battle": ("strength",),
    "second_order": ("2", "order"),
    "no_loss": ("attack", "0", "vp"),
    "stand_strength": ("strength",),
}


@lru_cache(maxsize=32)
def table_cards(folder: Path, players: int, language: str) -> ThebaiCards:
    """All components of a table by kind and key; cached, because they are slow to make."""
    edition = read_edition(folder)
    cards = components(folder, language)
    side = SIDES[players]
    monuments = {it.key: it.name[language] for it in edition.monuments if side in it.sides}
    return {
        "cards": {name: card for name, card in cards.items() if _is_used(card, players, monuments)},
        "column_values": list(edition.column_values),
        "superiority": list(edition.superiority),
        "monuments": monuments,
        "antigone_table": [
            [card["name"], card["text"]]
            for card in cards.values()
            if card["kind"] == "antigone-table" and players == 1
        ],
    }


def _is_used(card: Component, players: int, monuments: dict[str, str]) -> bool:
    """Is a component used with this number of players (S1, S6, S12, A1)?"""
    kind = card["kind"]
    if kind == "antigone-table" or (kind in SOLO_KINDS and players > 1):
        return False
    if kind in HERALD_KINDS:
        return players <= 2
    if kind == "council-space":
        return card["group"] in monuments
    if kind == "monument":
        return card["key"] in monuments
    if kind == "city-side":
        return card["key"] == ("small" if players <= 2 else "large")
    return True


@lru_cache(maxsize=16)
def components(folder: Path, language: str) -> dict[str, Component]:
    """Every component of an edition, by kind and key."""
    edition = read_edition(folder)
    voice = voice_of(edition, language)
    effects = _effects(edition)
    standings: dict[str, StandingEffect] = {
        **{f"hero:{it.key}": it.standing for it in edition.heroes},
        **{f"blessing:{it.key}": it.standing for it in edition.blessings},
    }
    pictures = _pictures(edition)
    tiles = {(ROW_COLOURS[it.colour], it.strength): it.key for it in edition.help_stacks}
    found: dict[str, Component] = {}
    for entry in printed_facts(edition, language):
        name = f"{entry['kind']}:{entry['key']}"
        effect, standing = effects.get(name, ()), standings.get(name)
        found[name] = {
            "kind": str(entry["kind"]),
            "key": str(entry["key"]),
            "name": str(entry["name"]),
            "text": str(entry["text"]),
            "short": _short(edition, voice, name, effect, standing),
            "copies": cast("int", entry["copies"]),
            "icons": _icons(name, cast("dict[str, Any]", entry), effect, standing),
            "group": _group(name, cast("dict[str, Any]", entry), effect, tiles),
            "roofs": str(entry.get("roofs", "")) if entry["kind"] == "stone" else "",
            "cost": list(cast("dict[str, int]", entry.get("cost", {})).values()),
            "number": _number(cast("dict[str, Any]", entry)),
            "picture": pictures.get(name, ""),
        }
    return found


def _pictures(edition: Edition) -> dict[str, str]:
    """The pictograms that the pack names, by component."""
    return {
        f"{PICTURE_KINDS.get(name, name)}:{key}": picture
        for name, pictures in edition.pictures.items()
        for key, picture in pictures.items()
    }


def _effects(edition: Edition) -> dict[str, Effect]:
    """The effects of all components that have one."""
    sorts: tuple[tuple[str, Any], ...] = (
        ("stone", (*edition.stones, *edition.neutral)),
        ("order", edition.orders),
        ("hero", edition.heroes),
        ("estate-space", edition.estate),
        ("blessing", edition.blessings),
        ("gate-tile", edition.gates),
        ("prosperity", edition.prosperities),
        ("council-space", edition.council),
    )
    found: dict[str, Effect] = {
        f"{kind}:{it.key}": it.effect for kind, all_ in sorts for it in all_
    }
    for track, spaces in (("dionysos", edition.dionysos), ("ares", edition.ares)):
        found |= {f"altar-space:{track}{number}": effect for number, effect in enumerate(spaces)}
    found |= {f"roof:{roof}": effect for roof, effect in edition.roofs.items()}
    found |= {f"antigone-roof:{roof}": effect for roof, effect in edition.antigone_roofs.items()}
    found |= {f"basic-action:{it.key}": it.actions for it in edition.basic}
    found |= {f"special-action:{it.key}": it.actions for it in edition.special}
    found |= {f"destiny:{it.key}": it.actions for it in edition.destinies}
    return found


def _short(
    edition: Edition, voice: Voice, name: str, effect: Effect, standing: StandingEffect | None
) -> str:
    """A component in a few words; empty if there is nothing shorter than its text."""
    tracks = {it.key: it.track for it in (*edition.basic, *edition.special)}
    heralds = {it.key: it for it in edition.heralds}
    kind, _, key = name.partition(":")
    if kind in ANTIGONE_KINDS:
        return compact_antigone_text(voice, effect, tracks.get(key, ""))
    if kind == "herald":
        feet = [voice.say("short-foot", word=word) for word in heralds[key].foot]
        return voice.fold("short-else", feet)
    if kind == "altar-space":
        step = effect[0] if effect else None
        if step is None:
            return voice.say("short-start")
        if step.word == "help":
            wanted = (ROW_COLOURS.index(step.what), step.number[0])
            tile = next(it for it in edition.help_stacks if (it.colour, it.strength) == wanted)
            return help_name(edition, tile, voice.language)
        if step.word == "blessing":
            return voice.blessings[step.what]
    said = [short_effect(voice, effect)]
    if standing is not None:
        said.append(short_standing(voice, standing))
    tile_vp = next((it.vp_by_copy for it in edition.blessings if f"blessing:{it.key}" == name), ())
    if tile_vp:
        said.insert(0, voice.say("short-vp", amount="/".join(str(vp) for vp in tile_vp)))
    if any(it.standee == "monument" for it in edition.heroes if f"hero:{it.key}" == name):
        said.append(voice.say("short-standee"))
    known = [one for one in said if one]
    return capital(voice.fold("comma", known)) if known else ""


def _icons(
    name: str, entry: dict[str, Any], effect: Effect, standing: StandingEffect | None
) -> list[list[str]]:
    """What a component does in signs, one list for each step."""
    kind = name.partition(":")[0]
    track = str(entry["track"]) if kind in ("basic-action", "special-action") else ""
    found = [icons for step in effect if any(step.number) for icons in _parted(step, track)]
    if kind == "herald":
        return [[_word_icon(word)] for word in entry["foot"]]
    if kind == "blessing" and entry["vp_by_copy"]:
        found.insert(0, ["/".join(str(vp) for vp in entry["vp_by_copy"]), "vp"])
    if standing is not None and standing.on:
        event = EVENT_ICONS[standing.on]
        least = [f"{standing.on_number}+"] if standing.on_number else []
        found += [[event, *least, "→", *step_icons(step)] for step in standing.effect]
    if standing is not None and standing.passive:
        number = [f"+{standing.passive_number}"] if standing.passive_number else []
        found.append([*number, *PASSIVE_ICONS[standing.passive]])
    return found


def _parted(step: Step, track: str) -> list[list[str]]:
    """The signs of a step; a stone and its roofs that Antigone builds are two."""
    if step.word == "build":
        return [["1", "place"], [_amount(step.number), "roof"]]
    return [step_icons(step, track)]


def step_icons(step: Step, track: str = "") -> list[str]:
    """One step of an effect in signs, with the track of its card if it has one."""
    price = [str(step.pay), "pay"] if step.pay else []
    number = _amount(step.number)
    if step.word == "raise":
        shown = [number, f"raise-{step.kind}" if step.kind else "raise"]
        if step.mode:
            shown.append("=" if step.mode == "one" else "≠")
    elif step.word == "altar":
        shown = [number, step.track or track or "altar"]
    elif step.word == "place":
        shown = [number, "place"]
        if step.triggered:
            shown = ["stone", *shown]
        if any(step.roofs):
            shown += [_amount(step.roofs), "roof"]
    elif step.word == "help":
        shown = [f"help-{step.what}", number]
    elif step.word in ("blessing", "relocate"):
        shown = [step.word]
    elif step.word == "sweep":
        shown = ["display"]
    else:
        shown = [number, step.word]
    if step.per:
        shown += ["per", *MEASURE_ICONS[step.per]]
        if step.cap:
            shown.append(f"≤{step.cap}")
    return price + shown


def _word_icon(word: str) -> str:
    return {"build": "place"}.get(word, word)


def _amount(numbers: tuple[int, int, int]) -> str:
    same = numbers[0] == numbers[1] == numbers[2]
    return str(numbers[0]) if same else "/".join(str(number) for number in numbers)


def _group(
    name: str, entry: dict[str, Any], effect: Effect, tiles: dict[tuple[str, int], str]
) -> str:
    """What a component belongs to (see `Component.group`)."""
    kind = name.partition(":")[0]
    if kind == "council-space":
        return str(entry["monument"])
    if kind == "estate-space":
        return str(entry["row"])
    if kind in ("help-tile", "order"):
        return str(entry["colour"])
    if kind == "blessing":
        return str(entry["track"])
    if kind in ("basic-action", "special-action"):
        return str(entry["pointer"])
    if kind == "herald":
        return str(entry["space"])
    if kind == "hero":
        return str(entry["standee"])
    if kind == "stone":
        return "neutral" if entry["neutral"] else ""
    if kind == "altar-space" and effect:
        step = effect[0]
        if step.word == "blessing":
            return f"blessing:{step.what}"
        if step.word == "help":
            return f"help-tile:{tiles[step.what, step.number[0]]}"
    return ""


def _number(entry: dict[str, Any]) -> int:
    """The number printed on a component (see `Component.number`)."""
    kind = entry["kind"]
    if kind == "altar-space":
        return int(str(entry["key"]).removeprefix("dionysos").removeprefix("ares"))
    fields = {
        "help-tile": "strength",
        "attack": "modifier",
        "conflict": "row",
        "estate-space": "column",
        "challenge": "level",
        "path-space": "vp",
        "basic-action": "destiny",
        "special-action": "destiny",
    }
    return int(entry[fields[kind]]) if kind in fields else 0


def pack_choices(name: str, edition: Edition, language: str) -> ThebaiPack:
    """What the start page offers of a pack: its challenges."""
    cards = components(edition.folder, language)
    return {
        "name": name,
        "title": format_text(language, "pack-house") if name == HOUSE_PACK else edition.name,
        "challenges": [
            {
                "level": challenge.level,
                "name": challenge.name[language],
                "note": cards[f"challenge:{challenge.key}"]["text"],
            }
            for challenge in edition.challenges
        ],
    }
