# SPDX-License-Identifier: MIT
"""Does the package of Debian install, run and go without a trace?

    deb_test.py BUILD CPACK CMAKE

Builds it, and installs it by dpkg below a folder that has a list of packages of its own.
"""
import pathlib
import subprocess
import sys
import tempfile

BUILD, CPACK, CMAKE = sys.argv[1:]


def run(command, codes=(0,), **more):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **more)
    if done.returncode not in codes:
        sys.exit(f"{command}: {done.returncode}\n{done.stdout[-1500:]}{done.stderr[-1500:]}")
    return done.stdout


def main():
    with tempfile.TemporaryDirectory() as scratch:
        work = pathlib.Path(scratch)
        run([CPACK, "--config", f"{BUILD}/CPackConfig.cmake", "-B", work / "made"])
        [package] = (work / "made").glob("gjkproof_*.deb")
        depends = run(["dpkg-deb", "--field", package, "Depends"])
        assert all(name in depends for name in ("libc6", "libgmp10", "libmpfr6", "libtbb12")), depends

        root = work / "root"
        (root / "var/lib/dpkg/info").mkdir(parents=True)
        (root / "var/lib/dpkg/updates").mkdir()
        (root / "var/lib/dpkg/status").touch()
        before = {path for path in root.rglob("*")}
        dpkg = ["dpkg", f"--root={root}", "--force-not-root", "--force-depends", "--force-script-chrootless", "--log=/dev/null"]
        run([*dpkg, "--install", package])
        for file in ("share/man/man1/gjkproof.1", "share/bash-completion/completions/gjkproof",
                     "share/zsh/site-functions/_gjkproof", "share/fish/vendor_completions.d/gjkproof.fish",
                     "lib/gjkproof/subjects_on_request.so", "bin/gjkproof-cluster", "lib/libgjkproof_c.so.1", "include/gjkproof_c.h", "include/gjkproof/core/gjk/distance.hpp"):
            assert list((root / "usr").glob(file + "*")), file
        program = root / "usr/bin/gjkproof"
        shown = run([program, "replay", "known/oblong.jsonl", "-s", "core/double/epa_robust"], codes=(0, 1), cwd=work)
        assert "core/double/epa_robust" in shown, shown
        run([program, "study", "--family", "lattice", "--cases", "5", "-s", "core/double/robust"], cwd=work)
        (work / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.25)\nproject(user CXX)\n"
                                             "find_package(gjkproof 0.1 CONFIG REQUIRED)\n"
                                             "add_executable(user user.cpp)\ntarget_link_libraries(user gjkproof::testing)\n")
        (work / "user.cpp").write_text('#include "testing/gjkproof_testing.hpp"\n'
                                       "int main() { return gjkproof::verdict_for({3, {{0, 0, 0}}, {{1, 0, 0}}}, "
                                       "{{.distance = 1.0}, {}}, {}).correct ? 0 : 1; }\n")
        run([CMAKE, "-S", work, "-B", work / "user", f"-DCMAKE_PREFIX_PATH={root}/usr"])
        run([CMAKE, "--build", work / "user"])
        run([work / "user/user"])
        run([*dpkg, "--purge", "gjkproof"])
        left = {path for path in root.rglob("*")} - before
        left = {path for path in left if "var/lib/dpkg" not in str(path)}
        assert not left, left


if __name__ == "__main__":
    main()
