# Two commands do everything: `make play` and `make test`.
# PETTEIA_PURE=1 before either: nothing is compiled, and the sources run as they are.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?=
HOST ?= 127.0.0.1
LIVE := PYTHONPATH="$(CURDIR)/src"
CODE := src tests bench docs examples build_tools setup.py

.PHONY: help play test lint rules docs pictures soak bench bench-page bench-peers bench-plot engine tools clean
.NOTPARALLEL:

help:
	@echo "make play   the table in your browser; HOST=0.0.0.0 for everybody in the house,"
	@echo "            PORT=8500 for this port and no other, BROWSER=none to open it yourself"
	@echo "make test   everything that must hold: lint, types, imports, tests, compiled and not"
	@echo "make lint   formatting, lint, types (also the page's) and imports only"
	@echo "make rules  write down anew which test holds which rule"
	@echo "make docs   the documentation as a site, in build/site"
	@echo "make pictures     the README's pictures, taken anew from a real game"
	@echo "make soak   300 tables with four players each on one server, for two minutes"
	@echo "make bench  how fast the engine is here; AGAINST=HEAD~1 beside another commit"
	@echo "make bench-peers  how fast it is beside OpenSpiel and catanatron"
	@echo "make bench-page   how soon a click shows on the board, in a real browser"
	@echo "make bench-plot   what a decision costs, drawn in docs/decision-cost.svg"
	@echo "PETTEIA_PURE=1 make ...  the same without compiling, live from src"

# What these test is interpreted in both builds: once is enough.
NEVER_COMPILED = tests/arena tests/tables $(addprefix tests/test_,cli.py cli_refusals.py docs.py packaging.py) \
	$(addprefix tests/bots/test_,advice.py bot_host.py external.py thebai_advice.py) \
	$(addprefix tests/elysium/test_,cardface.py cardtext.py cardtext_grammar.py chronicle.py \
		pack_check.py screen.py story.py) \
	$(addprefix tests/thebai/test_,cardtext.py chronicle.py doors.py game.py pack_check.py \
		reasons_are_true.py terminal.py why_not.py wild_packs.py words.py)

play: engine
	@$(BIN)/petteia serve --host "$(HOST)" $(if $(PORT),--port "$(PORT)") \
		$(if $(filter none,$(BROWSER)),--no-open,--open)

test: lint engine
	@$(BIN)/python -m pytest -n 2 --ignore=tests/web
	@if $(BIN)/petteia --version | grep -q compiled; then \
		echo "The same interpreted:" && \
		$(LIVE) $(BIN)/python -m pytest -n 2 --ignore=tests/test_compiled.py --ignore=tests/web \
			$(NEVER_COMPILED:%=--ignore=%); \
	fi
	@echo "The server:"
	@$(BIN)/python -m pytest -n 2 tests/web --ignore=tests/web/browser
	@echo "The page, in a real browser:"
	@$(BIN)/python build_tools/browser.py
	@$(BIN)/python -m pytest -n 2 tests/web/browser

lint: tools
	@$(BIN)/ruff format --check --quiet $(CODE)
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/mypy
	@$(LIVE) $(BIN)/lint-imports
	@$(BIN)/python build_tools/page_types.py

rules: tools
	@$(LIVE) $(BIN)/python -m tests.rule_index

docs: tools
	@$(LIVE) $(BIN)/mkdocs build --strict --quiet --site-dir build/site
	@echo "The site is in build/site; read it with: $(LIVE) $(BIN)/mkdocs serve"

pictures: engine tools
	@$(BIN)/python build_tools/pictures.py

soak: engine tools
	@$(BIN)/python -m bench.soak --most 150 $(SOAK)

bench: engine
	@$(BIN)/python bench/bench.py $(if $(AGAINST),--against="$(AGAINST)")

bench-peers: engine
	@$(BIN)/python bench/peers.py

bench-page: engine tools
	@$(BIN)/python -m bench.page

bench-plot: engine
	@$(BIN)/python bench/plot.py

engine tools: | $(BIN)/python
	@$(BIN)/python build_tools/install.py $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Petteia needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -m venv $(VENV)

clean:
	@rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
