"""The drawing of games that bring none: a picture in plain text, the scores, and the choices."""

from collections.abc import Sequence

from rich.markup import escape
from rich.padding import Padding

from petteia.cli.common import LOCALE, console
from petteia.cli.drawing import Drawing, seat_names, show_winners
from petteia.kernel.game import Game
from petteia.kernel.state import Action, Seat, State
from petteia.kernel.text.messages import messages


class PlainDrawing(Drawing):
    """Any game in a terminal."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.you = -1
        self.turn = -1
        """The turn for which the table was last shown."""
        self.picture = ""
        """The picture that was last shown."""

    def show_table(self, state: State, language: str, you: Seat) -> None:
        self.you = you
        self.turn = int(state.turn_number())
        console.rule(f"[bold]{escape(self.game.name)}[/]")
        self.picture = ""
        self.show_changes(state, language)
        names = seat_names(len(state.scores()), language)
        for seat, (name, score) in enumerate(zip(names, state.scores(), strict=True)):
            arrow = "▶" if seat == state.to_move() else " "
            console.print(f"{arrow} {name}: {score}", markup=False)

    def show_changes(self, state: State, language: str) -> None:
        viewer = self.you if self.you >= 0 else int(state.to_move())
        picture = self.game.picture(state, viewer, language)
        if picture and picture != self.picture:
            console.print(picture, markup=False, emoji=False, no_wrap=True)
        self.picture = picture

    def is_new_turn(self, state: State) -> bool:
        return int(state.turn_number()) != self.turn

    def prompt(self, state: State, language: str) -> str:
        name = seat_names(len(state.scores()), language)[state.to_move()]
        return messages(LOCALE).say(language, "to-move", player=name)

    def log_lines(
        self, steps: Sequence[tuple[State, int]], after: State, language: str
    ) -> list[str]:
        state, action = steps[0]
        name = seat_names(len(state.scores()), language)[state.to_move()]
        return [f"{name}: {self.game.describe(state, action, language).words}"]

    def show_result(self, state: State, language: str) -> None:
        picture = self.game.picture(state, self.you, language)
        if picture:
            console.print(picture, markup=False, emoji=False, no_wrap=True)
        scores, ranking = state.scores(), state.ranking()
        names = seat_names(len(scores), language)
        show_winners(ranking, names, language)
        for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
            console.print(f"{ranking[seat]}. {names[seat]}: {scores[seat]}", markup=False)

    def show_subject(self, state: State, action: Action, language: str) -> bool:
        return False

    def show_named(self, state: State, name: str, language: str) -> bool:
        return False

    def show_cards(self, wanted: str, pack: str, language: str) -> None:
        listed = self.game.inventory(wanted, pack, language).get("list")
        for entry in listed if isinstance(listed, list) else ():
            if isinstance(entry, dict):
                console.print(f"  [bold]{escape(str(entry.get('name', '')))}[/]")
                console.print(Padding(escape(str(entry.get("text", ""))), (0, 0, 0, 6)))
