# Grove: build, learn, test, install. `make` lists the targets.

SHELL := /bin/bash
PREFIX ?= /usr/local
SWIFT ?= swift
# Without the programs that tests read: those are written as users write.
OURS = $(shell find Package.swift Sources Tests -name '*.swift' | \
  grep -Ev '/(Programs|Rejected|Traps|Crashes|Kernels)/')
# A log wants only what went wrong; a person waiting for the first build wants to see it move.
QUIET := $(if $(CI),--quiet)
BUILD := $(SWIFT) build $(QUIET)
# Nobody steps through these builds, and what a debugger needs takes time to write.
DEBUG := $(BUILD) -debug-info-format none
# One file without the run-time libraries beside it starts in a third of the time.
STATIC := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

.PHONY: help learn test check bench install format lint clean setup

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /make \1 - /p' Makefile

learn: setup ## build, and start the lessons where you left them
	@$(DEBUG) --product grove
	@$(call foreground,.build/debug/grove learn)

test: setup lint ## check the format, build everything, run the tests, prove the lessons
	@$(DEBUG) --build-tests --explicit-target-dependency-import-check=error
	@$(SWIFT) test --skip-build --disable-xctest --quiet
	@.build/debug/grove check

check: setup ## prove the claims of the lessons
	@$(DEBUG) --product grove
	@.build/debug/grove check

bench: setup ## measure a release build
	@$(BUILD) -c release --product grove
	@$(BUILD) -c release --product grove-bench
	@.build/release/grove-bench

install: setup ## install grove, its lessons and shell completions below PREFIX
	@$(BUILD) -c release --product grove $(STATIC)
	@install -d "$(PREFIX)/bin" "$(PREFIX)/share/grove"
	@install -m 755 .build/release/grove "$(PREFIX)/bin/grove"
	@rm -rf "$(PREFIX)/share/grove/Lessons" && cp -R Lessons "$(PREFIX)/share/grove/"
	@$(call completion,bash,bash-completion/completions/grove)
	@$(call completion,zsh,zsh/site-functions/_grove)
	@$(call completion,fish,fish/vendor_completions.d/grove.fish)
	@echo "installed $(PREFIX)/bin/grove"

format: ## format our Swift files
	@$(SWIFT) format --in-place --parallel $(OURS)

lint: ## check the format of our Swift files
	@$(SWIFT) format lint --strict --parallel $(OURS)

clean: ## remove what was built
	@rm -rf .build

# Needs Swift, libedit and cmark; the libraries are installed if the system can do it.
setup:
	@case "$$($(SWIFT) --version 2>/dev/null)" in \
	*"Swift version "[1-5].*) echo "Grove needs Swift 6: see https://swift.org/install" >&2; exit 1;; \
	*"Swift version "*) ;; \
	*) echo "Grove needs Swift 6, and '$(SWIFT)' is not it: see https://swift.org/install" >&2; exit 1;; \
	esac
	@$(call have,histedit.h) && $(call have,cmark.h) || { $(install_libraries); } || true
	@$(call have,histedit.h) && $(call have,cmark.h) || \
	{ echo "Grove needs the headers histedit.h (libedit) and cmark.h (cmark)" >&2; exit 1; }

have = echo '\#include <$(1)>' | $$(command -v clang || command -v cc) -E -x c $(brewed) - >/dev/null 2>&1
brewed = $$(command -v brew >/dev/null && echo "-I$$(brew --prefix)/include")
define install_libraries
if command -v apt-get >/dev/null; then \
  as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
  $$as_root apt-get update -qq && \
  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq libedit-dev libcmark-dev >/dev/null; \
elif command -v brew >/dev/null; then brew install --quiet cmark; \
else true; fi
endef

completion = mkdir -p "$$(dirname "$(PREFIX)/share/$(2)")" && \
  .build/release/grove --generate-completion-script $(1) > "$(PREFIX)/share/$(2)"

# Ctrl-C must reach grove alone, since make would die of the second one and leave two readers of
# one keyboard: so grove gets a process group of its own. Status 148 means that Ctrl-Z stopped it:
# then the rest is stopped too, until the shell continues it. (bash leaves a loop on Ctrl-Z.)
foreground = set -m; \
  finish() { [ $$1 = 148 ] || exit $$1; kill -STOP 0; fg >/dev/null; finish $$?; }; $(1); finish $$?
