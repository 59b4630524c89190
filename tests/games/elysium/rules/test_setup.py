"""Components and setup: S1 to S10."""

from collections import Counter

import pytest

import petteia
from petteia.games.elysium.content.edition import read_edition
from petteia.games.elysium.rules import codes
from petteia.games.elysium.rules.effects import COLOURS
from tests import conformance
from tests.games.elysium.builders import (
    FIRST_GAME,
    domain,
    gold,
    keys,
    number,
    pp,
    refusal,
    table,
    take,
    use,
    vp,
)
from tests.games.elysium.rules.tables import (
    DEADLY_PLOTS,
    MISFORTUNE,
    OPULENCE,
    PEDIMENT,
    WASTELAND,
    WHY_BOTHER,
    changed_pack,
    leave_only,
    offered,
    ringed_cards,
)

GAME = petteia.game("elysium")
GODS = ["apollo", "ares", "athena", "hades", "hephaestus", "hermes", "poseidon", "zeus"]
NAMED_SETS = {
    "first-game": FIRST_GAME,
    "opulence": OPULENCE,
    "misfortune": MISFORTUNE,
    "wasteland": WASTELAND,
    "deadly-plots": DEADLY_PLOTS,
    "why-bother": WHY_BOTHER,
}
TRIGGERS = (
    ("cetus", "thunderbolt"),
    ("helm-of-darkness", "acheron", "proteus", "cetus", "thunderbolt"),
    ("mentor", "trojan-horse", "helm-of-darkness", "acheron", "cedalion", "forge-of-etna"),
)
"""Every Trigger card of the first game but one, by seat."""


def families_of(state, zone: list[int]) -> Counter:
    return Counter(state.content.designs[card].family for card in zone)


def families_seen(options: dict, seed: int) -> set[str]:
    """The Families that come to the Agora in a random game, which is played to its end."""
    state, rng = conformance.begin(GAME, options, seed)
    seen: set[str] = set()
    for position, _ in conformance.random_states(state, rng):
        seen.update(families_of(position, position.agora))
    assert (state.epoch, state.dump()["phase"]) == (5, "over")
    return seen


@pytest.mark.rule("S1")
def test_eight_families_of_21_cards_are_168_cards():
    designs = read_edition().designs.values()
    cards = Counter({design.key: design.copies for design in designs})
    families = Counter(design.family for design in designs for _ in range(design.copies))
    assert families == dict.fromkeys(GODS, 21)
    assert cards.total() == 8 * 21 == 168


@pytest.mark.rule("S1")
def test_a_game_uses_five_families_of_21_cards():
    state = GAME.new(players=4, seed=3)
    assert families_of(state, state.agora + state.pile) == dict.fromkeys(FIRST_GAME, 21)


@pytest.mark.rule("S1")
def test_a_family_of_more_or_fewer_than_21_cards_is_refused(tmp_path):
    pack = changed_pack(tmp_path, "cards/zeus.toml", "copies = 1", "copies = 2")
    with pytest.raises(petteia.Problem, match="expected 21 cards in all, found 22"):
        GAME.new(players=2, pack=pack)


@pytest.mark.rule("S1")
def test_no_card_lies_in_more_places_than_it_has_copies():
    with pytest.raises(petteia.Problem, match=r"mentor.*more places.*S1"):
        table(3).agora("mentor").domain(1, "mentor").state()


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players_can_play(players):
    with pytest.raises(petteia.Problem, match="2 to 4 players"):
        GAME.new(players=players)


@pytest.mark.rule("S2")
def test_who_chooses_nothing_plays_the_set_of_the_first_game():
    assert list(GAME.new(players=3).content.families) == FIRST_GAME


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMED_SETS)
def test_a_named_set_is_played_to_the_end_with_its_five_families(name, players):
    options = {"players": players, "families": name}
    assert families_seen(options, seed=players) == set(NAMED_SETS[name])


@pytest.mark.rule("S2")
def test_any_five_families_can_be_chosen():
    chosen = ["athena", "zeus", "hermes", "apollo", "ares"]
    assert families_seen({"players": 2, "families": chosen}, seed=1) == set(chosen)


@pytest.mark.rule("S2")
@pytest.mark.parametrize("seed", range(6))
def test_a_random_set_of_five_families_is_played_to_the_end(seed):
    assert len(families_seen({"players": 3, "families": "random"}, seed)) == 5


@pytest.mark.rule("S2")
def test_in_random_sets_every_family_comes_and_none_always():
    seeds = range(40)
    sets = [GAME.new(players=3, seed=seed, families="random").content.families for seed in seeds]
    counts = Counter(family for families in sets for family in families)
    assert set(counts) == set(GODS)
    assert max(counts.values()) < len(sets)


@pytest.mark.rule("S2")
def test_a_set_nobody_has_named_is_refused_with_those_there_are():
    there = "first-game, opulence, misfortune, wasteland, deadly-plots, why-bother, random"
    with pytest.raises(petteia.Problem, match=f"no Family set 'olympus'; there is {there}"):
        GAME.new(players=3, families="olympus")


