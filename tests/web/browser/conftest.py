"""A real Chromium for the page's tests."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.web.browser.visitor import CHROMIUM, PHONE, WIDE, Visitor

sys.path.insert(0, str(Path(__file__).parents[3] / "build_tools"))


@pytest.fixture(scope="package")
def chromium():
    """One browser for all tests of a worker."""
    from browser import find  # build_tools/browser.py

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, server):
    """`visit()`: somebody with a browser of their own; their complaints fail the test."""
    visitors: list[Visitor] = []

    def come(at=None, phone=False, theme="light", language="en", **wanted) -> Visitor:
        shape = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
        context = chromium.new_context(
            **{"viewport": WIDE, "locale": language, "reduced_motion": "reduce", **shape, **wanted}
        )
        visitor = Visitor(context, at or server)
        visitor.remember("theme", theme)
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.unforgiven()]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "\n".join(complaints)
