# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154
# The verbs of ./run that look at the code by other means than `test` does; it sources this file.
# Each is a job of .github/workflows/ci.yml.

# test_preset PRESET [CTEST_ARGUMENT...]: built and tested in a tree of its own.
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
  test_preset clang -LE long
}

# The slow tests are left out: samples of comparisons with CGAL take a quarter of an hour each here,
# through code that other tests reach too.  So are the long ones.
run_asan() {
  [[ $# -eq 0 ]] || usage_error "asan takes no argument"
  test_preset asan -LE "slow|long"
}

# tidy_in PRESET PATTERN: the sources of that tree whose paths match.
tidy_in() {
  configure "$1"
  [[ $1 == fuzz ]] || build "$1" precompiled precompiled_reports precompiled_tests reports/version.cpp
  run-clang-tidy -quiet -p "$root/build/$1" -j "$(job_count)" "$2"
}

# Two trees, for the hooks of libFuzzer and GMP are in the fuzz builds alone.  Of either
# nothing is compiled but the headers that are read by all.
run_tidy() {
  local room code=0 inside=
  for room in "$@"; do
    [[ -d $root/$room ]] || usage_error "no such folder: $room"
    # The units of a folder without one are compiled together with those of the folder above.
    [[ -f $root/$room/CMakeLists.txt ]] || usage_error "no CMakeLists.txt in $room: take the folder above"
    inside+="${inside:+|}${room%/}/"
  done
  install_packages "${packages_tidy[@]}"
  # Units that are compiled together lie in the tree of the build, in folders of the same names.
  tidy_in tidy "^$root/(build/tidy/|(?!build/))($inside)" || code=1
  [[ $# -gt 0 ]] || tidy_in fuzz "^$root/fuzz/engine/(mutator|gmp_memory)" || code=1
  return "$code"
}

# Lines that unit tests reach, by file, and how many lines and branches in all.  Branches that only an
# exception takes are not counted; of a template every instance has its own.
run_coverage() {
  [[ $# -eq 0 ]] || usage_error "coverage takes no argument"
  install_packages gcovr
  # Counts of earlier runs would be added to.
  [[ ! -d $root/build/coverage ]] || find "$root/build/coverage" -name '*.gcda' -delete
  test_preset coverage -L unit >&2
  gcovr --root "$root" --exclude '.*/test/' --exclude "$root/proptest/" --exclude "$root/build/" \
    --exclude-throw-branches -j "$(job_count)" --print-summary "$root/build/coverage"
}
