# SPDX-License-Identifier: MIT
"""Reads and says hex floats."""
from fake import cases, say

for case in cases(numbers="hex", answers=["distance", "normal"]):
    x = float.fromhex(case["a"][0][0])
    say({"seq": case["seq"], "intersecting": False, "distance": abs(x).hex(),
         "normal": ["0x1p+0"] + ["0x0p+0"] * (case["dim"] - 1)})
