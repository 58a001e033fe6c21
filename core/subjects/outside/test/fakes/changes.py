# SPDX-License-Identifier: MIT
"""Says something else of itself each time, and dies where there is trouble."""
import os
import sys

from fake import answer, cases, is_trouble, say

for case in cases(description=str(os.getpid())):
    if is_trouble(case):
        sys.exit(1)
    say(answer(case))
