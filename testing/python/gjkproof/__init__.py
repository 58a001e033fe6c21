# SPDX-License-Identifier: MIT
"""Exact truth, judge and hard cases for the distance of convex bodies, as GJK computes it.

A body is an array of shape (n, 2) or (n, 3), float32 or float64, whose convex hull is meant, or a
shape: sphere, capsule, box, cone, cylinder, hull.  Lengths have the unit of the coordinates.

    truth, truth_many          exact relation, distance, nearest point, proof, penetration depth
    judge, judge_many          whether an answer is right, how far off it is, and what is allowed
    assert_correct             the same in a test; shrinks the bodies if the answer is a function
    distance, distance_many    a proved interval at the speed of GJK
    depth                      the same of the penetration depth
    gjk                        an implementation of this project by its name
    cases, known               hard cases, generated and reported
    records, study             what a study found, and a study of a function in Python

gjkproof.strategies needs Hypothesis; gjkproof.figures needs Matplotlib.
"""
from ._native import Case
from .casework import cases, families, known, read_cases, subjects, write_cases
from .certified import Depth, Distance, Prepared, depth, distance, distance_many, gjk
from .exact import Truth, truth, truth_many
from .judging import Answer, Verdict, assert_correct, judge, judge_many
from .shapes import Capsule, Shape, box, capsule, cone, cylinder, hull, sphere
from .studies import Records, records, study

__version__ = "0.1.0"
__all__ = [
    "Answer", "Capsule", "Case", "Depth", "Distance", "Prepared", "Records", "Shape", "Truth", "Verdict",
    "assert_correct", "box", "capsule", "cases", "cone", "cylinder", "depth", "distance", "distance_many",
    "families", "gjk", "hull", "judge", "judge_many", "known", "read_cases", "records", "sphere",
    "study", "subjects", "truth", "truth_many", "write_cases",
]
