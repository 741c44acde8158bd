"""Compiles the engine with mypyc, all that is hot or nothing, and builds the page.

Everything else about the package is in pyproject.toml, also what is compiled. Whatever goes wrong
here (mypyc missing or refusing, no C compiler, no network for the page), the package installs all
the same: it runs interpreted, or its server says that the page is not built. What is to be given
away must be whole: with LUSORIA_WHOLE=1 whatever goes wrong ends the build. With LUSORIA_PURE=1
nothing is compiled, and the wheel is one for every machine.
"""

import os
import re
import runpy
import sys
import time
import tomllib
from collections.abc import Collection
from pathlib import Path
from sysconfig import get_config_var, get_path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

# isort: split
from distutils.ccompiler import new_compiler  # which setuptools brings
from distutils.sysconfig import customize_compiler

SOURCE = Path("src")
PROJECT = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
ENGINE = PROJECT["tool"]["lusoria"]  # what is compiled, into which libraries
LIBRARY = "lusoria_{}__mypyc"  # as mypyc calls that of a group
SUFFIX = str(get_config_var("EXT_SUFFIX"))
PURE = os.environ.get("LUSORIA_PURE", "0") not in ("", "0")
WHOLE = os.environ.get("LUSORIA_WHOLE", "0") not in ("", "0")
CACHE = "build/mypy"  # what mypyc knows of the last translation


def groups() -> dict[str, list[str]]:
    """The sources of each library: of every game, and of what all games share.

    Calls within a library are the fastest; a change in a game compiles its library alone.
    """
    found: dict[str, list[str]] = {"core": []}
    package = SOURCE / "lusoria"
    for part in ENGINE["compiled"]:
        for path in sorted((package / part).rglob("*.py")):
            module = path.relative_to(package).with_suffix("")
            if not is_one_of(module, ENGINE["interpreted"]):
                found.setdefault(library(module), []).append(str(path))
    return found


def library(module: Path) -> str:
    """The library that a module is compiled into."""
    for name, folders in ENGINE["libraries"].items():
        if is_one_of(module, folders):
            return str(name)
    folder, *inside = module.parts
    return inside[0] if folder == "games" and len(inside) > 1 else "core"


def is_one_of(module: Path, patterns: Collection[str]) -> bool:
    """True if a pattern fits the module, or a folder that it is in."""
    return any(path.match(p) for path in (module, *module.parents) for p in patterns)


def try_compiler() -> None:
    """Raise an error if nothing can be compiled: the translation, which takes long, is spared."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "nothing.c")
        source.write_text("#include <Python.h>\n", "utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], folder, include_dirs=[get_path("include")])
        except Exception as error:  # each kind of compiler has its own
            raise RuntimeError("there is no C compiler, or no Python.h for it") from error


def translate() -> list[Any]:
    """Translate all that is compiled to C; the largest library comes first, as it takes longest.

    Beside each source stands only a door to its library.
    """
    if PURE:
        raise RuntimeError("LUSORIA_PURE is set")
    try_compiler()
    say("translating to C")
    from mypyc.build import mypycify

    libraries = groups()
    # Only what stops the translation matters here: `make test` is for the rest, and in an isolated
    # build the run-time dependencies are missing.
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={CACHE}"]
    try:
        extensions = mypycify(
            [*options, *sorted(path for paths in libraries.values() for path in paths)],
            opt_level="3",
            debug_level="0",
            separate=[(paths, f"lusoria_{name}") for name, paths in libraries.items()],
        )
    except SystemExit as error:
        raise RuntimeError("mypyc refused the sources") from error
    for extension in extensions:
        # mypyc asks for -Werror: a newer compiler's newer warning is no reason to go without.
        # What nobody can look up by name can be called directly, and put where it is called.
        given = extension.extra_compile_args  # one list that all extensions share
        extension.extra_compile_args = [*given, "-Wno-error", "-fvisibility=hidden"]
    return sorted(extensions, key=size, reverse=True)


def size(extension: Any) -> int:
    """Return how many lines of C an extension is made of: bytes are mostly mypyc's blanks."""
    return sum(Path(source).read_bytes().count(b"\n") for source in extension.sources)


def file_of(extension: Any) -> Path:
    """Where an extension stands, from the folder of the package on."""
    return Path(*extension.name.split(".")).with_suffix(SUFFIX)


class Builder(build_ext):
    """Builds the libraries at once, and says how far it is."""

    def run(self) -> None:
        due = {ext.name: size(ext) for ext in self.extensions if self.is_due(ext)}
        self.progress = Progress(due, int(self.parallel or 1))
        Thread(target=self.progress.show, daemon=True).start()
        try:
            super().run()
        finally:
            self.progress.over.set()

    def is_due(self, extension: Any) -> bool:
        """True if anything that the extension is made of has changed."""
        built = str(Path(self.build_lib, file_of(extension)))
        return newer_group([*extension.sources, *extension.depends], built)

    def build_extension(self, ext: Any) -> None:
        self.progress.begin(ext.name)
        super().build_extension(ext)
        self.progress.end(ext.name)


class Progress:
    """How much of the C is compiled, and how long the rest may take at the speed of this build."""

    def __init__(self, due: dict[str, int], cores: int) -> None:
        self.left = dict(due)  # lines of C that are not compiled yet, by extension
        self.total = sum(due.values())
        self.cores = cores
        self.begun: dict[str, float] = {}
        self.spent = 0.0  # seconds of one core
        self.over = Event()

    def begin(self, name: str) -> None:
        self.begun[name] = time.monotonic()

    def end(self, name: str) -> None:
        lines = self.left.pop(name, 0)
        if lines:
            took = time.monotonic() - self.begun[name]
            self.spent += took
            library = re.fullmatch(LIBRARY.format("(.*)"), name)
            if library:
                say(f"{library[1]} is compiled ({took:.0f} s){self.rest()}")

    def rest(self) -> str:
        """How long it may still take; nothing if nothing was measured yet, or little is left."""
        done = self.total - sum(self.left.values())
        if done < self.total / 20:
            return ""
        now = time.monotonic()
        passed = {name: now - self.begun.get(name, now) for name in self.left}
        work = [
            max(0.0, lines * self.spent / done - passed[name]) for name, lines in self.left.items()
        ]
        seconds = max(sum(work) / self.cores, *work, 0.0)
        return f", about {seconds:.0f} s more" if seconds >= 5 else ""

    def show(self) -> None:
        """Keep a line of a terminal up to date."""
        begun = time.monotonic()
        while sys.stderr.isatty() and not self.over.wait(1):
            passed = f"compiling for {time.monotonic() - begun:.0f} s{self.rest()}"
            print(f"\r{passed}\033[K", end="", file=sys.stderr, flush=True)


def say(line: str) -> None:
    """Write a line for whoever waits, also in a quiet build."""
    clear = "\r\033[K" if sys.stderr.isatty() else ""
    print(f"{clear}== {line}", file=sys.stderr, flush=True)


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
