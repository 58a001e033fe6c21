# SPDX-License-Identifier: MIT
"""Whether an answer is right."""
from __future__ import annotations

from dataclasses import dataclass
from numbers import Real
from typing import Callable

import numpy as np

from . import _native
from .exact import as_body, case_of, flag, natural
from .shapes import Shape


@dataclass(frozen=True)
class Answer:
    """What an implementation answers.  Every member that is given is judged; at least one must be.

    distance      0 of bodies that meet
    intersecting  whether they meet, which touching bodies do
    witness_a     a point of A, and witness_b one of B at that distance; with a depth, B moved by
                  witness_a - witness_b touches A
    lower_bound   claimed not to exceed the distance
    depth         the length of the shortest translation after which the interiors are disjoint
    normal        a unit vector from A to B; with a depth, the direction in which B leaves A soonest
    """

    distance: float | None = None
    intersecting: bool | None = None
    witness_a: tuple | None = None
    witness_b: tuple | None = None
    lower_bound: float | None = None
    depth: float | None = None
    normal: tuple | None = None

    def __post_init__(self):  # arrays are neither equal nor hashed as members are
        for name, value in vars(self).items():
            value = _scalar(value)
            self.__dict__[name] = tuple(value) if isinstance(value, (list, np.ndarray)) else value


@dataclass(frozen=True)
class Verdict:
    """What is right or wrong with an answer.  Comparisons are exact; figures are rounded.

    verdict      "correct", "near_contact" (the relation differs, but is decided by less than the
                 allowance), or what is wrong: "false_separation", "false_overlap", "no_answer",
                 "wrong_bound", "inaccurate", "wrong_depth", "wrong_witness"
    correct      whether it is one of the first two
    reason       in a few words; empty if correct
    gross        wrong by more than losing half of the digits explains
    units        error of the distance in u M, u the unit roundoff and M the largest |coordinate|
    relative     the same relative to the distance; None if that is no more than rounding errors
    absolute     the same in the unit of the coordinates
    size         the largest error of all that is wrong, in the unit of the coordinates
    explanation  what was answered, what is true, how far off that is, what is allowed and why
    simplest     the simplest case on which the function is wrong in the same way, if one was given
    """

    verdict: str
    correct: bool
    reason: str
    gross: bool
    units: float | None
    relative: float | None
    absolute: float | None
    size: float
    explanation: str
    simplest: _native.Case | None = None


_MEMBERS = tuple(Answer.__dataclass_fields__)


def _is_single(*values) -> bool:
    return any(getattr(value, "dtype", None) == np.float32 for value in values)


def _scalar(value):
    return value[()] if isinstance(value, np.ndarray) and value.ndim == 0 else value


def _number(name: str, value) -> float:
    value = _scalar(value)
    if not isinstance(value, Real) or isinstance(value, bool):
        raise TypeError(f"{name} is of type {type(value).__name__}, which must be a number")
    try:
        return float(value)
    except OverflowError:
        raise ValueError(f"{name} is larger than any double") from None


def _member(name: str, value):
    if name == "intersecting":
        value = _scalar(value)
        if not isinstance(value, (bool, np.bool_)):
            raise TypeError(f"answer: intersecting is of type {type(value).__name__}, which must be bool")
        return bool(value)
    if name in ("witness_a", "witness_b", "normal"):
        if not isinstance(value, (tuple, list, np.ndarray)):
            raise TypeError(f"answer: {name} is of type {type(value).__name__}, which must be coordinates")
        return [_number(f"answer: {name}", x) for x in value]
    return _number(f"answer: {name}", value)


def dict_of(said) -> dict:
    """An answer as it comes: a distance, a bool, an Answer or a dict of its members."""
    if isinstance(said, Answer):
        return dict_of(vars(said))
    if isinstance(said, dict):
        unknown = set(said) - set(_MEMBERS)
        if unknown:
            raise ValueError(f"answer: unknown member {min(unknown, key=str)!r}; an answer has {', '.join(_MEMBERS)}")
        return {name: _member(name, value) for name, value in said.items() if value is not None}
    said = _scalar(said)
    if isinstance(said, (bool, np.bool_)):
        return {"intersecting": bool(said)}
    if isinstance(said, Real):
        return {"distance": _number("answer: distance", said)}
    raise TypeError(f"answer: expected a distance, a bool, an Answer or a dict, got {type(said).__name__}")


def reply_of(function: Callable, a, b) -> tuple[dict, bool]:
    """What a function says, or how it fails, and whether it answers in single precision."""
    try:
        said = function(*(body.copy() if isinstance(body, np.ndarray) else body for body in (a, b)))
    except Exception as error:  # whatever an implementation raises is no answer
        try:
            text = str(error)
        except Exception:
            text = "its text cannot be read"
        text = f"it raised {type(error).__name__}: {text}"
        return {"failure": text.encode(errors="backslashreplace").decode()}, False
    return dict_of(said), _is_single(said)


def _tolerance(within):
    if within is None:
        return None
    if not isinstance(within, (tuple, list)) or len(within) != 2:
        raise TypeError("within: expected two numbers, (absolute, relative)")
    return tuple(_number("within: a tolerance", x) for x in within)


