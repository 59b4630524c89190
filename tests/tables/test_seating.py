"""Seating and presenter alone: edits of the sheet go through the journal and show."""

import pytest

from petteia.tables.absence import Absence
from petteia.tables.audience import Audience
from petteia.tables.clocks import GAME
from petteia.tables.errors import NotYours, WrongToken
from petteia.tables.journal import Journal
from petteia.tables.model import LOBBY, MOVE, OPEN, Seat, Sheet
from petteia.tables.presenter import Presenter
from petteia.tables.seating import Seating
from petteia.tables.services import Services
from petteia.tables.state import TableState
from tests.nim import add_nim
from tests.tables.parts import a_sheet, new_services, state_and_journal, viewer


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    add_nim(monkeypatch)


def a_lobby() -> Sheet:
    sheet = a_sheet()
    sheet.status, sheet.seats[1] = LOBBY, Seat(OPEN, colour="b")
    return sheet


def seating_of(
    state: TableState, journal: Journal, services: Services, shared: bool = False
) -> Seating:
    absence = Absence(state, Audience("owl", services.clock), services.clock)
    return Seating(state, journal, absence, services.clock, shared)


async def test_who_sits_down_is_known_by_the_secret_they_get() -> None:
    services, _ = new_services()
    state, journal, _ = await state_and_journal(services, a_lobby())
    seating = seating_of(state, journal, services)
    token = await seating.sit(1, "Leda")
    assert (await seating.recognise([token])).seats == {1}
    with pytest.raises(WrongToken):
        await seating.recognise(["guessed"])
    assert state.names == ["Thea", "Leda"]


async def test_who_sat_down_elsewhere_is_looked_up() -> None:
    services, _ = new_services()
    here, ours, _ = await state_and_journal(services, a_lobby())
    there, theirs, _ = await state_and_journal(services, a_lobby())
    token = await seating_of(here, ours, services, shared=True).sit(1, "Leda")
    seating = seating_of(there, theirs, services, shared=True)
    assert (await seating.recognise([token])).seats == {1}
    with pytest.raises(NotYours, match="not-host"):
        await seating.start(seating.viewer([token]))
    await seating.start(viewer("host"))
    assert there.status == "playing"


async def test_of_several_secrets_those_of_seats_are_found() -> None:
    services, _ = new_services()
    here, ours, _ = await state_and_journal(services, a_lobby())
    there, theirs, _ = await state_and_journal(services, a_lobby())
    token = await seating_of(here, ours, services, shared=True).sit(1, "Leda")
    alone = seating_of(there, theirs, services)
    assert await alone.find_known(["guessed", token]) == []
    seating = seating_of(there, theirs, services, shared=True)
    assert await seating.find_known(["guessed", token]) == [token]


async def test_a_person_without_time_is_found_and_replaced_once() -> None:
    services, scheduler = new_services()
    state, journal, announced = await state_and_journal(services, a_sheet((GAME, 60)))
    seating = seating_of(state, journal, services)
    state.run_clock()
    await scheduler.advance(59)
    assert seating.find_timeout() is None
    await scheduler.advance(1)
    assert seating.find_timeout() == 0
    seating.time_out(0)
    seating.time_out(0)
    await journal.rest()
    assert state.sheet.seats[0].away
    assert len(announced) == 1


async def test_a_presenter_shows_what_a_viewer_may_see() -> None:
    services, _ = new_services()
    state, _, _ = await state_and_journal(services)
    audience = Audience(state.id, services.clock)
    presenter = Presenter(state, audience, Absence(state, audience, services.clock))
    audience.arrive(viewer("k1"))
    face = presenter.face(viewer("k0"))
    assert (face["mine"], face["host"]) == ([0], False)
    assert [seat["online"] for seat in face["seats"]] == [False, True]
    mine, other = (presenter.position(viewer(key), "en") for key in ("k0", "k1"))
    assert mine["screen"]["moves"]
    assert not other["screen"]["moves"]
    assert presenter.position(viewer("k0"), "en") is mine
    presenter.clear()
    assert presenter.position(viewer("k0"), "en") is not mine
    assert presenter.position(viewer("k0"), "en") == mine


async def test_a_presenter_keeps_little_whatever_viewers_say_they_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("petteia.tables.presenter.MOST_CACHED", 8)
    services, _ = new_services()
    state, journal, _ = await state_and_journal(services)
    audience = Audience(state.id, services.clock)
    presenter = Presenter(state, audience, Absence(state, audience, services.clock))
    for seat in (0, 1, 0, 1):
        action = state.require_history().state.legal()[0]
        await journal.serialized(journal.append(MOVE, action, seat, "person", 1 - seat))
    for language in ("en", "de", "pl"):
        for known in range(5):
            position = presenter.position(viewer(), language, known, state.seq)
            assert (position["log"]["from"], position["log"]["total"]) == (known, 4)
            assert len(presenter._cache) <= 8
