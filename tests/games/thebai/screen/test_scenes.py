"""Scenes of Thebai: battles, heralds, Antigone's cards, rounds and scores, as a page shows them."""

from itertools import pairwise

import pytest

from petteia.games.thebai.rules import codes, events
from petteia.games.thebai.rules.fate.phase import begin_fate
from petteia.games.thebai.rules.solo.actions import carry_out
from petteia.games.thebai.rules.solo.turn import begin_antigone_turn
from petteia.games.thebai.screen.deeds import deeds_of_card
from petteia.games.thebai.screen.scenes import Told, new_herald, scene_of
from tests.games.thebai.builders import table
from tests.games.thebai.names import CATALOG, HERALDS
from tests.games.thebai.screen.told_games import (
    NAMES,
    from_position,
    names,
    scenes,
    steps_of,
    told,
    told_rich,
    words,
)
from tests.games.thebai.solo_builders import CARDS, HERS, against, piles

GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in (0, 1, 2)]


def told_of(steps, after) -> list[Told]:
    """The scenes of some steps."""
    found, battle, herald = [], None, -1
    then = [*(position for position, _ in steps[1:]), after]
    for (before, code), position in zip(steps, then, strict=True):
        if code & ~codes.ARGUMENTS in (events.EVENT_HERALD, events.EVENT_ANTIGONE_ARCHON):
            herald = code & codes.ARGUMENTS
        told_ = scene_of(before, code, position, battle, herald)
        if told_ is not None:
            found.append(told_)
            if told_.scene["kind"] == "battle":
                battle = told_.scene
        changed = new_herald(before, position)
        if changed is not None:
            found.append(changed)
    return found


def fate(built: table) -> dict[str, list[dict]]:
    """The scenes of the fate phase of a built table by kind, up to the first decision."""
    begin_fate(built.t)
    found: dict[str, list[dict]] = {}
    for it in told_of(steps_of(built.t), built.t):
        found.setdefault(it.scene["kind"], []).append(it.scene)
    return found


def rebellion(built: table, first: str, second: str, opened: str) -> list[Told]:
    """The scenes of Antigone's turn."""
    state = built.t
    state.solo.actions = [CATALOG.game_end, *(CARDS[card] for card in (opened, second, first))]
    state.turn = 2
    begin_antigone_turn(state)
    steps = steps_of(state)
    hers = [step for step in steps if step[0].phase == codes.PHASE_TURNS]
    return told_of(hers, steps[len(hers)][0] if len(steps) > len(hers) else state)


# Battles


def test_the_example_of_the_rulebook_as_a_scene():
    """F8: totals 5, 5, 2, absent against 3; the lower marker on Ares takes the tile."""
    built = table(4).round(5).attack(2, "parthenopaios").gate(2, "g1")
    built.hoplite(0, "A2-B2", "2*").hoplite(0, "B2-C2", "3")
    built.hoplite(1, "B1-B2", "1*").hoplite(1, "C2-D2", "2").commander(1, 2)
    built.hoplite(2, "C1-C2", "2").set(ares=[1, 0, 2, 3])
    seen = fate(built)
    [battle] = seen["battle"]
    modifier = battle["modifier"]
    assert (battle["row"], battle["number"], battle["strength"]) == (2, 2, 2 + modifier)
    assert [share["seat"] for share in battle["shares"]] == [0, 1, 2, 3]
    assert [share["total"] for share in battle["shares"]] == [5, 5, 2, None]
    assert [share["commander"] for share in battle["shares"]] == [0, 2, 0, 0]
    assert [len(share["hoplites"]) for share in battle["shares"]] == [2, 2, 1, 0]
    assert [share["bonus"] for share in battle["shares"]] == [0, 0, 0, 0]
    if modifier == 1:
        assert [share["vp"] for share in battle["shares"]] == [2, 2, -1, -9]
    assert [scene["seat"] for scene in seen["loot"]] == [0, 1, 2]
    [gate] = seen["gate"]
    assert (gate["seat"], gate["why"], gate["tied"]) == (1, "ares", True)


def test_a_bonus_is_told_apart_from_dice_and_commander():
    built = table(3).round(5).hoplite(1, "A2-B2").blessings(1, "dragon_tooth")
    [battle] = fate(built)["battle"]
    assert battle["shares"][1]["bonus"] == 2
    assert battle["shares"][1]["total"] == 3


def test_without_a_winner_the_tile_leaves_and_loot_may_come_twice():
    seen = fate(table(3).round(5).attack(2, "tydeus").hoplite(0, "A2-B2"))
    assert seen["gate"][0]["why"] == "nobody"
    assert seen["gate"][0]["seat"] is None
    strong = table(3).round(5).attack(2, "adrastos").hoplite(0, "A2-B2", "3")
    strong.hoplite(0, "B2-C2", "3").hoplite(2, "C2-D2")
    seen = fate(strong.drachmas(0, 2).drachmas(2, 2))
    assert [(it["seat"], it["twice"]) for it in seen["loot"]] == [(0, True), (2, False)]
    assert (seen["gate"][0]["seat"], seen["gate"][0]["why"]) == (0, "highest")


