# SPDX-License-Identifier: MIT
"""Takes no case in the plane."""
from fake import answer, cases, say

for case in cases(plane=False):
    assert case["dim"] == 3 and case["a"] and case["b"]
    say(answer(case))
