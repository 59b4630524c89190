"""A whole game in the browser, by clicking only what is lit."""

from statistics import quantiles

from tests.web.browser.visitor import PATIENCE

MOST_CLICKS = 3
BOARD_P95 = 100.0


def test_a_game_against_two_bots_from_the_start_page_to_the_ceremony(visit):
    visitor = visit()
    visitor.open()
    page = visitor.page
    for seat in (1, 2):
        page.locator(f"[data-test=plan-seat-{seat}] [data-test=level-shepherd]").click()
    visitor.click("play")
    assert visitor.play_on()["over"]

    assert "wins" in visitor.see("winner").inner_text()
    places = page.locator("[data-test=ranking] li")
    assert places.count() == 3
    ranked = [int(text) for text in page.locator(".ranking .pts").evaluate_all(FIGURES)]
    assert ranked == sorted(ranked, reverse=True)
    total = page.locator("[data-test=sheet] .sum td").all_inner_texts()
    assert [int(text) for text in total] == ranked
    visitor.see("chart")

    times = visitor.click_times()
    assert len(times) >= 50, "too few clicks to judge by"
    assert quantiles(times, n=20)[-1] <= BOARD_P95, sorted(times)[-8:]

    visitor.click("look")
    visitor.see("to-ending").click()
    visitor.click("again")
    page.wait_for_url(lambda url: "/t/" in url and url != visitor.server.url)
    visitor.wait_for_turn()
    assert not page.locator("[data-test=ceremony]").count()


FIGURES = "(all) => all.map((one) => one.firstChild.textContent)"


def test_three_clicks_from_the_start_page_to_the_first_own_move(visit):
    """Play is one; a card and the Column dismissed for it are the other two."""
    visitor = visit()
    visitor.open()
    clicks = 1
    visitor.click("play")
    state = visitor.wait_for_turn()
    while clicks < MOST_CLICKS and int(state["seq"] or 0) == 0:
        state = visitor.step()
        clicks += 1
    assert visitor.page.locator("[data-test=log] .mv").first.is_visible()


def test_the_page_is_light_and_soon_there(visit):
    """The first load, start page and table, is at most 400 kB, and usable within a second."""
    visitor = visit()
    loaded: dict[str, int] = {}
    visitor.page.on(
        "response",
        lambda answer: (
            loaded.setdefault(answer.url, len(answer.body()))
            if answer.request.resource_type != "websocket" and answer.status == 200
            else None
        ),
    )
    # Once for the server's own first breath; a browser with an empty cache is measured.
    visit().open()
    visitor.open()
    visitor.see("play")
    usable = visitor.page.evaluate("() => performance.now()")
    visitor.click("play")
    visitor.wait_for_turn()
    visitor.page.wait_for_load_state("networkidle")
    heaviest = sorted(((size, url) for url, size in loaded.items()), reverse=True)[:12]
    assert sum(loaded.values()) <= 400_000, (sum(loaded.values()), heaviest)
    assert usable <= 1000, usable


def test_the_page_lives_below_a_base_path(visit, own_server):
    visitor = visit(own_server(base_path="/petteia"))
    visitor.open()
    visitor.click("play")
    visitor.page.wait_for_url("**/petteia/t/*", timeout=PATIENCE)
    visitor.play_on(4)
    visitor.page.reload()
    visitor.play_on(2)
