# SPDX-License-Identifier: MIT
"""pytest --gjkproof-findings FILE: the cases on which assert_correct failed, as a case file."""
from __future__ import annotations

import re

import pytest

from . import judging
from .casework import write_cases


def pytest_addoption(parser):
    parser.addoption("--gjkproof-findings", metavar="FILE", default=None,
                     help="write the cases on which gjkproof.assert_correct fails to FILE, for `gjkproof replay`")


class _Findings:
    def __init__(self, path: str):
        self.path, self.cases, self.last = path, {}, None

    @pytest.hookimpl(tryfirst=True)  # before fixtures
    def pytest_runtest_setup(self, item):
        judging.on_failure = self.found

    def found(self, case):
        self.last = case  # Hypothesis fails many times, with the simplest case last

    def pytest_runtest_makereport(self, item, call):
        if call.excinfo is not None and self.last is not None:
            self.cases[item.nodeid, call.when] = self.last
        self.last = None  # what comes next may fail for another reason

    def pytest_sessionfinish(self):
        judging.on_failure = None
        # An id has letters, digits and ._-+/: only; those of parametrised tests have more.
        write_cases(self.path, [case.renamed(re.sub(r"[^A-Za-z0-9._+/:-]", "_", f"{i}-{node.rpartition('::')[2]}"))
                                for i, ((node, _), case) in enumerate(self.cases.items(), 1)])

    def pytest_terminal_summary(self, terminalreporter):
        count = len(self.cases)
        terminalreporter.write_line(f"gjkproof: {count} finding{'' if count == 1 else 's'} in {self.path}")


def pytest_configure(config):
    path = config.getoption("--gjkproof-findings")
    if path is not None:
        try:
            open(path, "a").close()
        except OSError as error:
            raise pytest.UsageError(f"--gjkproof-findings: {error}") from None
        config.pluginmanager.register(_Findings(path), "gjkproof-findings")
