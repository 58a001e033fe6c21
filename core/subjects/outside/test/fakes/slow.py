# SPDX-License-Identifier: MIT
"""Thinks for some seconds about every case, and tells how many are in its run."""
import sys
import time

from fake import answer, runs, say

for run in runs():
    for case in run:
        time.sleep(float(sys.argv[1]))
        say(answer(case, iterations=len(run)))
