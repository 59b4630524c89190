"""The result of a tournament: win rates, scores, leads and ratings, with intervals."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt

from petteia.arena.match.decision_times import DecisionTimes
from petteia.arena.match.groups import Group, Share, mean_of_groups, share_of
from petteia.arena.match.ratings import Rating, Ratings
from petteia.arena.match.tournament import MIN_ROUNDS, TournamentPlan
from petteia.kernel.options import chosen_options, option_text
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem
from petteia.report.estimate import Z95, Estimate

DIGITS = 6


@dataclass(frozen=True, slots=True)
class Played:
    """A game as read from the journal."""

    round: int
    content: str
    """The values of the game's options; empty if there are none."""
    seats: list[str]
    scores: list[int]
    ranking: list[int]
    house_scores: dict[str, int]
    """The scores of opponents whom the game itself plays, by name."""
    digest: str
    times: list[DecisionTimes]
    faults: list[int]

    @classmethod
    def read(cls, data: Json, plan: TournamentPlan, number: int) -> "Played":
        """Read a game of the plan; a `Problem` if it does not match the plan."""
        which, seats = plan.seating(number)
        entry = data if isinstance(data, dict) else {}
        times = entry.get("times")
        scores, ranking = _numbers(entry.get("scores")), _numbers(entry.get("ranking"))
        faults = _numbers(entry.get("faults"))
        house = entry.get("house_scores", {})
        if (
            entry.get("round") != which
            or entry.get("seats") != list(seats)
            or not len(scores) == len(ranking) == len(faults) == len(seats)
            or (1 not in ranking and len(ranking) > 1)
            or not isinstance(times, list)
            or len(times) != len(seats)
            or not isinstance(house, dict)
        ):
            raise Problem(f"The journal is damaged at game {number}; begin anew with --fresh.")
        return cls(
            which,
            ", ".join(option_text(entry.get(name)) for name in chosen_options(plan.options)),
            list(seats),
            scores,
            ranking,
            {name: score for name, score in house.items() if isinstance(score, int)},
            str(entry.get("digest")),
            [DecisionTimes.read(it) for it in times],
            faults,
        )

    def wins(self) -> list[float]:
        """The win shares by seat."""
        winners = self.ranking.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.ranking]

    def places(self) -> list[float]:
        """The places by seat; equals get the mean of their places."""
        return [place + (self.ranking.count(place) - 1) / 2 for place in self.ranking]

    def leads(self) -> list[float]:
        """The lead of every seat over the mean of the others."""
        total, others = sum(self.scores), len(self.scores) - 1
        return [score - (total - score) / others for score in self.scores]


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of one bot. A bot in several seats of a game counts once for each."""

    bot: str
    games: int
    seats: int
    wins: Share
    score: Estimate
    times: DecisionTimes
    faults: int
    """The number of faults of an external program."""
    scores: dict[int, int]
    """The number of games by score."""

    def dump(self) -> dict[str, Json]:
        """The figures as JSON."""
        return {
            "bot": self.bot,
            "games": self.games,
            "seats": self.seats,
            "win_rate": dump_estimate(self.wins.estimate),
            "design_effect": short(self.wins.design_effect),
            "effective_games": short(self.wins.effective),
            **self._dump_places(),
            "scores": {str(score): self.scores[score] for score in sorted(self.scores)},
        }

    def _dump_places(self) -> dict[str, Json]:
        return {"mean_score": dump_estimate(self.score)}

    def dump_times(self) -> dict[str, Json]:
        """The decision times in seconds, and the number of faults."""
        return {
            "count": self.times.count(),
            "mean": self.times.mean(),
            "p50": self.times.within(0.5),
            "p95": self.times.within(0.95),
            "max": self.times.longest,
            "faults": self.faults,
        }


@dataclass(frozen=True, slots=True)
class Placed(Standing):
    """The figures of one bot, with those relative to the others at its tables."""

    rank: Estimate
    lead: Estimate
    rating: Rating
    rating_range: Estimate

    def _dump_places(self) -> dict[str, Json]:
        return {
            "mean_rank": dump_estimate(self.rank),
            "mean_score": dump_estimate(self.score),
            "mean_lead": dump_estimate(self.lead),
            "rating": {
                "mu": short(self.rating.mu),
                "sigma": short(self.rating.sigma),
                "ordinal": short(self.rating.ordinal()),
                "low": short(self.rating_range.low),
                "high": short(self.rating_range.high),
            },
        }


@dataclass(frozen=True, slots=True)
class Pairing:
    """How often one bot placed above another at the same table; equal places count half."""

    first: str
    second: str
    above: Share


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a tournament."""

    plan: TournamentPlan
    games: int
    rounds: int
    standings: list[Placed]
    """The strongest first."""
    pairings: list[Pairing]
    sets: dict[str, int]
    """The number of games by content."""
    checksum: str

    def par(self) -> float:
        """The win rate of equally strong bots."""
        return 1 / self.plan.players

    def dump(self) -> dict[str, Json]:
        """Everything as JSON. All but `times` is the same on every machine."""
        return {
            "format": "petteia-arena",
            "version": 1,
            "plan": self.plan.describe(),
            "games": self.games,
            "rounds": self.rounds,
            "par": short(self.par()),
            "standings": [standing.dump() for standing in self.standings],
            "pairings": [
                {
                    "first": it.first,
                    "second": it.second,
                    "meetings": it.above.number,
                    "first_above": dump_estimate(it.above.estimate),
                    "design_effect": short(it.above.design_effect),
                }
                for it in self.pairings
            ],
            "sets": {name: self.sets[name] for name in sorted(self.sets)},
            "checksum": self.checksum,
            "times": {standing.bot: standing.dump_times() for standing in self.standings},
        }


