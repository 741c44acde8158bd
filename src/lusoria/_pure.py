"""Compiled or source: which files the modules of this package are loaded from.

Importing this module decides it, so the package imports it before anything else. It is never
compiled itself.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


class SourceFinder:
    """Finds the .py files of this package, whatever compiled files stand beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Leave to the other finders what is not ours or has no source, as a folder of texts."""
        if not fullname.startswith(f"{__package__}."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def check_age() -> None:
    """In a checkout, refuse compiled code that is older than its source: it would run old rules.

    Installed files have whatever dates the installer gave them, so there is nothing to compare.
    """
    if not (PACKAGE.parents[1] / "pyproject.toml").exists():
        return
    suffix = EXTENSION_SUFFIXES[0]  # this Python's own: others may have compiled here too
    for compiled in PACKAGE.rglob(f"*{suffix}"):
        source = compiled.with_name(compiled.name.removesuffix(suffix) + ".py")
        if not source.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            wrong = "is older than its source" if source.exists() else "has lost its source"
            file = compiled.relative_to(PACKAGE.parent)
            raise ImportError(f"{file} {wrong}; run `make build` or set LUSORIA_PURE=1.")


if os.environ.get("LUSORIA_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, SourceFinder())
else:
    check_age()
