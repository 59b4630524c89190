"""The end of a game in its rarer forms."""

import pytest

from petteia.kernel.deal_secret import commitment_to, make_secret
from tests.web.browser.tables import GAMES, course, finished, play
from tests.web.browser.visitor import SCREENS

SECRET = make_secret(bytes(range(32)))
TOO_TALL = "() => document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ended_by_agreement_crowns_nobody_and_says_what_a_bot_did(visit, server, game):
    table = server.table(people=2, bots=0, game=game)
    play(table, lambda position: position["moves"] >= 10)
    mover = table.position()["screen"]["to_move"]
    assert table.post(f"seats/{mover}/bot", {}, table.tokens[mover]).status_code == 200
    with table.listen(*table.tokens.values()) as ear:
        while ear.next("position")["thinking"] is not None:
            continue
    assert table.post(f"seats/{mover}/return", {}, table.tokens[mover]).status_code == 200
    helped = table.get().json()["table"]["seats"][mover]["bot_moves"]
    assert helped >= 1
    for seat, token in table.tokens.items():
        assert table.post(f"seats/{seat}/resign", {"agree": True}, token).status_code == 200
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    assert visitor.see("winner").inner_text() == "The game was ended early"
    assert not visitor.page.locator(".crowned .token").count()
    ranked = visitor.page.locator("[data-test=ranking] li").all_inner_texts()
    assert len(ranked) == 2
    moves = "1 move" if helped == 1 else f"{helped} moves"
    assert ["a bot made " + moves in text for text in ranked].count(True) == 1


def test_a_spectator_may_look_and_replay_but_not_ask_for_another_game(visit, server):
    table = finished(server, people=2)
    visitor = visit()
    visitor.open(f"t/{table.id}")
    visitor.see("replay")
    assert not visitor.page.locator("[data-test=again]").count()


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_long_names_fit(visit, server, game, people):
    table = finished(server, game, people)
    names = ["Wolfgang-Amadeus der Ω", "W" * 20, "<i>Ilsebill</i> & Söhne", "ي 王 Ł"]
    for seat, token in table.tokens.items():
        answer = table.post(f"seats/{seat}", {"name": names[seat]}, token)
        assert answer.status_code == 200, answer.text
    for phone in (False, True):
        visitor = visit(phone=phone)
        visitor.hold(table)
        visitor.open(f"t/{table.id}")
        visitor.see("chart")
        visitor.assert_fits()
        visitor.shot(f"{game}-end-{people}-players-{'phone' if phone else 'wide'}")
        tall = visitor.page.evaluate(TOO_TALL)
        assert phone or tall <= 0, f"{tall} pixels too tall"


@pytest.mark.parametrize("game", GAMES)
def test_the_chart_as_a_table_has_the_same_numbers(visit, server, game):
    table = finished(server, game)
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.click("as-table")
    lines = table.position()["ending"]["chart"]["lines"]
    last = visitor.page.locator(".numbers tbody tr").last.locator("td").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in last] == [line[-1] for line in lines]


@pytest.mark.parametrize("challenge", [1, 5])
def test_antigone_is_ranked_beside_whoever_played_alone(visit, server, challenge):
    table = finished(server, "thebai", people=1, challenge=challenge)
    ending = table.position()["ending"]
    visitor = visit()
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    assert visitor.see("winner").inner_text()
    places = visitor.page.locator("[data-test=ranking] li").all_inner_texts()
    assert len(places) == 2
    assert any("Antigone" in place for place in places)
    total = visitor.page.locator("[data-test=sheet] .sum td").all_inner_texts()
    assert sorted(int(text.replace("−", "-")) for text in total) == sorted(
        line[-1] for line in ending["chart"]["lines"]
    )
    assert "Antigone" in visitor.see("sheet").inner_text()
    visitor.see("chart")
    visitor.assert_fits()
    visitor.shot(f"thebai-end-alone-{challenge}")


# A browser with a sheet to share with, which keeps what it was given.
SHEET = """navigator.share = async (given) => { window.shared = given; };
navigator.canShare = () => true;"""


