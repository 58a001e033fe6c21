# SPDX-License-Identifier: MIT
"""The certified distance as ground truth for a learned one: values, and gradients that are enclosed.

With lower and upper bounds of d, (lower(x + h) - upper(x - h)) / 2h and (upper(x + h) - lower(x - h)) / 2h
enclose the central difference, whatever rounding did."""
import numpy as np

import gjkproof

rng = np.random.default_rng(1)
a, b = rng.normal(size=(8, 3)), rng.normal(size=(8, 3)) + [5, 0, 0]
moves = rng.uniform(-1, 1, size=(2000, 3))


def proved(moves):
    return gjkproof.distance_many(np.repeat(a[None], len(moves), 0), b + moves[:, None])


values = proved(moves)
middle = (values["lower"] + values["upper"]) / 2
features = np.hstack([np.ones((len(moves), 1)), moves, moves ** 2])
weights = np.linalg.lstsq(features, middle, rcond=None)[0]
print(f"learned: off by up to {np.abs(features @ weights - middle).max():.3f}, "
      f"truth: known to {np.max(values['upper'] - values['lower']):.1e}")

h = 1e-4
gradient = []
for axis in np.eye(3):
    ahead, behind = proved(moves + h * axis), proved(moves - h * axis)
    gradient.append(((ahead["lower"] - behind["upper"]) / (2 * h), (ahead["upper"] - behind["lower"]) / (2 * h)))
low, high = np.stack([g[0] for g in gradient], 1), np.stack([g[1] for g in gradient], 1)
inside = (low - 1e-3 <= values["normal"]) & (values["normal"] <= high + 1e-3)
print(f"gradients enclosed to {np.max(high - low):.1e}; the normal agrees in {inside.all(axis=1).mean():.1%} of them")
