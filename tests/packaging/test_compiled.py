"""Which files the engine runs from: compiled ones, or with LUSORIA_PURE=1 the sources."""

import os
import shutil
import sysconfig
from pathlib import Path

import pytest

from tests.packaging.checkout import ROOT, WHICH, copy_sources, python

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def can_compile() -> bool:
    """Whether this machine has what `make build` needs."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC"))
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and header.exists()


def test_a_built_checkout_runs_compiled() -> None:
    ran = python(WHICH, ROOT / "src")
    assert ran.returncode == 0, ran.stderr
    compiled, file = ran.stdout.split()
    assert (compiled == "True") == (not file.endswith(".py"))
    assert (compiled == "True") == can_compile(), "run `make build` and read what it says"


def test_lusoria_pure_runs_the_sources() -> None:
    every = (
        "import lusoria, pkgutil, sys\n"
        "for module in pkgutil.walk_packages(lusoria.core.__path__, 'lusoria.core.'):\n"
        "    __import__(module.name)\n"
        "files = [m.__file__ for n, m in sys.modules.items() if n.startswith('lusoria')]\n"
        "print(lusoria.COMPILED, len(files) > 5, all(f.endswith('.py') for f in files))"
    )
    ran = python(every, ROOT / "src", LUSORIA_PURE="1")
    assert ran.stdout.split() == ["False", "True", "True"], ran.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one compiled module, that nobody imports, as old as its source."""
    core = copy_sources(tmp_path) / "src" / "lusoria" / "core"
    for path in (core / "lonely.py", core / f"lonely{SUFFIX}"):
        path.touch()
        os.utime(path, (1, 1))
    return tmp_path


def test_a_compiled_file_as_old_as_its_source_is_fine(checkout: Path) -> None:
    ran = python(WHICH, checkout / "src")
    assert ran.returncode == 0, ran.stderr


def test_a_compiled_file_older_than_its_source_is_refused(checkout: Path) -> None:
    os.utime(checkout / "src/lusoria/core/lonely.py", (2, 2))
    ran = python(WHICH, checkout / "src")
    assert ran.returncode != 0
    assert ran.stderr.splitlines()[-1] == (
        f"ImportError: {Path('lusoria/core/lonely')}{SUFFIX} is older than its source; "
        "run `make build` or set LUSORIA_PURE=1."
    )


def test_a_compiled_file_without_its_source_is_refused(checkout: Path) -> None:
    (checkout / "src/lusoria/core/lonely.py").unlink()
    ran = python(WHICH, checkout / "src")
    assert ran.returncode != 0
    assert f"lonely{SUFFIX} has lost its source" in ran.stderr


def test_the_sources_run_whatever_the_age_of_the_compiled_files(checkout: Path) -> None:
    os.utime(checkout / "src/lusoria/core/lonely.py", (2, 2))
    ran = python(WHICH, checkout / "src", LUSORIA_PURE="1")
    assert ran.stdout.split()[0] == "False", ran.stderr


def test_ages_mean_nothing_once_installed(checkout: Path) -> None:
    os.utime(checkout / "src/lusoria/core/lonely.py", (2, 2))
    (checkout / "pyproject.toml").unlink()
    ran = python(WHICH, checkout / "src")
    assert ran.returncode == 0, ran.stderr
