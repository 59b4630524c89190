"""Guided games: whoever does what they ask comes to the end, and so does whoever does not."""

import pytest

from petteia.kernel.content.lesson_course import lesson_data
from petteia.kernel.game import game
from tests.web.browser.lessons import (
    LESSONS,
    MOST,
    begin,
    coach,
    covered,
    do_what_is_asked,
    follow,
    step,
)

SIZES = {
    "desk": {},
    "phone": {"phone": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "flat": {"viewport": {"width": 844, "height": 390}},
}
CLOSE = "() => document.querySelector('[data-test=coach]') === null"
each_lesson = pytest.mark.parametrize(("key", "name"), LESSONS)


def words_of(key, name, language="en"):
    played = game(key)
    return [step["text"] for step in lesson_data(played, played.lessons()[name], language)["steps"]]


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *(("desk", language) for language in ("en", "de", "pl")),
        *(("phone", language) for language in ("en", "de", "pl")),
        ("tablet", "en"),
        ("flat", "de"),
    ],
)
@each_lesson
def test_clicking_only_what_it_asks_finishes_a_guided_game(visit, key, name, size, language):
    visitor = visit(language=language, **SIZES[size])
    begin(visitor, key, name)

    def look(now, number):
        assert covered(now) <= 0.0, f"the words are in front of what they speak of: {now}"
        visitor.assert_fits()
        visitor.shot(f"lesson-{key}-{name}-{size}-{language}-{number:02}")

    said = do_what_is_asked(visitor, words_of(key, name, language)[-1], look)
    assert [now["words"] for now in said] == words_of(key, name, language)
    # The game simply goes on.
    visitor.play_on(3)


@pytest.mark.parametrize("phone", [False, True])
@each_lesson
def test_whoever_clicks_elsewhere_comes_to_the_last_words_too(visit, key, name, phone):
    visitor = visit(phone=phone)
    begin(visitor, key, name)
    last = words_of(key, name)[-1]
    played = game(key)
    data = lesson_data(played, played.lessons()[name], "en")
    closing = [step for step in data["steps"] if step["at"] == data["moves"]]
    final = {closing[-1]["text"], closing[-1]["otherwise"] or last}
    heard = set()
    for _ in range(MOST):
        # On a phone what is read may be on a tab where nothing can be clicked.
        while not visitor.now()["lit"] and coach(visitor)["reads"]:
            step(visitor, coach(visitor))
        visitor.step()
        now = coach(visitor)
        heard.add(now["words"])
        assert covered(now) <= 0.0, now
        if now["words"] in {step["text"] for step in closing}:
            break
    else:
        raise AssertionError(f"the lesson has no end: {heard}")
    while now["words"]:
        heard.add(now["words"])
        visitor.click("lesson-next")
        visitor.page.wait_for_function(
            "(words) => (document.querySelector('[data-test=lesson-words]')?.textContent ?? '')"
            " !== words",
            arg=now["words"],
        )
        now = coach(visitor)
    assert heard & final
    assert any("own way" in words for words in heard)
    visitor.play_on(2)


@each_lesson
def test_every_decision_can_be_left_to_the_lesson(visit, key, name):
    visitor = visit()
    begin(visitor, key, name)
    said = []
    while True:
        said.append(coach(visitor)["words"])
        button = "lesson-skip" if coach(visitor)["asks"] else "lesson-next"
        visitor.click(button)
        visitor.page.wait_for_function(
            "(words) => { const now = document.querySelector('[data-test=lesson-words]');"
            " return now ? now.textContent !== words"
            " : document.querySelector('[data-turn=mine]') !== null; }",
            arg=said[-1],
        )
        if said[-1] == words_of(key, name)[-1]:
            break
        visitor.see("coach")
    assert said == words_of(key, name)


@each_lesson
def test_a_step_can_be_taken_back_and_the_page_closed_in_the_middle(visit, key, name):
    visitor = visit()
    begin(visitor, key, name)
    words = words_of(key, name)
    asks = [coach(visitor)["asks"]]
    while not asks[-1]:
        asks.append(follow(visitor, 1)["asks"])
    first = len(asks) - 1
    assert coach(visitor)["words"] == words[first]
    if first:
        visitor.click("lesson-back")
        visitor.page.get_by_text(words[first - 1]).wait_for()
        visitor.click("lesson-next")
        visitor.page.get_by_text(words[first]).wait_for()
    after = follow(visitor, 1)
    assert after["words"] == words[first + 1]
    visitor.page.reload()
    visitor.see("coach")
    assert coach(visitor)["words"] == words[first + 1]
    visitor.click("lesson-back")
    visitor.page.get_by_text(words[first]).wait_for()
    assert coach(visitor)["asks"], "what was asked for is asked again"
    assert do_what_is_asked(visitor, words[-1])


def test_whoever_went_another_way_comes_back_by_back(visit):
    visitor = visit()
    begin(visitor, *LESSONS[0])
    visitor.click("lesson-next")
    visitor.step("agora:stolen-fire")
    visitor.page.get_by_text("You chose your own way").wait_for()
    visitor.click("lesson-back")
    visitor.page.wait_for_function(
        "() => document.querySelector('.coach .at')?.textContent.startsWith('Step')"
    )


def test_the_lesson_can_be_left_and_resumed(visit):
    visitor = visit()
    begin(visitor, *LESSONS[0])
    words = follow(visitor, 2)["words"]
    visitor.click("lesson-leave")
    visitor.page.wait_for_function(CLOSE)
    visitor.page.reload()
    visitor.wait_for_turn()
    assert visitor.page.locator("[data-test=coach]").count() == 0
    visitor.click("menu")
    visitor.click("menu-lesson-resume")
    visitor.see("coach")
    assert coach(visitor)["words"] == words


def test_the_start_page_invites_newcomers_and_the_menu_everybody(visit):
    visitor = visit()
    visitor.open()
    assert "New here?" in visitor.see("newcomer").inner_text()
    visitor.assert_accessible()
    visitor.remember("tables", '["0000000000"]')
    visitor.forgive("404")
    visitor.page.reload()
    visitor.see("play")
    assert visitor.page.locator("[data-test=newcomer]").count() == 0
    visitor.click("menu")
    visitor.click("menu-lessons")
    visitor.assert_accessible()
    key, name = LESSONS[0]
    visitor.click(f"lesson-{key}-{name}")
    visitor.see("coach")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_read_and_played_with_the_keyboard(visit, theme):
    visitor = visit(theme=theme)
    begin(visitor, *LESSONS[0])
    visitor.assert_accessible()
    words = words_of(*LESSONS[0])
    visitor.page.keyboard.press("n")
    visitor.page.get_by_text(words[1]).wait_for()
    visitor.page.keyboard.press("b")
    visitor.page.get_by_text(words[0]).wait_for()
    for number in range(1, 8):
        visitor.page.keyboard.press("n")
        visitor.page.get_by_text(words[number]).wait_for()
    visitor.assert_accessible()
    assert visitor.page.locator("[data-test=lesson-words][aria-live=polite]").count() == 1


def test_the_texts_change_with_the_language(visit):
    visitor = visit()
    begin(visitor, *LESSONS[0])
    visitor.click("language-de")
    visitor.page.get_by_text(words_of(*LESSONS[0], "de")[0]).wait_for()
