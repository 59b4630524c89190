"""The review of a finished game: asked for, looked through, played on from."""

import re

import pytest

from petteia.tables.services import BotFailed
from tests.web.browser.reviews import made_up
from tests.web.browser.tables import GAMES, finished

SIZES = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "laptop": {"width": 1366, "height": 768},
    "wide": {"width": 1920, "height": 1080},
}
WORDS = {"en": "Turning points", "de": "Wendepunkte", "pl": "Punkty zwrotne"}
ITERATIONS = 4
SLOW = 120_000


@pytest.fixture(scope="module")
def made(server):
    with made_up(server):
        yield server


@pytest.fixture(scope="module", params=GAMES)
def table(made, request):
    return finished(made, request.param, people=3 if request.param == "elysium" else 2)


def reviewed(visit, table, **how):
    visitor = visit(**how)
    visitor.hold(table)
    visitor.open(f"replay/{table.id}?review")
    visitor.page.locator("[data-test=review-panel] .turning li").first.wait_for()
    return visitor


def shown(visitor, moves: int) -> None:
    visitor.page.wait_for_function(
        "(moves) => document.querySelector('[data-shown]')?.dataset.shown === String(moves)",
        arg=moves,
    )


def to_panel(visitor, phone: bool) -> None:
    if phone:
        visitor.click("tab-log")


def test_from_the_end_of_a_game_to_its_review(visit, table):
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.click("review")
    visitor.page.locator("[data-test=turning-point]").first.wait_for()
    assert re.search(r"/replay/\w+\?", visitor.page.url)
    visitor.click("tab-log")
    signs = visitor.page.locator("[data-test=log] .grade")
    assert signs.count() > table.position()["moves"] // 2
    visitor.click("tab-review")
    visitor.see("review-curve")


def test_without_asking_for_it_the_replay_offers_it(visit, made):
    table = finished(made, people=2, seed=11)
    visitor = visit()
    visitor.open(f"replay/{table.id}")
    visitor.click("tab-review")
    visitor.click("review-begin")
    visitor.page.locator("[data-test=turning-point]").first.wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_curve_moves_the_replay_by_hand_and_by_keys(visit, table, phone):
    visitor = reviewed(visit, table, phone=phone)
    curve = visitor.see("review-curve")
    box = curve.bounding_box()
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    half = table.position()["moves"] // 2
    visitor.page.wait_for_function(
        """([least, most]) => {
          const move = Number(new URLSearchParams(location.search).get("move"));
          return move >= least && move <= most;
        }""",
        arg=[half - 2, half + 2],
    )
    there = int(curve.input_value())
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_function(
        "(move) => new URLSearchParams(location.search).get('move') === String(move)",
        arg=there + 1,
    )
    assert "%" in curve.get_attribute("aria-valuetext")
    assert visitor.see("move-made").inner_text()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_better_line_is_stepped_through_and_played_on(visit, table, phone):
    visitor = reviewed(visit, table, phone=phone)
    page = visitor.page
    visitor.see("better-line").click()
    bar = visitor.see("line-bar")
    assert bar.get_attribute("data-steps") == "1"
    words = visitor.see("line-words").inner_text()
    assert words
    visitor.shot(f"review-line-{visitor.now()['seq']}-{'phone' if phone else 'desktop'}")
    visitor.click("review-line-back")
    page.wait_for_function("() => document.querySelector('[data-steps]').dataset.steps === '0'")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[data-steps]').dataset.steps === '1'")
    assert page.locator("[data-lit]").count() == 0, "nothing may be clicked in what never was"
    visitor.click("line-close")
    visitor.see("replay-slider")
    to_panel(visitor, phone)
    visitor.see("better-line").click()
    visitor.click("line-play-on")
    page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=table.id)
    page.wait_for_function("() => /\\/t\\/\\w+$/.test(location.pathname)")
    before = visitor.wait_until_settled()
    if not before["over"]:
        visitor.step()


