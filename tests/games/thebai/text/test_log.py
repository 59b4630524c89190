"""The log of Thebai: actions, events, and what changed."""

import random
from collections import Counter
from functools import cache

import pytest

from petteia.games.thebai.content.prepared import load_content
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.codes import STOCK_WORDS
from petteia.games.thebai.rules.fate.phase import begin_fate
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.position import replaced
from petteia.games.thebai.rules.setup import set_up
from petteia.games.thebai.state import Thebai, empty_position
from petteia.games.thebai.text.log import Entry, entries, entry_words
from petteia.games.thebai.text.parts import ThingFact
from petteia.games.thebai.text.step_text import MESSAGES
from petteia.kernel.bits import members
from petteia.kernel.rng import SETUP, stream
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.parts import SeatFact
from tests.games.thebai.builders import table
from tests.games.thebai.names import space

HOUSE = load_content().edition
NAMES = ("Anna", "Bert", "Cora", "Dora")
SIGNS = ("{", "}", "_", "  ", "..", " .", " ,", "None", "\ue000")


def begin(players: int, seed: int) -> Thebai:
    rng = stream(seed, SETUP)
    state = empty_position(load_content(), players, rng)
    set_up(state, rng)
    advance(state)
    return state


def play(state: Thebai, action: int) -> list[Entry]:
    return entries(state.play_steps(action), state)


@cache
def told(players: int, seed: int = 0) -> tuple[Thebai, Thebai, list[tuple[Thebai, list[Entry]]]]:
    """A random game: its beginning, its end, and the lines after each move, with the position."""
    state, chance = begin(players, seed), random.Random(seed)
    first, lines = state.copy(), []
    while state.mover >= 0:
        before = state.copy()
        lines.append((before, play(state, chance.choice(state.legal()))))
    return first, state, lines


def all_lines(players: int, seed: int = 0) -> list[Entry]:
    return [entry for _, lines in told(players, seed)[2] for entry in lines]


def say(state: Thebai, lines: list[Entry], language: str = "en") -> list[str]:
    names = NAMES[: state.seats]
    return [entry_words(state.content, entry, language, names) for entry in lines]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_line_has_words_in_every_language(players):
    state = told(players)[1]
    for language in LANGUAGES:
        for line in say(state, all_lines(players), language):
            assert line.endswith("."), line
            assert not [sign for sign in SIGNS if sign in line], line


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_changes_told_add_up_to_all_that_changed(players, seed):
    first, last, _ = told(players, seed)
    counted: Counter[tuple[int, str]] = Counter()
    for entry in all_lines(players, seed):
        for key, facts in entry.changes:
            if key in ("change-vp", "change-stock"):
                amount = int(str(facts["amount"]).replace("−", "-"))
                counted[facts["player"].seat, str(facts.get("thing", "vp"))] += amount
    for seat, player in enumerate(last.players):
        old = first.players[seat]
        assert counted[seat, "vp"] == player.vp - old.vp
        for number, thing in enumerate(STOCK_WORDS):
            assert counted[seat, thing] == player.has(number) - old.has(number)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_names_an_order_that_only_its_owner_has_seen(players):
    for before, lines in told(players)[2]:
        secret = 0
        for player in before.players:
            secret |= player.secret
        hidden = {order.key for n, order in enumerate(HOUSE.orders) if secret >> n & 1}
        hidden |= {HOUSE.orders[order].key for order in before.deck[before.drawn :]}
        for entry in lines:
            named = {
                fact.key
                for facts in (entry.facts, *(facts for _, facts in entry.changes))
                for fact in facts.values()
                if isinstance(fact, ThingFact) and fact.kind == "order"
            }
            seen = entry.key in ("log-fulfil", "log-order") or entry.seat < 0
            assert seen or not named & hidden, entry


