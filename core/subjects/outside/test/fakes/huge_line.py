# SPDX-License-Identifier: MIT
"""Says too much in a line, where there is trouble."""
from fake import answer, cases, is_trouble, say

for case in cases():
    say(answer(case, status="x" * 3_000_000) if is_trouble(case) else answer(case))
