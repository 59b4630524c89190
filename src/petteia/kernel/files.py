"""Files: JSON that is read with checks, and texts that are written atomically."""

import json
import os
import stat
from pathlib import Path

from petteia.kernel.content.reader import ReadError
from petteia.kernel.text.problem import Problem

LARGEST_FILE = 4 * 1024 * 1024


def read_json(path: Path) -> object:
    """Read a JSON file; raise `ReadError` if anything is wrong with it."""
    try:
        found = path.stat()
        whole = stat.S_ISREG(found.st_mode) and found.st_size <= LARGEST_FILE
        text = path.read_text(encoding="utf-8") if whole else ""
    except FileNotFoundError:
        raise ReadError(str(path), "", "", "there is no such file") from None
    except OSError as error:
        raise ReadError(str(path), "", "", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ReadError(str(path), "", "", "is damaged: it is not a text in UTF-8") from None
    if not whole:
        large = found.st_size > LARGEST_FILE
        raise ReadError(str(path), "", "", "is too large" if large else "is not a file")
    return parse_json(text, str(path))


def parse_json(text: str, file: str) -> object:
    """Parse JSON; raise a `ReadError` that names `file` if it is invalid."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        expected = f"is damaged: it is not valid JSON (line {error.lineno})"
        raise ReadError(file, "", "", expected) from None
    except (ValueError, RecursionError):
        raise ReadError(file, "", "", "is damaged: it is not valid JSON") from None
    return data


def write_atomically(path: Path, text: str) -> None:
    """Write a file by renaming a temporary one; follow links, replace only regular files."""
    import tempfile  # slow to import, and few programs write

    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        raise Problem(f"{path}: cannot be written: it is not a file")
    mask = os.umask(0)
    os.umask(mask)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    except OSError as error:
        raise Problem(f"{path}: cannot be written: {error.strerror}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise Problem(f"{path}: cannot be written: {error.strerror}") from None