def test_rounds_and_fate_are_told_in_their_order():
    keys = [entry.key for entry in all_lines(3)]
    assert [key for key in keys if key in ("log-prosperity", "log-battle")] == [
        "log-battle" if number in (3, 5, 7, 9) else "log-prosperity" for number in range(1, 11)
    ]
    rounds = [entry.facts["round"] for entry in all_lines(3) if entry.key == "log-round"]
    assert rounds == list(range(2, 11))


def test_heralds_and_antigones_cards_are_told():
    keys = Counter(entry.key for entry in all_lines(1))
    assert keys["log-herald"] == 10
    assert keys["log-card"] == 20
    assert keys["log-her-archon"] == 10


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_log_ends_with_everybodys_score(players):
    state = told(players)[1]
    scores = [entry for entry in all_lines(players) if entry.key == "log-score"]
    assert [entry.facts["total"] for entry in scores][: state.seats] == state.scores()
    assert len(scores) == len(state.players)
    for entry in scores:
        parts = [int(str(facts["amount"]).replace("−", "-")) for _, facts in entry.changes]
        assert sum(parts) == entry.facts["total"]


def test_a_walk_is_told_step_by_step():
    built = table(2).city(B3="K1", C3="K2", D3="K3").archon(0, "B3").drachmas(0, 1)
    state = built.citizen(1, "B3-C3", "2").at(codes.TURN_ARCHON).state()
    lines = say(state, play(state, codes.STEP + space(state, "C3")))
    lines += say(state, play(state, codes.STEP + space(state, "D3")))
    assert lines[:4] == [
        "Anna moves the archon to Pottery (C3), across the citizen of Bert (citizen of Bert on "
        "B3-C3: 2 → 2★).",
        "Anna moves the archon to Forge (D3), paying 1 drachma (Anna: drachmas −1).",
        "Anna stops the archon and triggers Forge (D3) (Anna: bronze +2).",
    ]


def test_the_battle_of_the_rulebook_is_told():
    built = table(4).round(5).last_turn().attack(2, "hippomedon").vp(10, 10, 10, 10)
    built.t.fate = replaced(built.t.fate, 4, codes.PROSPERITIES + 1)
    built.hoplite(0, "A2-B2", "3").commander(0, 2).hoplite(1, "C2-D2", "3*")
    built.hoplite(1, "B2-B3", "2").hoplite(2, "D2-E2", "2*").altar(1, ares=3).altar(0, ares=3)
    built.hand(3, "C1").stock(3, grape=1, amphora=1)
    state = built.at(codes.TURN_END).set(turn=4).state()
    assert say(state, play(state, codes.DONE))[:7] == [
        "Battle in row 2: Hippomedon attacks with strength 3 (Anna: strength 5; Bert: strength 5; "
        "Cora: strength 2; Dora is not there; Anna: VP +2; Bert: VP +2; Cora: VP −1; Dora: VP −9).",
        "Anna takes the loot of the gate (Anna: bronze +1).",
        "Bert takes the loot of the gate (Bert: bronze +1).",
        "Cora takes the loot of the gate (Cora: bronze +1).",
        "Bert takes the gate tile Broken shields of row 2.",
        "The hoplite of Anna on A2-B2 goes back to the supply at level 1.",
        "The hoplite of Bert on B2-B3 goes back to the supply at level 1.",
    ]


def test_a_shift_is_told_from_where_the_hoplite_was():
    entry = Entry(0, "log-shift", {"player": SeatFact(0), "place": "B3-C3"})
    said = [entry_words(load_content(), entry, language, NAMES) for language in LANGUAGES]
    assert said == [
        "Anna shifts the hoplite away from B3-C3.",
        "Anna versetzt den Hoplitenwürfel von B3-C3.",
        "Anna przenosi kostkę hoplity z B3-C3.",
    ]


