"""Options, evaluator and search, in this build or in one before the current layout.

`bench.py --against <commit>` runs the same worker with an older build. Delete this module, and
import its names directly, once no build from before `petteia.games` is compared any more.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

if find_spec("petteia.bots.search"):
    _tree: Any = import_module("petteia.bots.search.tree")
    _search: Any = _tree.TreeSearch
else:
    _tree = import_module("petteia.bots.oracle")
    _search = _tree.Search

if find_spec("petteia.bots.evaluators"):
    evaluator_of: Any = import_module("petteia.bots.evaluators").evaluator_of
    _search_params: Any = _tree.SearchParams
else:
    evaluator_of = import_module("petteia.bots.judges").judge_of
    _search_params = _tree.Manner


def search_params(exploration: float, expand_after: int) -> Any:
    """Parameters of a search with full random rollouts."""
    return _search_params(exploration, expand_after, rollout=-1)


def new_search(state: object, rng: object, params: object) -> Any:
    """The Oracle's tree search of a position."""
    return _search(evaluator_of(state), state, rng, params)


def complete_options(game: Any, options: dict[str, Any]) -> Any:
    """Options checked and completed by the game."""
    complete = getattr(game, "complete_options", None) or game.options
    return complete(options)
