# SPDX-License-Identifier: MIT
"""Are the records of a study what their schema says, and do they give its table again?

    check_records.py PROGRAM SCHEMA

Runs a small study of subjects that fail in many ways, validates every line, and recomputes counts, the largest
error and the median of the iterations, each by the line of Python that the documentation shows.  The same study with
times has these besides, and else the same records.  The counts of a study that records fewer answers are those of
all records, and program and schema refuse the same.  Then a sweep: its records, its cells, and whether program and schema
take the same study files.
"""
import collections
import gzip
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from jsonschema import Draft7Validator

VALIDATOR = Draft7Validator(json.load(open(sys.argv[2], encoding="utf-8")))
SUBJECTS = ["core/float/original", "core/double/enhanced", "core/rational/robust", "planted/distance_as_bound"]


def command_of(program, folder, *options):
    command = [program, "study", "--cases", "12", "--vertices", "16", "-o", folder, "--force", *options]
    for subject in SUBJECTS:
        command += ["--subject", subject]
    return command


def study(program, folder, *options):
    done = subprocess.run(command_of(program, folder, *options), capture_output=True, text=True)
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


# Counts that neither accepts: a path, and what stands there then.
WRONG_COUNTS = [
    (["format"], "gjkproof-counts/2"),
    (["judged"], None),
    (["units"], "1"),
    (["groups"], {}),
    (["groups", 0, 0], []),
    (["groups", 0, 0, "scaled_error_max"], 0.5),
    (["groups", 0, 0, "verdicts"], {"wrong": 1}),
    (["groups", 0, 0, "iterations"], [["1", 2]]),
    (["groups", 0, 0, "worst", 0, "case"], None),
    (["groups", 0, 0, "worst", 0, "answer", "verdict"], "wrong"),
    (["groups", 0, 0, "worst", 0, "answer", "gross"], 1),
    (["groups", 0, 0, "worst", 0, "answer", "size"], None),
]


def changed(document, path, value):
    copy = json.loads(json.dumps(document))
    place = copy
    for key in path[:-1]:
        place = place[key]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return copy


def check_counts(program, records_schema, folder, records):
    """The counts are those of all records; returns how many cells they have."""
    counts_schema = schema(pathlib.Path(records_schema).parent / "counts.schema.json")
    file = pathlib.Path(folder) / "counts.json"
    for kept in ("findings", "none"):
        subprocess.run(command_of(program, folder, "--time" if kept == "findings" else "--no-known", "--records", kept), capture_output=True)
        counts = json.loads(file.read_text())
        counts_schema.validate(counts)
        if kept == "findings":
            VALIDATOR.validate(counts["study"])
    subprocess.run(command_of(program, folder, "--records", "findings"), capture_output=True)
    counts = json.loads(file.read_text())
    cells = 0
    for group, row in zip(counts["study"]["groups"], counts["groups"], strict=True):
        for subject, cell in zip(SUBJECTS, row, strict=True):
            mine = [r for r in records if r["group"] == group["name"] and r["subject"] == subject]
            columns = collections.Counter(r["column"] for r in mine)
            iterations = collections.Counter(r["iterations"] for r in mine if r["iterations"] is not None)
            if cell["verdicts"] != columns or dict(cell["iterations"]) != iterations or cell["answers"] != len(mine):
                sys.exit(f"{subject} on {group['name']}: the counts are {cell}")
            cells += 1
    for path, value in WRONG_COUNTS:
        wrong = changed(counts, path, value)
        if counts_schema.is_valid(wrong):
            sys.exit(f"the schema of counts takes {path}: {value}")
        file.write_text(json.dumps(wrong))
        done = subprocess.run([program, "merge", folder, "-o", f"{folder}/whole"], capture_output=True, text=True)
        if done.returncode != 2 or "counts.json: no counts of a study" not in done.stderr:
            sys.exit(f"the program takes {path}: {value}: {done.returncode} {done.stderr}")
    return cells


