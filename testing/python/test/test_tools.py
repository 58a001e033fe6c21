# SPDX-License-Identifier: MIT
"""Hypothesis, pytest, studies, and the examples."""
import gzip
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, find, given, settings

import gjkproof
from gjkproof.strategies import convex_pairs

EXAMPLES = Path(__file__).parents[1] / "examples"
sys.path.insert(0, str(EXAMPLES))
from my_gjk import gjk  # noqa: E402

FAULTS = ["gives up early", "wrong support"]
if "GJKPROOF_WHOLE_TESTS" in os.environ:  # shrinking it takes most of the time of these tests
    FAULTS.append("absolute tolerance")


@pytest.mark.parametrize("fault", FAULTS)
def test_hypothesis_finds_a_planted_fault_and_shrinks_it(fault):
    wrong = lambda pair: not gjkproof.judge(*pair, gjk(*pair, fault)).correct
    a, b = find(convex_pairs(domain="engine"), wrong, settings=settings(max_examples=200, database=None, derandomize=True, deadline=None,
                suppress_health_check=list(HealthCheck)))
    assert len(a) <= 3 and len(b) <= 3
    simplest = gjkproof.judge(a, b, lambda p, q: gjk(p, q, fault)).simplest
    assert len(simplest.a) + len(simplest.b) <= len(a) + len(b)


@settings(max_examples=200, database=None, derandomize=True, deadline=None)
@given(convex_pairs(domain="engine", dtype=np.float32))
def test_pairs_are_of_the_domain_and_type(pair):
    a, b = pair
    assert a.dtype == b.dtype == np.float32 and a.shape[1] == b.shape[1] == 3
    gjkproof.assert_correct(a, b, lambda p, q: gjkproof.gjk(p, q, "core/float/robust"))


@pytest.mark.parametrize("case", gjkproof.known(), ids=lambda case: case.id)
def test_known_failures(case):
    assert gjkproof.truth(case).relation in ("separated", "touching", "overlapping", None)


def test_explains_in_words_what_is_wrong():
    with pytest.raises(AssertionError) as caught:
        gjkproof.assert_correct(np.array([[1., 0, 0], [0, 1, 0]]), np.zeros((1, 3)), lambda a, b: float(np.linalg.norm(a[0] - b[0])))
    text = str(caught.value)
    assert "the distance is wrong" in text and "0.70710678118654757" in text and "np.array" in text and '"id"' in text
    case = gjkproof.judge(np.array([[1., 0, 0], [0, 1, 0]]), np.zeros((1, 3)), lambda a, b: 2.0).simplest
    assert len(case.a) == len(case.b) == 1


def test_pytest_records_what_it_finds(tmp_path):
    (tmp_path / "test_mine.py").write_text("""
import numpy as np, gjkproof, pytest
from hypothesis import given, settings
from gjkproof.strategies import convex_pairs
def test_right(): gjkproof.assert_correct(np.zeros((1, 3)), np.ones((1, 3)), 3 ** 0.5)
def test_wrong(): gjkproof.assert_correct(np.zeros((1, 3)), np.ones((1, 3)), 2.0)
@pytest.mark.parametrize("x", [0.5])
def test_each(x): gjkproof.assert_correct(np.zeros((1, 3)), np.ones((1, 3)), x)
@settings(database=None, deadline=None)
@given(convex_pairs())
def test_always_zero(pair): gjkproof.assert_correct(*pair, lambda a, b: 0.0)
@pytest.fixture
def before(): gjkproof.assert_correct(np.zeros((1, 3)), np.ones((1, 3)), 2.0)
@pytest.fixture
def after():
    yield
    gjkproof.assert_correct(np.zeros((1, 3)), np.ones((1, 3)), 2.0)
def test_setup(before): pass
def test_teardown(after): pass
@pytest.fixture
def fails():
    yield
    assert False
def test_caught(fails):
    with pytest.raises(AssertionError): test_wrong()
""")
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "gjkproof.pytest_plugin", "-p", "no:cacheprovider",
                           "--gjkproof-findings", "found.jsonl"], cwd=tmp_path, capture_output=True, text=True)
    assert "3 failed, 3 passed, 3 errors" in done.stdout and "gjkproof: 5 findings in found.jsonl" in done.stdout, done.stdout
    refused = subprocess.run([sys.executable, "-m", "pytest", "-p", "gjkproof.pytest_plugin", "--gjkproof-findings", "none/f"],
                             cwd=tmp_path, capture_output=True, text=True)
    assert refused.returncode == 4 and "--gjkproof-findings: " in refused.stderr, refused
    found = gjkproof.read_cases(tmp_path / "found.jsonl")
    assert [re.sub(r"^\d-", "", case.id) for case in found] == ["test_wrong", "test_each_0.5_", "test_always_zero", "test_setup", "test_teardown"]
    assert gjkproof.judge(found[2].a, found[2].b, 0.0).verdict == "inaccurate"


