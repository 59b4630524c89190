"""Thebai in words: every action and every question of random games, in every language."""

import random
from functools import cache

import pytest

from petteia.games.thebai.content.prepared import load_content
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.fate.phase import begin_fate
from petteia.games.thebai.rules.packing import HOPLITES
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.position import replaced
from petteia.games.thebai.rules.setup import set_up
from petteia.games.thebai.state import Thebai, empty_position
from petteia.games.thebai.text.moves import action_words, prompt_words
from petteia.kernel.rng import SETUP, stream
from petteia.kernel.text.messages import LANGUAGES
from tests.games.thebai.builders import table
from tests.games.thebai.moves import perform
from tests.games.thebai.names import dice_space, space

HOUSE = load_content().edition
SIGNS = ("{", "}", "_", "  ", "..", " .", " ,", "None", "-space", "\ue000")
"""What no words may show."""
ORDER_FIRST = {"en": "fulfil an order", "de": "Auftrag erfüllen", "pl": "wykonać zlecenie"}


def begin(players: int, seed: int) -> Thebai:
    rng = stream(seed, SETUP)
    state = empty_position(load_content(), players, rng)
    set_up(state, rng)
    advance(state)
    return state


def positions(players: int, seed: int) -> list[Thebai]:
    """The positions of a random game whose players raise dice and take heroes when they can."""
    state, chance = begin(players, seed), random.Random(seed)
    found = []
    while state.mover >= 0:
        found.append(state.copy())
        legal = state.legal()
        eager = [action for action in legal if action != codes.DONE]
        state.apply(chance.choice(eager or legal))
    return found


