"""A further build of Petteia that new child processes use as soon as it is there.

`make play` runs the sources at once and compiles them meanwhile, into a folder of its own. This
process keeps the modules it has; processes that are started later import the compiled ones. What
crosses the pipe between them are positions, records and plain values, which both builds pickle
alike.
"""

import os
import sys
from pathlib import Path

VARIABLE = "PETTEIA_NEXT_BUILD"
"""The environment variable with the folder, which appears as a whole."""


class NextBuild:
    """The folder of the next build, if one was announced."""

    def __init__(self, folder: str | None = None) -> None:
        """`folder` is that of the environment unless it is given."""
        self._folder = os.environ.get(VARIABLE, "") if folder is None else folder

    def arrived(self) -> bool:
        """True once, when the build is there: from then on new child processes import it."""
        if not self._folder or not Path(self._folder).is_dir():
            return False
        # A spawned process is given this list. Here it changes nothing: modules of a package that
        # has been imported are found by the package's own path.
        sys.path.insert(0, self._folder)
        self._folder = ""
        return True
