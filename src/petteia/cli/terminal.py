"""A game at the terminal: the position, numbered choices, undo, save, resume.

The game is saved after every move, so that nothing is lost if the terminal is closed.
"""

import sys
from pathlib import Path

from petteia.bots.advice import advise
from petteia.bots.bot import SeatedBot
from petteia.bots.decisions import choose_action, decisions_for
from petteia.bots.evaluators import evaluator_of
from petteia.bots.external import Fault
from petteia.bots.levels import read_spec, seat_bot
from petteia.bots.root_parallel import Tree, TreeProcesses
from petteia.cli import drawing
from petteia.cli.common import LOCALE, console, data_folder, errors
from petteia.cli.rivals import show_rivals_moves
from petteia.kernel.record import Record
from petteia.kernel.state import State
from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem

PERSON = "person"
"""The name of a seat in a record that a person at this terminal plays."""


def last_game(game: str) -> Path:
    """The file of the last game."""
    return data_folder() / f"last-{game}.json"


def put_aside(path: Path) -> None:
    """Rename the file of the last game to `…-before.json`."""
    try:
        if path.exists():
            path.replace(path.with_name(f"{path.stem}-before.json"))
    except OSError as error:
        raise Problem(f"{path}: cannot be moved: {error.strerror}") from None


def print_fault(fault: Fault) -> None:
    """Print a fault of an external bot on standard error."""
    errors.print(str(fault), markup=False, emoji=False, soft_wrap=True)


