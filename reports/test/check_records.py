# SPDX-License-Identifier: MIT
"""Are the records of a study what their schema says, and do they give its table again?

    check_records.py PROGRAM SCHEMA

Runs a small study of subjects that fail in many ways, validates every line, and recomputes counts, the largest
error and the median of the iterations, each by the line of Python that the documentation shows.  The same study with
times has these besides, and else the same records.
"""
import gzip
import json
import re
import subprocess
import sys
import tempfile

from jsonschema import Draft7Validator

VALIDATOR = Draft7Validator(json.load(open(sys.argv[2], encoding="utf-8")))
SUBJECTS = ["core/float/original", "core/double/enhanced", "core/rational/robust", "planted/distance_as_bound"]


def study(program, folder, *options):
    command = [program, "study", "--cases", "12", "--vertices", "16", "-o", folder, *options]
    for subject in SUBJECTS:
        command += ["--subject", subject]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 1:
        sys.exit(f"{done.returncode}: {done.stderr}")
    lines = [json.loads(line) for line in gzip.open(f"{folder}/run.jsonl.gz", "rt")]
    for number, line in enumerate(lines):
        for error in VALIDATOR.iter_errors(line):
            sys.exit(f"line {number + 1}: {error.message}")
    return done.stdout, lines


def check_times(plain, timed):
    if not timed[0].get("timed"):
        sys.exit("a study with times does not say so")
    for one, other in zip(plain[1:], timed[1:], strict=True):
        if "subject" in other and ("ns" in other) != (other["status"] is not None):
            sys.exit(f"time or none of {other}")
        other.pop("ns", None)
        if one != other:
            sys.exit(f"{one} with times is {other}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        shown, lines = study(sys.argv[1], folder)
        check_times(lines, study(sys.argv[1], folder, "--time")[1])
    records = [line for line in lines if "subject" in line]
    for subject in SUBJECTS:
        # | subject | false sep. | ... | skipped | gross | max error |, dots for zeros
        cells = re.search(rf"^{subject}  +(.*)$", shown, re.MULTILINE).group(1).split()
        counts = [0 if cell == "." else int(cell) for cell in cells[:11]]
        mine = [r for r in records if r["subject"] == subject]
        columns = ["false_separation", "false_overlap", "no_answer", "wrong_bound", "inaccurate", "wrong_depth",
                   "wrong_witness", "near_contact", "correct", "skipped"]
        again = [sum(r["column"] == column for r in mine) for column in columns] + [sum(r["gross"] for r in mine)]
        if counts != again:
            sys.exit(f"{subject}: the table has {counts}, the records {again}")
        largest = max((float(r["scaled_error"]) for r in mine if r["scaled_error"] is not None), default=0)
        shown_largest = 0 if cells[11] == "." else float(cells[11])
        if abs(largest - shown_largest) > 0.005 * largest:
            sys.exit(f"{subject}: the table's largest error is {shown_largest}, that of the records {largest}")
    print(f"{len(lines)} lines, {len(records)} records, {len(SUBJECTS)} rows of the table")


if __name__ == "__main__":
    main()
