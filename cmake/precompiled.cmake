# Precompiles headers that most units include and that are slow to parse.
# gjkproof_precompiled(TARGET FROM): for a target that includes the headers of FROM and is compiled
# with exactly the flags of this project.
#
# libFuzzer counts coverage per unit, with flags that its builds change unit by unit: they use no
# precompiled headers.
function(gjkproof_precompiled target from)
  if(NOT GJKPROOF_FUZZ_ONLY AND NOT GJKPROOF_LIBRARIES_ONLY)
    reuse_precompiled(${target} ${from})
  endif()
endfunction()

# With a precompiled header, g++ 12 reports inlined parts of its own std::string as out of bounds.
# At -O1 it reports as uninitialised what std::swap moves from an empty std::optional, although only
# a full one is read.  The clang and the asan builds detect such errors too.
function(reuse_precompiled target from)
  target_precompile_headers(${target} REUSE_FROM ${from})
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds$<SEMICOLON>-Wno-stringop-overflow>)
endfunction()

set(precompiled_headers
  <gmp.h>
  <algorithm> <array> <cmath> <cstdint> <functional> <map> <optional> <set> <stdexcept> <string>
  <string_view> <utility> <variant> <vector>)

# Optimising the code that prints results would take longer than running it.
set(text_options $<$<CONFIG:Release>:-O1>)
# Every case and every judged answer passes through it.
set(fast_options $<$<CONFIG:Release>:-O3>)
# Optimising a test further would take longer than running it.
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
