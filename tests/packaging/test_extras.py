"""Whoever lacks an extra is told which line to type; whoever runs interpreted, how to change it."""

import importlib.metadata
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.packaging.checkout import ROOT

WITHOUT = (
    "import sys; sys.modules[sys.argv.pop(1)] = None; from lusoria.__main__ import main; main()"
)


def lusoria(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs the command as if the module named first were not installed."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, *words],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C", **variables},
        check=False,
    )


@pytest.mark.parametrize(
    ("missing", "command", "extra"),
    [
        ("typer", ["--version"], "cli"),
        ("rich", ["rules", "roma"], "cli"),
        ("litestar", [], "server"),
        ("litestar", ["serve"], "server"),
        ("litestar", ["bench", "server"], "server"),
        ("asyncpg", ["serve", "--port", "0", "--database", "postgresql://x/y"], "postgres"),
        ("ray", ["arena", "roma", "random", "--games", "1", "--ray", "local"], "cluster"),
    ],
)
def test_a_command_without_its_extra_says_which_line_to_type(
    missing: str, command: list[str], extra: str
) -> None:
    ran = lusoria(missing, *command)
    assert ran.returncode == 2
    assert ran.stderr.strip().splitlines()[-1] == (
        f"lusoria: {missing} is not installed. Type: pip install 'lusoria[{extra}]'"
    )
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("missing", "door"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("pyspiel", "openspiel")],
)
def test_a_door_for_researchers_without_its_extra_says_which_line_to_type(
    missing: str, door: str
) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import lusoria.adapters.{door}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stderr.strip().splitlines()[-1] == (
        f"lusoria.extras.MissingExtra: {missing} is not installed. "
        "Type: pip install 'lusoria[research]'"
    )


def test_it_is_said_in_the_language_of_the_locale() -> None:
    said = lusoria("litestar", "serve", LC_ALL="it_IT.UTF-8").stderr
    assert "litestar non è installato. Scrivi: pip install 'lusoria[server]'" in said


def test_the_engine_needs_mypy_extensions_alone() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert [need.partition(">")[0] for need in project["dependencies"]] == ["mypy-extensions"]


def test_every_extra_for_users_is_in_all() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    [every] = extras["all"]
    named = set(every.removeprefix("lusoria[").removesuffix("]").split(","))
    assert named == set(extras) - {"all", "bench", "docs", "release", "test"}


def test_the_citation_is_of_this_version() -> None:
    version = importlib.metadata.version("lusoria")
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_importing_the_package_loads_nothing_from_outside() -> None:
    program = (
        "import sys; before = set(sys.modules); import lusoria; lusoria.game('roma').start();"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before})"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    loaded = set(ran.stdout.split()) - sys.stdlib_module_names
    ours = {name for name in loaded if name.startswith("lusoria")}  # with the compiled libraries
    assert loaded - ours == {"alea", "mypy_extensions"}  # the game of another package


def interpreted(home: Path, **variables: str) -> str:
    """What a command says on the side where the engine is interpreted."""
    program = "import lusoria; lusoria.COMPILED = False; from lusoria.cli import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", program, "rules", "roma", "R36"],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C", "XDG_STATE_HOME": str(home), **variables},
        check=True,
    )
    return ran.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is named as on Linux")
def test_an_interpreted_engine_is_told_of_once(tmp_path: Path) -> None:
    assert interpreted(tmp_path, LUSORIA_PURE="1") == ""  # whoever asked for it knows
    assert "make build" in interpreted(tmp_path, LUSORIA_PURE="")
    assert interpreted(tmp_path, LUSORIA_PURE="") == ""


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is named as on Linux")
def test_it_is_no_error_if_that_cannot_be_remembered(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.touch()
    assert "make build" in interpreted(nowhere, LUSORIA_PURE="")
