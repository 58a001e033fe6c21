# SPDX-License-Identifier: MIT
"""Truths, verdicts and intervals against solvers and a program that share nothing with the package."""
import os
from fractions import Fraction
from math import isqrt

import numpy as np
import pytest

import gjkproof
from solver import dot, nearest_point

FAMILIES = ["lattice", "generic", "oblong", "parallel", "duplicate", "touching", "flat", "sliver", "overlap", "nested",
            "distant", "extreme", "mirrored", "motion", "program"]


def nasty(count, vertices=5):
    return [case for family in FAMILIES for case in gjkproof.cases(family, count, seed=3, vertices=vertices)]


def test_fractions_equal_those_of_an_independent_solver():
    """1,000 cases of all families: v, the squared distance, the relation of separated bodies, the proof."""
    compared = 0
    for case in nasty(70, vertices=4):
        found = gjkproof.truth(case)
        v = nearest_point(case.a, case.b)
        assert found.v == v and found.distance_squared == dot(v, v), case.line
        assert (found.relation == "separated") == any(v), case.line
        assert tuple(x - y for x, y in zip(found.witness_a, found.witness_b)) == v
        assert sum(weight for _, _, weight in found.proof) == 1
        if found.normal is not None:
            assert all(dot(found.normal, [Fraction(float(x)) - Fraction(float(y)) for x, y in zip(p, q)]) >= 0
                       for p in case.a for q in case.b)
        compared += 1
    assert compared >= 1000


def test_distances_are_correctly_rounded():
    for case in nasty(10):
        square, rounded = gjkproof.truth(case).distance_squared, gjkproof.truth(case).distance
        below, above = (Fraction(np.nextafter(rounded, way)) for way in (0, np.inf))
        middle = [(Fraction(rounded) + x) / 2 for x in (below, above)]
        assert middle[0] ** 2 <= square <= middle[1] ** 2 or rounded == square == 0


def test_depth_is_the_distance_to_the_nearest_facet():
    cube = np.array([[x, y, z] for x in (-1., 1) for y in (-1., 1) for z in (-1., 1)])
    found = gjkproof.truth(cube, cube + [1.5, 0.25, 0], depth=True)
    assert (found.relation, found.depth, found.depth_squared) == ("overlapping", 0.5, Fraction(1, 4))
    assert found.direction == (1, 0, 0)
    assert gjkproof.truth(cube, cube + [2, 0, 0], depth=True).depth == 0
    assert gjkproof.truth(cube, cube).depth is None
    assert gjkproof.truth_many(cube[None], cube[None] + [1.5, 0.25, 0], depth=True)["depth"].tolist() == [0.5]


def test_representations_are_short():
    small = gjkproof.truth(np.array([[0., 0.]]), np.array([[1., 0.5]]))
    assert "distance_squared=Fraction(5, 4)" in repr(small) and "proof=((0, 0, Fraction(1, 1)),)" in repr(small)
    scales = np.array([2.0**1000, 2.0**-1070, 1])
    large = repr(gjkproof.truth(np.eye(3) * scales, -np.ones((3, 3)) * scales[::-1] - np.eye(3) / 3))
    assert len(large) < 1000 and "Fraction(~" in large, large


def test_shapes():
    ball, brick = gjkproof.sphere(1, (0, 0, 5)), gjkproof.box([1, 2, 3])
    found = gjkproof.truth(ball, brick)
    assert found.relation == "separated" and found.distance == 1 and found.distance_squared is None
    assert found.bounds[0] <= 1 <= found.bounds[1] and found.bounds[1] - found.bounds[0] < Fraction(1, 10**25)
    assert gjkproof.truth(gjkproof.cone(1, 1), gjkproof.cylinder(1, 1).placed([0, 5, 0])).distance == 3
    moved = brick.placed([4, 0, 0], [[0, 1, 0], [1, 0, 0], [0, 0, 1]])
    exact = gjkproof.truth(brick, moved)
    assert exact.distance_squared == 1
    assert dot(exact.v, exact.v) == 1 and exact.witness_a[0] - exact.witness_b[0] == -1
    assert gjkproof.judge(ball, brick, 1.0).correct
    assert gjkproof.judge(ball, brick, 1.25).verdict == "inaccurate"


