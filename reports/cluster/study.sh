#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Judges a study in parts on many machines, and joins them to the bytes that one machine would write:
#
#   slurm PARTS FOLDER [STUDY-ARGUMENT...]     a job array, and a job that merges behind it
#   parallel PARTS FOLDER [STUDY-ARGUMENT...]  GNU parallel; PARALLEL has its options, such as
#                                              "--sshlogin a,b --workdir ."
#
# FOLDER, which all machines see, gets part-1 ... part-PARTS and whole.  The same command again resumes
# unfinished parts.  GJKPROOF names the program, the same on all machines; sbatch reads SBATCH_*.
# A part that a signal ended, a full disk, or another process that still writes its folder, is queued
# again up to RETRIES (50) times, PAUSE (60) seconds later.
set -uo pipefail

usage() { sed -n '3,12s/^# \{0,1\}//p' "$0" >&2; exit 2; }
[[ $# -ge 3 && $1 =~ ^(slurm|parallel|part|merge)$ && $2 =~ ^[1-9][0-9]*$ ]] || usage
how=$1 parts=$2 folder=$3
shift 3
export GJKPROOF=${GJKPROOF:-gjkproof} RETRIES=${RETRIES:-50} PAUSE=${PAUSE:-60}

# judge K [SECONDS]: the part K, for so long at most.  Findings are results, so they are no failure, and
# neither is a part that came to its end without an answer to judge.
judge() {
  local code limit=()
  [[ $# -eq 1 ]] || limit=(timeout -s TERM "$2")
  "${limit[@]}" "$GJKPROOF" study "${study[@]}" --shard "$1/$parts" --resume -o "$folder/part-$1" &
  trap 'kill -TERM "$!"' TERM INT
  while wait $!; code=$?; kill -0 $! 2>/dev/null; do :; done
  trap - TERM INT
  [[ $code -eq 1 ]] || {
    [[ $code -eq 5 && -f $folder/part-$1/summary.md ]] && ! grep -q ^INCOMPLETE "$folder/part-$1/summary.md"
  } || return "$code"
}
study=("$@")

case $how in
  part)
    k=${SLURM_ARRAY_TASK_ID:-$1}
    [[ -n ${SLURM_ARRAY_TASK_ID-} ]] || study=("${@:2}")
    judge "$k"
    code=$?
    [[ $code =~ ^(5|6)$ || $code -gt 128 ]] || exit "$code"
    [[ -n ${SLURM_ARRAY_TASK_ID-} && ${SLURM_RESTART_COUNT:-0} -lt $RETRIES ]] || exit "$code"
    [[ $code -eq 5 ]] || sleep "$PAUSE"
    scontrol requeue "$SLURM_JOB_ID"
    sleep 60  # until that ends this job
    ;;
  merge)
    all=()
    for ((k = 1; k <= parts; ++k)); do all+=("$folder/part-$k"); done
    "$GJKPROOF" merge --force "${all[@]}" -o "$folder/whole" || { code=$?; [[ $code -eq 1 ]] || exit "$code"; }
    ;;
  slurm)
    mkdir -p -- "$folder"
    # The limit of a part is 10 minutes and three times what the first one, after 15 s, says it has left.
    left=$(judge 1 15 2>&1 | grep -o '[0-9]* \(s\|min\|h\) left' | tail -1)
    read -r number unit _ <<<"${left:-0 s}"
    minutes=$((10 + 3 * number * $([[ $unit == h ]] && echo 60 || echo 1) / $([[ $unit == s ]] && echo 60 || echo 1)))
    array=$(sbatch --parsable --requeue --open-mode=append --signal=B:TERM@60 --time="$minutes" \
      --array="1-$parts" --output="${folder//%/%%}/part-%a.log" "$0" part "$parts" "$folder" "$@") || exit
    # Is cancelled if a part fails for good, such as by wrong arguments.
    sbatch --parsable --requeue --open-mode=append --dependency="afterok:$array" --kill-on-invalid-dep=yes \
      --output="${folder//%/%%}/whole.log" "$0" merge "$parts" "$folder"
    ;;
  parallel)
    mkdir -p -- "$folder"
    seq "$parts" | parallel --will-cite --joblog "$folder/jobs.log" --retries "$RETRIES" \
      "$(printf '%q ' env GJKPROOF="$GJKPROOF" "$0" part "$parts" "$folder") {} ${*:+$(printf '%q ' "$@")}" &&
      exec "$0" merge "$parts" "$folder"
    ;;
esac
