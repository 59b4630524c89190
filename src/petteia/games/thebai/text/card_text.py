"""The texts of all components: boards, stones, orders, heroes, tiles and cards."""

from functools import lru_cache
from pathlib import Path

from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.rules.codes import GOOD_WORDS, LEVEL_SIGNS, ROW_COLOURS
from petteia.games.thebai.rules.printed import (
    ActionCard,
    Attack,
    Blessing,
    Challenge,
    Conflict,
    CouncilSpace,
    Destiny,
    Edition,
    Effect,
    HelpStack,
    Herald,
    Hero,
    Monument,
    Order,
    Prosperity,
    Turmoil,
)
from petteia.games.thebai.text.step_text import (
    Voice,
    antigone_text,
    capital,
    effect_text,
    sentences,
    standing_text,
)

CONFLICTS = ("first", "second", "third", "fourth")
"""The conflicts of a game; their numbers are the strengths of their attacks (F3)."""


def voice_of(edition: Edition, language: str) -> Voice:
    """The `Voice` of an edition in a language."""
    return _voice(edition.folder, language)


@lru_cache(maxsize=32)
def _voice(folder: Path, language: str) -> Voice:
    edition = read_edition(folder)
    return Voice(language, {tile.key: tile.name[language] for tile in edition.blessings})


# Names of components without a printed name


def council_name(edition: Edition, space: CouncilSpace, language: str) -> str:
    """A council space: its monument and its number there."""
    monument = next(one for one in edition.monuments if one.key == space.monument)
    spaces = [one for one in edition.council if one.monument == space.monument]
    return voice_of(edition, language).say(
        "council-name", monument=monument.name[language], number=spaces.index(space) + 1
    )


def conflict_name(edition: Edition, tile: Conflict, language: str) -> str:
    """A conflict tile by its number."""
    return voice_of(edition, language).say("conflict-name", number=tile.number)


def turmoil_name(edition: Edition, card: Turmoil, language: str) -> str:
    """A turmoil card by its place in the edition."""
    number = edition.turmoil.index(card) + 1
    return voice_of(edition, language).say("turmoil-name", number=number)


def herald_name(edition: Edition, card: Herald, language: str) -> str:
    """A herald by its place in the edition."""
    number = edition.heralds.index(card) + 1
    return voice_of(edition, language).say("herald-name", number=number)


def help_name(edition: Edition, stack: HelpStack, language: str) -> str:
    """A help tile by colour and strength."""
    return voice_of(edition, language).say(
        "help-name", colour=ROW_COLOURS[stack.colour], strength=stack.strength
    )


def roof_name(edition: Edition, roof: str, language: str, antigone: bool = False) -> str:
    """A roof by its colour, a letter of W B O S."""
    key = "antigone-roof-name" if antigone else "roof-name"
    return voice_of(edition, language).say(key, roof=roof)


def altar_name(edition: Edition, track: str, number: int, language: str) -> str:
    """A space of an altar track."""
    return voice_of(edition, language).say("altar-name", track=track, number=number)


# Texts


def plain_text(edition: Edition, effect: Effect, language: str) -> str:
    """The text of a stone, roof, tile or space that has only an effect."""
    return effect_text(voice_of(edition, language), effect)


def altar_text(edition: Edition, track: str, number: int, language: str) -> str:
    """What a space of an altar track gives when it is entered (V9)."""
    if number == 0:
        return sentences([voice_of(edition, language).say("altar-start")])
    spaces = edition.dionysos if track == "dionysos" else edition.ares
    return plain_text(edition, spaces[number], language)


def antigone_roof_text(edition: Edition, roof: str, language: str) -> str:
    """What a roof gives Antigone."""
    effect = edition.antigone_roofs[roof]
    return antigone_text(voice_of(edition, language), effect, different=True)


def cost_words(edition: Edition, cost: tuple[int, int, int], language: str) -> str:
    """The goods of a cost: "2 grapes and 1 bronze"."""
    voice = voice_of(edition, language)
    things = [
        voice.say("thing", word=good, n=number, amount=str(number))
        for good, number in zip(GOOD_WORDS, cost, strict=True)
        if number
    ]
    return voice.fold("comma", things, "and") if things else ""


def order_text(edition: Edition, order: Order, language: str) -> str:
    """What an order costs, and its reward (T8)."""
    voice = voice_of(edition, language)
    reward = effect_text(voice, order.effect)
    if not any(order.cost):
        return reward
    lead = voice.say("cost", things=cost_words(edition, order.cost, language))
    if order.effect and order.effect[0].pay:
        return f"{sentences([lead])} {reward}"
    return voice.led(capital(lead), reward)


def blessing_text(edition: Edition, tile: Blessing, language: str) -> str:
    """What a blessing gives at once and from then on (S9)."""
    voice = voice_of(edition, language)
    said: list[str] = []
    if tile.vp_by_copy:
        values = [str(value) for value in tile.vp_by_copy]
        said.append(sentences([voice.say("by-copy", values=voice.fold("comma", values, "or"))]))
    said += [effect_text(voice, tile.effect), standing_text(voice, tile.standing)]
    return _joined(said)


