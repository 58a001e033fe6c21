# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154
# The verbs of ./run that fuzz or plant faults; ./run sources this file.  They start programs and
# keep their output.  gjkproof-research reads it, makes the tables and writes them into documents.

fuzz_preset=fuzz
findings=$root/build/findings
into=()  # --into FILE, where it was given
subject= # --subject NAME, where it was given
engine=  # afl, where it was given; else libFuzzer
rest=()  # all other arguments

split_arguments() {
  while [[ $# -gt 0 ]]; do
    if [[ $1 == --into ]]; then
      [[ $# -ge 2 ]] || usage_error "--into takes a file"
      into=(--into "$2")
      shift 2
    elif [[ $1 == --domain ]]; then
      [[ -n ${2-} ]] || usage_error "--domain takes engine, flat, scale or planar"
      export GJKPROOF_DOMAIN=$2
      shift 2
    elif [[ $1 == --subject ]]; then
      [[ -n ${2-} ]] || usage_error "--subject takes a plug-in, a program or an adapter"
      subject=$2
      shift 2
    elif [[ $1 == --engine ]]; then
      [[ ${2-} == afl ]] || usage_error "--engine takes afl; without it libFuzzer runs"
      engine=$2
      shift 2
    else
      rest+=("$1")
      shift
    fi
  done
}

# prepare_table NAME: builds the program that makes the table.  A FILE without a place for it is
# refused here, not after an hour.
prepare_table() {
  build_program gjkproof-research
  "$research" table "$1" --check "${into[@]}" || exit
}

# A fuzz build links what the fuzzer does not follow from the release build.
build_fuzz() {
  install_packages "${packages_fuzz[@]}"
  release_tree configure_if_needed
  build release unfuzzed
  configure_if_needed "$fuzz_preset"
  # AFL++ may have come since.
  [[ $engine != afl || $(cached "$fuzz_preset" GJKPROOF_AFL_RUNTIME) == /* ]] || configure "$fuzz_preset"
  build "$fuzz_preset"
}

fuzz_targets() {
  find "$root/build/$fuzz_preset/fuzz" -maxdepth 1 -type f -perm -u+x \
    ! -name '*.so' ! -name '*_afl' -printf '%f\n' | sort | xargs
}

require_target() {
  local targets
  targets=$(fuzz_targets)
  [[ -n $1 && " $targets " == *" $1 "* ]] ||
    usage_error "${1:+no fuzz target $1; }the targets are: $targets"
}

# libfuzzer TARGET ARTIFACTS CORPUS [OPTION...]: keeps findings in the folder ARTIFACTS and inputs
# in CORPUS; the seeds are only read.  An input that takes a minute is a finding.  Entropic schedules cost more here than everything else
# together.  An input joins the corpus if it reaches something new, not because it reaches it more
# often or is shorter: that was most of what libFuzzer wrote.
libfuzzer() {
  local target=$1 artifacts=$2 corpus=$3 dictionary=cases
  shift 3
  [[ $target != case_reader ]] || dictionary=case_reader
  mkdir -p -- "$artifacts" "$corpus"
  "$root/build/$fuzz_preset/fuzz/$target" -entropic=0 -use_counters=0 -reduce_inputs=0 -timeout=60 \
    "-dict=$root/fuzz/engine/$dictionary.dict" \
    -print_final_stats=1 "-artifact_prefix=$artifacts/$target-" "$corpus" "$@" \
    "$root/fuzz/seeds/$target"
}

# fuzz_for TARGET SECONDS [OPTION...]
fuzz_for() {
  libfuzzer "$1" "$findings" "$root/build/corpus/$1" -max_total_time="$2" "${@:3}"
}

# fuzz_afl TARGET SECONDS: AFL++ starts from the corpus and the seeds, and what it adds joins the
# corpus.  It ends with a finding, which libFuzzer then judges again and reports.
fuzz_afl() {
  local work=$root/build/afl/$1 corpus=$root/build/corpus/$1 dictionary=cases file found=
  [[ $1 != case_reader ]] || dictionary=case_reader
  rm -rf -- "$work"
  mkdir -p -- "$work/in" "$corpus" "$findings"
  find "$corpus" "$root/fuzz/seeds/$1" -type f -size -1048576c -exec cp -t "$work/in" -- {} +
  AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1 AFL_NO_UI=1 \
    AFL_BENCH_UNTIL_CRASH=1 afl-fuzz -i "$work/in" -o "$work" -V "$2" -t 5000 \
    -x "$root/fuzz/engine/$dictionary.dict" -- "$root/build/$fuzz_preset/fuzz/$1_afl" \
    "-artifact_prefix=$work/" </dev/null || cannot_start "AFL++ did not run"
  for file in "$work"/default/queue/id:*; do
    [[ $file == *,orig:* ]] || cp -- "$file" "$corpus/$(sha1sum <"$file" | cut -d ' ' -f 1)"
  done
  for file in "$work"/default/crashes/id:* "$work"/default/hangs/id:*; do
    [[ -e $file ]] || continue
    found=$findings/$1-afl-$(sha1sum <"$file" | cut -d ' ' -f 1)
    mv -- "$file" "$found"
  done
  [[ -z $found ]] || "$root/build/$fuzz_preset/fuzz/$1" "-artifact_prefix=$findings/$1-" "$found"
}

# fuzz_outsider TARGET SECONDS: fuzzes $subject, whose inputs have a corpus of their own.  Findings
# are shrunk, and a bug report is written beside the case.
fuzz_outsider() {
  local code=0 found name start
  name=$1-$(cksum <<<"$subject" | cut -d ' ' -f 1)
  start=$(mktemp)
  GJKPROOF_OUTSIDER=$subject libfuzzer "$1" "$findings" "$root/build/corpus/$name" \
    -max_total_time="$2" || code=$?
  while IFS= read -r found; do
    say "shrinking $found"
    if "$gjkproof" shrink "$found" --subject "$subject" --in-domain --format report \
      >"${found%.jsonl}.md"; then
      say "a bug report is in ${found%.jsonl}.md"
    else
      rm -f -- "${found%.jsonl}.md"
    fi
  done < <(find "$findings" -name "$1-case-*.jsonl" -newer "$start")
  rm -f -- "$start"
  return "$code"
}

# Builds what fuzz_outsider needs, with the adapters of other libraries if the subject is one.
prepare_outsider() {
  build_program gjkproof
  [[ $subject != peer/* || -n ${GJKPROOF_PEERS-} ]] || build_peers
}

# logged LOG COMMAND...: runs libFuzzer; false after a finding.
logged() {
  local code=0
  "${@:2}" >"$1" 2>&1 </dev/null || code=$?
  grep -q '^stat::number_of_executed_units:' "$1" ||
    cannot_start "a fuzz target did not run; see $1"
  return "$code"
}

# other_corpora TARGET: of the other targets, which read the same choices.
other_corpora() {
  local other
  for other in $(fuzz_targets); do
    [[ $1 == case_reader || $other == case_reader || $other == "$1" || ! -d $root/build/corpus/$other ]] ||
      printf '%s\n' "$root/build/corpus/$other"
  done
}

# Runs one target after the other, each from the corpora of all.  A finding ends a run of libFuzzer; the
# target then continues with another seed until its time is over.
fuzz_all() {
  local seconds=$1 target end left seed others logs=$root/build/campaign
  rm -rf -- "$logs"
  mkdir -p -- "$logs"
  echo "$seconds" >"$logs/seconds"
  for target in $(fuzz_targets); do
    say "fuzzing with $target"
    mkdir -- "$logs/$target"
    mapfile -t others < <(other_corpora "$target")
    end=$((SECONDS + seconds))
    for ((seed = 1; (left = end - SECONDS) > 0; ++seed)); do
      logged "$logs/$target/$seed.log" fuzz_for "$target" "$left" -seed="$seed" "${others[@]}" || true
    done
  done
  exec "$research" table campaign "$logs" "${into[@]}"
}

# With sanitizers: every target runs its seeds and then, for some seconds, inputs made from them.
fuzz_smoke() {
  local target logs=$root/build/smoke
  rm -rf -- "$logs"
  mkdir -p -- "$logs"
  echo "$1" >"$logs/seconds"
  for target in $(fuzz_targets); do
    say "fuzzing with $target"
    mkdir -- "$logs/$target"
    rm -rf -- "$root/build/corpus/smoke-$target"
    logged "$logs/$target/1.log" libfuzzer "$target" "$findings" "$root/build/corpus/smoke-$target" \
      -max_total_time="$1" -seed=1 || tail -n 50 -- "$logs/$target/1.log" >&2
  done
  exec "$research" table campaign "$logs"
}

fuzz_merge() {
  local corpus=$root/build/corpus/$1 others
  mapfile -t others < <(other_corpora "$1")
  mkdir -p -- "$corpus"
  rm -rf -- "$corpus.merged"
  libfuzzer "$1" "$findings" "$corpus.merged" -merge=1 "$corpus" "${others[@]}"
  say "of $(find "$corpus" "${others[@]}" -type f | wc -l) inputs $(find "$corpus.merged" -type f | wc -l) stay"
  rm -rf -- "$corpus"
  mv -- "$corpus.merged" "$corpus"
}

# Reports what the corpora and the seeds reach, by the counters of clang: for a template, the
# instance that reaches most.
fuzz_coverage() {
  install_packages "${packages_coverage[@]}"
  local out=$root/build/$fuzz_preset/profiles target program
  local -a programs=()
  rm -rf -- "$out"
  mkdir -p -- "$out"
  for target in $(fuzz_targets); do
    program=$root/build/$fuzz_preset/fuzz/$target
    mkdir -p -- "$root/build/corpus/$target"
    LLVM_PROFILE_FILE=$out/$target-%m.profraw "$program" -runs=0 -artifact_prefix="$out/$target-" \
      "$root/build/corpus/$target" "$root/fuzz/seeds/$target" >"$out/$target.log" 2>&1 </dev/null ||
      say "$target has a finding in its corpus; see $out/$target.log"
    programs+=(${programs:+-object} "$program")
  done
  programs+=(-object "$root/build/$fuzz_preset/fuzz/subjects_on_request.so")
  llvm-profdata merge -sparse "$out"/*.profraw -o "$out/all.profdata"
  llvm-cov export -summary-only -instr-profile="$out/all.profdata" "${programs[@]}" \
    "$root/core/gjk" >"$out/coverage.json"
  exec "$research" table coverage "$out/coverage.json" "${into[@]}"
}

fuzz_oss() {
  install_packages "${packages_afl[@]}" python3 git
  exec python3 "$root/fuzz/oss-fuzz/check_build.py" "$root" "$@"
}

run_fuzz() {
  [[ ${1-} != oss ]] || fuzz_oss "${@:2}"
  split_arguments "$@"
  set -- "${rest[@]}"
  case "${1-} $#" in
    'coverage 1' | 'merge 2') ;;
    coverage*) usage_error "fuzz coverage takes nothing but --into" ;;
    merge*) usage_error "fuzz merge takes a target" ;;
    *) [[ $# -le 2 && ${2-1} =~ ^[0-9]+$ ]] ||
      usage_error "fuzz takes a target and a number of seconds, not $*" ;;
  esac
  if [[ $engine == afl ]]; then
    [[ -z $subject && ! ${1-} =~ ^(all|coverage|merge|smoke)$ ]] ||
      usage_error "--engine afl takes one target, and no subject"
    install_packages "${packages_afl[@]}"
  fi
  case ${1-} in
    all) prepare_table campaign ;;
    coverage) prepare_table coverage ;;
    *) [[ ${#into[@]} -eq 0 ]] || usage_error "only fuzz all and fuzz coverage take --into" ;;
  esac
  [[ -z $subject${GJKPROOF_DOMAIN-} || ${1-} == distance ]] ||
    usage_error "only fuzz distance takes --subject and --domain"
  [[ -z $subject ]] || prepare_outsider
  case ${1-} in
    smoke)
      prepare_table campaign
      fuzz_preset=fuzz-asan
      ;;
    coverage) fuzz_preset=fuzz-coverage ;;
  esac
  build_fuzz
  case ${1-} in
    all) fuzz_all "${2-450}" ;;
    coverage) fuzz_coverage ;;
    smoke) fuzz_smoke "${2-20}" ;;
    merge)
      require_target "$2"
      fuzz_merge "$2"
      ;;
    *)
      require_target "${1-}"
      if [[ -n $subject ]]; then
        fuzz_outsider "$1" "${2-60}"
      elif [[ $engine == afl ]]; then
        fuzz_afl "$1" "${2-60}"
      else
        fuzz_for "$1" "${2-60}"
      fi
      ;;
  esac
}

# fuzz_mutant FAULT RUNS: runs the fuzz targets in turn, each from the seeds, until one kills it.
# An input counts if the subject that the fault was made from passes it.
fuzz_mutant() {
  local out=$root/build/mutants/fuzz/${1#planted/} target
  mkdir -p -- "$out"
  # The other targets evaluate no subject.  `distance` first: it judges the answer itself.
  for target in distance laws interval termination error_bound intersection; do
    GJKPROOF_FINDINGS=all GJKPROOF_SUBJECTS=$1 logged "$out/$target.log" \
      libfuzzer "$target" "$out" "$out/corpus-$target" -runs="$2" -seed=1 || return 0
  done
}

# Plants faults in the judges instead of the subjects.
run_judge_mutants() {
  local work=$root/build/judge-mutants
  split_arguments "$@"
  [[ -z $subject$engine${GJKPROOF_DOMAIN-} ]] ||
    usage_error "only fuzz takes --subject, --domain and --engine"
  install_packages "${packages_test[@]}"
  prepare_table judge_faults
  python3 "$root/oracle/test/judge_faults.py" "$work" "${rest[@]}" || exit
  exec "$research" table judge_faults "$work/judge_faults.jsonl" "${into[@]}"
}

run_mutants() {
  [[ ${1-} != judge ]] || run_judge_mutants "${@:2}"
  local runs=30000 out=$root/build/mutants faults fault base
  if [[ ${1-} == --runs ]]; then
    [[ ${2-} =~ ^[1-9][0-9]*$ ]] || usage_error "--runs takes a number of inputs"
    runs=$2
    shift 2
  fi
  install_packages "${packages_test[@]}"
  configure release -DBUILD_TESTING=ON -DGJKPROOF_FUZZ_DIR="$root/build/fuzz"
  build release gjkproof-research proptest planted_unit_test
  # Checks the arguments of the last step here, before the work.
  faults=$("$research" mutants --list "$@") || exit
  build_fuzz
  rm -rf -- "$out"
  mkdir -p -- "$out"

  say "unit tests"
  "$root/build/release/core/subjects/planted_unit_test" --gtest_filter='Faults.*' \
    >"$out/unit.txt" 2>"$out/unit.err" ||
    say "the unit tests let faults survive; see $out/unit.txt"
  say "property driver"
  "$root/build/release/proptest/proptest" --gtest_filter='Faults/*' \
    >"$out/property.txt" 2>"$out/property.err" ||
    say "the property driver lets faults survive; see $out/property.txt"
  while read -r fault base; do
    say "fuzzing $fault, made from $base"
    fuzz_mutant "$fault" "$runs"
  done <<<"$faults"
  say "study driver"
  "$research" mutants --records --known "$root"/core/cases/known/*.jsonl >"$out/study.txt" || true
  exec "$research" mutants "$out/unit.txt" "$out/property.txt" "$out/fuzz" "$out/study.txt" "$@"
}
