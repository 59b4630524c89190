"""The doors: everything Petteia does from a terminal."""

import sys

from petteia.cli.app import app
from petteia.kernel.problem import Problem
from petteia.kernel.reason import Refused


def main() -> None:
    """Run a command; what a person can mend is one sentence and exit code 2."""
    try:
        app()
    except (Problem, Refused) as problem:
        print(f"petteia: {problem}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("\npetteia: interrupted", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
