"""Why the rivals moved as they did, at the terminal."""

from rich.markup import escape
from rich.padding import Padding

from petteia.bots.comparison import explainer_of
from petteia.cli.common import Say, console
from petteia.kernel.record import Record
from petteia.kernel.text.problem import Problem
from petteia.review.seen_move import see
from petteia.review.why import explain

MOST = 8
"""The most moves that are explained at once, the last ones."""


def show_rivals_moves(record: Record, language: str, say: Say) -> None:
    """Print and explain what the others have done since the last turn of the player to move, from
    what that player may know."""
    me = int(record.state.to_move())
    numbers = _last_moves(record.movers, me)[-MOST:]
    if not numbers:
        console.print(say("no-rivals-moves"), markup=False)
        return
    try:
        explainer = explainer_of(record.state)
    except Problem as problem:  # the game brings no reasons
        console.print(str(problem), markup=False, soft_wrap=True)
        return
    for number in numbers:
        before = record.at(number - 1).state
        words = record.game.describe(before, record.moves[number - 1], language).words
        player = explainer.player(int(before.to_move()), language)
        console.print(f"  {player}: {words}", markup=False, style="bold")
        for sentence in explain(see(record, number, me), language):
            console.print(Padding(escape(sentence.words), (0, 0, 0, 5), expand=False))


def _last_moves(movers: list[int], me: int) -> list[int]:
    """The numbers of the others' moves since one's last turn, but for those of the current one."""
    end = len(movers)
    while end and movers[end - 1] == me:
        end -= 1
    begin = end
    while begin and movers[begin - 1] != me:
        begin -= 1
    return list(range(begin + 1, end + 1))