@pytest.mark.parametrize(
    ("yours", "hers", "taker", "why"),
    [("3", "1", 0, "highest"), ("1", "3", HERS, "highest"), ("", "", HERS, "lost")],
)
def test_antigone_may_take_the_tile(yours, hers, taker, why):
    built = against().round(3).attack(1, "adrastos").gate(1, "g5")
    if yours:
        built.hoplite(0, "A1-B1", yours).hoplite(HERS, "B1-C1", hers)
    [gate] = fate(built)["gate"]
    assert (gate["seat"], gate["why"]) == (taker, why)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_battles_of_whole_games_add_up(players, seed):
    for history in (told(players, seed), told_rich(players, seed)):
        battles = scenes(history, "battle")
        assert len(battles) == 4
        table_of = history.state.content.superiority
        for battle in battles:
            assert battle["strength"] == battle["number"] + battle["modifier"]
            assert battle["gate"]
            for share in battle["shares"]:
                if share["total"] is None:
                    assert (share["hoplites"], share["commander"], share["bonus"]) == ([], 0, 0)
                    continue
                dice = sum(int(die["level"][0]) for die in share["hoplites"])
                assert share["total"] == dice + share["commander"] + share["bonus"]
                excess = share["total"] - battle["strength"]
                if share["seat"] < players and excess >= 0:
                    assert share["vp"] == table_of[min(excess, len(table_of) - 1)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_a_battle_scored_is_told_by_its_line(players, seed):
    history = told(players, seed)
    for line in history.lines:
        if line.entry.key == "log-battle":
            for share in line.told.scene["shares"]:
                assert line.gains(share["seat"]) == share["vp"]


# Heralds


def heralded(built: table, herald: str) -> dict:
    number = HERALDS[herald]
    built.t.herald_deck = [it for it in built.t.herald_deck if it != number] + [number]
    return fate(built)


def test_a_herald_raises_from_the_top_and_stops_where_somebody_must_decide():
    built = table(2).round(6).citizen(0, "B2-C2").hoplite(1, "A4-B4", "3*")
    built.citizen(1, "B5-C5", "2")
    [scene] = heralded(built, "HE04")["herald"]
    assert (scene["column"], scene["herald"]) == ("B", "HE04")
    assert [(it["at"], it["before"], it["after"], it["vp"]) for it in scene["raised"]] == [
        ("B2-C2", "1", "1*", 0),
        ("A4-B4", "3*", None, 0),
    ]


def test_an_ascension_with_a_choice_interrupts_the_herald_and_the_sweep_goes_on():
    built = table(2).round(6).citizen(0, "B2-C2").hoplite(1, "B4-B5", "3*")
    built.citizen(1, "B5-C5", "2")
    number = HERALDS["HE04"]
    built.t.herald_deck = [it for it in built.t.herald_deck if it != number] + [number]
    history = from_position(built.archon(1, "B3").drachmas(1, 1).last_turn().at(2).state())
    history.play(codes.TAKE_BACK)
    [herald] = scenes(history, "herald")
    assert [it["at"] for it in herald["raised"]] == ["B2-C2", "B4-B5"]
    assert herald["raised"][1]["after"] is None
    history.play(codes.COMMANDER + 3)
    history.play(codes.DONE)
    [sweep] = scenes(history, "sweep")
    assert sweep["herald"] == "HE04"
    assert [(it["at"], it["after"]) for it in sweep["raised"]] == [("B5-C5", "2*")]


def test_a_citizen_that_ascends_scores_for_its_owner():
    [scene] = heralded(table(2).round(6).citizen(1, "B2-C2", "3*"), "HE04")["herald"]
    [raised] = scene["raised"]
    assert (raised["seat"], raised["after"], raised["vp"]) == (1, None, CATALOG.path[0])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [1, 2])
def test_dice_in_scenes_are_those_that_the_lines_tell(players, seed):
    """What a scene computes again is what happened."""
    for history in (told(players, seed), told_rich(players, seed)):
        for line in history.lines:
            scene = line.told.scene if line.told else {"kind": ""}
            if scene["kind"] not in ("herald", "her-archon", "sweep"):
                continue
            levels = {
                (facts["place"], str(facts["to"]).replace("★", "*"))
                for key, facts in line.entry.changes
                if key == "change-level"
            }
            shown = {
                (it["at"], it["after"])
                for it in scene["raised"]
                if it["after"] not in (None, it["before"])
            }
            assert levels == shown


# Antigone


def test_her_turn_is_told_card_by_card():
    found = rebellion(against(), "SB01", "SB11", "SB05")
    kinds = [it.scene["kind"] for it in found]
    assert kinds == ["card", "card", "her-archon", "new-herald"]
    first, second, archon, changed = (it.scene for it in found)
    assert (first["card"], first["number"], first["next"]) == ("SB01", 1, "SB11")
    assert (second["card"], second["number"], second["next"]) == ("SB11", 2, "SB05")
    assert archon["card"] == "SB05"
    assert archon["herald"] == changed["gone"]
    assert changed["heralds"][1] == changed["comes"]


