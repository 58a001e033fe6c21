# SPDX-License-Identifier: MIT
"""Can the numbers of a study's page be recomputed from its records?

    check_page.py PROGRAM NUMBERS.py

Runs a small study, and the equations of records and page in reports/page/numbers.py. Each holds, and none holds any
more if every number of the page is another.
"""
import importlib.util
import os
import subprocess
import sys
import tempfile

SUBJECTS = ["core/float/original", "core/double/enhanced"]
EQUATIONS_MIN = 14


def study(program):
    command = [program, "study", "--cases", "60", "--vertices", "16", "--time", "-o", "study"]
    for subject in SUBJECTS:
        command += ["--subject", subject]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 1:
        sys.exit(f"{done.returncode}: {done.stderr}")


def damage(page, findings):
    """Adds one to what the page counts or measures, and to no place or bin."""
    page["study"]["questions"] += 1
    for cell in page["cells"]:
        cell["counts"] = [n + 1 for n in cell["counts"]]
        cell["gross"] += 1
        cell["worst"] = None if cell["worst"] is None else cell["worst"] + 1
        for key, every in (("errors", 3), ("iterations", 4), ("times", 2)):
            cell[key][every - 1::every] = [n + 1 for n in cell[key][every - 1::every]]
    for heat in page["heat"]:
        for pair in heat["pairs"]:
            pair["totals"][:] = [n + 1 for n in pair["totals"]]
            for found in pair["found"]:
                found["cells"][1::2] = [n + 1 for n in found["cells"][1::2]]
    for trend in page["trends"]:
        for line in trend["lines"]:
            for i in (1, 2):
                line["rows"][i::9] = [n + 1 for n in line["rows"][i::9]]
    for finding in findings:
        finding["size"] = None if finding["size"] is None else finding["size"] + 1
    for subject in page["precision"]:
        for row in subject["rows"]:
            row[1:] = [n + 1 for n in row[1:]]


def equal(recorded_and_shown):
    recorded, shown = recorded_and_shown
    return recorded == shown


def main():
    program, path = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    spec = importlib.util.spec_from_file_location("numbers_of_page", path)
    numbers = importlib.util.module_from_spec(spec)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        study(program)
        sys.argv, sys.dont_write_bytecode = [path], True
        spec.loader.exec_module(numbers)
        os.chdir("/")
    equations = numbers.NUMBERS.items()
    if len(equations) < EQUATIONS_MIN:
        sys.exit(f"{path} has {len(equations)} equations")
    wrong = [what for what, both in equations if not equal(both())]
    damage(numbers.page, numbers.findings)
    numbers.dots[:] = [(g, c, x + 1000, y) for g, c, x, y in numbers.dots]
    blind = [what for what, both in equations if equal(both())]
    for what in wrong:
        print(f"not true: {what}")
    for what in blind:
        print(f"true of another page as well: {what}")
    print(f"{len(equations)} equations")
    sys.exit(1 if wrong or blind else 0)


if __name__ == "__main__":
    main()
