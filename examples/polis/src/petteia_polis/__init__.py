"""Polis, an ancient Greek board game of capture, for two players."""

from petteia import Plugin

PLUGIN = Plugin(
    key="polis",
    name="Polis",
    package=__name__,
    game=f"{__name__}.game:PolisGame",
)
