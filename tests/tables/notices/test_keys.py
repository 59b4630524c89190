"""The key for push messages: kept by the server, for its owner only."""

import os
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from petteia.kernel.text.problem import Problem
from petteia.tables.notices.keys import push_key
from petteia.tables.notices.push import to_text


def number(key: ec.EllipticCurvePrivateKey | None) -> int:
    assert key is not None
    return key.private_numbers().private_value


def test_the_key_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "data" / "push-key.pem"
    before = os.umask(0)
    try:
        first = number(push_key(path))
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == 0o600
    assert number(push_key(path)) == first
    assert [file.name for file in path.parent.iterdir()] == ["push-key.pem"]
    assert to_text(first.to_bytes(32, "big")) not in path.read_text()


def test_a_key_that_others_could_read_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "push-key.pem"
    push_key(path)
    path.chmod(0o644)
    push_key(path)
    assert path.stat().st_mode & 0o777 == 0o600


def test_another_process_may_be_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "push-key.pem"
    first = number(push_key(path))
    monkeypatch.setattr(Path, "exists", lambda _: False)
    assert number(push_key(path)) == first
    assert [file.name for file in tmp_path.iterdir()] == ["push-key.pem"]


def test_a_file_with_something_else_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "push-key.pem"
    path.write_text("not a key")
    with pytest.raises(Problem, match="is not a key"):
        push_key(path)
    assert path.read_text() == "not a key"


def test_without_a_place_for_the_key_there_is_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("")
    assert push_key(tmp_path / "file" / "push-key.pem") is None
    assert "No push messages" in caplog.text
