#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants faults in the judges, the checks of stored truths, the reader of cases and the certificates, one
at a time, and reports which test or planted answer kills each.

All faults are compiled into one copy of the tree, each behind a switch, and the environment variable
GJKPROOF_JUDGE_FAULT turns one on.  So one build serves all, and the tests run once for each fault.

  judge_faults.py WORK [--only TEXT]...
  judge_faults.py --check

WORK is a folder for the copy, its build and the results, WORK/judge_faults.jsonl: a JSON object for every
fault of judge_faults.txt, from which `gjkproof-research table judge_faults` makes the table.  --only selects the
faults with this text in their name.  The exit code is 125 if no fault could be tested.  --check only tests
what planting requires: the text of every fault stands once in its file, is a whole expression or statement,
and overlaps no other; 1 if not.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SWITCH = """#pragma once
#include <cstdlib>
inline bool planted_in_judge(int fault) {
  static const char* const text = std::getenv("GJKPROOF_JUDGE_FAULT");
  static const int active = text == nullptr ? 0 : std::atoi(text);
  return fault == active;
}
"""

# The tests that are run on a fault, in this order: cheap ones first.
PROGRAMS = [
    ("core/cases/cases_test", "*"),
    ("oracle/oracle_test", "Judge*:Proof*:Expect*"),
    ("oracle/enclosure_test", "CurvedJudge*:CurvedContainment*"),
    ("oracle/planted_answers_test", "*"),
    ("oracle/quick_certificate_test", "*"),
    ("oracle/oracle_test", "-Judge*:Proof*:Expect*"),
    ("oracle/quick_judge_test", "*"),
    ("oracle/quick_enclosure_test", "*"),
    ("oracle/curved_depth_test", "*"),
    ("oracle/measures_test", "*"),
    ("oracle/agreement_test", "*"),
    ("oracle/shapes_test", "Shapes*"),
    ("oracle/certified_test", "CertainTruth*"),
]
SECONDS_MAX = 300


def cannot_start(why):
    print("judge_faults.py: " + why, file=sys.stderr)
    sys.exit(125)


class Fault:
    def __init__(self, lines, file):
        self.what, self.file = lines[0][2:], file
        fields = {"-": [], "+": [], "=": []}
        for line in lines[1:]:
            if line.startswith("file: "):
                self.file = line[6:]
            else:
                fields[line[0]].append(line[2:])
        self.old, self.new = "\n".join(fields["-"]), "\n".join(fields["+"])
        self.equivalent = " ".join(fields["="])

    # Switches whole statements by if, expressions by ?:.
    def switched(self, number):
        name = "planted_in_judge(%d)" % number
        if self.old.rstrip().endswith((";", "}")):
            return "if (%s) { %s } else { %s }" % (name, self.new, self.old)
        return "(%s ? (%s) : (%s))" % (name, self.new, self.old)


def read_faults():
    faults, block = [], []
    for line in (HERE / "judge_faults.txt").read_text().splitlines() + [""]:
        if line and not line.startswith("//"):
            block.append(line)
        elif block:
            faults.append(Fault(block, faults[-1].file if faults else None))
            block = []
    return faults


# Whether a text can stand in braces, or as an expression in parentheses: brackets are closed, and no operator
# has a side alone.
def is_whole(text):
    bare = re.sub(r'"(\\.|[^"\\])*"', "0", text)
    while (inner := re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}", " 0 ", bare)) != bare:
        bare = inner
    if not text.rstrip().endswith((";", "}")) and re.search(r"^\s*(if|for|return|const|auto)\b|,", bare):
        return False
    choices = bare.replace("::", "")
    return not (re.search(r"[()\[\]{}]", bare) or choices.count("?") != choices.count(":")
                or re.match(r"\s*([<>=+/%|?:,]|&&|$)", bare) or re.search(r"[-<>=+*/%&|?:,!]\s*$", bare))


# The text of a source with all its faults, each behind its switch.
def planted(name, text, faults):
    for number, fault in enumerate(faults, 1):
        if fault.file == name:
            text = text.replace(fault.old, fault.switched(number))
    return text


# Yields why faults cannot be planted, a line each.
def misplaced(faults):
    texts = {f.file: (ROOT / f.file).read_text() for f in faults if (ROOT / f.file).is_file()}
    switched = {name: planted(name, text, faults) for name, text in texts.items()}
    for number, fault in enumerate(faults, 1):
        times = texts.get(fault.file, "").count(fault.old)
        why = ("stands %d times in %s" % (times, fault.file) if times != 1 else
               "is no whole expression or statement" if not (is_whole(fault.old) and is_whole(fault.new)) else
               "is replaced by another fault" if "planted_in_judge(%d)" % number not in switched[fault.file] else "")
        if why:
            yield "judge_faults.txt, %s: %r %s" % (fault.what, fault.old, why)


