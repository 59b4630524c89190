"""Passes what the build backend adds to pyproject.toml."""

from setuptools import setup

from backend import SETUP

setup(**SETUP)
