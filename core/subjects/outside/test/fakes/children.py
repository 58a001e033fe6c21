# SPDX-License-Identifier: MIT
"""Starts 50 processes that outlive it, and dies where there is trouble."""
import subprocess
import sys

from fake import answer, cases, is_trouble, say

started = False
for case in cases():
    if not started:
        sleepers = [subprocess.Popen(["sleep", sys.argv[1]]) for _ in range(50)]
        started = True
    if is_trouble(case):
        sys.exit("gave up")
    say(answer(case))
