# SPDX-License-Identifier: MIT
"""Are the exported forms of a study what other programs read?

    check_exports.py PROGRAM SARIF_SCHEMA

Of a study with findings, one without, one that was cut, and one with odd names: SARIF is validated by the schema of
its standard, and JUnit XML is parsed and has the members and sums that CI systems read.  The cells of a sweep are
those of cells.jsonl, LaTeX reads back as the same tables, and the numbers of charts are computed again from the records.
"""
import csv
import fnmatch
import gzip
import io
import json
import math
import os
import re
import subprocess
import sys
import tempfile
import zlib
from urllib.parse import urlsplit
from xml.etree import ElementTree

from jsonschema import Draft4Validator

PROGRAM, SCHEMA = map(os.path.abspath, sys.argv[1:])
FAILING = ["core/float/original", "core/double/enhanced", "planted/distance_as_bound", "core/rational/robust"]


def run(*arguments, codes, says="", path=None):
    environment = os.environ | ({"PATH": path} if path is not None else {})
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, env=environment)
    if done.returncode not in codes or says not in done.stderr.decode():
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
            if "subject" in line:
                line["case"] = odd
            if line.get("subject") == FAILING[0]:
                line.update(subject=odd, reason=odd)
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


ESCAPES = {"textbackslash{}": "\\", "textasciitilde{}": "~", "textasciicircum{}": "^", "textless{}": "<",
           "textgreater{}": ">", "textbar{}": "|", "symbol{34}": '"'} | {c: c for c in "{}$&#_%"}
LATEX_CELL = re.compile(r"\\(" + "|".join(map(re.escape, ESCAPES)) + r")|\{([\[\]])\}|([^\\{}$&#_%~^<>|\"\[\]])")


def latex_rows(text):
    """The cells of a table as LaTeX prints them; anything that it would read as a command is an error."""
    lines = [line for line in text.decode().splitlines() if not line.startswith("%")]
    columns = re.fullmatch(r"\\begin\{tabular\}\{(lr*)\}", lines[0])
    if not columns or lines[1] != r"\toprule" or lines[3] != r"\midrule" or lines[-2:] != [r"\bottomrule", r"\end{tabular}"]:
        raise ValueError("the rules or the environment are wrong")
    rows = []
    for line in [lines[2], *lines[4:-2]]:
        cells = re.split(r"(?<!\\) & ", line.removesuffix(r" \\"))
        if len(cells) != len(columns[1]) or not line.endswith(r" \\"):
            raise ValueError(f"{len(cells)} cells for {columns[1]}: {line}")
        for cell in cells:
            if LATEX_CELL.sub("", cell):
                raise ValueError(f"not escaped: {cell}")
        rows.append([LATEX_CELL.sub(lambda found: ESCAPES.get(found[1]) or found[2] or found[3], cell) for cell in cells])
    return rows


def check_latex(folder, codes):
    rows = latex_rows(run("export", folder, "--format", "latex", codes=codes))
    table = [line.split(" | ") for line in run("export", folder, "--format", "markdown", codes=codes).decode().splitlines()
             if line.startswith("| ")]
    if len(rows) != len(table) - 1:
        sys.exit(f"LaTeX: {len(rows)} rows, Markdown {len(table) - 1}")
    for row, shown in zip(rows[1:], table[2:]):
        if [cell.strip(" |") for cell in shown[-3:]] != row[-3:]:
            sys.exit(f"LaTeX: {row} is {shown} in Markdown")
    return [row[0] for row in rows[1:]]


def records_of(folder):
    with gzip.open(f"{folder}/run.jsonl.gz") as file:
        return [line for line in map(json.loads, file) if "subject" in line]


