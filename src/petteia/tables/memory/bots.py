"""Bots that choose at once, in this process."""

from collections.abc import Sequence
from dataclasses import asdict

from petteia.bots.advice import advise
from petteia.bots.decisions import Decision, choose_action
from petteia.kernel.game import Game
from petteia.kernel.state import Json, State
from petteia.tables.services import WATCHED, bots_seed


class InProcessBots:
    """Bots for tables that can wait for them: a choice blocks the event loop."""

    count = 1
    busy = 0
    waiting = 0

    def __init__(self) -> None:
        self.failures = 0

    async def choose(
        self,
        bot: str,
        played: Game,
        seed: int,
        moves: int,
        state: State,
        order: int = WATCHED,
        earlier: Sequence[Decision] = (),
    ) -> tuple[int, str]:
        pending = Decision(moves, state.known(state.to_move()))
        return choose_action(bot, played, bots_seed(seed), [*earlier, pending]), bot

    async def advise(self, state: State, language: str) -> list[dict[str, Json]]:
        seat = int(state.to_move())
        return [asdict(one) for one in advise(state.known(seat), seat, language=language)]

    async def close(self) -> None:
        """Nothing runs."""
