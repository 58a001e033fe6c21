# SPDX-License-Identifier: MIT
"""Do the steps of the Containerfile make an image that works?

    container_test.py SOURCE PROGRAM RESEARCH BUILD CMAKE

Runs them without a container engine: in a copy of the checkout that is built already, where the installed program and
the checkout are in other folders.  Removes the checkout, then runs the entry point.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BUILD, CMAKE = sys.argv[4:]
del sys.argv[4:]
from paste_commands import SOURCE, checkout  # noqa: E402


def main():
    lines = (pathlib.Path(SOURCE) / "Containerfile").read_text().splitlines()
    steps = [line.split(" ", 1) for line in lines if not line.startswith("#")]
    assert [word for word, _ in steps] == ["FROM", "COPY", "RUN", "RUN", "WORKDIR", "ENTRYPOINT"], steps
    with tempfile.TemporaryDirectory() as scratch:
        source, prefix, work = (pathlib.Path(scratch).resolve() / name for name in ("src", "local", "work"))
        work.mkdir()
        tools = checkout(source)
        (tools / "cmake").write_text(f'#!/bin/sh\n[ "$1" = --install ] || {{ echo ninja: no work to do.; exit; }}\n'
                                     f'shift 2\nexec {CMAKE} --install {BUILD} "$@"\n')
        environment = dict(os.environ, PATH=f"{tools}:{os.environ['PATH']}")

        def run(command):
            command = command.replace("/src", str(source)).replace("/usr/local", str(prefix))
            done = subprocess.run(["bash", "-c", command], cwd=work, env=environment, capture_output=True, text=True)
            assert done.returncode == 0, (command, done.stdout, done.stderr)
            return done.stdout

        for word, command in steps:
            if word == "RUN":
                run(command)
        shutil.rmtree(source)
        [program] = json.loads(steps[-1][1])
        shown = run(f"{program} study --family lattice --cases 5 -s core/double/robust -s core/double/epa_robust")
        assert re.search(r"^core/double/epa_robust ", shown, re.M), shown
        assert (work / "study/report.html").exists()


if __name__ == "__main__":
    main()
