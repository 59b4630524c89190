"""A table at the terminal: the position, numbered choices, undo, save, resume.

The game is kept in a file after every move: whatever happens to the terminal, nothing is lost.
"""

import os
import sys
from pathlib import Path

from petteia.bots.advice import advise
from petteia.bots.bot import Seated
from petteia.bots.evaluators import evaluator_of
from petteia.bots.external import Fault
from petteia.bots.roster import read_spec, seat_bot
from petteia.cli import drawing
from petteia.cli.common import LOCALE, console, errors
from petteia.kernel.record import Record
from petteia.kernel.state import State
from petteia.kernel.text.messages import messages
from petteia.kernel.text.problem import Problem

SEATS_APART = 64
"""Every move of a bot has a stream of its own, this far from the last."""
PERSON = "person"
"""A seat of somebody at this terminal."""


def data_folder() -> Path:
    """Where games are kept: PETTEIA_DATA, or the user's data folder."""
    given = os.environ.get("PETTEIA_DATA")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "petteia"


def last_game(game: str) -> Path:
    """The file that keeps the last game."""
    return data_folder() / f"last-{game}.json"


def put_aside(path: Path) -> None:
    """Keep the game before as `…-before.json` when a new one takes its place."""
    try:
        if path.exists():
            path.replace(path.with_name(f"{path.stem}-before.json"))
    except OSError as error:
        raise Problem(f"{path}: cannot be moved: {error.strerror}") from None


def tell_fault(fault: Fault) -> None:
    """What a program did wrong, on standard error."""
    errors.print(str(fault), markup=False, emoji=False, soft_wrap=True)


class Terminal:
    """One game at one terminal: people and bots as the record's seats say."""

    def __init__(self, record: Record, language: str, path: Path) -> None:
        """Everything that can be wrong with the game is found before a file is touched."""
        self.record = record
        self.language = language
        self.path = path
        self.drawing = drawing.drawing_of(record.game.key)
        evaluator_of(record.state)  # which the bots and `a` ask; it says if its weights are none
        self.bots = {seat: name for seat, name in enumerate(record.seats) if name != PERSON}
        self.guests: dict[int, Seated] = {}
        """Programs of somebody's own: they are started once, and told when the game is over."""
        for seat, name in self.bots.items():
            spec = read_spec(name)
            if spec.command:
                record.seats[seat] = spec.short()
                self.guests[seat] = seat_bot(name, record.game, record.seed, seat, tell_fault)
        self.you = record.seats.index(PERSON) if record.seats.count(PERSON) == 1 else -1

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Problem(f"{self.path}: cannot be written: {error.strerror}") from None
        self._keep()
        try:
            self._play()
        finally:
            for guest in self.guests.values():
                guest.finish(self.state)

    def _play(self) -> None:
        table_due = choices_due = True
        while self.state.to_move() >= 0:
            seat = self.state.to_move()
            if seat in self.bots:
                self._move(self._bot(seat).choose(self.state))
                table_due = choices_due = True
                continue
            if table_due or (choices_due and self.drawing.is_new_turn(self.state)):
                self.drawing.show_table(self.state, self.language, self.you)
            elif choices_due:
                self.drawing.show_news(self.state, self.language)
            if choices_due:
                drawing.show_choices(self.drawing, self.record, self.language)
            try:
                typed = console.input(f"[bold]{self._say('ask')}:[/] ").strip()
            except (EOFError, KeyboardInterrupt, RuntimeError):
                console.print()
                typed = "q"
            if typed.lower() in ("q", "quit"):
                self._print("kept", command=self._resume_command())
                return
            table_due = typed in ("u", "t")
            choices_due = self._obey(typed)
        self.drawing.show_result(self.state, self.language)
        self._print("saved", path=str(self.path))

    @property
    def state(self) -> State:
        return self.record.state

    def _obey(self, typed: str) -> bool:
        """Carry out what was typed; True if the choices on the screen are no longer right."""
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
            self._keep()
            self._print("saved", path=str(self.path))
        elif word in ("?", "h", "help") or (word in ("i", "r", "w") and not rest):
            self._print("help", example=self.drawing.example)
            self._print("help-words")
        elif word == "a":
            self._advise()
        elif word == "i":
            drawing.show_thing_of_choice(self.drawing, self.state, rest, self.language, self._say)
        elif word == "r":
            drawing.show_rule(self.record.game, rest, self.language, self._say)
        elif word == "w":
            drawing.show_why_not(self.drawing, self.record, rest, self.language, self._say)
        else:
            return self._choose_called(typed)
        return False

    def _advise(self) -> None:
        """The best choices by their numbers."""
        actions = self.state.legal()
        moves = advise(self.state, self.state.to_move(), language=self.language)
        numbered = [(actions.index(move.action) + 1, move) for move in moves]
        drawing.show_advice(numbered, self.language)

    def _choose(self, number: int) -> bool:
        actions = self.state.legal()
        if not 1 <= number <= len(actions):
            self._print("not-a-choice", number=number, most=len(actions))
            return False
        self._move(actions[number - 1])
        return True

    def _choose_called(self, typed: str) -> bool:
        """The one choice with these words, or with these among its words."""
        called = drawing.choices_called(drawing.choice_words(self.record, self.language), typed)
        if len(called) == 1:
            return self._choose(called[0])
        if called:
            self._print("several", text=typed, numbers=", ".join(map(str, called)))
        else:
            self._print("unknown", text=typed)
        return False

    def _move(self, action: int) -> None:
        """Play an action, say it and what followed by itself, and keep the game."""
        for line in self.drawing.play_and_tell(self.state, action, self.language):
            console.print(f"  {line}", markup=False, style="dim")
        self.record.moves.append(action)
        self._keep()

    def _bot(self, seat: int) -> Seated:
        """The bot of a seat at this move: after an undo it chooses as it did before, unless it
        is a program, which goes on."""
        if seat in self.guests:
            return self.guests[seat]
        apart = seat + SEATS_APART * len(self.record.moves)
        return seat_bot(self.bots[seat], self.record.game, self.record.seed, apart)

    def _resume_command(self) -> str:
        """How to go on with this game."""
        program = "python -m petteia" if sys.argv[0].endswith("__main__.py") else sys.argv[0]
        words = [program, "play", self.record.game.key, "--resume", str(self.path)]
        if self.language != "en":
            words += ["--lang", self.language]
        return " ".join(words)

    def _undo(self) -> None:
        """Back to the last decision of a person."""
        deciders = [state.to_move() for state, _ in self.record.replay()]
        own = [number for number, seat in enumerate(deciders) if seat not in self.bots]
        if not own:
            self._print("nothing-to-undo")
            return
        self.record.undo(own[-1])
        self._keep()
        self._print("undone")

    def _keep(self) -> None:
        self.record.save(self.path)

    def _say(self, key: str, **facts: str | int) -> str:
        return messages(LOCALE).say(self.language, key, **facts)

    def _print(self, key: str, **facts: str | int) -> None:
        console.print(self._say(key, **facts), markup=False, soft_wrap=True)
