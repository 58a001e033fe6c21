# SPDX-License-Identifier: MIT
"""Tells its process, for who wants to kill it."""
import os
import time

from fake import answer, cases, say

for case in cases():
    time.sleep(0.005)
    say(answer(case, iterations=os.getpid()))
