# SPDX-License-Identifier: MIT
"""A second opinion that shares nothing with the project: the nearest point of conv{a_i - b_j} to the
origin by Wolfe's algorithm [Wolfe76] in rational arithmetic, with linear equations by elimination."""
from fractions import Fraction


def dot(x, y):
    return sum(p * q for p, q in zip(x, y))


def affine_weights(points):
    """Weights of sum 1 of the point of the affine hull nearest to the origin.  The points are independent:
    each came from beyond the plane through all before it."""
    size = len(points)
    rows = [[dot(p, q) for q in points] + [Fraction(1), Fraction(0)] for p in points]
    rows.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for i in range(size + 1):
        pivot = next(r for r in range(i, size + 1) if rows[r][i] != 0)
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for r in range(size + 1):
            if r != i and rows[r][i] != 0:
                rows[r] = [x - rows[r][i] * y for x, y in zip(rows[r], rows[i])]
    return [row[-1] for row in rows[:size]]


def nearest_point(a, b):
    """v of two lists of points, as Fractions."""
    exact = lambda body: [tuple(Fraction(float(x)) for x in p) for p in body]
    points = sorted({tuple(x - y for x, y in zip(p, q)) for p in exact(a) for q in exact(b)},
                    key=lambda p: dot(p, p))
    corral, weights, v = [points[0]], [Fraction(1)], points[0]
    while True:
        best = min(points, key=lambda p: dot(v, p))
        if dot(v, best) >= dot(v, v):
            return v
        corral, weights = corral + [best], weights + [Fraction(0)]
        while True:
            target = affine_weights(corral)
            if all(t > 0 for t in target):
                weights = target
                break
            step = min(w / (w - t) for w, t in zip(weights, target) if t <= 0 and w > t)
            weights = [w + step * (t - w) for w, t in zip(weights, target)]
            kept = [i for i, w in enumerate(weights) if w > 0]
            corral, weights = [corral[i] for i in kept], [weights[i] for i in kept]
        v = tuple(sum(w * p[k] for w, p in zip(weights, corral)) for k in range(len(points[0])))
