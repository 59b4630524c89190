"""Hints for Thebai: what speaks for a move, by theme, and nothing that is not so."""

import re

import pytest

import petteia
from petteia.bots import Clock, advise
from petteia.bots.comparison import NOTICEABLE_SHARE, _verdict
from petteia.bots.evaluators import evaluator_of
from petteia.bots.explainer import (
    AS_GOOD,
    BETTER,
    GOOD_LATER,
    LESS_GOOD,
    LOCALE,
    Lookahead,
    as_sentence,
)
from petteia.bots.levels import seat_bots
from petteia.games.thebai.bot import features
from petteia.games.thebai.bot.advice import SILENT, THEMES, ThebaiExplainer
from petteia.games.thebai.bot.evaluator import stage_of
from petteia.games.thebai.bot.phrases import PHRASES, Change
from petteia.games.thebai.rules.codes import ROUNDS
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.scoring import score
from petteia.kernel.text.messages import LANGUAGES, Messages
from tests.games.thebai.builders import table
from tests.games.thebai.names import BLESSINGS, HELP, HEROES

GAME = petteia.game("thebai")
OWN = ThebaiExplainer.locale
WORDS = Messages(LOCALE, OWN)
KEYS = set(re.findall(r"^(because-\S+) =", (OWN / "en/advice.ftl").read_text("utf-8"), re.M))
SHARED = {"because-vp"}
FOR_LATER = {
    "because-citizens",
    "because-citizens-new",
    "because-drachmas-kept",
    "because-goods-kept",
    "because-hand",
    "because-help",
    "because-help-kept",
    "because-order-ready",
    "because-stones",
}
VERDICTS = {f"because-{it}" for it in (BETTER, AS_GOOD, LESS_GOOD, GOOD_LATER)}


def positions(players, seed, every):
    """Some positions of a game of Merchants."""
    state = GAME.new(players=players, seed=seed)
    decisions = 0
    seated = seat_bots(["merchant"] * players, GAME, seed)
    while state.to_move() >= 0:
        if decisions % every == 0:
            yield state.copy()
        state.apply(seated[state.to_move()].choose(state))
        decisions += 1


def sentence(language, key):
    """A reason that stands alone."""
    return as_sentence([WORDS.say(language, key)], language)


@pytest.mark.parametrize(("players", "every"), [(1, 17), (2, 37), (4, 73)])
def test_every_move_advised_is_legal_and_where_moves_differ_it_is_said_why(players, every):
    explained = differing = 0
    for place, state in enumerate(positions(players, players, every)):
        before = state.dump()
        language = LANGUAGES[place % 3]
        plain = {sentence(language, key) for key in VERDICTS}
        advice = advise(state, state.to_move(), Clock(iterations=5), language=language)
        assert 1 < len(advice) <= 3
        for one in advice:
            assert one.action in state.legal()
            assert one.words == GAME.describe(state, one.action, language).words
            assert one.reason.endswith(".")
        leads = [one.lead for one in advice]
        if max(leads) - min(leads) > 0.5:
            differing += 1
            explained += not {one.reason for one in advice} <= plain
        assert state.dump() == before
    assert differing > 2
    assert explained > 0.7 * differing


@pytest.mark.parametrize("players", [1, 2])
def test_advice_is_the_same_for_every_truth_a_seat_cannot_tell_apart(players):
    for state in positions(players, 8, every=83):
        other = state.determinize(state.to_move(), petteia.stream(5, 5))
        assert other.dump() != state.dump()
        clock = Clock(iterations=5)
        assert advise(state, state.to_move(), clock) == advise(other, state.to_move(), clock)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_themes_make_up_the_lead(players):
    for state in positions(players, 3, every=37):
        evaluator = evaluator_of(state)
        base = stage_of(state) * features.SIZE
        for seat in range(players):
            silent = sum(
                evaluator.weights[base + feature] * amount
                for feature, amount in evaluator.features(state, seat)
                if THEMES[feature][0] == SILENT
            )
            told = sum(ThebaiExplainer(evaluator).lead_parts(state, seat).values())
            assert told + silent == pytest.approx(evaluator.leads(state)[seat])


