"""The command line, for the bots' tests too."""

from tests.test_cli import petteia as petteia
