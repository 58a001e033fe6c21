# SPDX-License-Identifier: MIT
"""linked_first.py NM LIBRARY PROGRAM...: of the functions of the core that a program shares with LIBRARY, it must
contain the copies of LIBRARY.  Other units compile the same functions with less optimisation."""
import subprocess
import sys


def sizes(nm, file):
    """Returns the sizes of the functions of the core by name: a library may contain several copies."""
    found = {}
    for line in subprocess.run([nm, "-S", "--defined-only", file], capture_output=True, text=True, check=True).stdout.splitlines():
        words = line.split()
        if len(words) == 4 and words[2] in "WwTt" and words[3].startswith(("_ZN3gjk", "_ZNK3gjk")) and "." not in words[3]:
            found.setdefault(words[3], set()).add(int(words[1], 16))
    return found


nm, library, *programs = sys.argv[1:]
optimised = sizes(nm, library)
for program in programs:
    linked = sizes(nm, program)
    both = optimised.keys() & linked.keys()
    others = sorted(name for name in both if not linked[name] <= optimised[name])
    if len(both) < 50 or others:
        sys.exit(f"{program}: of {len(both)} functions of the core, {len(others)} come from elsewhere: {others[:3]}")