def test_capsules_are_segments_with_a_margin():
    upright = gjkproof.capsule((0, -1, 0), (0, 1, 0), 0.5)
    point = np.array([[3., 4, 0]])
    found = gjkproof.truth(upright, point)  # sqrt(9 + 9) - 1/2, correctly rounded
    scaled = isqrt(18 << 400)
    assert found.distance == float(Fraction(scaled, 1 << 200) - Fraction(1, 2)) and found.relation == "separated"
    assert gjkproof.truth(upright, np.array([[0.5, 0, 0]]), depth=True).depth == 0
    assert gjkproof.truth(upright, np.array([[0.5, 0, 0]])).relation == "touching"
    assert gjkproof.truth(gjkproof.sphere(0.5), np.array([[0.5, 0, 0]]), depth=True).depth == 0
    assert gjkproof.truth(upright, np.array([[0.25, 0, 0]]), depth=True).depth == 0.25
    assert gjkproof.truth(upright, gjkproof.capsule((1, 0, 0), (2, 0, 0), 0.75), depth=True).depth == 0.25
    inside = gjkproof.truth(gjkproof.box([1, 1, 1]), gjkproof.capsule((0, 0, 0.5), (0, 0, 0.5), 0.25), depth=True)
    assert inside.relation == "overlapping" and inside.depth == 0.75
    with pytest.raises(ValueError, match="capsule"):
        gjkproof.judge(upright, point, 1.0)


def same(one, row):
    """Whether a figure equals an entry of an array, where None is NaN, or no vector."""
    one = np.full(np.shape(row), 0.0 if np.ndim(row) else np.nan) if one is None else one
    return np.array_equal(np.asarray(one, row.dtype), row, equal_nan=row.dtype.kind == "f")


def spoilt(answer, how, size):
    """An answer of epa_robust as it is, or with another relation, distance, point, depth or direction."""
    said = {name: value for name, value in vars(answer).items() if value is not None}
    moved = lambda name, by: tuple(np.array(said[name]) + by * size * np.eye(len(said[name]))[0])
    wrong = [{}, {"intersecting": not said["intersecting"]}, {"distance": said["distance"] + 1e-3 * size},
             {"witness_a": moved("witness_a", 1e-3)}, {"witness_b": moved("witness_b", -1e-3)},
             {"lower_bound": said["distance"] + size}]
    if "depth" in said:
        wrong += [{"depth": said["depth"] + 1e-3 * size}, {"normal": tuple(-np.array(said["normal"]))}]
    return said | wrong[how % len(wrong)]


@pytest.mark.parametrize("scalar, dtype", [("double", np.float64), ("float", np.float32)])
def test_one_pair_is_a_row_of_many(scalar, dtype):
    """Truth, interval and verdict of a pair equal its row, bit for bit: right answers and wrong ones, in plane and space."""
    groups = {}  # pairs whose answers have the same members
    for index, case in enumerate(nasty(16)):
        case = case.rounded() if dtype == np.float32 else case
        if case is None:
            continue
        a, b = case.a.astype(dtype), case.b.astype(dtype)
        answer = gjkproof.gjk(a, b, f"core/{scalar}/epa_robust")
        said = spoilt(answer, index, float(max(np.abs(a).max(), np.abs(b).max())))
        groups.setdefault((case.dim, *said), []).append((a, b, said))
    seen = set()
    for (dim, *members), entries in groups.items():
        a, b, said = map(list, zip(*entries))
        truths, proved = gjkproof.truth_many(a, b, depth=True), gjkproof.distance_many(a, b)
        verdicts = gjkproof.judge_many(a, b, {name: np.array([one[name] for one in said]) for name in members})
        for pair, answer, true, interval, judged in zip(zip(a, b), said, truths, proved, verdicts):
            one, certain, verdict = gjkproof.truth(*pair, depth=True), gjkproof.distance(*pair), gjkproof.judge(*pair, answer)
            assert (one.relation, one.distance, one.depth or 0) == tuple(true), pair
            for name in proved.dtype.names:
                assert same(getattr(certain, name), interval[name]), (name, pair)
            for name in ("verdict", "gross", "units", "relative"):
                assert same(getattr(verdict, name), judged[name]), (name, pair, answer)
            assert verdict.size == judged["size"] * float(max(np.abs(body).max() for body in pair))
            seen.add((dim, verdict.verdict))
    wanted = {"correct", "false_separation", "false_overlap", "wrong_bound", "inaccurate", "wrong_depth", "wrong_witness"}
    assert seen >= {(dim, verdict) for dim in (2, 3) for verdict in wanted}, seen


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_depths_hold_the_truth(dtype):
    overlaps = 0
    for case in nasty(20):
        case = case.rounded() if dtype == np.float32 else case
        if case is None:
            continue
        a, b = case.a.astype(dtype), case.b.astype(dtype)
        true, found = gjkproof.truth(a, b, depth=True), gjkproof.depth(a, b)
        assert found.relation == true.relation, case
        if found.relation != "overlapping":
            assert (found.lower, found.upper, found.normal, found.witness_a) == (0, 0, None, None)
            continue
        overlaps += 1
        assert Fraction(found.lower) ** 2 <= true.depth_squared, case
        assert np.isinf(found.upper) or true.depth_squared <= Fraction(found.upper) ** 2, case
        said = {"intersecting": True, "depth": found.upper, "witness_a": found.witness_a, "witness_b": found.witness_b,
                "normal": found.normal}
        assert gjkproof.judge(a, b, said).verdict == "correct", case
    assert overlaps > 50


