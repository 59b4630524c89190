"""Elysium in a terminal: the table, cards and results."""

from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from petteia.cli.common import Say, console
from petteia.cli.drawing import Drawing, seat_names, show_winners
from petteia.games.elysium.game import edition_named, wanted_families
from petteia.games.elysium.position.dump import PHASES, colours_of, legends_of
from petteia.games.elysium.rules import codes as c
from petteia.games.elysium.rules.phases import quest_columns, quest_table
from petteia.games.elysium.rules.printed import Design, Edition
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.card_facts import (
    card_name,
    colour_words,
    condition_words,
    design_text,
    kind_words,
)
from petteia.games.elysium.text.card_text import ROMAN
from petteia.games.elysium.text.log import entry_words, make_entry
from petteia.games.elysium.text.moves import quest_facts
from petteia.games.elysium.text.prompts import question
from petteia.kernel.bits import BIT
from petteia.kernel.text.messages import messages

LOCALE = Path(__file__).parent / "locale"
HIGH_ENOUGH = 45
"""Lines a terminal needs to show the whole table with the texts of the cards."""
CARD_KINDS = (c.TAKE, c.TAKE_ORACLE, c.POWER, c.BRING, c.OFFER, c.TRANSFER, c.READY)
"""Kinds of actions whose argument is a card with a text."""
TYPED = {"take": c.TAKE, "oracle": c.TAKE_ORACLE, "use": c.POWER, "transfer": c.TRANSFER}


class ElysiumDrawing(Drawing[Elysium]):
    """Elysium in a terminal."""

    example = "take charon"
    actions = ("citizen", "quest", *TYPED)

    def show_table(self, state: Elysium, language: str, you: int) -> None:
        _show_table(state, language, you)

    def is_new_turn(self, state: Elysium) -> bool:
        return state.top.kind in (c.TURN, c.WRITING)

    def prompt(self, state: Elysium, language: str) -> str:
        return f"{question(state, language)}."

    def log_lines(
        self, steps: Sequence[tuple[Elysium, int]], after: Elysium, language: str
    ) -> list[str]:
        names = seat_names(len(after.players), language)
        then = [*(position for position, _ in steps[1:]), after]
        return [
            entry_words(after.content, make_entry(before, action, position), language, names)
            for (before, action), position in zip(steps, then, strict=True)
        ]

    def show_result(self, state: Elysium, language: str) -> None:
        _show_result(state, language)

    def show_subject(self, state: Elysium, action: int, language: str) -> bool:
        kind, card = action >> c.ARGUMENT << c.ARGUMENT, action & c.ARGUMENTS
        readable = kind in CARD_KINDS or c.SWAP <= kind < c.READY
        if not readable or card >= state.content.size:
            return False
        _print_card(state.content.edition, state.content.designs[card], language)
        return True

    def show_named(self, state: Elysium, name: str, language: str) -> bool:
        for design in state.content.designs:
            if name in (design.key, design.name[language].lower()):
                _print_card(state.content.edition, design, language)
                return True
        return False

    def parse_action(self, state: Elysium, word: str, name: str, language: str) -> int | None:
        return _typed_action(state, word, name, language)

    def show_cards(self, wanted: str, pack: str, language: str) -> None:
        edition = edition_named(pack)
        for key in wanted_families(edition, wanted):
            console.print(f"\n[bold reverse] {escape(edition.families[key].name[language])} [/]")
            for design in edition.designs_of(key):
                _print_card(edition, design, language, f"×{design.copies}")


def _show_table(t: Elysium, language: str, you: int) -> None:
    """Show the whole table; nothing of it is secret."""

    def say(key: str, **facts: str | int) -> str:
        return messages(LOCALE).say(language, key, **facts)

    phase = PHASES[t.phase]
    heading = f"{say('epoch', epoch=t.epoch)} · {say(f'phase-{phase}', round=t.round + 1)}"
    console.rule(f"[bold]{escape(heading)}[/]")
    if t.phase == c.PHASE_ACTIONS:
        _show_quests(t, language, say)
        _show_cards(t, say("agora"), t.agora, language)
    if t.oracle:
        _show_cards(t, say("oracle"), t.oracle, language)
    console.print(say("pile", pile=len(t.pile), discard=len(t.discard)), style="dim")
    console.print(_players(t, language, you, say))


def _show_quests(t: Elysium, language: str, say: Say) -> None:
    console.print(f"[bold]{say('quests')}[/]")
    for quest in quest_table(t):
        if t.quests >> quest.number & 1:
            columns = colours_of(quest_columns(t, quest.number))
            colours = "/".join(colour_words(colour, language) for colour in columns)
            line = say("quest", colours=colours, **quest_facts(t, quest.number))
            console.print(f"  {line}", markup=False)


