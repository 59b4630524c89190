"""The types of a review, as a file, the API and the page have it."""

from typing import Any, Literal

from petteia.kernel.wire import RecordData, WireType

GradeName = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class AccountData(WireType):
    """Where a player's share of the win came from. All but `result`, `luck` and `skill` add up to
    `result`; so do `start`, `luck` and `skill`."""

    start: float
    """What the seat is worth before the deal."""
    deal: float
    """What the deal brought."""
    drawn: float
    """What cards, dice and everything else that was revealed during the game brought."""
    unforeseen: float
    """What changed without anything revealed: the search had rated it differently."""
    own: float
    """What the player's own choices cost; not above 0."""
    others: float
    """What the choices of the others brought."""
    result: float
    """The share of the win at the end."""
    luck: float
    """`deal`, `drawn` and `unforeseen` together."""
    skill: float
    """`own` and `others` together."""


class ReviewedPlayer(WireType):
    """A player in a review."""

    seat: int
    bot: str
    """The bot that played the seat; empty for a person."""
    decisions: int
    accuracy: float
    """From 0 to 100."""
    grades: dict[GradeName, int]
    """How many of the decisions have each grade."""
    account: AccountData


class ReviewedDecision(WireType):
    """A decision in a review."""

    move: int
    """The number of moves before it."""
    seat: int
    played: int
    best: int
    """The best action; the played one if no other is better."""
    before: list[float]
    """Everybody's win chance with the best action, by seat."""
    after: list[float]
    """Everybody's win chance with the played one."""
    cost: float
    """What it cost of the player's win chance."""
    lead_before: float
    """The player's expected lead with the best action, in VP."""
    lead_after: float
    """The same with the played one."""
    grade: GradeName
    revealed: bool
    """Whether something was revealed after it: what changed until the next decision was luck."""


class TurningPoint(WireType):
    """One of the decisions that cost most."""

    move: int
    line: list[int]
    """The better moves, to the end of the turn or until something hidden would be revealed."""
    reasons: dict[str, str]
    """Why they are better, by language."""


class ReviewData(WireType):
    """The review of a finished game."""

    format: Literal["petteia-review"]
    version: int
    petteia: str
    """The version of Petteia that made it."""
    game: str
    rules: int
    pack: str
    """The fingerprint of the pack."""
    iterations: int
    """The search of each decision. The same iterations and seed give the same review."""
    seed: int
    moves: int
    players: list[ReviewedPlayer]
    decisions: list[ReviewedDecision]
    turning_points: list[TurningPoint]


class ExerciseData(WireType):
    """A position in which somebody has to find the best action."""

    record: RecordData
    """The game up to there; who is to move has to decide."""
    tempting: int
    """What was played there, or what a weaker bot would play."""
    solutions: list[int]
    """The right actions if they are known, the best one first; else a search finds them."""


class VerdictData(WireType):
    """An answer to an exercise, judged."""

    action: int
    best: int
    """The best action; the chosen one if no other is better."""
    solved: bool
    """Whether the answer is the best action or as good."""
    grade: GradeName
    cost: float
    """What it costs of the win chance."""
    chance: float
    """The win chance with the best action."""
    lead_before: float
    """The expected lead with the best action, in VP."""
    lead_after: float
    """The same with the chosen one."""
    reasons: dict[str, str]
    """By language, why a solution is good, or what a better action would have brought. Empty texts
    if the game has no words for reasons."""


class SolutionData(WireType):
    """The solution of an exercise."""

    action: int
    line: list[int]
    """The best action and the player's other moves of the turn, until something would be
    revealed."""
    words: dict[str, list[str]]
    """The moves of the line in words, by language."""
    reasons: dict[str, str]
    """Why it is better than what was played, by language."""


class PuzzleData(WireType):
    """A puzzle, as a set of puzzles has it."""

    id: str
    options: dict[str, Any]
    seed: int
    moves: list[int]
    """The moves that lead to its position; who is to move has to decide."""
    solutions: list[int]
    tempting: int
    """What the strongest bot plays that misses it."""
    difficulty: int
    """From 1 to 4: the number of the strongest level that misses it, of Fisher, Merchant,
    Strategist and a short Oracle."""
    themes: list[str]
    """What the solution is about, most important first; `petteia.review.themes` has the words."""
    cost: float
    """What the next best action costs of the win chance."""
    chance: float
    """The win chance with the solution."""
    lead: float
    """How many VP the next best action costs of the expected lead."""