@dataclass(slots=True)
class Sums:
    """Sums of one figure by round."""

    rounds: dict[int, Group] = field(default_factory=dict)

    def add(self, which: int, value: float) -> None:
        """Add a value of a round."""
        old = self.rounds.get(which, Group(0, 0.0))
        self.rounds[which] = Group(old.number + 1, old.total + value, old.squares + value * value)

    def groups(self) -> list[Group]:
        """The sums by round."""
        return list(self.rounds.values())


@dataclass(slots=True)
class Entrant:
    """The sums of one bot."""

    games: int = 0
    wins: Sums = field(default_factory=Sums)
    scores: Sums = field(default_factory=Sums)
    times: DecisionTimes = field(default_factory=DecisionTimes)
    faults: int = 0
    counts: dict[int, int] = field(default_factory=dict)

    def add(self, game: Played, seat: int) -> None:
        """Add a seat of a game."""
        score = game.scores[seat]
        self.wins.add(game.round, game.wins()[seat])
        self.scores.add(game.round, score)
        self.times.add(game.times[seat])
        self.faults += game.faults[seat]
        self.counts[score] = self.counts.get(score, 0) + 1

    def standing(self, bot: str) -> Standing:
        """Its figures."""
        wins = share_of(self.wins.groups())
        score = mean_of_groups(self.scores.groups())
        return Standing(
            bot, self.games, wins.number, wins, score, self.times, self.faults, self.counts
        )


@dataclass(slots=True)
class _Rival(Entrant):
    """The sums of one bot relative to others."""

    places: Sums = field(default_factory=Sums)
    leads: Sums = field(default_factory=Sums)

    def add(self, game: Played, seat: int) -> None:
        Entrant.add(self, game, seat)
        self.places.add(game.round, game.places()[seat])
        self.leads.add(game.round, game.leads()[seat])

    def placed(self, bot: str, rating: Rating) -> Placed:
        """Its figures, with those relative to the others."""
        own = self.standing(bot)
        # The model assumes independent games, so its sigma is too small for grouped games.
        reach = Z95 * rating.sigma * sqrt(own.wins.design_effect)
        return Placed(
            own.bot,
            own.games,
            own.seats,
            own.wins,
            own.score,
            own.times,
            own.faults,
            own.scores,
            rank=mean_of_groups(self.places.groups()),
            lead=mean_of_groups(self.leads.groups()),
            rating=rating,
            rating_range=Estimate(rating.mu, rating.mu - reach, rating.mu + reach),
        )


def summarize(plan: TournamentPlan, games: Sequence[Json]) -> Result:
    """The result of the first games of a plan, in the order of the journal."""
    if plan.players == 1:
        raise Problem(
            "Games for one player have no places: use summarize_solo of"
            " petteia.arena.match.solo_standings."
        )
    rounds = whole_rounds(plan, len(games))
    ratings = Ratings()
    entrants = {bot: _Rival() for bot in plan.entrants}
    meetings = {pair: Sums() for pair in combinations(plan.entrants, 2)}
    sets: dict[str, int] = {}
    digest = hashlib.sha256()
    for number, entry in enumerate(games):
        game = Played.read(entry, plan, number)
        ratings.count(game.seats, game.ranking)
        digest.update(game.digest.encode())
        if game.content:
            sets[game.content] = sets.get(game.content, 0) + 1
        for bot in set(game.seats):
            entrants[bot].games += 1
        for seat, bot in enumerate(game.seats):
            entrants[bot].add(game, seat)
        _meet(game, meetings)
    standings = [it.placed(bot, ratings.now[bot]) for bot, it in entrants.items()]
    standings.sort(key=lambda it: (-it.rating.mu, it.bot))
    order = [it.bot for it in standings]
    return Result(
        plan,
        len(games),
        rounds,
        standings,
        _pairings(order, meetings),
        sets,
        digest.hexdigest()[:16],
    )


def _meet(game: Played, meetings: dict[tuple[str, str], Sums]) -> None:
    for (seat, bot), (other, rival) in combinations(enumerate(game.seats), 2):
        if bot == rival:
            continue
        mine, theirs = game.ranking[seat], game.ranking[other]
        above = 0.5 if mine == theirs else float(mine < theirs)
        if (bot, rival) in meetings:
            meetings[bot, rival].add(game.round, above)
        else:
            meetings[rival, bot].add(game.round, 1 - above)


def _pairings(order: list[str], meetings: dict[tuple[str, str], Sums]) -> list[Pairing]:
    """All pairs of bots that met, seen from the stronger bot."""
    pairings = []
    for first, second in combinations(order, 2):
        if (first, second) in meetings:
            groups = meetings[first, second].groups()
        else:
            turned = meetings[second, first].groups()
            groups = [Group(it.number, it.number - it.total) for it in turned]
        if groups:
            pairings.append(Pairing(first, second, share_of(groups)))
    return pairings


def whole_rounds(plan: TournamentPlan, games: int) -> int:
    """The number of rounds in these games; a `Problem` if they are not whole or too few."""
    rounds, rest = divmod(games, plan.round_size)
    if rest or rounds < MIN_ROUNDS:
        raise Problem(
            f"A tournament is summed up by whole rounds of {plan.round_size} games, at least"
            f" {MIN_ROUNDS} of them, not by {games} games."
        )
    return rounds


def _numbers(value: Json) -> list[int]:
    return [it for it in value if type(it) is int] if isinstance(value, list) else []


def short(value: float) -> float:
    """Round a figure to the digits of a result."""
    return round(value, DIGITS)


def dump_estimate(estimate: Estimate) -> dict[str, Json]:
    """An estimate as JSON."""
    return {
        "value": short(estimate.value),
        "low": short(estimate.low),
        "high": short(estimate.high),
    }
