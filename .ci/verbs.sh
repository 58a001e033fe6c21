# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154
# The verbs of ./run that check the code by other means than `test`; ./run sources this file.
# Each is a job of .github/workflows/ci.yml.

# test_preset PRESET [CTEST_ARGUMENT...]: builds and tests in a tree of its own.
test_preset() {
  local preset=$1
  shift
  install_packages "${packages_test[@]}"
  configure_if_needed "$preset"
  build "$preset"
  cd -- "$root" && ctest --preset "$preset" -j "$(job_count)" "$@"
}

run_clang() {
  [[ $# -eq 0 ]] || usage_error "clang takes no argument"
  test_preset clang
}

# Omits the slow tests, whose comparisons with CGAL take a quarter of an hour each here, through
# code that other tests reach too.
run_asan() {
  [[ $# -eq 0 ]] || usage_error "asan takes no argument"
  test_preset asan -LE slow
}

# tidy_in PRESET PATTERN: checks the sources of that tree whose paths match.
tidy_in() {
  configure "$1"
  [[ $1 == fuzz ]] || build "$1" precompiled precompiled_texts precompiled_tests reports/version.cpp
  run-clang-tidy -quiet -p "$root/build/$1" -j "$(job_count)" "$2"
}

# Two trees, because the hooks of libFuzzer and GMP are only in the fuzz builds.  In either tree
# nothing is compiled but precompiled headers.  clang-tidy reads the headers of several units at once.
run_tidy() {
  local room code=0 inside=
  for room in "$@"; do
    [[ -d $root/$room ]] || usage_error "no such folder: $room"
    # The units of a folder without a CMakeLists.txt are compiled with those of the folder above.
    [[ -f $root/$room/CMakeLists.txt ]] || usage_error "no CMakeLists.txt in $room: take the folder above"
    inside+="${inside:+|}${room%/}/"
  done
  install_packages "${packages_tidy[@]}"
  # Unity sources are in the build tree, in folders of the same names.
  tidy_in clang "^$root/(build/clang/|(?!build/))($inside)" || code=1
  [[ $# -gt 0 ]] || tidy_in fuzz "^$root/fuzz/engine/(mutator|gmp_memory)" || code=1
  return "$code"
}

# Prints the lines that unit tests reach, by file, and the totals of lines and branches.  Branches
# taken only by exceptions are not counted; every instance of a template has its own.
run_coverage() {
  [[ $# -eq 0 ]] || usage_error "coverage takes no argument"
  install_packages gcovr
  # Counts of earlier runs would be added.
  [[ ! -d $root/build/coverage ]] || find "$root/build/coverage" -name '*.gcda' -delete
  test_preset coverage -L unit >&2
  gcovr --root "$root" --exclude '.*/test/' --exclude "$root/proptest/" --exclude "$root/build/" \
    --exclude-throw-branches -j "$(job_count)" --print-summary "$root/build/coverage"
}
