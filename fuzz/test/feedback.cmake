# SPDX-License-Identifier: MIT
# Checks that libFuzzer sees the edges of a plug-in.  Fuzzes the same plug-in with and without
# instrumentation; with it the inputs must show more features.  Its fault is switched off, because
# random inputs find it at times.
#
#   cmake -D FUZZER=<distance> -D FAKES=<folder> -P feedback.cmake
foreach(name hidden hidden_from_fuzzers)
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env GJKPROOF_FAKE_WITHOUT_FAULT=1 GJKPROOF_OUTSIDER=${FAKES}/${name}.so
      ${FUZZER} -runs=500 -entropic=0 -seed=1 -artifact_prefix=${FAKES}/
    ERROR_VARIABLE log OUTPUT_QUIET)
  if(NOT log MATCHES "#500[ \t]+DONE[ \t]+cov: [0-9]+ ft: ([0-9]+)")
    message(FATAL_ERROR "${name}: the run did not end as it should:\n${log}")
  endif()
  set(features_${name} ${CMAKE_MATCH_1})
endforeach()
message(STATUS "${features_hidden} features, ${features_hidden_from_fuzzers} without instrumentation")
math(EXPR least "${features_hidden_from_fuzzers} + 100")
if(features_hidden LESS least)
  message(FATAL_ERROR "libFuzzer does not see the edges of the plug-in")
endif()
