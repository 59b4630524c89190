"""A guided game at the terminal: what it says is printed below the choices."""

from pathlib import Path

from petteia.bots.lesson_line import LEVEL
from petteia.cli.common import LOCALE, console, data_folder
from petteia.cli.terminal import PERSON, Terminal
from petteia.kernel.content.lesson_course import course_of, lesson_data, lesson_options
from petteia.kernel.content.lessons import Lesson
from petteia.kernel.game import Game
from petteia.kernel.record import Record
from petteia.kernel.text.messages import messages
from petteia.kernel.wire import LessonStep
from petteia.tables.services import bots_seed

DO_IT, LEAVE = "n", "x"
"""What is typed to have the next step done, and to hear no more of the lesson."""


def lesson_file(game: Game, lesson: Lesson) -> Path:
    """The file in which a guided game is kept."""
    return data_folder() / f"learn-{game.key}-{lesson.name}.json"


def new_record(game: Game, lesson: Lesson) -> Record:
    """The game of a lesson, before its first move."""
    record = Record(game, lesson_options(game, lesson), lesson.seed)
    record.seats = [PERSON if seat == lesson.seat else LEVEL for seat in range(lesson.players)]
    return record


class LessonTerminal(Terminal):
    """A guided game at one terminal."""

    def __init__(self, record: Record, lesson: Lesson, language: str, path: Path) -> None:
        super().__init__(record, language, path)
        self.bots_seed = bots_seed(lesson.seed)
        self._lesson = lesson
        self._course = course_of(record.game, lesson)
        self._data = lesson_data(record.game, lesson, language)
        self._told: set[str] = set()
        self._left = False
        self._asked: int | None = None
        """The action that the lesson asks for now."""

    def _before_asking(self) -> None:
        self._asked = None
        if self._left:
            return
        steps, on_line = self._steps()
        for step in steps:
            self._print_step(step, on_line)
        if self._asked is not None:
            number = self.state.legal().index(self._asked) + 1
            self._print("lesson-choose", number=number, word=DO_IT, leave=LEAVE)

    def _steps(self) -> tuple[list[LessonStep], bool]:
        """What is said in this position, and whether it is one of the lesson's."""
        moves, steps = self.record.moves, self._data["steps"]
        on_line = self._lesson.followed(moves) == len(moves)
        if self._course.is_over(self._lesson, moves, self.state):
            self._left = True
            return [step for step in steps if step["at"] == self._data["moves"]], on_line
        if on_line:
            return [step for step in steps if step["at"] == len(moves)], True
        frame = self._frame()
        fitting = [step for step in steps if step["frame"] == frame]
        return [step for step in fitting if step["key"] not in self._told][:1], False

    def _frame(self) -> str:
        """The name of the pending decision."""
        record = self.record
        history = record.game.history(record.options, record.seed, record.moves)
        names = list(self._lesson.names)
        names.insert(self._lesson.seat, "")
        screen = history.screen(self._lesson.seat, self.language, names)
        return screen["prompt"]["frame"]

    def _print_step(self, step: LessonStep, on_line: bool) -> None:
        self._told.add(step["key"])
        text = step["text"] if on_line else step["otherwise"] or step["text"]
        rules = f" ({', '.join(step['rules'])})" if step["rules"] else ""
        console.print(f"  ▸ {text}{rules}", markup=False, style="bold")
        if on_line and step["action"] in self.state.legal():
            self._asked = step["action"]

    def _execute(self, typed: str) -> bool:
        word = typed.lower()
        if word == LEAVE and not self._left:
            self._left, self._asked = True, None
            self._print("lesson-left")
            return False
        if word == DO_IT and self._asked is not None:
            self._move(self._asked)
            return True
        return super()._execute(typed)

    def _resume_command(self) -> str:
        command = super()._resume_command()
        head, _, tail = command.partition(" play ")
        game = self.record.game.key
        language = f" --lang {self.language}" if self.language != "en" else ""
        return f"{head} learn {game} --lesson {self._lesson.name}{language}" if tail else command


def lesson_words(key: str, language: str, **facts: str | int) -> str:
    """A message of the terminal."""
    return messages(LOCALE).say(language, key, **facts)
