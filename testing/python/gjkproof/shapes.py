# SPDX-License-Identifier: MIT
"""Bodies that are not given by their vertices.  All numbers are taken as the exact doubles they are."""
from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from numbers import Integral, Real
from typing import Sequence

import numpy as np


def _double(value, name: str) -> float:
    if not isinstance(value, Real) or isinstance(value, bool):
        raise TypeError(f"{name}: expected numbers, got {type(value).__name__}")
    value = int(value) if isinstance(value, Integral) else value  # compared with a double exactly
    try:
        result = float(value)
    except OverflowError:
        raise ValueError(f"{name}: a number is larger than any double") from None
    if result != value and value == value:
        raise ValueError(f"{name}: a number near {result} is not a double")
    return result


def doubles(values, name: str, levels: int = 3) -> np.ndarray:
    """The numbers as an array of doubles, which they must be.  Raises TypeError or ValueError that names them."""
    if isinstance(values, (list, tuple)):
        if levels == 0:
            raise ValueError(f"{name}: lists in lists, which must be points")
        rows = [x if type(x) is float else doubles(x, name, levels - 1) for x in values]
        if len({np.shape(row) for row in rows}) > 1:
            raise ValueError(f"{name}: the points have different numbers of coordinates")
        return np.array(rows, float)
    if isinstance(values, np.ma.MaskedArray):
        raise TypeError(f"{name}: a masked array; use .compressed() or .data")
    array = np.asarray(values)
    if array.dtype.kind not in "fiuO":
        raise TypeError(f"{name}: numbers are {array.dtype}, which must be doubles")
    if array.dtype.kind == "f" and array.dtype.itemsize <= 8:
        return np.array(array, float, order="C")
    return np.array([_double(x, name) for x in array.ravel().tolist()], float).reshape(array.shape)


def _shaped(values, name: str, shape: tuple = ()) -> np.ndarray:
    array = doubles(values, name)
    if array.shape != shape:
        raise ValueError(f"{name}: the shape is {array.shape}, which must be {shape}")
    return array


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

    def __post_init__(self):
        self.__dict__.update(
            points=None if self.points is None else doubles(self.points, self.kind),
            radius=float(_shaped(self.radius, f"{self.kind}: the radius")),
            half_height=float(_shaped(self.half_height, f"{self.kind}: the half height")),
            linear=doubles(self.linear, f"{self.kind}: the linear map").ravel().tolist(),
            translation=doubles(self.translation, f"{self.kind}: the translation").ravel().tolist())

    def __repr__(self) -> str:
        points = None if self.points is None else f"np.array({np.asarray(self.points).tolist()})"
        return (f"gjkproof.Shape({self.kind!r}, {self.dim}, {points}, {self.radius!r}, {self.half_height!r}, "
                f"{list(self.linear)}, {list(self.translation)})")

    def placed(self, translation, linear=None) -> Shape:
        """The shape at x -> linear x + translation; `linear` has shape (dim, dim), default: unchanged."""
        translation = _shaped(translation, f"{self.kind}: the translation", (self.dim,))
        if linear is None:
            return replace(self, translation=translation)
        linear = _shaped(linear, f"{self.kind}: the linear map", (self.dim, self.dim))
        return replace(self, linear=linear, translation=translation)

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
        ends, radius = doubles(self.ends, "capsule: the ends"), float(_shaped(self.radius, "capsule: the radius"))
        if ends.shape not in ((2, 2), (2, 3)):
            raise ValueError("capsule: the ends must be two points of 2 or 3 coordinates")
        if not (np.isfinite(radius) and radius > 0):
            raise ValueError(f"capsule: the radius is {radius}, which must be positive and finite")
        self.__dict__.update(ends=ends, radius=radius)


def _shape(kind, dim, points=None, radius=0.0, half_height=0.0) -> Shape:
    if dim not in (2, 3):
        raise ValueError(f"{kind}: {dim} dimensions, which must be 2 or 3")
    linear = [float(i % (dim + 1) == 0) for i in range(dim * dim)]
    return Shape(kind, dim, points, radius, half_height, linear, [0.0] * dim)


def sphere(radius: float, centre=(0.0, 0.0, 0.0)) -> Shape:
    """A ball, in the plane a disc: `centre` has 3 or 2 coordinates."""
    centre = doubles(centre, "sphere: the centre")
    if centre.ndim != 1:
        raise ValueError("sphere: the centre must be 2 or 3 coordinates")
    return _shape("sphere", len(centre), radius=radius).placed(centre)


def capsule(p, q, radius: float) -> Capsule:
    """All points within `radius` of the segment from p to q; a sphere if they are equal."""
    return Capsule([p, q], radius)


def box(half_extents) -> Shape:
    """|x_i| <= half_extents[i], none negative."""
    extents = doubles(half_extents, "box: the half extents")
    if extents.ndim != 1:
        raise ValueError("box: the half extents must be 2 or 3 numbers")
    return _shape("box", len(extents), [extents])


def cone(radius: float, half_height: float) -> Shape:
    """Apex at y = +half_height, base at y = -half_height."""
    return _shape("cone", 3, radius=radius, half_height=half_height)


def cylinder(radius: float, half_height: float) -> Shape:
    """|y| <= half_height."""
    return _shape("cylinder", 3, radius=radius, half_height=half_height)


def hull(points) -> Shape:
    """The convex hull of points, to be placed: vertices of a placed hull need not be doubles."""
    array = doubles(points, "hull")
    if array.ndim != 2:
        raise ValueError(f"hull: the shape is {array.shape}, which must be (n, 2) or (n, 3)")
    return _shape("hull", array.shape[1], array)
