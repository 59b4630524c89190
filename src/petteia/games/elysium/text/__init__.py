"""Cards, moves, the log and refusals in words."""

from pathlib import Path

from petteia.kernel.text.messages import messages

MESSAGES = messages(Path(__file__).parent / "locale")
"""The messages of Elysium."""
