"""The command `python -m tests.simulation`; see docs/simulation.md."""

import sys

from tests.simulation.runner import main

if __name__ == "__main__":
    sys.exit(main())
