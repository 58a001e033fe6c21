#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What would a study of 1e12 answers in 1,000 parts take?

Judges a small part of that study and calculates processor time and storage from it; then judges a part ten
times as large, to see whether the calculation holds; then merges 1,000 parts, of 1e4 answers each.  --into
writes the table between the lines <!-- cluster:begin --> and :end of FILE.
"""
import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

ANSWERS = 10**12
PARTS = 1000
SUBJECTS = ["core/double/robust", "core/double/signed_volumes", "core/float/robust", "core/float/signed_volumes"]
FAMILIES = ["lattice", "generic", "oblong"]
BLOCK = re.compile("(<!-- cluster:begin -->\n).*(<!-- cluster:end -->\n)", re.DOTALL)


def run(program, *arguments):
    """Processor seconds, and MB at most of this and all processes before."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([program, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode > 1:
        sys.exit(f"plan.py: {done.returncode}: {done.stderr}")
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    return now.ru_utime + now.ru_stime - before.ru_utime - before.ru_stime, now.ru_maxrss / 1024


def study(answers):
    command = ["study", "--no-known", "--oracle", "certificate", "--vertices", "8", "--records", "none", "--worst", "0", "--threads", "1",
               "--cases", str(answers // len(SUBJECTS) // len(FAMILIES))]
    for name in SUBJECTS:
        command += ["--subject", name]
    for name in FAMILIES:
        command += ["--family", name]
    return command


def text(program, folder):
    rows = []
    for parts in (10**5, 10**4):
        out = folder / f"part-of-{parts}"
        seconds, _ = run(program, *study(ANSWERS), "--shard", f"1/{parts}", "-o", out)
        size = (out / "counts.json").stat().st_size
        hours = seconds * parts / 3600
        rows.append((f"{ANSWERS // parts:,}", f"{seconds:.1f}", f"{ANSWERS / parts / seconds:,.0f}", f"{size:,}",
                     f"{hours:,.0f}", f"{hours * 60 / PARTS:,.0f}", f"{size * PARTS / 1e6:,.0f}"))
    small = study(PARTS * 10**4)
    all_parts = [folder / f"part-{k}" for k in range(1, PARTS + 1)]
    for k, part in enumerate(all_parts, 1):
        run(program, *small, "--shard", f"{k}/{PARTS}", "-o", part)
    seconds, megabytes = run(program, "merge", *all_parts, "-o", folder / "whole", "--worst", "0")
    size = sum((part / "counts.json").stat().st_size for part in all_parts)
    lines = ["Made by `./run cluster plan`: `gjkproof " + " ".join(study(ANSWERS)) + "`.", "",
             "| answers of a part | seconds | answers/s | bytes of counts.json | core hours of all | "
             f"minutes of one of {PARTS:,} parts | MB of their counts |",
             "|" + " ---: |" * 7]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    lines += ["", f"Merging {PARTS:,} parts with {size / 1e6:.0f} MB of counts: {seconds:.1f} s of processor time, {megabytes:.0f} MB of memory."]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--into", type=pathlib.Path, metavar="FILE")
    options = parser.parse_args()
    # Before minutes of measuring: is there a place for the table?
    if options.into and len(BLOCK.findall(options.into.read_text(encoding="utf-8"))) != 1:
        parser.error(f"{options.into}: has not one block between <!-- cluster:begin --> and <!-- cluster:end -->")
    with tempfile.TemporaryDirectory() as folder:
        made = text(options.program, pathlib.Path(folder))
    print(made, end="")
    if options.into:
        old = options.into.read_text(encoding="utf-8")
        options.into.write_text(BLOCK.sub(lambda found: found[1] + made + found[2], old), encoding="utf-8")


if __name__ == "__main__":
    main()