@pytest.mark.rule("S2")
@pytest.mark.parametrize("families", [[*FIRST_GAME[:4], "hera"], "athena, hades, hera, zeus, ares"])
def test_an_unknown_family_is_refused_with_those_there_are(families):
    there = ", ".join(GODS)
    with pytest.raises(petteia.Problem, match=f"no Family 'hera'; it has {there}"):
        GAME.new(players=3, families=families)


@pytest.mark.rule("S2")
def test_a_position_with_an_unknown_family_is_refused():
    with pytest.raises(petteia.Problem, match="no Family 'hera'"):
        table(3, [*FIRST_GAME[:4], "hera"]).state()


@pytest.mark.rule("S2")
def test_a_named_set_whose_families_the_pack_does_not_hold_is_refused(tmp_path):
    old, new = 'families = ["ares", "athena"', 'families = ["hera", "athena"'
    pack = changed_pack(tmp_path, "pack.toml", old, new)
    with pytest.raises(petteia.Problem, match="has no Family 'hera'"):
        GAME.new(players=3, families="opulence", pack=pack)


@pytest.mark.rule("S2")
@pytest.mark.parametrize("families", [FIRST_GAME[:4], [*FIRST_GAME[:4], "hades"], GODS[:6]])
def test_four_or_six_families_or_one_family_twice_are_refused(families):
    with pytest.raises(petteia.Problem, match="5 different Families"):
        GAME.new(players=2, families=families)


@pytest.mark.rule("S3")
def test_both_sides_of_the_pediment_come_up():
    sides = Counter(GAME.new(players=3, seed=seed).dump()["pediment"] for seed in range(200))
    assert set(sides) == set(PEDIMENT)
    assert min(sides.values()) > 60


@pytest.mark.rule("S4")
@pytest.mark.parametrize(("players", "quests"), [(2, [1, 2]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4])])
def test_four_quests_lie_below_the_pediment_or_two_with_two_players(players, quests):
    assert GAME.new(players=players, seed=1).dump()["quests"] == quests


@pytest.mark.rule("S4", "K18")
@pytest.mark.parametrize("side", PEDIMENT)
@pytest.mark.parametrize(
    ("places", "quests"),
    [
        ((0, 1), [1]),
        ((2, 3), [2]),
        ((0, 2), [1, 2]),
        ((0, 3), [1, 2]),
        ((1, 2), [1, 2]),
        ((1, 3), [1, 2]),
    ],
)
def test_a_quest_of_two_players_lies_below_two_colours_and_either_suffices(side, places, quests):
    """Quest #1 lies below the two left colours; Olive Tree keeps the turn open."""
    standing = "".join(side[place] for place in places)
    position = table(2).set(pediment=side).columns(0, standing).round(3)
    assert offered(position.domain(0, "olive-tree").state(), codes.TAKE_QUEST) == quests


