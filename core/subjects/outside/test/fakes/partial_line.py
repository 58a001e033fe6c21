# SPDX-License-Identifier: MIT
"""Dies in the middle of a line, where there is trouble."""
import os
import sys

from fake import answer, cases, is_trouble, say

for case in cases():
    if is_trouble(case):
        sys.stdout.write('{"seq": %d, "interse' % case["seq"])
        sys.stdout.flush()
        os._exit(3)
    say(answer(case))
