"""What a browser remembers of its games: results on the start page, and a file to take along."""

import json

from tests.web.browser.tables import finished


def test_a_finished_game_stays_on_the_start_page_and_goes_to_another_browser(visit, server):
    table = finished(server, people=2)
    visitor = visit()
    visitor.hold(table, 0)
    visitor.open(f"t/{table.id}")
    visitor.see("ceremony")
    visitor.click("home")
    score = table.position()["ending"]["ranking"]
    mine = next(row for row in score if row["seat"] == 0)
    words = "won" if mine["place"] == 1 else f"place {mine['place']}"
    assert f"{words} with {mine['score']}" in visitor.see("result").inner_text()

    visitor.click("all-games")
    with visitor.page.expect_download() as started:
        visitor.click("memory-export")
    file = started.value.path()

    other = visit(phone=True)
    other.open()
    other.see("play")
    assert not other.page.locator("[data-test=result]").count()
    other.hold(table, 1)
    other.open(f"t/{table.id}")
    other.see("ceremony")
    other.open()
    other.see("result")
    other.assert_fits()
    wide = other.page.evaluate(
        "() => document.querySelector('.mygames li').offsetWidth / innerWidth"
    )
    assert wide > 0.9, "a game has the width of the phone"
    other.click("all-games")
    upload = other.page.locator("[data-test=memory-file]")
    upload.set_input_files({"name": "bad.json", "mimeType": "text/plain", "buffer": b"{}"})
    other.see("memory-said").get_by_text("Nothing has changed.").wait_for()
    upload.set_input_files(file)
    other.see("memory-said").get_by_text("were added").wait_for()
    assert (
        other.page.evaluate(
            "(id) => JSON.parse(localStorage.getItem(`petteia.table.${id}`)).seats.length", table.id
        )
        == 2
    ), "the seats of both browsers are known now"

    visitor.page.keyboard.press("Escape")
    visitor.click("rematch")
    visitor.page.wait_for_url(lambda url: "/t/" in url and table.id not in url)


def levels(visitor):
    """The chosen levels of the planned bots, by number."""
    visitor.see("play")
    chosen = visitor.page.locator(".seat.bot .lvl [aria-checked=true]")
    return chosen.all_inner_texts()


def test_whoever_has_no_games_meets_the_gentlest_bots_until_they_choose_others(visit):
    visitor = visit()
    visitor.open()
    assert levels(visitor) == ["1", "1"]
    about = visitor.page.locator("[data-test=plan-seat-1] [data-test=about-shepherd]")
    assert "very first game" in about.inner_text()
    visitor.open()
    assert levels(visitor) == ["1", "1"], "opening the page again is no choice"
    visitor.page.locator("[data-test=plan-seat-1] [data-test=level-fisher]").click()
    visitor.open()
    assert levels(visitor) == ["2", "1"]


def test_whoever_has_finished_a_game_meets_the_usual_ones(visit):
    won = {"name": "Ada", "level": None, "place": 1, "score": 40, "mine": True}
    ended = {"id": "owl42x7q", "game": "elysium", "ended": "2026-01-01T00:00:00Z"}
    visitor = visit()
    visitor.remember("results", json.dumps([{**ended, "abandoned": False, "players": [won]}]))
    visitor.open()
    assert levels(visitor) == ["4", "3"]


def test_an_old_plan_of_somebody_who_plays_is_kept(visit):
    seats = [
        {"kind": "person", "name": "", "colour": "a", "level": None},
        {"kind": "bot", "name": "Leda", "colour": "b", "level": "oracle"},
    ]
    visitor = visit()
    visitor.forgive("404")
    visitor.remember("plan", json.dumps({"game": "elysium", "seats": seats}))
    visitor.remember("tables", json.dumps(["abcdefghij"]))
    visitor.open()
    assert levels(visitor) == ["5"]
