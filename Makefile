# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYERS ?= 3

.PHONY: help play test lint rules docs bench clean

help:
	@echo "make play   a game at this terminal (PLAYERS=3)"
	@echo "make test   everything that must hold: lint, types, imports, tests"
	@echo "make lint   formatting, lint, types and imports only"
	@echo "make rules  write down anew which test holds which rule"
	@echo "make docs   the documentation as a site, in build/site"
	@echo "make bench  how fast the engine is here; AGAINST=HEAD~1 beside another commit"
	@echo "make bench-peers  how fast it is beside OpenSpiel and catanatron"
	@echo "make bench-plot   what a decision costs, drawn in docs/decision-cost.svg"

play: $(VENV)/.play
	@$(BIN)/petteia play elysium --players $(PLAYERS)

test: lint
	@$(BIN)/python -m pytest -n 2

lint: $(VENV)/.dev
	@$(BIN)/ruff format --check --quiet src tests bench docs
	@$(BIN)/ruff check --quiet src tests bench docs
	@$(BIN)/mypy
	@$(BIN)/lint-imports

rules: $(VENV)/.dev
	@$(BIN)/python -m tests.rules.index

docs: $(VENV)/.dev
	@$(BIN)/mkdocs build --strict --quiet --site-dir build/site
	@echo "The site is in build/site; read it with: $(BIN)/mkdocs serve"

bench: $(VENV)/.dev
	@$(BIN)/python bench/bench.py $(if $(AGAINST),--against $(AGAINST))

.PHONY: bench-peers
bench-peers: $(VENV)/.dev
	@$(BIN)/python bench/peers.py

.PHONY: bench-plot
bench-plot: $(VENV)/.dev
	@$(BIN)/python bench/plot.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Petteia needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Petteia into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Petteia and its test tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@ $(VENV)/.play

clean:
	@rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