@cache
def played(players: int) -> list[Thebai]:
    return [position for seed in range(2) for position in positions(players, seed)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_action_has_words_in_every_language(players):
    for position in played(players):
        for action in position.legal():
            said = [action_words(position, action, language) for language in LANGUAGES]
            assert {one.key for one in said} == {said[0].key}
            for one in said:
                assert one.words, (one.key, one.facts)
                assert not [sign for sign in SIGNS if sign in one.words], one.words
                assert all(isinstance(fact, str | int) for fact in one.facts.values())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_question_has_words_in_every_language(players):
    for position in played(players):
        for language in LANGUAGES:
            asked = prompt_words(position, language)
            assert asked[-1] in ".?)", asked
            assert not [sign for sign in SIGNS if sign in asked], asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_choices_of_a_position_differ(players, language):
    for position in played(players):
        said = [action_words(position, action, language).words for action in position.legal()]
        doubled = {one for one in said if said.count(one) > 1}
        assert not doubled, prompt_words(position, language)


def test_a_game_that_is_over_asks_nothing():
    state = begin(2, 0)
    while state.mover >= 0:
        state.apply(state.legal()[0])
    assert prompt_words(state, "en") == "The game is over."


def test_an_order_is_mentioned_only_when_one_can_be_fulfilled():
    asked = set()
    for position in played(2):
        for language in LANGUAGES:
            said = prompt_words(position, language)
            if position.top.kind == codes.TURN and position.top.next == codes.TURN_CITIZEN:
                orders = [it for it in position.legal() if it & ~codes.ARGUMENTS == codes.FULFIL]
                assert (ORDER_FIRST[language] in said) == bool(orders)
                asked.add(bool(orders))
    assert asked == {True, False}


# What random games seldom show


def words(state: Thebai, action: int) -> list[str]:
    return [action_words(state, action, language).words for language in LANGUAGES]


def test_stones_of_one_name_are_told_apart():
    built = table(2).city(B3="K2", C3="K2").supply(0, citizens="1").drachmas(0, 1)
    state = built.at(codes.TURN_CITIZEN).state()
    state.apply(codes.CITY + dice_space(state, "B3-C3"))
    assert [words(state, action)[0] for action in state.legal()] == [
        "Trigger Pottery (B3)",
        "Trigger Pottery (C3)",
        "Trigger Pottery (B3), then Pottery (C3) (for 1 drachma)",
        "Trigger Pottery (C3), then Pottery (B3) (for 1 drachma)",
    ]


def test_a_citizen_in_the_city_is_told_which_stones_it_can_trigger():
    built = table(2).city(B3="K1", C3="K2").archon(1, "B3")
    state = built.at(codes.TURN_CITIZEN).state()
    state.apply(codes.CITIZEN)
    beside, alone = (codes.CITY + dice_space(state, name) for name in ("B3-C3", "A3-B3"))
    assert words(state, beside)[0] == "City B3-C3, beside Pottery"
    assert words(state, alone) == [
        "City A3-B3: no stone there is free, nothing is triggered",
        "Stadt A3-B3: Dort ist kein Kadmeiastein frei, nichts wird ausgelöst",
        "Miasto A3-B3: żaden kamień obok nie jest wolny, nic się nie uruchamia",
    ]


def test_the_row_of_a_commander():
    state = table(2).city(B3="K1").hoplite(0, "B3-B4", "3*").at(codes.TURN_CITIZEN).state()
    perform(state, 0, "raise 1 hoplite city")
    assert prompt_words(state, "en") == (
        "Your hoplite ascends: into which row does the commander go?"
    )
    assert words(state, codes.COMMANDER + 3) == [
        "Commander 2 into row 4",
        "Heerführer 2 in Zeile 4",
        "Dowódca 2 do rzędu 4",
    ]


def test_a_hero_and_the_standee():
    built = table(2).city(B3="K1").hoplite(0, "B3-C3", "3*").shown_heroes("kadmos", "harmonia")
    state = built.at(codes.TURN_CITIZEN).state()
    perform(state, 0, "raise 1 hoplite city")
    kadmos = codes.HERO + [hero.key for hero in HOUSE.heroes].index("kadmos")
    assert words(state, kadmos)[0] == (
        "Kadmos: Put the standee on a free dice space. The standee has strength 3 in battles and "
        "needs no pay."
    )
    state.apply(kadmos)
    assert prompt_words(state, "de") == "Wohin kommt der Aufsteller von Kadmos?"
    assert words(state, codes.CITY + dice_space(state, "B3-C3")) == [
        "Dice space B3-C3",
        "Würfelfeld B3-C3",
        "Pole kostki B3-C3",
    ]


def prompts(state: Thebai) -> list[str]:
    return [prompt_words(state, language) for language in LANGUAGES]


def test_raising_is_asked_with_the_kind_and_number_of_dice():
    state = table(2).at(codes.TURN_CITIZEN).state()
    perform(state, 0, "raise 3")
    assert prompts(state) == [
        "Raise a die (left: 3).",
        "Erhöhe einen Würfel (noch 3).",
        "Podnieś kostkę (pozostało: 3).",
    ]
    perform(state, 0, "raise 2 citizen different")
    assert prompts(state) == [
        "Raise a citizen (left: 2).",
        "Erhöhe einen Bevölkerungswürfel (noch 2).",
        "Podnieś kostkę ludności (pozostało: 2).",
    ]
    perform(state, 0, "raise 5 citizen one")
    assert prompts(state) == [
        "Which citizen do you raise by 5 levels?",
        "Welchen Bevölkerungswürfel erhöhst du um 5 Stufen?",
        "Którą kostkę ludności podnosisz o 5 poziomów?",
    ]


def test_hoplites_are_placed_and_only_shifting_may_be_declined():
    built = table(2).hoplite(0, "B3-C3")
    state = built.at(codes.TURN_CITIZEN).state()
    perform(state, 0, "hoplite 2")
    assert prompts(state) == [
        "Place a hoplite or shift one (left: 2).",
        "Setze einen Hoplitenwürfel ein oder versetze einen (noch 2).",
        "Umieść lub przenieś kostkę hoplity (pozostało: 2).",
    ]
    state = table(2).supply(0, "1").hoplite(0, "B3-C3").at(codes.TURN_CITIZEN).state()
    perform(state, 0, "hoplite 1")
    assert prompts(state) == [
        "You have no hoplite to place; you may shift one (left: 1).",
        "Du hast keinen Hoplitenwürfel zum Einsetzen; du darfst einen versetzen (noch 1).",
        "Nie masz kostki hoplity do umieszczenia; możesz jedną przenieść (pozostało: 1).",
    ]
    assert words(state, codes.DONE) == [
        "Shift no hoplite",
        "Keinen Hoplitenwürfel versetzen",
        "Nie przenoś kostki hoplity",
    ]


def test_a_councillor_tile():
    state = table(2).city(B3="K1").at(codes.TURN_CITIZEN).state()
    perform(state, 0, "councillor 1")
    assert prompt_words(state, "pl") == ("Na którym polu monumentu kładziesz kafelek członka rady?")
    assert words(state, codes.DONE) == [
        "Place no councillor tile",
        "Kein Ratsmitglied-Plättchen legen",
        "Nie kładź kafelka członka rady",
    ]


def test_a_hoplite_without_pay_goes_back_at_level_1():
    built = table(2).round(3).hoplite(0, "B1-C1", "3*").drachmas(0, 1).last_turn()
    built.t.fate = replaced(built.t.fate, 2, codes.PROSPERITIES)
    begin_fate(built.t)
    state = built.state()
    place = dice_space(state, "B1-C1")
    while codes.DISMISS + place not in state.legal():
        state.apply(state.legal()[0])
    assert words(state, codes.DISMISS + place) == [
        "Pay nothing: the hoplite on B1-C1 (level 3★) goes back to your supply at level 1",
        "Nicht zahlen: Der Hoplitenwürfel auf B1-C1 (Stufe 3★) kehrt auf Stufe 1 in deinen Vorrat "
        "zurück",
        "Nie płać: kostka hoplity z B1-C1 (poziom 3★) wraca do Twoich zasobów na poziomie 1",
    ]
    state.apply(codes.DISMISS + place)
    assert state.players[0].in_supply(HOPLITES) == 5
    assert not state.players[0].hoplites


def test_a_hoplite_is_shifted_from_where_it_is():
    state = table(2).city(B3="K1").hoplite(0, "B3-C3", "2").at(codes.TURN_CITIZEN).state()
    perform(state, 0, "hoplite 1")
    assert words(state, codes.SHIFT + dice_space(state, "B3-C3")) == [
        "Shift the hoplite from B3-C3 (level 2) to another dice space",
        "Hoplitenwürfel von B3-C3 (Stufe 2) auf ein anderes Würfelfeld versetzen",
        "Przenieś kostkę hoplity z B3-C3 (poziom 2) na inne pole kostki",
    ]


def test_an_archon_that_is_not_relocated_stays_where_it_is():
    at_home = table(2).city(B3="K1", C3="K2").at(codes.TURN_CITIZEN).state()
    in_city = table(2).city(B3="K1", C3="K2").archon(0, "B3").at(codes.TURN_CITIZEN).state()
    perform(at_home, 0, "relocate")
    perform(in_city, 0, "relocate")
    assert words(at_home, codes.DONE) == [
        "Leave the archon in your supply",
        "Archon im Vorrat lassen",
        "Zostaw archonta w zasobach",
    ]
    assert words(in_city, codes.DONE) == [
        "Leave the archon where it is",
        "Archon stehen lassen",
        "Nie przenoś archonta",
    ]


def test_a_price_names_what_is_paid():
    built = table(2).city(B3="K1").stock(0, grape=2).at(codes.TURN_CITIZEN)
    state = built.state()
    perform(state, 0, "pay 2 -> vp 5")
    assert words(state, codes.ACCEPT) == [
        "Pay 2 goods and/or drachmas: Score 5 VP.",
        "2 Waren und/oder Drachmen zahlen: Erhalte 5 SP.",
        "Zapłać 2 towary lub drachmy: Zdobądź 5 PZ.",
    ]
    assert [prompt_words(state, language) for language in LANGUAGES] == [
        "Pay 2 goods and/or drachmas for this effect? Score 5 VP.",
        "Zahlst du 2 Waren und/oder Drachmen für diesen Effekt? Erhalte 5 SP.",
        "Czy płacisz 2 towary lub drachmy za ten efekt? Zdobądź 5 PZ.",
    ]


def test_an_archons_step_says_what_it_crosses():
    built = table(2).city(B3="K1", C3="K2", D3="K3", B4="K4", C4="K5").archon(0, "C3")
    built.citizen(0, "B3-C3", "1").citizen(1, "C3-D3", "2").drachmas(0, 1)
    state = built.at(codes.TURN_ARCHON).state()
    said = {name: words(state, codes.STEP + space(state, name)) for name in ("B3", "D3", "C4")}
    assert said == {
        "B3": [
            "Archon to Vineyard (B3): your citizen is at level 1, lose 3 VP",
            "Archon auf Weinberg (B3): dein Bevölkerungswürfel ist auf Stufe 1, du verlierst 3 SP",
            "Przesuń archonta: Winnica (B3); Twoja kostka ludności ma poziom 1, tracisz 3 PZ",
        ],
        "D3": [
            "Archon to Forge (D3): raise the citizen of Player 2",
            "Archon auf Schmiede (D3): Bevölkerungswürfel erhöhen (Person 2)",
            "Przesuń archonta: Kuźnia (D3); podnieś kostkę ludności (Gracz 2)",
        ],
        "C4": [
            "Archon to Palaestra (C4): pay 1 drachma",
            "Archon auf Palaistra (C4): 1 Drachme zahlen",
            "Przesuń archonta: Palestra (C4); zapłać 1 drachmę",
        ],
    }


def test_an_estate_space_is_told_at_the_strength_it_is_used_with():
    state = table(2).city(B3="K1").supply(0, citizens="3").at(codes.TURN_CITIZEN).state()
    assert words(state, codes.ESTATE + 5) == [
        "Counting table: Take 3 drachmas and 1 good of your choice.",
        "Rechentisch: Nimm 3 Drachmen und 1 Ware deiner Wahl.",
        "Stół rachmistrza: Weź 3 drachmy i 1 dowolny towar.",
    ]
