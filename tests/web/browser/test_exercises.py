"""Puzzles and practice in the browser, solved by clicking, with hints and solutions."""

import json

import pytest

from petteia.review.practice.schedule import days_later, today
from petteia.review.wire import ReviewData
from tests.web.browser.tables import GAMES, finished
from tests.web.browser.test_languages import choose
from tests.web.exercising import ITERATIONS, as_exercise, test_puzzles, use_test_puzzles

SLOW = 60_000
"""Milliseconds that a judgement may take, interpreted and on a busy machine."""
ADD = """async ([review, table]) => {
  const { addMistakes } = await import(new URL("static/practice/kept.js", document.baseURI));
  const record = await (await fetch(`api/tables/${table.id}/record`)).json();
  return addMistakes(review, record, table);
}"""


@pytest.fixture(autouse=True)
def puzzles(monkeypatch):
    use_test_puzzles(monkeypatch)


@pytest.fixture(scope="module", params=GAMES)
def game(request):
    return request.param


@pytest.fixture(scope="module")
def table(server, game):
    return finished(server, game)


def daily(game):
    return test_puzzles(game).daily(today())


def give(visitor, question: dict, action: int) -> None:
    """Answer by clicking on the table what stands for this action."""
    move = next(one for one in question["screen"]["moves"] if one["action"] == action)
    page = visitor.page
    button = page.locator(f"[data-lit][data-action='{action}']:visible")
    thing = page.locator(f"[data-lit][data-at='{move['at']}']:visible")
    tabs = page.locator(".ptabs [role=tab]")
    for place in range(max(1, tabs.count())):
        if button.count() or thing.count():
            break
        tabs.nth(place).click()
    if button.count():
        button.first.click()
        return
    # A card may be opened first, or several moves of one thing offered.
    asked = page.locator(":is(.chooser, dialog[open]) [data-lit]:visible")
    first = page.locator("[data-test=verdict]").count() == 0
    sent = page.locator(
        ".task .thinking, [data-test=verdict]" + ("" if first else "[data-solved=true]")
    )
    thing.first.click()
    asked.or_(sent).first.wait_for(timeout=SLOW)
    if asked.count():
        inside = page.locator(f":is(.chooser, dialog[open]) [data-lit][data-action='{action}']")
        (inside if inside.count() else asked).first.click()


def judged(visitor, solved: bool):
    verdict = visitor.page.locator(
        f"[data-test=verdict][data-solved={'true' if solved else 'false'}]"
    )
    verdict.wait_for(timeout=SLOW)
    return verdict


def judge_screen(visitor, name: str) -> None:
    visitor.assert_fits()
    visitor.shot(f"exercise-{name}")
    visitor.assert_accessible()


def question(server, game, id, language="en"):
    return server.http.get(f"/api/puzzles/{game}/{id}", params={"lang": language}).json()


@pytest.mark.parametrize(
    ("phone", "theme", "language"),
    [(False, "light", "en"), (True, "dark", "de"), (True, "light", "pl"), (False, "dark", "pl")],
)
def test_the_puzzle_of_the_day(visit, server, game, phone, theme, language):
    """From the start page: a wrong answer, a hint, the right one, and a streak of days."""
    puzzle = daily(game)
    visitor = visit(phone=phone, theme=theme, language=language)
    kept = {game: {"solved": [], "streak": 2, "last": days_later(today(), -1)}}
    visitor.open()
    visitor.page.evaluate(f"() => localStorage.setItem('petteia.puzzles', '{json.dumps(kept)}')")
    shape = f"{game}-{'phone' if phone else 'wide'}-{theme}-{language}"
    visitor.plan(game)
    visitor.see("daily")
    judge_screen(visitor, f"start-{shape}")
    visitor.click("daily-solve")
    visitor.see("task-solution")
    asked = question(server, game, puzzle["id"], language)
    judge_screen(visitor, f"asked-{shape}")
    assert not visitor.page.locator(".why-ask").count(), "there is no table to ask why"

    give(visitor, asked, puzzle["tempting"])
    judged(visitor, solved=False)
    judge_screen(visitor, f"wrong-{shape}")
    assert visitor.page.locator("[data-lit]").count(), "another answer can be given"
    visitor.click("task-hint")
    visitor.see("themes")
    judge_screen(visitor, f"hint-{shape}")

    give(visitor, asked, puzzle["solutions"][0])
    judged(visitor, solved=True)
    assert "3" in visitor.see("task-said").inner_text(), "the third day in a row"
    assert not visitor.page.locator("[data-lit]").count(), "it is over"
    judge_screen(visitor, f"solved-{shape}")
    visitor.click("task-solution")
    visitor.page.locator("[data-test=solution]").wait_for(timeout=SLOW)
    visitor.click("task-step")
    visitor.page.locator("[data-test=solution] [aria-current=step]").wait_for()
    judge_screen(visitor, f"solution-{shape}")
    visitor.click("task-next")
    visitor.page.wait_for_url(lambda url: puzzle["id"] not in url and "daily" not in url)
    visitor.see("task-solution")
    visitor.open()
    visitor.see("daily")
    assert "3" in visitor.see("daily").inner_text()


