"""Plays lessons with bots and keeps their moves.

Run `python build_tools/lesson_line.py GAME [LESSON]` after a change of a lesson's options, deal or
actions, or of the gentlest bots. It writes `lessons/<lesson>.line.json` in the
folder of the game.
"""

import json
import sys

from petteia.bots.lesson_line import lesson_line
from petteia.kernel.content.lesson_course import make_course
from petteia.kernel.content.lessons import FOLDER, LINE, lesson_names, read_lesson
from petteia.kernel.game import game
from petteia.kernel.text.problem import Problem
from petteia.tables.services import bots_seed


def main(key: str, *names: str) -> None:
    """Write the moves of these lessons, or of all of a game."""
    played = game(key)
    folder = played.folder()
    for name in names or lesson_names(folder):
        lesson = read_lesson(folder, name, line=())
        moves = lesson_line(played, lesson, bots_seed(lesson.seed))
        make_course(played, read_lesson(folder, name, line=moves))
        file = folder / FOLDER / f"{name}{LINE}"
        file.write_text(json.dumps({"moves": moves}) + "\n", encoding="utf-8")
        print(f"{file}: {len(moves)} moves")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Problem as problem:
        raise SystemExit(str(problem)) from None