SWEEP = {
    "format": "gjkproof-study/1",
    "name": "sweep",
    "cases": 10,
    "vertices": 16,
    "subjects": ["core/rational/robust", {"subject": "core/*/robust", "settings": {"epsilon": [1e-3, "0.01"], "tolerance": "relative"}}],
    "families": ["lattice", {"family": "oblong", "settings": {"gap": [0.01, 1e-6], "bits": 53}}],
    "accuracies": [1e-3],
    "boards": ["engine_plane", "flat"],
}
# Study files that neither accepts.
WRONG = [
    {"name": None},
    {"format": "gjkproof-study/2"},
    {"cases": 0},
    {"cases": 1.5},
    {"all_cases": 5},
    {"vertices": 3},
    {"known": 1},
    {"oracle": "delphi"},
    {"domain": "x"},
    {"boards": []},
    {"boards": ["engine", "x"]},
    {"subjects": []},
    {"subjects": [{"subject": "core/*/robust"}]},
    {"subjects": [{"subject": "core/*/robust", "settings": {}}]},
    {"subjects": [{"subject": "core/*/robust", "settings": {"epsilon": []}}]},
    {"subjects": [{"subject": "core/*/robust", "settings": {"epsilon": [None]}}]},
    {"families": [{"family": "oblong", "settings": {"gap": 1}, "more": 1}]},
    {"accuracies": [0]},
    {"time_limit": -1},
    {"more": 1},
]


def schema(path):
    return Draft7Validator(json.load(open(path, encoding="utf-8")))


def run(program, folder, document, *options):
    file = pathlib.Path(folder) / "study.json"
    file.write_text(json.dumps(document))
    return subprocess.run([program, "study", str(file), "--worst", "0", "-o", f"{folder}/sweep", "--force", *options],
                          capture_output=True, text=True)


def check_sweep(program, records_schema, folder):
    study = pathlib.Path(records_schema).parent.parent
    sweep = study / "sweep"
    studies, cells = schema(sweep / "study.schema.json"), schema(sweep / "cells.schema.json")
    for file in [*sorted((study.parent / "studies").glob("*.json"))]:
        studies.validate(json.loads(file.read_text()))
    studies.validate(SWEEP)
    done = run(program, folder, SWEEP)
    if done.returncode > 1:
        sys.exit(f"the sweep: {done.returncode}: {done.stderr}")
    for line in gzip.open(f"{folder}/sweep/run.jsonl.gz", "rt"):
        schema(records_schema).validate(json.loads(line))
    lines = [json.loads(line) for line in open(f"{folder}/sweep/cells.jsonl", encoding="utf-8")]
    for line in lines:
        cells.validate(line)
    for change in WRONG:
        wrong = {key: value for key, value in {**SWEEP, **change}.items() if value is not None}
        if studies.is_valid(wrong):
            sys.exit(f"the schema of studies takes {change}")
        done = run(program, folder, wrong)
        if done.returncode != 2 or "study.json: " not in done.stderr:
            sys.exit(f"the program takes {change}: {done.returncode} {done.stderr}")
    return len(lines)


def main():
    with tempfile.TemporaryDirectory() as folder:
        shown, lines = study(sys.argv[1], folder)
        check_times(lines, study(sys.argv[1], folder, "--time")[1])
    records = [line for line in lines if "subject" in line]
    if "wrong int." in shown or any("certain" in (r["says"] or {}) for r in records):
        sys.exit("nobody was asked who claims to be certain")
    for subject in SUBJECTS:
        # | subject | false sep. | ... | skipped | gross | max error |, dots for zeros; certified
        # results have a column only if a subject claims any.
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
    with tempfile.TemporaryDirectory() as folder:
        counted = check_counts(sys.argv[1], sys.argv[2], folder, records)
    with tempfile.TemporaryDirectory() as folder:
        swept = check_sweep(sys.argv[1], sys.argv[2], folder)
    print(f"{len(lines)} lines, {len(records)} records, {len(SUBJECTS)} rows of the table, {counted} counts, {swept} cells")


if __name__ == "__main__":
    main()
