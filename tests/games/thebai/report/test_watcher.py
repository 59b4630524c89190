"""What a balance report of Thebai counts is what happened, by another count from positions."""

from collections import Counter
from fractions import Fraction

import pytest

from petteia.arena.balance.ledger import PARTS, Ledger, add_ledger, from_json, shares_of_win
from petteia.arena.balance.plan import plan_balance
from petteia.arena.balance.watcher import watch_piece
from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.report.figures import make_report
from petteia.games.thebai.report.things import SORT_NAMES, things_of
from petteia.games.thebai.report.watcher import ThebaiWatcher
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.codes import ROOF_WORDS
from petteia.games.thebai.rules.pieces.stones import roof_of
from petteia.games.thebai.rules.scoring import CATEGORIES
from petteia.kernel.machine import take_trace
from petteia.kernel.text.problem import Problem
from tests.games.elysium.report.test_watcher import naive_contrast
from tests.games.thebai.random_games import decisions

GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in (1, 2, 3)]


class Recount:
    """The same counts from dumps before and after, and from every action with its position."""

    def __init__(self) -> None:
        self.done: Counter[tuple[str, str, int]] = Counter()
        """By thing, deed and seat."""
        self.offered: set[tuple[str, int]] = set()
        self.shown: set[str] = set()
        """Orders that lay in the display at a decision."""

    def note(self, state, action: int, chosen: bool) -> None:
        if action >= codes.ACTIONS:
            return
        keys, seat = keys_of(state.content), state.to_move()
        if chosen:
            self.shown |= {keys.orders[order] for order in state.display if order >= 0}
            for other in state.legal():
                for thing in self._offered(state, other):
                    self.offered.add((thing, seat))
        kind, argument, frame = action & ~codes.ARGUMENTS, action & codes.ARGUMENTS, state.top
        if kind == codes.ESTATE:
            self.done[f"estate/{keys.estate[argument]}", "used", seat] += 1
        elif kind == codes.ROOF:
            roof = ROOF_WORDS[roof_of(state, frame.space, argument)]
            self.done[f"roofs/{roof}", "used", seat] += 1
        elif kind == codes.HELP:
            self.done[f"help/{keys.help[argument]}", "used", seat] += 1
        elif kind == codes.ORDER:
            order = (
                state.deck[state.drawn] if argument == codes.DECK_TOP else state.display[argument]
            )
            self.done[f"orders/{keys.orders[order]}", "taken", seat] += 1
        for stone in triggered(state, kind, argument):
            self.done[f"stones/{kind_of(keys.stones[stone])}", "triggered", seat] += 1

    def _offered(self, state, action: int) -> list[str]:
        keys = keys_of(state.content)
        kind, argument = action & ~codes.ARGUMENTS, action & codes.ARGUMENTS
        if kind == codes.ESTATE:
            return [f"estate/{keys.estate[argument]}"]
        if kind == codes.MONUMENT:
            return [f"council/{keys.council[argument]}"]
        if kind == codes.HERO:
            return [f"heroes/{keys.heroes[argument]}"]
        if kind == codes.ROOF:
            return [f"roofs/{ROOF_WORDS[roof_of(state, state.top.space, argument)]}"]
        return []

    def finish(self, state, begun: dict, end: dict) -> None:
        """Count what the last position shows of everybody."""
        people = end["seats"][: state.seats]
        for seat, mine in enumerate(people):
            for order in mine["fulfilled"]:
                self.done[f"orders/{order}", "fulfilled", seat] += 1
            for order in {*mine["hand"], *mine["fulfilled"]}:
                self.shown.add(order)
                if order.startswith("C"):
                    self.done[f"orders/{order}", "taken", seat] += 1
            for hero in mine["heroes"]:
                self.done[f"heroes/{hero}", "taken", seat] += 1
                number = keys_of(state.content).heroes.index(hero)
                space = state.hero_spaces[number]
                if state.content.edition.heroes[number].standee == "monument" and space >= 0:
                    name = keys_of(state.content).council[space]
                    self.done[f"council/{name}", "taken", seat] += 1
            for gate in mine["gates"]:
                self.done[f"gates/{gate}", "taken", seat] += 1
            for space in mine["council_dice"] + mine["council_tiles"]:
                self.done[f"council/{space}", "taken", seat] += 1
            for blessing, number in mine["blessings"].items():
                self.done[f"blessings/{blessing}", "taken", seat] += number
            for stack in keys_of(state.content).help:
                used = self.done[f"help/{stack}", "used", seat]
                held = mine["help"].get(stack, 0)
                self.done[f"help/{stack}", "taken", seat] += used + held
            self._count_stones(seat, begun, end)

    def _count_stones(self, seat: int, begun: dict, end: dict) -> None:
        def estate(dump: dict) -> set[str]:
            return {stone for row in dump["seats"][seat]["estate"].values() for stone in row}

        city = {stone for stone, _ in end["city"].values()}
        for stone in estate(begun) - estate(end):
            deed = "placed" if stone in city else "removed"
            self.done[f"stones/{kind_of(stone)}", deed, seat] += 1

    def total(self, thing: str, deed: str) -> int:
        return sum(
            number for (it, what, _), number in self.done.items() if (it, what) == (thing, deed)
        )

    def doers(self, thing: str, deeds: tuple[str, ...]) -> set[int]:
        return {
            seat
            for (it, what, seat), number in self.done.items()
            if it == thing and what in deeds and number
        }


