# SPDX-License-Identifier: MIT
"""Installs the package by pip, without the network, from what is built, and runs the tutorial of
README.md with it: install.py BUILD_TREE FOLDER"""
import os
import re
import subprocess
import sys
from pathlib import Path

tree, folder = sys.argv[1:]
source = Path(__file__).resolve().parents[1]
environment = dict(os.environ, GJKPROOF_BUILD=tree, PIP_NO_INDEX="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade", "--target", folder, source],
               env=environment, check=True)
tutorial = re.search(r"```python\n(.*?)```", (source / "README.md").read_text(), re.S).group(1)
assert len([line for line in tutorial.splitlines() if line.strip()]) <= 25
script = tutorial + """
import gjkproof.places
assert gjkproof.__file__.startswith({0!r}) and str(gjkproof.places.PROGRAM).startswith({0!r}), gjkproof.__file__
assert len(gjkproof.known()) > 100
assert len(gjkproof.study(None, {0!r} + "/study", subjects=["core/double/robust"], families=["lattice"], cases=10)) == 10
assert gjkproof.gjk(a, a, "core/double/epa_robust").intersecting
""".format(folder)
environment["PYTHONPATH"] = folder
said = subprocess.run([sys.executable, "-c", script], env=environment, cwd="/", stdout=subprocess.PIPE, text=True, check=True).stdout
for words in ("separated 1.1547005383792515 4/3", "inaccurate", "the distance is wrong"):
    assert words in said, said
