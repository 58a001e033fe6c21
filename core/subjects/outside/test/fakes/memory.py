# SPDX-License-Identifier: MIT
"""Wants 8 GB, where there is trouble."""
from fake import answer, cases, is_trouble, say

for case in cases():
    if is_trouble(case):
        block = bytearray(8 << 30)
    say(answer(case))
