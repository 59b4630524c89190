"""What a balance report counts is what happened, by another count from positions in words."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from petteia import Record, game, stream
from petteia.arena.balance.ledger import (
    PARTS,
    WIN,
    Ledger,
    add_contrast,
    add_ledger,
    contrast,
    from_json,
    score_difference,
    shares_of_win,
    to_json,
    win_difference,
    win_over_par,
)
from petteia.arena.balance.plan import plan_balance
from petteia.arena.balance.watcher import watch_piece
from petteia.games.elysium.report.figures import make_report
from petteia.games.elysium.report.watcher import ElysiumWatcher
from petteia.kernel.text.problem import Problem
from tests.golden_games import FOLDER

GOLDEN = sorted(path.name for path in FOLDER.glob("elysium-*.json"))
SETS = [
    "apollo,ares,athena,hades,hermes",
    "apollo,hephaestus,hermes,poseidon,zeus",
    "apollo,ares,hermes,poseidon,zeus",
]


def played(families: str, players: int, seed: int) -> Record:
    record = Record.new("elysium", players=players, seed=seed, families=families)
    rng = stream(seed, 100)
    while record.state.to_move() >= 0:
        record.play(record.state.pick(rng))
    return record


def records() -> list[Record]:
    golden = [Record.load(FOLDER / name) for name in GOLDEN]
    return golden + [played(families, 2 + seed % 3, seed) for seed, families in enumerate(SETS)]


def watched(record: Record) -> Ledger:
    ledger: Ledger = {}
    state = record.game.start(record.options, record.seed)
    watcher = ElysiumWatcher(state, ledger)
    for action in record.moves:
        watcher.see(action)
        state.apply(action)
    watcher.end(shares_of_win(state.ranking()), state.scores())
    return ledger


class Recount:
    """The same counts from dumps and descriptions, move by move."""

    def __init__(self, record: Record) -> None:
        state = record.game.start(record.options, record.seed)
        state.trace = []
        path: list[tuple[dict, int, set, str, dict]] = []

        def note(position, action: int) -> None:
            legal = {
                (it.key, str(it.facts.get("card", it.facts.get("quest"))))
                for it in (record.game.describe(position, other) for other in position.legal())
            }
            told = record.game.describe(position, action)
            path.append((position.dump(), position.to_move(), legal, told.key, told.facts))

        for action in record.moves:
            note(state, action)
            state.apply(action)
            for position, forced in state.trace:
                note(position, forced)
            state.trace.clear()
        self.end = state.dump()
        self.offered = self._count_offered([dump for dump, *_ in path])
        self.takeable: Counter[str] = Counter()
        self.chances: set[tuple[int, int, str]] = set()
        self.taken: Counter[tuple[int, str]] = Counter()
        self.written: Counter[tuple[int, str]] = Counter()
        self.quests: dict[tuple[int, int], str] = {}
        self.quest_chances: set[tuple[int, int, str]] = set()
        self.quest_order: dict[int, list[str]] = {}
        for dump, seat, legal, key, facts in path:
            if key in ("action-place", "action-place-new"):
                self.written[seat, str(facts["card"])] += 1
            if not key.startswith("action-take") or dump["phase"] != "actions":
                continue
            for name in {name for kind, name in legal if kind in TAKES}:
                self.takeable[name] += 1
                self.chances.add((dump["epoch"], seat, name))
            for kind, name in legal:
                if kind == "action-take-quest":
                    self.quest_chances.add((dump["epoch"], seat, name))
            if key in TAKES:
                self.taken[seat, str(facts["card"])] += 1
            elif key == "action-take-quest":
                self.quests[dump["epoch"], seat] = str(facts["quest"])
                self.quest_order.setdefault(dump["epoch"], []).append(str(facts["quest"]))

    def _count_offered(self, dumps: list[dict]) -> Counter[str]:
        """Whatever leaves Agora and Oracle, or still lies there at the end, had come there."""
        left: Counter[str] = Counter(self.end["agora"] + self.end["oracle"])
        for before, after in zip(dumps, [*dumps[1:], self.end], strict=True):
            if before["epoch"] != after["epoch"]:
                left += Counter(before["agora"])
            else:
                lay = Counter(before["agora"] + before["oracle"])
                left += lay - Counter(after["agora"] + after["oracle"])
        return left


TAKES = ("action-take", "action-take-oracle")


@pytest.mark.parametrize("record", records(), ids=lambda record: f"{record.seed}")
def test_designs_are_counted_as_positions_in_words_tell(record: Record) -> None:
    ledger, again = watched(record), Recount(record)
    state = record.state
    census_state = record.game.start(record.options, record.seed)
    census_state.count_usage()
    for action in record.moves:
        census_state.apply(action)
    usage = census_state.read_usage()
    seats = range(len(again.end["seats"]))
    for design in state.content.designs:
        name = design.name["en"]
        takers = {seat for seat in seats if again.taken[seat, name]}
        taken = sum(again.taken[seat, name] for seat in seats)
        written = [again.written[seat, name] for seat in seats]
        assert ledger["design"][design.key] == [
            1,
            again.offered[design.key],
            again.takeable[name],
            sum(1 for _, _, other in again.chances if other == name),
            taken,
            usage[design.key]["taken"] - taken,
            usage[design.key]["used"],
            sum(written),
            len(takers),
            sum(1 for number in written if number),
        ], design.key
        expected = naive_contrast([takers], state.scores())
        row = ledger.get("design-took", {}).get(design.key)
        assert (row is None) == (expected is None)
        if row is not None and expected is not None:
            assert Fraction(row[4], PARTS) == expected
            wins = shares_of_win(state.ranking())
            rate = Fraction(sum(wins[seat] for seat in takers), len(takers) * WIN)
            assert Fraction(row[7], WIN * PARTS) == rate - Fraction(1, len(seats))


@pytest.mark.parametrize("record", records(), ids=lambda record: f"{record.seed}")
def test_quests_are_counted_as_positions_in_words_tell(record: Record) -> None:
    ledger, again = watched(record), Recount(record)
    seats = range(len(again.end["seats"]))
    for quest in [str(number) for number in again.end["quests"]] + ["5"]:
        holders = [
            {seat for seat in seats if again.quests.get((epoch, seat), "5") == quest}
            for epoch in range(1, 6)
        ]
        assert ledger["quest"][quest] == [
            5,
            sum(1 for _, _, other in again.quest_chances if other == quest),
            sum(map(len, holders)),
            sum(it.index(quest) + 1 for it in again.quest_order.values() if quest in it),
            sum(1 for it in again.quest_order.values() if it[:1] == [quest]),
        ]
        for epoch in range(1, 6):
            assert ledger["quest-epoch"][f"{epoch}/{quest}"] == [1, len(holders[epoch - 1])]
        expected = naive_contrast(holders, record.state.scores())
        row = ledger.get("quest-held", {}).get(quest)
        assert (row is None) == (expected is None)
        if row is not None and expected is not None:
            assert Fraction(row[4], PARTS) == expected


def naive_contrast(occasions: list[set[int]], values: list[int]) -> Fraction | None:
    differences = []
    for members in occasions:
        inside = [value for seat, value in enumerate(values) if seat in members]
        outside = [value for seat, value in enumerate(values) if seat not in members]
        if inside and outside:
            differences.append(
                Fraction(sum(inside), len(inside)) - Fraction(sum(outside), len(outside))
            )
    return sum(differences, Fraction(0)) / len(differences) if differences else None


def test_without_the_oracle_every_epoch_offers_the_whole_agora() -> None:
    ledger = watched(Record.load(FOLDER / "elysium-3-players-1.json"))
    assert sum(row[1] for row in ledger["design"].values()) == 5 * 10


def test_contrasts_are_exact() -> None:
    assert contrast([{0}], [60, 0, 0]) == 60 * PARTS
    assert contrast([{0, 1}], [10, 13, 1]) == Fraction(21, 2) * PARTS
    assert contrast([{0}, {1}, {0, 1, 2}, set()], [7, 4, 2]) == Fraction(7, 4) * PARTS
    assert contrast([set(), {0, 1}], [1, 2]) is None


def test_the_win_rate_over_par_counts_games_in_which_some_did_and_some_did_not() -> None:
    unit = WIN * PARTS
    assert win_over_par([{0}], [WIN, 0, 0]) == Fraction(2, 3) * unit
    assert win_over_par([{0, 1}], [WIN, 0, 0]) == Fraction(1, 6) * unit
    assert win_over_par([{0}, {1}, {0, 1}, set()], [WIN, 0]) == 0
    assert win_over_par([set(), {0, 1}], [WIN, 0]) is None


def test_differences_have_the_interval_of_a_mean_over_games() -> None:
    ledger: Ledger = {}
    for scores in ([11, 10], [12, 10], [13, 10], [14, 10]):
        add_contrast(ledger, "took", "x", [{0}], [WIN, 0], scores)
    row = ledger["took"]["x"]
    score, win = score_difference(row), win_difference(row)
    assert score is not None
    assert (score.value, score.low, score.high) == pytest.approx((2.5, 1.234849, 3.765151))
    assert win is not None
    assert (win.value, win.low, win.high) == (1, 1, 1)
    assert score_difference(None) is None


def test_a_shared_win_is_shared() -> None:
    assert shares_of_win([1, 1, 3]) == [WIN // 2, WIN // 2, 0]


def test_ledgers_survive_json_and_add_up_in_any_order() -> None:
    plan = plan_balance("elysium", {"players": 2, "pack": "house"}, ["random"], 3, 6)
    pieces = [from_json(watch_piece(plan, numbers)) for _, numbers in plan.pieces()]
    forward: Ledger = {}
    backward: Ledger = {}
    for piece in pieces:
        add_ledger(forward, from_json(to_json(piece)))
    for piece in reversed(pieces):
        add_ledger(backward, piece)
    assert forward == backward
    with pytest.raises(Problem, match="--fresh"):
        from_json({"design": {"x": [1, "2"]}})


@pytest.mark.parametrize(("games", "families"), [(1, "all"), (130, "all"), (45, "first-game")])
def test_every_game_is_in_one_piece_and_sets_take_turns(games: int, families: str) -> None:
    options = {"players": 3, "pack": "house", "families": families}
    plan = plan_balance("elysium", options, ["random"], 0, games)
    numbers = [number for _, piece in plan.pieces() for number in piece]
    assert sorted(numbers) == list(range(games))
    for _, piece in plan.pieces():
        assert len({str(plan.options(number)["families"]) for number in piece}) == 1
    used = Counter(str(plan.options(number)["families"]) for number in numbers)
    assert len(used) == (min(games, 56) if families == "all" else 1)
    assert max(used.values()) - min(used.values()) <= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_take_turns_in_the_seats_with_every_set(players: int) -> None:
    names = [f"bot{seat}" for seat in range(players)]
    plan = plan_balance("elysium", {"players": players, "pack": "house"}, ["random"], 0, 56 * 12)
    plan = replace(plan, bots=tuple(names))
    for first in (0, 1, 55):
        leads = Counter(plan.seating(number)[0] for number in range(first, plan.games, 56))
        assert leads == dict.fromkeys(names, 12 // players)


def test_a_report_of_too_few_games_is_refused() -> None:
    plan = plan_balance("elysium", {"players": 2, "pack": "house"}, ["random"], 3, 2)
    ledger = from_json(watch_piece(plan, (0,)))
    with pytest.raises(Problem, match="games are missing"):
        make_report(plan, ledger)
    with pytest.raises(Problem, match="damaged"):
        add_ledger(ledger, {"whole": {"all": [1]}})


def test_a_report_adds_up() -> None:
    plan = plan_balance("elysium", {"players": 3, "pack": "house"}, ["random"], 5, 56)
    ledger: Ledger = {}
    for _, numbers in plan.pieces():
        add_ledger(ledger, from_json(watch_piece(plan, numbers)))
    report = make_report(plan, ledger)
    assert len(report.designs) == 96
    assert len(report.sets) == 56
    assert [it.games for it in report.sets] == [1] * 56
    assert sum(it.games for it in report.sides) == report.games.whole.games == 56
    assert sum(report.games.scores.counts) == 56 * 3
    assert sum(report.games.margins.counts) == sum(report.games.lengths.counts) == 56
    assert sum(it.held for it in report.quests) == 56 * 5 * 3
    assert sum(it.win.value for it in report.discs if it.win) == pytest.approx(1)
    for family in report.families:
        assert sum(it.players for it in family.by_cards) == family.games * 3
        taken = sum(it.cards * it.players for it in family.by_cards)
        assert taken == family.taken
    assert all(it.taken <= it.offered and it.taken <= it.takeable for it in report.designs)


def test_watching_changes_nothing() -> None:
    record = Record.load(Path(FOLDER / "elysium-4-players-1.json"))
    state = game("elysium").start(record.options, record.seed)
    watcher = ElysiumWatcher(state, {})
    for action in record.moves:
        watcher.see(action)
        state.apply(action)
    assert state.dump() == record.state.dump()