@pytest.mark.parametrize("players", [1, 3])
def test_at_the_end_the_themes_are_the_score_sheet(players):
    *_, state = positions(players, 3, every=1)
    petteia.playout(state, petteia.stream(1, 1))
    totals = [sheet.total() for sheet in score(state)]
    for seat in range(players):
        parts = ThebaiExplainer(evaluator_of(state)).lead_parts(state, seat)
        others = [total for other, total in enumerate(totals) if other != seat]
        assert sum(parts.values()) == pytest.approx(totals[seat] - sum(others) / len(others))


def test_every_theme_has_something_to_say():
    assert {name for name, _ in THEMES if name != SILENT} == set(PHRASES)


def at_turn(position, seat):
    """A built position at the start of somebody's turn."""
    state = position.t.copy()
    state.turn = state.order.index(seat)
    advance(state)
    return state


def lookahead_of(before, *afters):
    """A move of seat 0 after which it is somebody else's turn."""
    state = at_turn(before, 0)
    rest = [at_turn(after, after.t.seats - 1) for after in afters]
    return Lookahead(state, state.legal()[0], 0, rest, [0.0] * len(rest))


def because(theme, before, *afters, which=-1, language="en"):
    """What is said of a move of seat 0 for a theme."""
    lookahead = lookahead_of(before, *afters)
    explainer = ThebaiExplainer(evaluator_of(lookahead.before))
    return explainer.reason(lookahead, (theme, which), language)


SAID = {
    "brings 3 VP in this turn": ("vp", table().vp(4), table().vp(7)),
    "brings 2 goods in this turn": ("goods", table(), table().stock(0, grape=1, bronze=1)),
    "leaves you 1 good for later": (
        "goods",
        table().stock(0, grape=2),
        table().stock(0, bronze=1, drachma=3),
    ),
    "brings 1 drachma in this turn": (
        "drachmas",
        table().stock(0, drachma=1),
        table().stock(0, grape=3, drachma=2),
    ),
    "leaves you 2 drachmas for later": (
        "drachmas",
        table().stock(0, drachma=2),
        table().stock(0, drachma=2),
    ),
    "your fulfilled orders are worth 1 VP more": ("orders", table(), table().fulfilled(0, "O02")),
    "brings an order to fulfil later": ("hand", table(), table().hand(0, "O02")),
    "you will have the goods for Cup for the guests": (
        "hand",
        table().hand(0, "O02").stock(0, grape=1),
        table().hand(0, "O02").stock(0, grape=2),
    ),
    "your citizens rise by 2 levels in all": (
        "citizens",
        table().supply(0, citizens="1 2").at_work(0, "red1", "1"),
        table().supply(0, citizens="1* 2").at_work(0, "red1", "1*"),
    ),
    "brings a new citizen": (
        "citizens",
        table().reserve(0, 4).supply(0, citizens="2"),
        table().reserve(0, 3).supply(0, citizens="1 1"),
    ),
    "your hoplites rise by 1 level in all": (
        "hoplites",
        table().hoplite(0, "A1-B1", "1"),
        table().hoplite(0, "A1-B1", "1*"),
    ),
    "puts a hoplite into the city": (
        "hoplites",
        table(),
        table().hoplite(0, "A1-B1", "1").supply(0, citizens="1 1* 2", hoplites="1 1 1"),
    ),
    "your dice in the city are worth 2 VP more": (
        "city",
        table(),
        table().citizen(0, "B3-C3", "2"),
    ),
    "makes you stronger by 2 in row 1, where the next battle is": (
        "battle",
        table(),
        table().hoplite(0, "A1-B1", "2"),
    ),
    "puts a commander into a row": ("commander", table(), table().commander(0, 4)),
    "your councillors are worth 5 VP more": (
        "council",
        table().gates(0, "g1"),
        table().gates(0, "g1").council(0, "gate3"),
    ),
    "a citizen ascends to the council": ("council", table(), table().path(0)),
    "the columns you have cleared are worth 3 VP more": (
        "estate",
        table().gone(0, red=1, blue=1),
        table().gone(0, red=1, blue=1, yellow=1),
    ),
    "a stone leaves your estate and opens an action": ("estate", table(), table().gone(0, red=1)),
    "takes you 2 spaces further on the track of Dionysos": (
        "dionysos",
        table().altar(0, dionysos=1),
        table().altar(0, dionysos=3),
    ),
    "takes you 1 space further on the track of Ares": (
        "ares",
        table().altar(0, ares=3),
        table().altar(0, ares=4),
    ),
    "brings a gate tile, which counts as an order of any colour": (
        "gate",
        table(),
        table().gates(0, "g1"),
    ),
    "brings the blessing Thyrsos": (
        "blessing",
        table(),
        table().blessings(0, "thyrsos"),
        BLESSINGS["thyrsos"],
    ),
    "you get: Red help tile 2": (
        "help",
        table().help(0, "help_red2"),
        table().help(0, "help_red2", "help_red2"),
        HELP["help_red2"],
    ),
    "you keep for later: Red help tile 2": (
        "help",
        table().help(0, "help_red2"),
        table().help(0, "help_red2"),
        HELP["help_red2"],
    ),
    "brings the hero Kadmos": ("hero", table(), table().hero(0, "kadmos"), HEROES["kadmos"]),
    "your heroes and blessings score 3 VP more at the end": (
        "end",
        table().gone(0, red=1, blue=1, yellow=1),
        table().gone(0, red=1, blue=1, yellow=1).hero(0, "zethos"),
    ),
    "the others gain nothing in this turn": ("rivals", table(), table()),
    "Antigone gains nothing in this turn": ("rivals", table(1), table(1)),
}


