# SPDX-License-Identifier: MIT
"""Answers well-formed nonsense."""
from fake import answer, cases, say

for case in cases():
    say(answer(case, distance=1e6))
