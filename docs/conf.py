"""The site of these pages: `make docs`."""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import lusoria
from docs.described import described

project = "Lusoria"
author = "The Lusoria authors"
copyright = author
release = lusoria.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
default_role = "code"
html_theme = "furo"
html_title = "Lusoria"
html_static_path: list[str] = []
pygments_style = "friendly"
# What points into the repository leads nowhere on the site.
suppress_warnings = ["myst.xref_missing"]


class Described(SphinxDirective):
    """`{described} roma`: the views and events of a game."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        return self.parse_text_to_nodes(described(self.arguments[0]), allow_section_headings=True)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.add_directive("described", Described)
