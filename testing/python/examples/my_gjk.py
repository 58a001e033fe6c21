# SPDX-License-Identifier: MIT
"""A GJK in NumPy, written by hand, and faults that its author might have made."""
import itertools

import numpy as np


def nearest(corners):
    """The point of the hull of a few corners that is nearest to the origin, and its corners."""
    best = (np.inf, None, None)
    for size in range(1, len(corners) + 1):
        for face in itertools.combinations(range(len(corners)), size):
            points = corners[list(face)]
            edges = (points[1:] - points[0]).T
            weights = np.linalg.lstsq(edges, -points[0], rcond=None)[0] if size > 1 else np.zeros(0)
            weights = np.concatenate([[1 - weights.sum()], weights])
            if (weights >= 0).all():
                v = weights @ points
                best = min(best, (v @ v, face, v), key=lambda found: found[0])
    return best[2], corners[list(best[1])]


def gjk(a, b, fault=None):
    """The distance of the convex hulls of two arrays of points."""
    v = a[0] - b[0]
    simplex = v[None]
    previous = np.inf
    for _ in range(3 if fault == "gives up early" else 64):
        if v @ v >= previous:
            break
        previous = v @ v
        b_support = b[np.argmin(b @ v) if fault == "wrong support" else np.argmax(b @ v)]
        w = a[np.argmin(a @ v)] - b_support
        if v @ v - v @ w <= (1e-2 if fault == "absolute tolerance" else 1e-14 * (v @ v)):
            break
        v, simplex = nearest(np.vstack([simplex, w]))
        if len(simplex) == len(v) + 1:
            return 0.0
    length = float(np.linalg.norm(v))
    return length if length > 1e-14 * np.abs(np.vstack([a, b])).max() else 0.0
