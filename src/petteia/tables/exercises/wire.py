"""The types of what the server sends of exercises and puzzles."""

from petteia.kernel.wire import WireType
from petteia.review.wire import GradeName
from petteia.tables.wire import GameCards, GameLogLine, GameOptions, GameScreen


class ExerciseQuestion(WireType):
    """A position in which somebody has to find the best move, as the seat to move sees it. What is
    known of the solution is not in it."""

    game: str
    id: str
    """The id of the puzzle; empty for an exercise of an own game."""
    difficulty: int
    """Of the puzzle, from 1 to 4; 0 for an exercise of an own game."""
    seat: int
    moves: int
    """The number of moves made so far."""
    options: GameOptions
    screen: GameScreen
    cards: GameCards
    log: list[GameLogLine]


class ExerciseVerdict(WireType):
    """An answer, judged. What would have been better is not in it."""

    action: int
    solved: bool
    """Whether it is the best move or as good."""
    grade: GradeName
    grade_words: str
    cost: float
    """What it costs of the win chance, from 0 to 1."""
    lead: float
    """What it costs of the expected lead, in VP."""
    reason: str
    """Why a solution is good; empty for a wrong answer, and for a game without words."""


class ExerciseHint(WireType):
    """What the solution is about; the themes may be empty."""

    themes: list[str]
    """In words, the most important first."""


class SolutionStep(WireType):
    """A move of the best line, and the position after it."""

    action: int
    words: str
    screen: GameScreen


class ExerciseSolution(WireType):
    """The best move, and how the turn goes on."""

    action: int
    reason: str
    """Why it is better than what was played, or what is tempting; it may be empty."""
    steps: list[SolutionStep]


class PuzzleTheme(WireType):
    """A theme of puzzles."""

    theme: str
    words: str
    count: int


class PuzzleDifficulty(WireType):
    """A difficulty of puzzles."""

    difficulty: int
    count: int


class Puzzles(WireType):
    """The puzzles of a game."""

    game: str
    count: int
    difficulties: list[PuzzleDifficulty]
    themes: list[PuzzleTheme]
    """The most frequent first."""
    chosen: list[str]
    """The ids of the puzzles of the theme and the difficulty that were asked for."""


class DailyPuzzle(WireType):
    """A game and its puzzle of the day."""

    game: str
    count: int
    """How many puzzles the game has."""
    id: str
    difficulty: int


class DailyPuzzles(WireType):
    """The puzzles of a day, of all games that have puzzles."""

    day: str
    games: list[DailyPuzzle]
