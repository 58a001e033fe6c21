# SPDX-License-Identifier: MIT
"""Can the numbers of a study's page be recomputed from its records?

    check_page.py PROGRAM PAGE.md

Runs a small study and the lines of Python that the document shows. Each line behind a comment is an equation of
records and page. It holds, and it does not hold any more when every number of the page is another.
"""
import os
import re
import subprocess
import sys
import tempfile

SUBJECTS = ["core/float/original", "core/double/enhanced"]
EQUATIONS_MIN = 5


def study(program):
    command = [program, "study", "--cases", "60", "--vertices", "16", "--time", "-o", "study"]
    for subject in SUBJECTS:
        command += ["--subject", subject]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 1:
        sys.exit(f"{done.returncode}: {done.stderr}")


def damage(page):
    """Adds one to what the page counts or measures, and to no place or bin."""
    page["study"]["questions"] += 1
    for cell in page["cells"]:
        cell["counts"] = [n + 1 for n in cell["counts"]]
        cell["gross"] += 1
        for key, every in (("errors", 3), ("iterations", 4), ("times", 2)):
            cell[key][every - 1::every] = [n + 1 for n in cell[key][every - 1::every]]
    for heat in page["heat"]:
        for pair in heat["pairs"]:
            pair["totals"][:] = [n + 1 for n in pair["totals"]]
            for found in pair["found"]:
                found["cells"][1::2] = [n + 1 for n in found["cells"][1::2]]
    for finding in page["findings"]:
        finding["size"] = None if finding["size"] is None else finding["size"] + 1
    for subject in page["precision"]:
        for row in subject["rows"]:
            row[1:] = [n + 1 for n in row[1:]]


def main():
    program, document = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    prelude, shown = re.findall(r"^```python\n(.*?)^```$", open(document, encoding="utf-8").read(), re.M | re.S)
    equations = [line for line in shown.splitlines() if not line.startswith("#")]
    if len(equations) < EQUATIONS_MIN:
        sys.exit(f"{document} shows {len(equations)} equations")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        study(program)
        names = {}
        exec(prelude, names)
        os.chdir("/")
    wrong = [line for line in equations if eval(line, names) is not True]
    damage(names["page"])
    names["dots"] = [(g, c, x + 1000, y) for g, c, x, y in names["dots"]]
    blind = [line for line in equations if eval(line, names) is not False]
    for line in wrong:
        print(f"not true: {line}")
    for line in blind:
        print(f"true of another page as well: {line}")
    print(f"{len(equations)} equations")
    sys.exit(1 if wrong or blind else 0)


if __name__ == "__main__":
    main()
