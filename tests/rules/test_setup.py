"""Components and setup: S1 to S10."""

from collections import Counter

import pytest

import petteia
from petteia.elysium import codes
from petteia.elysium.effects import COLOURS
from tests.elysium.builders import (
    FIRST_GAME,
    domain,
    number,
    refusal,
    table,
    take,
    use,
)
from tests.rules.packs import GUESTS, make_pack

GAME = petteia.game("elysium")
PEDIMENT = ("YBRG", "GYBR")
WITH_APOLLO = ["apollo", "athena", "hades", "hephaestus", "zeus"]
WITH_ARES = ["ares", "athena", "hades", "hephaestus", "zeus"]
TRIGGERS = (
    ("cetus", "thunderbolt"),
    ("helm-of-darkness", "acheron", "proteus", "cetus", "thunderbolt"),
    ("mentor", "trojan-horse", "helm-of-darkness", "acheron", "cedalion", "forge-of-etna"),
)
"""Every Trigger card of the first game but one, by seat."""
NAMED_SETS = {
    "first-game": ["athena", "hades", "hephaestus", "poseidon", "zeus"],
    "opulence": ["ares", "athena", "hephaestus", "hermes", "zeus"],
    "misfortune": ["ares", "hades", "hephaestus", "hermes", "poseidon"],
    "wasteland": ["apollo", "ares", "hades", "hermes", "poseidon"],
    "deadly-plots": ["apollo", "athena", "hades", "hephaestus", "hermes"],
    "why-bother": ["apollo", "ares", "athena", "poseidon", "zeus"],
}


def every_family(folder) -> str:
    """A pack of all eight Families."""
    return make_pack(folder, *FIRST_GAME, *GUESTS)


def families_of(state, zone: list[int]) -> Counter:
    return Counter(state.catalog.designs[card].family for card in zone)


def leave_only(state, discard: list[str]) -> None:
    """Empty the draw pile; only these cards lie on the discard pile."""
    state.gone += state.pile
    state.pile = []
    state.discard = [number(state, card) for card in discard]


@pytest.mark.rule("S1")
def test_a_game_uses_five_families_of_21_cards():
    state = GAME.new(players=4, seed=3)
    assert families_of(state, state.agora + state.pile) == dict.fromkeys(FIRST_GAME, 21)


@pytest.mark.rule("S1")
def test_a_family_of_more_or_fewer_than_21_cards_is_refused(tmp_path):
    pack = make_pack(tmp_path, *FIRST_GAME)
    zeus = tmp_path / "pack" / "cards" / "zeus.toml"
    zeus.write_text(zeus.read_text().replace("copies = 1", "copies = 2", 1))
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
def test_the_first_game_is_played_with_its_own_five_families():
    assert GAME.new(players=3, families="first-game").catalog.families == tuple(FIRST_GAME)


@pytest.mark.rule("S2")
@pytest.mark.parametrize("name", NAMED_SETS)
def test_a_named_set_brings_its_five_families(name, tmp_path):
    state = GAME.new(players=3, families=name, pack=every_family(tmp_path))
    assert sorted(state.catalog.families) == NAMED_SETS[name]


@pytest.mark.rule("S2")
def test_a_named_set_whose_families_the_pack_does_not_hold_is_refused(tmp_path):
    pack = make_pack(tmp_path, *FIRST_GAME)
    with pytest.raises(petteia.Problem, match="has no Family 'ares'"):
        GAME.new(players=3, families="opulence", pack=pack)


@pytest.mark.rule("S2")
def test_a_set_nobody_has_named_is_refused():
    with pytest.raises(petteia.Problem, match="no Family set 'olympus'; there is first-game"):
        GAME.new(players=3, families="olympus")


@pytest.mark.rule("S2")
def test_any_five_families_can_be_chosen(tmp_path):
    chosen = ["athena", "zeus", "hermes", "apollo", "ares"]
    state = GAME.new(players=2, families=chosen, pack=every_family(tmp_path))
    assert set(state.catalog.families) == set(chosen)


