"""Installing: all of the engine is compiled or none of it, and either way it runs."""

import gzip
import json
import shutil
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.packaging.checkout import ROOT, add_page, copy_sources, run

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
NOTICE = "lusoria: not compiled, will run interpreted"
NO_PAGE = "lusoria: the page is not built"


def wheel(checkout: Path, **variables: str) -> tuple[set[str], str]:
    """Build a wheel with the tools at hand: the names in it, and all that was said."""
    pip = [sys.executable, "-m", "pip", "-v", "wheel", "--no-deps", "--no-build-isolation"]
    ran = run(*pip, "--wheel-dir", checkout / "dist", checkout, **variables)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    [built] = (checkout / "dist").iterdir()
    with zipfile.ZipFile(built) as archive:
        return set(archive.namelist()), ran.stdout + ran.stderr


def compiled(names: set[str]) -> set[str]:
    return {name for name in names if name.endswith((".so", ".pyd"))}


def test_without_a_c_compiler_the_wheel_is_whole_and_interpreted(tmp_path: Path) -> None:
    names, said = wheel(copy_sources(tmp_path), CC="false", LDSHARED="false")
    assert said.count(NOTICE) == 1
    assert not compiled(names)
    for path in tmp_path.glob("src/**/*"):
        if path.suffix in (".py", ".ftl", ".typed"):
            assert path.relative_to(tmp_path / "src").as_posix() in names


def test_when_mypyc_refuses_the_wheel_is_interpreted(tmp_path: Path) -> None:
    bad = copy_sources(tmp_path) / "src" / "lusoria" / "core" / "bad.py"
    bad.write_text('number: int = "a word"\n', encoding="utf-8")
    names, said = wheel(tmp_path)
    assert said.count(NOTICE) == 1
    assert not compiled(names)
    assert "lusoria/core/bad.py" in names


