"""A review in words: a player's game in short, what was played, what would have been better."""

from collections.abc import Sequence
from pathlib import Path

from petteia.kernel.record import Record
from petteia.kernel.text.messages import messages
from petteia.review.wire import AccountData, GradeName, ReviewedDecision, TurningPoint

LOCALE = Path(__file__).parent / "locale"


def say(language: str, key: str, **facts: str | int) -> str:
    """A message about reviews."""
    return messages(LOCALE).say(language, key, **facts)


def grade_words(grade: GradeName, language: str) -> str:
    """A grade in words."""
    return say(language, f"grade-{grade}")


def points(share: float) -> int:
    """A share of the win as whole points from 0 to 100."""
    return round(100 * share)


def summary(account: AccountData, name: str, players: int, language: str) -> str:
    """A player's game in two sentences."""
    result, luck, others = account["result"], points(account["luck"]), points(account["others"])
    won = "won" if result == 1.0 else "shared" if result > 0.0 else "lost"
    words = say(language, "review-luck", sign=_sign(luck), points=abs(luck))
    words += say(language, "review-own", points=abs(points(account["own"])))
    if players > 1:
        words += say(language, "review-others", sign=_sign(others), points=abs(others))
    return f"{say(language, 'review-result', result=won, name=name)} {words}."


def _sign(number: int) -> str:
    if number == 0:
        return "even"
    return "plus" if number > 0 else "minus"


def point_words(
    decision: ReviewedDecision, record: Record, names: Sequence[str], language: str
) -> str:
    """What was played at a turning point, and what it cost."""
    move, seat = decision["move"], decision["seat"]
    ((played, _),) = words_of_moves(
        record, [(move, decision["played"], decision["best"])], language
    )
    what = say(language, "review-point", move=move + 1, name=names[seat], words=played)
    cost = say(
        language,
        "review-point-cost",
        grade=grade_words(decision["grade"], language),
        points=points(decision["cost"]),
    )
    return f"{what} ({cost})."


def line_words(record: Record, point: TurningPoint, language: str) -> list[str]:
    """The better moves of a turning point, each in words."""
    state = record.at(point["move"]).state
    found = []
    for action in point["line"]:
        found.append(record.game.describe(state, action, language).words)
        state.apply(action)
    return found


def words_of_moves(
    record: Record, asked: Sequence[tuple[int, int, int]], language: str
) -> list[tuple[str, str]]:
    """Two actions of each of some positions in words; the positions are numbers of moves made,
    ascending."""
    found: list[tuple[str, str]] = []
    for number, (state, _) in enumerate(record.replay()):
        if len(found) < len(asked) and asked[len(found)][0] == number:
            _, one, other = asked[len(found)]
            describe = record.game.describe
            found.append(
                (describe(state, one, language).words, describe(state, other, language).words)
            )
    return found
