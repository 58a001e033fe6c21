# SPDX-License-Identifier: MIT
"""Cases: generated, known and read."""
from __future__ import annotations

import os
from typing import Iterable, Iterator

import numpy as np

from . import _native, places
from .exact import natural


class Cases:
    """An iterator over generated cases, and their bodies as arrays."""

    def __init__(self, family: str, count: int, seed: int, vertices: int):
        self._arguments = (family, natural(count, "count"), natural(seed, "seed", most=2**64 - 1),
                           natural(vertices, "vertices", 4))
        _native.generate(family, self._arguments[2], 0, self._arguments[3])  # raises what is wrong with the arguments

    def __len__(self) -> int:
        return self._arguments[1]

    def __iter__(self) -> Iterator[_native.Case]:
        family, count, seed, vertices = self._arguments
        return (_native.generate(family, seed, i, vertices) for i in range(count))

    def arrays(self, dtype=np.float64) -> tuple[list, list]:
        """Two lists of arrays, as truth_many() takes them, of the cases in space without shapes.
        float32: those that float32 can hold, rounded."""
        of_a, of_b = [], []
        for case in self:
            if np.dtype(dtype) == np.float32:
                case = case.rounded()
            if case is None or case.dim != 3 or not isinstance(case.a, np.ndarray) or not isinstance(case.b, np.ndarray):
                continue
            of_a.append(case.a.astype(dtype))
            of_b.append(case.b.astype(dtype))
        return of_a, of_b


def cases(family: str, count: int, seed: int = 1, *, vertices: int = 512, **settings) -> Cases:
    """The first `count` cases of a family's endless sequence for `seed`, the same everywhere.

    settings: parameters to fix, as families() lists them: cases("oblong", 1000, gap=1e-6).
    vertices: of a body at most.  Raises ValueError with what is possible.
    """
    if not isinstance(family, str):
        raise TypeError(f"family: expected a name, got {type(family).__name__}")
    word = family + "".join(f"{'&' if i else '?'}{key}={value}" for i, (key, value) in enumerate(settings.items()))
    return Cases(word, count, seed, vertices)


def known() -> list[_native.Case]:
    """Known hard cases, most of them reported by users of libraries; `source` says where."""
    return [case for path in sorted(places.KNOWN.glob("*.jsonl")) for case in read_cases(path)]


def _place(path) -> bytes:
    name = os.fspath(path)
    if isinstance(name, bytes):
        raise TypeError("path: expected str or os.PathLike, got bytes")
    if "\0" in name:
        raise ValueError(f"path: {name!r} has a null character")
    return os.fsencode(name)


def read_cases(path) -> list[_native.Case]:
    """The cases of a case file.  Raises ValueError "FILE:LINE: reason"."""
    return _native.read_cases(_place(path))


def write_cases(path, cases: Iterable[_native.Case]) -> None:
    """Writes a case file, which read_cases() and `gjkproof replay` read.

    Raises ValueError if two cases have the same id, RuntimeError if the file cannot be written."""
    place, cases = _place(path), list(cases)
    for case in cases:
        if not isinstance(case, _native.Case):
            raise TypeError(f"write_cases: expected cases, got {type(case).__name__}")
    _native.write_cases(place, cases)


def families() -> list[dict]:
    """The families of cases: name, description, swept parameters, settings with their ranges."""
    return _native.families()


def subjects() -> list[dict]:
    """The implementations that gjk() evaluates: name, description, unit roundoff, what they take."""
    return _native.subjects()
