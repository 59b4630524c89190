"""A child process that answers lines over pipes, with a time limit for each answer.

The pipes are non-blocking: a program that does not read, does not answer or never stops writing
cannot block the caller beyond the limit.
"""

import os
import selectors
import signal
import subprocess
import time
import weakref
from contextlib import suppress

MAX_LINE = 64 * 1024
"""Bytes; a longer line is an error."""
PIECE = 64 * 1024
"""Bytes read or written at a time."""
KEPT_STDERR = 2000
"""Bytes kept of the end of its standard error."""
STDERR_LINES = 8
GRACE_SECONDS = 0.3
"""The time a program that closed a pipe has to write to standard error or to exit."""


class ProgramError(Exception):
    """The program failed; its pipes cannot be used any more."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class PipedProcess:
    """A running program. It is killed with its process group when it is garbage-collected."""

    def __init__(self, words: list[str]) -> None:
        """Start the program; raises `ProgramError` if that fails."""
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramError("start", f"it cannot be started: {error.strerror}") from None
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.stdin = self.process.stdin.fileno()
        self.stdout = self.process.stdout.fileno()
        self.stderr = self.process.stderr.fileno()
        self.ready = selectors.DefaultSelector()
        self._kill = weakref.finalize(self, _kill, self.process, self.ready)
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        for pipe in (self.stdout, self.stderr):
            self.ready.register(pipe, selectors.EVENT_READ)
        self.outgoing = bytearray()
        self.incoming = bytearray()
        self.log = bytearray()
        self.stdin_open = True

    def request(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the answer; raises `ProgramError` if none comes in time."""
        self.send(line)
        late = f"it did not answer within {seconds:g} s"
        deadline = time.monotonic() + seconds
        searched = 0
        while (end := self.incoming.find(b"\n", searched)) < 0:
            searched = len(self.incoming)
            if searched > MAX_LINE:
                break
            left = deadline - time.monotonic()
            if left <= 0:
                raise ProgramError("late" if self.stdin_open else "closed", late)
            was_open = self.stdin_open
            if not self._exchange(left):
                raise ProgramError(*self._cause_of_end())
            if was_open and not self.stdin_open:
                late = "it closed its standard input and did not answer"
                deadline = min(deadline, time.monotonic() + GRACE_SECONDS)
        if end < 0 or end > MAX_LINE:
            raise ProgramError("nonsense", f"it wrote a line of more than {MAX_LINE // 1024} kB")
        answer = bytes(self.incoming[:end])
        del self.incoming[: end + 1]
        return answer

    def send(self, line: bytes) -> None:
        """Queue a line that needs no answer; it is written with the next exchange."""
        if self.stdin_open:
            if not self.outgoing:
                self.ready.register(self.stdin, selectors.EVENT_WRITE)
            self.outgoing += line

    def stderr_tail(self) -> str:
        """The last lines on its standard error."""
        lines = self.log.decode("utf-8", "replace").splitlines()
        kept = ["".join(c if c.isprintable() else " " for c in line).rstrip() for line in lines]
        return "\n".join([line for line in kept if line][-STDERR_LINES:])

    def shut_down(self, seconds: float) -> None:
        """Send what is queued, close its input, wait for it to exit, then kill it."""
        deadline = time.monotonic() + seconds
        while self.outgoing and (left := deadline - time.monotonic()) > 0:
            if not self._exchange(left):
                break
            self.incoming.clear()
        self._close_input()
        while (left := deadline - time.monotonic()) > 0 and self._exchange(left):
            self.incoming.clear()
        self._wait(deadline - time.monotonic())
        self.kill()

    def kill(self) -> None:
        """Kill the program and its process group."""
        self._kill()

    def _exchange(self, seconds: float) -> bool:
        """Read and write what is ready; False if it has closed its standard output."""
        for key, _ in self.ready.select(seconds):
            if key.fd == self.stdin:
                self._write()
                continue
            try:
                piece = os.read(key.fd, PIECE)
            except BlockingIOError:
                continue
            if key.fd == self.stdout:
                self.incoming += piece
                if not piece:
                    return False
            elif piece:
                self.log += piece
                del self.log[:-KEPT_STDERR]
            else:
                self.ready.unregister(self.stderr)
        return True

    def _write(self) -> None:
        try:
            sent = os.write(self.stdin, self.outgoing[:PIECE])
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._close_input()
            return
        del self.outgoing[:sent]
        if not self.outgoing:
            self.ready.unregister(self.stdin)

    def _close_input(self) -> None:
        if not self.stdin_open:
            return
        if self.outgoing:
            self.ready.unregister(self.stdin)
            self.outgoing.clear()
        self.stdin_open = False
        assert self.process.stdin
        self.process.stdin.close()

    def _cause_of_end(self) -> tuple[str, str]:
        """The kind of fault and a message for a program that has closed its standard output."""
        self.ready.unregister(self.stdout)
        deadline = time.monotonic() + GRACE_SECONDS
        while self.stderr in self.ready.get_map() and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
        self._wait(deadline - time.monotonic())
        code = self.process.returncode
        if code is None:
            return "closed", "it closed its standard output"
        if code < 0:
            return "crash", f"it was ended by {_signal_name(-code)}"
        return "crash", f"it ended with exit code {code}"

    def _wait(self, seconds: float) -> None:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(max(seconds, 0.01))


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _kill(process: subprocess.Popen[bytes], ready: selectors.BaseSelector) -> None:
    """Kill the process group of a program, close its pipes, and reap it."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()
    ready.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE_SECONDS)