def check_cells(folder):
    """The columns are those that --help documents, and their numbers those of cells.jsonl."""
    rows = list(csv.DictReader(io.StringIO(run("export", folder, "--cells", "--format", "csv", codes=[0]).decode())))
    shown = re.search(r"--cells .*", run("export", "--help", codes=[0]).decode())[0]
    documented = {}
    for names, unit in re.findall(r"(?:; |, )?([a-z0-9_, ]+) \[([^\]]+)\]:", shown):
        documented |= {f"{name.strip()} [{unit}]": None for name in names.split(",")}
    settings = {"subject_epsilon [1]": ("subject_settings", "epsilon"), "family_gap [2^exponent]": ("settings", "gap")}
    if {*rows[0]} != {*documented, *settings, "subject", "family"}:
        sys.exit(f"--cells: columns that --help does not document, or lacks: {({*rows[0]} ^ {*documented}) - {*settings}}")
    with open(f"{folder}/cells.jsonl", encoding="utf-8") as file:
        cells = [json.loads(line) for line in file]
    for row, cell in zip(rows, cells, strict=True):
        for name, (kind, key) in settings.items():
            if float(row[name] or "nan") != cell[kind].get(key) and key in cell[kind]:
                sys.exit(f"--cells: {name} is {row[name]}, not {cell[kind]}")
        expected = {f"{name} [1]": cell[name] for name in ("u", "cases", "findings", "gross", "promised", "beyond_promise")}
        expected |= {f"{name} [1]": count for name, count in cell["verdicts"].items()}
        for name, unit in (("relative_error", "1"), ("scaled_error", "u M"), ("ulps", "ulp"), ("condition", "1")):
            expected |= {f"{name}_{share} [{unit}]": value for share, value in cell[name].items() if share not in ("count", "min")}
        for name, value in expected.items():
            if float(row[name]) != float(value):
                sys.exit(f"--cells: {name} of {cell['subject']} is {row[name]}, not {value}")
    brief = latex_rows(run("export", folder, "--cells", "--format", "latex", codes=[0]))
    if len(brief) != len(rows) + 1 or not {*brief[0]} < {*rows[0]}:
        sys.exit("--cells: LaTeX has other rows or columns than CSV")


def check_svg(text, names, lines):
    """Well-formed, every line drawn, and all within the picture."""
    root = ElementTree.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    width, height = float(root.get("width")), float(root.get("height"))
    texts = [(element.text, float(element.get("x")), float(element.get("y"))) for element in root.iter(space + "text")]
    if not {*names} <= {shown for shown, _, _ in texts}:
        raise ValueError(f"not named: {ascii({*names} - {shown for shown, _, _ in texts})}")
    paths = [path for path in root.iter(space + "path")]
    points = [(x, y) for path in paths for x, y in re.findall(r"[ML](-?(?:[\d.]+|inf|nan)) (-?(?:[\d.]+|inf|nan))", path.get("d"))]
    if not all(0 <= float(x) <= width and 0 <= float(y) <= height for x, y in [*points, *((x, y) for _, x, y in texts)]):
        raise ValueError("beyond the picture, or no number")
    drawn = [path for path in paths if path.get("class") == "line"]
    looks = {(path.get("stroke-dasharray"), next(p for p in paths[i + 1:] if p.get("class") == "marks").get("d")[-8:])
             for i, path in enumerate(paths) if path in drawn}
    if len(drawn) != lines or len(looks) != lines:
        raise ValueError(f"{len(drawn)} lines of {len(looks)} looks, not {lines}")


def check_vega(text, complete_with):
    """Has what Vega-Lite requires of a specification, and only fields that are in its data."""
    spec = json.loads(text)
    values = spec["data"]["values"]
    views = spec["spec"]["layer"] if "facet" in spec else [spec]
    if not spec["$schema"].startswith("https://vega.github.io/schema/vega-lite/v5") or not values:
        raise ValueError("no Vega-Lite, or without data")
    for view in views:
        if view["mark"]["type"] not in ("line", "area") or not {"x", "y"} <= {*view["encoding"]}:
            raise ValueError("a view without mark or axes")
        for name, channel in view["encoding"].items():
            if channel["field"] not in values[0] or name != "y2" and channel["type"] not in ("quantitative", "nominal"):
                raise ValueError(f"the channel {name} is {channel}")
            low, high = channel.get("scale", {}).get("domain", (0, 1))
            if not low < high or channel.get("scale", {}).get("type") == "log" and low <= 0:
                raise ValueError(f"the axis {name} goes from {low} to {high}")
    if {value["subject"] for value in values} != {*complete_with}:
        raise ValueError("other subjects")
    return values


def near(one, other):
    return float(one) == float(other) or abs(float(one) - float(other)) <= float(other) / 100


