# SPDX-License-Identifier: MIT
"""Prints for itself: before its answer where there is trouble, or behind every answer."""
import sys

from fake import answer, cases, is_trouble, say

for case in cases():
    if sys.argv[1] == "before" and is_trouble(case):
        print("iteration 1: |v| = 3", flush=True)
    say(answer(case))
    if sys.argv[1] == "behind":
        print("done", flush=True)
