"""Hints: sensible, honest, with a reason in every language."""

import re
import subprocess
import sys

import pytest

import petteia
from petteia.bots import Clock, advise, explainer, seat_bot
from petteia.bots.evaluators import evaluator_of
from petteia.bots.explainer import GOOD_LATER, LOCALE, Lookahead
from petteia.games.elysium.bot import advice as elysium_advice
from petteia.games.elysium.bot.advice import SILENT, THEMES, ElysiumExplainer
from petteia.games.elysium.bot.features import NAMES
from petteia.games.elysium.bot.phrases import PHRASES, Change
from petteia.games.elysium.rules import codes
from petteia.games.elysium.rules.codes import EPOCHS, PHASE_WRITING
from petteia.kernel.text.messages import LANGUAGES, Messages
from tests.games.elysium.builders import number, table
from tests.games.elysium.rules.tables import LEVEL_3

GAME = petteia.game("elysium")
OWN = ElysiumExplainer.locale
WORDS = Messages(LOCALE, OWN)


def quick(state, iterations=30, **options):
    return advise(state, state.to_move(), Clock(iterations=iterations), **options)


def positions(players, seed, every, families="random"):
    """Some positions of a game of bots."""
    state = GAME.new(players=players, seed=seed, families=families)
    seats = [seat_bot("merchant", GAME, seed, seat) for seat in range(players)]
    decisions = 0
    while state.to_move() >= 0:
        if decisions % every == 0:
            yield state
        state.apply(seats[state.to_move()].choose(state))
        decisions += 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_advised_is_legal_and_has_a_reason(players):
    for place, state in enumerate(positions(players, players, every=13)):
        legal = state.legal()
        before = state.dump()
        language = LANGUAGES[place % 3]
        advice = quick(state, iterations=12, language=language)
        assert 2 <= len(advice) <= 3
        assert len({one.action for one in advice}) == len(advice)
        for one in advice:
            assert one.action in legal
            assert one.words == GAME.describe(state, one.action, language).words
            assert one.reason.endswith(".")
            assert one.reason[0] == one.reason[0].upper()
            assert 0.0 <= one.share <= 1.0
            assert 0.0 <= one.searched <= 1.0
        assert state.dump() == before


def test_every_language_needs_the_same_facts_for_a_reason():
    needed = [
        {
            key: set(re.findall(r"\$([a-z]+)", text))
            for folder in (LOCALE, OWN)
            for file in (folder / language).glob("*.ftl")
            for key, text in re.findall(
                r"^(because-[a-z-]+) =(.*?)(?=^\S*[a-z-]+ =|\Z)",
                file.read_text("utf-8"),
                re.MULTILINE | re.DOTALL,
            )
        }
        for language in LANGUAGES
    ]
    assert len(needed[0]) > 30
    assert needed[0] == needed[1] == needed[2]


def test_advice_is_the_same_for_every_truth_a_seat_cannot_tell_apart():
    for state in positions(3, 8, every=13):
        other = state.determinize(state.to_move(), petteia.stream(5, 5))
        assert other.dump() != state.dump()
        assert quick(state) == quick(other)


def test_with_iterations_advice_is_the_same_again():
    state = GAME.new(players=3, seed=6)
    assert quick(state) == quick(state.copy())


def test_moves_are_ranked_by_the_chance_that_is_shown():
    for state in positions(3, 6, every=31):
        shares = [one.share for one in quick(state)]
        assert shares == sorted(shares, reverse=True)


def test_the_moves_shown_are_those_most_of_the_search_went_to():
    state = GAME.new(players=3, seed=6)
    every = quick(state, iterations=60, most=len(state.legal()))
    shown = quick(state, iterations=60, most=3)
    searched = sorted((one.searched for one in every), reverse=True)
    assert sorted((one.searched for one in shown), reverse=True) == searched[:3]


def test_a_rival_is_called_by_name_where_there_are_names():
    own = ElysiumExplainer(evaluator_of(GAME.new(players=2, seed=6)))
    assert own.player(1, "en") == "player 2"
    assert own.player(1, "de") == "Spieler 2"
    own.names = ("Thea", "Leda")
    assert own.player(1, "en") == "Leda"
    assert WORDS.say("en", "because-rival-vp", player="Leda", vp=2) == "Leda loses 2 VP"


def last_epoch(gold, *domain):
    """Seat 0 is the last to write in the last Epoch: what it writes is what counts."""
    position = table(3).set(epoch=5, order=[2, 1, 0]).writing()
    return position.gold(0, gold).domain(0, *domain)


def test_a_legend_that_takes_a_family_bonus_is_advised_in_the_last_writing():
    state = last_epoch(2, "persephone", "ganymede").legend(0, "charon", "hecate").state()
    best = quick(state)[0]
    assert best.action == codes.TRANSFER + number(state, "persephone")
    assert (
        best.reason
        == "Takes the Hades Bonus of 5 VP; your Legends are worth 3 VP more after this turn."
    )


def test_a_legend_that_takes_a_level_bonus_from_a_rival_is_advised():
    state = (
        last_epoch(3, LEVEL_3[2], "ganymede")
        .legend(0, *LEVEL_3[:2])
        .legend(1, "cetus", "thunderbolt")
        .set(level_tiles=[None, None, 1])
        .state()
    )
    best = quick(state)[0]
    assert best.action == codes.TRANSFER + number(state, LEVEL_3[2])
    assert best.reason.startswith("Takes the Level III Bonus")


