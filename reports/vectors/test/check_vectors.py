# SPDX-License-Identifier: MIT
"""Is a suite of vectors what it promises, in all forms and languages?

    check_vectors.py PROGRAM CASE_SCHEMA CC CXX NODE RUSTC FOLDER [--whole]

Writes the suite into FOLDER, and a third of it by two threads instead of one.  `--whole`: in the default size; it has
2,000 cases then, and no part of it is written.
NODE and RUSTC may be "-": absent.
"""
import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys

from jsonschema import Draft7Validator

PROGRAM, CASE_SCHEMA, CC, CXX, NODE, RUSTC, FOLDER = sys.argv[1:8]
PROGRAM, FOLDER = pathlib.Path(PROGRAM).resolve(), pathlib.Path(FOLDER)
WHOLE = "--whole" in sys.argv[8:]
SMALL = [] if WHOLE else ["--cases", "8", "--questions", "8", "-s", "core/float/enhanced", "-s", "core/double/original"]


def run(*command, code=0, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if code is not None and done.returncode != code:
        sys.exit(f"{command}: {done.returncode}: {done.stderr}{done.stdout[:300]}")
    return done


def check_suite(suite, text):
    cases = suite["cases"]
    of_suite = Draft7Validator(json.loads((FOLDER / "vectors.schema.json").read_text()))
    for error in of_suite.iter_errors(suite):
        sys.exit(f"{list(error.path)}: {error.message[:300]}")
    of_case = Draft7Validator({**json.loads(pathlib.Path(CASE_SCHEMA).read_text()), "oneOf": [{"$ref": "#/definitions/case_members"}]})
    for case in cases:
        for error in of_case.iter_errors(case):
            sys.exit(f"{case['id']}: {error.message[:300]}")
    if suite["count"] != len(cases) or len({case["id"] for case in cases}) != len(cases):
        sys.exit("the count is wrong, or an id is twice")
    kinds = collections.Counter(case["flags"][0] for case in cases)
    print(len(cases), "cases,", len(text), "bytes,", dict(kinds))
    if set(kinds) != {"known", "law", "reduced", "lattice", "cell"}:
        sys.exit("a kind of cases is missing")
    bugs = {word.split(":")[0] for case in cases for word in case["provokes"]}
    if bugs != set(suite["bugs"]):
        sys.exit(f"bugs without explanation, or the reverse: {bugs ^ set(suite['bugs'])}")
    if len(text) > 5_000_000:
        sys.exit("more than 5 MB")
    if WHOLE:
        planted = {line.split()[0] for line in run(PROGRAM, "subjects").stdout.splitlines() if line.startswith("planted/")}
        if len(cases) < 2000 or len(planted) < 90 or planted - set(suite["failed"]):
            sys.exit(f"too few cases, or faults that fail none: {planted - set(suite['failed'])}")


def check_proof_checker():
    """The checker accepts the suite, and none that is spoiled."""
    print(run(sys.executable, FOLDER / "check_proofs.py", FOLDER).stdout.strip())

    def spoiled(change, reason):
        suite = json.loads((FOLDER / "vectors.json").read_text())
        case = change(suite["cases"])
        (FOLDER / "spoiled.json").write_text(json.dumps({"cases": [case]}))
        done = run(sys.executable, FOLDER / "check_proofs.py", FOLDER / "spoiled.json", code=1)
        if reason not in done.stderr:
            sys.exit(f"{reason} is not what was found: {done.stderr}")

    def of(relation):
        return lambda cases: next(c for c in cases if c["expect"]["relation"] == relation and "proof" in c["expect"])

    def changed(relation, member, value):
        def change(cases):
            case = of(relation)(cases)
            case["expect"][member] = value(case["expect"].get(member))
            return case
        return change

    def rounded(cases):
        case = of("separated")(cases)
        case["distance"] = (float.fromhex(case["distance"]) * (1 + 2**-52)).hex()
        return case

    spoiled(changed("separated", "relation", lambda old: "touching"), "separated means apart")
    spoiled(changed("touching", "normal", lambda old: ["0"] * len(old)), "no plane")
    spoiled(changed("touching", "relation", lambda old: "overlapping"), "no terms")
    spoiled(changed("overlapping", "relation", lambda old: "touching"), "no plane")
    spoiled(changed("separated", "distance_squared", lambda old: "12345/678"), "do not make v")
    spoiled(changed("separated", "proof", lambda old: [{**term, "weight": "1/3"} for term in old[:2]]), "no weights")
    spoiled(rounded, "rounded")

    def farther(cases):
        case = next(c for c in cases if c["expect"]["relation"] == "separated" and len(c["expect"].get("proof", [])) > 1)
        term = case["expect"]["proof"][0]
        a, b = ([float.fromhex(x) for x in case[body]["points"][term[body]]] for body in "ab")
        from fractions import Fraction
        v = [Fraction(x) - Fraction(y) for x, y in zip(a, b)]
        case["expect"].update(proof=[{**term, "weight": "1"}], v=[str(x) for x in v], distance_squared=str(sum(x * x for x in v)))
        return case

    spoiled(farther, "nearer")


def check_cut(suite, size):
    """In a third of the bytes each subject that fails keeps a case, and two threads find the cases that one found."""
    cut = FOLDER / "cut"
    run(PROGRAM, "vectors", cut, *SMALL, "--bytes", size // 3, "--threads", "2", code=None)
    small = json.loads((cut / "vectors.json").read_text())
    written = lambda suite: [json.dumps({**case, "failed_by": ""}) for case in suite["cases"]]
    if other := set(written(small)) - set(written(suite)):
        sys.exit(f"{len(other)} cases depend on the number of threads: {min(other)[:300]}")
    if len(small["cases"]) >= len(suite["cases"]) or set(small["failed"]) != set(suite["failed"]):
        sys.exit(f"{len(small['cases'])} cases of {len(suite['cases'])}; lost: {set(suite['failed']) - set(small['failed'])}")
    print(len(small["cases"]), "cases in a third of the bytes")


def runners():
    def built(command):
        run(*command, cwd=FOLDER)

    yield "Python", [sys.executable, "runner.py", "vectors.json"]
    if NODE != "-":
        yield "JavaScript", [NODE, "runner.js", "vectors.json"]
    built([CC, "-std=c99", "-O2", "-Wall", "-Wextra", "-Werror", "-ffp-contract=off", "-I.", "runner.c", "-lm", "-o", "in_c"])
    yield "C", ["./in_c", "vectors.bin"]
    built([CXX, "-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror", "-ffp-contract=off", "-I.", "runner.cpp", "-o", "in_cpp"])
    yield "C++", ["./in_cpp", "vectors.bin"]
    if RUSTC != "-":
        built([RUSTC, "-O", "-D", "warnings", "runner.rs", "-o", "in_rust"])
        yield "Rust", ["./in_rust", "vectors.bin"]


def check_runners(suite):
    said = collections.defaultdict(dict)
    built = list(runners())
    for language, command in built:
        for method in ["vertices", "boxes", "line"]:
            said[method][language] = run(*command, method, code=1, cwd=FOLDER).stdout
    with_points = sum("points" in case["a"] and "points" in case["b"] for case in suite["cases"])
    for method, by_language in said.items():
        verdicts = collections.Counter(line.split()[1] for line in by_language["Python"].splitlines())
        print(method, dict(verdicts), "in", ", ".join(by_language))
        if sum(verdicts.values()) != with_points or len(verdicts) < 2:
            sys.exit("cases are missing, or all are alike")
        for language, text in by_language.items():
            if text != by_language["Python"]:
                sys.exit(f"{method}: {language} differs from Python")
    if len({by_language["Python"] for by_language in said.values()}) != 3:
        sys.exit("two of the methods say the same")
    # A suite that is cut, or empty, is not passed.
    data = (FOLDER / "vectors.bin").read_bytes()
    after_three = 12
    for _ in range(3):
        after_three += 4 + int.from_bytes(data[after_three:after_three + 4], "little")
    spoiled = {"cut.bin": data[:after_three], "none.bin": b"", "no_vectors.bin": data[:8] + bytes(4)}
    for name, part in spoiled.items():
        (FOLDER / name).write_bytes(part)
    for language, command in built:
        if command[-1] != "vectors.bin":
            continue
        for name in spoiled:
            code = subprocess.run([*command[:-1], name], cwd=FOLDER, capture_output=True).returncode
            if code in (0, 1):
                sys.exit(f"{language} ends with {code} on {name}")
    for file in FOLDER.glob("runner.*"):
        if len(file.read_text().splitlines()) >= 100:
            sys.exit(f"{file}: 100 lines or more")
    if len((FOLDER / "check_proofs.py").read_text().splitlines()) > 80:
        sys.exit("check_proofs.py: more than 80 lines")


def check_badge():
    bad = run(PROGRAM, "badge", "vectors.json", "-s", "core/double/original", "-o", "bad.svg", code=1, cwd=FOLDER)
    good = run(PROGRAM, "badge", "vectors.json", "-s", "core/double/certified", "-o", "good.svg", cwd=FOLDER)
    cases = json.loads((FOLDER / "vectors.json").read_text())["cases"]
    curved = sum("proof" not in case["expect"] for case in cases)
    expected = f": {len(cases) - curved} of {len(cases)} vectors ({100 * (1 - curved / len(cases)):.1f} %), {curved} skipped"
    if not curved or expected not in good.stdout or not bad.stdout.startswith("core/double/original: "):
        sys.exit(f"badges: {good.stdout}{bad.stdout}")
    import xml.etree.ElementTree as xml
    for name, said in [("good", good.stdout), ("bad", bad.stdout)]:
        title = xml.parse(FOLDER / f"{name}.svg").getroot()[0].text
        if title != "gjkproof " + said.strip():
            sys.exit(f"{title} is not {said}")
    run(PROGRAM, "badge", "runner.py", "-s", "core/double/robust", code=2, cwd=FOLDER)
    lines = (FOLDER / "vectors.json").read_text().splitlines(keepends=True)
    twice = next(i for i, line in enumerate(lines) if line.startswith('{"id":'))
    for spoiled, reason in [(lines[:-200], "no end"), (lines[:-1], "no end"), (lines[:twice] + lines[twice + 1:], "is cut or was changed"),
                            (lines[:twice] + lines[twice:twice + 1] + lines[twice:], "is there already")]:
        (FOLDER / "spoiled.json").write_text("".join(spoiled))
        done = run(PROGRAM, "badge", "spoiled.json", "-s", "core/double/robust", code=2, cwd=FOLDER)
        if reason not in done.stderr:
            sys.exit(f"{reason} is not what was found: {done.stderr}")


if FOLDER.exists():
    shutil.rmtree(FOLDER)
run(PROGRAM, "vectors", FOLDER, *SMALL, "--threads", "2" if WHOLE else "1", code=0 if WHOLE else None)
text = (FOLDER / "vectors.json").read_bytes()
whole = json.loads(text)
check_suite(whole, text)
check_proof_checker()
if not WHOLE:
    check_cut(whole, len(text))
check_runners(whole)
check_badge()
