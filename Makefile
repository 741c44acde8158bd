# `make play` and `make test` need Python 3.11 or newer and make; with a C compiler the engine is
# fast. All they install goes into .venv, all they build is ignored by git.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt
PYTEST := $(BIN)/python -m pytest -q -n auto
COMPILED := $(shell find src/lusoria/core src/lusoria/games src/lusoria/players -name '*.py')

# What is compiled is tested both ways; the rest does not know the difference.
ENGINE := tests/core tests/games tests/players tests/conformance

# Says how the tests that follow run, which without a C compiler is not obvious.
HOW := $(BIN)/python -c 'import lusoria; print("==", "compiled" if lusoria.COMPILED else "interpreted")'

.PHONY: help play test soak bench rules build clean
.DEFAULT_GOAL := help

help:
	@echo "make play    set up and play"
	@echo "make test    set up, then every check and test; the engine compiled and interpreted"
	@echo "make soak    the same rules over large numbers of games; takes long"
	@echo "make bench   speed side by side with other engines"
	@echo "make rules   clauses of the rules without a test"
	@echo "make build   set up and compile, as all of the above do when needed"
	@echo "make clean   remove all that was installed and built"

play: build
	@$(BIN)/lusoria play roma

# Both ways are tested even where LUSORIA_PURE is set.
test soak: export LUSORIA_PURE =

test: .venv/compiled .venv/test
	@echo "== style"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@echo "== types"
	@$(BIN)/mypy src tests bench docs setup.py
	@$(HOW)
	@$(PYTEST)
	@LUSORIA_PURE=1 $(HOW)
	@LUSORIA_PURE=1 $(PYTEST) $(ENGINE)

soak: .venv/compiled .venv/test
	@$(HOW)
	@$(PYTEST) -m soak
	@LUSORIA_PURE=1 $(HOW)
	@LUSORIA_PURE=1 $(PYTEST) -m soak $(ENGINE)

bench: build .venv/bench
	@$(BIN)/python -m bench

rules: build .venv/test
	@$(BIN)/python -m tests.rules_report

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find src tests $(wildcard bench) -name __pycache__ -exec rm -rf {} +

# With LUSORIA_PURE=1 nothing is compiled, nor is anything compiled earlier used.
build: $(if $(filter-out 0,$(LUSORIA_PURE)),.venv/installed,.venv/compiled)

.venv/installed: pyproject.toml setup.py constraints.txt
	@echo "== installing into .venv"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) setuptools mypy
	@LUSORIA_PURE=1 $(PIP) --no-build-isolation --editable .
	@touch $@

# The stamp is as old as the start: what is edited meanwhile is compiled next time.
.venv/compiled: .venv/installed $(COMPILED)
	@echo "== compiling"
	@touch $@.started
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@mv $@.started $@

.venv/test .venv/bench: .venv/installed
	@echo "== installing what $(@F) needs"
	@$(PIP) 'lusoria[$(@F)]'
	@touch $@
