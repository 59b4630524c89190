"""What pyproject.toml cannot say; the backend knows it."""

from setuptools import setup

from backend import SETUP

setup(**SETUP)
