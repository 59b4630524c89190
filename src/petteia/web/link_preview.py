"""What messengers and other programs show of a link to the page: title, description, picture.

They read it without a seat and keep it, so it says nothing that a stranger may not know: the game
and whether one can join, but no names.
"""

from dataclasses import dataclass
from html import escape

from petteia.kernel.game import browser_games, game
from petteia.tables.errors import TableError
from petteia.tables.manager import TableManager
from petteia.tables.model import LOBBY, OPEN, PLAYING
from petteia.web.errors import say

PICTURE = "share.png"
PICTURE_SIZE = (1200, 630)
TABLE, REPLAY, HOW = "t", "replay", "how"
LOCALES = {"en": "en_GB", "de": "de_DE", "pl": "pl_PL"}


@dataclass(frozen=True, slots=True)
class Preview:
    """The words of a link."""

    language: str
    title: str
    about: str


async def preview_of(manager: TableManager, path: str, language: str) -> Preview:
    """The words for a page: a table, a replay, how to win a game, else the start page."""
    kind, _, named = path.strip("/").partition("/")
    if kind == HOW and named in browser_games():
        name = game(named).lobby_choices(language, {})["name"]
        title = say(language, "link-how", game=name)
        return Preview(language, title, say(language, "link-how-about"))
    if kind in (TABLE, REPLAY) and named:
        try:
            table = await manager.find(named)
        except TableError:
            return _start(manager, language)
        state = table.state
        name = state.game.lobby_choices(language, {})["name"]
        if kind == REPLAY:
            title = say(language, "link-replay", game=name)
            return Preview(language, title, say(language, "link-replay-about"))
        title = say(language, "link-table", game=name)
        free = sum(seat.kind == OPEN for seat in state.sheet.seats)
        if state.status == LOBBY and free:
            return Preview(language, title, say(language, "link-table-open", free=free))
        key = "playing" if state.status in (LOBBY, PLAYING) else "over"
        return Preview(language, title, say(language, f"link-table-{key}"))
    return _start(manager, language)


def _start(manager: TableManager, language: str) -> Preview:
    names = [one["name"] for one in manager.settings(language)]
    games = "".join(names)
    if len(names) > 1:
        games = say(language, "link-games", first=", ".join(names[:-1]), last=names[-1])
    about = say(language, "link-start-about", games=games)
    return Preview(language, say(language, "link-start"), about)


def tags(preview: Preview, url: str, picture: str) -> str:
    """The tags for the head of the page; the addresses are absolute."""
    width, height = PICTURE_SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Petteia",
        "og:locale": LOCALES[preview.language],
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": url,
        "og:image": picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": say(preview.language, "link-picture"),
    }
    lines = [
        f"<title>{escape(preview.title)}</title>",
        f'<meta name="description" content="{escape(preview.about)}">',
        '<meta name="twitter:card" content="summary_large_image">',
        *(
            f'<meta property="{name}" content="{escape(content)}">'
            for name, content in properties.items()
        ),
    ]
    return "\n".join(lines)
