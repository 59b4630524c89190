"""Every text in every language: nothing missing, nothing left in English."""

import re

import pytest

from tests.web.browser.tables import GAMES, finished

# What is the same in all languages: names, numbers, signs, and words the languages share.
SHARED = {
    "petteia", "elysium", "deutsch", "english", "polski", "agora", "chronos", "eleusis", "quest",
    "online", "gold", "orakel", "zeus", "hades", "poseidon", "ares", "apollo", "hermes", "person",
    "bot", "start", "chat", "name", "info", "link", "make play host", "host", "person 0",
    "person 1", "person 2", "menu", "iii", "leda", "orion",
    "esc", "tab", "thebai", "bots", "altar", "bronze", "drachma", "dionysos", "hand", "antigone",
}  # fmt: skip
SOFT_HYPHEN = "\u00ad"
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const beside = "script, style, noscript, code, option, [lang]:not(html)";
    if (node.parentElement.closest(beside)) continue;
    texts.push(node.textContent);
  }
  for (const thing of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (thing.closest("[lang]:not(html)")) continue;
    for (const name of ["aria-label", "title", "placeholder"]) {
      texts.push(thing.getAttribute(name) ?? "");
    }
  }
  return texts;
}"""


@pytest.fixture(scope="module", params=GAMES)
def game(request):
    return request.param


@pytest.fixture(scope="module")
def over(server, game):
    return finished(server, game)


@pytest.fixture(scope="module")
def running(server, game):
    return server.table(people=2, bots=0, game=game)


@pytest.fixture(scope="module")
def waiting(server, game):
    return server.table(people=1, bots=1, openings=1, start=False, game=game)


def texts(visitor) -> set[str]:
    found = (
        re.sub(r"[\d\W_]+", " ", text.replace(SOFT_HYPHEN, "")).strip().lower()
        for text in visitor.page.evaluate(TEXTS)
    )
    return {text for text in found if len(text) > 2}


def screens(visitor, game, over, running, waiting) -> dict[str, set[str]]:
    """The texts of every page."""
    seen = {}
    for table in (over, running, waiting):
        visitor.hold(table)
    visitor.plan(game)
    seen["start"] = texts(visitor)
    if game == "thebai":
        visitor.click("way-alone")
        visitor.see("challenge-1")
        seen["alone"] = texts(visitor)
        visitor.click("way-together")
    visitor.open(f"t/{waiting.id}")
    visitor.see("invite-url")
    seen["lobby"] = texts(visitor)
    visitor.open(f"t/{running.id}")
    visitor.step()
    visitor.wait_for_turn()
    seen["table"] = texts(visitor)
    visitor.click("menu")
    seen["menu"] = texts(visitor)
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog[open]").wait_for()
    seen["keys"] = texts(visitor)
    visitor.page.keyboard.press("Escape")
    visitor.click("rules")
    visitor.page.locator(".rule").first.wait_for()
    for tab in ("help-cards", "help-icons"):
        visitor.click(tab)
        seen[tab] = texts(visitor)
    visitor.open(f"t/{over.id}")
    visitor.see("chart")
    seen["end"] = texts(visitor)
    visitor.open(f"replay/{over.id}?move=30")
    visitor.see("replay-slider")
    seen["replay"] = texts(visitor)
    visitor.open(f"rules?game={game}")
    visitor.page.locator(".rule").first.wait_for()
    seen["rules"] = texts(visitor)
    return seen


@pytest.fixture(scope="module")
def english(chromium, server, game, over, running, waiting):
    from tests.web.browser.visitor import WIDE, Visitor

    visitor = Visitor(chromium.new_context(viewport=WIDE, locale="en"), server)
    yield screens(visitor, game, over, running, waiting)
    assert not visitor.unforgiven()
    visitor.context.close()


@pytest.mark.parametrize("language", ["de", "pl"])
def test_no_english_is_left(visit, game, over, running, waiting, english, language):
    visitor = visit(language=language)
    names = {
        card["name"].lower()
        for table in (over, running)
        for card in table.get("cards").json()["cards"].values()
    } | {seat["name"].lower() for seat in waiting.get().json()["table"]["seats"]}
    shown = screens(visitor, game, over, running, waiting)
    left = {
        screen: sorted(
            text
            for text in found & english[screen] - SHARED - names
            if not set(text.split()) <= SHARED
        )
        for screen, found in shown.items()
    }
    assert not any(left.values()), "\n".join(f"{name}: {texts}" for name, texts in left.items())
    assert visitor.page.evaluate("() => document.documentElement.lang") == language


def choose(visitor, language: str) -> None:
    """By the bar, or where that has no room, by the menu."""
    if visitor.page.locator(f"[data-test=language-{language}]").is_visible():
        visitor.click(f"language-{language}")
        return
    visitor.click("menu")
    visitor.click(f"menu-language-{language}")
    if visitor.page.locator(f"[data-test=menu-language-{language}]").is_visible():
        visitor.page.keyboard.press("Escape")


def test_the_language_changes_on_the_spot_and_is_remembered(visit, running):
    visitor = visit()
    visitor.hold(running)
    visitor.open(f"t/{running.id}")
    visitor.wait_for_turn()
    if visitor.now()["curtain"]:
        visitor.step()
    english = visitor.see("prompt").inner_text()
    for language in ("de", "pl"):
        choose(visitor, language)
        visitor.page.wait_for_function(
            "(before) => document.querySelector('[data-test=prompt]').innerText !== before",
            arg=english,
        )
        english = visitor.see("prompt").inner_text()
    visitor.page.reload()
    visitor.wait_for_turn()
    assert visitor.page.evaluate("() => document.documentElement.lang") == "pl"
