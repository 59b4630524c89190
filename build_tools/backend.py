"""The build backend: setuptools, with the engine compiled by mypyc where a C compiler works.

A wheel is compiled as a whole or not at all: if compiling fails, the wheel is built again as pure
Python. An editable install is never compiled, because compiled modules would hide later edits.
"""

import os
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setuptools import Extension, build_meta
from setuptools.build_meta import (
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
)

from engine import compiled_files, why_interpreted

MYPYC = "mypy[mypyc]>=2.4.1,<2.5"
TYPES = ["orjson>=3.10"]
"""Libraries that compiled modules import: the compiler reads their types."""
LIBRARY = "petteia.engine"
"""The shared library of all compiled modules is petteia/engine__mypyc."""
FLAGS = [
    "-Wno-error",
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    "-falign-functions=64",
    "-finline-limit=160",
]
"""Compiler warnings are not errors. Hidden visibility allows direct calls inside the library, calls
into Python need no jump table, small functions are inlined, and aligned functions should make the
speed depend less on where the linker puts them."""
SETUP: dict[str, object] = {}
"""Arguments that setup.py passes to setuptools in addition to pyproject.toml."""

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Require what compiling needs, if the wheel will be compiled."""
    return [] if why_interpreted() else [MYPYC, *TYPES]


def prepare_metadata_for_build_wheel(folder: str, config_settings: Settings = None) -> str:
    """Prepare the metadata, which do not depend on compiling."""
    with _scratch():
        return str(build_meta.prepare_metadata_for_build_wheel(folder, config_settings))


def prepare_metadata_for_build_editable(folder: str, config_settings: Settings = None) -> str:
    """Prepare the metadata of an editable install."""
    with _scratch():
        return str(build_meta.prepare_metadata_for_build_editable(folder, config_settings))


def build_editable(
    folder: str, config_settings: Settings = None, metadata: str | None = None
) -> str:
    """Build an editable wheel, which runs the sources in place."""
    with _scratch():
        return str(build_meta.build_editable(folder, config_settings, metadata))


def build_wheel(folder: str, config_settings: Settings = None, metadata: str | None = None) -> str:
    """Build a compiled wheel, or a pure one with a message that says why."""
    reason = why_interpreted()
    if not reason:
        try:
            with _scratch() as scratch:
                SETUP["ext_modules"] = _extensions(scratch)
                return str(build_meta.build_wheel(folder, config_settings, metadata))
        except (Exception, SystemExit):
            traceback.print_exc()
            reason = "it could not be compiled"
    print(f"petteia: the engine stays interpreted: {reason}", flush=True)
    with _scratch():
        return str(build_meta.build_wheel(folder, config_settings, metadata))


@contextmanager
def _scratch() -> Iterator[Path]:
    """Build in a temporary folder, so that no stale files get in and the sources stay clean."""
    with tempfile.TemporaryDirectory() as name:
        SETUP.clear()
        SETUP["options"] = {
            "build": {"build_base": name},
            # The library is one large C file; the modules' small ones compile in parallel with it.
            "build_ext": {"parallel": os.cpu_count() or 1},
            "egg_info": {"egg_base": name},
        }
        yield Path(name)
        SETUP.clear()


def _extensions(scratch: Path) -> list[Extension]:
    """Translate the engine's modules to C."""
    from mypyc.build import mypycify

    files = [str(file) for file in compiled_files()]
    print(f"petteia: translating {len(files)} modules to C", flush=True)
    extensions: list[Extension] = mypycify(
        [
            "--config-file=",
            f"--cache-dir={scratch / 'cache'}",
            "--strict",
            "--follow-imports=silent",
            *files,
        ],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name=LIBRARY,
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    print("petteia: compiling C", flush=True)
    return extensions


__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
