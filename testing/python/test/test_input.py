# SPDX-License-Identifier: MIT
"""What is no body is refused by name, whatever it is, without a crash or a leak."""
import copy
import os
import pickle
import random
import resource
import subprocess
import sys
import threading
import time
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

import gjkproof

PARTS = 1 if "GJKPROOF_WHOLE_TESTS" in os.environ else 10  # a tenth of the calls, or all

good = np.array([[0., 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]])
BAD = {
    "nan": (np.array([[0, np.nan, 0.]]), ValueError, "point 0 .* not finite"),
    "infinity": (np.array([[0., 0, 0], [np.inf, 0, 0]]), ValueError, "point 1 .* not finite"),
    "shape": (np.zeros((4, 4)), ValueError, r"\(4, 4\).*\(n, 2\) or \(n, 3\)"),
    "empty": (np.zeros((0, 3)), ValueError, "no points"),
    "integers": (np.zeros((4, 3), int), TypeError, "int64"),
    "objects": (np.array([[None, 1, 2]], object), TypeError, "object"),
    "complex": (np.zeros((4, 3), complex), TypeError, "complex128"),
    "half": (np.zeros((4, 3), np.float16), TypeError, "float16"),
    "long double": (np.zeros((4, 3), np.longdouble), TypeError, "float128"),
    "strided": (np.zeros((8, 3))[::2], ValueError, "contiguous"),
    "columns": (np.zeros((4, 6))[:, :3], ValueError, "contiguous"),
    "fortran": (np.asfortranarray(np.zeros((4, 3))), ValueError, "contiguous"),
    "broadcast": (np.broadcast_to(np.zeros((1, 3)), (10**9, 3)), ValueError, "contiguous"),
    "big-endian": (np.zeros((4, 3), ">f8"), ValueError, "byte order"),
    "0-d": (np.array(1.0), ValueError, r"\(\).*\(n, 2\)"),
    "1-d": (np.zeros(3), ValueError, r"\(3,\)"),
    "3-d": (np.zeros((2, 2, 3)), ValueError, r"\(2, 2, 3\)"),
    "unaligned": (np.frombuffer(bytes(97), np.uint8)[1:].view("f8").reshape(4, 3), ValueError, "not aligned"),
    "masked": (np.ma.array(np.zeros((4, 3)), mask=np.eye(4, 3)), TypeError, "masked array"),
    "none": (None, TypeError, "NoneType"),
    "text": ("body", TypeError, "str"),
    "ragged": ([[0., 0, 0], [1., 0]], ValueError, "number"),
    "number": (1.0, TypeError, "float"),
    "itself": ([], ValueError, "lists"),
}
BAD["itself"][0].append(BAD["itself"][0])


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("place", "ab")
def test_names_what_is_wrong(name, place):
    bad, error, words = BAD[name]
    pair = (bad, good) if place == "a" else (good, bad)
    if name == "none" and place == "b":
        return  # truth(case)
    for function in (gjkproof.truth, gjkproof.distance, gjkproof.gjk, lambda a, b: gjkproof.judge(a, b, 1.0)):
        with pytest.raises(error, match=f"{place}: .*" if name == "none" else f"{place}: .*{words}"):
            function(*pair)
    stack = lambda body: [body] if not isinstance(body, np.ndarray) or body.ndim != 2 else [good, body]
    for function in (gjkproof.truth_many, gjkproof.distance_many):
        with pytest.raises((TypeError, ValueError), match=place):
            function(*(stack(body) if body is bad else [good] * len(stack(bad)) for body in pair))


