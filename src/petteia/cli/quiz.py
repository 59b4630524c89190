"""An exercise at the terminal: the position, numbered choices, answers judged, hint, solution."""

from collections.abc import Sequence

from petteia.cli import drawing
from petteia.cli.common import LOCALE, console
from petteia.kernel.text.messages import messages
from petteia.review.exercise import Exercise
from petteia.review.grades import BEST
from petteia.review.practice.schedule import Outcome
from petteia.review.themes import theme_words
from petteia.review.words import grade_words, points


class Quiz:
    """One exercise, asked until it is solved, shown or left."""

    def __init__(
        self,
        exercise: Exercise,
        language: str,
        iterations: int,
        seed: int = 0,
        themes: Sequence[str] | None = None,
    ) -> None:
        self.exercise = exercise
        self.record = exercise.record
        self.language = language
        self.iterations = iterations
        self.seed = seed
        self.themes = themes
        """The themes of the solution; a search finds them if they are not known."""
        self.drawing = drawing.drawing_of(self.record.game.key)
        self.first: Outcome | None = None
        """The outcome, once the first answer was given or the solution was shown."""
        self.is_helped = False
        self.is_over = False
        self.has_left = False
        """Does the person want to stop?"""

    def ask(self, title: str) -> Outcome | None:
        """Ask until it is over; the outcome of the first answer, None if there was none."""
        self._show_table(title)
        self._show_choices()
        while not self.is_over:
            try:
                typed = console.input(f"[bold]{self._say('exercise-ask')}:[/] ").strip()
            except (EOFError, KeyboardInterrupt, RuntimeError):
                console.print()
                typed = "q"
            if typed.lower() in ("q", "quit"):
                self.has_left = True
                break
            self._execute(typed, title)
        return self.first

    def _execute(self, typed: str, title: str) -> None:
        word, _, rest = typed.partition(" ")
        word, state = word.lower(), self.record.state
        if not typed:
            self._print("nothing-typed")
        elif word.isdecimal() and not rest:
            self._answer_number(int(word))
        elif word == "h":
            self._hint()
        elif word == "s":
            self._solve()
        elif word == "n":
            self.is_over = True
        elif word == "t":
            self._show_table(title)
            self._show_choices()
        elif word in ("?", "help") or (word in ("i", "r") and not rest):
            self._print("exercise-help")
        elif word == "i":
            drawing.show_subject(self.drawing, state, rest, self.language, self._say)
        elif word == "r":
            drawing.show_rule(self.record.game, rest, self.language, self._say)
        else:
            self._answer_words(typed)

    def _answer_number(self, number: int) -> None:
        actions = self.record.state.legal()
        if 1 <= number <= len(actions):
            self._answer(actions[number - 1])
        else:
            self._print("not-a-choice", number=number, most=len(actions))

    def _answer_words(self, typed: str) -> None:
        """The only choice that has or contains these words."""
        choices = drawing.choice_words(self.record, self.language)
        called = drawing.choices_called(choices, typed)
        if len(called) == 1:
            self._answer_number(called[0])
        elif called:
            self._print("several", text=typed, numbers=", ".join(map(str, called)))
        else:
            self._print("unknown", text=typed)

    def _answer(self, action: int) -> None:
        verdict = self.exercise.judge(action, self.iterations, self.seed)
        words = self._words(action)
        if not verdict["solved"]:
            self.first = self.first or "wrong"
            grade = grade_words(verdict["grade"], self.language)
            self._print("exercise-wrong", words=words, grade=grade, points=points(verdict["cost"]))
            return
        self.first = self.first or ("helped" if self.is_helped else "right")
        self.is_over = True
        is_best = verdict["grade"] == BEST or action in self.exercise.solutions
        self._print("exercise-right" if is_best else "exercise-as-good", words=words)
        self._show_reason(verdict["reasons"])

    def _hint(self) -> None:
        if self.themes is None:
            self.themes = self.exercise.hint(self.iterations, self.seed)
        game = self.record.game
        if not self.themes:
            self._print("exercise-no-hint", game=game.name)
            return
        self.is_helped = True
        words = ", ".join(theme_words(game.key, it, self.language) for it in self.themes)
        self._print("exercise-hint", themes=words)

    def _solve(self) -> None:
        self.first = self.first or "wrong"
        self.is_over = True
        solution = self.exercise.solve(self.iterations, self.seed)
        self._print("exercise-solution", words="; ".join(solution["words"][self.language]))
        self._show_reason(solution["reasons"])

    def _show_table(self, title: str) -> None:
        self.drawing.show_table(self.record.state, self.language, self.exercise.seat)
        console.print(f"\n{title}", markup=False, emoji=False)
        names = drawing.seat_names(len(self.record.state.scores()), self.language)
        self._print("exercise-players", seat=names[self.exercise.seat])

    def _show_choices(self) -> None:
        drawing.show_choices(self.drawing, self.record, self.language)

    def _show_reason(self, reasons: dict[str, str]) -> None:
        if reasons[self.language]:
            console.print(reasons[self.language], markup=False)

    def _words(self, action: int) -> str:
        return self.record.game.describe(self.record.state, action, self.language).words

    def _say(self, key: str, **facts: str | int) -> str:
        return messages(LOCALE).say(self.language, key, **facts)

    def _print(self, key: str, **facts: str | int) -> None:
        console.print(self._say(key, **facts), markup=False, soft_wrap=True)
