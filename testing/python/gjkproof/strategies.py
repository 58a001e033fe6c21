# SPDX-License-Identifier: MIT
"""Hard pairs of bodies for Hypothesis:

    @given(convex_pairs(domain="engine", dtype=np.float32))
    def test_my_gjk(pair):
        assert_correct(*pair, my_gjk)
"""
from __future__ import annotations

import numpy as np
from hypothesis import assume
from hypothesis import strategies as st

from . import _native

# Bytes drawn for a pair at most; further decisions are 0, the simplest.
_BYTES = 192

# A point is dropped, and a pair rounded, with probability 1/_RARELY.  Hypothesis shrinks draws to 0,
# which always drops and rounds.
_RARELY = 16


def _thinned(draw, body):
    """The points whose draw is not 0: shrinking a draw drops a point."""
    kept = [draw(st.integers(0, _RARELY - 1)) > 0 for _ in body]
    return body[kept] if any(kept) else body[:1]


def _coarse(body, magnitude: float):
    """Coordinates rounded to quarters of the power of two below the largest."""
    if not 1e-30 < magnitude < 1e30:  # else float32 might not hold the step
        return body
    step = 2.0 ** (np.floor(np.log2(magnitude)) - 2)
    return np.round(body / step) * step


@st.composite
def convex_pairs(draw, *, domain: str | None = None, dtype=np.float64, dim: int = 3, vertices: int = 12):
    """Two arrays of shape (n, dim) and (m, dim), n and m at most `vertices` (4 or more).

    The families of cases are those of studies and fuzzers: parallel, touching, flat, far from the
    origin.  A failure shrinks to fewer points with shorter coordinates.
    domain: "engine" (sizes of crates and cars; with dim=2 "engine_plane"), "flat", "scale" (too large
    or small for engines) or, in the plane, "planar" (not for engines); default all.
    dtype: float32 or float64.
    Dropping points and rounding coordinates, which shrinks pairs, may leave the domain.
    """
    if np.dtype(dtype) not in (np.float32, np.float64):
        raise ValueError(f"convex_pairs: dtype is {np.dtype(dtype)}, which must be float32 or float64")
    if domain is not None and domain not in _native.domains:
        raise ValueError(f"convex_pairs: domain is {domain!r}, which must be one of {', '.join(_native.domains)}")
    wanted = "engine_plane" if dim == 2 and domain == "engine" else domain
    if wanted is not None and (dim == 2) != (wanted in ("engine_plane", "planar")):
        raise ValueError(f"convex_pairs: no pair with dim={dim} is of the domain {domain!r}")
    count = draw(st.integers(0, _BYTES))
    data = bytes(draw(st.lists(st.integers(0, 255), min_size=count, max_size=count)))
    case = _native.case_of_bytes(data, dim, vertices, np.dtype(dtype) == np.float32)
    assume(wanted is None or case.domain == wanted)
    a, b = case.a, case.b
    if draw(st.integers(0, _RARELY - 1)) == 0:
        magnitude = max(np.abs(a).max(), np.abs(b).max())
        a, b = _coarse(a, magnitude), _coarse(b, magnitude)
    return tuple(_thinned(draw, body).astype(dtype) for body in (a, b))
