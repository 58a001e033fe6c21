#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A solver of quadratic programs as GJK's rival: minimise |sum of t_i a_i - sum of s_j b_j|^2 where
the t_i and the s_j are not negative and sum to 1.  Philip Wolfe's active sets (Finding the nearest
point in a polytope, Mathematical Programming 11, 1976) in exact rationals: it is slow and never wrong.
gjkproof study --subject 'python3 qp.py'"""
import json
import math
import sys
from fractions import Fraction


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def minus(a, b):
    return [x - y for x, y in zip(a, b)]


def solve(rows):
    """The solution of a few linear equations, each a row with its right side."""
    for i in range(len(rows)):
        pivot = next(j for j in range(i, len(rows)) if rows[j][i] != 0)
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(len(rows)):
            if j != i:
                factor = Fraction(rows[j][i], rows[i][i])
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i])]
    return [Fraction(row[-1], row[i]) for i, row in enumerate(rows)]


def without_bounds(points):
    """The weights that are best where they only need to sum to 1."""
    edges = [minus(point, points[0]) for point in points[1:]]
    found = solve([[dot(e, f) for f in edges] + [-dot(e, points[0])] for e in edges])
    return [Fraction(1 - sum(found))] + found


def reduced(corners, t):
    """From weights t go to the best ones; each that would become negative leaves at zero."""
    while True:
        best = without_bounds([corner[0] for corner in corners])
        if min(best) > 0:
            return corners, best
        step = min(x / (x - y) for x, y in zip(t, best) if y <= 0)
        t = [x + step * (y - x) for x, y in zip(t, best)]
        corners, t = map(list, zip(*((corner, x) for corner, x in zip(corners, t) if x > 0)))


def nearest(a, b):
    """Of points with integer coordinates: (squared distance, point of a, point of b, iterations)"""
    corners, t, k = [(minus(a[0], b[0]), a[0], b[0])], [Fraction(1)], 0
    while True:  # the distance falls, so no set of corners comes again
        k += 1
        v, p, q = ([dot(t, x) for x in zip(*points)] for points in zip(*corners))
        least, most = min(a, key=lambda x: dot(v, x)), max(b, key=lambda x: dot(v, x))
        w = minus(least, most)
        if dot(v, w) >= dot(v, v):
            return dot(v, v), p, q, k
        corners, t = reduced(corners + [(w, least, most)], t + [Fraction(0)])


def root(square):
    """Correctly rounded but for the last of 64 bits, at any size; infinite beyond all doubles."""
    up = max(0, 64 + (square.denominator.bit_length() - square.numerator.bit_length()) // 2)
    try:
        return float(Fraction(math.isqrt(int(square * 4**up)), 2**up))
    except OverflowError:
        return math.inf


def answer(case):
    unit = max(x.as_integer_ratio()[1] for body in (case["a"], case["b"]) for p in body for x in p)
    a, b = ([[int(Fraction(x) * unit) for x in p] for p in case[body]] for body in "ab")
    square, p, q, iterations = nearest(a, b)
    distance = root(square / unit**2)
    return {"seq": case["seq"], "intersecting": square == 0, "distance": distance,
            "lower_bound": distance, "witness_a": [float(x / unit) for x in p],
            "witness_b": [float(x / unit) for x in q], "iterations": iterations, "status": "optimal"}


for line in sys.stdin:
    message = json.loads(line)
    if "start" in message:
        print(json.dumps({"started": {
            "protocol": 1, "name": "qp-1.0", "description": "active sets in exact rationals",
            "answers": ["distance", "witnesses", "lower_bound"]}}))
    for case in message.get("run", []):
        print(json.dumps(answer(case)))
    if "stop" in message:
        break
    sys.stdout.flush()