@pytest.mark.parametrize("words", SAID)
def test_what_a_move_brings_is_said(words):
    theme, before, after, *which = SAID[words]
    assert because(theme, before, after, which=which[0] if which else -1) == words


def test_every_reason_is_said_in_every_language():
    said = set()
    for theme, before, after, *which in SAID.values():
        lookahead = lookahead_of(before, after)
        key, facts = PHRASES[theme](Change(lookahead, "en"), which[0] if which else -1)
        said.add(key)
        texts = {WORDS.say(language, key, **facts) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
    assert said - SHARED == KEYS


@pytest.mark.parametrize("words", SAID)
def test_nothing_is_said_that_does_not_hold_in_every_world(words):
    theme, before, after, *which = SAID[words]
    nothing = table(before.t.seats).vp(0, 99)
    said = because(theme, before, after, nothing, which=which[0] if which else -1)
    assert said != words


@pytest.mark.parametrize("words", SAID)
def test_after_the_last_turn_nothing_is_for_later(words):
    theme, before, after, *which = SAID[words]
    for position in (before, after):
        position.t.round = ROUNDS
        position.t.fate_shown = (1 << ROUNDS) - 1
    lookahead = lookahead_of(before, after)
    key, _ = PHRASES[theme](Change(lookahead, "en"), which[0] if which else -1)
    assert key not in FOR_LATER
    explainer = ThebaiExplainer(evaluator_of(lookahead.before))
    assert explainer.verdict_reason(lookahead, GOOD_LATER, "en") == WORDS.say("en", "because-less")


def test_a_move_of_less_worth_at_once_may_be_good_later():
    lookahead = lookahead_of(table(2), table(2))
    explainer = ThebaiExplainer(evaluator_of(lookahead.before))
    assert explainer.verdict_reason(lookahead, GOOD_LATER, "en") == WORDS.say("en", "because-later")


@pytest.mark.parametrize(
    ("lead", "win", "verdict"),
    [
        (0.0, 0.0, AS_GOOD),
        (0.0, NOTICEABLE_SHARE, BETTER),
        (0.0, -NOTICEABLE_SHARE, LESS_GOOD),
        (-1.0, -0.01, LESS_GOOD),
        (-1.0, 0.01, GOOD_LATER),
    ],
)
def test_moves_that_win_more_often_are_not_called_as_good(lead, win, verdict):
    assert _verdict(lead, win) == verdict
