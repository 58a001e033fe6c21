# Checks that installed headers keep their promises under any compiler options of their user.
# Installs the headers of BUILD_DIR and compiles installed_headers.cpp by COMPILER, as a user would:
#
#   -O3 -march=native     the promised bits: by default g++ fuses products and sums; clang is told to
#   Highway               the promised bits: it compiles for FMA targets by itself.  In the same
#                         program clouds are scanned as on machines without SSE2, and integers are
#                         those of machines without any of 128 bits
#   -ffast-math           a refusal to compile
#   -Ofast at link alone  a refusal at run time: subnormal numbers are flushed to zero
#   GJKPROOF_NO_CONTRACTION, falsely defined: a refusal at run time.  The canary
#
#   cmake -D BUILD_DIR=... -D COMPILER=g++ -D WORK_DIR=... -P installed_headers_test.cmake
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${WORK_DIR})
set(source ${CMAKE_CURRENT_LIST_DIR}/installed_headers.cpp)
set(headers ${WORK_DIR}/include/gjkproof)

include(${CMAKE_CURRENT_LIST_DIR}/../../../cmake/test/commands.cmake)
function(expect text)
  string(FIND "${out}" "${text}" at)
  if(at EQUAL -1)
    message(SEND_ERROR "${ARGN}: no \"${text}\" in:\n${out}")
  else()
    message("${ARGN}: ${text}")
  endif()
endfunction()

must(${CMAKE_COMMAND} --install ${BUILD_DIR} --component headers --prefix ${WORK_DIR})
file(GLOB_RECURSE installed RELATIVE ${headers} ${headers}/*)
foreach(file IN LISTS installed)
  if(file MATCHES "/(internal|test|planted)/")
    message(SEND_ERROR "${file} is no public header")
  endif()
  file(STRINGS ${headers}/${file} includes REGEX "^#include \"")
  foreach(include IN LISTS includes)
    string(REGEX REPLACE "^#include \"(.*)\".*" "\\1" include "${include}")
    if(NOT include IN_LIST installed)
      message(SEND_ERROR "${file} includes ${include}, which is not installed")
    endif()
  endforeach()
endforeach()

file(COPY ${CMAKE_CURRENT_LIST_DIR}/promised_bits.hpp DESTINATION ${headers}/core/gjk/test)

find_program(compiler ${COMPILER} NO_CACHE REQUIRED)
set(compile ${compiler} -std=c++20 -I ${headers})
set(native -O3 -march=native)
if(COMPILER STREQUAL "clang++")
  list(APPEND native -ffp-contract=fast)
endif()
set(program ${WORK_DIR}/program)
run(${compiler} -march=native -dM -E -x c++ /dev/null)
string(REGEX MATCH "__FMA__|__ARM_FEATURE_FMA" fma "${out}")
if(NOT fma)
  message("This machine has no fused operations: that they are not used is not tested")
endif()

must(${compile} ${native} -c ${source} -o ${program}.o)
must(${compiler} ${program}.o -o ${program})
run(${program})
expect("the promised bits" ${COMPILER} ${native})
must(${compiler} -Ofast ${program}.o -o ${program})
run(${program})
expect("refused: " ${COMPILER} -Ofast at link)

run(${compile} ${native} -ffast-math -fsyntax-only -Wfatal-errors ${source})
expect("gjkproof rests on IEEE 754" ${COMPILER} -ffast-math)
run(${compile} ${native} -ffast-math -D GJKPROOF_STUDIES_FAST_MATH -fsyntax-only -Wfatal-errors ${source})
expect("no certified answer" ${COMPILER} -ffast-math under study)

# Without the targets that have no fused operations: no machine with others would run them.
run(${compile} -O2 -D WITH_HIGHWAY -D "HWY_DISABLED_TARGETS=(HWY_SSSE3|HWY_SSE4)" -U __SSE2_MATH__
  -U __SIZEOF_INT128__ ${source} -o ${program} -lhwy)
if(code EQUAL 0)
  run(${program})
  expect("the promised bits" ${COMPILER} with Highway, without SSE2 and integers of 128 bits)
else()
  message("There is no Highway: it is not tested\n${out}")
endif()

if(fma)
  must(${compile} ${native} -D GJKPROOF_NO_CONTRACTION -D ONE_QUERY ${source} -o ${program})
  run(${program})
  expect("refused: " ${COMPILER} GJKPROOF_NO_CONTRACTION)
endif()