def plant(work, faults):
    tree = work / "tree"
    files = subprocess.run(["git", "-c", "safe.directory=" + str(ROOT), "-C", str(ROOT), "ls-files", "-z"],
                           check=True, capture_output=True).stdout.decode().split("\0")
    for name in filter(None, files):
        source, target = ROOT / name, tree / name
        if not source.is_file():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_bytes()
        if any(fault.file == name for fault in faults):
            text = planted(name, text.decode(), faults).encode()
            text = b'#include "oracle/test/judge_fault_switch.hpp"\n' + text
        if not target.exists() or target.read_bytes() != text:
            target.write_bytes(text)
            target.chmod(source.stat().st_mode)
    switch = tree / "oracle/test/judge_fault_switch.hpp"
    if not switch.exists():
        switch.write_text(SWITCH)
    # An older copy may contain deleted files, which tests would find.
    kept = {tree / name for name in files} | {switch}
    for old in tree.rglob("*"):
        if old.is_file() and old not in kept and tree / "build" not in old.parents:
            old.unlink()
    return tree


def build(tree):
    # g++ 12 crashes in ipa-cp on some of the faults.
    programs = sorted({program for program, _ in PROGRAMS})
    subprocess.run(["cmake", "-S", str(tree), "-B", str(tree / "build"), "-G", "Ninja",
                    "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -fno-ipa-cp",
                    "-DCMAKE_CXX_COMPILER=g++",
                    "-DBUILD_TESTING=ON"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", str(tree / "build"), "--target"] +
                   [os.path.basename(p) for p in programs] + ["--", "-k", "0"], check=True, stdout=sys.stderr)


# Returns the name of the first test that fails; None if all pass.
def killer(tree, number):
    environment = dict(os.environ, GJKPROOF_JUDGE_FAULT=str(number))
    for program, which in PROGRAMS:
        command = [str(tree / "build" / program), "--gtest_filter=" + which, "--gtest_fail_fast", "--gtest_brief=1"]
        try:
            run = subprocess.run(command, capture_output=True, env=environment, timeout=SECONDS_MAX, cwd=tree)
        except subprocess.TimeoutExpired:
            return os.path.basename(program) + ", which does not end"
        if run.returncode != 0:
            text = run.stdout.decode(errors="replace")
            failed = [line for line in text.splitlines() if line.startswith("[  FAILED  ] ")]
            name = failed[0][13:].split(" ")[0].rstrip(",") if failed else "%s, which crashes" % os.path.basename(program)
            planted = [line for line in text.splitlines() if " of " in line and "it must be" in line]
            if planted and name.startswith("PlantedAnswers"):
                name += ": " + planted[0].split(" of ", 1)[1].split(",")[0].split("; ")[0]
            return name
    return None


# Returns a line for the table: without "killed_by" if the fault was not tested, null if it survives.
def result(fault, killers):
    line = {"file": fault.file, "fault": fault.what}
    if fault in killers:
        line["killed_by"] = killers[fault]
    if fault.equivalent:
        line["equivalent"] = fault.equivalent
    return json.dumps(line, ensure_ascii=False) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Which test kills each fault of the judges?")
    parser.add_argument("work", type=pathlib.Path, nargs="?")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--only", action="append", default=[])
    options = parser.parse_args()
    if options.check == (options.work is not None):
        parser.error("takes either WORK or --check")
    faults = read_faults()
    wrong = list(misplaced(faults))
    if options.check:
        print("\n".join(wrong + ["%d faults, %d misplaced" % (len(faults), len(wrong))]))
        sys.exit(bool(wrong))
    if wrong:
        cannot_start("\n".join(wrong))
    numbers = [(number, fault) for number, fault in enumerate(faults, 1)
               if not options.only or any(text in fault.what for text in options.only)]
    if not numbers:
        parser.error("no fault has such a name")
    try:
        tree = plant(options.work, faults)
        build(tree)
    except subprocess.CalledProcessError as error:
        cannot_start(str(error))
    if killer(tree, 0):
        cannot_start("the tests fail without a fault: " + str(killer(tree, 0)))
    killers = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (_, fault), by in zip(numbers, pool.map(lambda one: killer(tree, one[0]), numbers)):
            killers[fault] = by
            print("%s: %s: %s" % (fault.file, fault.what, by or "survives"), file=sys.stderr, flush=True)
    (options.work / "judge_faults.jsonl").write_text("".join(result(fault, killers) for fault in faults))


if __name__ == "__main__":
    main()