def test_a_hoplite_without_pay_is_told_at_its_new_level():
    entry = Entry(0, "log-dismiss", {"player": SeatFact(0), "place": "B3-C3"})
    said = [entry_words(load_content(), entry, language, NAMES) for language in LANGUAGES]
    assert said == [
        "The hoplite of Anna on B3-C3 goes back to the supply at level 1.",
        "Der Hoplitenwürfel von Anna auf B3-C3 kehrt auf Stufe 1 in den Vorrat zurück.",
        "Anna zabiera kostkę hoplity z B3-C3 do zasobów na poziom 1.",
    ]


def test_a_commander_and_a_hero_are_told():
    built = table(2).hoplite(0, "B3-C3", "3*").shown_heroes("herakles", "menoikeus")
    state = built.archon(1, "B3").set(turn=2).turn(1).at(codes.TURN_ARCHON).set(turn=2).state()
    lines = say(state, play(state, codes.STEP + space(state, "C3")))
    assert lines == [
        "Bert moves the archon to Pottery (C3), across the hoplite of Anna, which ascends.",
        "Anna puts commander 2 into row 3.",
    ]
    menoikeus = codes.HERO + [hero.key for hero in HOUSE.heroes].index("menoikeus")
    assert say(state, play(state, menoikeus))[0] == "Anna takes the hero Menoikeus (Anna: VP +6)."


def test_a_blessing_that_answers_is_told():
    built = table(2).archon(0, "B3").citizen(1, "B3-C3").citizen(1, "C3-C4").blessings(0, "thyrsos")
    state = built.at(codes.TURN_ARCHON).state()
    play(state, codes.STEP + space(state, "C3"))
    assert say(state, play(state, codes.STEP + space(state, "C4"))) == [
        "Anna moves the archon to Scribe’s house (C4), across the citizen of Bert (citizen of Bert "
        "on C3-C4: 1 → 1★).",
        "Anna stops the archon and triggers Scribe’s house (C4).",
        "Anna uses Thyrsos.",
    ]


def test_what_a_herald_raises_after_an_ascension_is_not_told_of_the_player():
    built = table(2).round(6).hoplite(1, "B1-B2", "3*").citizen(0, "B4-B5")
    column_b = next(it for it, herald in enumerate(HOUSE.heralds) if herald.column == "B")
    built.t.herald_deck = [column_b]
    begin_fate(built.t)
    state = built.state()
    play(state, codes.COMMANDER + 1)
    assert say(state, play(state, codes.DONE))[0] == (
        "The dice still left are raised (citizen of Anna on B4-B5: 1 → 1★)."
    )


def test_orders_that_antigone_tears_up_are_told():
    seen = 0
    for seed in range(6):
        _, end, lines = told(1, seed)
        gone = {
            fact.key
            for _, entries in lines
            for entry in entries
            for key, facts in entry.changes
            for fact in facts.values()
            if key == "change-leaves" and fact.kind == "order"
        }
        assert gone == {HOUSE.orders[number].key for number in members(end.gone_orders)}
        seen += len(gone)
    assert seen


def test_antigones_commander_sends_a_hero_away():
    built = table(1).hoplite(1, "B3-C3", "3*").archon(0, "B3")
    state = built.at(codes.TURN_ARCHON).state()
    line = say(state, play(state, codes.STEP + space(state, "C3")))[0]
    assert line == (
        "Anna moves the archon to Pottery (C3), across the hoplite of Antigone, which ascends "
        "(commander 2 of Antigone in row 3; Kadmos leaves the game)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_its_line(language):
    keys = MESSAGES.keys(language)
    actions = {key.removeprefix("action-") for key in keys if key.startswith("action-")}
    assert actions <= {key.removeprefix("log-") for key in keys if key.startswith("log-")}


def test_players_are_called_by_their_names_and_antigone_by_hers():
    entry = Entry(1, "log-take-back", {"player": SeatFact(1)})
    said = [entry_words(load_content(), entry, language, ["Anna"]) for language in LANGUAGES]
    assert said == [
        "Antigone takes the archon back.",
        "Antigone nimmt den Archon zurück.",
        "Antygona zabiera archonta.",
    ]