def _array_text(name: str, body, is_float: bool) -> str:
    if isinstance(body, Shape):
        return f"  {name} = {body}\n"
    if len(body) > 32:
        return f"  {name}: {len(body)} points\n"
    return f"  {name} = np.array({body.tolist()}{', np.float32' if is_float else ''})\n"


def _paste(case: _native.Case, is_float: bool) -> str:
    return (_array_text("a", case.a, is_float) + _array_text("b", case.b, is_float) +
            "As a case for `gjkproof replay FILE`, below the line "
            '{"format":"gjkproof-cases/1"}:\n' + case.line + "\n")


def judge(a, b, answer, *, single: bool | None = None, within: tuple[float, float] | None = None) -> Verdict:
    """Judges an answer for two bodies, as truth() takes them.

    answer: a distance, a bool (do they meet?), an Answer, a dict of its members, or a function of two
    bodies that returns one of these; a function is called again, unless a body is a shape, to find the
    simplest bodies on which it is wrong in the same way.
    single: whether it was computed in single precision, which decides what rounding may cost; default:
    if a body or the distance is float32.
    within: (absolute, relative), the documented tolerance, in place of what rounding may cost; not for
    curved shapes.
    """
    within = _tolerance(within)
    case = case_of(a, b)
    a, b = as_body(a, "a"), as_body(b, "b")
    is_float = _is_single(a, b)
    again = None
    if callable(answer):
        said, from_float = reply_of(answer, a, b)
        if not isinstance(a, Shape) and not isinstance(b, Shape):
            again = lambda p, q: reply_of(answer, p, q)[0]
    else:
        said, from_float = dict_of(answer), _is_single(answer)
    single = is_float or from_float if single is None else flag(single, "single")
    found = _native.judge(case, said, single, within, again, is_float)
    unit = found["unit_roundoff"] * found["magnitude"]
    correct = found["verdict"] in ("correct", "near_contact")
    text = found["explanation"]
    simplest = found.get("simplest")
    if not correct:
        if simplest is not None:
            text += ("The simplest pair found on which it is wrong in the same way:\n" +
                     found.get("simplest_explanation", ""))
        text += _paste(case if simplest is None else simplest, is_float)
    units = found["units"]
    return Verdict(found["verdict"], correct, found["reason"], found["gross"], units, found["relative"],
                   None if units is None else units * unit, found["size"] * found["magnitude"], text,
                   simplest)


# Called with every case on which assert_correct fails; the pytest plugin sets it.
on_failure: Callable[[_native.Case], None] | None = None


def assert_correct(a, b, answer, **options) -> None:
    """Raises AssertionError with the explanation if judge(a, b, answer, **options) is not correct."""
    __tracebackhide__ = True  # pytest shows the line of the test
    verdict = judge(a, b, answer, **options)
    if verdict.correct:
        return
    if on_failure is not None:
        on_failure(verdict.simplest or case_of(a, b))
    raise AssertionError(verdict.explanation)


def judge_many(a, b, answers, *, single: bool | None = None, within: tuple[float, float] | None = None,
               threads: int = 0) -> np.ndarray:
    """The verdicts on the answers for many pairs, given as truth_many() takes them.

    answers: an array of N distances, an array of N bools, or a dict or structured array of columns by
    the names of the members of Answer; points have shape (N, dim).
    Returns an array of N entries: verdict, gross, units, relative and size as in Verdict, but size as
    a share of M; NaN where a figure has no meaning.
    """
    if not isinstance(answers, (dict, np.ndarray)):
        raise TypeError(f"answers: expected an array or a dict of arrays, got {type(answers).__name__}")
    if isinstance(answers, np.ndarray) and answers.dtype.names is None:
        answers = {"intersecting" if answers.dtype == bool else "distance": answers}
    names = answers.dtype.names if isinstance(answers, np.ndarray) else answers
    unknown = set(names) - set(_MEMBERS)
    if unknown or not names:
        raise ValueError(f"answers: expected columns among {', '.join(_MEMBERS)}, got {', '.join(map(str, names)) or 'none'}")
    first = a[0] if isinstance(a, (list, tuple)) and a else a
    single = _is_single(first, *(answers[n] for n in names)) if single is None else flag(single, "single")
    columns = {}
    for name in names:
        if isinstance(answers[name], np.ma.MaskedArray):
            raise TypeError(f"{name}: a masked array; use .filled() or .data")
        column = np.asarray(answers[name])
        if name == "intersecting" and column.dtype != bool:
            raise TypeError(f"{name}: entries are {column.dtype}, which must be bool")
        if name != "intersecting" and (column.dtype.kind != "f" or column.dtype.itemsize not in (4, 8)):
            raise TypeError(f"{name}: numbers are {column.dtype}, which must be float32 or float64")
        columns[name] = np.ascontiguousarray(column, bool if name == "intersecting" else np.float64)
    kind, gross, units, relative, size = _native.verdicts(
        a, b, columns, single, _tolerance(within), natural(threads, "threads"))
    result = np.empty(len(kind), [("verdict", "U16"), ("gross", "?"), ("units", "f8"), ("relative", "f8"),
                                  ("size", "f8")])
    result["verdict"] = np.array(_native.verdict_kinds)[kind]
    result["gross"], result["units"], result["relative"], result["size"] = gross, units, relative, size
    return result
