"""The command line: `main` runs a command and turns errors into one sentence and an exit code."""

import signal
import sys
from types import FrameType

from petteia.kernel.text.problem import Problem
from petteia.kernel.text.reason import Refused

WRONG = 2
"""The exit code of errors that the user can correct."""
INTERRUPTED = 130
PIPE_CLOSED = 141


class Interrupted(Exception):
    """Ctrl-C was pressed; the text says what is kept and how to resume."""


def main() -> None:
    """Run a command. An error that the user can correct is one sentence and exit code 2."""
    signal.signal(signal.SIGTERM, _terminate)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        from petteia.cli.app import app  # inside `try`: Ctrl-C may come during imports

        code = app(prog_name="petteia", standalone_mode=False)
        if code == INTERRUPTED:  # how Typer reports Ctrl-C
            raise KeyboardInterrupt
        sys.stdout.flush()
    except (Problem, Refused) as problem:
        _leave(str(problem), WRONG)
    except Interrupted as interrupted:
        _leave(str(interrupted), INTERRUPTED)
    except (KeyboardInterrupt, EOFError):
        _leave("interrupted", INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(PIPE_CLOSED)
    except OSError as error:
        _leave(f"cannot go on: {error.strerror}", WRONG)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _leave(_usage(error), WRONG)
    sys.exit(code if isinstance(code, int) else 0)


def _usage(error: Exception) -> str:
    """A usage error in one sentence, and the command that prints help."""
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "petteia")
    message = str(getattr(error, "format_message", str)()).strip().rstrip(".")
    return f"{message}. Help: {path} --help"


def _leave(sentence: str, code: int) -> None:
    print(f"petteia: {sentence}", file=sys.stderr)
    sys.exit(code)


def _terminate(number: int, frame: FrameType | None) -> None:
    """Exit through `SystemExit`, so that worker processes are stopped and files closed."""
    sys.exit(128 + number)
