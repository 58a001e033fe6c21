#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Faults planted in the judges, the checks of stored truths, the reader of cases and the certificates,
one at a time: which test or planted answer kills each?

All faults are compiled into one copy of the tree, each behind a switch, and the environment variable
GJKPROOF_JUDGE_FAULT turns one on.  So one build serves all, and the tests run once a fault.

  judge_faults.py WORK [--into FILE] [--only NAME]...

WORK is a folder for the copy and its build.  With --only the table in FILE keeps the rows of all other
faults that are still listed.  Exit code 1 when a fault survives that is not listed as
equivalent, or is killed although it is.  The faults stand in judge_faults.txt.
"""
import concurrent.futures
import os
import pathlib
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

# The tests that a fault meets, in this order: cheap ones first.
PROGRAMS = [
    ("core/cases/cases_test", "*"),
    ("oracle/oracle_test", "Judge*:Proof*:Expect*"),
    ("oracle/enclosure_test", "CurvedJudge*"),
    ("oracle/planted_answers_test", "*"),
    ("oracle/quick_certificate_test", "*"),
    ("oracle/oracle_test", "-Judge*:Proof*:Expect*"),
    ("oracle/quick_judge_test", "*"),
    ("oracle/measures_test", "*"),
    ("oracle/agreement_test", "*"),
]
SECONDS_MAX = 300


class Fault:
    def __init__(self, lines):
        self.what = lines[0][2:]
        fields = {"-": [], "+": [], "=": []}
        self.file = None
        for line in lines[1:]:
            if line.startswith("file: "):
                self.file = line[6:]
            else:
                fields[line[0]].append(line[2:])
        self.old = "\n".join(fields["-"])
        self.new = "\n".join(fields["+"])
        self.equivalent = " ".join(fields["="])

    # Whole statements are switched by if, expressions by ?:.
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
            faults.append(Fault(block))
            block = []
    return faults


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
        mine = [(i + 1, f) for i, f in enumerate(faults) if f.file == name]
        if mine:
            changed = text.decode()
            for number, fault in mine:
                if changed.count(fault.old) != 1:
                    sys.exit("judge_faults.txt: %r stands %d times in %s" %
                             (fault.old, changed.count(fault.old), name))
                changed = changed.replace(fault.old, fault.switched(number))
            text = ('#include "oracle/test/judge_fault_switch.hpp"\n' + changed).encode()
        if not target.exists() or target.read_bytes() != text:
            target.write_bytes(text)
            target.chmod(source.stat().st_mode)
    switch = tree / "oracle/test/judge_fault_switch.hpp"
    if not switch.exists():
        switch.write_text(SWITCH)
    return tree


def build(tree):
    programs = sorted({program for program, _ in PROGRAMS})
    subprocess.run(["cmake", "-S", str(tree), "-B", str(tree / "build"), "-G", "Ninja",
                    "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1", "-DCMAKE_CXX_COMPILER=g++",
                    "-DBUILD_TESTING=ON"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", str(tree / "build"), "--target"] +
                   [os.path.basename(p) for p in programs] + ["--", "-k", "0"], check=True, stdout=sys.stderr)


# The name of the first test that fails; nothing where all hold.
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


# The first two columns of a row.
def place(fault):
    return "| `%s` | %s | " % (fault.file, fault.what)


# The new rows, and of all others those that the table has.
def write_table(path, places, rows):
    begin, end = "<!-- judge_faults:begin -->\n", "<!-- judge_faults:end -->"
    head, rest = path.read_text().split(begin, 1)
    old, tail = rest.split(end, 1)
    for line in old.splitlines():
        for start in places:
            if line.startswith(start):
                rows.setdefault(start, line)
    table = ["| file | fault | killed by |", "|---|---|---|"] + [rows[p] for p in places if p in rows]
    path.write_text(head + begin + "\n".join(table) + "\n" + end + tail)


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    work = pathlib.Path(arguments[0])
    into = arguments[arguments.index("--into") + 1] if "--into" in arguments else None
    only = [value for option, value in zip(arguments, arguments[1:]) if option == "--only"]
    faults = read_faults()
    tree = plant(work, faults)
    build(tree)
    if killer(tree, 0):
        sys.exit("the tests fail without a fault: " + str(killer(tree, 0)))
    rows, bad, killed = {}, 0, 0
    chosen = [(number, fault) for number, fault in enumerate(faults, 1) if not only or any(name in fault.what for name in only)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        killers = pool.map(lambda one: killer(tree, one[0]), chosen)
    for (number, fault), by in zip(chosen, killers):
        killed += by is not None
        wrong = (by is None) != bool(fault.equivalent)
        bad += wrong
        verdict = "`%s`" % by if by else "equivalent: " + fault.equivalent if fault.equivalent else "**survives**"
        if wrong and by:
            verdict += " (listed as equivalent)"
        rows[place(fault)] = place(fault) + verdict + " |"
        print("%-28s %s: %s" % (fault.file, fault.what, verdict), flush=True)
    print("%d faults, %d killed, %d equivalent, %d not as they should be" %
          (len(rows), killed, sum(bool(fault.equivalent) for _, fault in chosen), bad))
    if into:
        write_table(pathlib.Path(into), [place(fault) for fault in faults], rows)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
