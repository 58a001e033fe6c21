#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads every include of the project and fails if one crosses the layers:

  check_layers.py ROOT [TABLE]

TABLE, layers.toml beside this file by default, says what may include what.  Each finding is one
line, `file:line: rule: include (why)`.  The test layers_canary plants a violation of each rule and
expects it by name.
"""
import pathlib
import re
import sys
import tomllib
from collections.abc import Iterator

LAYERS = "core/gjk core/cases core/subjects oracle fuzz proptest reports testing".split()
SUFFIXES = set(".hpp .cpp .h .hh .hxx .cc .cxx .ipp .inl .tpp".split())
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*("[^"\n]*"|<[^>\n]*>|\w+)', re.MULTILINE)
COPIED = re.compile(r"reports/(\w+/)*findings/programs/\w+\.[ch]pp")  # used without this project
Finding = tuple[str, int, str, str]  # file, line, rule, include


def folder_of(path: str) -> str:
    return path.rpartition("/")[0]


def layer_of(path: str) -> str:
    return next((layer for layer in LAYERS if path.startswith(f"{layer}/")), "")


def read_rooms(table: str) -> tuple[dict[str, str], dict[str, set[str]], list[Finding]]:
    """The room of each folder, the rooms that each room may include, and circles."""
    room_of: dict[str, str] = {}
    sees: dict[str, set[str]] = {}
    findings: list[Finding] = []
    for line in table.strip().splitlines():
        left, right = line.split("<-")
        layer, *rooms = left.split()
        folder = {".": layer}.get
        above = {room for room in sees if f"{room}/".startswith(f"{layer}/")}
        seen = {folder(name, f"{layer}/{name}") for name in right.split()}
        seen = above if right.split() == ["*"] else seen
        for room in rooms:
            folders = [folder(name, f"{layer}/{name}") for name in room.split("+")]
            room_of |= dict.fromkeys(folders, folders[0])
            sees[folders[0]] = seen
            findings += [(folders[0], 0, "rooms_form_no_circle", other) for other in seen - above]
    return room_of, sees, findings


def broken_rule(rules: dict, root: pathlib.Path, file: str, include: str, path: str) -> str:
    """The rule that one include breaks by itself, or nothing."""
    if include[0] not in '"<':
        return "include_names_a_file"
    if include[0] == '"':
        beside = root / folder_of(file) / path
        if ".." in path.split("/") or (not (root / path).exists() and beside.exists()):
            return "include_from_the_root"
        if path.startswith("/") or not (root / path).exists():
            return "include_exists"
        include = f'"{path}"'
    pair = f"{file} {include}"
    return next((rule for rule, (pattern, _) in rules.items() if re.match(pattern, pair)), "")


def leaks(leak_rules: dict, includes: dict[str, set[str]]) -> Iterator[Finding]:
    """Headers that show their users, themselves or through others, what these must not see."""
    used = {path for file, paths in includes.items() for path in paths
            if folder_of(path) != folder_of(file)}
    for rule, (headers, hidden, _) in leak_rules.items():
        for header in sorted(path for path in used if re.fullmatch(headers, path)):
            reached, todo = {header}, [header]
            while todo:
                new = includes.get(todo.pop(), set()) - reached
                reached |= new
                todo += new
            if any(re.match(hidden, path) for path in reached):
                yield header, 1, rule, ""


def check(root: pathlib.Path, table: dict) -> tuple[list[Finding], int]:
    """All findings, and how many includes were read."""
    room_of, sees, findings = read_rooms(table["rooms"]["table"])
    includes: dict[str, set[str]] = {}  # file: the paths that it includes
    tops = sorted({layer.split("/")[0] for layer in LAYERS})
    for source in sorted(path for top in tops for path in (root / top).rglob("*.*")):
        file = source.relative_to(root).as_posix()
        if source.suffix not in SUFFIXES or "/node_modules/" in file:
            continue
        in_test, layer, room = "/test/" in file, layer_of(file), room_of.get(folder_of(file), "")
        includes[file] = set()
        if not layer or not (room or in_test):
            findings.append((file, 1, "file_belongs_to_a_room", ""))
            continue
        text = source.read_text()
        for match in INCLUDE.finditer(text):
            include, path = match[1], match[1].strip('"<>')
            if include[0] == '"' and COPIED.fullmatch(file):
                path = f"{folder_of(file)}/{path}"
            includes[file].add(path)
            rule = broken_rule(table["rules"], root, file, include, path)
            if not rule and include[0] == '"' and layer_of(path) == layer and not in_test:
                other = room_of.get(folder_of(path), "")
                rule = "" if other in {room} | sees[room] else "rooms_point_downwards"
            if rule:
                findings.append((file, text.count("\n", 0, match.start(1)) + 1, rule, include))
    left = sees.keys() - {room_of.get(folder_of(file)) for file in includes}
    findings += [(room, 0, "room_has_sources", "") for room in sorted(left)]
    findings += leaks(table["leaks"], includes)
    return findings, sum(map(len, includes.values()))


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: check_layers.py ROOT [TABLE]")
    table_file = pathlib.Path(sys.argv[2] if len(sys.argv) == 3 else __file__)
    table = tomllib.loads(table_file.with_suffix(".toml").with_stem("layers").read_text())
    findings, count = check(pathlib.Path(sys.argv[1]).resolve(), table)
    patterns = table["rules"] | table["leaks"]
    why = table["code"] | {rule: row[-1] for rule, row in patterns.items()}
    for file, line, rule, include in findings:
        print(f"{file}:{line}: {rule}: {include} ({why[rule]})")
    print(f"checked {count} includes")
    sys.exit(1 if findings or not count else 0)


if __name__ == "__main__":
    main()
