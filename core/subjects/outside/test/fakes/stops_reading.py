# SPDX-License-Identifier: MIT
"""Says what it is and reads no more, but lives on."""
import sys
import time

from fake import say

sys.stdin.readline()
say({"started": {"protocol": 1, "name": "fake"}})
time.sleep(1000)
