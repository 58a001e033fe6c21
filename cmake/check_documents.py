#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks every document of the repository and prints a line for each fault:

  check_documents.py ROOT

Links to files and headings resolve; files and tests named in code style exist, also `Suite.Test`; README.md fits on a
page or two, and all READMEs together stay short enough to be read.  Folders named *_canary are wrong
on purpose.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1]).resolve()
FRONT_LINES_MAX = 130
README_WORDS_MAX = 10_000

# Written by commands, or examples of a user's files.
MADE = re.compile(r"(run\.jsonl|cells\.jsonl|summary\.md|paper\.md|case.*\.jsonl|solved\.jsonl|[A-Z]+\.jsonl)(\.new)?$")
SUFFIXES = "hpp|cpp|py|sh|md|txt|jsonl|dict|cff|cmake"
NAMED = re.compile(r"(?<![\w./*{-])([\w./-]*\w\.(?:%s))(?![\w(])" % SUFFIXES)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def files_below(folder):
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in ("build", "node_modules") and not path.name.startswith(".") and not path.name.endswith("_canary"):
                yield from files_below(path)
        else:
            yield path.relative_to(ROOT).as_posix()


# As GitHub makes them of headings.
def anchors(text):
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in headings}


def without_blocks(text):
    return re.sub(r"<!-- (\w+):begin -->.*?<!-- \1:end -->", "", text, flags=re.DOTALL)


def faults(name, text, files):
    here = (ROOT / name).parent
    for number, line in enumerate(without_blocks(text).splitlines(), 1):
        for link in LINK.findall(line):
            if link.startswith("http"):
                continue
            target, _, anchor = link.partition("#")
            path = (here / target).resolve() if target else ROOT / name
            if not path.exists():
                yield "%s: link to nothing: %s" % (name, link)
            elif anchor and anchor not in anchors(path.read_text()):
                yield "%s: no such heading: %s" % (name, link)
        for code in re.findall(r"`([^`]+)`", line) + ([line] if line.startswith("./run") else []):
            for file in NAMED.findall(code):
                known = file in files or (here / file).exists() or any(f.endswith("/" + file) for f in files)
                if not known and not MADE.search(file) and not file.startswith("build/"):
                    yield "%s: no such file: %s" % (name, file)
            for suite, test in re.findall(r"^([A-Z]\w+)\.([A-Z]\w{9,})$", code):
                if (suite, test) not in TESTS:
                    yield "%s: no such test: %s.%s" % (name, suite, test)
            for test in re.findall(r"(?:^|/)(\w+_test)$", code):
                named = any(f.endswith("/%s.cpp" % test) for f in files)
                if not named and "gjkproof_test(%s" % test not in LISTS:
                    yield "%s: no such test: %s" % (name, test)


FILES = list(files_below(ROOT))
LISTS = "".join((ROOT / f).read_text() for f in FILES if f.endswith("CMakeLists.txt"))
TESTS = {names for f in FILES if f.endswith("_test.cpp")
         for names in re.findall(r"^(?:TYPED_)?TEST(?:_[FP])?\((\w+),\s*(\w+)\)", (ROOT / f).read_text(), re.MULTILINE)}
found, words = [], 0
for document in (f for f in FILES if f.endswith(".md")):
    content = (ROOT / document).read_text()
    found += faults(document, content, set(FILES))
    if document.endswith("README.md"):
        words += len(content.split())
front = len((ROOT / "README.md").read_text().splitlines())
if front > FRONT_LINES_MAX:
    found.append("README.md: %d lines, at most %d" % (front, FRONT_LINES_MAX))
if words > README_WORDS_MAX:
    found.append("all READMEs: %d words, at most %d" % (words, README_WORDS_MAX))
print("\n".join(found) if found else "%d documents, %d words in READMEs" % (sum(f.endswith(".md") for f in FILES), words))
sys.exit(1 if found else 0)
