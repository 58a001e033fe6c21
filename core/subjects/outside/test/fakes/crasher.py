# SPDX-License-Identifier: MIT
"""Crashes in the middle of a run."""
import os
import signal
import sys

from fake import answer, cases, is_trouble, say

for case in cases():
    if is_trouble(case):
        print("crasher.c:12: Assertion `x' failed", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGABRT)
    say(answer(case))
