"""A review in the reader's language, and the positions of its better lines."""

from petteia.kernel.history import History
from petteia.kernel.record import Record
from petteia.review.grades import GRADES
from petteia.review.ledger import Course, course_of
from petteia.review.wire import ReviewData, ReviewedDecision, TurningPoint
from petteia.review.words import (
    grade_words,
    line_words,
    point_words,
    say,
    summary,
    words_of_moves,
)
from petteia.tables.reviews.wire import PointWords, ReviewedCourse, ShownReview


def show_review(review: ReviewData, record: Record, names: list[str], language: str) -> ShownReview:
    """A finished review with its words."""
    decisions, players = review["decisions"], review["players"]
    asked = [(it["move"], it["played"], it["best"]) for it in decisions]
    about = say(
        language,
        "review-about",
        iterations=review["iterations"],
        moves=len(decisions),
        version=review["petteia"],
        seed=str(review["seed"]),
    )
    return {
        "data": review,
        "about": about,
        "grades": {grade: grade_words(grade, language) for grade, _ in GRADES},
        "players": [
            {
                "seat": it["seat"],
                "summary": summary(it["account"], names[it["seat"]], len(players), language),
                "course": _rounded(course_of(review, it["seat"])),
            }
            for it in players
        ],
        "decisions": [
            {"played": played, "best": best}
            for played, best in words_of_moves(record, asked, language)
        ],
        "turning_points": [
            _point(point, decisions[point["move"]], record, names, language)
            for point in review["turning_points"]
        ],
    }


def _point(
    point: TurningPoint,
    decision: ReviewedDecision,
    record: Record,
    names: list[str],
    language: str,
) -> PointWords:
    words = line_words(record, point, language)
    return {
        "move": point["move"],
        "words": point_words(decision, record, names, language),
        "reason": point["reasons"][language],
        "line": [
            {"action": action, "words": one}
            for action, one in zip(point["line"], words, strict=True)
        ],
    }


def _rounded(course: Course) -> ReviewedCourse:
    return {
        "chance": [round(share, 4) for share in course.chance],
        "luck": [round(share, 4) for share in course.luck],
        "own": [round(share, 4) for share in course.own],
        "others": [round(share, 4) for share in course.others],
    }


def better_line(review: ReviewData, move: int) -> list[int]:
    """The better moves in the position after so many moves; empty if none are known."""
    return next((it["line"] for it in review["turning_points"] if it["move"] == move), [])


def play_line(history: History, line: list[int]) -> History:
    """A game after further moves; the history given is not changed."""
    further = history.copy()
    for action in line:
        further.play(action)
    return further
