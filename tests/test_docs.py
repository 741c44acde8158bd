"""The examples of the documentation run as they stand."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import lusoria

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
HOUSE = [ROOT / f"{name}.md" for name in ("CHANGELOG", "CONTRIBUTING", "SECURITY")]
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{i}")
    for page in PAGES
    for i, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL))
]


def test_the_readme_has_an_example() -> None:
    assert "```python" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str) -> None:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr


def slug(heading: str) -> str:
    """The anchor that a heading gets."""
    return re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    """The anchors of a page."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    return {slug(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


@pytest.mark.parametrize("file", [*PAGES, *HOUSE], ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    text = re.sub(r"```.*?```", "", file.read_text("utf-8"), flags=re.DOTALL)
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)]*))?\)", text):
        assert not target.startswith("http"), f"{target} cannot be checked here"
        found = file.parent / target if target else file
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), f"{target}#{anchor}"


def test_every_page_is_on_the_site() -> None:
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        name = page.relative_to(ROOT / "docs").with_suffix("").as_posix()
        assert name == "index" or f"\n{name}\n" in index, name


@pytest.mark.parametrize("game", ["builders", "roma", "romolo"])
def test_the_reference_tells_of_every_member_and_event_of_a_game(game: str) -> None:
    program = f"from docs.described import described; print(described({game!r}))"
    environment = {**os.environ, "LUSORIA_PURE": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, env=environment
    )
    assert ran.returncode == 0, ran.stderr
    state = lusoria.game(game).start()
    for name in (*state.shown(None), *state.game.rules.events):
        assert f"| `{name}` |" in ran.stdout
    assert "KeyError" not in ran.stdout


@pytest.mark.parametrize("id", ["builders", "roma", "romolo"])
def test_researchers_are_told_how_many_bytes_and_actions_a_game_has(id: str) -> None:
    game = lusoria.game(id)
    row = f"| `{id}` | {game.observation.size} | {game.action_count} |"
    assert row in (ROOT / "docs" / "research.md").read_text("utf-8")


@pytest.mark.soak
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "dirhtml", "docs", str(tmp_path)]
    environment = {**os.environ, "LUSORIA_PURE": "1"}
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)
    assert ran.returncode == 0, ran.stderr
    assert "RomaView" in (tmp_path / "reference" / "views" / "index.html").read_text("utf-8")