def help_text(edition: Edition, stack: HelpStack, language: str) -> str:
    """What a help tile is for (T7)."""
    colour = ROW_COLOURS[stack.colour]
    voice = voice_of(edition, language)
    return sentences([voice.say("help", colour=colour, strength=stack.strength)])


def hero_text(edition: Edition, hero: Hero, language: str) -> str:
    """What a hero does at once, where the standee goes, and the standing effect."""
    voice = voice_of(edition, language)
    said = [effect_text(voice, hero.effect)]
    if hero.standee != "card":
        said.append(sentences([voice.say("standee", standee=hero.standee)]))
    return _joined([*said, standing_text(voice, hero.standing)])


def attack_text(edition: Edition, card: Attack, language: str) -> str:
    """The modifier of an attack, and its strength in each conflict of the game (F3)."""
    strengths = {name: number + card.modifier for number, name in enumerate(CONFLICTS, 1)}
    modifier = f"+{card.modifier}"
    return sentences([voice_of(edition, language).say("attack", modifier=modifier, **strengths)])


def conflict_text(edition: Edition, tile: Conflict, language: str) -> str:
    """Which row and gate a conflict is about (F3)."""
    gate = edition.gate_names[tile.number - 1][language]
    voice = voice_of(edition, language)
    return sentences([voice.say("conflict", number=tile.number, gate=gate)])


def prosperity_text(edition: Edition, tile: Prosperity, language: str) -> str:
    """What a prosperity tile does for every player (F2)."""
    voice = voice_of(edition, language)
    lead = voice.say("everyone")
    return voice.led(capital(lead), effect_text(voice, tile.effect))


def monument_text(edition: Edition, monument: Monument, language: str) -> str:
    """How many spaces a monument has."""
    count = sum(space.monument == monument.key for space in edition.council)
    return sentences([voice_of(edition, language).say("monument", count=count)])


def turmoil_text(edition: Edition, card: Turmoil, language: str) -> str:
    """The list of a turmoil card, with the names of its spaces (S10)."""
    spaces = {space.key: space for space in edition.council}
    names = [council_name(edition, spaces[key], language) for key in card.spaces]
    voice = voice_of(edition, language)
    return sentences([voice.say("turmoil", spaces=", ".join(names))])


def herald_text(edition: Edition, card: Herald, language: str) -> str:
    """What a herald does before a fate phase, and where Antigone's archon goes (H2, H3, A7)."""
    voice = voice_of(edition, language)
    words = voice.fold("foot-else", [voice.say("foot", word=word) for word in card.foot])
    return sentences(
        [
            voice.say("herald", column=card.column, space=card.space),
            voice.say("herald-foot", words=words),
        ]
    )


# Antigone


def action_text(edition: Edition, card: ActionCard, language: str) -> str:
    """What an action card does, its pointer, and its track where something uses it (A7, A8)."""
    voice = voice_of(edition, language)
    marks: list[str] = []
    if card.destiny:
        marks.append(voice.say("action-destiny"))
    if not _has_altar(card.actions) and _may_advance(edition, card):
        marks.append(voice.say("action-track", track=card.track))
    marks.append(voice.say("action-pointer", pointer=card.pointer))
    return _joined([antigone_text(voice, card.actions, card.track), sentences(marks)])


def _may_advance(edition: Edition, card: ActionCard) -> bool:
    """Can the destiny or a roof make altar steps while the card is resolved?"""
    others = list(edition.antigone_roofs.values())
    if card.destiny:
        others += [destiny.actions for destiny in edition.destinies]
    return any(_has_altar(effect) for effect in others)


def _has_altar(effect: Effect) -> bool:
    return any(step.word == "altar" for step in effect)


def destiny_text(edition: Edition, card: Destiny, language: str) -> str:
    """What a destiny card does (A8)."""
    return antigone_text(voice_of(edition, language), card.actions)


def table_name(edition: Edition, row: str, language: str) -> str:
    """A row of Antigone's table."""
    return voice_of(edition, language).say("table-name", row=row)


def table_text(edition: Edition, row: str, language: str) -> str:
    """What Antigone prefers, and what happens when something is impossible (A5, Q20, Q21)."""
    return sentences([voice_of(edition, language).say("table", row=row)])


def challenge_text(edition: Edition, card: Challenge, language: str) -> str:
    """How Antigone starts at a level, and the VP of her councillors (A12)."""
    said = voice_of(edition, language).say(
        "challenge",
        vp=card.vp,
        citizens=LEVEL_SIGNS[card.citizens],
        hoplites=LEVEL_SIGNS[card.hoplites],
        orders=card.orders,
        councillor=card.councillor,
    )
    return sentences([said])


def _joined(texts: list[str]) -> str:
    return " ".join(text for text in texts if text)
