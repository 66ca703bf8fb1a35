# The chores of tikal-qt. `make play` and `make test` set up what they need; nothing else is assumed
# but python3 (3.11 or newer, with venv) and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
WORKERS ?= 2
SEEDS ?= 1000

RUNS ?= 20000
FUZZ := addresses engine_lines frames handshakes logs notation payloads streams

.PHONY: play demo test lan-test simulate crash-test duel check bench blocks soak pictures hostile fuzz format translations requirements dist clean

play: $(VENV)/run.stamp
	@.ci/qt-libraries $(BIN)/python window
	@$(BIN)/tikal play || { code=$$?; if [ $$code -eq 4 ]; then $(BIN)/tikal demo --out demo; else exit $$code; fi; }

demo: $(VENV)/run.stamp
	@.ci/qt-libraries $(BIN)/python
	@$(BIN)/tikal demo --out demo

test: $(VENV)/dev.stamp
	@.ci/qt-libraries $(BIN)/python tests
	$(BIN)/python -m pytest -n $(WORKERS)

# Games between hosts in network namespaces; each test is skipped, with the reason, where root is
# not allowed to make them.
lan-test: $(VENV)/dev.stamp
	@.ci/qt-libraries $(BIN)/python
	@.ci/lan-tools
	$(BIN)/python -m pytest tests/lan --lan -n $(WORKERS) --durations 0 --durations-min 1

# Whole tables in one process, with lost links, late disks and cheats drawn by seed.
simulate: $(VENV)/dev.stamp
	$(BIN)/python -m tests.simulator --seeds $(SEEDS)

# Real processes, killed before, after and in the middle of every write, that go on from their files.
crash-test: $(VENV)/dev.stamp
	$(BIN)/python -m tests.crash --jobs $(WORKERS)

# The greedy computer player against the random one; fails below 95 wins of 100.
duel: $(VENV)/dev.stamp
	$(BIN)/python -m tests.engine.players $(or $(GAMES),100)

check: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/dev.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# What is new in the window and the commands becomes an unfinished text of each language.
translations: $(VENV)/dev.stamp
	@.ci/qt-libraries $(BIN)/python
	.ci/translations $(BIN)

# Random play beside other engines, which live in a venv of their own.
bench: $(VENV)/dev.stamp .bench-venv/stamp
	@.ci/qt-libraries $(BIN)/python
	$(BIN)/python -m tests.benchmarks --peers .bench-venv/bin/python

# For how long at a time the window's own thread computes, by what a person does.
blocks: $(VENV)/dev.stamp
	@.ci/qt-libraries $(BIN)/python
	$(BIN)/python -m tests.benchmarks.blocks

# Every screen in three languages, light and dark, at two sizes, into pictures/; says what is cut.
pictures: $(VENV)/dev.stamp
	@.ci/qt-libraries $(BIN)/python
	$(BIN)/python -m tests.pictures

# Whole games through the window in one process; fails if memory is not flat after the fifth.
soak: $(VENV)/dev.stamp
	@.ci/qt-libraries $(BIN)/python
	$(BIN)/python -m tests.soak --games $(or $(GAMES),50)

# Times a game over loopback with and without each of many attacks.
hostile: $(VENV)/dev.stamp
	$(BIN)/python -m tests.hostile

# Coverage-guided fuzzing, RUNS inputs for each target, in a venv of its own (Linux, Python to 3.13).
fuzz: .fuzz-venv/stamp
	@.ci/qt-libraries .fuzz-venv/bin/python
	@for target in $(FUZZ); do \
	  echo "$$target:" && .fuzz-venv/bin/python -m tests.fuzz.$$target -runs=$(RUNS) -verbosity=0 -print_final_stats=1 || exit 1; \
	done

dist: $(VENV)/dev.stamp
	$(BIN)/python -m build --no-isolation

# Pins every dependency by hash; names no package host.
requirements: $(VENV)/dev.stamp
	for set in run build dev bench fuzz; do .ci/pin $(BIN)/uv $$set; done

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "tikal-qt needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) --version`." \
	         "Name another with: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: pyproject.toml requirements/run.txt requirements/build.txt | $(VENV)/bin/python
	@echo "Setting up (once, about a minute) ..."
	@$(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt
	@echo "Setting up the tests (once, about a minute) ..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.bench-venv/stamp: requirements/bench.txt | $(VENV)/bin/python
	$(BIN)/python -m venv .bench-venv
	@.bench-venv/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/bench.txt
	@touch $@

.fuzz-venv/stamp: requirements/run.txt requirements/fuzz.txt | $(VENV)/bin/python
	$(BIN)/python -m venv .fuzz-venv
	@.fuzz-venv/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/run.txt -r requirements/fuzz.txt
	@touch $@

clean:
	rm -rf $(VENV) .bench-venv .fuzz-venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
