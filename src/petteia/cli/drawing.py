"""The contract for showing a game in a terminal, and what all games share."""

from collections.abc import Sequence
from typing import Generic

from rich.cells import cell_len, set_cell_size
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from petteia.bots.advice import Advice
from petteia.cli.common import LOCALE, Say, as_typed, console
from petteia.kernel.game import Game, game
from petteia.kernel.generic import S
from petteia.kernel.plugin import plugin
from petteia.kernel.record import Record
from petteia.kernel.state import Action, Seat, State
from petteia.kernel.text.messages import messages

INDENT = 6
"""Width of the number before a choice."""
MANY = 10
"""More choices than these are shown in columns, if they are short enough."""
GAP = 2
"""Between columns of choices."""


class Drawing(Generic[S]):
    """How one game is shown in a terminal."""

    example: str = ""
    """An action in words that `w` understands."""
    actions: tuple[str, ...] = ()
    """The words such an action can begin with; empty if `w` understands none."""

    def show_table(self, state: S, language: str, you: Seat) -> None:
        """Show the whole table; `you` is the seat of the only person, or -1."""
        raise NotImplementedError

    def show_changes(self, state: S, language: str) -> None:
        """Show what the choices are about, if it has changed since it was last shown."""

    def is_new_turn(self, state: S) -> bool:
        """Is the whole table to be shown again before these choices?"""
        raise NotImplementedError

    def prompt(self, state: S, language: str) -> str:
        """The question above the choices."""
        raise NotImplementedError

    def log_lines(self, steps: Sequence[tuple[S, Action]], after: S, language: str) -> list[str]:
        """The log of a move: its steps (see `State.play_steps`) and the position after it."""
        raise NotImplementedError

    def show_result(self, state: S, language: str) -> None:
        """Show the ranking with everybody's scores."""
        raise NotImplementedError

    def show_subject(self, state: S, action: Action, language: str) -> bool:
        """Show the text of the card, or whatever else an action is about; False if none."""
        raise NotImplementedError

    def show_named(self, state: S, name: str, language: str) -> bool:
        """Show the text of the card, or whatever else has this name; False if none."""
        raise NotImplementedError

    def parse_action(self, state: S, word: str, name: str, language: str) -> Action | None:
        """The action that a word and a name mean, legal or not; None if there is none."""
        raise NotImplementedError

    def show_cards(self, wanted: str, pack: str, language: str) -> None:
        """Show all that is printed for the game with its texts; `wanted` may name a part of it."""
        raise NotImplementedError


def drawing_of(key: str) -> Drawing:
    """The drawing of a game: its plugin's, or the general one."""
    known = plugin(key)
    if not known.drawing:
        from petteia.cli.plain_drawing import PlainDrawing

        return PlainDrawing(game(key))
    made = known.load("drawing")
    assert isinstance(made, type)
    assert issubclass(made, Drawing)
    return made()


def show_choices(drawing: Drawing, record: Record, language: str) -> None:
    """Print the prompt and the numbered choices."""
    console.print(f"\n[bold]{escape(drawing.prompt(record.state, language))}[/]")
    choices = choice_words(record, language)
    width = INDENT + max(cell_len(words) for words in choices)
    abreast = (console.width + GAP) // (width + GAP)
    if len(choices) > MANY and abreast > 1:
        _show_in_columns(choices, width, abreast)
        return
    for number, words in enumerate(choices, 1):
        first, *more = Text(words).wrap(console, max(console.width - INDENT, INDENT))
        console.print(Text(f"{number:>4}  ").append_text(first))
        for line in more:
            console.print(Text(" " * INDENT).append_text(line))


def _show_in_columns(choices: list[str], width: int, abreast: int) -> None:
    """Print choices down the first column, then down the next."""
    cells = [f"{number:>4}  {words}" for number, words in enumerate(choices, 1)]
    rows = -(-len(cells) // abreast)
    for row in range(rows):
        line = (" " * GAP).join(set_cell_size(cell, width) for cell in cells[row::rows])
        console.print(line.rstrip(), markup=False, no_wrap=True)


def choice_words(record: Record, language: str) -> list[str]:
    """The choices in words, in their order."""
    state = record.state
    return [record.game.describe(state, action, language).words for action in state.legal()]


def choices_called(choices: list[str], typed: str) -> list[int]:
    """The numbers of the choices with exactly these words, or else of those that contain them
    from the beginning of a word on."""
    wanted = as_typed(typed)
    called = [as_typed(words) for words in choices]
    whole = [number for number, words in enumerate(called, 1) if words == wanted]
    return whole or [n for n, words in enumerate(called, 1) if f" {wanted}" in f" {words}"]


def seat_names(players: int, language: str) -> list[str]:
    """The names of the players, by seat."""
    say = messages(LOCALE).say
    return [say(language, "name", player=number) for number in range(1, players + 1)]


def show_winners(ranking: list[int], names: list[str], language: str) -> None:
    """Print who has won, or who share the win."""
    won = [name for name, place in zip(names, ranking, strict=True) if place == 1]
    line = messages(LOCALE).say(language, "winners", players=", ".join(won), number=len(won))
    console.print(line, style="bold", markup=False)


def show_advice(moves: list[tuple[int, Advice]], language: str) -> None:
    """Print the best moves with their numbers, what they are worth, and why."""
    for number, advice in moves:
        share = round(100 * advice.share)
        line = messages(LOCALE).say(language, "advice", share=share, reason=advice.reason)
        console.print(f"{number:>5}  {advice.words}", markup=False, style="bold")
        console.print(Padding(escape(line), (0, 0, 0, 7), expand=False))


def show_subject(drawing: Drawing, state: State, typed: str, language: str, say: Say) -> None:
    """Print the text of what a choice is about (by number), or of anything by name."""
    actions = state.legal()
    if not typed.isdecimal():
        if not drawing.show_named(state, typed.strip().lower(), language):
            console.print(say("no-such-card", text=typed), markup=False)
    elif not 1 <= int(typed) <= len(actions):
        console.print(say("not-a-choice", number=typed, most=len(actions)), markup=False)
    elif not drawing.show_subject(state, actions[int(typed) - 1], language):
        console.print(say("nothing-to-read", number=typed), markup=False)


def show_rule(game: Game, typed: str, language: str, say: Say) -> None:
    """Print a rule by its id."""
    rule = game.rulebook().get(typed.strip().upper())
    if rule is None:
        console.print(say("no-such-rule", text=typed), markup=False)
    else:
        console.print(f"{rule.id}  {rule.text[language]}", markup=False)


def show_why_not(drawing: Drawing, record: Record, typed: str, language: str, say: Say) -> None:
    """Print why an action, given in words, is not among the choices."""
    state = record.state
    if not drawing.actions:
        console.print(say("no-reasons", game=record.game.name), markup=False)
        return
    word, _, rest = typed.partition(" ")
    action = drawing.parse_action(state, word.lower(), rest.strip().lower(), language)
    if action is None:
        known = ", ".join(drawing.actions)
        words = say("no-such-action", text=typed, actions=known, example=drawing.example)
        console.print(words, markup=False)
    elif action in state.legal():
        console.print(say("is-legal"))
    else:
        reason = state.why_not(action)
        console.print(record.game.explain(state, reason, language), markup=False)