def check_charts(folder):
    records = records_of(folder)
    errors = {}
    for record in records:
        if record["verdict"] == "no_answer" or record["scaled_error"] is not None:
            error = math.inf if record["verdict"] == "no_answer" else float(record["scaled_error"])
            errors.setdefault(record["subject"], []).append(error)
    if not any(math.inf in of for of in errors.values()):
        sys.exit("distribution: no answer is missing, so that nothing shows how those count")
    drawn = [subject for subject, all_errors in errors.items() if max(all_errors) >= 1e-3]
    check_svg(run("export", folder, "--format", "svg", codes=[0]), drawn, len(drawn))
    for value in check_vega(run("export", folder, "--format", "vega-lite", codes=[0]), drawn):
        of = errors[value["subject"]]
        # The last step of a line is flat, or ends with what has no answer.
        if value["x"] < max(error for error in of if math.isfinite(error)) and not near(value["y"], sum(error >= value["x"] for error in of) / len(of)):
            sys.exit(f"distribution: {value} of {len(of)} errors")
    def line(subject, x):
        base, _, settings = subject.partition("?")
        others = [one for one in settings.split("&") if one and not one.startswith(x + "=")]
        return "?".join([base, *(["&".join(others)] if others else [])])

    for x, value_of in (("epsilon", lambda r: re.search(r"epsilon=([^&]+)", r["subject"])), ("gap", lambda r: r["parameters"].get("gap"))):
        points = {}
        for record in records:
            at = value_of(record)
            if at is not None and record["verdict"] != "skipped":
                at = float(at if x == "gap" else at[1])
                points.setdefault((line(record["subject"], x), at), []).append(record)
        names = {name for name, _ in points}
        for chart in ("findings", "iterations", "error"):
            options = ("--chart", chart, "--x", x)
            check_svg(run("export", folder, "--format", "svg", *options, codes=[0]), names, len(names))
            for value in check_vega(run("export", folder, "--format", "vega-lite", *options, codes=[0]), names):
                some = points[value["subject"], value["x"]]
                wrong = sum(record["verdict"] not in ("correct", "near_contact") for record in some) / len(some)
                counts = sorted(record["iterations"] for record in some if record["iterations"] is not None)
                median = counts[math.ceil(len(counts) / 2) - 1]
                if chart == "findings" and not near(value["y"], wrong) or chart == "iterations" and not near(value["y"], median):
                    sys.exit(f"{chart} against {x}: {value}, but {wrong}, {median}")
                if chart == "error" and not float(value["p10"]) <= float(value["y"]) <= float(value["p90"]):
                    sys.exit(f"error against {x}: {value}")
    if run("export", folder, "--format", "svg", "--chart", "error", codes=[0]) != run(
            "export", folder, "--format", "svg", "--chart", "error", "--x", "epsilon", codes=[0]):
        sys.exit("the first setting is not the axis by default")


def check_choice(folder):
    """Chosen rows are those of all that match."""
    rows = list(csv.DictReader(io.StringIO(run("export", folder, "--format", "csv", codes=[0]).decode(), newline="")))
    patterns = {"subject": "core/*/[or]*", "group": "*li*", "column": "*a*"}
    words = [word for name, pattern in (("subject", "subject"), ("family", "group"), ("verdict", "column"))
             for word in (f"--{name}", patterns[pattern])]
    wanted = [row for row in rows if all(fnmatch.fnmatchcase(row[name], pattern) for name, pattern in patterns.items())]
    chosen = list(csv.DictReader(io.StringIO(run("export", folder, "--format", "csv", *words, codes=[0]).decode(), newline="")))
    without = [{name: row[name] for name in row if not name.startswith("parameter_")} for row in wanted]
    if not 0 < len(without) < len(rows) or without != [{name: row[name] for name in row if not name.startswith("parameter_")} for row in chosen]:
        sys.exit(f"--subject, --family, --verdict: {len(chosen)} of {len(rows)} records, not {len(without)}")
    subjects = {row["subject"] for row in wanted}
    for form, found in (("junit", r'classname="(core[^"]+)"'), ("sarif", r'"subject": "(core[^"]+)"'), ("markdown", r"\| `(core[^`]+)` "), ("latex", r"(?m)^(core[^ ]+) &"), ("expected", r'"subject": ?"(core[^"]+)"')):
        named = {*re.findall(found, run("export", folder, "--format", form, *words[:2], codes=[0]).decode())}
        if not named or not all(fnmatch.fnmatchcase(name, patterns["subject"]) for name in named):
            sys.exit(f"--subject: {form} has {named}")
    return subjects


