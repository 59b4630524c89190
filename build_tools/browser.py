"""Finds or installs a Chromium for the browser tests: `python build_tools/browser.py` prints it.

It tries in this order: PETTEIA_BROWSER, the browser used last time, installed browsers,
Playwright's download, the system's packages. The result is saved in .venv.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""The headless shell first: it is the same engine, and takes a quarter less processor time."""
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/snap/bin/chromium",
)
SAVED = Path(sys.prefix) / "petteia-browser.txt"
TRY_SECONDS = 60
DOWNLOAD_SECONDS = 300
PACKAGE_SECONDS = 600
PACKAGES = ("chromium-headless-shell", "chromium", "chromium-browser")
NOTHING = (
    "No Chromium for the browser tests: none is installed, and neither Playwright's download nor"
    " the system's packages are available. Install Chromium or Chrome, or name one with"
    " PETTEIA_BROWSER=/path/to/chromium."
)


def find() -> str:
    """The path of a working Chromium; exits with a message if there is none."""
    wanted = os.environ.get("PETTEIA_BROWSER")
    if wanted:
        if works(wanted):
            return wanted
        sys.exit(f"PETTEIA_BROWSER is {wanted}, but that does not start as a Chromium.")
    for path in _candidates():
        if works(path):
            SAVED.write_text(path + "\n", "utf-8")
            return path
    sys.exit(NOTHING)


def _candidates() -> Iterator[str]:
    """Candidates, cheapest first; downloads start only when everything before them failed."""
    if SAVED.exists():
        yield SAVED.read_text("utf-8").strip()
    yield from _installed()
    yield from _from_playwright()
    _tell("getting a Chromium from Playwright")
    command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    if _run(command, DOWNLOAD_SECONDS):
        yield from _from_playwright()
    yield from _from_packages()


def _installed() -> Iterator[str]:
    for name in NAMES:
        path = shutil.which(name)
        if path:
            yield path
    yield from (place for place in PLACES if Path(place).exists())


def _from_playwright() -> Iterator[str]:
    """Browsers downloaded by Playwright: the full Chromium or its headless shell."""
    ask = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    try:
        output = subprocess.run(
            [sys.executable, "-c", ask], capture_output=True, text=True, timeout=TRY_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return
    path = Path(output.stdout.strip() or "/nowhere")
    if path.exists():
        yield str(path)
    cache = next((parent for parent in path.parents if parent.name == "ms-playwright"), None)
    if cache is not None and cache.is_dir():
        for pattern in ("*/*/headless_shell", "*/*/chrome-headless-shell"):
            yield from map(str, sorted(cache.glob(pattern), reverse=True))


def _from_packages() -> Iterator[str]:
    """Chromium from Debian's or Ubuntu's packages, if this user may install packages."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    prefix: list[str] = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None or not _run([sudo, "-n", "true"], TRY_SECONDS):
            return
        prefix = [sudo, "-n"]
    _tell("installing Chromium from the system's packages")
    quiet = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", apt, "-y", "-q"]
    _run([*quiet, "update"], PACKAGE_SECONDS)
    for package in PACKAGES:
        if _run([*quiet, "install", "--no-install-recommends", package], PACKAGE_SECONDS):
            yield from _installed()


def works(path: str) -> bool:
    """Does this browser start headless and render an empty page?"""
    with tempfile.TemporaryDirectory() as profile:
        command = [
            path,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            f"--user-data-dir={profile}",
            "--dump-dom",
            "about:blank",
        ]
        try:
            output = subprocess.run(command, capture_output=True, text=True, timeout=TRY_SECONDS)
        except (OSError, subprocess.TimeoutExpired):
            return False
    return output.returncode == 0 and "<html" in output.stdout


def _run(command: list[str], seconds: float) -> bool:
    try:
        done = subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=seconds
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _tell(words: str) -> None:
    print(f"No Chromium here yet: {words} ...", file=sys.stderr, flush=True)


if __name__ == "__main__":
    print(find())
