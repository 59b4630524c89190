"""A game of Elysium as a table tells it: log, places, points, what moves reveal, the end."""

import json
import shutil

import pytest

import petteia
from petteia import stream
from petteia.games.elysium.content.edition import TEMPLATE, read_edition
from petteia.games.elysium.rules import codes
from petteia.games.elysium.screen.history import ElysiumHistory, reveals
from petteia.games.elysium.text.card_facts import design_text
from petteia.kernel.text.messages import LANGUAGES
from tests.games.elysium.builders import number, table

GAME = petteia.game("elysium")
NAMES = ["Ada", "Bo", "Cy", "Di"]
SETS = ("first-game", "opulence", "misfortune", "wasteland", "deadly-plots", "why-bother")


def told(seed: int, players: int = 3, families: str = "random", moves: int = 10_000):
    """A random game, as far as so many moves."""
    history, rng = GAME.history({"players": players, "families": families}, seed), stream(seed, 16)
    while history.state.to_move() >= 0 and len(history.moves) < moves:
        history.play(history.state.pick(rng))
    return history


def from_position(state) -> ElysiumHistory:
    """A history that goes on from a position made by hand."""
    players = len(state.players)
    history = GAME.history({"players": players, "families": list(state.content.families)}, 0)
    history.state = state
    history._reset()
    return history


def words(parts: list) -> str:
    return "".join(part if isinstance(part, str) else part["name"] for part in parts)


def places(zone: list) -> list:
    return [(place["card"], place["taken_by"]) for place in zone]


# The log


def test_a_line_names_players_and_cards_by_what_they_are():
    history = from_position(table(3).agora("silver-of-laurion", "charon").state())
    history.play(codes.TAKE + number(history.state, "silver-of-laurion"))
    line = history.log("en", NAMES)[0]
    assert line == {
        "n": 0,
        "move": 1,
        "seat": 0,
        "kind": "take",
        "epoch": 1,
        "round": 1,
        "phase": "actions",
        "words": [
            {"seat": 0, "name": "Ada"},
            " takes ",
            {"card": "silver-of-laurion", "name": "Silver of Laurion"},
            ".",
        ],
        "changes": [
            [{"seat": 0, "name": "Ada"}, " +4 Gold"],
            [{"seat": 1, "name": "Bo"}, " +1 Gold"],
            [{"seat": 2, "name": "Cy"}, " +1 Gold"],
        ],
        "forced": False,
        "concerns": [1, 2],
    }