def test_dimensions_types_and_counts_must_agree():
    with pytest.raises(ValueError, match="points of a have 3 coordinates, those of b 2"):
        gjkproof.truth(good, good[:, :2].copy())
    with pytest.raises(TypeError, match="float32"):
        gjkproof.distance(good, good.astype(np.float32))
    with pytest.raises(ValueError, match="a has 2 bodies, and b has 1"):
        gjkproof.truth_many([good, good], [good])
    with pytest.raises(ValueError, match=r"a\[1\]: 2 coordinates"):
        gjkproof.truth_many([good, good[:, :2].copy()], [good, good])
    with pytest.raises(ValueError, match=r"b\[1\]: point 2 .* not finite"):
        stack = np.stack([good, good])
        stack[1, 2, 0] = np.nan
        gjkproof.truth_many(np.stack([good, good]), stack)
    with pytest.raises(ValueError, match="unknown member 'distanse'"):
        gjkproof.judge(good, good, {"distanse": 1.0})
    with pytest.raises(ValueError, match="witness_a has 2 numbers"):
        gjkproof.judge(good, good, {"witness_a": (0, 0)})
    with pytest.raises(ValueError, match="distance: the shape"):
        gjkproof.judge_many([good], [good], np.zeros(2))
    with pytest.raises(ValueError, match="must be positive"):
        gjkproof.truth(gjkproof.sphere(0), good)
    with pytest.raises(ValueError, match="no subject"):
        gjkproof.gjk(good, good, "core/double/nothing")
    with pytest.raises(ValueError, match="family"):
        gjkproof.cases("nothing", 1)


def test_huge_numbers_are_right():
    far = np.array([[1e308, 1e308, 1e308]])
    assert gjkproof.truth(far, -far).distance == np.inf  # rounds to no double
    assert gjkproof.truth(far, -far).distance_squared == 12 * Fraction(1e308) ** 2
    assert gjkproof.distance(far, -far).upper == np.inf
    thick = gjkproof.Capsule([[1.7e308] * 3] * 2, 1e308)
    assert gjkproof.truth(thick, -far).distance == np.inf
    assert gjkproof.truth(thick, gjkproof.box([1.7e308] * 3), depth=True).depth == 1e308
    assert gjkproof.truth(thick, gjkproof.Capsule([[1.7e308] * 3] * 2, 1e308), depth=True).depth == np.inf
    assert gjkproof.truth(gjkproof.sphere(1.7e308), gjkproof.Capsule(np.zeros((2, 3)), 1e308), depth=True).depth == np.inf
    cube = gjkproof.box([1e308] * 3).placed((0, 0, 0), np.eye(3) * 1e308)  # fractions of more than 4300 digits
    inside = gjkproof.truth(cube, np.array([[1e-300, 0, 0]]), depth=True)
    assert inside.depth_squared == (Fraction(1e308) ** 2 - Fraction(1e-300)) ** 2
    outside, origin = gjkproof.box([1e308] * 3).placed([1e308, 0, 0]), np.zeros((1, 3))  # of double, as a whole
    for judge in (lambda: gjkproof.judge(outside, origin, True), lambda: gjkproof.assert_correct(outside, origin, True)):
        with pytest.raises(ValueError, match="leaves the range of double"):
            judge()
    tiny = np.array([[5e-324, 0, 0]])
    assert gjkproof.truth(tiny, np.zeros((1, 3))).distance == 5e-324


def junk(random_source):
    """Some object, mostly an array that is almost a body."""
    kind = random_source.randrange(12)
    if kind == 0:
        return random_source.choice([None, 1, "x", [], [[]], [[1]], {}, (), b"", object(), [[0., 0, 0]], np.float64(1)])
    if kind < 4:
        return np.array([[random_source.choice([0, 1, 0.1, 1e300, 5e-324, random_source.random()]) for _ in range(3)]
                         for _ in range(random_source.randrange(1, 6))])
    shape = tuple(random_source.choice([0, 1, 2, 3, 3, 3, 4, 7]) for _ in range(random_source.choice([0, 1, 2, 2, 2, 3])))
    dtype = random_source.choice(["f8", "f8", "f8", "f4", "f2", "i4", ">f8", "c16", "?", "O", "U3", "M8[s]"])
    array = np.zeros(shape, dtype)
    if dtype in ("f8", "f4") and array.size:
        flat = array.reshape(-1)
        for i in range(len(flat)):
            with np.errstate(over="ignore"):
                flat[i] = random_source.choice([0, 1, -1, 0.1, 1e300, 1e-300, 5e-324, np.nan, np.inf, random_source.random()])
    if shape and random_source.random() < 0.1:
        array = array[..., ::-1]
    return array


