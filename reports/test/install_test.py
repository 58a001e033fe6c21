# SPDX-License-Identifier: MIT
"""Is all that gjkproof needs installed, and does it work from there?

    install_test.py SOURCE BUILD CMAKE NINJA CC

Installs the program into a folder of its own, moves it, and uses it there: known cases, studies, subjects on request,
the page, a plug-in that is compiled against the installed header, examples, the manual page and the completions.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

SOURCE, BUILD, CMAKE, NINJA, CC = sys.argv[1:]


def run(command, where, codes=(0,), **more):
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, **more)
    if done.returncode not in codes:
        sys.exit(f"{command}: {done.returncode}\n{done.stdout[-1500:]}{done.stderr[-1500:]}")
    return done.stdout


def built_alone():
    """What `cmake --install` needs is built by the target gjkproof, as of `./run gjkproof --version`."""
    scripts = [path.read_text() for path in pathlib.Path(BUILD).rglob("cmake_install.cmake")]
    needed = set()
    for command in re.findall(r"file\(INSTALL[^)]*\)", "\n".join(scripts)):
        if "OPTIONAL" not in command:
            needed |= set(re.findall(r"\"" + re.escape(BUILD) + r"/([^\"]*(?:\.a|\.so|/gjkproof[\w-]*))\"", command))
    inputs = set(run([NINJA, "-C", BUILD, "-t", "inputs", "gjkproof"], BUILD).split("\n"))
    # The manual and the completions are written by the program as it is installed.
    needed = {name for name in needed if not name.startswith("installed/")}
    missing = {name for name in needed if name not in inputs and name != "reports/gjkproof"}
    if len(needed) < 8 or missing:
        sys.exit(f"of {sorted(needed)}, the target gjkproof does not build {sorted(missing)}")


def main():
    built_alone()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        run([CMAKE, "--install", BUILD, "--prefix", str(scratch / "first")], scratch)
        (scratch / "first").rename(scratch / "moved")
        prefix, work = scratch / "moved", scratch / "work"
        work.mkdir()
        program = str(prefix / "bin/gjkproof")
        data = prefix / "share/gjkproof"

        # Each part is the installed one: a mark that was put there shows.
        marked = (data / "known/oblong.jsonl").read_text().replace('"oblong-original-cycles"', '"marked"')
        (data / "known/marked.jsonl").write_text(marked)
        shown = run([program, "replay", "known/marked.jsonl", "--id", "marked", "-s", "core/double/robust"], work)
        assert shown.startswith("marked "), shown
        (data / "studies/marked.json").write_text(
            '{"format":"gjkproof-study/1","name":"m","families":["lattice"],"cases":3}')
        page = data / "page/page.html"
        page.write_text(page.read_text() + "<!-- marked -->\n")
        out = run([program, "study", "marked", "-s", "core/double/epa", "-s", "core/double/robust"], work,
                  codes=(0, 1))
        assert "core/double/epa" in out, out
        assert "<!-- marked -->" in (work / "study-marked/report.html").read_text()

        plugin = [CC, "-O2", "-shared", "-fPIC", "-I", str(prefix / "include"), "-o", "libmine.so",
                  str(data / "examples/plugin.c"), "-lm"]
        run(plugin, work)
        study = [program, "study", "--family", "lattice", "--cases", "3", "-s", "./libmine.so"]
        run(study, work, codes=(0, 1))
        worker = prefix / "lib/gjkproof/gjkproof-worker"
        worker.rename(worker.with_suffix(".away"))
        worker.write_text("#!/bin/sh\nexit 9\n")
        worker.chmod(0o755)
        run(study + ["--force"], work, codes=(2, 3))
        (work / "cloud.off").write_text("OFF\n1 0 0\n1 2 3\n")
        mesh, deep = [program, "mesh", "cloud.off", "cloud.off"], [program, "replay", "known/oblong.jsonl", "-s", "core/double/epa"]
        for module, needs in (("mesh_by_assimp", mesh), ("subjects_on_request", deep)):
            run(needs, work, codes=(0, 1))
            (prefix / f"lib/gjkproof/{module}.so").write_text("no module")
            run(needs, work, codes=(3,))

        pipe = f"{program} gen generic --count 20 | python3 {data}/examples/pipe.py | {program} check"
        run(["bash", "-o", "pipefail", "-c", pipe], work)
        usage = subprocess.run([prefix / "bin/gjkproof-cluster"], capture_output=True, text=True)
        assert usage.returncode == 2 and "slurm PARTS FOLDER" in usage.stderr, usage
        for name in ("share/man/man1/gjkproof.1", "share/bash-completion/completions/gjkproof",
                     "share/zsh/site-functions/_gjkproof", "share/fish/vendor_completions.d/gjkproof.fish",
                     "share/gjkproof/schemas/run.schema.json", "share/gjkproof/schemas/counts.schema.json",
                     "lib/gjkproof/gjkproof-worker.away"):
            assert (prefix / name).stat().st_size > 1000, name
    print("installed, moved and used")


main()
