#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A GJK in Python that gjkproof judges: gjkproof study --subject 'python3 mine.py'"""
import json
import sys

# --- replace this by your GJK ---


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def solve(rows):
    """The solution of a few linear equations, each a row with its right side; None if there is none."""
    size = len(rows)
    for i in range(size):
        rows[i:] = sorted(rows[i:], key=lambda row: -abs(row[i]))
        if rows[i][i] == 0:
            return None
        for j in range(size):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j][i + 1:] = [x - factor * y for x, y in zip(rows[j][i + 1:], rows[i][i + 1:])]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def weights(points):
    """Weights of the point nearest to the origin in the plane, line or space through a few points."""
    edges = [[x - y for x, y in zip(point, points[0])] for point in points[1:]]
    found = solve([[dot(e, f) for f in edges] + [-dot(e, points[0])] for e in edges])
    return found if found is None else [1 - sum(found)] + found


def combined(factors, points):
    return [dot(factors, coordinates) for coordinates in zip(*points)]


def nearest(simplex):
    """The nearest point of all faces: (squared distance, corners with positive weights, weights)."""
    best = (float("inf"), [], [])
    for mask in range(1, 1 << len(simplex)):
        corners = [corner for i, corner in enumerate(simplex) if mask >> i & 1]
        factors = weights([v for v, _, _ in corners])
        if factors and min(factors) > 0:
            v = combined(factors, [v for v, _, _ in corners])
            best = min(best, (dot(v, v), corners, factors))
    return best


def gjk(a, b):
    """(distance, point of a, point of b, iterations)"""
    unit = max(abs(x) for point in a + b for x in point) or 1.0
    a, b = ([[x / unit for x in point] for point in body] for body in (a, b))
    best, v, k = (float("inf"),), [p - q for p, q in zip(a[0], b[0])], 0
    simplex = [(v, a[0], b[0])]
    for k in range(1, 100):
        now = nearest(simplex)
        if now[0] >= best[0]:
            break
        best, simplex = now, list(now[1])
        v = combined(best[2], [w for w, _, _ in simplex])
        p, q = min(a, key=lambda x: dot(v, x)), max(b, key=lambda x: dot(v, x))
        simplex.append(([x - y for x, y in zip(p, q)], p, q))
    length = dot(v, v) ** 0.5 if best[0] > 1e-29 else 0.0  # (32 u)^2: zero up to rounding
    points = [combined(best[2], [corner[i] for corner in best[1]]) for i in (1, 2)]
    return length * unit, *([x * unit for x in point] for point in points), k


# --- the adapter ---

def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "start" in message:
            print(json.dumps({"started": {
                "protocol": 1, "name": "mine-1.0", "answers": ["distance", "witnesses"]}}))
        for case in message.get("run", []):
            distance, p, q, iterations = gjk(case["a"], case["b"])
            print(json.dumps({
                "seq": case["seq"], "intersecting": distance == 0, "distance": distance,
                "witness_a": p, "witness_b": q, "iterations": iterations}))
        if "stop" in message:
            break
        sys.stdout.flush()


if __name__ == "__main__":
    main()
