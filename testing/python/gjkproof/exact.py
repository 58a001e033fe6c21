# SPDX-License-Identifier: MIT
"""The exact truth of two bodies."""
from __future__ import annotations

from dataclasses import dataclass, field, fields
from decimal import Decimal
from fractions import Fraction
from math import inf, isqrt
from numbers import Integral

import numpy as np

from . import _native
from .shapes import Capsule, Shape, doubles

Vector = tuple  # of Fractions


def _shown(value) -> str:
    """repr(), but of fractions of many digits, which Python refuses beyond 4300, the approximate value."""
    if isinstance(value, tuple):
        return f"({', '.join(map(_shown, value))}{',' if len(value) == 1 else ''})"
    if not isinstance(value, Fraction) or max(abs(value.numerator), value.denominator) < 10**20:
        return repr(value)
    return f"Fraction(~{Decimal(value.numerator) / Decimal(value.denominator):.17g})"


@dataclass(frozen=True, repr=False)
class Truth:
    """The exact relation and distance of two bodies, and their proof.

    relation          "separated", "touching" (they meet, and their interiors do not), "overlapping";
                      None if a body is curved and the bounds leave it open
    distance          correctly rounded, 0 if they meet; of curved bodies that of the upper bound
    distance_squared  exact; None if a body is curved
    bounds            proved bounds of the squared distance; equal unless a body is curved
    v                 the point of A - B nearest to the origin; None if a body is curved
    proof             (i, j, weight): v is the sum of weight (a_i - b_j), the weights are positive and
                      have sum 1, and v.(a_i - b_j) >= v.v for all pairs
    normal            proves "touching": normal.(a_i - b_j) >= 0 for all pairs
    depth             of an overlap: the length of the shortest translation after which the interiors are
                      disjoint [vdB01], correctly rounded, or if a body is curved the upper one of proved
                      bounds, which may be some 1e-6 apart; 0 of bodies that touch; None unless asked for
    depth_squared     exact
    direction         in which B leaves A soonest, of length 1 up to rounding
    """

    relation: str | None
    distance: float
    distance_squared: Fraction | None
    bounds: tuple[Fraction, Fraction]
    v: Vector | None = None
    proof: tuple = ()
    normal: Vector | None = None
    depth: float | None = None
    depth_squared: Fraction | None = None
    direction: tuple | None = None
    _vertices: tuple = field(default=(None, None), repr=False, compare=False)

    def __repr__(self) -> str:
        shown = (f"{each.name}={_shown(getattr(self, each.name))}" for each in fields(self) if each.repr)
        return f"Truth({', '.join(shown)})"

    @property
    def witness_a(self) -> Vector | None:
        """The exact point of A nearest to B that belongs to the proof; None if a body is curved."""
        return self._witness(0)

    @property
    def witness_b(self) -> Vector | None:
        """The same of B; witness_a - witness_b is v."""
        return self._witness(1)

    def _witness(self, body: int) -> Vector | None:
        points = self._vertices[body]
        if points is None or not self.proof:
            return None
        terms = [(points[term[body]], term[2]) for term in self.proof]
        return tuple(sum((weight * Fraction(float(p[k]) if isinstance(p[k], np.floating) else p[k])
                          for p, weight in terms), Fraction(0)) for k in range(len(terms[0][0])))


def natural(value, name: str, least: int = 0, most: int = 2**31 - 1) -> int:
    """An integer argument.  Raises TypeError or ValueError that names it."""
    if not isinstance(value, Integral) or isinstance(value, bool):
        raise TypeError(f"{name}: expected an integer, got {type(value).__name__}")
    if value < least:
        raise ValueError(f"{name} must {f'be at least {least}' if least else 'not be negative'}: {value}")
    if value > most:
        raise ValueError(f"{name} must be at most {most}: {value}")
    return int(value)


def flag(value, name: str) -> bool:
    """An argument that is true or false.  Raises TypeError that names it."""
    if not isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{name}: expected a bool, got {type(value).__name__}")
    return bool(value)


def as_body(points, name: str):
    """An array or a shape as it is; a list of points as an array."""
    if isinstance(points, (np.ndarray, Shape)):
        return points
    if isinstance(points, Capsule):
        raise ValueError(f"{name}: a capsule is taken by truth() and by no other function")
    if not isinstance(points, (list, tuple)):
        raise TypeError(f"{name}: expected a numpy array of shape (n, 2) or (n, 3) or a shape, "
                        f"got {type(points).__name__}")
    doubles(points, name)  # np.asarray rounds integers among floats and drops masks
    return np.asarray(points)


def case_of(a, b, name: str = "from-python") -> _native.Case:
    return _native.Case(as_body(a, "a"), as_body(b, "b"), name)


