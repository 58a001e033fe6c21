# SPDX-License-Identifier: MIT
"""Are the exported forms of a study what other programs read?

    check_exports.py PROGRAM SARIF_SCHEMA

Of a study with findings, one without, one that was cut, and one with odd names: SARIF is validated by the schema of
its standard, and JUnit XML is parsed and has the members and sums that CI systems read.
"""
import csv
import gzip
import io
import json
import os
import subprocess
import sys
import tempfile
from urllib.parse import urlsplit
from xml.etree import ElementTree

from jsonschema import Draft4Validator

PROGRAM, SCHEMA = map(os.path.abspath, sys.argv[1:])
FAILING = ["core/float/original", "core/double/enhanced", "planted/distance_as_bound", "core/rational/robust"]


def run(*arguments, codes):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True)
    if done.returncode not in codes:
        sys.exit(f"{arguments}: {done.returncode}: {done.stderr.decode()}")
    return done.stdout


def study(folder, subjects, *options, code):
    chosen = [word for subject in subjects for word in ("--subject", subject)]
    run("study", "--vertices", "16", "-o", folder, *chosen, *options, codes=[code])


def cut(folder, into):
    """The records without their last bytes, as a killed study leaves them."""
    os.mkdir(into)
    with open(f"{folder}/run.jsonl.gz", "rb") as whole, open(f"{into}/run.jsonl.gz", "wb") as part:
        part.write(whole.read()[:-200])


def rename(folder, into):
    """The same records of a subject and of cases with names that every form has to escape."""
    os.mkdir(into)
    odd = 'a <b> & "c" {d} ]]> \\ é %20'
    with open(f"{folder}/run.jsonl.gz", "rb") as whole, open(f"{into}/run.jsonl.gz", "wb") as renamed:
        for line in gzip.decompress(whole.read()).decode().splitlines():
            line = json.loads(line)
            for subject in line.get("subjects", []):
                subject.update(name=odd, option=odd) if subject["name"] == FAILING[0] else None
            for group in line.get("groups", []):
                group["file"] = group["file"] and "/a folder/ä <#?>.jsonl"
            if line.get("subject") == FAILING[0]:
                line.update(subject=odd, reason=odd, case=odd)
            renamed.write(gzip.compress((json.dumps(line, separators=(",", ":")) + "\n").encode()))


