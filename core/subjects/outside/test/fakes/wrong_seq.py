# SPDX-License-Identifier: MIT
"""Says another number than that of the case, where there is trouble: one that nobody asked, or
none; or answers every case twice."""
import sys

from fake import answer, cases, is_trouble, say

for case in cases():
    if sys.argv[1] == "twice":
        say(answer(case))
        say(answer(case, distance=99))
    elif is_trouble(case):
        say(answer(case, seq={"unknown": case["seq"] + 1000, "none": None}[sys.argv[1]]))
    else:
        say(answer(case))