def kind_of(stone: str) -> str:
    """K1.2 is a K1."""
    return stone.partition(".")[0]


def triggered(state, kind: int, argument: int) -> list[int]:
    """The stones that an action triggers, now or after something else."""
    frame, board = state.top, state.board
    if frame.kind == codes.TURN and kind == codes.ARCHON:
        spaces = [argument]
    elif kind == codes.STOP:
        spaces = [state.players[frame.seat].archon]
    elif kind == codes.TRIGGER:
        both = [board.first[frame.at], board.second[frame.at]]
        spaces = both if argument >= codes.BOTH else [both[argument]]
    elif frame.kind == codes.BUILDING and kind == codes.ROW and frame.triggered:
        player = state.players[frame.seat]
        return [player.estate[argument * 4 + player.cleared(argument)]]
    else:
        spaces = []
    return [state.stones_at[space] >> 2 for space in spaces]


def watched(players: int, seed: int) -> tuple[ThebaiWatcher, Recount, dict]:
    """A game by chance, watched and counted again, and its last position."""
    ledger: Ledger = {}
    again = Recount()
    watcher, begun, state = None, None, None
    for state, action in decisions(players, seed):
        if watcher is None:
            state.trace = []
            watcher = ThebaiWatcher(state, ledger)
        for position, forced in take_trace(state):
            again.note(position, forced, chosen=False)
        if begun is None and state.phase == codes.PHASE_TURNS:
            begun = state.dump()
        if action >= 0:
            watcher.see(action)
            again.note(state, action, chosen=True)
    assert watcher is not None
    watcher.end(shares_of_win(state.ranking()), state.scores())
    end = state.dump()
    again.finish(state, begun, end)
    return watcher, again, end


