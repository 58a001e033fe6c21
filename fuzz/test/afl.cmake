# SPDX-License-Identifier: MIT
# Checks that AFL++ sees what a target reaches and finds its canary, which libFuzzer then reports.
#
#   cmake -D FUZZER=<distance> -D WORK=<folder> -D SUBJECT=<fault> -D EXPECTED=<finding> -P afl.cmake
file(REMOVE_RECURSE ${WORK})
file(WRITE ${WORK}/in/start "start")
set(environment AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1 AFL_NO_UI=1
  AFL_BENCH_UNTIL_CRASH=1 GJKPROOF_SUBJECTS=${SUBJECT})
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env ${environment} afl-fuzz -i ${WORK}/in -o ${WORK} -E 300000 -V 100 -t 5000
    -s 1 -- ${FUZZER}_afl -artifact_prefix=${WORK}/
  OUTPUT_VARIABLE log ERROR_VARIABLE log RESULT_VARIABLE code)
file(GLOB inputs ${WORK}/default/queue/id:*)
file(GLOB crashes ${WORK}/default/crashes/id:*)
list(LENGTH inputs count)
if(NOT code EQUAL 0 OR count LESS 10 OR NOT crashes)
  message(FATAL_ERROR "AFL++ ended with ${code}, ${count} inputs and crashes ${crashes}:\n${log}")
endif()
list(GET crashes 0 crash)
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env GJKPROOF_SUBJECTS=${SUBJECT} ${FUZZER} -artifact_prefix=${WORK}/ ${crash}
  OUTPUT_VARIABLE log ERROR_VARIABLE log)
if(NOT log MATCHES "Assertion failure: ${EXPECTED}")
  message(FATAL_ERROR "libFuzzer reports something else:\n${log}")
endif()