def test_figures_are_those_of_the_answer_within_any_tolerance():
    origin, far = np.zeros((1, 3)), np.array([[1000.0, 0, 0]])
    for within in (None, (0, 0.05), (1e-9, 0.05)):
        for said in (960.0, 900.0):
            found = gjkproof.judge(origin, far, said, within=within)
            assert (found.absolute, found.relative) == (pytest.approx(1000 - said), pytest.approx((1000 - said) / 1000))


@pytest.mark.parametrize("dim", [2, 3])
def test_wrong_witness_points_are_rejected(dim):
    """Of two cubes or squares at a gap of 1: points swapped, beside the bodies, and too far from each other."""
    a = np.array(np.meshgrid(*[[-1., 1.]] * dim)).reshape(dim, -1).T.copy()
    axis = np.eye(dim)[0]
    b, right = a + 3 * axis, (axis, 2 * axis)
    side = 0.5 * np.eye(dim)[1]
    wrong = [right[::-1], (axis + 4 * side, 2 * axis + 4 * side), (axis, 2 * axis + side), (axis - side, 2 * axis + side)]
    columns = {"distance": np.ones(5)} | {name: np.array(points) for name, points in zip(("witness_a", "witness_b"), zip(right, *wrong))}
    expected = ["correct"] + ["wrong_witness"] * 4
    assert gjkproof.judge_many([a] * 5, [b] * 5, columns)["verdict"].tolist() == expected
    assert [gjkproof.judge(a, b, {"distance": 1.0, "witness_a": p, "witness_b": q}).verdict for p, q in [right, *wrong]] == expected


@pytest.mark.parametrize("scalar, dtype", [("double", np.float64), ("float", np.float32)])
def test_the_program_finds_the_same(tmp_path, scalar, dtype):
    """Relation, distance, interval and verdict of some 1e5 cases of all families or a tenth, in both types, bit for bit."""
    count, subject, prover = 3400 if "GJKPROOF_WHOLE_TESTS" in os.environ else 340, f"core/{scalar}/robust", f"core/{scalar}/certified"
    records = gjkproof.study(None, tmp_path, subjects=[subject, prover], families=FAMILIES, cases=count,
                             arguments=["--vertices", "8", "--no-page"])
    place = {(r["subject"], r["group"], int(r["index"])): i for i, r in enumerate(records.array[["subject", "group", "index"]])}
    compared = 0
    for family in FAMILIES:
        of_dim = {2: [], 3: []}
        for index, case in enumerate(gjkproof.cases(family, count, vertices=8)):
            case = case.rounded() if dtype == np.float32 else case
            if case is not None:
                of_dim[case.dim].append((index, case.a.astype(dtype), case.b.astype(dtype)))
        for cases in filter(None, of_dim.values()):
            indices, a, b = map(list, zip(*cases))
            judged, certain = (records.array[[place[name, family, index] for index in indices]] for name in (subject, prover))
            truths, proved = gjkproof.truth_many(a, b), gjkproof.distance_many(a, b)
            answers = [gjkproof.gjk(*pair, subject) for pair in zip(a, b)]
            columns = {name: np.array([getattr(answer, name) for answer in answers], float)
                       for name in ("distance", "lower_bound", "witness_a", "witness_b")}
            columns["intersecting"] = np.array([answer.intersecting for answer in answers])
            verdicts = gjkproof.judge_many(a, b, columns)
            for mine, theirs in ((truths["relation"], judged["relation"]), (truths["distance"], judged["distance"]),
                                 (columns["distance"], judged["said"]), (verdicts["verdict"], judged["verdict"]),
                                 (verdicts["gross"], judged["gross"]), (verdicts["units"], judged["units"]),
                                 (proved["relation"], judged["relation"]), (proved["lower"], certain["lower_bound"])):
                different = (mine != theirs) & ~((mine != mine) & (theirs != theirs))  # NaN is NaN
                assert not different.any(), (family, np.array(indices)[different][:3], mine[different][:3], theirs[different][:3])
            assert (truths["distance"] <= proved["upper"]).all()
            compared += len(indices)
    assert compared > 0.9 * count * len(FAMILIES)
