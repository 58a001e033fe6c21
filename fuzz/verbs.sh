# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154
# The verbs of ./run that fuzz; it sources this file.

fuzz_preset=fuzz

fuzz_targets() {
  find "$root/build/$fuzz_preset/fuzz" -maxdepth 1 -type f -perm -u+x -printf '%f\n' | sort | xargs
}

# The options of every libFuzzer run of a target.  Entropic schedules cost more here than all else
# together.
fuzz_options() {
  local dictionary=cases
  [[ $1 != case_reader ]] || dictionary=case_reader
  printf '%s\n' -entropic=0 "-dict=$root/fuzz/engine/$dictionary.dict" \
    "-artifact_prefix=$root/build/findings/$1-"
}

# What every fuzzing verb starts with: the targets, built.
build_fuzz() {
  install_packages "${packages_fuzz[@]}"
  configure_if_needed "$fuzz_preset"
  build "$fuzz_preset"
}

# fuzz_for TARGET SECONDS [OPTION...]: libFuzzer writes to the first folder and only reads the others.
fuzz_for() {
  local target=$1 seconds=$2
  shift 2
  local -a options folders=("$root/build/corpus/$target")
  mapfile -t options < <(fuzz_options "$target")
  mkdir -p -- "${folders[0]}" "$root/build/findings"
  [[ ! -d $root/fuzz/seeds/$target ]] || folders+=("$root/fuzz/seeds/$target")
  "$root/build/fuzz/fuzz/$target" -max_total_time="$seconds" -print_final_stats=1 "${options[@]}" \
    "$@" "${folders[@]}"
}

# require_block NAME FILE: ends here, before an hour of work, where write_between could not.
require_block() {
  [[ -f $2 ]] || usage_error "no such file: $2"
  [[ $(grep -cE "^<!-- $1:(begin|end) -->$" "$2") -eq 2 ]] ||
    usage_error "$2 lacks the lines <!-- $1:begin --> and <!-- $1:end -->"
}

# write_between NAME FILE: standard input, into FILE between "<!-- NAME:begin -->" and its end.
write_between() {
  local name=$1 file=$2 text
  text=$(cat)
  TEXT=$text awk -v begin="<!-- $name:begin -->" -v end="<!-- $name:end -->" '
    $0 == end { inside = 0 }
    !inside { print }
    $0 == begin { inside = 1; print ENVIRON["TEXT"] }' "$file" >"$file.new"
  mv -- "$file.new" "$file"
}

# One target after the other.  A finding ends a run of libFuzzer; the target then goes on with
# another seed until its time is over.  The table goes into build/findings/campaign.md.
fuzz_all() {
  local seconds=$1 target end left seed executed log code=0 table=$root/build/findings/campaign.md
  mkdir -p -- "$root/build/findings"
  printf '%s\n' '| target | seconds | executions | findings |' '|---|---:|---:|---:|' >"$table"
  for target in $(fuzz_targets); do
    end=$((SECONDS + seconds))
    executed=0
    : >"$root/build/findings/$target.txt"
    for ((seed = 1; (left = end - SECONDS) > 0; ++seed)); do
      log=$root/build/findings/$target-$seed.log
      fuzz_for "$target" "$left" -seed="$seed" >"$log" 2>&1 </dev/null || true
      left=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
      [[ -n $left ]] || cannot_start "the fuzz target $target did not run; see $log"
      executed=$((executed + left))
      grep -a '^Assertion failure: ' "$log" >>"$root/build/findings/$target.txt" && code=1
    done
    printf '%-14s %12d executions, %d findings\n' "$target" "$executed" \
      "$(wc -l <"$root/build/findings/$target.txt")"
    cat -- "$root/build/findings/$target.txt"
    # shellcheck disable=SC2016
    printf '| `%s` | %d | %s | %d |\n' "$target" "$seconds" \
      "$(sed -E ':more; s/([0-9])([0-9]{3})(,|$)/\1,\2\3/; t more' <<<"$executed")" \
      "$(wc -l <"$root/build/findings/$target.txt")" >>"$table"
  done
  return "$code"
}

# With sanitizers: every target takes its seeds and then, for some seconds, inputs made from them.
# They are the same in every run, as far as its time reaches.
fuzz_smoke() {
  local seconds=$1 target log code=0 out=$root/build/findings/smoke
  local -a options
  for target in $(fuzz_targets); do
    rm -rf -- "${out:?}/$target"
    mkdir -p -- "$out/$target/corpus"
    log=$out/$target/log.txt
    mapfile -t options < <(fuzz_options "$target")
    if "$root/build/$fuzz_preset/fuzz/$target" -max_total_time="$seconds" -seed=1 \
      -print_final_stats=1 "${options[@]}" -artifact_prefix="$out/$target/" "$out/$target/corpus" \
      "$root/fuzz/seeds/$target" >"$log" 2>&1 </dev/null; then
      printf '%-14s %10d executions, clean\n' "$target" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")"
    else
      code=1
      tail -n 50 -- "$log"
      printf '%-14s failed; see %s\n' "$target" "$log"
    fi
  done
  return "$code"
}