def test_the_destiny_follows_its_card_and_then_the_next_one_is_turned_up():
    printed = [key for key, number in CARDS.items() if number < len(CATALOG.card_destiny)]
    marked = [key for key in printed if CATALOG.card_destiny[CARDS[key]]]
    found = [it.scene for it in rebellion(against(), marked[0], "SB01", "SB05")]
    assert [it["kind"] for it in found[:3]] == ["card", "destiny", "card"]
    assert (found[0]["next"], found[1]["next"]) == (None, "SB01")
    assert (found[1]["card"], found[1]["card_kind"]) == ("veil", "destiny")
    assert found[1]["number"] == 1


@pytest.mark.parametrize("card", sorted(set(CARDS) - {"end"}))
@pytest.mark.parametrize("crowded", [False, True])
def test_every_card_is_told_by_what_it_does(card, crowded):
    """The steps told of a card, carried out one by one, lead where the card leads."""
    built = against()
    if crowded:
        built.citizen(HERS, "B3-C3", "3*").hoplite(HERS, "B4-C4", "3*").citizen(0, "B3-B4")
        built.t.players[HERS].supply = 0
    state = built.t
    state.solo.actions = [CATALOG.game_end, CARDS[card]]
    before = state.copy()
    deeds = deeds_of_card(before, events.EVENT_CARD + CARDS[card])
    assert deeds
    pointer = CATALOG.card_pointers[CARDS[card]]
    focus = CATALOG.herald_spaces[state.solo.open_heralds[pointer]]
    after = state.copy()
    carry_out(after, CATALOG.card_effects[CARDS[card]], focus, CATALOG.card_tracks[CARDS[card]])
    vp = after.players[HERS].vp - before.players[HERS].vp
    assert vp == sum(map(points_of, deeds))


def points_of(deed) -> int:
    """The VP that a deed tells of."""
    if "vp" in deed.facts:
        return int(deed.facts["vp"])
    amounts = [str(facts["amount"]) for key, facts in deed.changes if key == "change-vp"]
    return sum(int(amount.replace("−", "-")) for amount in amounts)


def said(found: list[Told]) -> list[str]:
    """The message keys of what she does."""
    return [deed.key for it in found for deed in it.deeds]


def test_it_is_told_why_she_takes_vp_instead():
    built = against(destiny="veil").deck(display=())
    built.t.players[HERS].supply = 0
    deeds = [deed for it in rebellion(built, "SB01", "SB09", "SB05") for deed in it.deeds]
    reasons = [deed.facts["word"] for deed in deeds if deed.key == "deed-instead"]
    assert reasons == ["raise", "order"]


def test_a_stone_is_told_with_its_pile_and_its_roofs():
    built = piles(against(), "", "", "N13 K9.1")
    found = rebellion(built, "SB15", "SB01", "SB05")
    deed = found[0].deeds[0]
    assert (deed.key, deed.facts["pile"]) == ("deed-build", "right")
    assert said(found)[1] in ("deed-roof", "deed-no-roof")


def test_all_her_deeds_have_words_in_every_language():
    history = told_rich(1, 1)
    for language in ("en", "de", "pl"):
        for line in history.log(language, ["Ada"]):
            for deed in (line["scene"] or {}).get("did", []):
                assert words(deed["words"]).endswith(".")
                assert not deed["at"] or all(":" in at for at in deed["at"])


# Rounds, order and scores


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_rounds_add_up(players, seed):
    history = told(players, seed)
    rounds = scenes(history, "round")
    assert [it["round"] for it in rounds] == list(range(1, 11))
    for seat in range(len(history.state.players)):
        total = 10 if seat < players else history.points[0][seat]
        for scene in rounds:
            share = scene["seats"][seat]
            total += share["vp"]
            assert share["total"] == total == history.points[scene["round"]][seat]
        stones = sum(scene["seats"][seat]["stones"] for scene in rounds)
        gone = sum(history.state.players[seat].cleared(row) for row in range(3))
        assert stones == max(gone - 1, 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_battle_ends_with_a_turn_order(players):
    history = told(players)
    orders = scenes(history, "turn-order")
    assert len(orders) == 4
    for one, next_ in pairwise(orders):
        assert one["after"] == next_["before"]
    assert orders[-1]["after"] == list(history.state.order)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_final_scores_are_those_of_the_rules(players, seed):
    history = told(players, seed)
    found = scenes(history, "score")
    assert [it["total"] for it in found[:players]] == history.state.scores()
    for scene in found:
        assert sum(scene["parts"].values()) == scene["total"]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_die_that_leaves_the_path_is_a_scene(players):
    history = told_rich(players, 3)
    found = scenes(history, "council")
    seated = [0] * len(history.state.players)
    for scene in found:
        seated[scene["seat"]] += 1
    dice = [bin(player.council_dice).count("1") for player in history.state.players]
    assert seated == dice
    assert len(names(history)) == len(NAMES[:players])