def check_sarif(text, validator, complete):
    log = json.loads(text)
    for error in validator.iter_errors(log):
        sys.exit(f"SARIF: {'/'.join(map(str, error.path))}: {error.message}")
    [result_run] = log["runs"]
    if result_run["invocations"][0]["executionSuccessful"] != complete:
        sys.exit("SARIF: whether the study is complete is wrong")
    rules = result_run["tool"]["driver"]["rules"]
    for result in result_run["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            sys.exit(f"SARIF: {result['ruleId']} is not rule {result['ruleIndex']}")
        for location in result["locations"]:
            uri = location["physicalLocation"]["artifactLocation"]["uri"]
            if not uri.isascii() or set(uri) & set(' <>"{}|\\^`#?') or urlsplit(uri).scheme not in ("", "file"):
                sys.exit(f"SARIF: {uri} is no URI of a file")
    return len(result_run["results"])


def check_junit(text, complete):
    root = ElementTree.fromstring(text)
    if root.tag != "testsuites":
        sys.exit(f"JUnit: the root is {root.tag}")
    sums = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in root:
        cases = suite.findall("testcase")
        counted = {"tests": len(cases), "failures": len(suite.findall("testcase/failure")),
                   "errors": len(suite.findall("testcase/error")), "skipped": len(suite.findall("testcase/skipped"))}
        for name, number in counted.items():
            if int(suite.get(name)) != number:
                sys.exit(f"JUnit: {suite.get('name')} has {number} {name} and says {suite.get(name)}")
            sums[name] += number
        for case in cases:
            if not case.get("name") or case.get("classname") != suite.get("name"):
                sys.exit(f"JUnit: a case of {suite.get('name')} without a name")
        for failure in suite.iter("failure"):
            if not failure.get("type") or not failure.get("message") or "gjkproof " not in failure.text:
                sys.exit("JUnit: a failure without its type, message or command")
    if any(int(root.get(name)) != number for name, number in sums.items()):
        sys.exit(f"JUnit: the sums are {sums} and the root says {root.attrib}")
    if (sums["errors"] == 0) != complete:
        sys.exit("JUnit: whether the study is complete is wrong")
    return sums["failures"]


def cells_of(record):
    """What a row says of a record, by column; numbers in any spelling."""
    cells = {name: record[name] for name in (
        "case", "group", "index", "domain", "dim", "bits", "magnitude", "relation", "altitude", "subject", "status",
        "verdict", "column", "reason", "gross", "size", "scaled_error", "relative_error", "ulps", "iterations")}
    cells["vertices_a"], cells["vertices_b"] = record["vertices"]
    cells |= {f"parameter_{name}": value for name, value in record.get("parameters", {}).items()}
    if isinstance(record["distance"], str):
        cells["distance"] = float.fromhex(record["distance"])
    as_text = {None: "", True: "true", False: "false"}
    return {name: as_text[value] if value is None or isinstance(value, bool) else str(value)
            for name, value in cells.items()}


def is_number(text):
    try:
        float(text)
    except ValueError:
        return False
    return True


def check_csv(text, folder):
    rows = list(csv.DictReader(io.StringIO(text.decode(), newline="")))
    with open(f"{folder}/run.jsonl.gz", "rb") as records:
        try:
            lines = gzip.GzipFile(fileobj=records).read().decode().splitlines()
        except EOFError:
            return
    records = [line for line in map(json.loads, lines) if "subject" in line]
    for row, record in zip(rows, records, strict=True):
        for name, text in cells_of(record).items():
            if row[name] != text and not (is_number(text) and is_number(row[name]) and float(row[name]) == float(text)):
                sys.exit(f"CSV: {name} of {record['case']} is {row[name]}, not {text}")


def check(folder, validator, findings, complete):
    code = [0] if complete else [5]
    exported = {name: run("export", folder, "--format", name, codes=code) for name in ("sarif", "junit", "csv")}
    results = check_sarif(exported["sarif"], validator, complete)
    failures = check_junit(exported["junit"], complete)
    if (results > 0, failures > 0) != (findings, findings):
        sys.exit(f"{folder}: {results} results, {failures} failures")
    check_csv(exported["csv"], folder)
    return results


def check_expected(folder, validator):
    """With all findings as known failures, SARIF suppresses each and JUnit has no failure."""
    with open("known.jsonl", "wb") as file:
        file.write(run("export", folder, "--format", "expected", codes=[0]))
    sarif, junit = (run("export", folder, "--format", name, "--expected", "known.jsonl", codes=[0])
                    for name in ("sarif", "junit"))
    check_sarif(sarif, validator, True)
    results = json.loads(sarif)["runs"][0]["results"]
    if not results or not all("suppressions" in result for result in results):
        sys.exit("SARIF: an expected finding is not suppressed")
    if check_junit(junit, True) > 0:
        sys.exit("JUnit: an expected finding is a failure")


def main():
    with open(SCHEMA, encoding="utf-8") as file:
        schema = json.load(file)
    Draft4Validator.check_schema(schema)
    validator = Draft4Validator(schema)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        study("failing", FAILING, "--cases", "12", code=1)
        study("clean", ["core/double/robust"], "--cases", "3", "--family", "lattice", "--no-known", code=0)
        cut("failing", "cut")
        rename("failing", "odd")
        results = check("failing", validator, True, True)
        check("clean", validator, False, True)
        check("cut", validator, True, False)
        check("odd", validator, True, True)
        check_expected("failing", validator)
    print(f"{results} results, and as many with odd names")


if __name__ == "__main__":
    main()
