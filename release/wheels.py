"""Builds the packages to publish into `dist/`, and tries each in a clean environment.

A compiled wheel for every Python named (manylinux where auditwheel can tell), one wheel of sources
for all others, and the sources. Each is installed in an empty environment and plays every game
there; one that does not match its name stops the build.

    python release/wheels.py python3.11 python3.12
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
LIGHT = ROOT / "tests" / "packaging" / "light.py"
OLDEST, NEWEST = (3, 11), (3, 13)


def say(line: str) -> None:
    print(f"== {line}", flush=True)


def run(*words: str | Path, **variables: str) -> str:
    """Run a command quietly; if it fails, print its whole output."""
    ran = subprocess.run(
        [str(word) for word in words],
        cwd=ROOT,
        env={**os.environ, "PIP_CONSTRAINT": (ROOT / "constraints.txt").as_uri(), **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        sys.exit(f"{ran.stdout}\n{words[0]} failed")
    return ran.stdout


def usable(python: str) -> bool:
    """True if this Python exists and has a version that wheels are made for."""
    ask = [python, "-c", "import sys; print(*sys.version_info[:2])"]
    try:
        ran = subprocess.run(ask, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    major, minor = ran.stdout.split()
    return OLDEST <= (int(major), int(minor)) <= NEWEST


def build_sdist(to: Path) -> Path:
    """The sources. All wheels are made of them, each in an environment of its own: that is their
    trial.
    """
    run(sys.executable, "-m", "build", "--sdist", "--outdir", to)
    return next(to.glob("*.tar.gz"))


def build_wheel(python: str, sources: Path, to: Path, **variables: str) -> Path:
    """Build a wheel from these sources, complete or not at all."""
    pip = [python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir"]
    run(*pip, to, sources, LUSORIA_WHOLE="1", **variables)
    return next(to.glob("*.whl"))


def check(wheel: Path, *, compiled: bool) -> None:
    """Refuse a wheel whose name does not match its contents, or that lacks a part."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    libraries = [name for name in names if name.endswith((".so", ".pyd"))]
    missing = [part for part in ("page/index.html", "py.typed") if f"lusoria/{part}" not in names]
    if missing or bool(libraries) != compiled or wheel.stem.endswith("-any") == compiled:
        sys.exit(f"{wheel.name} has {len(libraries)} libraries and lacks {missing or 'nothing'}")


def repaired(wheel: Path, to: Path) -> Path:
    """Return the wheel named after all systems it runs on, if auditwheel can tell."""
    if sys.platform != "linux":
        return wheel
    environment = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    try:
        run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", to, wheel, **environment)
    except SystemExit as e:
        say(f"{wheel.name} is for systems like this one only: {e}")
        return wheel
    return next(to.glob("*.whl"))


def try_out(python: str, archive: Path, folder: Path) -> str:
    """Install it in an empty environment and let it play; True if it runs compiled."""
    run(python, "-m", "venv", folder)
    fresh = folder / "bin" / "python" if os.name != "nt" else folder / "Scripts" / "python.exe"
    run(fresh, "-m", "pip", "install", archive)
    return run(fresh, "-I", LIGHT).strip()


def main(pythons: list[str]) -> None:
    """Build and try everything; `dist/` gets it once all of it works."""
    found = [python for python in pythons if usable(python)]
    for python in sorted(set(pythons) - set(found)):
        say(f"no {python} here: no wheel for it")
    if not found:
        sys.exit("no Python to build with")
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        made = [build_sdist(work / "sources")]
        say(f"{made[0].name}; {len(found)} compiled wheels follow, some minutes each")
        pure = build_wheel(sys.executable, made[0], work / "pure", LUSORIA_PURE="1")
        check(pure, compiled=False)
        ways = [(found[0], pure, "interpreted")]
        for i, python in enumerate(found):
            built = build_wheel(python, made[0], work / f"built-{i}")
            check(built, compiled=True)
            ways.append((python, repaired(built, work / f"repaired-{i}"), "compiled"))
            say(f"{ways[-1][1].name} ({time.monotonic() - begun:.0f} s)")
        for i, (python, wheel, how) in enumerate(ways):
            ran = try_out(python, wheel, work / f"fresh-{i}")
            if ran != how:
                sys.exit(f"{wheel.name} runs {ran}")
            say(f"{wheel.name} plays, {how}")
            made.append(wheel)
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        for archive in made:
            shutil.copy2(archive, DIST)
    say(f"all of it is in dist/ ({time.monotonic() - begun:.0f} s)")


if __name__ == "__main__":
    main(sys.argv[1:] or [f"python3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1)])
