# SPDX-License-Identifier: MIT
"""Does not say what it is."""
import sys
import time

if sys.argv[1] == "waits":
    time.sleep(1000)
if sys.argv[1] == "dies":
    sys.exit("no licence")
print(sys.argv[1], flush=True)
time.sleep(1000)