def wrong_by_a_third(a, b):
    return gjkproof.Answer(distance=gjkproof.distance(a, b).upper * 4 / 3)


def test_a_function_is_judged_like_any_subject(tmp_path):
    records = gjkproof.study(wrong_by_a_third, tmp_path / "s", subjects=["core/double/robust"], families=["generic"], cases=100)
    mine = records.array[records.array["subject"] == "wrong_by_a_third"]
    assert len(mine) == 100 and len(records) == 200
    separated = mine["relation"] == "separated"
    assert (mine["verdict"][separated] == "inaccurate").all() and (mine["relative"][separated].round(6) == 0.333333).all()
    assert len(records.findings()) == separated.sum()
    cells = {(c["subject"], c["verdict"]): c["answers"] for c in records.cells()}
    assert cells["wrong_by_a_third", "inaccurate"] == separated.sum()
    assert records.quantiles("relative", [1.0])["wrong_by_a_third"][0] == pytest.approx(1 / 3)
    assert len(records.frame()) == 200
    assert (tmp_path / "s" / "report.html").exists()


RECORD = {"case": "c", "group": "g", "index": 1, "subject": "s", "domain": "engine", "dim": 3, "bits": 53, "magnitude": 2.5,
          "relation": "separated", "distance": ["0x1p+0", "0x1.8p+0"], "depth": None, "altitude": None, "status": "done",
          "says": {"distance": "0x1p-1", "lower_bound": None}, "column": "inaccurate", "reason": "", "gross": True,
          "size": 0.5, "scaled_error": "inf", "relative_error": 1, "ulps": 8.0, "iterations": None}


def test_figures_show_the_records(tmp_path):
    """Points, shares and bars of a few records, written by hand."""
    from gjkproof import figures, studies
    pyplot = pytest.importorskip("matplotlib.pyplot")
    pyplot.switch_backend("Agg")
    lines = [RECORD | {"subject": subject, "column": verdict, "scaled_error": error, "altitude": altitude} for
             subject, verdict, error, altitude in [
                 ("p", "correct", 0.0, 0.5), ("p", "inaccurate", 8.0, 0.25), ("p", "inaccurate", 2.0, None),
                 ("p", "no_answer", None, 0.125), ("p", "skipped", None, None), ("q", "correct", 1.0, 0.5)]]
    records = gjkproof.Records(tmp_path, {}, [studies._row(line) for line in lines], True)
    curves = lambda axes: {line.get_label(): line.get_xydata().tolist() for line in axes.lines}
    assert curves(figures.error_by_altitude(records)) == {"p": [[0.25, 8]], "q": [[0.5, 1]]}
    assert curves(figures.error_distribution(records)) == {"p": [[2, 0.5], [8, 0.25]], "q": [[1, 1]]}
    bars = {of.get_label(): [(bar.get_x(), bar.get_width()) for bar in of] for of in figures.verdicts(records).containers}
    assert {name: np.round(of, 12).tolist() for name, of in bars.items()} == {
        "correct": [[0, 0.2], [0, 1]], "inaccurate": [[0.2, 0.4], [1, 0]],
        "no_answer": [[0.6, 0.2], [1, 0]], "skipped": [[0.8, 0.2], [1, 0]]}
    axes = pyplot.figure().gca()
    assert figures.verdicts(records, axes) is axes
    pyplot.close("all")