@pytest.mark.rule("S2")
@pytest.mark.parametrize("families", [FIRST_GAME[:4], [*FIRST_GAME[:4], "hades"]])
def test_four_families_or_one_family_twice_are_refused(families):
    with pytest.raises(petteia.Problem, match="5 different Families"):
        GAME.new(players=2, families=families)


@pytest.mark.rule("S2")
def test_a_random_set_holds_five_families_and_every_family_comes(tmp_path):
    pack = every_family(tmp_path)
    sets = [
        GAME.new(players=3, seed=seed, families="random", pack=pack).catalog.families
        for seed in range(30)
    ]
    assert {len(set(families)) for families in sets} == {5}
    assert {family for families in sets for family in families} == {*FIRST_GAME, *GUESTS}


@pytest.mark.rule("S3")
def test_both_sides_of_the_pediment_come_up():
    sides = Counter(GAME.new(players=3, seed=seed).dump()["pediment"] for seed in range(200))
    assert set(sides) == set(PEDIMENT)
    assert min(sides.values()) > 60


@pytest.mark.rule("S4")
@pytest.mark.parametrize(("players", "quests"), [(2, [1, 2]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4])])
def test_four_quests_lie_below_the_pediment_or_two_with_two_players(players, quests):
    assert GAME.new(players=players, seed=1).dump()["quests"] == quests


@pytest.mark.rule("S4")
@pytest.mark.parametrize("side", PEDIMENT)
@pytest.mark.parametrize("players", [3, 4])
def test_each_of_four_quests_lies_below_one_colour_from_left_to_right(players, side):
    standing = side[1] + side[3]
    position = table(players).set(pediment=side).columns(0, standing).round(3)
    quests = [action - codes.TAKE_QUEST for action in position.state().legal()]
    assert quests == [2, 4]


@pytest.mark.rule("S4")
@pytest.mark.parametrize("side", PEDIMENT)
@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize("right", [2, 3])
def test_either_colour_above_a_quest_of_two_players_suffices(side, left, right):
    standing = side[left] + side[right]
    position = table(2).set(pediment=side).columns(0, standing).round(3)
    quests = [action - codes.TAKE_QUEST for action in position.state().legal()]
    assert quests == [1, 2]


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
def test_three_level_tiles_and_two_tiles_a_family_lie_ready():
    dumped = GAME.new(players=4, seed=5).dump()
    assert dumped["level_tiles"] == [None, None, None]
    assert dumped["family_tiles"] == {family: [None, None] for family in FIRST_GAME}


@pytest.mark.rule("S7")
def test_the_family_tiles_are_worth_5_and_2_vp():
    hades, zeus = ("charon", "persephone", "nekyia"), ("ganymede", "nike", "zagreus")
    legends = table(3).legend(0, *hades).legend(1, *zeus).legend(2, *hades)
    before = legends.state().scores()
    after = legends.set(family_tiles={"hades": [0, 2], "zeus": [1, None]}).state().scores()
    assert [then - now for now, then in zip(before, after, strict=True)] == [5, 5, 2]


@pytest.mark.rule("S8")
def test_with_apollo_four_cards_lie_open_at_the_oracle(tmp_path):
    pack = make_pack(tmp_path, *WITH_APOLLO)
    view = GAME.new(players=3, seed=1, families=WITH_APOLLO, pack=pack).view(0)
    assert len(view["oracle"]) == 4
    assert len(view["agora"]) == 10
    assert view["pile"] == 105 - 14


@pytest.mark.rule("S8")
def test_without_apollo_there_is_no_oracle():
    state = GAME.new(players=3, seed=1)
    assert state.oracle == []
    assert refusal(state, codes.TAKE_ORACLE + number(state, "charon")) == "S8"


@pytest.mark.rule("S8")
def test_without_apollo_no_position_has_cards_at_the_oracle():
    with pytest.raises(petteia.Problem, match=r"Oracle is not in play.*S8"):
        table(3).set(oracle=["charon"]).state()


