# SPDX-License-Identifier: MIT
"""Answers with the text that it is given, where there is trouble."""
import sys

from fake import answer, cases, is_trouble, say

for case in cases(answers=["distance", "witnesses"]):
    if is_trouble(case):
        print('{"seq": %d, "intersecting": false, "distance": %s}' % (case["seq"], sys.argv[1]), flush=True)
    else:
        say(answer(case))
