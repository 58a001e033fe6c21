#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks every document of the repository and prints a line for each fault:

  check_documents.py ROOT

Links to files and headings resolve; large numbers and shares in the text of a link to a record stand in
that record; files, tests and `Suite.Test` named in code style exist, and so do verbs of ./run, also
those of the jobs in ci.yml.  README.md fits on a page or two, and all documents
but records and CHANGELOG.md together stay short enough to be read.  Folders named *_canary are wrong
on purpose.
"""
import pathlib
import re
import sys
from collections.abc import Iterator

FRONT_LINES_MAX = 130
WORDS_MAX = 16_000
JOBS = ".github/workflows/ci.yml"
UNCOUNTED = re.compile(r"reports/(\w+/)?records/|CHANGELOG\.md$")

# Written by commands, or examples of a user's files.
MADE = re.compile(r"((run|cells|solved|case.*|[A-Z]+)\.jsonl|(summary|paper)\.md)(\.new)?$|^build/")
NAMED = re.compile(
    r"(?<![\w./*{-])([\w./-]*\w\.(?:hpp|cpp|py|sh|md|txt|toml|jsonl|dict|cff|cmake))(?![\w(])")
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
FIGURE = re.compile(r"\d{1,3}(?:,\d{3})+|\d+ of \d+")
TEST = re.compile(r"^(?:TYPED_)?TEST(?:_[FP])?\((\w+),\s*(\w+)\)", re.MULTILINE)


def files_below(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    for path in sorted(folder.iterdir()):
        if not path.is_dir():
            yield path
        elif any((path / made).exists() for made in ("run.jsonl.gz", "lock", "questions.md")):
            continue  # the results of a command
        elif not re.fullmatch(r"build|node_modules|\..*|.*_canary", path.name):
            yield from files_below(path)


def anchors(text: str) -> set[str]:
    """As GitHub makes them of headings."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


class Repository:
    def __init__(self, root: pathlib.Path) -> None:
        self.root = root
        self.files = {path.relative_to(root).as_posix(): path for path in files_below(root)}
        self.documents = {name: path.read_text() for name, path in self.files.items()
                          if name.endswith(".md")}
        self.lists = "".join(path.read_text() for name, path in self.files.items()
                             if name.endswith("CMakeLists.txt"))
        run = (root / "run").read_text()
        self.verbs = {"help", *re.findall(r"^  ([a-z]+)\) run_", run, re.MULTILINE)}
        self.tests = {test for name, path in self.files.items() if name.endswith("_test.cpp")
                      for test in TEST.findall(path.read_text())}

    def has(self, end: str) -> bool:
        return any(f"/{name}".endswith(f"/{end}") for name in self.files)

    def faults_of(self, name: str, text: str) -> Iterator[str]:
        here = (self.root / name).parent
        text = re.sub(r"<!-- (\w+):begin -->.*?<!-- \1:end -->", "", text, flags=re.DOTALL)
        for line in text.splitlines():
            for text_of_link, link in LINK.findall(line):
                target, _, anchor = link.partition("#")
                path = (here / target).resolve() if target else self.root / name
                if link.startswith("http"):
                    continue
                if not path.exists():
                    yield f"link to nothing: {link}"
                elif anchor and anchor not in anchors(path.read_text()):
                    yield f"no such heading: {link}"
                elif UNCOUNTED.match(path.relative_to(self.root).as_posix()):
                    record = path.read_text()
                    for figure in FIGURE.findall(text_of_link):
                        forms = {figure, figure.replace(",", ""), figure.replace(" of ", "/")}
                        if not any(re.search(rf"(?<![\d,]){form}(?![\d,]*\d)", record) for form in forms):
                            yield f"not in the record: {figure}, {link}"
            for verb in re.findall(r"\./run ([a-z]+)", line):
                if verb not in self.verbs and name != "CHANGELOG.md":
                    yield f"no such verb: ./run {verb}"
            for code in re.findall(r"`([^`]+)`", line) + [line] * line.startswith("./run"):
                for file in NAMED.findall(code):
                    if not (self.has(file) or (here / file).exists() or MADE.search(file)):
                        yield f"no such file: {file}"
                for test in re.findall(r"^([A-Z]\w+)\.([A-Z]\w{9,})$", code):
                    if test not in self.tests:
                        yield f"no such test: {'.'.join(test)}"
                for test in re.findall(r"(?:^|/)(\w+_test)$", code):
                    if not (self.has(f"{test}.cpp") or f"gjkproof_test({test}" in self.lists):
                        yield f"no such test: {test}"


def main() -> None:
    repository = Repository(pathlib.Path(sys.argv[1]).resolve())
    documents = repository.documents
    checked = documents | {JOBS: (repository.root / JOBS).read_text()}
    found = [f"{name}: {fault}" for name, text in checked.items()
             for fault in repository.faults_of(name, text)]
    lines = len(documents["README.md"].splitlines())
    if lines > FRONT_LINES_MAX:
        found.append(f"README.md: {lines} lines, at most {FRONT_LINES_MAX}")
    words = sum(len(text.split()) for name, text in documents.items() if not UNCOUNTED.match(name))
    if words > WORDS_MAX:
        found.append(f"all documents: {words} words, at most {WORDS_MAX}")
    print("\n".join(found) or f"{len(documents)} documents, {words} words")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
