"""Thebai drawn in a terminal: the table, what a choice is about, results, all that is printed."""

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from petteia.cli.common import console
from petteia.cli.drawing import Drawing, show_winners
from petteia.games.thebai.content.inventory import count_components
from petteia.games.thebai.game import edition_named
from petteia.games.thebai.rules.codes import (
    ASCENDING,
    CHOOSING_ORDER,
    CHOOSING_STONE,
    DEPLOYING,
    PHASE_ORDERS,
    PHASE_STONES,
    PHASE_TURNS,
    SETTING,
    STANDING,
    TURN,
    TURN_ARCHON,
    TURN_CITIZEN,
    USING,
)
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
from petteia.games.thebai.terminal.pen import LOCALE, Pen
from petteia.games.thebai.terminal.seats import seat_lines
from petteia.games.thebai.terminal.typed import WORDS, things_named, things_of_action, typed_action
from petteia.games.thebai.text.card_facts import PIECES
from petteia.games.thebai.text.log import entry_words, play
from petteia.games.thebai.text.parts import ThingFact, seat_names
from petteia.games.thebai.text.words import prompt_words
from petteia.kernel.state import Json, State
from petteia.kernel.text.messages import messages

HIGH_ENOUGH = 100
"""Lines of a terminal on which the whole table fits with the words of everything on it."""
WIDEST = 80
ABREAST = 3
"""Names of stones in a line."""
FINAL_SCORE = "log-score"
"""Lines of the log that say what the result will."""
CITY_FRAMES = (USING, DEPLOYING, SETTING, STANDING, ASCENDING)
"""Frames whose choices are places of the city."""


class ThebaiDrawing(Drawing):
    """Thebai's own part of a terminal."""

    example = "archon c4"
    actions = WORDS

    def __init__(self) -> None:
        self.city = ""
        """The city as it was last drawn."""

    def show_table(self, state: State, language: str, you: int) -> None:
        assert isinstance(state, Thebai)
        pen = Pen(state, language, you if you >= 0 else int(state.mover))
        _show_table(pen)
        self._show_city(pen)

    def show_news(self, state: State, language: str) -> None:
        """The city, if it has changed and the choices are about it."""
        assert isinstance(state, Thebai)
        pen = Pen(state, language)
        about_city = state.top.kind in CITY_FRAMES or _is_archons_turn(state)
        if about_city and "\n".join(line.plain for line in city_lines(pen)) != self.city:
            self._show_city(pen)

    def _show_city(self, pen: Pen) -> None:
        lines = city_lines(pen)
        self.city = "\n".join(line.plain for line in lines)
        for line in lines:
            console.print(line, no_wrap=True, overflow="crop", crop=True)

    def is_new_turn(self, state: State) -> bool:
        assert isinstance(state, Thebai)
        top = state.top
        if top.kind == TURN:
            return bool(top.a <= TURN_CITIZEN)
        return top.kind in (CHOOSING_STONE, CHOOSING_ORDER)

    def prompt(self, state: State, language: str) -> str:
        assert isinstance(state, Thebai)
        return prompt_words(state, language)

    def play_and_tell(self, state: State, action: int, language: str) -> list[str]:
        assert isinstance(state, Thebai)
        names = seat_names(language, int(state.seats))[: state.seats]
        told = [entry for entry in play(state, action) if entry.key != FINAL_SCORE]
        return [entry_words(state.content, entry, language, names) for entry in told]

    def show_result(self, state: State, language: str) -> None:
        assert isinstance(state, Thebai)
        _show_result(Pen(state, language))

    def show_thing(self, state: State, action: int, language: str) -> bool:
        assert isinstance(state, Thebai)
        things = things_of_action(state, action)
        _show_things(Pen(state, language), things)
        return bool(things)

    def show_named(self, state: State, name: str, language: str) -> bool:
        assert isinstance(state, Thebai)
        things = things_named(state, name, language)
        _show_things(Pen(state, language), things)
        return bool(things)

    def typed_action(self, state: State, word: str, name: str, language: str) -> int | None:
        assert isinstance(state, Thebai)
        return typed_action(state, word, name, language)

    def show_cards(self, wanted: str, pack: str, language: str) -> None:
        things = count_components(edition_named(pack), wanted, language)["list"]
        assert isinstance(things, list)
        shown = ""
        for thing in things:
            assert isinstance(thing, dict)
            title = messages(LOCALE).say(language, "thebai-kind", kind=str(thing["kind"]))
            if title != shown:
                console.print(f"\n[bold reverse] {escape(title)} [/]")
                shown = title
            _print_entry(thing["name"], thing["key"], thing["copies"], thing["text"])


