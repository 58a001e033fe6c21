# Precompiles headers that most units include and that are slow to parse.
# gjkproof_precompiled(TARGET FROM): for a target that includes the headers of FROM and is compiled
# with exactly the flags of this project and the options of FROM.
#
# libFuzzer counts coverage per unit, with flags that its builds change unit by unit: they use no
# precompiled headers.
function(gjkproof_precompiled target from)
  if(NOT GJKPROOF_FUZZ_ONLY AND NOT GJKPROOF_LIBRARIES_ONLY)
    reuse_precompiled(${target} ${from})
  endif()
endfunction()

# With a precompiled header, g++ 12 reports inlined parts of its own std::string as out of bounds.
# At -Og it reports as uninitialised what std::swap moves from an empty std::optional, although only
# a full one is read.  The clang and the asan builds detect such errors too.
function(reuse_precompiled target from)
  target_precompile_headers(${target} REUSE_FROM ${from})
  get_target_property(options ${from} INTERFACE_COMPILE_OPTIONS)
  if(options)
    target_compile_options(${target} PRIVATE ${options})
  endif()
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds$<SEMICOLON>-Wno-stringop-overflow>)
endfunction()

set(precompiled_headers
  <gmp.h>
  <algorithm> <array> <cmath> <cstdint> <functional> <map> <optional> <set> <stdexcept> <string>
  <string_view> <utility> <variant> <vector>)

# Tests, and code that reads and prints text: optimising it further would take longer than running it.
# -Og takes half the time of -O2 and two thirds of that of -O1.
set(quick_options $<$<CONFIG:Release>:-Og> $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
# Every case and every judged answer passes through it.
set(fast_options $<$<CONFIG:Release>:-O3>)
# The same for certified queries, without precompiled headers, which refuse these options.  For x86 in
# general g++ clears and copies 33 bytes and more by string instructions, which are slow to begin: up to
# a fifth of a certified relation of 8 vertices.
set(certified_options ${fast_options})
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(in_place unrolled_loop:256:noalign,libcall:-1:noalign)
  list(APPEND certified_options -mmemset-strategy=${in_place} -mmemcpy-strategy=${in_place})
endif()

# precompile(NAME LIBRARY OPTIONS HEADER...): units that use the headers are compiled with the same
# options.  A header that sets the optimisation, as that of fmt does, keeps its own if it is precompiled,
# and with g++ 12 the whole unit follows it.
function(precompile name library options)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${name}.cpp CONTENT "")
  add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/${name}.cpp)
  target_link_libraries(${name} PRIVATE ${library} floating_point warnings)
  target_compile_options(${name} PUBLIC ${options})
  target_precompile_headers(${name} PRIVATE ${precompiled_headers} ${ARGN})
endfunction()

if(NOT GJKPROOF_FUZZ_ONLY AND NOT GJKPROOF_LIBRARIES_ONLY)
  precompile(precompiled "" "")
  precompile(precompiled_texts "fmt::fmt;nlohmann_json::nlohmann_json" "${quick_options}"
    <fmt/format.h> <nlohmann/json.hpp>)
  if(BUILD_TESTING)
    precompile(precompiled_tests GTest::gtest "${quick_options}" <gtest/gtest.h>)  # for gjkproof_test()
  endif()
endif()