def truth(a, b=None, *, depth: bool = False) -> Truth:
    """The exact truth of two bodies, or of a case.

    a, b: arrays of shape (n, dim) or (m, dim), dim 2 or 3, of float32 or float64, or shapes.
    depth: whether to compute the penetration depth of an overlap as well.
    Raises TypeError or ValueError, which name the body and the point, for what is no body.
    """
    depth, margin = flag(depth, "depth"), Fraction(0)
    if isinstance(a, Capsule):
        a, margin = a.ends, margin + Fraction(a.radius)
    if isinstance(b, Capsule):
        b, margin = b.ends, margin + Fraction(b.radius)
    case = a if b is None and isinstance(a, _native.Case) else case_of(a, b)
    found = _truth_of(case, depth)
    return found if margin == 0 else _widened(found, margin, case, depth)


def _fraction(text: str) -> Fraction:
    """int() would refuse more than 4300 digits, Decimal takes all."""
    return Fraction(*(int(Decimal(part)) for part in text.split("/")))


def _truth_of(case: _native.Case, depth: bool) -> Truth:
    found = _native.truth(case, depth)
    fractions = lambda texts: tuple(map(_fraction, texts))
    touches = depth and found["relation"] == "touching"
    if "bounds" in found:
        return Truth(found["relation"], found["distance"], None, fractions(found["bounds"]),
                     depth=0.0 if touches else found.get("depth"))
    square = _fraction(found["distance_squared"])
    return Truth(
        found["relation"], found["distance"], square, (square, square), fractions(found["v"]),
        tuple((i, j, _fraction(weight)) for i, j, weight in found["proof"]),
        None if found["normal"] is None else fractions(found["normal"]),
        0.0 if touches else found.get("depth"),
        Fraction(0) if touches else _fraction(found["depth_squared"]) if "depth_squared" in found else None,
        _unit(fractions(found["depth_normal"])) if "depth_normal" in found else None,
        tuple(body.vertices() if isinstance(body, Shape) else body for body in (case.a, case.b)))


def _unit(vector) -> tuple:
    largest = max(abs(x) for x in vector)
    scaled = np.array([float(x / largest) for x in vector])
    return tuple((scaled / np.linalg.norm(scaled)).tolist())


# --- capsules: a segment with a margin r = r_A + r_B, the radius of a ball that A - B is widened by ---

def _root(square: Fraction, bits: int) -> tuple[Fraction, Fraction]:
    """Bounds of the root of a rational, at most 2^-bits apart."""
    scaled = (square.numerator << 2 * bits) // square.denominator
    low = isqrt(scaled)
    exact = low * low == scaled and (square.numerator << 2 * bits) % square.denominator == 0
    return Fraction(low, 1 << bits), Fraction(low + (not exact), 1 << bits)


def _nearest(x: Fraction) -> float:
    """The double next to x; infinity beyond the largest, as of points."""
    try:
        return float(x)
    except OverflowError:
        return inf


def _rounded(bounds_of) -> float:
    """The double next to a number that bounds_of(bits) encloses ever more narrowly."""
    bits = 1200  # the smallest double is 2^-1074
    while True:
        low, high = map(_nearest, bounds_of(bits))
        if low == high or bits > 40000:  # the midpoint of two doubles at worst
            return high
        bits *= 2


def _widened(core: Truth, margin: Fraction, case, with_depth: bool) -> Truth:
    """If the origin is outside of A - B, at the distance d, it is at d - r from the widened set, and
    inside by r - d where that is negative; if it is inside by p, it is inside by p + r."""
    low, high = core.bounds
    if low > margin * margin:
        relation = "separated"
    elif high < margin * margin:
        relation = "overlapping"
    else:
        relation = "touching" if low == high else None
    within = lambda bits: (_root(low, bits)[0] - margin, _root(high, bits)[1] - margin)
    distance = _rounded(within) if relation == "separated" else 0.0
    bounds = tuple(max(x, Fraction(0)) ** 2 for x in within(1200))
    depth = None
    if with_depth and relation == "touching":
        depth = 0.0
    elif with_depth and relation == "overlapping":
        inner = core if core.relation != "overlapping" else _truth_of(case, True)
        if inner.relation != "overlapping":
            depth = _rounded(lambda bits: tuple(-x for x in reversed(within(bits))))
        elif inner.depth_squared is not None:
            depth = _rounded(lambda bits: tuple(x + margin for x in _root(inner.depth_squared, bits)))
        else:
            depth = inf if inner.depth == inf else _nearest(Fraction(inner.depth) + margin)
    return Truth(relation, distance, None, bounds, depth=depth)


def truth_many(a, b, *, depth: bool = False, threads: int = 0) -> np.ndarray:
    """The truths of many pairs: `relation` and `distance`, and `depth` on request, by name.

    a, b: arrays of shape (N, n, dim) and (N, m, dim), or lists of N arrays of shape (n, dim), all of
    float32 or all of float64.  threads: 0 for all.  Lengths are correctly rounded.  Memory beside the
    arguments: some 60 bytes a pair.  Raises as truth() does.
    """
    depth = flag(depth, "depth")
    relation, distance, depths = _native.truths(a, b, depth, natural(threads, "threads"))
    result = np.empty(len(relation), [("relation", "U11"), ("distance", "f8")] + [("depth", "f8")] * depth)
    result["relation"] = np.array(_native.relations)[relation]
    result["distance"] = distance
    if depth:
        result["depth"] = depths
    return result