def test_playing_on_without_the_better_move_begins_at_the_choice(visit, made):
    table = finished(made, people=2, seed=12)
    visitor = reviewed(visit, table)
    move = table.get("review").json()["review"]["turning_points"][0]["move"]
    visitor.click("play-on")
    state = visitor.wait_for_turn()
    assert state["mine"]
    assert state["seq"] == str(move)
    visitor.step()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_accuracy_luck_and_skill_of_each_player_and_the_files(visit, table, phone):
    visitor = reviewed(visit, table, phone=phone)
    visitor.click("whole-review")
    rows = visitor.page.locator("[data-test=accuracy] tbody tr")
    players = len(table.tokens)
    assert rows.count() == players
    visitor.see("review-stack")
    before = visitor.see("review-summary").inner_text()
    visitor.page.locator("[data-test=review-player] [role=radio]").nth(1).click()
    assert visitor.see("review-summary").inner_text() != before
    visitor.assert_fits()
    visitor.assert_accessible()
    for ending in ("html", "json"):
        with visitor.page.expect_download() as saved:
            visitor.click(f"review-{ending}")
        assert saved.value.suggested_filename == f"petteia-{table.id}-review.{ending}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark"), ("pl", "light")])
def test_it_fits_and_is_read_in_every_language(visit, table, size, language, theme):
    phone = {"phone": True} if size == "phone" else {"viewport": SIZES[size]}
    visitor = reviewed(visit, table, language=language, theme=theme, **phone)
    page = visitor.page
    assert WORDS[language] in page.locator("[data-test=review-panel]").inner_text()
    game = table.get().json()["table"]["game"]
    name = f"review-{game}-{size}-{language}-{theme}"
    visitor.assert_fits()
    visitor.assert_accessible()
    visitor.shot(name)
    visitor.click("whole-review")
    visitor.see("review-stack")
    visitor.assert_fits()
    visitor.shot(f"{name}-whole")
    page.keyboard.press("Escape")
    visitor.see("better-line").click()
    visitor.see("line-bar")
    visitor.assert_fits()
    visitor.assert_accessible()
    visitor.shot(f"{name}-line")


def test_the_language_of_a_shown_review_changes(visit, made):
    table = finished(made, people=2, seed=13)
    visitor = reviewed(visit, table)
    visitor.page.evaluate(
        """async () => {
          const modules = await import(document.querySelector('script[type=importmap]')
            ? 'petteia/lib/messages.js' : './lib/messages.js');
          await modules.setLanguage('de');
        }"""
    )
    visitor.page.locator("[data-test=turning-point] .reason", has_text="(de)").first.wait_for()


def test_the_mistakes_of_a_review_are_kept_for_practice(visit, made):
    table = finished(made, people=2, seed=12)
    visitor = reviewed(visit, table)
    visitor.click("practise")
    visitor.page.wait_for_url(re.compile(rf"/practice/{table.id}"))
    kept = visitor.page.evaluate("localStorage.getItem('petteia.practice') ?? ''")
    assert table.id in kept


def test_a_review_by_the_search_itself(visit, own_server):
    server = own_server()
    server.manager.services.review_iterations = ITERATIONS
    table = finished(server, people=2)
    visitor = visit(at=server)
    visitor.page.set_default_timeout(SLOW)
    visitor.open(f"replay/{table.id}?review")
    visitor.page.locator("[data-test=review-panel] progress").wait_for()
    visitor.see("review-curve")
    visitor.see("turning-point")
    visitor.click("better-line")
    visitor.see("line-bar")
    visitor.assert_accessible()


def test_a_game_that_goes_on_or_was_ended_early_has_no_review(visit, made):
    table = made.table(people=2, bots=0)
    visitor = visit()
    visitor.open(f"replay/{table.id}?review")
    visitor.see("replay-slider")
    assert not visitor.page.locator("[data-test=tab-review]").count()


def test_a_review_that_fails_says_so_and_is_tried_again(visit, own_server):
    server = own_server()
    table = finished(server, people=2)

    async def fail(work, asker):
        raise BotFailed("the process ended")

    bots = server.manager.services.bots
    bots.compute = fail
    visitor = visit(at=server)
    visitor.open(f"replay/{table.id}?review")
    visitor.page.get_by_text("The review could not be made").wait_for()
    with made_up(server):
        visitor.click("review-begin")
        visitor.page.locator("[data-test=turning-point]").first.wait_for()


def test_a_game_that_is_played_on_says_from_which_one(visit, made):
    table = finished(made, people=2, seed=15)
    visitor = reviewed(visit, table)
    visitor.click("play-on")
    visitor.wait_for_turn()
    fork = visitor.page.url.rsplit("/", 1)[-1]
    face = visitor.page.evaluate(
        "async (id) => (await (await fetch(`../api/tables/${id}`)).json()).table", fork
    )
    assert face["fork"]["table"] == table.id