def test_junk_never_crashes():
    """1e5 calls or a part: an answer, a TypeError or a ValueError."""
    source, answered = random.Random(1), 0
    functions = [gjkproof.truth, gjkproof.distance, gjkproof.gjk, gjkproof.truth_many, gjkproof.distance_many,
                 lambda a, b: gjkproof.judge(a, b, source.choice([0.0, 1.0, np.nan, True, {}, {"witness_a": [1]}, "x"])),
                 lambda a, b: gjkproof.judge_many(a, b, junk(source))]
    for _ in range(100_000 // PARTS):
        try:
            source.choice(functions)(junk(source), junk(source))
            answered += 1
        except (TypeError, ValueError, RuntimeError):
            pass
    assert answered > 1000 // PARTS


def test_leaks_nothing():
    """1e6 calls or a part, good ones and bad ones."""
    bad, prepared = np.array([[np.nan, 0, 0]]), gjkproof.Prepared(good)
    used = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    def rounds(count):
        for _ in range(count):
            gjkproof.truth(good, good + 2)
            gjkproof.judge(good, good, 0.5)
            for _ in range(8):
                try:
                    gjkproof.distance(good, bad)
                except ValueError:
                    pass
            for _ in range(90):
                gjkproof.distance(prepared, prepared)
            gjkproof.depth(prepared, prepared)

    rounds(500)
    before = used()
    rounds(10_000 // PARTS)
    assert used() - before < 4096 // PARTS, "kB"


def test_memory_is_that_of_the_arrays():
    """Peak memory at most twice the arrays."""
    pairs = np.zeros((200_000, 8, 3)) + good[[0, 1, 2, 3, 0, 1, 2, 3]]
    other = pairs + 2.0
    kilobytes = (pairs.nbytes + other.nbytes) // 1024
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    truths = gjkproof.truth_many(pairs, other)
    gjkproof.distance_many(pairs, other)
    gjkproof.judge_many(pairs, other, truths["distance"].copy())
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < kilobytes


def test_sizes_that_no_case_or_machine_has_are_refused():
    for dim in [0, 1, 4, 6]:
        with pytest.raises(ValueError, match="dim must be 2 or 3"):
            gjkproof._native.case_of_bytes(bytes(range(60)), dim, 12, False)
    for vertices in [-5, 0, 3]:
        with pytest.raises(ValueError, match="vertices must be at least 4"):
            list(gjkproof.cases("oblong", 1, vertices=vertices))
        with pytest.raises(ValueError, match="vertices must be at least 4"):
            gjkproof._native.case_of_bytes(bytes(60), 3, vertices, False)
    pairs = np.stack([good, good + 2])
    one = gjkproof.distance_many(pairs, pairs + 9, threads=1)
    many = gjkproof.distance_many(pairs, pairs + 9, threads=10**6)
    assert one.tobytes() == many.tobytes()
    with pytest.raises(ValueError, match="threads must not be negative"):
        gjkproof.distance_many(pairs, pairs, threads=-1)


def test_arguments_and_answers_of_wrong_types_are_named():
    one, two, masked = [good], [good + 2], np.ma.array(good[None], mask=True)
    for call, error, words in [
            (lambda: gjkproof.judge(good, good, 1.0, within=1e-6), TypeError, "within: expected two numbers"),
            (lambda: gjkproof.judge(good, good, {"distance": "1"}), TypeError, "distance is of type str"),
            (lambda: gjkproof.judge(good, good, {"witness_a": 1.0}), TypeError, "witness_a is of type float"),
            (lambda: gjkproof.judge(good, good, {"intersecting": 1.0}), TypeError, "intersecting is of type float"),
            (lambda: gjkproof.judge(good, good, 10**400), ValueError, "larger than any double"),
            (lambda: gjkproof.judge_many(one, two, [1.0]), TypeError, "expected an array or a dict"),
            (lambda: gjkproof.judge_many(one, two, {"intersecting": np.array([np.nan])}), TypeError, "must be bool"),
            (lambda: gjkproof.judge(good, good, 1.0, within=(10**400, 0)), ValueError, "within: a tolerance is larger"),
            (lambda: gjkproof.truth_many(masked, masked), TypeError, "masked array"),
            (lambda: gjkproof.judge_many(one, two, np.ma.array([1.0], mask=[True])), TypeError, "masked array"),
            (lambda: gjkproof.judge_many(one, two, np.ones((1, 1))), ValueError, r"which must be \(1,\)"),
            (lambda: gjkproof.distance_many(one, two, threads=1.5), TypeError, "threads: expected an integer"),
            (lambda: gjkproof.distance_many(one, two, threads=2**40), ValueError, "threads must be at most"),
            (lambda: gjkproof.cases("generic", -1), ValueError, "count must not be negative"),
            (lambda: gjkproof.distance(gjkproof.box((1, 1, 1)), good), TypeError, "no shapes"),
            (lambda: gjkproof.gjk(good, good, "nobody"), ValueError, r"gjkproof.subjects\(\) lists them"),
            (lambda: gjkproof.judge_many(None, two, np.ones(1)), TypeError, "a: expected a numpy array"),
            (lambda: gjkproof.judge_many((x for x in one), two, np.ones(1)), TypeError, "a: expected a numpy array"),
            (lambda: gjkproof.judge_many(np.array(1.0), two, np.ones(1)), ValueError, r"a: the shape is \(\)"),
            (lambda: gjkproof.judge_many(one, two, np.ones(1, np.float16)), TypeError, "float16, which must be float32 or"),
            (lambda: gjkproof.judge_many(one, two, np.ones(1, np.longdouble)), TypeError, "float128, which must be"),
            (lambda: gjkproof.judge_many(one, two, np.ones(1), single="no"), TypeError, "single: expected a bool, got str"),
            (lambda: gjkproof.judge(good, good, 1.0, single="no"), TypeError, "single: expected a bool, got str"),
            (lambda: gjkproof.truth(good, good, depth="no"), TypeError, "depth: expected a bool, got str"),
            (lambda: gjkproof.truth_many(one, two, depth="no"), TypeError, "depth: expected a bool, got str"),
            (lambda: gjkproof.cases(5, 1), TypeError, "family: expected a name, got int")]:
        with pytest.raises(error, match=words):
            call()
    single = np.array(gjkproof.truth(good, good + 2).distance, np.float32)
    assert gjkproof.judge(good, good + 2, single).verdict == "correct" == gjkproof.judge(good, good + 2, single[()]).verdict
    point = gjkproof.Answer(witness_a=np.zeros(3), normal=[0.0, 0, 1])
    assert point == gjkproof.Answer(witness_a=(0, 0, 0), normal=(0, 0, 1)) and hash(point) == hash(replace(point))
    for said in (np.int64(2), np.array(2.0), 2):
        assert gjkproof.judge(good, good + 2, said).verdict == "inaccurate"


def test_shapes_that_are_none_are_refused():
    sphere, box = gjkproof.sphere(1), gjkproof.box((1, 1, 1))
    for wrong, words in [(dict(dim=100), "100 dimensions"), (dict(dim=-1), "dimensions"), (dict(kind="cube"), "is not one of")]:
        with pytest.raises(ValueError, match=words):
            gjkproof.truth(replace(sphere, **wrong), good)
    with pytest.raises(ValueError, match="one row"):
        gjkproof.truth(replace(box, points=np.ones((2, 3))), good)
    for radius in (-1.0, np.inf, np.nan):
        with pytest.raises(ValueError, match="the radius"):
            gjkproof.Capsule(good[:2], radius)
    for call in (lambda: gjkproof.sphere(1, 5), lambda: gjkproof.box(5), lambda: gjkproof.hull([1.0, 2.0, 3.0]),
                 lambda: gjkproof.capsule((0, 0), (1, 1, 1), 1)):
        with pytest.raises(ValueError):
            call()


masked = np.ma.array([1.0, 2, 3], mask=[True, False, False])


@pytest.mark.parametrize("wrong, error", [
    (2**53 + 1, ValueError), pytest.param(10**400, ValueError, id="huge"), (np.longdouble(1) / 3, ValueError), (Fraction(1, 3), ValueError),
    (1j, TypeError), ("1", TypeError), (np.datetime64("2000-01-01"), TypeError), (None, TypeError), (True, TypeError),
    (masked[:1], TypeError)])
def test_numbers_that_are_no_doubles_are_refused(wrong, error):
    """By the argument, in lists of points and in shapes, not rounded or read as another number."""
    points = [[wrong, 0.0, 0.0]] if wrong is not True else [[True]]
    for name, call in [
            ("a", lambda: gjkproof.truth(points, good)), ("b", lambda: gjkproof.distance(good, points)),
            ("points", lambda: gjkproof.Prepared(points)), ("sphere: the radius", lambda: gjkproof.sphere(wrong)),
            ("sphere: the centre", lambda: gjkproof.sphere(1, (0, 0, wrong))), ("box", lambda: gjkproof.box((1, 1, wrong))),
            ("cone: the half height", lambda: gjkproof.cone(1, wrong)), ("hull", lambda: gjkproof.hull(points)),
            ("cylinder", lambda: gjkproof.cylinder(wrong, 1)), ("capsule", lambda: gjkproof.Capsule(good[:2], wrong)),
            ("capsule", lambda: gjkproof.capsule((0, 0, wrong), (0, 0, 0), 1)),
            ("sphere: the radius", lambda: replace(gjkproof.sphere(1), radius=wrong)),
            ("box: the translation", lambda: gjkproof.box((1, 1, 1)).placed((0, wrong, 0))),
            ("box: the linear map", lambda: gjkproof.box((1, 1, 1)).placed((0, 0, 0), [[wrong, 0, 0], [0, 1, 0], [0, 0, 1]]))]:
        with pytest.raises(error, match=f"^{name}.*: "):
            call()


def test_numbers_that_are_doubles_are_taken():
    assert gjkproof.truth([[2**53 + 2, 0.0, 0]], [np.zeros(3, np.float32)]).distance == 2**53 + 2
    for one in (1, np.float32(1), np.float16(1), np.uint8(1), np.array(1), np.longdouble(1), Fraction(1)):
        box = gjkproof.box((one,) * 3).placed((one, 0, 0), np.eye(3, dtype=int)[::-1].T)
        assert box.vertices() == gjkproof.box([1, 1, 1]).placed([1, 0, 0], np.eye(3)[::-1]).vertices()
        assert gjkproof.truth(gjkproof.Capsule(np.zeros((2, 3)), one), np.array([[3.0, 4, 0]])).distance == 4
    for shape in [(9,), (3, 3, 1), (1, 3), (2, 2)]:
        with pytest.raises(ValueError, match="the linear map: the shape"):
            box.placed((0, 0, 0), np.ones(shape))
    with pytest.raises(ValueError, match="the translation: the shape"):
        box.placed((0, 0))
    with pytest.raises(TypeError):
        gjkproof.truth(replace(box, dim=3.0), good)


def test_functions_that_fail_on_shapes_give_no_answer():
    a, b = gjkproof.sphere(1), gjkproof.sphere(1, (3, 0, 0))
    for said in (lambda a, b: 1 / 0, {}):
        assert gjkproof.judge(a, b, said).verdict == "no_answer"
    near = a.placed((1, 0, 0))
    assert "separated, but they are overlapping" in gjkproof.judge(a, near, False).explanation
    assert "the bodies are overlapping, so it is 0" in gjkproof.judge(a, near, 1.0).explanation
    wrong = gjkproof.judge(a, b, 1.5)
    assert wrong.verdict == "inaccurate" and "true      separated, distance 1\n" in wrong.explanation
    pasted = [line.strip()[4:] for line in wrong.explanation.splitlines() if line.startswith(("  a = ", "  b = "))]
    assert gjkproof.truth(*(eval(line, {"gjkproof": gjkproof, "np": np}) for line in pasted)).distance == 1


class Unreadable(Exception):
    def __str__(self):
        raise RuntimeError


@pytest.mark.parametrize("error, words", [(Unreadable(), "Unreadable: its text cannot be read"), (OSError("\ud800"), r"\ud800")])
def test_functions_whose_errors_have_no_text_give_no_answer(error, words):
    def fails(a, b):
        raise error
    verdict = gjkproof.judge(good, good + 1, fails)
    assert verdict.verdict == "no_answer" and words in verdict.explanation


def test_functions_on_shapes_are_asked_once():
    asked = []
    box = gjkproof.box((1, 1, 1))
    assert not gjkproof.judge(box, box.placed((5, 0, 0)), lambda a, b: asked.append((a, b)) or 9.0).correct
    assert len(asked) == 1 and isinstance(asked[0][0], gjkproof.Shape)


def test_a_function_gets_arrays_of_its_own():
    def spoils(a, b):
        a[:] = 7
        return 0.0
    mine = good.copy()
    gjkproof.judge(mine, good + 2, spoils)
    assert (mine == good).all()


def test_lists_that_change_meanwhile_are_read_as_they_were():
    count = 20000
    expected = gjkproof.truth(good, good + 2).distance

    def ends_during_a_call(delay):
        a, b = [good.copy() for _ in range(count)], [good + 2 for _ in range(count)]
        emptied = []

        def empty():
            a.clear()
            b.clear()
            emptied.append(time.monotonic())
            return [np.full(good.shape, 7.0) for _ in range(count)]
        other = threading.Timer(delay, empty)
        other.start()
        try:
            found = gjkproof.truth_many(a, b, threads=1)
        except ValueError:  # emptied before it was read
            found = np.empty(0, [("distance", "f8")])
        ended = time.monotonic()
        other.join()
        assert (found["distance"] == expected).all()
        return len(found) == count and emptied[0] < ended
    assert any(ends_during_a_call(0.002 * k) for k in range(1, 50))


def test_objects_whose_init_was_not_called_or_failed_are_refused(tmp_path):
    case, body = gjkproof.Case.__new__(gjkproof.Case), gjkproof.Prepared.__new__(gjkproof.Prepared)
    with pytest.raises(TypeError):
        body.__init__([[1]])
    for call in (lambda: case.id, lambda: case.a, lambda: case == case, lambda: hash(case), lambda: pickle.dumps(case),
                 lambda: copy.copy(case), lambda: gjkproof.truth(case), lambda: gjkproof.write_cases(tmp_path / "w", [case]),
                 lambda: gjkproof.distance(body, body), lambda: gjkproof.depth(gjkproof.Prepared(good), body)):
        with pytest.raises(TypeError, match="__init__ was not called, or failed"):
            call()
    body.__init__(good)
    assert gjkproof.distance(body, good).relation != "separated"


def test_files_whose_name_is_none_are_refused(tmp_path):
    case = next(iter(gjkproof.cases("oblong", 1)))
    for path, error in [(f"{tmp_path}/w\0x", ValueError), (None, TypeError), (b"w", TypeError), (5, TypeError)]:
        for call in (lambda: gjkproof.write_cases(path, [case]), lambda: gjkproof.read_cases(path)):
            with pytest.raises(error):
                call()
    assert not list(tmp_path.iterdir())
    gjkproof.write_cases(tmp_path / os.fsdecode(b"\xff"), [case])
    assert gjkproof.read_cases(tmp_path / os.fsdecode(b"\xff"))[0].line == case.line


def test_cases_are_copied_and_have_ids_that_files_hold(tmp_path):
    case = next(iter(gjkproof.cases("oblong", 1)))
    for copied in (pickle.loads(pickle.dumps(case)), copy.deepcopy(case)):
        assert copied == case and copied.parameters == case.parameters
    for name in ("", "a b"):
        with pytest.raises(ValueError, match="may have letters"):
            gjkproof.Case(good, good, name)
        with pytest.raises(ValueError, match="may have letters"):
            case.renamed(name)
    with pytest.raises(ValueError, match="two cases have the id"):
        gjkproof.write_cases(tmp_path / "w", [case, case])


ROUNDING = """
import ctypes, platform, numpy as np, gjkproof
a, b = np.zeros((1, 3)), np.ones((1, 3))
upward = {"x86_64": 0x800, "aarch64": 0x400000, "riscv64": 3}[platform.machine()]
assert ctypes.CDLL("libm.so.6").fesetround(upward) == 0
for call in (lambda: gjkproof.gjk(a, b), lambda: gjkproof.distance(a, b), lambda: gjkproof.Prepared(a)):
    try:
        call()
        raise SystemExit("no error")
    except RuntimeError as error:
        assert "round" in str(error), error
"""


def test_other_rounding_modes_are_refused():
    subprocess.run([sys.executable, "-c", ROUNDING], check=True)