def test_to_show_the_solution_is_not_to_solve(visit, server, game):
    puzzle = daily(game)
    visitor = visit()
    visitor.open(f"puzzle/{game}/{puzzle['id']}")
    visitor.click("task-solution")
    visitor.page.locator("[data-test=solution]").wait_for(timeout=SLOW)
    steps = visitor.page.locator("[data-test=solution] li")
    before = visitor.page.locator("[data-seq]").get_attribute("data-seq")
    visitor.click("task-step")
    visitor.page.wait_for_function(
        "(before) => document.querySelector('[data-seq]').dataset.seq !== before", arg=before
    )
    assert steps.first.get_attribute("aria-current") == "step"
    visitor.click("task-back")
    assert not visitor.page.locator("[data-lit]").count()
    assert visitor.page.evaluate("() => localStorage.getItem('petteia.puzzles')") is None


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_puzzles_are_chosen_by_difficulty_and_theme(visit, game, phone):
    visitor = visit(phone=phone, theme="dark" if phone else "light")
    visitor.open(f"puzzle/{game}")
    visitor.see("difficulty-1")
    judge_screen(visitor, f"choice-{game}-{'phone' if phone else 'wide'}")
    visitor.click("difficulty-3")
    visitor.page.wait_for_url("**/puzzle/*/*?difficulty=3")
    visitor.see("task-home").click()
    visitor.see("puzzles")
    theme = test_puzzles(game).puzzles[0]["themes"][0]
    visitor.click(f"theme-{theme}")
    visitor.page.wait_for_url(f"**/puzzle/*/*?theme={theme}")
    visitor.see("task-solution")


def test_the_language_changes_in_the_middle(visit, server, game):
    puzzle = daily(game)
    visitor = visit()
    visitor.open(f"puzzle/{game}/{puzzle['id']}")
    visitor.see("task-solution")
    asked = question(server, game, puzzle["id"])
    give(visitor, asked, puzzle["tempting"])
    verdict = judged(visitor, solved=False)
    english = verdict.inner_text()
    choose(visitor, "de")
    visitor.page.wait_for_function(
        "(before) => document.querySelector('[data-test=verdict]')?.innerText !== before"
        " && document.querySelector('[data-test=verdict]')",
        arg=english,
    )
    assert visitor.see("prompt").inner_text() != asked["screen"]["prompt"]["words"]


def test_by_the_keyboard_alone(visit, server, game):
    puzzle = daily(game)
    visitor = visit()
    visitor.open(f"puzzle/{game}/{puzzle['id']}")
    visitor.see("task-solution")
    page = visitor.page
    page.keyboard.press("h")
    visitor.see("themes")
    asked = question(server, game, puzzle["id"])
    things = {str(move[name]) for move in asked["screen"]["moves"] for name in ("action", "at")}
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("() => ({...document.activeElement.dataset})")
    assert things & set(focused.values())
    page.keyboard.press("Enter")
    chooser = page.locator(".chooser [data-lit]")
    if chooser.count():
        page.keyboard.press("Enter")
    page.locator("[data-test=verdict]").wait_for(timeout=SLOW)


def test_a_puzzle_that_is_not_there(visit, game):
    visitor = visit()
    visitor.forgive("404")
    visitor.open(f"puzzle/{game}/nothing")
    visitor.see("task-missing")
    visitor.assert_accessible()


def review_of(table, mistakes) -> ReviewData:
    """A review in which the first seat made these mistakes."""
    record = table.get("record").json()
    decisions = [
        {"move": move, "seat": 0, "played": record["moves"][move], "cost": cost, "grade": grade}
        for move, cost, grade in mistakes
    ]
    return {"decisions": decisions, "iterations": ITERATIONS, "seed": 0}