@pytest.mark.rule("S8")
def test_a_family_that_does_not_bring_the_oracle_cannot_name_it(tmp_path):
    pack = make_pack(tmp_path, *WITH_APOLLO, brings={})
    with pytest.raises(petteia.Problem, match="names the Oracle"):
        GAME.new(players=3, families=WITH_APOLLO, pack=pack)


@pytest.mark.rule("S8")
def test_with_ares_prestige_points_are_gained(tmp_path):
    pack = make_pack(tmp_path, *WITH_ARES)
    state = table(3, WITH_ARES, pack).agora("spartoi").state()
    take(state, "spartoi")
    assert [player.pp for player in state.players] == [3, 0, 0]


@pytest.mark.rule("S8")
def test_without_ares_nobody_has_prestige_points():
    with pytest.raises(petteia.Problem, match=r"Prestige Points are not in play.*S8"):
        table(3).seat(0, pp=1).state()


@pytest.mark.rule("S8")
def test_a_family_that_does_not_bring_prestige_points_cannot_name_them(tmp_path):
    pack = make_pack(tmp_path, *WITH_ARES, brings={})
    with pytest.raises(petteia.Problem, match="names Prestige Points"):
        GAME.new(players=3, families=WITH_ARES, pack=pack)


@pytest.mark.rule("S9")
def test_gold_never_runs_out():
    state = table(3).domain(0, "walking-tripods").gold(0, 500).gold(1, 500).gold(2, 500).state()
    use(state, "walking-tripods")
    assert state.players[0].gold == 501


@pytest.mark.rule("S9")
def test_vp_never_run_out():
    state = table(3).domain(0, "olive-tree").vp(0, 500).vp(1, 500).vp(2, 500).state()
    use(state, "olive-tree")
    assert [player.vp for player in state.players] == [502, 501, 501]


@pytest.mark.rule("S9")
def test_prestige_points_never_run_out(tmp_path):
    pack = make_pack(tmp_path, *WITH_ARES)
    position = table(2, WITH_ARES, pack).domain(0, "belt-of-hippolyta")
    state = position.seat(0, pp=500).seat(1, pp=500).state()
    use(state, "belt-of-hippolyta")
    assert state.players[0].pp == 501


@pytest.mark.rule("S9")
def test_the_last_of_fourteen_trigger_cards_receives_a_ring_too():
    position = table(3).agora("forge-of-etna", "charon")
    for seat, triggers in enumerate(TRIGGERS):
        position.domain(seat, *triggers)
    state = position.state()
    take(state, "forge-of-etna")
    rings = [card for seat in state.dump()["seats"] for card in seat["rings"]]
    assert len(rings) == 14
    assert rings.count("forge-of-etna") == 2


@pytest.mark.rule("S10")
def test_an_empty_pile_is_made_anew_of_the_discard_pile():
    state = table(3).domain(0, "areopagus").state()
    leave_only(state, ["charon", "nike", "aegis"])
    use(state, "areopagus")
    drawn = domain(state, 0)[1]
    left = [state.catalog.designs[card].key for card in state.pile]
    assert sorted([drawn, *left]) == ["aegis", "charon", "nike"]
    assert state.discard == []


@pytest.mark.rule("S10")
def test_the_discard_pile_is_shuffled_before_it_is_drawn_from():
    drawn = set()
    for seed in range(20):
        state = table(3).domain(0, "areopagus").set(seed=seed).state()
        leave_only(state, ["charon", "nike", "aegis"])
        use(state, "areopagus")
        drawn.add(domain(state, 0)[1])
    assert drawn == {"charon", "nike", "aegis"}


@pytest.mark.rule("S10")
def test_while_the_pile_holds_a_card_the_discard_pile_stays():
    state = table(3).domain(0, "areopagus").discard("charon").state()
    state.gone += state.pile
    state.pile = [number(state, "nike")]
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus", "nike"]
    assert state.discard == [number(state, "charon")]


@pytest.mark.rule("S10")
def test_with_both_piles_empty_nothing_is_drawn():
    state = table(3).domain(0, "areopagus").state()
    leave_only(state, [])
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus"]
    assert state.players[0].gold == 5
