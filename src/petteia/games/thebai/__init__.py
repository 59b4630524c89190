"""The game of Thebai, for one to four players."""

from petteia.kernel.plugin import Plugin

PLUGIN = Plugin(
    key="thebai",
    name="Thebai",
    package=__name__,
    game=f"{__name__}.game:ThebaiGame",
    evaluator=f"{__name__}.bot.weights:evaluator_for",
    advice=f"{__name__}.bot.advice:ThebaiExplainer",
    drawing=f"{__name__}.terminal.drawing:ThebaiDrawing",
    watcher=f"{__name__}.report.watcher:ThebaiWatcher",
    reporter=f"{__name__}.report.reporter:report",
    training=f"{__name__}.bot.training:ThebaiTask",
    weights="bot/weights.json",
    page="page",
)
