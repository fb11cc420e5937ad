# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

# Everything a developer types. The first run of a target makes a private environment in $(VENV)
# and fills it from requirements/; it is filled again only when a file there changes.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
STUBS := $(VENV)/stubs-9 $(VENV)/stubs-10
ARGS ?=

.NOTPARALLEL:
.PHONY: help sim test soak lint format bench docs constraints flash uf2 lib case release train \
  bench-bots clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-13s%s\n", $$1, $$2 }' Makefile
	@echo 'Options for the program: make sim ARGS="--lang es".  Another Python: make test PYTHON=python3.12'

sim: $(VENV)/sim  ## the handheld in a window
	$(BIN)/python -m sim $(ARGS)

test: $(VENV)/test $(STUBS)  ## every test
	$(BIN)/pytest $(ARGS)

soak: $(VENV)/test $(STUBS)  ## the random games ten times over (long)
	DUDO_GAMES=2000 $(BIN)/pytest $(ARGS)

lint: $(VENV)/lint  ## style, imports, licence headers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/reuse lint --lines

format: $(VENV)/lint  ## puts the code into the house's style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/test  ## speed, memory and size, each beside its bound
	$(BIN)/python -m tools.bench $(ARGS)

docs: $(VENV)/sim  ## pictures and wiring pages of the manual, anew
	SDL_VIDEODRIVER=dummy $(BIN)/python -m tools.tour
	$(BIN)/python -m tools.papers

constraints: $(VENV)/lint  ## pins what the pinned packages need, after a change of requirements/
	$(BIN)/uv pip compile --quiet --universal --python-version 3.10 --no-annotate \
	  --custom-compile-command "make constraints" --output-file requirements/constraints.txt \
	  requirements/test.txt requirements/lint.txt requirements/bots.txt

flash: $(VENV)/sim  ## puts the game onto a board that is plugged in: make flash ARGS="--dry-run"
	$(BIN)/python -m tools.flash $(ARGS)

uf2: $(VENV)/sim  ## one-file images for the Picos, a zip for every board, into dist/
	$(BIN)/python -m tools.images $(ARGS)

lib: $(VENV)/sim  ## fills lib/ with the libraries, for those who copy by hand; writes its lists
	$(BIN)/python -m tools.libraries $(ARGS)

case: $(VENV)/sim  ## the printable case, from OpenSCAD, into dist/ (a minute or so)
	$(BIN)/python -m tools.case $(ARGS)

release: $(VENV)/sim  ## the drives and licences of a release, with checksums, into dist/; no case
	$(BIN)/python -m tools.release $(ARGS)

train: $(VENV)/bots  ## computes the tables of veterano anew (long)
	$(BIN)/python -m tools.train $(ARGS)

bench-bots: $(VENV)/bots  ## how well the bots play, each row beside its goal (half an hour)
	$(BIN)/python -m tools.bench_bots $(ARGS)

clean:  ## removes the environment and everything made
	rm -rf $(VENV) build dist .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Two versions of one package, each in a folder of its own.
$(VENV)/stubs-%: requirements/stubs-%.txt | $(VENV)/test
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --upgrade \
	  --target $@ -r $<
	@touch $@

# One mark for each list of requirements, newer than the lists it was installed from.
$(VENV)/%: requirements/%.txt $(wildcard requirements/*.txt) lib/requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null || { \
	  echo "Python 3.10 or newer is needed and '$(PYTHON)' is not: try make $@ PYTHON=python3.12" | sed 's|$(VENV)/||' >&2; \
	  exit 1; }
	@echo "Installing requirements/$*.txt into $(VENV), once: a minute or two"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  -c requirements/constraints.txt -r requirements/$*.txt
	@touch $@