def moves_of_first_seat(server, table) -> list[int]:
    """Moves of the first seat with a choice, in the order of the game."""
    record = table.get("record").json()
    found = []
    for move in range(len(record["moves"]) // 3, len(record["moves"])):
        sent = {"exercise": as_exercise(record, move)}
        asked = server.http.post("/api/exercises/question", json=sent)
        if asked.status_code != 200 or asked.json()["seat"] != 0:
            continue
        if 3 <= len(asked.json()["screen"]["moves"]) <= 30:
            found.append(move)
        if len(found) == 2:
            return found
    raise AssertionError("no such moves")


@pytest.mark.parametrize(
    ("phone", "theme", "language"), [(False, "light", "en"), (True, "dark", "pl")]
)
def test_practice_with_the_mistakes_of_a_game(visit, server, table, phone, theme, language):
    """From a review to exercises, and by the schedule to another day."""
    first, second = moves_of_first_seat(server, table)
    review = review_of(table, [(first, 0.2, "blunder"), (second, 0.08, "mistake")])
    face = table.get("", table.tokens[0]).json()["table"]
    visitor = visit(phone=phone, theme=theme, language=language)
    shape = f"{face['game']}-{'phone' if phone else 'wide'}-{theme}-{language}"
    visitor.open("practice")
    visitor.see("practice")
    judge_screen(visitor, f"practice-none-{shape}")
    assert visitor.page.evaluate(ADD, [review, face]) == 2
    assert visitor.page.evaluate(ADD, [review, face]) == 0, "each is kept once"
    visitor.open()
    assert "2" in visitor.see("to-practice").inner_text()
    visitor.click("to-practice")
    visitor.see("practice-begin")
    judge_screen(visitor, f"practice-{shape}")
    visitor.click("practice-begin")
    visitor.see("task-solution")
    judge_screen(visitor, f"practice-asked-{shape}")
    visitor.click("task-solution")
    visitor.page.locator("[data-test=solution]").wait_for(timeout=SLOW)
    visitor.see("task-said")
    judge_screen(visitor, f"practice-solution-{shape}")
    kept = json.loads(visitor.page.evaluate("() => localStorage.getItem('petteia.practice')"))
    tomorrow = {"move": first, "streak": 0, "due": days_later(today(), 1)}
    assert kept[0]["exercises"] == [tomorrow, {"move": second, "streak": 0, "due": today()}]
    visitor.click("task-next")
    visitor.see("task-solution")
    best = solve(server, table, second)
    give(visitor, best["question"], best["action"])
    judged(visitor, solved=True)
    kept = json.loads(visitor.page.evaluate("() => localStorage.getItem('petteia.practice')"))
    assert kept[0]["exercises"][1] == {
        "move": second,
        "streak": 1,
        "due": days_later(today(), 1),
    }
    visitor.click("task-next")
    visitor.see("practised")
    judge_screen(visitor, f"practice-done-{shape}")


def solve(server, table, move) -> dict:
    sent = {"exercise": as_exercise(table.get("record").json(), move), "iterations": ITERATIONS}
    asked = server.http.post("/api/exercises/question", json=sent).json()
    found = server.http.post("/api/exercises/solution", json=sent, timeout=SLOW / 1000).json()
    return {"question": asked, "action": found["action"]}


def test_a_browser_without_room_says_so_and_loses_nothing(visit, server, table):
    first, second = moves_of_first_seat(server, table)
    review = review_of(table, [(first, 0.2, "blunder"), (second, 0.08, "mistake")])
    face = table.get("", table.tokens[0]).json()["table"]
    visitor = visit()
    visitor.open("practice")
    visitor.see("practice")
    visitor.page.evaluate(ADD, [review, face])
    visitor.open("practice")
    before = visitor.page.evaluate("() => localStorage.getItem('petteia.practice')")
    visitor.page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full'); }; }"
    )
    visitor.click("practice-begin")
    visitor.click("task-solution")
    visitor.page.locator("[data-test=solution]").wait_for(timeout=SLOW)
    visitor.click("task-home-link")
    visitor.see("unkept")
    visitor.assert_accessible()
    due = visitor.see("practice-begin")
    assert due.count(), "the other exercise is due here"
    assert visitor.page.evaluate("() => localStorage.getItem('petteia.practice')") == before
