# SPDX-License-Identifier: MIT
"""Does the action for other people's workflows do what it promises?

    action_test.py SOURCE PROGRAM CC

Runs the steps of action.yml as GitHub does, with a wrong plug-in, which fails; with its known failures, which passes;
with a fixed plug-in, which asks for a shorter list; with tests in place of a subject; and with nothing.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SOURCE, PROGRAM, CC = sys.argv[1:]
PROGRAM = os.path.abspath(PROGRAM)
ACTION = pathlib.Path(SOURCE) / ".github/actions/gjkproof"
PLUGIN = pathlib.Path(SOURCE) / "core/subjects/outside/examples/plugin.c"


def steps():
    """Defaults of the inputs, the variables that name them, and the command of the step."""
    text = (ACTION / "action.yml").read_text()
    inputs = dict(re.findall(r"^  ([a-z]+):\n    description: .*\n    default: '?(.*?)'?$", text, re.M))
    variables = dict(re.findall(r"^        ([A-Z]+): \$\{\{ inputs\.([a-z]+) \}\}$", text, re.M))
    command = re.search(r"^      run: (.*)$", text, re.M).group(1).replace("${{ github.action_path }}", str(ACTION))
    assert len(inputs) == 8 and sorted(variables.values()) == sorted(inputs), (inputs, variables)
    return inputs, variables, command


def act(work, **given):
    inputs, variables, command = steps()
    assert set(given) <= set(inputs)
    values = {**inputs, "program": PROGRAM, "cases": "20", **given}
    files = {name: work / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    for file in files.values():
        file.write_text("")
    environment = dict(os.environ, **{name: values[of] for name, of in variables.items()},
                       **{name: str(file) for name, file in files.items()})
    done = subprocess.run(["bash", "-c", command], cwd=work, env=environment, capture_output=True, text=True)
    outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
    return done, outputs, files["GITHUB_STEP_SUMMARY"].read_text()


def main():
    with tempfile.TemporaryDirectory() as scratch:
        work = pathlib.Path(scratch)

        def build(name, text):
            (work / "mine.c").write_text(text)
            subprocess.run([CC, "-O2", "-shared", "-fPIC", "-I", str(PLUGIN.parents[1]), "-o", name, "mine.c", "-lm"],
                           cwd=work, check=True)

        right = re.sub(r'"mine-[^"]*"', '"mine"', PLUGIN.read_text())
        build("libmine.so", right)
        done, outputs, summary = act(work, subject="./libmine.so")
        assert done.returncode == 1 and "::error title=gjkproof::./libmine.so has findings" in done.stdout, done
        assert set(outputs) == {"sarif", "junit", "expected"}, outputs
        findings = json.loads((work / outputs["sarif"]).read_text())["runs"][0]["results"]
        cases = {json.loads(line).get("case") for line in (work / outputs["expected"]).read_text().splitlines()}
        named = [result["properties"]["case"] for result in findings]
        assert named and set(named) <= cases, findings
        assert named[0] in (work / outputs["junit"]).read_text() and "mine" in summary, summary

        suite = ["vectors", "suite", "--cases", "1", "--questions", "1", "-s", "core/float/enhanced"]
        small = subprocess.run([PROGRAM, *suite], cwd=work, capture_output=True)
        assert small.returncode == 5, small  # too few cases for every fault
        done, badged, _ = act(work, subject="./libmine.so", cases="1", vectors="suite/vectors.json", output="other")
        assert done.returncode == 1 and "<svg" in (work / badged["badge"]).read_text(), done

        baseline = work / "known.jsonl"
        baseline.write_text((work / outputs["expected"]).read_text())
        done, _, _ = act(work, subject="./libmine.so", expected="known.jsonl")
        assert done.returncode == 0 and "::" not in done.stdout.replace("std::", ""), done

        build("libmine.so", right.replace("1e-6 * vv", "1e-13 * vv"))  # fixed where the tolerance was the reason
        done, outputs, _ = act(work, subject="./libmine.so", expected="known.jsonl")
        fixed = re.search(r"::warning title=gjkproof::(\d+) entries of known.jsonl are fixed", done.stdout)
        assert done.returncode == 0 and fixed, done
        left = (work / outputs["expected"]).read_text().splitlines()
        assert len(left) + int(fixed.group(1)) == len(baseline.read_text().splitlines())

        done, _, _ = act(work, tests="exit 3")
        assert done.returncode == 3 and "::error" in done.stdout, done
        done, _, _ = act(work, tests="true\nexit 4  # 50 %")
        assert done.returncode == 4 and done.stdout.endswith("true%0Aexit 4  # 50 %25\n"), done
        assert act(work, tests="true")[0].returncode == 0
        assert act(work, tests="true", subject="./libmine.so")[0].returncode == 2
        done, _, _ = act(work, subject="./libmine.so", cases="1", vectors="absent.json", output="other")
        assert done.returncode == 2 and "::error title=gjkproof::no badge of absent.json" in done.stdout, done
        assert act(work)[0].returncode == 2
        assert act(work, subject="./absent.so")[0].returncode > 1


if __name__ == "__main__":
    main()
