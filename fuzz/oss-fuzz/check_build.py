#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does build.sh make what a fuzzing service runs?

    check_build.py ROOT [ENGINE-SANITIZER...]

Builds a clean clone of ROOT with the variables that OSS-Fuzz sets, for each of these pairs (by default
all), with the compilers of this machine.  Then, of each target, from $OUT alone: it starts, runs its
seeds, is instrumented, and finds its canary.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

COMMON = "-O1 -fno-omit-frame-pointer -gline-tables-only -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION "
UNDEFINED = ("array-bounds,bool,builtin,enum,function,integer-divide-by-zero,null,object-size,return,returns-nonnull-attribute,"
             "shift,signed-integer-overflow,unreachable,vla-bound,vptr")
SANITIZERS = {  # flags, and a symbol that they leave in a target
    "address": ("-fsanitize=address -fsanitize-address-use-after-scope", "__asan_init"),
    "undefined": (f"-fsanitize={UNDEFINED},unsigned-integer-overflow -fno-sanitize-recover={UNDEFINED}", "__ubsan_handle"),
    "coverage": ("-fprofile-instr-generate -fcoverage-mapping", "__llvm_profile"),
}
ENGINES = {  # compilers, further flags, what links the engine, and a symbol
    "libfuzzer": ("clang", "clang++", "-fsanitize=fuzzer-no-link", "-fsanitize=fuzzer", "LLVMFuzzerRunDriver"),
    "afl": ("afl-clang-fast", "afl-clang-fast++", "", "/usr/lib/afl/libAFLDriver.a", "__afl_area_ptr"),
}
PAIRS = ["libfuzzer-address", "libfuzzer-undefined", "libfuzzer-coverage", "afl-address", "afl-undefined"]


def canaries(root):
    """Of each target the subject that it must fail on, and what it then says."""
    text = (root / "fuzz/CMakeLists.txt").read_text(encoding="utf-8")
    subjects = dict(re.findall(r"^set\(canary_(\w+) (\S+)\)", text, re.M))
    said = dict(re.findall(r'^set\(expected_(\w+) "(.*)"\)', text, re.M))
    return {target: (subjects[target], said[target]) for target in said}


def run(command, environment=None, **options):
    done = subprocess.run(command, env=os.environ | (environment or {}), capture_output=True, text=True, errors="replace", **options)
    return done.returncode, done.stdout + done.stderr


def build(root, work, engine, sanitizer):
    cc, cxx, more, library, _ = ENGINES[engine]
    flags = COMMON + SANITIZERS[sanitizer][0] + " " + more
    out = work / "out"
    out.mkdir()
    (work / "src").mkdir()
    subprocess.run(["git", "clone", "-q", root, work / "src/gjkproof"], check=True)
    log = work / "build.log"
    with open(log, "w", encoding="utf-8") as file:
        code = subprocess.run([work / "src/gjkproof/fuzz/oss-fuzz/build.sh"], stdout=file, stderr=subprocess.STDOUT, check=False,
                              env=os.environ | {"CC": cc, "CXX": cxx, "CFLAGS": flags, "CXXFLAGS": flags, "LIB_FUZZING_ENGINE": library,
                                                "FUZZING_ENGINE": engine, "SANITIZER": sanitizer, "SRC": str(work / "src"),
                                                "WORK": str(work / "work"), "OUT": str(out), "AFL_QUIET": "1"}).returncode
    if code != 0:
        sys.exit(f"{engine}-{sanitizer}: build.sh ended with {code}:\n" + "".join(log.read_text().splitlines(True)[-40:]))
    shutil.rmtree(work / "src")
    shutil.rmtree(work / "work")
    return out


def finds_canary(out, target, engine, subject, said):
    environment = {"GJKPROOF_SUBJECTS": subject, "ASAN_OPTIONS": "abort_on_error=1:symbolize=0:detect_leaks=0",
                   "UBSAN_OPTIONS": "abort_on_error=1:symbolize=0:silence_unsigned_overflow=1", "AFL_NO_UI": "1", "AFL_DEBUG_CHILD": "1",
                   "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES": "1", "AFL_SKIP_CPUFREQ": "1", "AFL_NO_AFFINITY": "1",
                   "AFL_BENCH_UNTIL_CRASH": "1", "AFL_MAP_SIZE": "4194304"}
    seeds, found = out / "seeds", out / "found"
    for folder in (seeds, found):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    with zipfile.ZipFile(out / f"{target}_seed_corpus.zip") as corpus:
        corpus.extractall(seeds)
    program, dictionary = out / target, out / f"{target}.dict"
    code, text = run([program, "-runs=0", seeds] if engine == "libfuzzer" else [program, *sorted(seeds.iterdir())])
    if code != 0:
        return f"its seeds end it with {code}:\n{text[-2000:]}"
    if engine == "libfuzzer":
        _, text = run([program, "-runs=300000", "-seed=1", "-entropic=0", "-use_counters=0", "-reduce_inputs=0", f"-dict={dictionary}",
                       f"-artifact_prefix={found}/", found, seeds], environment)
    else:
        (seeds / "start").write_bytes(b"\xff" * 3)  # AFL++ wants an input that the fault passes
        # Its driver first tries an input of its own: a fault that fails it is found there, before any fork.
        _, text = run(["afl-fuzz", "-i", seeds, "-o", found, "-V", "300", "-t", "10000", "-m", "none", "-s", "1", "-x", dictionary, "--", program], environment)
        crashes = sorted(found.glob("default/crashes/id*"))
        if crashes:
            _, text = run([program, crashes[0]], environment)
    return None if re.search("Assertion failure: " + said, text) else f"the canary {subject} lives:\n{text[-2000:]}"


def check(root, pair):
    engine, sanitizer = pair.split("-")
    with tempfile.TemporaryDirectory() as name:
        out = build(root, pathlib.Path(name), engine, sanitizer)
        for target, (subject, said) in canaries(root).items():
            symbols = run(["nm", "-C", out / target])[1]
            for symbol in (SANITIZERS[sanitizer][1], ENGINES[engine][4]):
                if symbol not in symbols and f"{symbol}" not in run(["nm", "-D", out / target])[1]:
                    sys.exit(f"{pair}: {target} has no {symbol}")
            if fault := finds_canary(out, target, engine, subject, said):
                sys.exit(f"{pair}: {target}: {fault}")
        print(f"{pair}: {len(canaries(root))} targets start, run their seeds, are instrumented and find their canaries", flush=True)


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    for pair in sys.argv[2:] or PAIRS:
        if pair not in PAIRS:
            sys.exit(f"{pair}: none of {', '.join(PAIRS)}")
        check(root, pair)


if __name__ == "__main__":
    main()
