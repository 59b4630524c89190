"""The dialog in which a player chooses how to be told of their turns, and the links of notices."""

import json
import re

import pytest

from tests.web.browser.visitor import PHONE, WIDE, Visitor
from tests.web.conftest import tell
from tests.web.serving import TestTable, server_here

SUBSCRIBED = """
  // The browser of the tests has no push service; what it would answer is put in its place.
  const made = {
    endpoint: "https://127.0.0.1/push/test",
    options: { applicationServerKey: null },
    unsubscribe: async () => true,
    toJSON: () => ({ endpoint: made.endpoint, keys: KEYS }),
  };
  let kept = null;
  PushManager.prototype.subscribe = async () => (kept = made);
  PushManager.prototype.getSubscription = async () => kept;
"""
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",  # noqa: E501
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


@pytest.fixture(scope="module")
def telling(tmp_path_factory):
    """A server that tells people of their turns, and keeps its mails."""
    folder = tmp_path_factory.mktemp("telling")
    with server_here(folder) as server:
        yield tell(server, folder, mail=True)


def friends_at(server) -> TestTable:
    table = server.table(people=1, bots=0, openings=1, start=False)
    table.sit(1)
    assert table.post("start", {}, table.host).status_code == 200
    return table


def open_dialog(visitor: Visitor, table: TestTable) -> None:
    visitor.hold(table, 0)
    visitor.open(f"t/{table.id}")
    choose_in_menu(visitor)
    visitor.see("notices-webhook")


def choose_in_menu(visitor: Visitor) -> None:
    """The entry in the menu of the table, once the table is there."""
    visitor.page.locator("[data-seq]").first.wait_for()
    visitor.click("menu")
    visitor.click("menu-notices")


def is_whole(visitor: Visitor) -> bool:
    """Whether nothing in the dialog is cut off or scrolls sideways."""
    return visitor.page.evaluate("""() => {
      const box = document.querySelector("dialog.notices");
      const parts = [...box.querySelectorAll("*")].filter((one) => one.clientWidth > 0);
      const edge = box.getBoundingClientRect();
      return edge.left >= 0 && edge.right <= innerWidth && parts.every(
        (one) => one.getBoundingClientRect().right <= edge.right + 1);
    }""")


@pytest.mark.parametrize(("phone", "language"), [(True, "de"), (False, "pl")])
def test_a_player_chooses_how_to_be_told(visit, telling, phone, language):
    server = telling
    table = friends_at(server)
    visitor = visit(at=server, phone=phone, language=language)
    open_dialog(visitor, table)
    visitor.see("notices-mail").fill(f"thea-{language}@example.org")
    visitor.click("notices-mail-add")
    visitor.see("notice-mail")
    visitor.see("notices-webhook").fill("http://localhost:9/hook/a-secret-token")
    visitor.see("notices-webhook").press("Enter")
    assert "a-secret-token" not in visitor.see("notice-webhook").inner_text()
    visitor.page.mouse.move(0, 0)
    visitor.shot(f"notices-{'phone' if phone else 'wide'}")
    visitor.assert_fits()
    assert is_whole(visitor)
    visitor.assert_accessible()
    shown = table.get("seats/0/notices", table.tokens[0]).json()["notices"]
    assert [(one["kind"], one["confirmed"]) for one in shown] == [
        ("mail", False),
        ("webhook", True),
    ]

    # Another visit shows the same, and one tap ends each.
    visitor.page.reload()
    choose_in_menu(visitor)
    visitor.click("notice-webhook-stop")
    visitor.page.locator("[data-test=notice-webhook]").wait_for(state="detached")
    visitor.click("notice-mail-stop")
    visitor.page.locator("[data-test=notice-mail]").wait_for(state="detached")
    assert table.get("seats/0/notices", table.tokens[0]).json()["notices"] == []


def test_a_wrong_address_is_explained_where_it_was_entered(visit, telling):
    server = telling
    table = friends_at(server)
    visitor = visit(at=server)
    visitor.forgive("422")
    open_dialog(visitor, table)
    visitor.see("notices-webhook").fill("https://no-such-name.invalid/hook")
    visitor.click("notices-webhook-add")
    toast = visitor.page.locator("dialog.notices .toast").first
    toast.wait_for()
    assert "no server at this address" in toast.inner_text()