@pytest.mark.rule("S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_discs_go_clockwise_from_a_random_player(players):
    clockwise = [*range(players), *range(players)]
    orders = {tuple(GAME.new(players=players, seed=seed).order) for seed in range(60)}
    assert orders == {tuple(clockwise[first : first + players]) for first in range(players)}


@pytest.mark.rule("S5")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_begin_with_the_vp_of_their_disc_4_gold_and_4_columns(players, seed):
    state = GAME.new(players=players, seed=seed)
    dumped = [state.dump()["seats"][seat] for seat in state.order]
    assert [seat["vp"] for seat in dumped] == list(range(1, players + 1))
    assert [seat["gold"] for seat in dumped] == [4] * players
    assert [seat["columns"] for seat in dumped] == [COLOURS] * players


@pytest.mark.rule("S6")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_agora_lies_open_and_the_rest_is_a_hidden_pile(players, size):
    view = GAME.new(players=players, seed=2).view(0)
    assert len(view["agora"]) == size
    assert view["pile"] == 105 - size
    assert view["discard"] == []


@pytest.mark.rule("S6")
def test_the_discard_pile_lies_face_up():
    assert table(3).discard("charon", "nike").state().view(2)["discard"] == ["charon", "nike"]


@pytest.mark.rule("S7")
@pytest.mark.parametrize("name", NAMED_SETS)
def test_three_level_tiles_and_two_tiles_a_family_lie_ready(name):
    dumped = GAME.new(players=4, seed=5, families=name).dump()
    assert dumped["level_tiles"] == [None, None, None]
    assert dumped["family_tiles"] == {family: [None, None] for family in NAMED_SETS[name]}


@pytest.mark.rule("S8")
@pytest.mark.parametrize(("players", "agora"), [(2, 7), (3, 10), (4, 13)])
def test_with_apollo_four_cards_lie_open_at_the_oracle(players, agora):
    view = GAME.new(players=players, seed=1, families="why-bother").view(0)
    assert (len(view["oracle"]), len(view["agora"])) == (4, agora)
    assert view["pile"] == 105 - agora - 4


@pytest.mark.rule("S8")
@pytest.mark.parametrize("name", NAMED_SETS)
def test_the_oracle_is_in_play_with_apollo_only(name):
    state = GAME.new(players=3, seed=1, families=name)
    assert len(state.oracle) == (4 if "apollo" in NAMED_SETS[name] else 0)


@pytest.mark.rule("S8")
def test_without_apollo_nothing_is_taken_from_an_oracle():
    state = GAME.new(players=3, seed=1)
    assert refusal(state, codes.TAKE_ORACLE + number(state, "charon")) == "S8"


@pytest.mark.rule("S8")
def test_without_apollo_no_position_has_cards_at_the_oracle():
    with pytest.raises(petteia.Problem, match=r"Oracle is not in play.*S8"):
        table(3).set(oracle=["charon"]).state()


@pytest.mark.rule("S8")
def test_with_ares_prestige_points_are_gained():
    state = table(3, OPULENCE).agora("spartoi").state()
    take(state, "spartoi")
    assert pp(state) == [3, 0, 0]


@pytest.mark.rule("S8")
def test_without_ares_nobody_has_prestige_points():
    with pytest.raises(petteia.Problem, match=r"Prestige Points are not in play.*S8"):
        table(3).seat(0, pp=1).state()


@pytest.mark.rule("S8")
@pytest.mark.parametrize(
    ("bringing", "problem"),
    [("oracle = true", "names the Oracle"), ("prestige = true", "names Prestige Points")],
)
def test_a_family_that_does_not_bring_oracle_or_prestige_cannot_name_it(
    tmp_path, bringing, problem
):
    pack = changed_pack(tmp_path, "pack.toml", bringing, "")
    with pytest.raises(petteia.Problem, match=problem):
        GAME.new(players=3, pack=pack)


@pytest.mark.rule("S9")
def test_gold_never_runs_out():
    state = table(3).domain(0, "walking-tripods").gold(0, 500).gold(1, 500).gold(2, 500).state()
    use(state, "walking-tripods")
    assert state.players[0].gold == 501


@pytest.mark.rule("S9")
def test_vp_never_run_out():
    state = table(3).domain(0, "olive-tree").vp(0, 500).vp(1, 500).vp(2, 500).state()
    use(state, "olive-tree")
    assert vp(state) == [502, 501, 501]


@pytest.mark.rule("S9")
def test_prestige_points_never_run_out():
    position = table(2, OPULENCE).domain(0, "belt-of-hippolyta")
    state = position.prestige(500, 500).state()
    use(state, "belt-of-hippolyta")
    assert state.players[0].pp == 501


@pytest.mark.rule("S9")
def test_the_last_of_fourteen_trigger_cards_receives_a_ring_too():
    position = table(3).agora("forge-of-etna", "charon")
    for seat, triggers in enumerate(TRIGGERS):
        position.domain(seat, *triggers)
    state = position.state()
    take(state, "forge-of-etna")
    rings = [card for seat in range(3) for card in ringed_cards(state, seat)]
    assert len(rings) == 14
    assert rings.count("forge-of-etna") == 2


@pytest.mark.rule("S10", "K10")
def test_an_empty_pile_is_made_anew_of_the_discard_pile():
    state = table(3).domain(0, "areopagus").state()
    leave_only(state, discard=("charon", "nike", "aegis"))
    use(state, "areopagus")
    drawn = domain(state, 0)[1]
    assert sorted([drawn, *keys(state, state.pile)]) == ["aegis", "charon", "nike"]
    assert state.discard == []


@pytest.mark.rule("S10")
def test_the_discard_pile_is_shuffled_before_it_is_drawn_from():
    drawn = set()
    for seed in range(20):
        state = table(3).domain(0, "areopagus").set(seed=seed).state()
        leave_only(state, discard=("charon", "nike", "aegis"))
        use(state, "areopagus")
        drawn.add(domain(state, 0)[1])
    assert drawn == {"charon", "nike", "aegis"}


@pytest.mark.rule("S10", "K19")
def test_the_discard_pile_stays_until_a_card_is_needed():
    """The last card of the draw pile is drawn, and no other is wanted yet."""
    state = table(3).domain(0, "areopagus").state()
    leave_only(state, pile=("nike",), discard=("charon",))
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus", "nike"]
    assert (state.pile, keys(state, state.discard)) == ([], ["charon"])


@pytest.mark.rule("S10", "K10")
def test_with_both_piles_empty_nothing_is_drawn_and_the_rest_still_happens():
    state = table(3).domain(0, "areopagus").state()
    leave_only(state)
    use(state, "areopagus")
    assert (domain(state, 0), gold(state)) == (["areopagus"], [2, 5, 5])
