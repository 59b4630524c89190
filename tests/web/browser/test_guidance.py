"""What guides a player: the prompt, the hints on the table, and what a host may do for others."""

import json
import re

import pytest

from tests.web.browser.layout import REACHED
from tests.web.browser.tables import FEWEST, GAMES, brought_to
from tests.web.browser.ways import way_to


def in_anothers_turn(position) -> bool:
    screen = position["screen"]
    return not screen["over"] and screen["prompt"]["turn"] != screen["to_move"]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_who_decides_in_anothers_turn_reads_which_card_of_whom_asks(visit, server, phone):
    table = brought_to(server, in_anothers_turn, people=3, bots=0)
    screen = table.position()["screen"]
    visitor = visit(phone=phone)
    visitor.hold(table, screen["to_move"])
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    prompt = visitor.see("prompt")
    assert "You decide" in prompt.inner_text()
    assert prompt.locator(".sub").is_visible()
    assert prompt.locator(".sub").inner_text() == screen["prompt"]["sub"]
    assert f"Person {screen['prompt']['turn']}’s " in screen["prompt"]["sub"]


def test_a_hint_is_marked_on_the_columns_and_leads_there(visit, server):
    table = brought_to(
        server, lambda position: position["screen"]["prompt"]["frame"] == "dismissal"
    )
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    visitor.click("hint")
    hints = visitor.see("hints").locator("li button")
    ranks = visitor.page.locator("[data-at^='column:'] .hint-rank").all_inner_texts()
    assert sorted(ranks) == [str(n + 1) for n in range(hints.count())]
    chances = [
        int(re.search(r"Chance to win: (\d+) %", hint)[1]) for hint in hints.all_inner_texts()
    ]
    assert chances == sorted(chances, reverse=True)
    hints.first.click()
    focused = visitor.page.evaluate(
        "() => document.activeElement.querySelector('.hint-rank')?.innerText"
    )
    assert focused == "1"


def test_a_hint_to_be_done_leads_to_its_button(visit, server):
    table = brought_to(
        server,
        lambda position: (
            position["screen"]["prompt"]["frame"] == "writing"
            and len(position["screen"]["moves"]) <= 3
        ),
    )
    action = next(m["action"] for m in table.position()["screen"]["moves"] if m["kind"] == "done")
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    visitor.click("hint")
    visitor.see("hints").get_by_text("No more transfers").click()
    assert visitor.page.evaluate("() => document.activeElement.dataset.action") == str(action)
    assert visitor.see("done").locator(".hint-rank").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_out_has_one_dot_at_a_time(visit, server, game):
    table = brought_to(
        server, lambda position: position["screen"]["barred"], bots=FEWEST[game] - 1, game=game
    )
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    labels = visitor.page.eval_on_selector_all(
        "[data-at][aria-label]", "(all) => all.map((one) => one.ariaLabel)"
    )
    assert any("Not now" in label for label in labels)
    assert not [label for label in labels if ".." in label or ". ." in label]


def test_the_host_lets_a_bot_play_for_a_friend_who_is_gone_and_all_hear_of_it(
    visit, server, monkeypatch
):
    monkeypatch.setattr("petteia.tables.absence.STEP_IN_SECONDS", 0.0)
    table = server.table(people=1, bots=0, openings=2, start=False)
    for seat, name in ((1, "Leda"), (2, "Orion")):
        table.sit(seat, name)
    assert table.post("start", None, table.host).status_code == 200
    host, leda = visit(), visit()
    host.remember(f"table.{table.id}", f'{{"seats":["{table.tokens[0]}"],"host":"{table.host}"}}')
    leda.hold(table, 1)
    for one in (host, leda):
        one.open(f"t/{table.id}")
        one.see("prompt")
    host.click("menu")
    offers = host.page.locator("[data-test^=menu-bot-]")
    assert offers.all_inner_texts() == ["Let a bot play for Orion"], "Leda is here"
    host.click("menu-bot-2")
    assert not table.get("").json()["table"]["seats"][2]["away"], "a question comes first"
    host.click("confirm")
    for one in (host, leda):
        one.page.locator(".toast").get_by_text("A bot plays for Orion.").wait_for()
    leda.click("menu")
    assert not leda.page.locator("[data-test^=menu-bot-]").count()


def test_an_invitation_says_what_its_link_is_good_for_and_the_lobby_shows_the_clock(visit, server):
    seats = [{"kind": "person", "name": "Thea"}, {"kind": "open"}]
    clock = {"mode": "move", "seconds": 180}
    made = server.http.post("/api/tables", json={"seats": seats, "start": False, "clock": clock})
    visitor = visit()
    visitor.open(f"t/{made.json()['id']}")
    visitor.see("invite-url")
    assert "may sit down or watch" in visitor.page.locator(".invitation").inner_text()
    assert visitor.see("lobby-clock").inner_text() == "3 minutes for each turn"
    assert not visitor.page.locator("[data-test=lobby-options]").count()

    # The host may still change the clock and the options.
    host = visit()
    keys = {"seats": list(made.json()["tokens"].values()), "host": made.json()["host"]}
    host.remember(f"table.{made.json()['id']}", json.dumps(keys))
    host.open(f"t/{made.json()['id']}")
    host.see("clock").select_option("game 900")
    visitor.see("lobby-clock").get_by_text("15 minutes for the whole game").wait_for()
    host.click("lobby-options")
    before = host.page.locator(".inplay").inner_text()
    host.page.locator("dialog [data-test^=set-][aria-checked=false]").first.click()
    host.click("options-save")
    host.page.locator("dialog[open]").wait_for(state="detached")
    assert host.page.locator(".inplay").inner_text() != before

    table = server.table(people=1, bots=1)
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.see("prompt")
    visitor.click("menu")
    visitor.click("menu-invite")
    visitor.see("invite-url")
    words = visitor.page.locator("dialog[open]").inner_text()
    assert "Every seat is taken" in words
    assert "sit down" not in words


@pytest.mark.parametrize("asked", ["choosing-order", "rotating", "counselling", "walking"])
def test_hints_cover_nothing_that_may_be_clicked(visit, server, asked):
    table = way_to(asked).table(server)
    visitor = visit()
    visitor.hold(table, table.position()["screen"]["to_move"])
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    visitor.click("hint")
    visitor.see("hints")
    assert visitor.page.evaluate(REACHED)["covered"] == []
