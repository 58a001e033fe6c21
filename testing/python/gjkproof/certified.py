# SPDX-License-Identifier: MIT
"""The certified query, and the other implementations of this project."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from . import _native
from . import places  # noqa: F401  (where subjects on request are)
from .exact import as_body, case_of, natural
from .judging import Answer
from .shapes import Shape


@dataclass(frozen=True)
class Distance:
    """Proved are the relation and lower <= d <= upper; both are 0 if the bodies meet.

    The interval is at most u (24 M + 8 d) wide, u the unit roundoff of the arrays and M the largest
    |coordinate|.  Witness points and normal (from A to B, None if the bodies meet) are as accurate as
    floating point makes them.  stage: "floating_point", "higher_precision" or "exact", whichever
    succeeded.
    """

    relation: str
    lower: float
    upper: float
    witness_a: tuple
    witness_b: tuple
    normal: tuple | None
    stage: str
    iterations: int


@dataclass(frozen=True)
class Depth:
    """Proved are the relation and lower <= depth <= upper, 0 if the bodies do not overlap.

    The depth is the distance of the origin from the boundary of A - B, for bodies with an interior the
    least length of a translation after which the interiors are disjoint.  The interval
    is at most 2^-30 max(depth, 2^-20 M) wide, for float32 2^-21 of that.  B moved by the depth along the
    normal, a unit vector, leaves A; the witness points then meet.  All three are None without an overlap.
    """

    relation: str
    lower: float
    upper: float
    witness_a: tuple | None
    witness_b: tuple | None
    normal: tuple | None
    stage: str
    iterations: int


class Prepared(_native.Prepared):
    """A body prepared for many queries: Prepared(points), an array as truth() takes it."""

    def __init__(self, points):
        super().__init__(_points(points, "points"), "points")


def distance(a, b) -> Distance:
    """The certified distance of two arrays of points, or of prepared bodies; both float32 or both
    float64.  Raises RuntimeError if this thread does not round to nearest."""
    relation, *others = _native.certified(*_prepared(a, b))
    return Distance(_native.relations[relation], *others)


def depth(a, b) -> Depth:
    """The certified penetration depth, of what distance() takes."""
    relation, *others = _native.certified_depth(*_prepared(a, b))
    return Depth(_native.relations[relation], *others)


def _prepared(a, b):
    return (x if isinstance(x, _native.Prepared) else _native.Prepared(_points(x, name), name)
            for x, name in ((a, "a"), (b, "b")))


def _points(x, name: str):
    if isinstance(x, Shape):
        raise TypeError(f"{name}: certified queries take points, no shapes")
    return as_body(x, name)


def distance_many(a, b, *, threads: int = 0) -> np.ndarray:
    """The certified distances of many pairs, given as truth_many() takes them: an array with relation,
    lower, upper, witness_a, witness_b and normal (zero if the bodies meet), in the type of the bodies."""
    relation, lower, upper, witness_a, witness_b, normal = _native.certified_many(
        a, b, natural(threads, "threads"))
    scalar, dim = lower.dtype, witness_a.shape[1]
    result = np.empty(len(relation), [("relation", "U11"), ("lower", scalar), ("upper", scalar),
                                      ("witness_a", scalar, dim), ("witness_b", scalar, dim),
                                      ("normal", scalar, dim)])
    result["relation"] = np.array(_native.relations)[relation]
    result["lower"], result["upper"] = lower, upper
    result["witness_a"], result["witness_b"], result["normal"] = witness_a, witness_b, normal
    return result


def gjk(a, b, subject: str = "core/double/robust") -> Answer:
    """What a subject answers, by its name with settings: "core/double/robust?epsilon=1e-9".

    See subjects().  Raises ValueError for an unknown subject and for bodies that it does not take,
    RuntimeError if it gives no answer or this thread does not round to nearest.
    """
    try:
        found = _native.evaluate(case_of(a, b), subject)
    except ValueError as error:
        raise ValueError(str(error).replace("`gjkproof subjects`", "gjkproof.subjects()")) from None
    if "failure" in found:
        raise RuntimeError(f"{subject} gives no answer: {found['failure']}")
    return Answer(**{name: found[name] for name in Answer.__dataclass_fields__})
