"""Thebai in a terminal: the table, texts, results, and the list of all printed things."""

from collections.abc import Sequence

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from petteia.cli.common import console
from petteia.cli.drawing import Drawing, show_winners
from petteia.games.thebai.content.inventory import count_components
from petteia.games.thebai.game import edition_named
from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.terminal.boards import (
    altar_lines,
    antigone_lines,
    council_lines,
    display_lines,
    fate_line,
    fate_words,
    next_rewards,
    path_line,
)
from petteia.games.thebai.terminal.city import city_lines, rows_grid, stone_legend
from petteia.games.thebai.terminal.lookup import WORDS, parse_action, subjects_of, things_named
from petteia.games.thebai.terminal.seats import seat_lines
from petteia.games.thebai.terminal.viewpoint import LOCALE, Viewpoint
from petteia.games.thebai.text.card_facts import PIECES
from petteia.games.thebai.text.log import entries, entry_words
from petteia.games.thebai.text.moves import prompt_words
from petteia.games.thebai.text.parts import ThingFact, seat_names
from petteia.kernel.state import Json
from petteia.kernel.text.messages import messages

HIGH_ENOUGH = 100
"""Lines a terminal needs to show the whole table with all texts."""
WIDEST = 80
ABREAST = 3
"""Names of stones per line."""
FINAL_SCORE = "log-score"
"""The key of log lines that the result repeats."""
CITY_ACTIONS = {c.CITY, c.SPACE, c.COMMANDER}
"""Actions that choose a place of the city."""


class ThebaiDrawing(Drawing[Thebai]):
    """Thebai in a terminal."""

    example = "archon c4"
    actions = WORDS

    def __init__(self) -> None:
        self.city = ""
        """The city as it was last shown."""

    def show_table(self, state: Thebai, language: str, you: int) -> None:
        view = Viewpoint(state, language, you if you >= 0 else int(state.mover))
        _show_table(view)
        self._show_city(view)

    def show_changes(self, state: Thebai, language: str) -> None:
        """Show the city, if it has changed and the choices are about it."""
        if _is_about_city(state):
            view = Viewpoint(state, language)
            if "\n".join(line.plain for line in city_lines(view)) != self.city:
                self._show_city(view)

    def _show_city(self, view: Viewpoint) -> None:
        lines = city_lines(view)
        self.city = "\n".join(line.plain for line in lines)
        for line in lines:
            console.print(line, no_wrap=True, overflow="crop", crop=True)

    def is_new_turn(self, state: Thebai) -> bool:
        top = state.top
        if top.kind == c.TURN:
            return bool(top.next <= c.TURN_CITIZEN)
        return top.kind in (c.CHOOSING_STONE, c.CHOOSING_ORDER)

    def prompt(self, state: Thebai, language: str) -> str:
        return prompt_words(state, language)

    def log_lines(
        self, steps: Sequence[tuple[Thebai, int]], after: Thebai, language: str
    ) -> list[str]:
        names = seat_names(language, int(after.seats))[: after.seats]
        told = [entry for entry in entries(steps, after) if entry.key != FINAL_SCORE]
        return [entry_words(after.content, entry, language, names) for entry in told]

    def show_result(self, state: Thebai, language: str) -> None:
        _show_result(Viewpoint(state, language))

    def show_subject(self, state: Thebai, action: int, language: str) -> bool:
        things = subjects_of(state, action)
        _show_things(Viewpoint(state, language), things)
        return bool(things)

    def show_named(self, state: Thebai, name: str, language: str) -> bool:
        things = things_named(state, name, language)
        _show_things(Viewpoint(state, language), things)
        return bool(things)

    def parse_action(self, state: Thebai, word: str, name: str, language: str) -> int | None:
        return parse_action(state, word, name, language)

    def show_cards(self, wanted: str, pack: str, language: str) -> None:
        things = count_components(edition_named(pack), wanted, language)["list"]
        assert isinstance(things, list)
        shown = ""
        for thing in things:
            assert isinstance(thing, dict)
            title = messages(LOCALE).say(language, "kind", kind=str(thing["kind"]))
            if title != shown:
                console.print(f"\n[bold reverse] {escape(title)} [/]")
                shown = title
            _print_entry(thing["name"], thing["key"], thing["copies"], thing["text"])


def _is_about_city(t: Thebai) -> bool:
    """Whether places of the city are chosen now."""
    if t.top.kind == c.TURN:
        return bool(t.top.next == c.TURN_ARCHON)
    return t.mover >= 0 and not CITY_ACTIONS.isdisjoint(DECISIONS[t.top.kind].actions)


def _show_things(view: Viewpoint, things: list[ThingFact]) -> None:
    """Print printed things with their texts."""
    for fact in things:
        console.print(f"  [bold]{escape(view.name(fact))}[/]")
        _print(f"      {view.text(fact) or view.say('piece', copies=PIECES.get(fact.key, 1))}")


