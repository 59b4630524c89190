"""What a browser remembers of its games: results on the start page, and a file to take along."""

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
