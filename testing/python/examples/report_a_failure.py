# SPDX-License-Identifier: MIT
"""Finds a failure of a GJK with an absolute tolerance, minimises it, and writes a bug report."""
from functools import partial

import gjkproof
from my_gjk import gjk

mine = partial(gjk, fault="absolute tolerance")
for case in gjkproof.cases("generic", 1000, vertices=8, exponent=0):
    verdict = gjkproof.judge(case.a, case.b, mine)
    if not verdict.correct:
        break
simplest = verdict.simplest
print(f"## `gjk` is wrong on {len(simplest.a)} + {len(simplest.b)} points\n\n```\n{verdict.explanation}```\n")
exact = gjkproof.truth(simplest)
print(f"The exact squared distance is {exact.distance_squared}; pairs of points in its proof: {len(exact.proof)}.")