def test_studies_refuse_what_they_cannot_do(tmp_path):
    with pytest.raises(ValueError, match="another process"):
        gjkproof.study(lambda a, b: 0.0, tmp_path / "s")
    with pytest.raises(RuntimeError, match="no subject matches"):
        gjkproof.study(None, tmp_path / "s", subjects=["nobody/*"])
    broken, header = tmp_path / "run.jsonl.gz", b'{"format":"gjkproof-run/2","command":"x"}\n'
    for text, words in [(header + b'{"subject"', ":2: "), (header + b"5\n", ":2: not an object"),
                        (b'{"format":"gjkproof-run/2"}\n', ":1: the header names no command"),
                        (header + b'{"subject":"x"}\n', ":2: the record has no 'case'")]:
        broken.write_bytes(gzip.compress(text))
        with pytest.raises(ValueError, match=f"run.jsonl.gz{words}"):
            gjkproof.records(broken)
    whole = gzip.compress(random.Random(1).randbytes(1000))
    broken.write_bytes(whole[:200] + bytes(100) + whole[300:])
    with pytest.raises(ValueError, match="run.jsonl.gz:"):
        gjkproof.records(broken)


@pytest.mark.parametrize("options, words", [({"domain": "extreme"}, "must be one of engine, "),
    ({"domain": "flat", "dim": 2}, "dim=2 .* 'flat'"), ({"domain": "scale", "dim": 2}, "dim=2 .* 'scale'"),
    ({"domain": "planar", "dim": 3}, "dim=3 .* 'planar'"), ({"domain": "engine_plane"}, "dim=3 .* 'engine_plane'"),
    ({"dtype": np.float16}, "float32 or float64")])
def test_pairs_of_what_there_is_not_are_refused(options, words):
    with pytest.raises(ValueError, match=words):
        find(convex_pairs(**options), lambda pair: True)


class Solver:
    def solve(self, a, b):
        return 0.0


def test_a_function_is_judged_and_no_other_of_its_name(tmp_path, monkeypatch):
    """Decorators from another file, where a name may be that of another function, aliases, bound methods."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "decorating.py").write_text("""
import functools
def decorated(function): return functools.wraps(function)(lambda a, b: function(a, b))
def mine(a, b): raise RuntimeError("another function")
""")
    (tmp_path / "decorated.py").write_text("""