ODD_NAMES = ["{ $card }", "\ue000\ue001\ue002", "St. Ω & <b>", "\u202eAda.\t"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_never_read_whatever_is_in_it(language):
    history = told(3, 4)
    plain, odd = history.log(language, NAMES), history.log(language, ODD_NAMES)
    text = json.dumps(plain)
    for seat, name in enumerate(NAMES):
        text = text.replace(
            json.dumps({"seat": seat, "name": name}),
            json.dumps({"seat": seat, "name": ODD_NAMES[seat]}),
        )
    assert json.loads(text) == odd


def test_a_line_says_to_whom_it_did_something():
    state = table(3).agora("laestrygonians").domain(1, "charon").gold(1, 5).state()
    history = from_position(state)
    history.play(codes.TAKE + number(state, "laestrygonians"))
    lines = history.log("en", NAMES)
    assert [(line["seat"], line["concerns"]) for line in lines[:1]] == [(0, [])]
    exchange = table(3).domain(0, "proteus", "aegis").domain(1, "persephone").state()
    history = from_position(exchange)
    history.play(codes.POWER + number(exchange, "proteus"))
    while not any(line["kind"] == "swap" for line in history.log("en", NAMES)):
        history.play(history.state.legal()[0])
    line = next(line for line in history.log("en", NAMES) if line["kind"] == "swap")
    assert line["concerns"] == [1]


def test_income_for_everybody_concerns_nobody_and_only_forced_moves_are_forced():
    history = told(5, 3)
    lines = history.log("en", NAMES)
    assert all(line["concerns"] == [] for line in lines if line["seat"] < 0)
    assert not any(line["seat"] in line["concerns"] for line in lines)
    forced = [line for line in lines if line["forced"]]
    assert forced
    assert not {"end-turn", "done", "stop"} & {line["kind"] for line in forced}
    chosen = {line["move"] for line in lines if line["seat"] >= 0 and not line["forced"]}
    assert chosen == set(range(1, len(history.moves) + 1)), "each move has one line that was chosen"


@pytest.mark.parametrize(
    ("language", "stages"),
    [
        ("en", ["Epoch I · Round 1", "Epoch I · Writing the Legends"]),
        ("de", ["Epoche I · Runde 1", "Epoche I · Bilden der Mythen"]),
        ("pl", ["Epoka I · Runda 1", "Epoka I · Tworzenie Legend"]),
    ],
)
def test_a_screen_says_where_the_game_stands(language, stages):
    turn, writing = table(3).state(), table(3).domain(0, "nike").gold(0, 5).writing().state()
    seen = [from_position(state).screen(1, language, NAMES) for state in (turn, writing)]
    assert [screen["stage"] for screen in seen] == stages
    over = told(5).screen(0, language, NAMES)
    assert over["stage"] == ""


def test_the_same_story_is_told_in_every_language():
    history = told(5)
    lines = {language: history.log(language, NAMES) for language in LANGUAGES}
    for number_, line in enumerate(lines["en"]):
        for language in LANGUAGES:
            other = lines[language][number_]
            assert {**other, "words": 0, "changes": 0} == {**line, "words": 0, "changes": 0}
            assert words(other["words"]).endswith(".")
            said = [words(other["words"]), *map(words, other["changes"])]
            assert not any(mark in text for text in said for mark in "{\ue000\ue001")
    assert words(lines["de"][0]["words"]) != words(lines["pl"][0]["words"])


@pytest.mark.parametrize("seed", range(4))
def test_what_the_quests_bring_is_a_line_of_its_own_and_every_token_is_told_once(seed):
    history = told(seed, 2 + seed % 3)
    players = len(history.state.players)
    told_of = [[0, 0] for _ in range(players)]
    for line in history.lines:
        for key, facts in line.entry.changes:
            for token, change in enumerate(("change-gold", "change-vp")):
                if key == change:
                    amount = int(facts["amount"].replace("−", "-"))
                    told_of[facts["player"].seat][token] += amount
    start = GAME.history(history.options, seed).state
    for seat, player in enumerate(history.state.players):
        begun = start.players[seat]
        assert told_of[seat] == [player.gold - begun.gold, player.vp - begun.vp]
    brought = [line for line in history.log("en", NAMES) if line["kind"] == "quests"]
    assert [line["epoch"] for line in brought] == [1, 2, 3, 4, 5]
    assert all((line["seat"], line["phase"]) == (-1, "writing") for line in brought)


# Places


def test_a_taken_card_leaves_its_place_and_who_took_it():
    history = from_position(table(3).agora("charon", "nike", "aegis").state())
    history.play(codes.TAKE + number(history.state, "nike"))
    agora = history.screen(0, "en", NAMES)["agora"]
    assert places(agora) == [("charon", None), (None, 0), ("aegis", None)]
    assert [place["place"] for place in agora] == [0, 1, 2]


def test_an_exchanged_card_lies_where_the_other_lay():
    families = ["athena", "hades", "hermes", "poseidon", "zeus"]
    state = table(3, families).agora("charon", "nike", "aegis")
    history = from_position(state.domain(0, "winged-sandals", "persephone").state())
    history.play(codes.POWER + number(history.state, "winged-sandals"))
    history.play(codes.OFFER + number(history.state, "persephone"))
    history.play(codes.SWAP_AGORA + number(history.state, "nike"))
    agora = places(history.screen(0, "en", NAMES)["agora"])
    assert agora == [("charon", None), ("persephone", None), ("aegis", None)]


def test_a_twin_keeps_its_place():
    history = from_position(table(3).agora("charon", "nike", "charon").state())
    history.play(codes.TAKE + number(history.state, "charon"))
    agora = places(history.screen(0, "en", NAMES)["agora"])
    assert sorted(agora, key=str) == [("charon", None), ("nike", None), (None, 0)]
    assert agora[1] == ("nike", None)


@pytest.mark.parametrize("families", SETS)
def test_places_hold_what_lies_there_all_game_long(families):
    history, rng = GAME.history({"players": 3, "families": families}, 11), stream(11, 16)
    epoch, before = 0, []
    while history.state.to_move() >= 0:
        state = history.state
        for zone, cards in ((history.agora, state.agora), (history.oracle, state.oracle)):
            assert sorted(card for card in zone.cards if card >= 0) == sorted(cards)
        if state.epoch == epoch:
            for place, card in enumerate(before):
                if card != history.agora.cards[place]:
                    assert card >= 0, "an empty place stays empty"
                    assert before.count(card) > state.agora.count(card), "only what went is gone"
        epoch, before = state.epoch, list(history.agora.cards)
        history.play(state.pick(rng))


# What is revealed


def test_a_move_that_draws_reveals_and_one_that_does_not_does_not():
    state = table(3).domain(0, "areopagus").agora("charon", "nike").state()
    history = from_position(state)
    assert history.preview(codes.POWER + number(state, "areopagus")).reveals
    assert not history.preview(codes.TAKE + number(state, "nike")).reveals


@pytest.mark.parametrize("seed", range(6))
def test_whether_a_move_reveals_is_known_before_it_is_made(seed):
    history, rng = GAME.history({"players": 3, "families": "random"}, seed), stream(seed, 16)
    while history.state.to_move() >= 0:
        action = history.state.pick(rng)
        before, epoch = history.state.copy(), history.state.epoch
        expected = history.preview(action).reveals
        imagined = before.determinize(0, rng)
        turned = imagined.copy()
        imagined.apply(action)
        assert reveals(turned, imagined) == expected, "it depends on nothing hidden"
        history.play(action)
        assert history.reveals[-1] == expected
        assert expected or history.state.epoch == epoch, "a new Epoch turns cards up"
        assert expected or len(history.state.pile) == len(before.pile)


# The end


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_adds_up(seed, language):
    history = told(seed, 2 + seed % 3)
    end = history.ending(language, NAMES)
    rows = {row["key"]: row["values"] for row in end["categories"]}
    scores = history.state.scores()
    assert rows.pop("total") == scores
    assert rows.pop("gold") == [player.gold for player in history.state.players]
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == scores
    assert ("prestige" in rows) == history.state.content.prestige
    steps, lines = end["chart"]["steps"], end["chart"]["lines"]
    assert [step["label"] for step in steps[1:6]] == ["I", "II", "III", "IV", "V"]
    assert len(steps) == 6 + len(rows) - 1
    icons = {row["key"]: row["icon"] for row in end["categories"]}
    assert [step["icon"] for step in steps[6:]] == [icons[key] for key in rows if key != "vp"]
    assert [line[-1] for line in lines] == scores
    assert [line[5] for line in lines] == rows["vp"]
    assert all(len(line) == len(steps) for line in lines)
    places = [row["place"] for row in end["ranking"]]
    assert places == sorted(places)
    assert [row["score"] for row in end["ranking"]] == [
        scores[row["seat"]] for row in end["ranking"]
    ]
    assert 2 <= len(end["moments"]) <= 4
    assert end["lede"]


def test_a_game_that_is_broken_off_is_counted_as_it_stands():
    history = told(2, 3, moves=60)
    end = history.ending("en", NAMES)
    assert [line[-1] for line in end["chart"]["lines"]] == history.state.scores()
    assert len(end["chart"]["steps"]) == len(end["chart"]["lines"][0])


@pytest.mark.parametrize(
    ("scores", "gold", "lede"),
    [
        ((20, 17), (0, 0), "by 3 VP, carried by the VP gathered in play"),
        ((20, 20), (1, 0), "level on VP, decided by Gold"),
        ((20, 20), (1, 1), "a shared victory"),
    ],
)
def test_the_lede_says_how_the_game_was_won(scores, gold, lede):
    state = table(2)
    for seat in (0, 1):
        state = state.vp(seat, scores[seat]).gold(seat, gold[seat])
    assert from_position(state.state()).ending("en", NAMES[:2])["lede"] == lede


# Cards, settings, rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("families", SETS)
def test_a_card_s_parts_say_what_its_text_says(families, language):
    faces = GAME.cards({"players": 3, "families": families}, 0, language)
    assert len(faces["families"]) == 5
    edition = read_edition()
    icons = 0
    for key, face in faces["cards"].items():
        said = "".join(part if isinstance(part, str) else part["words"] for part in face["parts"])
        assert said == design_text(edition, edition.designs[key], language)
        for part in face["parts"]:
            if not isinstance(part, str):
                icons += 1
                assert part["words"].startswith(part["number"])
                assert part["icon"] in ("gold", "vp", "prestige")
        assert face["family"] in faces["families"]
    assert icons > 40


def test_a_chronos_card_wears_its_mark():
    cards = GAME.cards({"players": 3, "families": "why-bother"}, 0, "en")["cards"]
    assert (cards["muses"]["kind"], cards["muses"]["mark"]) == ("chronos", "=")
    assert cards["muses"]["kind_words"] == "Chronos"


def test_random_families_are_those_of_the_seed():
    options = {"players": 2, "families": "random"}
    for seed in range(4):
        families = list(GAME.cards(options, seed, "en")["families"])
        assert families == list(GAME.history(options, seed).state.content.families)


def test_a_pack_of_the_server_is_offered_beside_the_house_edition(tmp_path):
    shutil.copytree(TEMPLATE, tmp_path / "mine")
    setting = GAME.lobby_choices("de", {"mine": tmp_path / "mine"})
    assert [pack["name"] for pack in setting["packs"]] == ["house", "mine"]
    house = setting["packs"][0]
    assert house["title"] == "Hausausgabe"
    assert house["sets"][0]["note"] == "ohne Orakel und ohne Ehrenpunkte"
    assert (setting["fewest"], setting["most"]) == (2, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_with_its_section(language):
    rules = GAME.rules_text(language)
    assert {rule["kind"] for rule in rules} == {"rule", "ruling"}
    sections = {rule["id"][0]: rule["section"] for rule in rules}
    assert len(set(sections.values())) == len(sections) == 11


@pytest.mark.parametrize("seed", [1, 7])
def test_everybody_who_waits_sees_the_same_objects(seed):
    """So the server compares and writes them once for all."""
    history = told(seed, players=4, moves=30)
    first, *others = (
        history.screen(seat, "en", NAMES)
        for seat in (-1, 0, 1, 2, 3)
        if seat != history.state.mover
    )
    assert (first["moves"], first["barred"]) == ([], {})
    for other in others:
        assert list(other) == list(first)
        assert all(other[part] is first[part] for part in first if part != "seat")
