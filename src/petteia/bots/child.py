"""A program at the other end of a pipe, spoken to in lines, each answered in time or not at all.

Nothing here waits longer than it was told to: the pipes are read and written only when they are
ready, so a program that does not read, does not answer or never stops writing holds nobody up.
"""

import os
import selectors
import signal
import subprocess
import time
import weakref
from contextlib import suppress

LONGEST_LINE = 64 * 1024
"""Bytes; a longer line is no answer."""
PIECE = 64 * 1024
"""Bytes read or written at a time."""
KEPT_OF_STDERR = 2000
"""Bytes of what the program said last on its standard error."""
LINES_OF_STDERR = 8
LAST_WORDS = 0.3
"""Seconds in which a program that fell silent may still say why, or end by itself."""


class Broken(Exception):
    """The program did not do its part; the pipe is of no more use."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Child:
    """A running program. It is ended, with all it has started, when nobody holds it any more."""

    def __init__(self, words: list[str]) -> None:
        """Start the program; raises `Broken` if the system cannot."""
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
            raise Broken("start", f"it cannot be started: {error.strerror}") from None
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.stdin = self.process.stdin.fileno()
        self.stdout = self.process.stdout.fileno()
        self.stderr = self.process.stderr.fileno()
        self.ready = selectors.DefaultSelector()
        self._end = weakref.finalize(self, _end, self.process, self.ready)
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        for pipe in (self.stdout, self.stderr):
            self.ready.register(pipe, selectors.EVENT_READ)
        self.outgoing = bytearray()
        self.incoming = bytearray()
        self.log = bytearray()
        self.reads = True
        """Is its standard input still open?"""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one; raises `Broken` if none comes in time."""
        self.tell(line)
        late = f"it did not answer within {seconds:g} s"
        deadline = time.monotonic() + seconds
        looked = 0
        while (end := self.incoming.find(b"\n", looked)) < 0:
            looked = len(self.incoming)
            if looked > LONGEST_LINE:
                break
            left = deadline - time.monotonic()
            if left <= 0:
                raise Broken("late" if self.reads else "closed", late)
            read = self.reads
            if not self._exchange(left):
                raise Broken(*self._death())
            if read and not self.reads:
                late = "it closed its standard input and did not answer"
                deadline = min(deadline, time.monotonic() + LAST_WORDS)
        if end < 0 or end > LONGEST_LINE:
            raise Broken("nonsense", f"it wrote a line of more than {LONGEST_LINE // 1024} kB")
        answer = bytes(self.incoming[:end])
        del self.incoming[: end + 1]
        return answer

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer: it goes out with the next exchange."""
        if self.reads:
            if not self.outgoing:
                self.ready.register(self.stdin, selectors.EVENT_WRITE)
            self.outgoing += line

    def said(self) -> str:
        """The last lines on its standard error."""
        lines = self.log.decode("utf-8", "replace").splitlines()
        kept = ["".join(c if c.isprintable() else " " for c in line).rstrip() for line in lines]
        return "\n".join([line for line in kept if line][-LINES_OF_STDERR:])

    def leave(self, seconds: float) -> None:
        """Send what is left to say, close its input, let it end by itself, then end it."""
        deadline = time.monotonic() + seconds
        while self.outgoing and (left := deadline - time.monotonic()) > 0:
            if not self._exchange(left):
                break
            self.incoming.clear()
        self._close_input()
        while (left := deadline - time.monotonic()) > 0 and self._exchange(left):
            self.incoming.clear()
        self._wait(deadline - time.monotonic())
        self.end()

    def end(self) -> None:
        """End the program and everything it has started."""
        self._end()

    def _exchange(self, seconds: float) -> bool:
        """Read and write what can be; False if it has closed its standard output."""
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
                del self.log[:-KEPT_OF_STDERR]
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
        if not self.reads:
            return
        if self.outgoing:
            self.ready.unregister(self.stdin)
            self.outgoing.clear()
        self.reads = False
        assert self.process.stdin
        self.process.stdin.close()

    def _death(self) -> tuple[str, str]:
        """What became of a program that has closed its standard output."""
        self.ready.unregister(self.stdout)
        deadline = time.monotonic() + LAST_WORDS
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


def _end(process: subprocess.Popen[bytes], ready: selectors.BaseSelector) -> None:
    """Kill the group a program leads, and bury it."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()
    ready.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(LAST_WORDS)
