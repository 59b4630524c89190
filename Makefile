# The targets people use most: `make play`, `make check` and `make test`.
# PETTEIA_PURE=1 before any of them: nothing is compiled, and the sources in src run directly.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?=
HOST ?= 127.0.0.1
LIVE := PYTHONPATH="$(CURDIR)/src"
CODE := src tests bench docs examples build_tools setup.py

# Tests of code that is compiled (build_tools/engine.py). They run twice: interpreted and on the
# compiled build. All other tests see the same Python either way, and run once; so do those of
# hints and of the strength of bots, which are slow on an interpreted search.
OF_COMPILED_CODE = tests/kernel tests/bots tests/test_golden.py $(wildcard tests/games/*/test_*.py) \
	$(foreach folder,rules cards position,$(wildcard tests/games/*/$(folder))) \
	$(patsubst src/petteia/%,tests/%,$(sort $(dir $(shell grep -rl '^. Compiled: ' src/petteia/games)))) \
	$(filter-out %/test_advice.py,$(wildcard tests/games/*/bot/test_*.py)) tests/web/test_patches.py
# The tests of `make check`: rules, cards, packs and positions, the structure of the sources, and the
# modules of the page.
OF_RULES = tests/kernel $(foreach folder,rules cards content position,$(wildcard tests/games/*/$(folder))) \
	$(wildcard tests/test_rule_index.py tests/test_layout.py tests/web/test_page_modules.py)

.PHONY: help play check test lint rules wire docs pictures soak simulate-server bench bench-server \
	bench-page bench-peers bench-plot engine interpreted live tools clean
.NOTPARALLEL:

help:
	@echo "make play   the table in your browser; HOST=0.0.0.0 to let other machines join,"
	@echo "            PORT=8500 for a fixed port, BROWSER=none to open the page yourself"
	@echo "make check  the fast checks, within a minute: format, lint, types, imports, rule tests"
	@echo "make test   all checks: lint, types, imports, all tests, compiled and interpreted"
	@echo "make lint   format, lint, types (also the page's) and imports only"
	@echo "make rules  update the index of which test covers which rule"
	@echo "make wire   update the page's types of what the server sends"
	@echo "make docs   build the documentation site in build/site"
	@echo "make pictures     retake the README's pictures from a real game"
	@echo "make soak   load test: 300 tables with four players each on one server, for two minutes"
	@echo "make simulate-server  1,000 simulations of the whole server with faults; SEED=17 to repeat"
	@echo "            one, PLANT=all to find planted bugs, SEEDS=100, FROM=1, JOBS=2"
	@echo "make bench  benchmark the engine; AGAINST=HEAD~1 to compare with another commit"
	@echo "make bench-server how many moves a second one server process takes, against a bare FastAPI;"
	@echo "            BENCH=--profile to see where its time goes"
	@echo "make bench-peers  benchmark it against OpenSpiel and catanatron"
	@echo "make bench-page   time from click to board in a real browser"
	@echo "make bench-plot   plot the cost of a decision into docs/decision-cost.svg"
	@echo "PETTEIA_PURE=1 make ...  the same without compiling, directly from src"

play: | $(BIN)/python
	@$(BIN)/python build_tools/play.py --host "$(HOST)" $(if $(PORT),--port "$(PORT)") \
		$(if $(filter none,$(BROWSER)),--no-open,--open)

check: lint
	@$(LIVE) $(BIN)/python -m pytest -n 2 $(OF_RULES)

# Lint and the tests on the sources run while the engine is compiled.
test: live tools
	@$(BIN)/python build_tools/background.py $(MAKE) --no-print-directory lint interpreted
	@$(MAKE) --no-print-directory engine
	@if $(BIN)/petteia --version | grep -q compiled; then \
		echo "All but the server, compiled:" && \
		$(BIN)/python -m pytest -n 2 --ignore=tests/web; \
	else \
		echo "All others but the server:" && \
		$(BIN)/python -m pytest -n 2 --ignore=tests/web $(addprefix --ignore=,$(OF_COMPILED_CODE)); \
	fi
	@echo "The server:"
	@$(BIN)/python -m pytest -n 2 tests/web --ignore=tests/web/browser
	@echo "The page, in a real browser:"
	@$(BIN)/python build_tools/browser.py
	@$(BIN)/python -m pytest -n 2 tests/web/browser

interpreted: live tools
	@echo "The tests of code that is compiled, interpreted:"
	@$(LIVE) $(BIN)/python -m pytest -n 2 $(OF_COMPILED_CODE) -k "not beats_the_one_below"

lint: live tools
	@$(BIN)/ruff format --check --quiet $(CODE)
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/mypy
	@$(LIVE) $(BIN)/lint-imports
	@$(LIVE) $(BIN)/python build_tools/wire_types.py --check
	@$(BIN)/python build_tools/page_types.py

rules: tools
	@$(LIVE) $(BIN)/python -m tests.rule_index

wire: live tools
	@$(LIVE) $(BIN)/python build_tools/wire_types.py

docs: live
	@$(LIVE) $(BIN)/mkdocs build --strict --quiet --site-dir build/site
	@echo "The site is in build/site; read it with: $(LIVE) $(BIN)/mkdocs serve"

pictures: engine tools
	@$(BIN)/python build_tools/pictures.py

soak: engine tools
	@$(BIN)/python -m bench.soak --most 100 $(SOAK)

simulate-server: live tools
	@$(LIVE) $(BIN)/python -m tests.simulation $(if $(SEED),--seed "$(SEED)") \
		$(if $(SEEDS),--seeds "$(SEEDS)") $(if $(FROM),--from "$(FROM)") \
		$(if $(JOBS),--jobs "$(JOBS)") $(if $(PLANT),--plant "$(PLANT)") $(SIMULATE)

bench: engine
	@$(BIN)/python bench/bench.py $(if $(AGAINST),--against="$(AGAINST)")

bench-peers: engine
	@$(BIN)/python bench/peers.py

bench-server: engine tools
	@$(BIN)/python -m bench.throughput $(BENCH)

bench-page: engine tools
	@$(BIN)/python -m bench.page

bench-plot: engine
	@$(BIN)/python bench/plot.py

engine live tools: | $(BIN)/python
	@$(BIN)/python build_tools/install.py $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Petteia needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -m venv $(VENV)

clean:
	@rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
