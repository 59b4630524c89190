"""Content packs: folders of TOML files, identified by a fingerprint of their content."""

import hashlib
import json
import os
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from petteia.kernel.content.reader import ReadError, Section
from petteia.kernel.files import read_json
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

LARGEST_FILE = 256 * 1024
"""A larger file is rejected without reading it."""
TOP = "pack.toml"
PICTURES = "pictures.toml"
EDITION = "edition.json"
"""A whole pack in one file, as `pack_text` writes it."""
MOST_FILES = 40
MOST_ENTRIES = 500
"""A folder with more entries is not read."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The parsed TOML files of a pack by name, not yet interpreted."""

    folder: Path
    files: dict[str, dict[str, object]]
    fingerprint: str
    pictures: dict[str, object] = field(default_factory=dict)
    """What `pictures.toml` says; it is not part of the fingerprint, because games stay the same."""
    house: "Pack | None" = None
    """The house edition that the pack extends, if it was kept with it; None: the current one."""
    kept: bool = False
    """Whether it was kept for older games; it may name pictograms that no longer exist."""

    def table(self, file: str) -> Section:
        """One file, ready to be read key by key."""
        if file not in self.files:
            raise ReadError(str(self.folder / file), "", "", "the pack has no such file")
        return Section(self.files[file], file)


@dataclass(frozen=True, slots=True)
class PackCheck:
    """The result of checking a valid pack."""

    name: str
    facts: dict[str, Json]
    """What the pack contains, as JSON data."""
    words: str
    """The same as a sentence."""
    notes: tuple[str, ...] = ()
    """Warnings for the author of the pack."""


def check_pack_path(pack: str) -> None:
    """Raise `Problem` unless a pack is the built-in one or an existing folder."""
    if pack != HOUSE_PACK and not os.path.isdir(pack):
        raise Problem(f"There is no pack {pack!r}: give a folder, or {HOUSE_PACK!r}.")


def pack_of(folder: Path, house: Path) -> str:
    """How to name the pack in this folder; `house` is the folder of the built-in one."""
    return HOUSE_PACK if folder == house else str(folder.absolute())


def read_pack(folder: Path) -> Pack:
    """Read every TOML file of a pack folder, at most one folder deep; or its `EDITION`."""
    if (folder / EDITION).is_file():
        return _read_kept(folder, Section(read_json(folder / EDITION), EDITION))
    try:
        paths = _toml_files(folder) if folder.is_dir() else None
    except OSError as error:
        raise ReadError(str(folder), "", "", f"cannot be read: {error.strerror}") from None
    if paths is None:
        raise ReadError(str(folder), "", "", "there is no such pack folder")
    if not paths:
        raise ReadError(str(folder), "", "", "expected a pack: a folder with TOML files in it")
    files = {path.relative_to(folder).as_posix(): _read_file(folder, path) for path in paths}
    pictures = files.pop(PICTURES, {})
    return Pack(folder, files, _fingerprint(files), pictures)


def pack_text(folder: Path, house: Path) -> str:
    """A pack as one text, with the house edition if it extends that. `read_pack` reads it from a
    file with the name `EDITION`."""
    pack = read_pack(folder)
    kept = {"files": pack.files, "pictures": pack.pictures}
    if pack.files[TOP].get("extends"):
        base = pack.house or read_pack(house)
        kept["house"] = {"files": base.files, "pictures": base.pictures}
    return json.dumps(kept, ensure_ascii=False)


def _read_kept(folder: Path, source: Section) -> Pack:
    files = {name: source.table("files").table(name).data for name in source.table("files").data}
    pictures = source.table("pictures").data
    house = _read_kept(folder, source.table("house")) if source.has("house") else None
    source.close()
    return Pack(folder, files, _fingerprint(files), pictures, house, kept=True)


def packs_by_game(packs: Mapping[str, Path]) -> dict[str, dict[str, Path]]:
    """Packs by the key of the game they are for, as their `pack.toml` says."""
    found: dict[str, dict[str, Path]] = {}
    for name, folder in packs.items():
        key = read_pack(folder).table(TOP).text("game")
        found.setdefault(key, {})[name] = folder
    return found


def _toml_files(folder: Path) -> list[Path]:
    """The TOML files of a folder and its subfolders, with a limit on the entries looked at."""
    found: list[Path] = []
    looked = 0
    for place in (folder, *sorted(path for path in islice(folder.iterdir(), MOST_ENTRIES))):
        if not place.is_dir():
            continue
        for path in islice(place.iterdir(), MOST_ENTRIES):
            looked += 1
            if looked > MOST_ENTRIES:
                raise ReadError(str(folder), "", "", f"holds more than {MOST_ENTRIES} files")
            if path.suffix == ".toml":
                found.append(path)
    if len(found) > MOST_FILES:
        raise ReadError(str(folder), "", "", f"expected at most {MOST_FILES} TOML files")
    return sorted(found)


def _read_file(folder: Path, path: Path) -> dict[str, object]:
    name = path.relative_to(folder).as_posix()
    if not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder)):
        raise ReadError(name, "", "", "leads out of the pack's folder")
    try:
        found = path.stat()
        whole = stat.S_ISREG(found.st_mode) and found.st_size <= LARGEST_FILE
        text = path.read_text(encoding="utf-8-sig") if whole else ""
    except UnicodeDecodeError:
        raise ReadError(name, "", "", "expected a text in UTF-8") from None
    except OSError as error:
        raise ReadError(name, "", "", f"cannot be read: {error.strerror}") from None
    if not stat.S_ISREG(found.st_mode):
        raise ReadError(name, "", "", "is not a file")
    if found.st_size > LARGEST_FILE:
        raise ReadError(name, "", "", f"expected at most {LARGEST_FILE // 1024} kB")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ReadError(name, "", "", f"is not valid TOML: {error}") from None
    except ValueError:
        raise ReadError(name, "", "", "is not valid TOML: a number is too long") from None
    except RecursionError:
        raise ReadError(name, "", "", "is nested too deeply") from None


def _fingerprint(files: dict[str, dict[str, object]]) -> str:
    """A short hash of the parsed content; it ignores layout and comments."""
    text = json.dumps(files, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
