"""The rows of the decisions agree with the rules, the bots, the reports and the words."""

import pytest

from petteia import game
from petteia.games.thebai.bot.features import PENDINGS
from petteia.games.thebai.report.watcher import CHOSEN_BY
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.frames import NOTHING_PENDING
from petteia.games.thebai.text.step_text import MESSAGES
from petteia.kernel.machine import WORK
from tests.games.thebai.random_games import decisions

ROWS = list(DECISIONS.by_kind.values())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_fields_of_a_frame_have_different_slots(row):
    frame = NOTHING_PENDING.copy()
    for value, field in enumerate(row.fields, 1):
        field.write(frame, value)
    values = [field.read(frame) for field in row.fields]
    assert values == list(range(1, len(row.fields) + 1))


def test_work_is_told_from_decisions_by_number():
    for row in ROWS:
        assert row.is_work() == (not row.actions), row.name
        assert row.is_work() == (row.kind >= WORK), row.name


def test_every_rule_is_in_the_rulebook():
    rules = game("thebai").rulebook()
    for row in ROWS:
        assert row.rule in rules, row.name
        assert not row.must[0] or row.must[0] in rules, row.name


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_decision_offers_the_actions_of_its_row(players):
    for seed in range(1, 4):
        for state, action in decisions(players, seed):
            if action >= 0:
                row = DECISIONS[state.top.kind]
                kinds = {action & ~codes.ARGUMENTS for action in state.legal()}
                assert kinds <= set(row.actions), row.name
                if row.must[0] and codes.DONE in kinds:
                    assert kinds == {codes.DONE, codes.SHIFT}, "only shifting is optional (V5)"


def test_bots_count_what_the_rows_name():
    assert {row.pending for row in ROWS} - {""} == set(PENDINGS)


def test_reports_watch_what_the_rows_name():
    watched = {row.watched for row in ROWS} - {""}
    assert watched == set(CHOSEN_BY)
    for row in ROWS:
        assert not row.watched or CHOSEN_BY[row.watched] in row.actions, row.name


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_decision_has_its_words(language):
    keys = MESSAGES.keys(language)
    for row in ROWS:
        if not row.is_work() and row.kind != codes.TURN:
            assert f"prompt-{row.name}" in keys, row.name
        assert not row.must[1] or row.must[1] in keys, row.name
