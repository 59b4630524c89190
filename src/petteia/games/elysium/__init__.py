"""The game of Elysium, for two to four players."""

from petteia.kernel.plugin import Plugin

PLUGIN = Plugin(
    key="elysium",
    name="Elysium",
    package=__name__,
    game=f"{__name__}.game:ElysiumGame",
    evaluator=f"{__name__}.bot.weights:evaluator_for",
    advice=f"{__name__}.bot.advice:ElysiumExplainer",
    drawing=f"{__name__}.terminal.drawing:ElysiumDrawing",
    watcher=f"{__name__}.report.watcher:ElysiumWatcher",
    reporter=f"{__name__}.report.reporter:report",
    training=f"{__name__}.bot.training:ElysiumTask",
    weights="bot/weights.json",
    page="page",
)
