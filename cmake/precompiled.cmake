# Headers that most units read and that are slow to read, precompiled.  gjkproof_precompiled(TARGET FROM): for a target that includes what FROM has, and is compiled
# with the flags of this project and no others.
#
# libFuzzer counts what a unit is compiled with, and its builds change that unit by unit: they go
# without.
function(gjkproof_precompiled target from)
  if(NOT GJKPROOF_FUZZ_ONLY AND NOT GJKPROOF_LIBRARIES_ONLY)
    reuse_precompiled(${target} ${from})
  endif()
endfunction()

# From a precompiled header g++ 12 reports what it inlines of its own std::string as out of bounds.  At
# -O1 it takes for uninitialised what std::swap moves of an empty std::optional, which only a full one
# is asked for.  The clang and the asan builds look for such errors too.
function(reuse_precompiled target from)
  target_precompile_headers(${target} REUSE_FROM ${from})
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds$<SEMICOLON>-Wno-stringop-overflow>)
endfunction()

set(precompiled_headers
  <gmp.h>
  <algorithm> <array> <cmath> <cstdint> <functional> <map> <optional> <set> <stdexcept> <string>
  <string_view> <utility> <variant> <vector>)

# Optimising further what turns results into text takes longer than running it.
set(text_options $<$<CONFIG:Release>:-O1>)
# Optimising a test further takes longer than running it.
set(test_options $<$<CONFIG:Release>:-O1> $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)

function(precompile name library)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${name}.cpp CONTENT "")
  add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/${name}.cpp)
  target_link_libraries(${name} PRIVATE ${library} floating_point warnings)
  target_precompile_headers(${name} PRIVATE ${precompiled_headers} ${ARGN})
endfunction()

if(NOT GJKPROOF_FUZZ_ONLY AND NOT GJKPROOF_LIBRARIES_ONLY)
  precompile(precompiled "")
  precompile(precompiled_reports "fmt::fmt;nlohmann_json::nlohmann_json"
    <fmt/format.h> <nlohmann/json.hpp>)
  if(BUILD_TESTING)
    precompile(precompiled_tests "GTest::gtest" <gtest/gtest.h>)  # for gjkproof_test()
    target_compile_options(precompiled_tests PRIVATE ${test_options})
  endif()
endif()
