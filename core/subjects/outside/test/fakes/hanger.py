# SPDX-License-Identifier: MIT
"""Never answers where there is trouble; tells how many are in its run."""
import time

from fake import answer, is_trouble, runs, say

for run in runs():
    for case in run:
        if is_trouble(case):
            time.sleep(1000)
        say(answer(case, iterations=len(run)))
