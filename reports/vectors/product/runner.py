# SPDX-License-Identifier: MIT
"""Judges a distance function by vectors.json: replace `distance` below by a call of your own.

    python3 runner.py vectors.json [NAME]

NAME is one of three methods that are wrong on purpose.  Prints "ID VERDICT" a line; 1 if one is neither correct nor
near_contact.
"""
import json
import math
import sys


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]


def minus(x, y):
    return [x[0] - y[0], x[1] - y[1], x[2] - y[2]]


def vertices(a, b):
    """Wrong: the nearest two vertices."""
    return min(math.sqrt(dot(minus(x, y), minus(x, y))) for x in a for y in b)


def ends(body, d):
    numbers = [s for s in (dot(x, d) for x in body) if not math.isnan(s)]
    return min(numbers, default=math.inf), max(numbers, default=-math.inf)


def gap(a, b, d):
    """Between the bodies along a direction, in units of its length; 0 if there is none."""
    (low_a, high_a), (low_b, high_b) = ends(a, d), ends(b, d)
    if low_a - high_b > 0:
        return low_a - high_b
    return low_b - high_a if low_b - high_a > 0 else 0


def boxes(a, b):
    """Wrong: the bounding boxes."""
    gaps = [gap(a, b, axis) for axis in ([1, 0, 0], [0, 1, 0], [0, 0, 1])]
    return math.sqrt(dot(gaps, gaps))


def line(a, b):
    """Wrong: the gap along the line through the first vertices."""
    d = minus(a[0], b[0])
    length = math.sqrt(dot(d, d))
    return gap(a, b, d) / length if length > 0 else 0


def body(case, name):
    return [([float.fromhex(x) for x in point] + [0.0])[:3] for point in case[name]["points"]]


def verdict(case, admitted, distance):
    if "low" not in admitted:
        return "skipped"
    if not 0 <= distance < math.inf:
        return "no_answer"
    accurate = float.fromhex(admitted["low"]) <= distance <= float.fromhex(admitted["high"])
    if (distance > 0) != (case["expect"]["relation"] == "separated"):
        if accurate and "near_contact" in admitted["verdicts"]:
            return "near_contact"
        return "false_separation" if distance > 0 else "false_overlap"
    return "correct" if accurate else "inaccurate"


def main():
    distance = {"vertices": vertices, "boxes": boxes, "line": line}[(sys.argv[2:] or ["vertices"])[0]]
    wrong = False
    for case in json.load(open(sys.argv[1], encoding="utf-8"))["cases"]:
        if "points" not in case["a"] or "points" not in case["b"]:
            continue  # a curved body
        found = verdict(case, case["double"], distance(body(case, "a"), body(case, "b")))
        print(case["id"], found)
        wrong |= found not in ("correct", "near_contact")
    sys.exit(wrong)


if __name__ == "__main__":
    main()
