"""Bots in any language: a program that reads questions and writes answers, a line of JSON each.

The protocol is told in docs/external-bots.md. A program that fails in any way loses one decision to
the bot that stands in for it, never the game.
"""

import json
import os
import shlex
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath

from petteia.bots.bot import Bot
from petteia.bots.child import Broken, Child
from petteia.bots.clock import Clock
from petteia.kernel.content.reader import show
from petteia.kernel.game import Game
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

PROTOCOL = 1
SECONDS = 10.0
"""What a decision may take if nothing else is said."""
START_SECONDS = 10.0
"""What the first decision after a start may take in addition."""
GOODBYE_SECONDS = 0.5
"""In this time a program should end once its standard input is closed."""
MOST_FAULTS = 3
"""With so many faults a program is not asked any more in a game."""
LONGEST_LABEL = 60

Message = dict[str, Json]


@dataclass(frozen=True, slots=True)
class Fault:
    """What a program did wrong, once."""

    bot: str
    seat: int
    decision: int
    """The id of the question."""
    kind: str
    """start, crash, closed, late, nonsense or illegal."""
    message: str
    """One sentence."""
    said: str = ""
    """The last lines of the program's standard error."""

    def __str__(self) -> str:
        text = f"{self.bot} in seat {self.seat}, decision {self.decision}: {self.message}"
        return "\n    stderr: ".join([text, *self.said.splitlines()])


Listener = Callable[[Fault], None]


def split_command(command: str) -> list[str]:
    """The words of a command, as a shell would part them; a `Problem` if it cannot be run."""
    if os.name != "posix":
        raise Problem("A program of your own can play on Linux, macOS and WSL only.")
    try:
        words = shlex.split(command)
    except ValueError:
        raise Problem(f"The command {show(command)} has a quote that is not closed.") from None
    if not words or not words[0] or not command.isprintable():
        raise Problem(f"A bot of your own is exec: and a command, not {show(command)}.")
    if shutil.which(words[0]) is None:
        raise Problem(
            f"There is no program {words[0]!r} that can be run: is the path right, and may the"
            " file be executed (chmod +x)?"
        )
    return words


def label(command: str) -> str:
    """A short name for a command: its last word that looks like the program, without folders."""
    words = shlex.split(command)
    name = PurePath(words[0]).name
    scripts = [word for word in words[1:] if not word.startswith("-")]
    if scripts and not words[0].startswith("."):
        name = f"{name} {PurePath(scripts[0]).name}"
    return name[:LONGEST_LABEL]


