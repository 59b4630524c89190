"""Every text is there in every language, and every language says all of it."""

import re
from pathlib import Path

import pytest

import petteia
from petteia.kernel.text.messages import LANGUAGES, Messages
from petteia.kernel.text.problem import Problem

SOURCE = Path(petteia.__file__).parent
TEXT = SOURCE / "games" / "elysium" / "text"
FOLDERS = sorted(path for path in SOURCE.rglob("locale") if path.is_dir())


@pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: folder.relative_to(SOURCE).parent.as_posix()
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(folder, language):
    assert Messages(folder).keys(language) == Messages(folder).keys("en")


def test_every_reason_and_action_key_in_the_code_has_words():
    words = Messages(TEXT / "locale").keys("en")
    for file in ("text/refusals.py", "text/moves.py", "rules/decisions.py"):
        text = (TEXT.parent / file).read_text()
        keys = set(re.findall(r'"((?:reason|action)-[a-z-]+[a-z])"', text))
        assert keys
        assert keys <= words, keys - words


def test_every_reason_with_words_is_given_somewhere():
    words = Messages(TEXT / "locale").keys("en")
    files = (TEXT / "refusals.py", TEXT.parent / "rules" / "decisions.py")
    text = "".join(file.read_text() for file in files)
    given = set(re.findall(r'"(reason-[a-z-]+)"', text))
    assert {key for key in words if key.startswith("reason-")} == given


def test_an_unknown_key_is_an_error():
    with pytest.raises(KeyError):
        Messages(FOLDERS[0]).say("en", "no-such-key")


def test_an_unknown_language_is_a_problem_that_names_those_there_are():
    with pytest.raises(Problem, match="no language 'xx'; there is en, de, pl"):
        Messages(FOLDERS[0]).say("xx", "no-such-key")


def test_a_missing_fact_is_an_error():
    with pytest.raises(KeyError):
        Messages(TEXT / "locale").say("en", "action-take")


def test_polish_counts_as_poles_do():
    words = Messages(TEXT / "locale")
    facts = {"quest": 4, "gold": 1, "vp": 0}
    said = [words.say("pl", "action-take-quest", transfers=n, **facts) for n in (1, 3, 5)]
    assert [text.split(", ")[-1] for text in said] == [
        "1 przeniesienie)",
        "3 przeniesienia)",
        "5 przeniesień)",
    ]
