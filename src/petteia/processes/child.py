"""A child process that runs a Python function, with a pipe to it."""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess


class ProcessEnded(Exception):
    """A child process has ended without an answer."""


class ChildProcess:
    """A spawned process and the pipe to it. One thread uses it; any thread may end it."""

    def __init__(
        self, target: Callable[..., None], *arguments: object, daemon: bool = True
    ) -> None:
        """Start a process that calls `target` with the arguments and its end of the pipe."""
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=target, args=(*arguments, far_end), daemon=daemon
        )
        try:
            self.process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            far_end.close()

    def send(self, message: object) -> None:
        """Send a message; raise `ProcessEnded` if nobody is there to read it."""
        try:
            self.pipe.send(message)
        except OSError:
            raise ProcessEnded from None

    def receive(self, seconds: float | None = None) -> object:
        """Wait for a message; raise `TimeoutError` or `ProcessEnded` if none comes."""
        try:
            if seconds is not None and not self.pipe.poll(seconds):
                raise TimeoutError
            message: object = self.pipe.recv()
        except TimeoutError:
            raise
        except (EOFError, OSError):
            raise ProcessEnded from None
        return message

    @property
    def sentinel(self) -> int:
        """Ready when the process has ended; for `multiprocessing.connection.wait`."""
        return self.process.sentinel

    def is_alive(self) -> bool:
        """Is the process running?"""
        return self.process.is_alive()

    def terminate(self) -> None:
        """Ask the process to end."""
        self.process.terminate()

    def kill(self) -> None:
        """End the process at once."""
        self.process.kill()

    def close(self, seconds: float) -> int | None:
        """Close the pipe, which asks the process to end, and kill it if it has not ended after
        `seconds`. Return its exit code: negative if a signal ended it."""
        self.pipe.close()
        self.process.join(seconds)
        if self.is_alive():
            self.kill()
            self.process.join()
        return self.process.exitcode
