"""PETTEIA_PURE=1 runs the sources of a compiled build: slower, and without its bounds."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def prefer_sources() -> None:
    """Let imports of Petteia see nothing but its sources."""
    package = Path(__file__).parent
    for folder in (package, *(init.parent for init in package.glob("*/__init__.py"))):
        finder = FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES))
        sys.path_importer_cache[str(folder)] = finder


if os.environ.get("PETTEIA_PURE", "") not in ("", "0"):
    prefer_sources()
