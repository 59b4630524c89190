"""The levels in words: every language names and describes each of them in one sentence."""

import pytest

from petteia.bots.level_text import level_about, level_name
from petteia.bots.levels import LEVELS
from petteia.kernel.text.messages import LANGUAGES

LONGEST = 110
"""Characters that fit on a phone in three lines."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_one_short_sentence(language):
    for level in LEVELS:
        about = level_about(level, language)
        assert level_name(level, language).istitle()
        assert about.endswith(".")
        assert about.count(".") == 1
        assert len(about) <= LONGEST, about


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_levels_have_the_same_words(language):
    assert len({level_name(level, language) for level in LEVELS}) == len(LEVELS)
    assert len({level_about(level, language) for level in LEVELS}) == len(LEVELS)


def test_the_languages_do_not_copy_each_other():
    for level in LEVELS:
        assert len({level_about(level, language) for language in LANGUAGES}) == len(LANGUAGES)
