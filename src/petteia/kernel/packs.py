"""Content packs: a folder of TOML files, data only, with a fingerprint of what they say."""

import hashlib
import json
import tomllib
from dataclasses import dataclass
from pathlib import Path

from petteia.kernel.reading import ReadError, Table

LARGEST_FILE = 256 * 1024
"""A pack file larger than this is refused unread."""
MOST_FILES = 40


@dataclass(frozen=True, slots=True)
class Pack:
    """The files of a pack, read but not yet understood: file name to parsed TOML."""

    folder: Path
    files: dict[str, dict[str, object]]
    fingerprint: str

    def table(self, file: str) -> Table:
        """One file as a table."""
        if file not in self.files:
            raise ReadError(str(self.folder / file), "", "", "the pack has no such file")
        return Table(self.files[file], file)


def read_pack(folder: Path) -> Pack:
    """Read every TOML file of a pack folder, at most one folder deep."""
    if not folder.is_dir():
        raise ReadError(str(folder), "", "", "there is no such pack folder")
    paths = sorted([*folder.glob("*.toml"), *folder.glob("*/*.toml")])
    if not paths:
        raise ReadError(str(folder), "", "", "expected a pack: a folder with TOML files in it")
    if len(paths) > MOST_FILES:
        raise ReadError(str(folder), "", "", f"expected at most {MOST_FILES} files in a pack")
    files = {path.relative_to(folder).as_posix(): _read_file(folder, path) for path in paths}
    return Pack(folder, files, _fingerprint(files))


def _read_file(folder: Path, path: Path) -> dict[str, object]:
    name = path.relative_to(folder).as_posix()
    if not path.resolve().is_relative_to(folder.resolve()):
        raise ReadError(name, "", "", "leads out of the pack's folder")
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise ReadError(name, "", "", f"expected at most {LARGEST_FILE // 1024} kB")
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise ReadError(name, "", "", "expected a text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ReadError(name, "", "", f"is not valid TOML: {error}") from None
    except RecursionError:
        raise ReadError(name, "", "", "is nested too deeply") from None
    except OSError as error:
        raise ReadError(name, "", "", f"cannot be read: {error.strerror}") from None


def _fingerprint(files: dict[str, dict[str, object]]) -> str:
    """A short hash of the content; layout and comments do not count."""
    text = json.dumps(files, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
