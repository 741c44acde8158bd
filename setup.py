"""Compiles the engine with mypyc, all of it or none of it, and builds the page.

Everything else about the package is in pyproject.toml. Whatever goes wrong here (mypyc missing or
refusing, no C compiler, no network for the page), the package installs all the same: it runs
interpreted, or its server says that the page is not built.
"""

import os
import runpy
import sys
import time
from collections.abc import Collection
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
COMPILED = ("core", "games", "players")

# The code of all modules is in this one library; beside each source stands only a door to it.
LIBRARY = Extension("lusoria__mypyc", sources=[])
SUFFIX = str(get_config_var("EXT_SUFFIX"))


def translate() -> list[Any]:
    """Translate all that is compiled to C in one go, so that calls between modules are native."""
    if os.environ.get("LUSORIA_PURE", "0") not in ("", "0"):
        raise RuntimeError("LUSORIA_PURE is set")
    from mypyc.build import mypycify

    sources = [path for part in COMPILED for path in (SOURCE / "lusoria" / part).rglob("*.py")]
    # Only what stops the translation matters here: `make test` is for the rest, and in an isolated
    # build the run-time dependencies are missing.
    options = ["--config-file=", "--follow-imports=silent"]
    try:
        extensions = mypycify(
            [*options, *sorted(map(str, sources))],
            opt_level="3",
            debug_level="0",
            group_name="lusoria",
        )
    except SystemExit as error:
        raise RuntimeError("mypyc refused the sources") from error
    for extension in extensions:
        # mypyc asks for -Werror: a newer compiler's newer warning is no reason to go without.
        # What nobody can look up by name can be called directly, and put where it is called.
        extension.extra_compile_args += ["-Wno-error", "-fvisibility=hidden"]
    return extensions


class Compile(build_ext):
    """Builds every extension or, with one notice, none; removes what earlier builds left."""

    def run(self) -> None:
        started = time.time()
        try:
            # Translated only now: pip runs this file several times, but builds once.
            self.distribution.ext_modules = translate()
            builder = build_ext(self.distribution)
            for option in ("build_lib", "build_temp", "inplace", "force", "debug"):
                setattr(builder, option, getattr(self, option))
            builder.parallel = self.parallel or os.cpu_count() or 1
            builder.ensure_finalized()
            builder.run()
            self.extensions = builder.extensions
        except Exception as error:  # a compiler fails in many ways, and all mean the same
            self.extensions = []
            print(f"lusoria: not compiled, will run interpreted ({error})", file=sys.stderr)

        wanted = {Path(*part.name.split(".")).with_suffix(SUFFIX) for part in self.extensions}
        clean(Path(self.build_lib), wanted)
        if self.inplace:
            clean(SOURCE, wanted)
            # A module whose C did not change was not rebuilt. Its age is that of what was read.
            for path in wanted:
                os.utime(SOURCE / path, (started, started))


def clean(root: Path, wanted: Collection[Path]) -> None:
    """Remove compiled modules of ours that this build does not want: they would be old ones."""
    for path in [*root.glob(f"{LIBRARY.name}.*"), *root.glob("lusoria/**/*.*")]:
        if path.suffix in (".so", ".pyd") and path.relative_to(root) not in wanted:
            path.unlink()


class BuildPage(build_py):
    """Packs the page, built now; an old one that cannot be built again is left out."""

    def run(self) -> None:
        if not self.editable_mode:  # a checkout builds it with make
            try:
                runpy.run_path("web/build.py")["build"]()
            except Exception as error:  # without network npm fails in many ways
                self.package_data["lusoria"].remove("page/**")
                print(f"lusoria: the page is not built ({error})", file=sys.stderr)
            self.__dict__.pop("data_files", None)  # listed before it was built
        super().run()


setup(ext_modules=[LIBRARY], cmdclass={"build_ext": Compile, "build_py": BuildPage})
