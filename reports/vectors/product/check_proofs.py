# SPDX-License-Identifier: MIT
"""Checks every proof of a suite of vectors in exact fractions; shares no code with the program that wrote them.

    python3 check_proofs.py FOLDER|vectors.json

A claim is a relation, d^2 and v, the point of A - B nearest to the origin.  It follows from

1. weights >= 0 of sum 1 that make v of differences a_i - b_j: v is in A - B, and d^2 = v.v is not below the truth;
2. v.(a_i - b_j) >= v.v for all i, j: nothing is nearer.  So the bodies are apart if v is not 0.  If it is 0,
3. touching: a normal n, not 0, with n.(a_i - b_j) >= 0 for all i, j; overlapping: terms of positive weight whose
   differences span the space, so that the origin is inside their hull.

The double `distance` must be d rounded to nearest.  Curved bodies have bounds in place of a proof, and a depth has none.
"""
import json
import math
import os
import sys
from fractions import Fraction


def fail(case, reason):
    sys.exit(f"{case['id']}: {reason}")


def dot(x, y):
    return sum(p * q for p, q in zip(x, y))


def rank(rows):
    rows, found = [list(row) for row in rows], 0
    for column in range(len(rows[0])):
        pivot = next((row for row in rows[found:] if row[column]), None)
        if pivot is None:
            continue
        rows.remove(pivot)
        rows.insert(found, pivot)
        found += 1
        rows[found:] = [[x - row[column] / pivot[column] * y for x, y in zip(row, pivot)] for row in rows[found:]]
    return found


def check_rounding(case, low, high):
    x = float.fromhex(case["distance"])
    below, above = (Fraction(x) + Fraction(math.nextafter(x, 0))) / 2, (Fraction(x) + Fraction(math.nextafter(x, math.inf))) / 2
    if x < 0 or above * above < low or (x > 0 and below * below > high):
        fail(case, "the distance is not rounded to nearest")


def check(case):
    claim = case["expect"]
    if "proof" not in claim:
        check_rounding(case, *map(Fraction, claim["distance_squared_bounds"]))
        return False
    a, b = ([[Fraction(float.fromhex(x)) for x in point] for point in case[body]["points"]] for body in "ab")
    v, square = [Fraction(x) for x in claim["v"]], Fraction(claim["distance_squared"])
    terms = [(Fraction(term["weight"]), [p - q for p, q in zip(a[term["a"]], b[term["b"]])]) for term in claim["proof"]]
    if any(weight < 0 for weight, _ in terms) or sum(weight for weight, _ in terms) != 1:
        fail(case, "the weights are no weights")
    if [sum(weight * y[axis] for weight, y in terms) for axis in range(case["dim"])] != v or dot(v, v) != square:
        fail(case, "the terms do not make v")
    if min(dot(v, p) for p in a) - max(dot(v, q) for q in b) < square:
        fail(case, "something is nearer than v")
    relation, normal = claim["relation"], [Fraction(x) for x in claim.get("normal", [])]
    if (relation == "separated") != (square > 0):
        fail(case, "separated means apart")
    if relation == "touching" and not (any(normal) and min(dot(normal, p) for p in a) >= max(dot(normal, q) for q in b)):
        fail(case, "no plane proves that they only touch")
    if relation == "overlapping" and rank([y for weight, y in terms if weight > 0]) < case["dim"]:
        fail(case, "no terms prove the overlap")
    check_rounding(case, square, square)
    return True


if __name__ == "__main__":
    path = os.path.join(sys.argv[1], "vectors.json") if os.path.isdir(sys.argv[1]) else sys.argv[1]
    proved = [check(case) for case in json.load(open(path, encoding="utf-8"))["cases"]]
    print(f"{sum(proved)} proofs hold, {len(proved) - sum(proved)} cases have bounds")
