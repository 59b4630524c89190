"""Generates pages of the site: rules, card gallery, and documents of the repository."""

import ast
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from petteia.games.elysium.content.edition import read_edition
from petteia.games.elysium.text.card_facts import condition_words, design_text, kind_words
from petteia.kernel.content.rulebook import read_rulebook, section_name
from petteia.kernel.text.messages import LANGUAGES

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "petteia" / "games"
RULE_PAGES = {"elysium": "rules.md", "thebai": "rules-thebai.md"}
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "pl": "polski"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages."""
    pages = {
        "index.md": with_site_links(ROOT / "README.md"),
        "cards.md": cards(),
        "changelog.md": with_site_links(ROOT / "CHANGELOG.md"),
        "contributing.md": with_site_links(ROOT / "CONTRIBUTING.md"),
        "security.md": with_site_links(ROOT / "SECURITY.md"),
    }
    for game, page in RULE_PAGES.items():
        pages[page] = rules(game)
        tests = [test for rule in read_rulebook(GAMES / game).values() for test in rule.tests]
        for file in sorted({test.split("::")[0] for test in tests}):
            pages[page_of(file)] = tests_of(file)
    for name, content in pages.items():
        files.append(File.generated(config, name, content=content))
    return files


def page_of(file: str) -> str:
    """The page that shows a test file."""
    return file.replace(".py", ".md")


def tests_of(file: str) -> str:
    """The tests of a file, each under its name."""
    source = (ROOT / file).read_text("utf-8")
    lines = [f"# {file}", ""]
    rows = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            title = node.name.removeprefix("test_").replace("_", " ")
            lines += [f"## {title} {{ #{node.name} }}", "", "```python"]
            lines += rows[first - 1 : node.end_lineno]
            lines += ["```", ""]
    return "\n".join(lines)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Insert the files that a page quotes, and link to documents of the repository."""
    markdown = re.sub(r"<!-- quote (\S+) -->", _quote, markdown)
    return markdown.replace("(../SECURITY.md)", "(security.md)")


def _quote(found: re.Match[str]) -> str:
    text = (GAMES / found.group(1)).read_text("utf-8")
    return f"```toml\n{text}```"


def with_site_links(file: Path) -> str:
    """A document of the repository, with links and pictures as they are on the site."""
    text = file.read_text("utf-8")
    text = re.sub(r"\(docs/([\w./#-]+)\)", r"(\1)", text)
    text = re.sub(r'(src|srcset)="docs/', r'\1="', text)
    text = text.replace("(CONTRIBUTING.md)", "(contributing.md)")
    text = text.replace("(SECURITY.md)", "(security.md)")
    return text.replace("(CHANGELOG.md)", "(changelog.md)")


def rules(game: str) -> str:
    """Every rule of a game with an anchor, its text in three languages and its tests."""
    lines = [
        f"# Rules of {game.capitalize()}",
        "",
        "All rules by id. A ruling settles what the rulebook leaves open.",
        "",
    ]
    group = ""
    for rule in read_rulebook(GAMES / game).values():
        section = section_name(GAMES / game, rule.id, "en")
        if section != group:
            group = section
            lines += [f"## {section}", ""]
        mark = " · ruling" if rule.is_ruling else ""
        lines += [f"### {rule.id}{mark} {{ #{rule.id.lower()} }}", ""]
        lines += [_link_rules(rule.text["en"], rule.id, game), ""]
        lines += ["<details markdown='1'><summary>Deutsch · polski · tests</summary>", ""]
        for code in ("de", "pl"):
            lines += [f"*{LANGUAGE_NAMES[code]}:* {rule.text[code]}", ""]
        lines += [_link_test(test) for test in rule.tests]
        lines += ["", "</details>", ""]
    return "\n".join(lines)


def _link_test(test: str) -> str:
    file, name = test.split("::")
    return f"- [{name.removeprefix('test_').replace('_', ' ')}]({page_of(file)}#{name})"


def _link_rules(text: str, own: str, game: str) -> str:
    there = read_rulebook(GAMES / game)

    def link(found: re.Match[str]) -> str:
        number = found.group(0)
        return f"[{number}](#{number.lower()})" if number in there and number != own else number

    return re.sub(r"\b[A-Z]\d{1,2}\b", link, text)


def cards() -> str:
    """The gallery: every design in three languages."""
    edition = read_edition()
    number = sum(design.copies for design in edition.designs.values())
    lines = [
        "# Cards",
        "",
        f"The house edition: {len(edition.designs)} designs, {number} cards.",
        "",
    ]
    for family in edition.families.values():
        lines += [f"## {family.name['en']}", ""]
        for design in edition.designs_of(family.key):
            facts = [
                f"Level {design.level}",
                f"× {design.copies}",
                condition_words(design, "en"),
                kind_words(design.kind, "en"),
            ]
            lines += [f"### {design.name['en']} {{ #{design.key} }}", "", " · ".join(facts), ""]
            lines += ["| | | |", "|---|---|---|"]
            for code in LANGUAGES:
                text = design_text(edition, design, code)
                lines.append(f"| {LANGUAGE_NAMES[code]} | **{design.name[code]}** | {text} |")
            lines.append("")
    return "\n".join(lines)
