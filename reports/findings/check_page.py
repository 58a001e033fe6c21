# SPDX-License-Identifier: MIT
"""Does a program print what its page says, and end as the page says?

    check_page.py PROGRAM [PAGE.md]

The page has a fenced block behind the line `It prints:`, and a line `It ends by` with one of: exit code
N, SIGABRT, SIGSEGV, more than 10 s.  Without a page the program has to show its fault: exit code 0.
"""
import re
import signal
import subprocess
import sys
from difflib import unified_diff

SECONDS = 10


def run(program):
    """What the program prints, errors too, and how it ends in the words of a page."""
    process = subprocess.Popen([program], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        printed, _ = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        printed, _ = process.communicate()
        return printed.decode(), f"more than {SECONDS} s"
    code = process.returncode
    return printed.decode(), f"exit code {code}" if code >= 0 else signal.Signals(-code).name


def read(page):
    """The lines that the page says are printed, and how it says that the program ends."""
    text = open(page, encoding="utf-8").read()
    block = re.search(r"^It prints:\n\n```[a-z]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    end = re.search(r"^It ends by (exit code \d+|SIG[A-Z]+|more than 10 s)\b", text, re.MULTILINE)
    if not block or not end:
        sys.exit(f"{page}: there is no block behind `It prints:`, or no line `It ends by ...`")
    return block.group(1), end.group(1)


def lines(text):
    """Of an assertion what it asserts: program, file and function are the compiler's words."""
    return [re.sub(r"^.*(?=Assertion `)", "", line) for line in text.splitlines()]


def main():
    printed, end = run(sys.argv[1])
    says, says_end = read(sys.argv[2]) if len(sys.argv) > 2 else (printed, "exit code 0")
    difference = list(unified_diff(lines(says), lines(printed), "says", "prints", lineterm=""))
    if end != says_end:
        difference.append(f"it ends by {end}, not by {says_end}")
    print(*(difference or [printed]), sep="\n")
    return 1 if difference else 0


if __name__ == "__main__":
    sys.exit(main())