CHOSEN = {"stones": ("placed", "triggered"), "orders": ("fulfilled",), "help": ("taken",)}
DEEDS = {
    "stones": ("placed", "triggered", "removed"),
    "orders": ("taken", "fulfilled"),
    "help": ("taken", "used"),
    "estate": ("used",),
    "roofs": ("used",),
}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_things_are_counted_as_positions_and_actions_tell(players: int, seed: int) -> None:
    watcher, again, _ = watched(players, seed)
    ledger = watcher.ledger["thing"]
    scores = watcher.state.scores()
    for thing in watcher.things:
        deeds = DEEDS.get(thing.sort, ("taken",))
        choosers = again.doers(thing.key, CHOSEN.get(thing.sort, deeds))
        row = ledger.get(thing.key)
        if row is None:
            assert not choosers
            continue
        assert row[:2] == [1, int(bool(choosers))], thing.key
        assert row[3:] == [
            len(choosers),
            *(again.total(thing.key, deed) for deed in deeds),
        ], thing.key
        expected = naive_contrast([choosers], scores)
        contrast = watcher.ledger.get("thing-chose", {}).get(thing.key)
        assert (contrast is None) == (expected is None)
        if contrast is not None and expected is not None:
            assert Fraction(contrast[4], PARTS) == expected
        beside = [
            watcher.ledger.get(page, {}).get(thing.key, [0])[0]
            for page in ("thing-with", "thing-without")
        ]
        assert beside == [len(choosers), players - len(choosers)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_appeared_is_what_could_be_chosen(players: int, seed: int) -> None:
    watcher, again, end = watched(players, seed)
    ledger = watcher.ledger["thing"]
    for thing in watcher.things:
        row = ledger.get(thing.key)
        chances = row[2] if row else 0
        if thing.sort in ("heroes", "council", "estate", "roofs"):
            deeds = DEEDS.get(thing.sort, ("taken",))
            able = {seat for it, seat in again.offered if it == thing.key}
            assert chances == len(able | again.doers(thing.key, deeds)), thing.key
        elif thing.sort == "orders":
            assert chances == (players if thing.printed in again.shown else 0), thing.key
        elif thing.sort == "gates":
            # The tile of a row that was fought for is gone from its gate.
            assert chances == (0 if thing.printed in end["gates"] else players), thing.key
        elif thing.sort != "stones" or thing.printed.startswith("K"):
            assert chances == players, thing.key


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_vp_of_all_sources_are_the_score(players: int) -> None:
    watcher, _, end = watched(players, 3)
    scores = watcher.state.scores()
    assert sum(watcher.ledger["source"][source][1] for source in CATEGORIES) == sum(scores)
    seated = sum(row[0] for row in watcher.ledger.get("council-vp", {}).values())
    worth = sum(row[1] for row in watcher.ledger.get("council-vp", {}).values())
    assert worth == watcher.ledger["source"]["councillors"][1]
    people = end["seats"][:players]
    assert seated >= sum(len(it["council_dice"]) + len(it["council_tiles"]) for it in people)


def test_against_antigone_only_your_own_deeds_count() -> None:
    watcher, _, end = watched(1, 3)
    rebel = end["seats"][1]
    for order in rebel["fulfilled"]:
        row = watcher.ledger["thing"].get(f"orders/{order}")
        assert row is None or row[1] == 0
    ((_, row),) = watcher.ledger["challenge"].items()
    mine, hers = (sheet.total() for sheet in watcher.state.sheets())
    assert row[4::3] == [mine, hers, mine - hers]
    assert watcher.ledger["margin"] == {str(mine - hers): [1]}


def test_watching_changes_nothing() -> None:
    _, _, end = watched(2, 5)
    *_, (state, _) = decisions(2, 5)
    assert state.dump() == end


def test_every_thing_has_a_key_and_a_name_of_its_own() -> None:
    things = things_of(read_edition())
    assert len({it.key for it in things}) == len(things)
    assert {it.sort for it in things} == set(SORT_NAMES)
    counted = Counter(it.sort for it in things)
    assert counted == {
        "stones": 23,
        "orders": 44,
        "heroes": 8,
        "council": 23,
        "estate": 15,
        "blessings": 6,
        "help": 6,
        "roofs": 4,
        "gates": 7,
    }
    for sort in counted:
        names = [it.name for it in things if it.sort == sort]
        assert len(set(names)) == len(names)


def test_a_report_adds_up() -> None:
    plan = plan_balance("thebai", {"players": 3, "pack": "house"}, ["random"], 5, 30)
    ledger: Ledger = {}
    for _, numbers in plan.pieces():
        add_ledger(ledger, from_json(watch_piece(plan, numbers)))
    report = make_report(plan, ledger)
    assert report.players == 3
    assert report.games.whole.games == 30
    assert sum(report.games.scores.counts) == 90
    assert sum(report.games.winners.counts) >= 30
    assert sum(report.games.margins.counts) == sum(report.games.lengths.counts) == 30
    for places in (report.places, report.seats):
        assert sum(it.win.value for it in places if it.win) == pytest.approx(1)
        scores = [it.score.value for it in places if it.score]
        assert report.games.whole.score is not None
        assert sum(scores) / 3 == pytest.approx(report.games.whole.score.value)
    sources = [it.everybody.value for it in report.sources if it.everybody]
    assert report.games.whole.score is not None
    assert sum(sources) == pytest.approx(report.games.whole.score.value)
    assert report.challenges == report.destinies == []
    for it in report.designs:
        assert it.chosen <= it.games <= 30
        assert it.chosen <= it.choosers <= it.chances <= 90
    with pytest.raises(Problem, match="games are missing"):
        make_report(plan, from_json(watch_piece(plan, (0,))))


def test_alone_every_challenge_is_played_and_games_with_a_thing_are_held_against_those_without():
    plan = plan_balance("thebai", {"players": 1, "pack": "house"}, ["random"], 5, 25)
    ledger: Ledger = {}
    for _, numbers in plan.pieces():
        add_ledger(ledger, from_json(watch_piece(plan, numbers)))
    report = make_report(plan, ledger)
    assert [it.games for it in report.challenges] == [5] * 5
    assert sum(it.games for it in report.destinies) == 25
    for it in report.challenges:
        assert it.score is not None
        assert it.hers is not None
        assert it.lead is not None
        assert it.lead.value == pytest.approx(it.score.value - it.hers.value)
    told = [it for it in report.designs if it.took.score is not None]
    assert told
    for thing in told:
        with_it = ledger["thing-with"][thing.key]
        without = ledger["thing-without"][thing.key]
        assert thing.took.games == thing.games == with_it[0] + without[0]
        expected = with_it[4] / with_it[0] - without[4] / without[0]
        assert thing.took.score is not None
        assert thing.took.score.value == pytest.approx(expected)


def test_an_option_may_be_all_which_is_the_same_as_leaving_it_out() -> None:
    open_options = {"players": 1, "pack": "house"}
    left_out = plan_balance("thebai", open_options, ["random"], 0, 5)
    given = plan_balance("thebai", {**open_options, "challenge": " All "}, ["random"], 0, 5)
    assert given == left_out
    assert given.asked == {"challenge": "all"}
    assert [given.options(number)["challenge"] for number in range(5)] == [1, 2, 3, 4, 5]
    one = plan_balance("thebai", {**open_options, "challenge": 3}, ["random"], 0, 5)
    assert (one.asked, len(one.variants)) == ({"challenge": 3}, 1)
    with pytest.raises(Problem, match="Challenge is for 1 player"):
        plan_balance("thebai", {"players": 2, "challenge": "all"}, ["random"], 0, 5)