def test_this_browser_gets_push_messages(visit, telling):
    server = telling
    table = friends_at(server)
    visitor = visit(at=server)
    visitor.context.grant_permissions(["notifications"], origin=server.url)
    visitor.context.add_init_script(SUBSCRIBED.replace("KEYS", json.dumps(KEYS)))
    open_dialog(visitor, table)
    switch = visitor.see("notices-browser")
    assert switch.get_attribute("aria-checked") == "false"
    switch.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("[data-test=notices-browser][aria-checked=true]").wait_for()
    [shown] = table.get("seats/0/notices", table.tokens[0]).json()["notices"]
    assert (shown["kind"], shown["target"]) == ("push", "https://127.0.0.1/push/test")

    # A real push message is shown by the real service worker.
    message = {
        "table": table.id,
        "title": "It is your turn, Thea",
        "text": "The others are waiting for you.",
        "language": "en",
    }
    deliver(visitor, server.url, message)
    visitor.page.wait_for_function(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          const [note] = await registration.getNotifications();
          return note?.title === "It is your turn, Thea" && note.data.table;
        }"""
    )
    visitor.click("notices-browser")
    visitor.page.locator("[data-test=notices-browser][aria-checked=false]").wait_for()
    assert table.get("seats/0/notices", table.tokens[0]).json()["notices"] == []


def deliver(visitor: Visitor, origin: str, message: dict) -> None:
    """Let the browser receive a push message."""
    session = visitor.context.new_cdp_session(visitor.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(
            one["registrationId"] for one in event["registrations"] if not one["isDeleted"]
        ),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        visitor.page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registrations[-1], "data": json.dumps(message)},
    )


def test_a_browser_without_a_push_service_says_so(visit, telling):
    server = telling
    table = friends_at(server)
    visitor = visit(at=server)
    visitor.context.grant_permissions(["notifications"], origin=server.url)
    visitor.context.add_init_script(
        "PushManager.prototype.subscribe = async () => {"
        " throw new DOMException('no service', 'AbortError'); };"
    )
    open_dialog(visitor, table)
    visitor.click("notices-browser")
    toast = visitor.page.locator("dialog.notices .toast").first
    toast.wait_for()
    assert "could not be registered" in toast.inner_text()
    assert visitor.see("notices-browser").get_attribute("aria-checked") == "false"


def test_a_server_without_notices_offers_only_the_open_page(visit, server):
    table = friends_at(server)
    visitor = visit()
    visitor.hold(table, 0)
    visitor.open(f"t/{table.id}")
    choose_in_menu(visitor)
    visitor.see("notices-browser")
    assert visitor.page.locator("[data-test=notices-webhook]").count() == 0
    assert "open in the background" in visitor.page.locator("dialog.notices").inner_text()


@pytest.mark.parametrize("shape", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_links_of_a_mail_work_without_a_login(visit, telling, shape):
    server = telling
    table = friends_at(server)
    wanted = {"kind": "mail", "address": f"thea-{shape['width']}@example.org"}
    assert table.post("seats/0/notices/add", wanted, table.tokens[0]).status_code == 200
    to = server.mails.sent[-1].to
    visitor = visit(at=server, viewport=shape)
    path = f"notices/{table.id}/{to['id']}"
    visitor.open(f"{path}/{to['code']}")
    visitor.assert_accessible()
    visitor.shot(f"notice-link-{shape['width']}")
    visitor.click("notice-confirm")
    visitor.page.get_by_text("You will get a mail when it is your turn.").wait_for()
    [shown] = table.get("seats/0/notices", table.tokens[0]).json()["notices"]
    assert shown["confirmed"]
    visitor.open(path)
    visitor.page.get_by_text("You will get no more of these notices.").wait_for()
    visitor.assert_fits()
    assert table.get("seats/0/notices", table.tokens[0]).json()["notices"] == []


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "wide"])
def test_a_clock_of_days_fits_the_table(visit, telling, phone):
    clock = {"mode": "move", "seconds": 3 * 24 * 3600}
    table = telling.table(people=2, bots=0, clock=clock)
    visitor = visit(at=telling, phone=phone, language="pl")
    visitor.hold(table)
    visitor.open(f"t/{table.id}")
    shown = visitor.page.locator(".clock.runs:visible").first
    shown.wait_for()
    assert re.fullmatch(r"(3 d 0|2 d 23) h", shown.inner_text().strip())
    visitor.assert_fits()
    visitor.shot(f"slow-clock-{'phone' if phone else 'wide'}")
