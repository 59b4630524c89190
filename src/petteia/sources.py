"""PETTEIA_PURE=1 runs the sources of a compiled build: slower, and without its bounds."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader


def prefer_sources() -> None:
    """Let imports of Petteia see nothing but its sources."""
    for package in sys.modules["petteia"].__path__:
        for folder, _, _ in os.walk(package):
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            sys.path_importer_cache[folder] = finder


if os.environ.get("PETTEIA_PURE", "") not in ("", "0"):
    prefer_sources()
