"""What readers of a file need and browsers do not: comments, indentation, blank lines."""

import re

COMMENT = re.compile(rb"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)$", re.MULTILINE | re.DOTALL)
"""A JSDoc comment on lines of its own, or a line that is a comment."""
INDENT = re.compile(rb"^[ \t]+", re.MULTILINE)
CSS_COMMENT = re.compile(rb"/\*(?:(?!\*/).)*\*/", re.DOTALL)
CSS_BREAK = re.compile(rb"[ \t]*([{};,])\s*")
"""Where white space means nothing; elsewhere it may be a combinator."""
CSS_COLON = re.compile(rb"([\w-]): ")
"""In a declaration or a media feature; selectors have no space behind a colon."""
CSS_STRING = re.compile(rb"(\"[^\"\n]*\"|'[^'\n]*')")
SVG_COMMENT = re.compile(rb"<!--(?:(?!-->).)*-->", re.DOTALL)
SVG_BREAK = re.compile(rb">\s+<")


def lean(body: bytes, suffix: str) -> bytes:
    """A file as it is sent; of other kinds than these it is sent as it is."""
    shortened = {".js": _script, ".css": _style, ".svg": _picture}.get(suffix)
    return shortened(body) if shortened else body


def _script(body: bytes) -> bytes:
    # Newlines stay, so that the line numbers in errors are right. The indentation of texts in
    # templates goes as well: HTML reads any white space as one space.
    body = COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), body)
    return INDENT.sub(b"", body)


def _style(body: bytes) -> bytes:
    parts = CSS_STRING.split(CSS_COMMENT.sub(b"", body))
    # Every second part is a string.
    parts[::2] = [_shorten(part) for part in parts[::2]]
    return b"".join(parts).strip()


def _shorten(style: bytes) -> bytes:
    style = CSS_BREAK.sub(rb"\1", re.sub(rb"\s+", b" ", style))
    return CSS_COLON.sub(rb"\1:", style).replace(b";}", b"}")


def _picture(body: bytes) -> bytes:
    return SVG_BREAK.sub(b"><", SVG_COMMENT.sub(b"", body)).strip()