def check_refusals(swept, plain):
    for words, says in (
            (("--format", "xml"), "not one of csv"), (("--format", "svg", "--cells"), "--cells is for"),
            (("--format", "csv", "--cells", "--verdict", "correct"), "--verdict would"), (("--format", "csv", "--x", "gap"), "--chart and --x"),
            (("--format", "svg", "--x", "gap"), "--x is for"), (("--format", "svg", "--chart", "error", "--x", "gapp"), "--x gapp does not vary; these vary:"),
            (("--format", "csv", "--family", "latice"), "no family of this study matches 'latice'; the nearest is lattice"),
            (("--format", "csv", "--verdict", "undershoot"), "no verdict matches 'undershoot'"),
            (("--format", "csv", "--verdict", "innacurate"), "the nearest is inaccurate"), (("--format", "csv", "-s", "nobody"), "no subject")):
        run("export", swept, *words, codes=[2], says=says)
    for words in (("csv", "--cells"), ("svg", "--chart", "error")):
        run("export", plain, "--format", *words, codes=[2], says="no setting was swept")
    os.mkdir("nothing")
    run("export", swept, "--format", "pdf", codes=[3], says="librsvg2-bin", path=os.path.abspath("nothing"))

def check_pdf(pdf, svg):
    """One page of the size of the chart, drawn as lines and letters of an embedded font."""
    pages = re.findall(rb"/MediaBox \[ 0 0 (\d+) (\d+) \]", pdf)
    size = [re.search(rb'%s="(\d+)"' % side, svg)[1] for side in (b"width", b"height")]
    if pdf[:5] != b"%PDF-" or pages != [tuple(b"%d" % (int(pixels) * 72 / 96) for pixels in size)]:
        raise ValueError(f"PDF: pages of {pages}, the chart has {size}")
    drawn = b"".join(zlib.decompress(one) for one in re.findall(rb"FlateDecode.*?stream\r?\n(.*?)\r?\nendstream", pdf, re.S))
    lines = len(re.findall(rb"\bS\b", drawn))
    if b"/Image" in pdf or b"/FontFile" not in pdf or lines < svg.count(b'class="line"'):
        raise ValueError(f"PDF: an image, no font, or only {lines} lines")


def must_refuse(check_it, *damaged):
    try:
        check_it(*damaged)
    except (ValueError, ElementTree.ParseError):
        return
    sys.exit(f"{check_it.__name__} accepts what is damaged")


def check_papers():
    study("swept", ["core/double/robust?epsilon=1e-3", "core/double/robust?epsilon=1e-9", "core/float/original"], "--cases", "20",
          "--family", "oblong?gap=1e-2", "--family", "oblong?gap=1e-6", "--family", "lattice", code=1)
    check_cells("swept")
    check_charts("swept")
    check_choice("failing")
    check_refusals("swept", "clean")
    odd = check_latex("odd", [0])
    if 'a <b> & "c" {d} ]]> \\ é %20' not in odd:
        sys.exit(f"LaTeX: the odd name is one of {odd}")
    check_latex("cut", [5])
    must_refuse(latex_rows, run("export", "failing", "--format", "latex", codes=[0]).replace(rb"\_", b"_"))
    svg = run("export", "failing", "--format", "svg", codes=[0])
    lines = svg.count(b'class="line"')
    check_svg(svg, [], lines)
    must_refuse(check_svg, re.sub(rb'd="M[0-9]', b'd="M9999', svg), [], lines)
    must_refuse(check_svg, re.sub(rb'stroke-dasharray="[^"]*"', b"", svg), [], lines)
    must_refuse(check_svg, svg, ["nobody"], lines)
    check_pdf(run("export", "failing", "--format", "pdf", codes=[0]), svg)
    must_refuse(check_pdf, run("export", "swept", "--format", "pdf", codes=[0]), svg)
    vega = run("export", "failing", "--format", "vega-lite", codes=[0])
    must_refuse(check_vega, vega.replace(b'"field": "x"', b'"field": "z"'), [])


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
        check_papers()
    print(f"{results} results, and as many with odd names")


if __name__ == "__main__":
    main()
