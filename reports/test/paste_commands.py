# SPDX-License-Identifier: MIT
"""Do the commands work that documents, --help and the program itself show?

    paste_commands.py SOURCE PROGRAM RESEARCH

Pastes each into a shell in a copy of the checkout, where the real ./run finds these programs built.  A command may find
something (exit code 1); any other failure is one.  Studies that say nothing of --cases get 3 of each family,
and hunts end after a second.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE, PROGRAM, RESEARCH = sys.argv[1:]
DOCUMENTS = ["README.md", "core/subjects/outside/DOORS.md", "core/subjects/outside/lines/PROTOCOL.md",
             "core/cases/README.md", "reports/README.md", "reports/study/form/RECORDS.md", "reports/page/PAGE.md",
             "reports/study/sweep/SWEEPS.md", "testing/README.md"]
VERBS = ["study", "hunt", "report", "merge", "compare", "export", "ratchet", "replay", "smoke", "check", "truth", "verify",
         "gen", "vectors", "badge", "shrink", "simulate", "mesh", "subjects", "families", "man", "completion"]
# What takes minutes or needs the network; ./run test, ./run fuzz and the workflows run these.
ELSEWHERE = re.compile(r"\./run (study( +#|$)|test|fuzz|long|bench|study peers|research mutants)|gjkproof (vectors|badge)|^git |^cmake |^systemd-run |\.\.\.")
COMMAND = re.compile(r"(\./run|gjkproof|cc|clang\+\+|git|zcat|source) ")
PREPARE = """
cp core/subjects/outside/examples/mine.py core/subjects/outside/examples/pipe.py .
printf '#!/bin/sh\\npython3 pipe.py\\n' >mine && chmod +x mine
cc -O2 -shared -fPIC -I core/subjects/outside -o libmine.so core/subjects/outside/examples/plugin.c -lm
cp reports/test/meshes/box.obj table.obj; cp reports/test/meshes/box.stl cup.stl; cp reports/test/meshes/box.ply cloud.ply
gjkproof shrink known/oblong.jsonl --id oblong-original-cycles -s core/double/original --questions 1 >case.jsonl
cp case.jsonl pair.jsonl
small="study --family lattice -s core/double/robust --worst 0 --oracle certificate -o"
for folder in old new study; do gjkproof $small $folder --cases 5; done
for part in 1 2 3; do gjkproof $small part$part --shard $part/3 --cases 5000 --no-page; done
cp -r old OLD; cp -r new NEW
gjkproof ratchet study FILE --update
printf '{"format":"gjkproof-study/1","name":"mine","families":["lattice"]}' >mine.json
"""
OF_A_STUDY = re.compile(r"(report|export|ratchet) study\b|zcat study/")  # read the folder `study`


def checkout(folder):
    """A copy of the checkout, built: its build folder has these programs, and Ninja nothing to do."""
    ignored = shutil.ignore_patterns("build", ".git", "node_modules", "study*", "__pycache__", "findings")
    shutil.copytree(SOURCE, folder, ignore=ignored, symlinks=True)
    release = folder / "build/release"
    (release / "reports/research").mkdir(parents=True)
    (release / "CMakeCache.txt").write_text(f"CMAKE_HOME_DIRECTORY:INTERNAL={folder}\nBUILD_TESTING:BOOL=ON\n")
    (release / "configured").touch()
    tools = folder / "build/tools"
    tools.mkdir()
    for name, text in {"cmake": "echo ninja: no work to do.", "dpkg-query": "printf installed"}.items():
        (tools / name).write_text(f"#!/bin/sh\n{text}\n")
        (tools / name).chmod(0o755)
    for path in (release / "reports/gjkproof", tools / "gjkproof"):
        path.symlink_to(PROGRAM)
    for path in (release / "reports/research/gjkproof-research", tools / "gjkproof-research"):
        path.symlink_to(RESEARCH)
    return tools


def blocks(text):
    """The commands of a document: of its code blocks without the output, and of inline code in tables."""
    found = []
    for block in re.findall(r"^```(?:sh|bash)?\n(.*?)^```", text, re.M | re.S):
        lines = iter(re.sub(r"\\\n\s*", "", block).splitlines())
        for line in lines:
            command = re.sub(r"\s+#.*", "", line.strip())
            if "<<'END'" in line:  # with its document
                for line in lines:
                    command += "\n" + line
                    if line == "END":
                        break
                found.append(command)
            elif COMMAND.match(command):
                found.append(command)
    for line in re.findall(r"^    (gjkproof .*)$", text, re.M):
        found.append(line)
    for row in re.findall(r"^.* \| .*$", text, re.M):
        found += [code.replace("\\|", "|") for code in re.findall(r"`((?:\./run )?gjkproof (?:study|gen) [^`]*)`", row)]
    return found


def main():
    failures, count = [], 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch).resolve() / "checkout"
        tools = checkout(folder)
        environment = dict(os.environ, PATH=f"{tools}:{os.environ['PATH']}", GITHUB_STEP_SUMMARY="step.md",
                           MANPAGER="cat")
        environment.pop("GJKPROOF_CALLED", None)

        def shell(script):
            done = subprocess.run(["bash", "-o", "pipefail", "-c", script], cwd=folder, env=environment,
                                  capture_output=True, text=True, timeout=300)
            return done

        def paste(command, place):
            nonlocal count
            if ELSEWHERE.search(command):
                return ""
            count += 1
            keep = OF_A_STUDY.search(command)
            shell("rm -rf study-* hunted first other whole" + ("" if keep else "; rm -rf study") +
                  "; [ -d study ] || cp -r old study; " + ("" if keep else "rm -rf study"))
            short = re.sub(r"--for \d+[smh]", "--for 1s -o hunted", command.replace("/tmp/", ""))
            if "--cases" not in command:
                short = re.sub(r"(\./run|gjkproof) study(?=\s|$)(?! --list)", r"\1 study --cases 3", short)
            done = shell(short)
            if done.returncode not in (0, 1):
                failures.append(f"{place}: {short}\n  exit code {done.returncode}: {done.stderr[-600:]}")
            return done.stdout

        done = shell("set -e" + PREPARE)
        if done.returncode > 1:
            sys.exit(f"preparing: {done.returncode}\n{done.stderr[-3000:]}")
        for name in DOCUMENTS:
            commands = blocks((pathlib.Path(SOURCE) / name).read_text())
            for command in commands:
                paste(command, name)
        for verb in VERBS:
            text = shell(f"./run gjkproof {verb} --help").stdout
            for line in re.findall(r"^  (\./run gjkproof .*)$", text, re.M):
                paste(line, f"{verb} --help")

        # What the program prints: in a terminal, in summary.md, in a bug report.
        shell("rm -rf study")
        printed = shell("./run study --cases 20 --subject core/double/original --worst 30").stdout
        replays = re.findall(r"^    (\./run .*)$", printed, re.M)
        replays += re.findall(r"^  `(\./run .*)`$", (folder / "study/summary.md").read_text(), re.M)
        replays += re.findall(r"^(\./run .*)$", shell("./run gjkproof ratchet study FILE").stdout, re.M)
        report = shell("./run gjkproof shrink known/oblong.jsonl --id oblong-original-cycles -s core/double/original "
                       "--format report").stdout
        replays += [script for script in re.findall(r"^```\n(cat >.*?)^```", report, re.M | re.S)]
        if len(replays) < 10 or not replays[-1].startswith("cat") or "./run gjkproof replay" not in replays[-1]:
            failures.append(f"the program printed {len(replays)} commands:\n{printed}{report}")
        for command in replays:
            count += 1
            done = shell(command)
            if done.returncode != 1:
                failures.append(f"printed: {command}\n  does not show the finding: {done.returncode} {done.stderr[-600:]}")
    print(f"{count} commands pasted, {len(failures)} failed")
    print("\n".join(failures))
    if count < 60:
        sys.exit("too few commands were found")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
