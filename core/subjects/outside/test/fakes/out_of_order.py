# SPDX-License-Identifier: MIT
"""Answers each run from its end."""
from fake import answer, runs, say

for run in runs():
    for case in reversed(run):
        say(answer(case))