@pytest.mark.parametrize("game", GAMES)
def test_the_end_can_be_saved_as_a_picture_and_shared(visit, server, game):
    table = finished(server, game)
    visitor = visit(language="de")
    visitor.context.add_init_script(SHEET)
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    with visitor.page.expect_download() as saved:
        visitor.click("picture")
    assert saved.value.suggested_filename == f"petteia-{table.id}.png"
    SCREENS.mkdir(parents=True, exist_ok=True)
    picture = SCREENS / f"{game}-end-picture.png"
    saved.value.save_as(picture)
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert int.from_bytes(head[16:20]) == 1200
    visitor.click("share")
    visitor.page.wait_for_function("() => window.shared")
    shared = visitor.page.evaluate("() => [shared.url, shared.title, shared.files[0].type]")
    assert shared == [
        f"{server.url}/replay/{table.id}",
        visitor.see("winner").inner_text(),
        "image/png",
    ]


def test_without_a_sheet_the_link_is_copied(visit, server):
    table = finished(server)
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.context.add_init_script("delete Navigator.prototype.share;")
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.click("share")
    visitor.page.locator(".toast", has_text="copied").wait_for()
    copied = visitor.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"{server.url}/replay/{table.id}"


def test_the_scoring_is_shown_at_the_table_before_the_ceremony(visit, server):
    *_, (_, (*moves, last)) = course("thebai", 2, seed=3)
    table = server.seeded_table("thebai", 3, 2, moves=moves)
    visitor = visit(reduced_motion="no-preference")
    visitor.hold(table, table.position()["screen"]["to_move"])
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    body = {"seq": table.position()["seq"], "action": last}
    assert table.post("moves", body, *table.tokens.values()).status_code == 200
    visitor.see("show")
    assert not visitor.page.locator("[data-test=ceremony]").count()
    visitor.click("to-ending")
    visitor.see("ceremony")


@pytest.mark.parametrize("game", GAMES)
def test_a_line_says_that_the_deal_was_fixed_before(visit, server, game):
    table = finished(server, game, people=4, seed=SECRET)
    words = {"en": "The deal was fixed before", "de": "Die Mischung stand", "pl": "Rozdanie ustal"}
    for language, phone in (("en", False), ("de", False), ("de", True), ("pl", True)):
        visitor = visit(language=language, phone=phone)
        visitor.hold(table)
        visitor.open(f"t/{table.id}")
        visitor.see("chart")
        line = visitor.see("deal")
        assert line.inner_text().startswith(words[language])
        assert commitment_to(SECRET)[:8] in line.inner_text()
        visitor.assert_fits()
        visitor.shot(f"{game}-end-deal-{language}-{'phone' if phone else 'wide'}")
        tall = visitor.page.evaluate(TOO_TALL)
        assert phone or tall <= 0, f"{tall} pixels too tall"


@pytest.mark.parametrize("phone", [False, True])
def test_the_deal_is_checked_in_the_browser(visit, server, phone):
    table = finished(server, people=2, seed=SECRET)
    visitor = visit(phone=phone, permissions=["clipboard-read", "clipboard-write"])
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.click("check-deal")
    assert visitor.see("deal-verdict").inner_text() == (
        "The number in the record is the one drawn before the game."
    )
    assert visitor.see("commitment").inner_text() == commitment_to(SECRET)
    visitor.assert_fits()
    visitor.shot(f"deal-dialog-{'phone' if phone else 'wide'}")
    visitor.click("deal-command-copy")
    visitor.page.locator(".toast", has_text="Copied").wait_for()
    copied = visitor.page.evaluate("() => navigator.clipboard.readText()")
    assert copied.endswith(f"petteia-{table.id}.json --verify --commitment {commitment_to(SECRET)}")


def test_a_secret_that_was_exchanged_is_noticed(visit, server):
    """The browser remembers the commitment that it saw first."""
    table = finished(server, people=2, seed=SECRET)
    visitor = visit()
    visitor.hold(table)
    visitor.remember(f"deal.{table.id}", "0" * 64)
    visitor.open(f"t/{table.id}")
    visitor.click("check-deal")
    assert "is not the one" in visitor.see("deal-verdict").inner_text()


def test_the_commitment_can_be_read_before_the_end(visit, server):
    table = server.seeded_table("elysium", SECRET, people=2)
    visitor = visit(phone=True)
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    visitor.wait_for_turn()
    visitor.click("menu")
    visitor.see("menu-deal")
    visitor.assert_fits()
    visitor.shot("deal-menu-phone")
    visitor.click("menu-deal")
    assert visitor.see("commitment").inner_text() == commitment_to(SECRET)
    assert not visitor.page.locator("[data-test=deal-verdict]").count()


def test_a_chosen_seed_is_no_deal_to_check(visit, server):
    visitor = visit()
    visitor.open(f"t/{finished(server).id}")
    visitor.see("ceremony")
    assert not visitor.page.locator("[data-test=deal]").count()
