"""Screens of positions made by hand, and the things on them."""

from petteia.games.thebai.screen.seat_screen import SeatScreen
from petteia.games.thebai.screen.wire import ThebaiScreen
from petteia.games.thebai.state import Thebai
from petteia.kernel.history import Preview
from tests.games.thebai.screen.told_games import NAMES

EDGES = ("top", "right", "bottom", "left")


def seen(state: Thebai, seat: int | None = None, language: str = "en") -> ThebaiScreen:
    """The screen of a seat, by default of the one to move."""
    reader = int(state.mover) if seat is None else seat
    screens = SeatScreen(state, reader, language, NAMES[: state.seats])
    return screens.screen(True, lambda _action: Preview(0, False))


def move_at(screen: ThebaiScreen, at: str, kind: str = "") -> dict:
    """The move of a thing."""
    found = [it for it in screen["moves"] if it["at"] == at and kind in ("", it["kind"])]
    assert len(found) == 1, [(it["at"], it["kind"]) for it in screen["moves"]]
    return found[0]


def reason_of(screen: ThebaiScreen, at: str) -> dict:
    """Why a thing cannot be clicked, as a page looks it up."""
    barred = screen["barred"]
    return barred.get(at) or barred.get(f"{at.partition(':')[0]}:*") or barred["*"]


def things(state: Thebai, screen: ThebaiScreen) -> set[str]:
    """Every anchor there is on a screen for the reader."""
    own = screen["seats"][screen["seat"]]
    found = {"button", "deck"}
    found |= {f"space:{name}" for name in state.board.names}
    found |= {f"dice:{name}" for name in state.board.dice_names}
    found |= {f"estate:{space['space']}" for space in own["estate"]}
    found |= {f"row:{row}" for row in ("red", "blue", "yellow")}
    found |= {f"citizen:{level}" for level in own["citizens"]}
    found |= {f"hoplite:{level}" for level in own["hoplites"]}
    found |= {f"order:{order['order']}" for order in own["hand"]}
    found |= {f"display:{order['order']}" for order in screen["display"] if order}
    found |= {f"help:{stack}" for stack in own["help"]}
    found |= {f"good:{word}" for word in ("grape", "amphora", "bronze", "drachma")}
    found |= {"track:dionysos", "track:ares"}
    found |= {f"council:{space['space']}" for space in screen["council"]["spaces"]}
    for row in screen["city"]["rows"]:
        found.add(f"commander:{row['row']}")
        found.add(f"hero:{row['hero']}")
    placing = screen["placing"]
    if placing:
        found |= {f"turn:{turn}" for turn in range(4)} | {f"edge:{edge}" for edge in EDGES}
    return found
