"""Takes the README's pictures anew from real games, and draws that of links: `make pictures`.

A bot plays the first part for the person in front, then the seat is taken back and photographed.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, sync_playwright

from browser import find

DOCS = Path(__file__).parent.parent / "docs"
LINK_PICTURE = Path(__file__).with_name("share.svg")
STATIC = DOCS.parent / "src" / "petteia" / "web" / "static"
SERVER = "http://127.0.0.1:8598"
SEATS = [
    {"kind": "person", "name": "Thea", "colour": "c"},
    {"kind": "bot", "level": "strategist", "name": "Leda", "colour": "b"},
    {"kind": "bot", "level": "merchant", "name": "Milo", "colour": "d"},
]
WORTH_SEEING: dict[str, Callable[[dict[str, Any]], bool]] = {
    "elysium": lambda screen: (screen["epoch"], screen["round"]) >= (3, 2),
    "thebai": lambda screen: screen["round"] >= 5 and screen["prompt"]["frame"] == "walking",
}
"""When there is something to see on the table of each game."""
MOST_SECONDS = 300
WIDE, PHONE = (1366, 768), (390, 844)
SHOTS = (
    ("elysium", "table-light", "light", WIDE, 1),
    ("elysium", "table-dark", "dark", WIDE, 1),
    ("elysium", "phone-dark", "dark", PHONE, 2),
    ("thebai", "thebai-light", "light", WIDE, 1),
    ("thebai", "thebai-dark", "dark", WIDE, 1),
    ("thebai", "thebai-phone", "light", PHONE, 2),
)


def ask(path: str, body: object = None, *tokens: str) -> dict[str, object]:
    """A request to the server."""
    headers = {"Content-Type": "application/json"}
    if tokens:
        headers["Authorization"] = f"Bearer {','.join(tokens)}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{SERVER}/{path}", data, headers), timeout=30) as answer:
        told: dict[str, object] = json.load(answer)
        return told


def wait_for(ready: Callable[[], bool]) -> None:
    """Until it is true."""
    end = time.monotonic() + MOST_SECONDS
    while not ready():
        if time.monotonic() > end:
            sys.exit("The pictures could not be taken: the table never came so far.")
        time.sleep(0.2)


def is_up() -> bool:
    """Does the server answer?"""
    try:
        return bool(ask("healthz")["ok"])
    except OSError:
        return False


def set_table(game: str) -> dict[str, object]:
    """A game in which there is something to see, the person to move."""
    table = ask("api/tables", {"game": game, "options": {}, "seats": SEATS, "start": True})
    tokens = table["tokens"]
    assert isinstance(tokens, dict)
    mine = str(tokens["0"])
    ask(f"api/tables/{table['id']}/seats/0/bot", {"level": "strategist"}, mine)

    def there() -> bool:
        position = ask(f"api/tables/{table['id']}", None, mine)["position"]
        assert isinstance(position, dict)
        screen = position["screen"]
        return screen["to_move"] == 0 and WORTH_SEEING[game](screen)

    wait_for(there)
    ask(f"api/tables/{table['id']}/seats/0/return", {}, mine)
    return table


def take(browser: Browser, game: str, table: dict[str, object]) -> None:
    """The pictures of a table."""
    keys = json.dumps({"host": table["host"], "seats": table["tokens"]})
    for of, name, theme, (width, height), scale in SHOTS:
        if of != game:
            continue
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            locale="en",
            reduced_motion="reduce",
        )
        remembered = {f"petteia.table.{table['id']}": keys, "petteia.theme": theme}
        context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(remembered)}))"
            " try { localStorage.setItem(key, value) } catch {}"
        )
        page = context.new_page()
        page.goto(f"{SERVER}/t/{table['id']}")
        page.wait_for_selector("[data-turn=mine] [data-lit]")
        page.screenshot(path=DOCS / f"{name}.png", animations="disabled")
        context.close()


def draw_link_picture(browser: Browser) -> None:
    """The picture that messengers show beside a link to the page; they read no SVG."""
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.goto(LINK_PICTURE.as_uri())
    page.screenshot(path=STATIC / "share.png")
    page.close()


def main() -> None:
    """Serve, play, photograph."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "petteia", "serve", "--no-open", "--port", "8598"]
        server = subprocess.Popen(command, env={**os.environ, "PETTEIA_DATA": folder})
        try:
            wait_for(is_up)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
                draw_link_picture(browser)
                for game in WORTH_SEEING:
                    take(browser, game, set_table(game))
                browser.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