class Terminal:
    """One game at one terminal; the seats of the record say who plays."""

    def __init__(self, record: Record, language: str, path: Path) -> None:
        """Find all problems of the game before a file is written."""
        self.record = record
        self.language = language
        self.path = path
        self.drawing = drawing.drawing_of(record.game.key)
        evaluator_of(record.state)  # raises a `Problem` if the weights cannot be used
        self.bots_seed = record.seed
        """The seed of the bots' random streams."""
        self.bots = {seat: name for seat, name in enumerate(record.seats) if name != PERSON}
        self.trees = TreeProcesses()
        """Further trees of bots that search several; they start with the first such decision."""
        self.external: dict[int, SeatedBot] = {}
        """External bots: started once, and told when the game is over."""
        for seat, name in self.bots.items():
            spec = read_spec(name)
            if spec.command or spec.weights:
                record.seats[seat] = spec.record_name()
            if spec.weights:
                spec.evaluators()(record.state)
            if spec.command:
                self.external[seat] = seat_bot(name, record.game, record.seed, seat, print_fault)
        self.you = record.seats.index(PERSON) if record.seats.count(PERSON) == 1 else -1

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Problem(f"{self.path}: cannot be written: {error.strerror}") from None
        self._save()
        try:
            self._play()
        finally:
            self.trees.close()
            for bot in self.external.values():
                bot.finish(self.state)

    def _play(self) -> None:
        table_due = choices_due = True
        while self.state.to_move() >= 0:
            seat = self.state.to_move()
            if seat in self.bots:
                self._move(self._choose_as_bot(seat))
                table_due = choices_due = True
                continue
            if table_due or (choices_due and self.drawing.is_new_turn(self.state)):
                self.drawing.show_table(self.state, self.language, self.you)
            elif choices_due:
                self.drawing.show_changes(self.state, self.language)
            if choices_due:
                drawing.show_choices(self.drawing, self.record, self.language)
                self._before_asking()
            try:
                typed = console.input(f"[bold]{self._say('ask')}:[/] ").strip()
            except (EOFError, KeyboardInterrupt, RuntimeError):
                console.print()
                typed = "q"
            if typed.lower() in ("q", "quit"):
                self._print("kept", command=self._resume_command())
                return
            table_due = typed in ("u", "t")
            choices_due = self._execute(typed)
        self.drawing.show_result(self.state, self.language)
        self._print("saved", path=str(self.path))

    def _before_asking(self) -> None:
        """Say something below the choices; a guided game does."""

    @property
    def state(self) -> State:
        return self.record.state

    def _execute(self, typed: str) -> bool:
        """Run what was typed; True if the choices have to be shown again."""
        if not typed:
            self._print("nothing-typed")
            return False
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if word.isdecimal() and not rest:
            return self._choose(int(word))
        if word == "u":
            self._undo()
            return True
        if word == "t":
            return True
        if word == "s":
            self._save()
            self._print("saved", path=str(self.path))
        elif word in ("?", "h", "help") or (word in ("i", "r") and not rest):
            if self.drawing.actions:
                self._print("help", example=self.drawing.example)
            else:
                self._print("help-plain")
            self._print("help-why")
            self._print("help-words")
        elif word == "a":
            self._advise()
        elif word == "i":
            drawing.show_subject(self.drawing, self.state, rest, self.language, self._say)
        elif word == "r":
            drawing.show_rule(self.record.game, rest, self.language, self._say)
        elif word == "w" and not rest:
            show_rivals_moves(self.record, self.language, self._say)
        elif word == "w":
            drawing.show_why_not(self.drawing, self.record, rest, self.language, self._say)
        else:
            return self._choose_by_words(typed)
        return False

    def _advise(self) -> None:
        """Print the best choices with their numbers."""
        actions = self.state.legal()
        try:
            moves = advise(self.state, self.state.to_move(), language=self.language)
        except Problem as problem:  # the game brings no advice
            console.print(str(problem), markup=False, soft_wrap=True)
            return
        numbered = [(actions.index(move.action) + 1, move) for move in moves]
        drawing.show_advice(numbered, self.language)

    def _choose(self, number: int) -> bool:
        actions = self.state.legal()
        if not 1 <= number <= len(actions):
            self._print("not-a-choice", number=number, most=len(actions))
            return False
        self._move(actions[number - 1])
        return True

    def _choose_by_words(self, typed: str) -> bool:
        """Play the only choice that has or contains these words."""
        called = drawing.choices_called(drawing.choice_words(self.record, self.language), typed)
        if len(called) == 1:
            return self._choose(called[0])
        if called:
            self._print("several", text=typed, numbers=", ".join(map(str, called)))
        else:
            self._print("unknown", text=typed)
        return False

    def _move(self, action: int) -> None:
        """Play an action, print its log lines, and save the game."""
        steps = self.record.play_steps(action)
        for line in self.drawing.log_lines(steps, self.state, self.language):
            console.print(f"  {line}", markup=False, style="dim")
        self._save()

    def _choose_as_bot(self, seat: int) -> int:
        """The choice of a bot, which is the same again after an undo; an external bot keeps its
        process."""
        if seat in self.external:
            return self.external[seat].choose(self.state)
        bot, record = self.bots[seat], self.record
        decisions = decisions_for(bot, record)
        if read_spec(bot).is_parallel():
            return self.trees.choose(Tree(bot, record.seed, decisions[-1]))
        return choose_action(bot, record.game, self.bots_seed, decisions)

    def _resume_command(self) -> str:
        """The command that resumes this game."""
        program = "python -m petteia" if sys.argv[0].endswith("__main__.py") else sys.argv[0]
        words = [program, "play", self.record.game.key, "--resume", str(self.path)]
        if self.language != "en":
            words += ["--lang", self.language]
        return " ".join(words)

    def _undo(self) -> None:
        """Go back to the last decision of a person."""
        movers = self.record.movers
        own = [number for number, seat in enumerate(movers) if seat not in self.bots]
        if not own:
            self._print("nothing-to-undo")
            return
        self.record.undo(own[-1])
        self._save()
        self._print("undone")

    def _save(self) -> None:
        self.record.save(self.path)

    def _say(self, key: str, **facts: str | int) -> str:
        return messages(LOCALE).say(self.language, key, **facts)

    def _print(self, key: str, **facts: str | int) -> None:
        console.print(self._say(key, **facts), markup=False, soft_wrap=True)
