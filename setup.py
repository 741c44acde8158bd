"""Compiles the engine with mypyc, all of it or none of it, and builds the page.

Everything else about the package is in pyproject.toml. Whatever goes wrong here (mypyc missing or
refusing, no C compiler, no network for the page), the package installs all the same: it runs
interpreted, or its server says that the page is not built. What is to be given away must be
whole: with LUSORIA_WHOLE=1 whatever goes wrong ends the build. With LUSORIA_PURE=1 nothing is
compiled, and the wheel is one for every machine.
"""

import os
import re
import runpy
import sys
import time
from collections.abc import Collection
from pathlib import Path
from sysconfig import get_config_var
from threading import Event, Thread
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

SOURCE = Path("src")
COMPILED = ("core", "games", "players")
LIBRARY = "lusoria_{}__mypyc"  # as mypyc calls that of a group
SUFFIX = str(get_config_var("EXT_SUFFIX"))
RATE = 3_500  # lines of C that one core compiles in a second, roughly
PURE = os.environ.get("LUSORIA_PURE", "0") not in ("", "0")
WHOLE = os.environ.get("LUSORIA_WHOLE", "0") not in ("", "0")
CACHE = "build/mypy"  # what mypyc knows of the last translation


def groups() -> dict[str, list[str]]:
    """The sources of each library: one for every game, and one for what all games share.

    Calls within a library are the fastest; a change in a game compiles its library alone.
    """
    found: dict[str, list[str]] = {"core": []}
    package = SOURCE / "lusoria"
    for part in COMPILED:
        for path in sorted((package / part).rglob("*.py")):
            folder, *inside = path.relative_to(package).parts
            name = inside[0] if folder == "games" and len(inside) > 1 else "core"
            found.setdefault(name, []).append(str(path))
    return found


def translate() -> list[Any]:
    """Translate all that is compiled to C; the largest library comes first, as it takes longest.

    Beside each source stands only a door to its library.
    """
    if PURE:
        raise RuntimeError("LUSORIA_PURE is set")
    from mypyc.build import mypycify

    libraries = groups()
    # Only what stops the translation matters here: `make test` is for the rest, and in an isolated
    # build the run-time dependencies are missing.
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={CACHE}"]
    try:
        extensions = mypycify(
            [*options, *(path for paths in libraries.values() for path in paths)],
            opt_level="3",
            debug_level="0",
            separate=[(paths, f"lusoria_{name}") for name, paths in libraries.items()],
        )
    except SystemExit as error:
        raise RuntimeError("mypyc refused the sources") from error
    for extension in extensions:
        # mypyc asks for -Werror: a newer compiler's newer warning is no reason to go without.
        # What nobody can look up by name can be called directly, and put where it is called.
        extension.extra_compile_args += ["-Wno-error", "-fvisibility=hidden"]
    return sorted(extensions, key=size, reverse=True)


def size(extension: Any) -> int:
    """How many lines of C an extension is made of: bytes are mostly mypyc's blanks."""
    return sum(Path(source).read_bytes().count(b"\n") for source in extension.sources)


def file_of(extension: Any) -> Path:
    """Where an extension stands, from the folder of the package on."""
    return Path(*extension.name.split(".")).with_suffix(SUFFIX)


class Builder(build_ext):
    """Builds the libraries at once; says how long that may take, and shows that it goes on."""

    def run(self) -> None:
        due = [size(extension) for extension in self.extensions if self.is_due(extension)]
        cores = int(self.parallel or 1)
        minutes = max([sum(due) / cores, *due]) / RATE / 60 if due else 0.0
        done = Event()
        if minutes > 0.1:
            say(f"compiling, about {max(1, round(minutes))} min on {cores} cores")
            Thread(target=tick, args=(done,), daemon=True).start()
        try:
            super().run()
        finally:
            done.set()

    def is_due(self, extension: Any) -> bool:
        """Whether anything that the extension is made of has changed."""
        built = str(Path(self.build_lib, file_of(extension)))
        return newer_group([*extension.sources, *extension.depends], built)

    def build_extension(self, ext: Any) -> None:
        begun = time.monotonic()
        due = self.is_due(ext)
        super().build_extension(ext)
        library = re.fullmatch(LIBRARY.format("(.*)"), ext.name)
        if library and due:
            say(f"{library[1]} is compiled ({time.monotonic() - begun:.0f} s)")


def say(line: str) -> None:
    """A line for whoever waits, also in a quiet build."""
    print(f"\r== {line}", file=sys.stderr, flush=True)


def tick(done: Event) -> None:
    """Counts the seconds in a terminal."""
    begun = time.monotonic()
    while sys.stderr.isatty() and not done.wait(1):
        print(f"\r{time.monotonic() - begun:.0f} s", end="", file=sys.stderr, flush=True)


class Compile(build_ext):
    """Builds every extension or, with one notice, none; removes what earlier builds left."""

    def run(self) -> None:
        started = time.time()
        try:
            # Translated only now: pip runs this file several times, but builds once.
            self.distribution.ext_modules = translate()
            builder = Builder(self.distribution)
            for option in ("build_lib", "build_temp", "inplace", "force", "debug"):
                setattr(builder, option, getattr(self, option))
            builder.parallel = self.parallel or os.cpu_count() or 1
            builder.ensure_finalized()
            builder.run()
            self.extensions = builder.extensions
        except Exception as error:  # a compiler fails in many ways, and all mean the same
            if WHOLE:
                raise
            self.extensions = []
            print(f"lusoria: not compiled, will run interpreted ({error})", file=sys.stderr)

        wanted = {file_of(extension) for extension in self.extensions}
        clean(Path(self.build_lib), wanted)
        if self.inplace:
            clean(SOURCE, wanted)
            # A module whose C did not change was not rebuilt. Its age is that of what was read.
            for path in wanted:
                os.utime(SOURCE / path, (started, started))


def clean(root: Path, wanted: Collection[Path]) -> None:
    """Remove compiled modules of ours that this build does not want: they would be old ones."""
    for path in [*root.glob("lusoria*__mypyc.*"), *root.glob("lusoria/**/*.*")]:
        if path.suffix in (".so", ".pyd") and path.relative_to(root) not in wanted:
            path.unlink()


class BuildPage(build_py):
    """Packs the page, built now; an old one that cannot be built again is left out."""

    def run(self) -> None:
        if not self.editable_mode:  # a checkout builds it with make
            try:
                runpy.run_path("web/build.py")["build"]()
            except Exception as error:  # without network npm fails in many ways
                if WHOLE:
                    raise
                self.package_data["lusoria"].remove("page/**")
                print(f"lusoria: the page is not built ({error})", file=sys.stderr)
            self.__dict__.pop("data_files", None)  # listed before it was built
        super().run()


# What there is to build is known once it is translated; this says that there is something.
ANY = Extension(LIBRARY.format("core"), sources=[])
setup(ext_modules=[] if PURE else [ANY], cmdclass={"build_ext": Compile, "build_py": BuildPage})
