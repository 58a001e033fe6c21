# SPDX-License-Identifier: MIT
"""Says all answers of a run together, and crashes before that where there is trouble."""
import os

from fake import answer, is_trouble, runs, say

for run in runs():
    for case in run:
        if is_trouble(case):
            os._exit(4)
        say(answer(case), flush=False)
    print(end="", flush=True)