def test_the_lead_at_the_end_of_the_game_is_the_true_one():
    state = last_epoch(2, "persephone", "ganymede").legend(0, "charon", "hecate").state()
    best = quick(state)[0]
    assert state.phase == PHASE_WRITING
    state.apply(best.action)
    while state.to_move() >= 0:
        state.apply(quick(state)[0].action)
    mine, *others = state.scores()
    assert best.lead == pytest.approx(mine - sum(others) / 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bonus_is_named_in_every_language(language):
    state = last_epoch(2, "persephone", "ganymede").legend(0, "charon", "hecate").state()
    bonus = WORDS.say(language, "because-bonus-family", family="Hades", vp=5)
    assert bonus.lower() in quick(state, language=language)[0].reason.lower()


FOR_LATER = {
    "because-card",
    "because-card-kept",
    "because-card-next",
    "because-citizen",
    "because-fit",
    "because-gold-kept",
    "because-joins",
    "because-later",
    "because-legend-begun",
    "because-power-kept",
    "because-powers-kept",
    "because-save",
}


class Listening:
    """Says what the catalogue says, and keeps the keys."""

    def __init__(self):
        self.keys = set()

    def say(self, language, key, **facts):
        self.keys.add(key)
        return WORDS.say(language, key, **facts)


def last_writings(players, games):
    """Every decision of the last writing that is up to the writer, in some random games."""
    for seed in range(games):
        state = GAME.new(players=players, seed=seed, families="random")
        rng = petteia.stream(seed, 5)
        while state.to_move() >= 0:
            is_last = state.epoch == EPOCHS and state.phase == PHASE_WRITING
            if is_last and state.to_move() == state.order[state.turn]:
                yield state
            state.apply(state.pick(rng))


@pytest.mark.parametrize(
    ("language", "players", "games"), [("en", 2, 6), ("de", 3, 3), ("pl", 4, 1)]
)
def test_in_the_last_writing_nothing_is_kept_for_later(language, players, games, monkeypatch):
    heard = Listening()
    monkeypatch.setattr(explainer, "messages", lambda *folders: heard)
    advised = 0
    for state in last_writings(players, games):
        advised += len(quick(state, iterations=8, language=language, most=4))
    assert advised > 20
    assert heard.keys & {"because-legend", "because-bonus-family", "because-bonus-level"}
    assert not heard.keys & FOR_LATER


def test_every_reason_that_speaks_of_later_is_known():
    texts = [(folder / "en" / "advice.ftl").read_text("utf-8") for folder in (LOCALE, OWN)]
    keys = set(re.findall(r"^(because-\S+) =", "".join(texts), re.M))
    assert keys >= FOR_LATER
    assert {key for key in keys if re.search("-(kept|later|save)$", key)} <= FOR_LATER


@pytest.mark.parametrize(("order", "is_kept"), [([0, 1], False), ([1, 0], True)])
def test_what_a_player_has_is_of_use_until_its_own_last_writing(order, is_kept):
    """Seat 1 writes; seat 0 has written before it, or will write after it."""
    position = table(2).set(epoch=EPOCHS).writing().gold(0, 3).gold(1, 3)
    after = position.domain(0, "persephone").domain(1, "ganymede").state()
    before = table(2).set(epoch=EPOCHS).gold(0, 3).domain(0, "persephone").state()
    after.order, after.turn = order, order.index(1)
    lookahead = Lookahead(before, codes.STOP, 0, [after], [0.0])
    change = Change(evaluator_of(before), lookahead, "en", str)
    assert change.has_later_turn() is is_kept
    card = number(before, "persephone")
    assert bool(PHRASES["gold"](change, -1)[0]) is is_kept
    assert bool(PHRASES["card"](change, card)[0]) is is_kept
    words = elysium_advice.ElysiumExplainer(evaluator_of(before))
    key = "because-later" if is_kept else "because-less"
    assert words.verdict_reason(lookahead, GOOD_LATER, "en") == WORDS.say("en", key)


def test_who_is_not_to_move_gets_no_advice():
    state = GAME.new(players=3, seed=6)
    waiting = (state.to_move() + 1) % 3
    with pytest.raises(petteia.Problem, match=f"Seat {waiting} is not to move"):
        advise(state, waiting)
    with pytest.raises(petteia.Problem, match="There is no seat 3; there are seats 0 to 2"):
        advise(state, 3)
    with pytest.raises(petteia.Problem, match="at least 1 move"):
        advise(state, state.to_move(), most=0)
    with pytest.raises(petteia.Problem, match="There is no language 'fr'"):
        advise(state, state.to_move(), language="fr")
    petteia.playout(state, petteia.stream(1, 1))
    with pytest.raises(petteia.Problem, match="The game is over"):
        advise(state, 0)


def test_a_clock_without_a_limit_is_the_usual_one():
    state = GAME.new(players=2, seed=6)
    assert advise(state, state.to_move(), Clock())


@pytest.mark.parametrize("name", ["elysium", "thebai"])
def test_a_clock_that_is_over_already_gives_advice_too(name):
    state = petteia.game(name).new(players=2, seed=6)
    [best, *_] = advise(state, state.to_move(), Clock(seconds=1e-9))
    assert best.action in state.legal()


def test_every_feature_has_a_theme_and_every_theme_something_to_say():
    assert set(NAMES) == set(THEMES)
    assert {theme for theme in THEMES.values() if theme != SILENT} <= set(PHRASES)


def test_to_load_petteia_does_not_load_the_bots():
    program = "import sys, petteia; print([name for name in sys.modules if '.bots' in name])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout.strip() == "[]", run.stderr