def test_compiled_files_of_an_earlier_build_are_not_packed(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    (tmp_path / "src" / "lusoria" / "core" / f"gone{SUFFIX}").touch()
    (tmp_path / "src" / f"lusoria_gone__mypyc{SUFFIX}").touch()
    names, _ = wheel(tmp_path, LUSORIA_PURE="1")
    assert not compiled(names)
    [built] = (tmp_path / "dist").iterdir()
    assert built.name.endswith("-py3-none-any.whl")  # one for every machine


def test_in_place_a_build_that_does_not_compile_leaves_no_compiled_file(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    for old in ("lusoria_core__mypyc", "lusoria_gone__mypyc", "lusoria/core/gone"):
        (tmp_path / "src" / f"{old}{SUFFIX}").touch()
    setup = "import os, runpy, sys; os.chdir(sys.argv.pop(1)); runpy.run_path('setup.py')"
    ran = run(sys.executable, "-c", setup, tmp_path, "-q", "build_ext", "-i", LUSORIA_PURE="1")
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr.count(NOTICE) == 1
    assert not list((tmp_path / "src").rglob(f"*{SUFFIX}"))


GROUPS = """
import json, os, runpy, sys
os.chdir(sys.argv[1])
sys.argv = ["setup.py", "--quiet", "build_ext", "--help"]
sys.stdout = sys.stderr
groups = runpy.run_path("setup.py")["groups"]()
print(json.dumps(groups), file=sys.__stdout__)
"""


def test_every_game_is_a_library_of_its_own(tmp_path: Path) -> None:
    """Also a new one, as soon as there is its folder."""
    new = copy_sources(tmp_path) / "src" / "lusoria" / "games" / "pila" / "rules.py"
    new.parent.mkdir()
    new.touch()
    ran = run(sys.executable, "-c", GROUPS, tmp_path)
    assert ran.returncode == 0, ran.stderr
    groups: dict[str, list[str]] = json.loads(ran.stdout)
    assert groups["pila"] == ["src/lusoria/games/pila/rules.py"]
    assert "src/lusoria/players/search.py" in groups["core"]
    games = {path.parent.name for path in tmp_path.glob("src/lusoria/games/*/rules.py")}
    for library, paths in groups.items():
        game = library.partition("_")[0]  # a large game has several
        assert game in {*games, "core"}
        assert all((f"/games/{game}/" in path) == (game != "core") for path in paths)
    every = [path for paths in groups.values() for path in paths]
    assert len(every) == len(set(every))


WRITES_A_PAGE = """
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('../src/lusoria/page/assets', { recursive: true });
writeFileSync('../src/lusoria/page/index.html', '<title>Lusoria</title>');
writeFileSync('../src/lusoria/page/assets/index-1a2b3c.js', '// ' + 'Ave! '.repeat(1000));
"""


def test_the_page_is_built_and_packed(tmp_path: Path) -> None:
    add_page(copy_sources(tmp_path), WRITES_A_PAGE)
    names, said = wheel(tmp_path, LUSORIA_PURE="1")
    assert NO_PAGE not in said
    page = {name.removeprefix("lusoria/page/") for name in names if "/page/" in name}
    script = "assets/index-1a2b3c.js"
    assert page == {"index.html", script, f"{script}.gz", f"{script}.br"}
    written = (tmp_path / "src" / "lusoria" / "page" / f"{script}.gz").read_bytes()
    assert gzip.decompress(written).startswith(b"// Ave!")


def test_a_page_that_cannot_be_built_is_left_out(tmp_path: Path) -> None:
    add_page(copy_sources(tmp_path), "process.exit(1)")
    old = tmp_path / "src" / "lusoria" / "page" / "index.html"
    old.parent.mkdir()
    old.touch()
    names, said = wheel(tmp_path, LUSORIA_PURE="1")
    assert said.count(NO_PAGE) == 1
    assert not [name for name in names if "/page/" in name]


def test_what_is_given_away_is_whole_or_not_built(tmp_path: Path) -> None:
    """Neither without its page nor, unless that is asked for, without its libraries."""
    add_page(copy_sources(tmp_path), "process.exit(1)")
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    command = [*pip, "--wheel-dir", str(tmp_path / "dist"), str(tmp_path)]
    ran = run(*command, LUSORIA_PURE="1", LUSORIA_WHOLE="1")
    assert ran.returncode != 0
    assert "PageError" in ran.stdout + ran.stderr
    (tmp_path / "web" / "make.cjs").write_text(WRITES_A_PAGE)
    (tmp_path / "without" / "mypyc").mkdir(parents=True)  # one that has nothing to compile with
    (tmp_path / "without" / "mypyc" / "__init__.py").touch()
    ran = run(*command, LUSORIA_WHOLE="1", PYTHONPATH=str(tmp_path / "without"))
    assert ran.returncode != 0
    assert "No module named 'mypyc.build'" in ran.stdout + ran.stderr
    assert not (tmp_path / "dist").exists() or not list((tmp_path / "dist").iterdir())


@pytest.mark.soak
def test_wheels_are_built_and_tried(tmp_path: Path) -> None:
    """A compiled one for this Python, one of sources, and the sources themselves."""
    checkout = copy_sources(tmp_path)
    add_page(checkout, WRITES_A_PAGE)
    for part in ("release", "tests/packaging"):
        shutil.copytree(ROOT / part, checkout / part)
    shutil.copy2(ROOT / "MANIFEST.in", checkout)
    ran = run(sys.executable, checkout / "release" / "wheels.py", sys.executable)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    names = sorted(path.name for path in (checkout / "dist").iterdir())
    assert len(names) == 3
    assert f"-cp3{sys.version_info.minor}-" in names[0]
    assert names[1].endswith("-py3-none-any.whl")
    assert names[2].endswith(".tar.gz")


@pytest.mark.parametrize(
    "compiler",
    [pytest.param("", marks=pytest.mark.soak), "false"],
    ids=["as it is", "without a C compiler"],
)
def test_pip_install_into_a_fresh_environment(tmp_path: Path, compiler: str) -> None:
    checkout = copy_sources(tmp_path / "checkout")
    venv.create(tmp_path / "fresh", with_pip=True)
    scripts = sysconfig.get_path("scripts", "venv", vars={"base": str(tmp_path / "fresh")})
    fresh = Path(scripts, "python")
    variables = {"CC": compiler, "LDSHARED": compiler} if compiler else {}
    constraints = (ROOT / "constraints.txt").as_uri()  # pip splits a path at its spaces
    ran = run(
        fresh, "-m", "pip", "-v", "install", checkout, PIP_CONSTRAINT=constraints, **variables
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    interpreted = NOTICE in ran.stdout + ran.stderr
    assert interpreted or not compiler
    plays = run(fresh, "-I", Path(__file__).with_name("light.py"))
    assert plays.stdout.split() == ["interpreted" if interpreted else "compiled"], plays.stderr
    says = run(fresh, "-I", "-m", "lusoria", "play", "roma", LC_ALL="C")
    assert says.returncode == 2
    assert "Type: pip install 'lusoria[cli]'" in says.stderr
