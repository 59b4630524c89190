"""The table in the hand."""


def test_a_whole_game_on_a_phone_without_sideways_scroll(visit):
    visitor = visit(phone=True)
    visitor.open()
    visitor.assert_fits()
    for seat in (1, 2):
        visitor.page.locator(f"[data-test=plan-seat-{seat}] [data-test=level-shepherd]").click()
    visitor.click("play")
    assert visitor.play_on(each=visitor.assert_fits)["over"]
    visitor.assert_fits()


def test_the_tabs_show_rivals_and_log(visit, server):
    table = server.table(people=1, bots=2)
    visitor = visit(phone=True)
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.play_on(6)
    # The last click may have opened a card that waits for its own.
    while visitor.now()["front"]:
        visitor.step()
    visitor.click("tab-seat-1")
    assert visitor.page.locator("[data-test=tab-seat-1]").get_attribute("aria-selected") == "true"
    visitor.assert_fits()
    visitor.click("tab-log")
    visitor.see("log").locator(".mv").first.wait_for()
    visitor.assert_fits()
    visitor.click("tab-table")
    visitor.wait_for_turn()
