# SPDX-License-Identifier: MIT
"""Says a depth that it did not declare, where there is trouble."""
from fake import answer, cases, is_trouble, say

for case in cases(answers=["distance"]):
    say(answer(case, depth=1.0) if is_trouble(case) else answer(case))