def _show_cards(t: Elysium, title: str, zone: list[int], language: str) -> None:
    """Print the cards of a zone; a low terminal leaves out their texts."""
    low = console.is_terminal and console.height < HIGH_ENOUGH
    console.print(f"[bold]{escape(title)}[/]")
    for design in sorted(zone):
        _print_card(t.content.edition, t.content.designs[design], language, words=not low)


def _print_card(
    edition: Edition, design: Design, language: str, mark: str = "", words: bool = True
) -> None:
    """Print a card with its properties, and below it its text."""
    family = edition.families[design.family].name[language]
    facts = [
        f"{family} {ROMAN[design.level]}",
        mark,
        condition_words(design, language),
        kind_words(design.kind, language),
    ]
    line = " · ".join(fact for fact in facts if fact)
    console.print(f"  [bold]{escape(design.name[language])}[/]  [dim]{escape(line)}[/]")
    if words:
        text = escape(design_text(edition, design, language))
        console.print(Padding(text, (0, 0, 0, 6)))


def _players(t: Elysium, language: str, you: int, say: Say) -> Grid:
    """A row for each player, in Disc order."""
    grid = Grid(show_edge=False)
    for name in ("player", "tokens", "board", "domain", "elysium"):
        grid.add_column(say(f"column-{name}"))
    for disc, seat in enumerate(t.order, 1):
        player = t.players[seat]
        mine = f" ({say('you')})" if seat == you else ""
        arrow = "▶ " if seat == t.mover else "  "
        tokens = say("gold-vp", gold=player.gold, vp=player.vp)
        if t.content.prestige:
            tokens += " · " + say("prestige", pp=player.pp)
        grid.add_row(
            f"{arrow}{say('disc', disc=disc, player=seat + 1)}{mine}",
            tokens,
            _board(t, seat, language, say),
            _domain(t, seat, language, say),
            _elysium(t, seat, language),
        )
    return grid


def _board(t: Elysium, seat: int, language: str, say: Say) -> str:
    player = t.players[seat]
    lines = [say("columns", columns=colours_of(player.columns) or "–")]
    if player.quest == c.INCOMPLETE:
        lines.append(say("quest-incomplete"))
    elif player.quest:
        lines.append(say("quest-held", quest=player.quest))
    for level, holder in enumerate(t.level_tiles, 1):
        if holder == seat:
            lines.append(say("bonus-level", level=ROMAN[level]))
    for index, holder in enumerate(t.family_tiles):
        if holder == seat:
            edition = t.content.edition
            family = edition.families[t.content.families[index // 2]].name[language]
            vp = edition.family_bonus[index % 2]
            lines.append(say("bonus-family", family=family, vp=vp))
    return "\n".join(lines)


def _domain(t: Elysium, seat: int, language: str, say: Say) -> str:
    """Family cards, ○ with a ring, ↻ turned; then the Citizens."""
    player = t.players[seat]
    names = []
    for card in player.domain:
        bit = BIT[card]
        mark = " ○" if player.rings & bit else " ↻" if player.turned & bit else ""
        names.append(_name_and_level(t, card, language) + mark)
    if player.citizens:
        names.append(say("citizens", count=len(player.citizens)))
    return escape(", ".join(names))


def _elysium(t: Elysium, seat: int, language: str) -> str:
    legends = [
        " + ".join(_name_and_level(t, card, language) for card in legend)
        for legend in legends_of(t.players[seat])
        if legend
    ]
    return escape("\n".join(legends))


def _name_and_level(t: Elysium, card: int, language: str) -> str:
    name = card_name(t, card, language)
    return name if card == c.CITIZEN else f"{name} {ROMAN[t.content.level[card]]}"


def _typed_action(t: Elysium, word: str, name: str, language: str) -> int | None:
    if word == "citizen":
        return c.TAKE_CITIZEN
    if word == "quest" and name.isdecimal():
        return c.TAKE_QUEST + min(int(name), c.CITIZEN)
    if word not in TYPED or not name:
        return None
    for number, design in enumerate(t.content.designs):
        if name in (design.key, design.name[language].lower()):
            return TYPED[word] + number
    return None


def _show_result(t: Elysium, language: str) -> None:
    """Show the ranking with everybody's score sheet."""
    say = messages(LOCALE).say
    ranking = t.ranking()
    sheets = t.sheets()
    show_winners(ranking, seat_names(len(ranking), language), language)
    for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
        sheet = sheets[seat]
        total = sheet.total()
        line = say(language, "result", place=ranking[seat], player=seat + 1, total=total)
        console.print(line, style="bold")
        facts = say(
            language,
            "sheet",
            vp=sheet.vp,
            chronos=sheet.chronos,
            families=sheet.families,
            levels=sheet.levels,
            prestige=sheet.prestige,
            bonuses=sheet.bonuses,
            citizens=sheet.citizens,
        )
        console.print(f"   {facts}", style="dim")