import decorating, gjkproof
@decorating.decorated
def mine(a, b): return gjkproof.distance(a, b).upper
def twice(a, b): return 0.0
once = twice
def twice(a, b): return 1.0
""")
    import decorated
    records = gjkproof.study(decorated.mine, tmp_path / "s", families=["generic"], cases=10)
    assert len(records) == 10 and len(records.findings()) == 0 and records.complete
    for other in (decorated.once, Solver().solve):
        with pytest.raises(ValueError, match="is not this function"):
            gjkproof.study(other, tmp_path / "s")
    for options in ({"families": "generic"}, {"subjects": "core/double/robust"}, {"arguments": "--no-page"}, {"single": "no"}):
        with pytest.raises(TypeError, match=f"{min(options)}: expected"):
            gjkproof.study(Solver.solve, tmp_path / "s", **options)


def test_records_are_read_as_they_are_or_refused(tmp_path):
    file, header, end = tmp_path / "run.jsonl.gz", {"format": "gjkproof-run/2", "command": "x"}, {"complete": True, "cases": 1}

    def read(*lines):
        file.write_bytes(gzip.compress("".join(line if isinstance(line, str) else json.dumps(line) + "\n" for line in lines).encode()))
        return gjkproof.records(file)
    row = read(header, RECORD, end).array[0]
    assert [row[name] for name in ("index", "magnitude", "distance", "said", "gross", "units", "relative", "iterations")] == [
        1, 2.5, 1.5, 0.5, True, np.inf, 1, 0]
    assert [read(header, RECORD, *rest).complete for rest in ([end], [{"complete": False, "cases": 1}], [], [end, RECORD])] == [
        True, False, False, False]
    for key, value in [("magnitude", "abc"), ("magnitude", [1]), ("magnitude", 10**400), ("dim", 300), ("iterations", 2**40), ("gross", "false"),
                       ("index", 1.5), ("index", None), ("index", True), ("index", 2**63), ("distance", []), ("distance", {}),
                       ("distance", ["0x1p+0"] * 3), ("distance", "0x1p+99999"), ("case", 5), ("case", []), ("subject", None),
                       ("says", {"distance": "1"}), ("says", 5)]:
        with pytest.raises(ValueError, match="run.jsonl.gz:3: "):
            read(header, RECORD, RECORD | {key: value}, end)
    with pytest.raises(ValueError, match="run.jsonl.gz:2: "):
        read(header, "[" * 10**5)


def depth_alone(a, b):
    return {"depth": gjkproof.truth(a, b, depth=True).depth or 0.0}


def test_a_function_is_judged_by_its_relation_or_its_distance(tmp_path):
    with pytest.raises(RuntimeError, match="neither `distance` nor `intersecting`"):
        gjkproof.study(depth_alone, tmp_path / "s", families=["generic"], cases=2)


def test_cases_are_the_same_everywhere(tmp_path):
    first = list(gjkproof.cases("oblong", 5, gap=1e-6))
    assert first == list(gjkproof.cases("oblong", 5, gap=1e-6)) and first[0].parameters["gap"] == 1e-6
    gjkproof.write_cases(tmp_path / "c.jsonl", first)
    assert [case.line for case in gjkproof.read_cases(tmp_path / "c.jsonl")] == [case.line for case in first]
    a, b = gjkproof.cases("generic", 10).arrays(np.float32)
    assert all(x.dtype == np.float32 for x in a + b)
    assert {"name", "description", "settings"} <= set(gjkproof.families()[0]) and len(gjkproof.subjects()) > 45
    (tmp_path / "bad.jsonl").write_text("{}\n")
    with pytest.raises(ValueError, match="bad.jsonl:1: "):
        gjkproof.read_cases(tmp_path / "bad.jsonl")


def test_subjects_on_request_and_settings():
    a, b = np.zeros((1, 3)), np.array([[3., 4, 0]])
    assert gjkproof.gjk(a, b, "core/double/robust?epsilon=1e-9").distance == 5
    cube = np.array([[x, y, z] for x in (-1., 1) for y in (-1., 1) for z in (-1., 1)])
    assert gjkproof.gjk(cube, cube + [1.5, 0.25, 0], "core/double/epa_robust").depth == 0.5


@pytest.mark.parametrize("script, words", [
    ("judge_scipy.py", r"scipy: \d+ of \d+ wrong.*\ngjk: \d+ of \d+ wrong"),
    ("plot_errors.py", r"400 answers, \d+ findings(.*\n)+core/double/enhanced: off by up to"),
    ("report_a_failure.py", r"wrong on [1-3] \+ [1-3] points(.*\n)+The exact squared distance"),
    ("ground_truth.py", r"learned: .* truth: known to .*e-1\d\ngradients enclosed .*100.0%")])
def test_example(script, words, tmp_path):
    done = subprocess.run([sys.executable, EXAMPLES / script] + [str(tmp_path / "out")] * (script == "plot_errors.py"),
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(words, done.stdout), done.stdout
