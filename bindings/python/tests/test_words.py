"""What is written about the package is true: types, docstrings, the guide."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sakiyomi

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = Path(sakiyomi.__file__).parent
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

PAGES = [ROOT / "docs/guide" / language / "src/python.md" for language in ("en", "ja")]
PAGES.append(ROOT / "bindings/python/README.md")


def blocks(page: Path) -> list[str]:
    """Returns what is typed and answered in the sessions of a page."""
    return re.findall(r"^```pycon\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_session_of_a_page_answers_what_it_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "\n".join(blocks(page))
    assert text
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    result = doctest.DocTestRunner(optionflags=OPTIONS).run(test)
    assert result.failed == 0 and result.attempted > 0


def test_both_guides_show_the_same_sessions() -> None:
    typed = [
        [line for line in "\n".join(blocks(page)).splitlines() if line.startswith((">>>", "..."))]
        for page in PAGES[:2]
    ]
    assert typed[0] == typed[1]


@pytest.mark.parametrize("module", ["sakiyomi", "sakiyomi.gym", "sakiyomi.zoo", "sakiyomi.env"])
def test_examples_in_docstrings_are_true(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=OPTIONS)
    assert result.failed == 0 and result.attempted > 0


def test_everything_has_a_docstring() -> None:
    for name in sakiyomi.__all__:
        thing = getattr(sakiyomi, name)
        if name == "__version__":
            continue
        assert thing.__doc__, name
        if isinstance(thing, type):
            for member in vars(thing):
                if not member.startswith("_"):
                    assert getattr(thing, member).__doc__, f"{name}.{member}"


def run(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, text=True, cwd=PACKAGE.parent
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_is_typed() -> None:
    config = str(ROOT / "pyproject.toml")
    run("mypy", "--config-file", config, "-p", "sakiyomi")


def test_the_stubs_say_what_the_module_has() -> None:
    run("mypy.stubtest", "sakiyomi._native", "--ignore-disjoint-bases")