def _print_entry(name: Json, key: Json, copies: Json, text: Json) -> None:
    """Print the name and the number of a printed thing, and below it its text."""
    console.print(f"  [bold]{escape(str(name))}[/]  [dim]{escape(str(key))} ×{copies}[/]")
    if text:
        console.print(Padding(escape(str(text)), (0, 0, 0, 6)))


def _show_table(view: Viewpoint) -> None:
    """Show all but the city, as the viewer may see it; a low terminal leaves out the texts."""
    words = not console.is_terminal or console.height >= HIGH_ENOUGH
    console.rule(f"[bold]{escape(_heading(view))}[/]")
    _show_boards(view, words)
    order = [seat for seat in view.t.order if seat != view.viewer]
    for seat in [*order, view.viewer] if view.viewer >= 0 else order:
        _show_seat(view, seat, words)
    if words or view.t.round == 1:
        _print(view.say("legend", other=view.mark(1)), "dim")
    _show_stones(view, words)


def _show_boards(view: Viewpoint, words: bool) -> None:
    """Fate, the rows with their gates, council, altar, display."""
    _print(fate_line(view))
    _print(fate_words(view), "dim")
    console.print(rows_grid(view), width=min(console.width, WIDEST))
    _title(view, "council")
    _print(f"  {path_line(view)}")
    for line in council_lines(view, words):
        _print(line)
    _title(view, "altar")
    for altar in [*altar_lines(view), *(f"  {reward}" for reward in next_rewards(view))]:
        _print(altar)
    _title(view, "display", deck=len(view.t.deck) - int(view.t.drawn))
    for line in display_lines(view, words):
        _print(line)


def _show_seat(view: Viewpoint, seat: int, words: bool) -> None:
    """A player; Antigone with her cards."""
    solo = view.t.solo
    for line in seat_lines(view, seat, view.t.order.index(seat) + 1, words):
        _print(line)
    if solo is not None and seat == ANTIGONE:
        for told in antigone_lines(view, solo):
            _print(f"    {told}")


def _heading(view: Viewpoint) -> str:
    """The round, or the phase of the setup."""
    if view.t.phase == c.PHASE_STONES:
        return view.say("phase", phase="stones")
    if view.t.phase == c.PHASE_ORDERS:
        return view.say("phase", phase="orders")
    said = view.say("round", round=int(view.t.round))
    return said if view.t.phase == c.PHASE_TURNS else f"{said} · {view.say('phase', phase='fate')}"


def _title(view: Viewpoint, what: str, deck: int = 0) -> None:
    console.print(f"[bold]{escape(view.say('title', what=what, deck=deck))}[/]")


def _show_stones(view: Viewpoint, with_words: bool) -> None:
    """Explain the codes of stones: names, or names with texts."""
    legend = stone_legend(view)
    if with_words:
        for code, name, text in legend:
            _print(Text(f"  {code:<3} ").append(name, "bold").append(f" {text}"))
        return
    cells = [f"{code:<3} {name}" for code, name, _ in legend]
    for first in range(0, len(cells), ABREAST):
        line = "".join(
            f"{cell:<{WIDEST // ABREAST - 1}}" for cell in cells[first : first + ABREAST]
        )
        _print(f"  {line.rstrip()}", "dim")


def _print(line: str | Text, style: str = "") -> None:
    """Print a line in at most 80 columns; a longer one continues below, indented.

    The continuation has the style of the line, without the styles of single words.
    """
    text = Text(line, style) if isinstance(line, str) else line
    lead = len(text.plain) - len(text.plain.lstrip())
    width = min(console.width, WIDEST)
    first, *rest = text.wrap(console, width) or [text]
    first.rstrip()
    console.print(first, no_wrap=True, overflow="crop")
    if rest:
        more = Text(text.plain[len(first.plain) :].lstrip(), text.style)
        for below in more.wrap(console, width - lead - 4):
            console.print(Text(" " * (lead + 4)).append_text(below), no_wrap=True, overflow="crop")


def _show_result(view: Viewpoint) -> None:
    """Show the ranking with score sheets; for one player, won or lost against Antigone."""
    t = view.t
    ranking = t.ranking()
    sheets = t.sheets()
    if t.solo is not None:
        console.print(view.say("won" if ranking[0] == 1 else "lost"), style="bold")
        ranking = [ranking[0], 3 - ranking[0]]
    else:
        show_winners(ranking, seat_names(view.language, len(ranking)), view.language)
    for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
        sheet = sheets[seat]
        line = view.say(
            "result", place=ranking[seat], player=view.player(seat), total=int(sheet.total())
        )
        console.print(line, style="bold", markup=False)
        console.print(Padding(view.say("sheet", **sheet.parts()), (0, 0, 0, 3)), style="dim")
