"""The browser that tests, pictures and measurements drive: a real Chromium that shows no window."""

import os
import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

# The one that has no windows to draw at all takes two thirds of the time.
PATH: Final = shutil.which("chromium-headless-shell") or shutil.which("chromium")


def launch(playwright: Playwright) -> Browser:
    """Starts it; root has no sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(
        executable_path=PATH,
        args=["--disable-background-networking", *(["--no-sandbox"] if root else [])],
    )