def _is_archons_turn(t: Thebai) -> bool:
    return bool(t.top.kind == TURN and t.top.a == TURN_ARCHON)


def _show_things(pen: Pen, things: list[ThingFact]) -> None:
    """Printed things, each with what it does."""
    for fact in things:
        console.print(f"  [bold]{escape(pen.name(fact))}[/]")
        _print(f"      {pen.text(fact) or pen.say('piece', copies=PIECES.get(fact.key, 1))}")


def _print_entry(name: Json, key: Json, copies: Json, text: Json) -> None:
    """Something printed: what it is called, how many there are, and below it what it does."""
    console.print(f"  [bold]{escape(str(name))}[/]  [dim]{escape(str(key))} ×{copies}[/]")
    if text:
        console.print(Padding(escape(str(text)), (0, 0, 0, 6)))


def _show_table(pen: Pen) -> None:
    """All but the city, as the viewer may see it; a low terminal leaves out what `i` tells."""
    words = not console.is_terminal or console.height >= HIGH_ENOUGH
    console.rule(f"[bold]{escape(_heading(pen))}[/]")
    _show_boards(pen, words)
    order = [seat for seat in pen.t.order if seat != pen.viewer]
    for seat in [*order, pen.viewer] if pen.viewer >= 0 else order:
        _show_seat(pen, seat, words)
    if words or pen.t.round == 1:
        _print(pen.say("legend", other=pen.mark(1)), "dim")
    _show_stones(pen, words)


def _show_boards(pen: Pen, words: bool) -> None:
    """Fate, the rows with their gates, council, altar, display."""
    _print(fate_line(pen))
    _print(fate_words(pen), "dim")
    console.print(rows_grid(pen), width=min(console.width, WIDEST))
    _title(pen, "council")
    _print(f"  {path_line(pen)}")
    for line in council_lines(pen, words):
        _print(line)
    _title(pen, "altar")
    for altar in [*altar_lines(pen), *(f"  {reward}" for reward in next_rewards(pen))]:
        _print(altar)
    _title(pen, "display", deck=len(pen.t.deck) - int(pen.t.drawn))
    for line in display_lines(pen, words):
        _print(line)


def _show_seat(pen: Pen, seat: int, words: bool) -> None:
    """A player; Antigone with her cards."""
    solo = pen.t.solo
    for line in seat_lines(pen, seat, pen.t.order.index(seat) + 1, words):
        _print(line)
    if solo is not None and seat == ANTIGONE:
        for told in antigone_lines(pen, solo):
            _print(f"    {told}")


def _heading(pen: Pen) -> str:
    """The round, or what is chosen before the first."""
    if pen.t.phase == PHASE_STONES:
        return pen.say("phase", phase="stones")
    if pen.t.phase == PHASE_ORDERS:
        return pen.say("phase", phase="orders")
    said = pen.say("round", round=int(pen.t.round))
    return said if pen.t.phase == PHASE_TURNS else f"{said} · {pen.say('phase', phase='fate')}"


def _title(pen: Pen, what: str, deck: int = 0) -> None:
    console.print(f"[bold]{escape(pen.say('title', what=what, deck=deck))}[/]")


def _show_stones(pen: Pen, with_words: bool) -> None:
    """What the codes of stones mean: names, or names with what the stones do."""
    legend = stone_legend(pen)
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
    """A line of at most 80 columns; what is longer goes on below, further right.

    A longer line keeps only its own style there, not that of words in it.
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


def _show_result(pen: Pen) -> None:
    """The places with everybody's score sheet; alone: won or lost against Antigone."""
    t = pen.t
    assert isinstance(t, Thebai)
    ranking = t.ranking()
    sheets = t.sheets()
    if t.solo is not None:
        console.print(pen.say("won" if ranking[0] == 1 else "lost"), style="bold")
        ranking = [ranking[0], 3 - ranking[0]]
    else:
        show_winners(ranking, seat_names(pen.language, len(ranking)), pen.language)
    for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
        sheet = sheets[seat]
        line = pen.say(
            "result", place=ranking[seat], player=pen.player(seat), total=int(sheet.total())
        )
        console.print(line, style="bold", markup=False)
        console.print(Padding(pen.say("sheet", **sheet.parts()), (0, 0, 0, 3)), style="dim")
