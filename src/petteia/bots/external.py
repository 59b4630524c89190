"""External bots: programs in any language that read requests and write answers as lines of JSON.

docs/external-bots.md describes the protocol. When a program fails, a substitute bot makes that
decision, and the game goes on.
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
from petteia.bots.clock import Clock
from petteia.kernel.content.reader import show
from petteia.kernel.game import Game
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem
from petteia.processes.piped_process import PipedProcess, ProgramError

PROTOCOL = 1
SECONDS = 10.0
"""The default time limit of a decision."""
START_SECONDS = 10.0
"""Additional time for the first decision after a start."""
GOODBYE_SECONDS = 0.5
"""The time a program has to exit once its standard input is closed."""
MAX_FAULTS = 3
"""After so many faults a program is not asked again in a game."""
LONGEST_LABEL = 60

Message = dict[str, Json]


@dataclass(frozen=True, slots=True)
class Fault:
    """One failure of a program."""

    bot: str
    seat: int
    decision: int
    """The id of the request."""
    kind: str
    """start, crash, closed, late, nonsense or illegal."""
    message: str
    """One sentence."""
    stderr: str = ""
    """The last lines of the program's standard error."""

    def __str__(self) -> str:
        text = f"{self.bot} in seat {self.seat}, decision {self.decision}: {self.message}"
        return "\n    stderr: ".join([text, *self.stderr.splitlines()])


Listener = Callable[[Fault], None]


def split_command(command: str) -> list[str]:
    """Split a command as a shell would; a `Problem` if it cannot be run."""
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
    """A short name for a command: the program and its script, without folders."""
    words = shlex.split(command)
    name = PurePath(words[0]).name
    scripts = [word for word in words[1:] if not word.startswith("-")]
    if scripts and not words[0].startswith("."):
        name = f"{name} {PurePath(scripts[0]).name}"
    return name[:LONGEST_LABEL]


def hello(game: Game, state: State, language: str, seconds: float) -> Message:
    """The first message to a program."""
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


def decision_request(
    game: Game, state: State, language: str, number: int, seconds: float
) -> Message:
    """The request for a decision: what the seat sees, and its legal actions."""
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
    """The last message to a program, when the game is over."""
    house = state.house_scores()
    return {
        "type": "over",
        "seat": seat,
        "scores": list(state.scores()),
        **({"house_scores": {**house}} if house else {}),
        "places": list(state.ranking()),
    }


def read_answer(line: bytes, number: int) -> int:
    """Parse the answer to request `number`; raise `ProgramError` if it is invalid."""
    text = line.decode("utf-8", "replace").strip()
    try:
        answer: object = json.loads(text)
    except (ValueError, RecursionError):
        hint = " (what is not an answer belongs on standard error)"
        raise ProgramError("nonsense", f"it wrote {show(text)}, which is not JSON{hint}") from None
    if not isinstance(answer, dict):
        raise ProgramError(
            "nonsense", f'it wrote {show(text)}, not an object as {{"id": 1, "action": 2}}'
        )
    for key in ("id", "action"):
        if key not in answer:
            raise ProgramError("nonsense", f'its answer {show(text)} has no "{key}"')
        if not isinstance(answer[key], int) or isinstance(answer[key], bool):
            found = show(answer[key])
            raise ProgramError("nonsense", f'"{key}" in its answer is {found}, not a whole number')
    if answer["id"] != number:
        found = show(answer["id"])
        raise ProgramError(
            "nonsense", f"it answered question {found}; it was asked question {number}"
        )
    action: int = answer["action"]
    return action


class ExternalBot(Bot):
    """A bot that asks an external program."""

    def __init__(
        self,
        command: str,
        game: Game,
        substitute: Bot,
        listener: Listener | None = None,
        language: str = "en",
        start_seconds: float = START_SECONDS,
    ) -> None:
        self.words = shlex.split(command)
        self.name = label(command)
        self.game = game
        self.substitute = substitute
        self.listener = listener
        self.language = language
        self.start_seconds = start_seconds
        self.process: PipedProcess | None = None
        self.faults: list[Fault] = []
        self.asked = 0
        """Requests so far; the last one has this number as its id."""
        self.slowest = 0.0
        """Seconds of its slowest answer, not counting starts."""
        self.seat = -1

    def choose(self, state: State, clock: Clock) -> int:
        self.seat = state.to_move()
        if len(self.faults) >= MAX_FAULTS:
            return self.substitute.choose(state, clock)
        self.asked += 1
        try:
            return self._ask(state, clock.seconds or SECONDS)
        except ProgramError as broken:
            self._add_fault(broken.kind, str(broken))
        except BaseException:
            self._kill()
            raise
        return self.substitute.choose(state, clock)

    def finish(self, state: State) -> None:
        """Send the result if the game is over, and end the program."""
        process, self.process = self.process, None
        if process is None:
            return
        try:
            if state.to_move() < 0:
                process.send(_line(goodbye(state, self.seat)))
                process.shut_down(GOODBYE_SECONDS)
        finally:
            process.kill()

    def _ask(self, state: State, seconds: float) -> int:
        """The program's choice; raises `ProgramError` if it fails."""
        line = _line(decision_request(self.game, state, self.language, self.asked, seconds))
        if self.process is None:
            self.process = PipedProcess(self.words)
            line = _line(hello(self.game, state, self.language, seconds)) + line
            answer = self.process.request(line, seconds + self.start_seconds)
        else:
            begin = time.perf_counter()
            answer = self.process.request(line, seconds)
            self.slowest = max(self.slowest, time.perf_counter() - begin)
        action = read_answer(answer, self.asked)
        if action not in state.legal():
            raise ProgramError(
                "illegal", f"it chose {show(action)}: {self._why_not(state, action)}"
            )
        return action

    def _why_not(self, state: State, action: int) -> str:
        if not 0 <= action < self.game.actions:
            return f"actions are numbers from 0 to {self.game.actions - 1}."
        return self.game.explain(state, state.why_not(action), self.language)

    def _add_fault(self, kind: str, message: str) -> None:
        """Keep a fault and report it. After an illegal choice the program is still in step and
        keeps running; after any other fault it is restarted."""
        stderr = self.process.stderr_tail() if self.process else ""
        message = message.rstrip(".")
        last = len(self.faults) + 1 == MAX_FAULTS
        if last:
            message += f"; after {MAX_FAULTS} faults it is not asked any more in this game"
        fault = Fault(self.name, self.seat, self.asked, kind, message, stderr)
        self.faults.append(fault)
        if last or kind != "illegal":
            self._kill()
        elif self.process:
            self.process.send(_line({"type": "fault", "id": self.asked, "message": message}))
        if self.listener:
            self.listener(fault)

    def _kill(self) -> None:
        process, self.process = self.process, None
        if process:
            process.kill()


def _line(message: Message) -> bytes:
    """Serialize a message as ASCII, which every language reads the same way."""
    return json.dumps(message).encode("ascii") + b"\n"
