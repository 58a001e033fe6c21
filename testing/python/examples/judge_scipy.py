# SPDX-License-Identifier: MIT
"""Judges SciPy's minimize and a GJK written by hand, on cases that are hard for both."""
import numpy as np
from scipy.optimize import minimize

import gjkproof
from my_gjk import gjk


def by_scipy(a, b):
    """min ||A^T s - B^T t|| over weights s and t, as a tutorial would write it."""
    n, m = len(a), len(b)
    start = np.concatenate([np.full(n, 1 / n), np.full(m, 1 / m)])
    gap = lambda x: x[:n] @ a - x[n:] @ b
    constraints = [{"type": "eq", "fun": lambda x: x[:n].sum() - 1}, {"type": "eq", "fun": lambda x: x[n:].sum() - 1}]
    found = minimize(lambda x: gap(x) @ gap(x), start, bounds=[(0, 1)] * (n + m), constraints=constraints)
    return float(np.linalg.norm(gap(found.x)))


a, b = gjkproof.cases("oblong", 100, vertices=8, exponent=0).arrays()
for name, method in (("scipy", by_scipy), ("gjk", gjk)):
    verdicts = gjkproof.judge_many(a, b, np.array([method(*pair) for pair in zip(a, b)]))
    wrong = ~np.isin(verdicts["verdict"], ("correct", "near_contact"))
    print(f"{name}: {wrong.sum()} of {len(a)} wrong, by up to {verdicts['size'].max():.1e} M")