fuzz_merge() {
  local target=$1 corpus=$root/build/corpus/$1
  local -a options folders=("$corpus")
  mapfile -t options < <(fuzz_options "$target")
  [[ ! -d $root/fuzz/seeds/$target ]] || folders+=("$root/fuzz/seeds/$target")
  rm -rf -- "$corpus.merged"
  mkdir -p -- "$corpus" "$corpus.merged" "$root/build/findings"
  "$root/build/fuzz/fuzz/$target" -merge=1 "${options[@]}" "$corpus.merged" "${folders[@]}"
  say "of $(find "$corpus" -type f | wc -l) inputs $(find "$corpus.merged" -type f | wc -l) stay"
  rm -rf -- "$corpus"
  mv -- "$corpus.merged" "$corpus"
}

# What the corpora and the seeds reach, by the counters of clang: of a template, what the instance
# reaches that reaches most.  The table goes into build/fuzz-coverage/profiles/coverage.md.
fuzz_coverage() {
  install_packages "${packages_coverage[@]}"
  configure_if_needed fuzz-coverage
  build fuzz-coverage
  local out=$root/build/fuzz-coverage/profiles target folder
  local -a binaries=() folders
  rm -rf -- "$out"
  mkdir -p -- "$out"
  for target in $(fuzz_targets); do
    folders=()
    for folder in "$root/build/corpus/$target" "$root/fuzz/seeds/$target"; do
      [[ ! -d $folder ]] || folders+=("$folder")
    done
    [[ ${#folders[@]} -gt 0 ]] || continue
    # Every input once: a run of none asks nothing.
    LLVM_PROFILE_FILE=$out/$target.profraw "$root/build/fuzz-coverage/fuzz/$target" -runs=0 \
      -artifact_prefix="$out/$target-" "${folders[@]}" >"$out/$target.log" 2>&1 </dev/null ||
      say "$target has a finding in its corpus; see $out/$target.log"
    binaries+=(${binaries:+-object} "$root/build/fuzz-coverage/fuzz/$target")
  done
  llvm-profdata merge -sparse "$out"/*.profraw -o "$out/all.profdata"
  llvm-cov report -instr-profile="$out/all.profdata" "${binaries[@]}" "$root/core/gjk" |
    tee "$out/report.txt"
  awk 'BEGIN { print "| `core/gjk` | lines | reached | branches | reached |"
               print "|---|---:|---:|---:|---:|" }
       /\.hpp / { printf "| `%s` | %d | %s | %d | %s |\n", $1, $8, $10, $11, $13 }
       /^TOTAL/ { printf "| all | %d | %s | %d | %s |\n", $8, $10, $11, $13 }' \
    "$out/report.txt" >"$out/coverage.md"
}

run_fuzz() {
  local verb=${1-} seconds=${2-} into=
  if [[ $# -ge 2 && ${*: -2:1} == --into ]]; then
    into=${*: -1}
    set -- "${@:1:$#-2}"
    seconds=${2-}
    case $verb in
      all) require_block campaign "$into" ;;
      coverage) require_block coverage "$into" ;;
      *) usage_error "only fuzz all and fuzz coverage take --into" ;;
    esac
  fi
  case $verb in
    coverage)
      [[ $# -eq 1 ]] || usage_error "fuzz coverage takes nothing"
      build_fuzz
      fuzz_coverage
      [[ -z $into ]] || write_between coverage "$into" <"$root/build/fuzz-coverage/profiles/coverage.md"
      return
      ;;
    merge)
      [[ $# -eq 2 ]] || usage_error "fuzz merge takes a target"
      verb=$2
      seconds=merge
      ;;
    all) seconds=${seconds:-450} ;;
    record) seconds=${seconds:-240} ;;
    smoke)
      seconds=${seconds:-20}
      fuzz_preset=fuzz-asan
      ;;
    *) seconds=${seconds:-60} ;;
  esac
  [[ $# -le 2 ]] || usage_error "fuzz takes a target and a number of seconds"
  [[ $seconds =~ ^([0-9]+|merge)$ ]] || usage_error "not a number of seconds: $seconds"
  build_fuzz
  local targets
  targets=$(fuzz_targets)
  if [[ $verb == all ]]; then
    local code=0
    fuzz_all "$seconds" || code=$?
    [[ -z $into ]] || write_between campaign "$into" <"$root/build/findings/campaign.md"
    return "$code"
  fi
  if [[ $verb == smoke ]]; then
    fuzz_smoke "$seconds"
    return
  fi
  if [[ $verb == record ]]; then
    fuzz_record "$seconds"
    return
  fi
  [[ -n $verb && " $targets " == *" $verb "* ]] ||
    usage_error "${verb:+no fuzz target $verb; }the targets are: $targets"
  if [[ $seconds == merge ]]; then
    fuzz_merge "$verb"
  else
    fuzz_for "$verb" "$seconds"
  fi
}

# The largest errors below gross that fuzzing finds in so many seconds, added to those that are
# recorded in fuzz/recorded_errors.txt: from then on larger ones are findings.
fuzz_record() {
  local seconds=$1 seed
  for seed in 1 2 3 4; do
    GJKPROOF_RECORD=$root/fuzz/recorded_errors.txt fuzz_for distance $((seconds / 4 + 1)) \
      -seed="$seed" || say "seed $seed ended with a gross error; see $root/build/findings"
  done
}

# fuzz_mutant FAULT RUNS: asks the fuzz targets in turn, each from the seeds, until one kills it;
# prints a kill line with the inputs that all of them took.  An input counts when the subject that
# the fault was made from stands it.
fuzz_mutant() {
  local fault=$1 runs=$2
  local out=$root/build/mutants/fuzz/${fault#planted/} total=0 target executed log
  local -a options
  rm -rf -- "$out"
  mkdir -p -- "$out"
  for target in $mutant_targets; do
    mapfile -t options < <(fuzz_options "$target")
    log=$out/$target.log
    mkdir -p -- "$out/corpus-$target"
    local -a folders=("$out/corpus-$target")
    [[ ! -d $root/fuzz/seeds/$target ]] || folders+=("$root/fuzz/seeds/$target")
    GJKPROOF_FINDINGS=all GJKPROOF_SUBJECTS=$fault "$root/build/fuzz/fuzz/$target" \
      "${options[@]}" -runs="$runs" -seed=1 -print_final_stats=1 -artifact_prefix="$out/" \
      "${folders[@]}" >"$log" 2>&1 </dev/null || true
    executed=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    [[ -n $executed ]] || cannot_start "the fuzz target $target did not run; see $log"
    total=$((total + executed))
    grep -q '^Assertion failure: ' "$log" || continue
    echo "mutant fuzz ${fault#planted/} $total"
    return
  done
  echo "mutant fuzz ${fault#planted/} -"
}

# Faults in the judges instead of the subjects.
run_judge_mutants() {
  install_packages "${packages_test[@]}"
  mkdir -p -- "$root/build"
  exec python3 "$root/oracle/test/judge_faults.py" "$root/build/judge-mutants" "$@"
}

run_mutants() {
  if [[ ${1-} == judge ]]; then
    shift
    run_judge_mutants "$@"
  fi
  local runs=30000
  if [[ ${1-} == --runs ]]; then
    [[ ${2-} =~ ^[1-9][0-9]*$ ]] || usage_error "--runs takes a number of inputs"
    runs=$2
    shift 2
  fi
  local out=$root/build/mutants gjkproof=$root/build/release/reports/gjkproof fault base
  install_packages "${packages_test[@]}"
  configure_if_needed fuzz
  build fuzz
  configure release -DBUILD_TESTING=ON -DGJKPROOF_FUZZ_DIR="$root/build/fuzz"
  build release gjkproof proptest planted_unit_test
  mkdir -p -- "$out"

  say "unit tests"
  "$root/build/release/core/subjects/planted_unit_test" --gtest_filter='Faults/*' \
    >"$out/unit.txt" 2>"$out/unit.err" ||
    say "the unit tests let faults survive; see $out/unit.txt"
  say "property driver"
  "$root/build/release/proptest/proptest" --gtest_filter='Faults/*' \
    >"$out/property.txt" 2>"$out/property.err" ||
    say "the property driver lets faults survive; see $out/property.txt"
  # Other targets ask no subject.  `distance` first: it judges the answer itself.
  local mutant_targets="distance laws termination error_bound intersection"
  : >"$out/fuzz.txt"
  while read -r fault base; do
    say "fuzzing $fault"
    fuzz_mutant "$fault" "$runs" >>"$out/fuzz.txt"
  done < <("$gjkproof" mutants --list)
  say "study driver"
  "$gjkproof" mutants --records --known "$root"/core/cases/known/*.jsonl >"$out/study.txt" || true
  exec "$gjkproof" mutants "$out/unit.txt" "$out/property.txt" "$out/fuzz.txt" "$out/study.txt" "$@"
}