def hello(game: Game, state: State, language: str, seconds: float) -> Message:
    """The first line a program reads."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.key,
        "players": len(state.scores()),
        "seat": state.to_move(),
        "language": language,
        "seconds": seconds,
        "cards": game.glossary(state, language),
    }


def question(game: Game, state: State, language: str, number: int, seconds: float) -> Message:
    """A decision: what the seat may see, and what it may do."""
    actions: list[Json] = []
    for action in state.legal():
        described = game.describe(state, action, language)
        facts: dict[str, Json] = {**described.facts}
        actions.append(
            {"action": action, "key": described.key, "facts": facts, "words": described.words}
        )
    return {
        "type": "decide",
        "id": number,
        "seconds": seconds,
        "view": state.view(state.to_move()),
        "actions": actions,
    }


def goodbye(state: State, seat: int) -> Message:
    """The last line a program reads, when the game is over."""
    return {
        "type": "over",
        "seat": seat,
        "scores": list(state.scores()),
        "places": list(state.ranking()),
    }


def read_answer(line: bytes, number: int) -> int:
    """The action of an answer to question `number`; raises `Broken` if it is none."""
    text = line.decode("utf-8", "replace").strip()
    try:
        answer: object = json.loads(text)
    except (ValueError, RecursionError):
        hint = " (what is not an answer belongs on standard error)"
        raise Broken("nonsense", f"it wrote {show(text)}, which is not JSON{hint}") from None
    if not isinstance(answer, dict):
        raise Broken(
            "nonsense", f'it wrote {show(text)}, not an object as {{"id": 1, "action": 2}}'
        )
    for key in ("id", "action"):
        if key not in answer:
            raise Broken("nonsense", f'its answer {show(text)} has no "{key}"')
        if not isinstance(answer[key], int) or isinstance(answer[key], bool):
            found = show(answer[key])
            raise Broken("nonsense", f'"{key}" in its answer is {found}, not a whole number')
    if answer["id"] != number:
        found = show(answer["id"])
        raise Broken("nonsense", f"it answered question {found}; it was asked question {number}")
    action: int = answer["action"]
    return action


class ExternalBot(Bot):
    """A seat of one game, played by a program."""

    def __init__(
        self,
        command: str,
        game: Game,
        stand_in: Bot,
        listener: Listener | None = None,
        language: str = "en",
        start_seconds: float = START_SECONDS,
    ) -> None:
        self.words = shlex.split(command)
        self.name = label(command)
        self.game = game
        self.stand_in = stand_in
        self.listener = listener
        self.language = language
        self.start_seconds = start_seconds
        self.child: Child | None = None
        self.faults: list[Fault] = []
        self.asked = 0
        """Questions so far; the last one has this number as its id."""
        self.slowest = 0.0
        """Seconds its longest answer took, starts not counted."""
        self.seat = -1

    def choose(self, state: State, clock: Clock) -> int:
        self.seat = state.to_move()
        if len(self.faults) >= MOST_FAULTS:
            return self.stand_in.choose(state, clock)
        self.asked += 1
        try:
            return self._ask(state, clock.seconds or SECONDS)
        except Broken as broken:
            self._blame(broken.kind, str(broken))
        except BaseException:
            self._end()
            raise
        return self.stand_in.choose(state, clock)

    def finish(self, state: State) -> None:
        """Tell the program how the game ended, if it did, and end it."""
        child, self.child = self.child, None
        if child is None:
            return
        try:
            if state.to_move() < 0:
                child.tell(_line(goodbye(state, self.seat)))
                child.leave(GOODBYE_SECONDS)
        finally:
            child.end()

    def _ask(self, state: State, seconds: float) -> int:
        """The program's choice; raises `Broken` if there is none to be had."""
        line = _line(question(self.game, state, self.language, self.asked, seconds))
        if self.child is None:
            self.child = Child(self.words)
            line = _line(hello(self.game, state, self.language, seconds)) + line
            answer = self.child.ask(line, seconds + self.start_seconds)
        else:
            begin = time.perf_counter()
            answer = self.child.ask(line, seconds)
            self.slowest = max(self.slowest, time.perf_counter() - begin)
        action = read_answer(answer, self.asked)
        if action not in state.legal():
            raise Broken("illegal", f"it chose {show(action)}: {self._why_not(state, action)}")
        return action

    def _why_not(self, state: State, action: int) -> str:
        if not 0 <= action < self.game.actions:
            return f"actions are numbers from 0 to {self.game.actions - 1}."
        return self.game.explain(state, state.why_not(action), self.language)

    def _blame(self, kind: str, message: str) -> None:
        """Keep a fault and tell of it. Only who chose what is not legal is still in step and may
        stay; all others begin anew."""
        said = self.child.said() if self.child else ""
        message = message.rstrip(".")
        last = len(self.faults) + 1 == MOST_FAULTS
        if last:
            message += f"; after {MOST_FAULTS} faults it is not asked any more in this game"
        fault = Fault(self.name, self.seat, self.asked, kind, message, said)
        self.faults.append(fault)
        if last or kind != "illegal":
            self._end()
        elif self.child:
            self.child.tell(_line({"type": "fault", "id": self.asked, "message": message}))
        if self.listener:
            self.listener(fault)

    def _end(self) -> None:
        child, self.child = self.child, None
        if child:
            child.end()


def _line(message: Message) -> bytes:
    """A message as it is sent: in ASCII, which no language reads wrongly."""
    return json.dumps(message).encode("ascii") + b"\n"
