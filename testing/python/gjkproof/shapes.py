# SPDX-License-Identifier: MIT
"""Bodies that are not given by their vertices.  All numbers are taken as the exact doubles they are."""
from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from numbers import Real
from typing import Sequence

import numpy as np


@dataclass(frozen=True, eq=False)
class Shape:
    """The exact image of a shape under x -> linear x + translation.

    Primitives are centred at the origin with the y-axis as their axis; a cone has its apex at
    y = +half_height.  `kind`: "sphere" (a disc in the plane), "cone", "cylinder", "box" with half
    extents points[0], "hull" of points.  [vdB99 section 3]
    """

    kind: str
    dim: int
    points: np.ndarray | None
    radius: float
    half_height: float
    linear: Sequence[float]
    translation: Sequence[float]

    def __repr__(self) -> str:
        points = None if self.points is None else f"np.array({np.asarray(self.points).tolist()})"
        return (f"gjkproof.Shape({self.kind!r}, {self.dim}, {points}, {self.radius!r}, {self.half_height!r}, "
                f"{list(self.linear)}, {list(self.translation)})")

    def placed(self, translation, linear=None) -> Shape:
        """The shape at x -> linear x + translation; `linear` has shape (dim, dim), default: unchanged."""
        given = self.linear if linear is None else np.asarray(linear, float).ravel().tolist()
        return replace(self, linear=given, translation=np.asarray(translation, float).ravel().tolist())

    def vertices(self) -> list[tuple[Fraction, ...]] | None:
        """The exact placed vertices of a box or hull; None for a curved shape."""
        if self.points is None:
            return None
        corners = [[Fraction(float(x)) for x in point] for point in self.points]
        if self.kind == "box":  # corner i is at +half extent along axis k if bit k of i is set
            corners = [[x if i >> k & 1 else -x for k, x in enumerate(corners[0])]
                       for i in range(1 << self.dim)]
        rows = [[Fraction(x) for x in self.linear[k * self.dim:(k + 1) * self.dim]]
                for k in range(self.dim)]
        return [tuple(sum((r * x for r, x in zip(row, corner)), Fraction(t))
                      for row, t in zip(rows, self.translation)) for corner in corners]


@dataclass(frozen=True, eq=False)
class Capsule:
    """All points within `radius` of the segment between the rows of `ends`, of shape (2, dim)."""

    ends: np.ndarray
    radius: float

    def __post_init__(self):
        if np.shape(self.ends) not in ((2, 2), (2, 3)):
            raise ValueError("capsule: the ends must be two points of 2 or 3 coordinates")
        if not isinstance(self.radius, Real) or not (np.isfinite(self.radius) and self.radius > 0):
            raise ValueError(f"capsule: the radius is {self.radius}, which must be positive and finite")


def _shape(kind, dim, points=None, radius=0.0, half_height=0.0) -> Shape:
    if dim not in (2, 3):
        raise ValueError(f"{kind}: {dim} dimensions, which must be 2 or 3")
    linear = [float(i % (dim + 1) == 0) for i in range(dim * dim)]
    return Shape(kind, dim, points, float(radius), float(half_height), linear, [0.0] * dim)


def sphere(radius: float, centre=(0.0, 0.0, 0.0)) -> Shape:
    """A ball, in the plane a disc: `centre` has 3 or 2 coordinates."""
    if np.ndim(centre) != 1:
        raise ValueError(f"sphere: the centre must be 2 or 3 coordinates, got {centre!r}")
    return _shape("sphere", len(centre), radius=radius).placed(centre)


def capsule(p, q, radius: float) -> Capsule:
    """All points within `radius` of the segment from p to q; a sphere if they are equal."""
    if np.shape(p) != np.shape(q):
        raise ValueError("capsule: the ends have different numbers of coordinates")
    return Capsule(np.array([p, q], float), float(radius))


def box(half_extents) -> Shape:
    """|x_i| <= half_extents[i], none negative."""
    extents = np.array([half_extents], float)
    if extents.ndim != 2:
        raise ValueError(f"box: the half extents must be 2 or 3 numbers, got {half_extents!r}")
    return _shape("box", extents.shape[1], extents)


def cone(radius: float, half_height: float) -> Shape:
    """Apex at y = +half_height, base at y = -half_height."""
    return _shape("cone", 3, radius=radius, half_height=half_height)


def cylinder(radius: float, half_height: float) -> Shape:
    """|y| <= half_height."""
    return _shape("cylinder", 3, radius=radius, half_height=half_height)


def hull(points) -> Shape:
    """The convex hull of points, to be placed: vertices of a placed hull need not be doubles."""
    if isinstance(points, np.ma.MaskedArray):
        raise TypeError("hull: a masked array; use .compressed() or .data")
    array = np.array(points, float)
    if array.ndim != 2:
        raise ValueError(f"hull: the shape is {array.shape}, which must be (n, 2) or (n, 3)")
    return _shape("hull", array.shape[1], array)
