#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Judges a GJK in a workflow of another project; action.yml sets the variables.  Exit codes are those of
# `gjkproof study`: 1 if there are findings that EXPECTED does not list.
set -uo pipefail

# say LEVEL TITLE TEXT: an annotation.
say() {
  local text=${3//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '::%s title=%s::%s\n' "$1" "$2" "${text//$'\n'/%0A}"
}

if [[ -z $SUBJECT && -z $TESTS ]]; then
  say error gjkproof 'neither a subject nor tests are given'
  exit 2
fi
if [[ -n $SUBJECT && -n $TESTS ]]; then
  say error gjkproof 'a subject and tests are given: judge them in two steps'
  exit 2
fi
if [[ -n $TESTS ]]; then  # the matchers explain each failure with its case
  bash -c "$TESTS"
  code=$?
  [[ $code -eq 0 ]] || say error gjkproof "the tests end with $code: $TESTS"
  exit "$code"
fi

program=("$GJKPROOF")
[[ -n $GJKPROOF ]] || program=("$(dirname -- "${BASH_SOURCE[0]}")/../../../run" gjkproof)
mkdir -p -- "$OUTPUT" || exit 6

study=(study -s "$SUBJECT" --cases "$CASES" --oracle certificate --records all --force -o "$OUTPUT")
[[ -z $DOMAIN ]] || study+=(--domain "$DOMAIN")
known=()
[[ -z $EXPECTED ]] || known=(--expected "$EXPECTED")
"${program[@]}" "${study[@]}" "${known[@]}" >"$OUTPUT/study.txt"
code=$?
cat -- "$OUTPUT/study.txt"
if [[ $code -gt 1 ]]; then
  say error gjkproof "the study ended with $code: $SUBJECT"
  exit "$code"
fi

export_as() { "${program[@]}" export "$OUTPUT" --format "$1" "${@:3}" -o "$OUTPUT/$2"; }
export_as sarif gjkproof.sarif "${known[@]}" || exit
export_as junit gjkproof.xml "${known[@]}" || exit
export_as expected expected.jsonl || exit
"${program[@]}" export "$OUTPUT" --format markdown >>"${GITHUB_STEP_SUMMARY:-/dev/null}" || exit
printf '%s\n' "sarif=$OUTPUT/gjkproof.sarif" "junit=$OUTPUT/gjkproof.xml" "expected=$OUTPUT/expected.jsonl" >>"${GITHUB_OUTPUT:-/dev/null}"

if [[ -n $VECTORS ]]; then  # exit code 1: some are failed, which the badge says
  "${program[@]}" badge "$VECTORS" -s "$SUBJECT" -o "$OUTPUT/badge.svg"
  ended=$?
  if [[ $ended -gt 1 ]]; then
    say error gjkproof "no badge of $VECTORS"
    exit "$ended"
  fi
  echo "badge=$OUTPUT/badge.svg" >>"${GITHUB_OUTPUT:-/dev/null}"
fi

fixed=$(grep -oP ', \K[0-9]+(?= fixed$)' "$OUTPUT/study.txt" || echo 0)
[[ $fixed -eq 0 ]] || say warning gjkproof "$fixed entries of $EXPECTED are fixed: take $OUTPUT/expected.jsonl instead"
[[ $code -eq 0 ]] || say error gjkproof "$SUBJECT has findings that are not expected: $OUTPUT/summary.md"
exit "$code"
