#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds every fuzz target into $OUT as OSS-Fuzz and ClusterFuzzLite ask: compilers, flags, engine,
# sanitizer and folders are in the environment.  Each target gets its seeds, dictionary and options.
set -euo pipefail

# The package of fmt is compiled with another standard library than the flags may name.
[[ $CXXFLAGS != *-stdlib=libc++* ]] || export CXXFLAGS="$CXXFLAGS -DFMT_HEADER_ONLY"
source=$SRC/gjkproof
tree=$WORK/gjkproof-${FUZZING_ENGINE:-libfuzzer}-${SANITIZER:-address}
# All is compiled with the same flags, and libraries are found beside the targets.
cmake -S "$source" -B "$tree" -G Ninja -DCMAKE_BUILD_TYPE=None -DGJKPROOF_FUZZ_ONLY=ON -DBUILD_TESTING=OFF \
  -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=16 -DGJKPROOF_COMPILED_TREE= -DGJKPROOF_AFL_RUNTIME=OFF \
  -DGJKPROOF_FUZZING_ENGINE="$LIB_FUZZING_ENGINE" -DCMAKE_BUILD_RPATH='$ORIGIN/lib' -DCMAKE_BUILD_RPATH_USE_ORIGIN=ON
mapfile -t targets < <(cd "$source/fuzz/targets" && printf '%s\n' *.cpp | sed 's/\.cpp$//')
cmake --build "$tree" --target "${targets[@]}" subjects_on_request

mkdir -p "$OUT/lib"
module=$(find "$tree" -name subjects_on_request.so -print -quit)
cp "$module" "$OUT"
for target in "${targets[@]}"; do
  cp "$tree/fuzz/$target" "$OUT"
  dictionary=cases
  [[ $target != case_reader ]] || dictionary=case_reader
  cp "$source/fuzz/engine/$dictionary.dict" "$OUT/$target.dict"
  python3 -m zipfile -c "$OUT/${target}_seed_corpus.zip" "$source/fuzz/seeds/$target"/*
  printf '[libfuzzer]\nentropic = 0\nuse_counters = 0\nreduce_inputs = 0\n' > "$OUT/$target.options"
done
# What no runner has.
ldd "$OUT/${targets[0]}" "$OUT/subjects_on_request.so" | grep -oE '/[^ ]*/lib(gmp|mpfr|fmt|tbb)[^ ]*' | sort -u |
  xargs -r cp -t "$OUT/lib"
