#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Computes numbers of each kind that a study's page shows again, from the records of the study:

    numbers.py [STUDY [SUBJECT GROUP]]

Prints for each what the records give and what the page says, and ends with 1 if two differ.
"""
import gzip
import json
import sys
from math import ceil, floor, inf, log2, log10

STUDY, S, G = sys.argv[1:] + ["study", "core/float/original", "oblong"][len(sys.argv) - 1:]
lines = [json.loads(line) for line in gzip.open(f"{STUDY}/run.jsonl.gz", "rt")]
records = [line for line in lines if "subject" in line]
html = open(f"{STUDY}/report.html", encoding="utf-8").read()
page = json.loads(html.split('id="data">')[1].split("</script>")[0])

s = [x["name"] for x in page["subjects"]].index(S)
g = [x["name"] for x in page["groups"]].index(G)
mine = [r for r in records if r["subject"] == S]
here = [r for r in mine if r["group"] == G]
column, status = page["columns"].index, page["statuses"].index
inaccurate = [r for r in mine if r["column"] == "inaccurate"]
scaled = [float(r["scaled_error"]) for r in here if r["scaled_error"] is not None]
findings = [dict(zip(page["findings"]["keys"], row)) for row in page["findings"]["rows"]]
cell = next(x for x in page["cells"] if (x["s"], x["g"]) == (s, g))


def rows(flat, n):
    return list(zip(*[iter(flat)] * n))


# Two parameters of a family.
heat = next(x for x in page["heat"] if x["g"] == g)
pair = heat["pairs"][0]
x, y, bins = heat["axes"][pair["x"]], heat["axes"][pair["y"]], heat["bins"]
most = max(range(bins * bins), key=pair["totals"].__getitem__)


def bin_of(axis, r):
    value = r["parameters"][axis["name"]]
    value = (log10(value) if value > 0 else -inf) if axis["log"] else value
    return min(bins - 1, max(0, floor(max(-1, (value - axis["first"]) / axis["step"]))))


in_bin = [r for r in here if bin_of(y, r) * bins + bin_of(x, r) == most]
found = [f for f in pair["found"] if (f["s"], f["c"]) == (s, column("inaccurate"))]


# d*/M if it is above zero.
def condition(r):
    d = r["distance"] if isinstance(r["distance"], (str, type(None))) else r["distance"][0]
    return d and r["magnitude"] and float.fromhex(d) / r["magnitude"]


# The error of a finding without a distance is infinite.
def relative(r):
    if r["relative_error"] is not None:
        return float(r["relative_error"])
    if r["scaled_error"] is not None:
        return float(r["scaled_error"]) * page["subjects"][s]["u"] / condition(r)
    return inf if column(r["column"]) < page["finding_columns"] else None


def tenth(e):
    return -32768 if e == 0 else 32767 if e == inf else ceil(10 * log10(e))


def dot(r):
    e = relative(r)
    return floor(100 * log10(condition(r)) + 0.5), floor(100 * log10(e) + 0.5) if e else -32768


far = [r for r in mine if condition(r) and relative(r) is not None]
near = sorted(relative(r) for r in far if floor(log10(condition(r))) == -3)  # 1e-3 <= d*/M < 1e-2
decade = next(row for x in page["precision"] if x["s"] == s for row in x["rows"] if row[0] == -3)
dots = next(rows(x["points"], 4) for x in page["points"] if x["s"] == s)

# Settings of families and subjects are together.
trend = next(line for x in page["trends"] if (x["family"], x["x"]) == (G, "size_ratio") for line in x["lines"] if line["s"] == s)
by_ratio = [r for r in here if r["column"] != "skipped" and r["parameters"].get("size_ratio", 0) > 0]

# For each name, the value from the records and the value on the page.
NUMBERS = {
    "cases": lambda: (len({(r["group"], r["index"]) for r in records}), page["study"]["questions"]),
    "cases of a subject, a group and a verdict": lambda: (
        sum(r["column"] == "inaccurate" for r in here), cell["counts"][column("inaccurate")]),
    "gross findings": lambda: (sum(r["gross"] for r in here), cell["gross"]),
    "answers with an error": lambda: (len(scaled), sum(n for c, b, n in rows(cell["errors"], 3))),
    "answers with an error below 10 u M": lambda: (
        sum(e < 10 for e in scaled), sum(n for c, b, n in rows(cell["errors"], 3) if b < 40)),
    "answers by status and iterations": lambda: (
        sum(r["status"] == "converged" and r["iterations"] == 4 for r in here),
        sum(n for c, t, k, n in rows(cell["iterations"], 4) if (t, k) == (status("converged"), 4))),
    "cases in a bin of two parameters": lambda: (len(in_bin), pair["totals"][most]),
    "findings of a kind in all these bins": lambda: (
        sum(r["column"] == "inaccurate" for r in here),
        sum(n for f in found for b, n in rows(f["cells"], 2))),
    "answers and findings by the size of a parameter": lambda: (
        [len(by_ratio), sum(column(r["column"]) < page["finding_columns"] for r in by_ratio)],
        [sum(row[i] for row in rows(trend["rows"], 9)) for i in (1, 2)]),
    "the worst finding of a kind": lambda: (
        max(r["size"] for r in inaccurate),
        max(f["size"] for f in findings if (f["s"], f["c"]) == (s, column("inaccurate")))),
    "the largest error of the findings of a cell": lambda: (
        max(r["size"] for r in here if column(r["column"]) < page["finding_columns"] and isinstance(r["size"], float | int)),
        cell["worst"]),
    "answers of a condition, errors that 50 %, 99 % and all of them do not exceed": lambda: (
        [len(near), *(tenth(near[ceil(q * len(near) / 100) - 1]) for q in (50, 99, 100))],
        decade[1:]),
    "times of a subject in a group (study --time), in bins of a quarter of an octave": lambda: (
        sorted(ceil(4 * log2(max(1, r["ns"]))) for r in here if "ns" in r),
        [b for b, n in rows(cell["times"], 2) for _ in range(n)]),
    "dots of error against condition that are no record": lambda: (
        0, len({(c, e) for _, _, c, e in dots} - {dot(r) for r in far if relative(r) != inf})),
}

if __name__ == "__main__":
    pairs = {what: both() for what, both in NUMBERS.items()}
    for what, (recorded, shown) in pairs.items():
        print(f"{what}: {recorded}, on the page {shown}")
    sys.exit(any(recorded != shown for recorded, shown in pairs.values()))
