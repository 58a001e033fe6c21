# Targets are named after their folders and share one set of flags.  Other projects see them as
# gjkproof::NAME, an alias of gjkproof_NAME; this project also uses the alias NAME.

function(gjkproof_aliases name)
  add_library(gjkproof::${name} ALIAS gjkproof_${name})
  if(NOT GJKPROOF_LIBRARIES_ONLY)
    add_library(${name} ALIAS gjkproof_${name})
  endif()
  set_target_properties(gjkproof_${name} PROPERTIES EXPORT_NAME ${name})
endfunction()

# gjkproof_interface(NAME): flags or headers without sources.
function(gjkproof_interface name)
  add_library(gjkproof_${name} INTERFACE)
  gjkproof_aliases(${name})
endfunction()

# The fuzzer follows paths through the algorithms, not through the arithmetic that judges them nor
# through scalars that targets use for the truth alone.  A fuzz build does not compile libraries
# that are declared UNFUZZED: it links those of a release build, where the target `unfuzzed` builds
# them.  Without such a build it compiles all.
if(GJKPROOF_FUZZ_ONLY)
  set(GJKPROOF_COMPILED_TREE ${PROJECT_SOURCE_DIR}/build/release CACHE STRING "A build of the preset release, or none")
elseif(NOT GJKPROOF_LIBRARIES_ONLY)
  add_custom_target(unfuzzed)
endif()

# gjkproof_static_library(TARGET [UNFUZZED] SOURCE...)
function(gjkproof_static_library target)
  cmake_parse_arguments(PARSE_ARGV 1 library "UNFUZZED" "" "")
  if(GJKPROOF_FUZZ_ONLY AND library_UNFUZZED AND GJKPROOF_COMPILED_TREE)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/compiled_elsewhere.cpp CONTENT "")
    add_library(${target} STATIC ${PROJECT_BINARY_DIR}/compiled_elsewhere.cpp)
    file(RELATIVE_PATH folder ${PROJECT_BINARY_DIR} ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(${target} PUBLIC ${GJKPROOF_COMPILED_TREE}/${folder}/lib${target}.a)
    return()
  endif()
  add_library(${target} STATIC ${library_UNPARSED_ARGUMENTS})
  if(library_UNFUZZED AND TARGET unfuzzed)
    add_dependencies(unfuzzed ${target})
  endif()
endfunction()

# gjkproof_public_library(NAME [UNFUZZED] SOURCE...): a static library, also for other projects; includes
# start at the root of the repository or, if installed, at include/gjkproof.
function(gjkproof_public_library name)
  gjkproof_static_library(gjkproof_${name} ${ARGN})
  gjkproof_aliases(${name})
  target_compile_features(gjkproof_${name} PUBLIC cxx_std_20)
  target_include_directories(gjkproof_${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:include/gjkproof>)
  target_link_libraries(gjkproof_${name} PRIVATE
    $<BUILD_INTERFACE:gjkproof_floating_point> $<BUILD_INTERFACE:gjkproof_warnings>)
endfunction()

# gjkproof_library(NAME [UNFUZZED] SOURCE...): a static library for this project.
function(gjkproof_library name)
  gjkproof_static_library(${name} ${ARGN})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC floating_point PRIVATE warnings)
endfunction()

# gjkproof_link_first(TARGET LIBRARY): programs that link TARGET read LIBRARY before all other objects.  Where
# several units compile the same inline function or template, the linker keeps the first copy: that of LIBRARY.
function(gjkproof_link_first target library)
  target_link_options(${target} INTERFACE
    LINKER:--whole-archive,$<TARGET_FILE:${library}>,--no-whole-archive)
endfunction()

# gjkproof_test(NAME SOURCE...  LIBRARIES LIBRARY... [LABEL LABEL] [LONG] [LONG_TESTS PATTERN] [WHOLE] [IN_ROUNDS]):
# a GoogleTest program with one ctest per test case, labelled `unit` by default.  LONG: only with
# GJKPROOF_LONG_TESTS.  LONG_TESTS: so are the test cases that match PATTERN, as --gtest_filter takes it.
# WHOLE: one ctest NAME, for test cases that share what takes seconds to compute.  IN_ROUNDS: one ctest whole_NAME
# of all rounds (oracle/test/rounds.hpp), with GJKPROOF_LONG_TESTS.
option(GJKPROOF_LONG_TESTS "Build the tests that take minutes: ./run long" OFF)
function(gjkproof_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "LONG;WHOLE;IN_ROUNDS" "LABEL;LONG_TESTS" "LIBRARIES")
  if(NOT BUILD_TESTING OR GJKPROOF_LIBRARIES_ONLY OR (test_LONG AND NOT GJKPROOF_LONG_TESTS))
    return()
  endif()
  foreach(library IN LISTS test_LIBRARIES)
    if(NOT TARGET ${library})
      message(STATUS "There is no ${library}: ${name} is left out")
      return()
    endif()
  endforeach()
  add_executable(${name} ${test_UNPARSED_ARGUMENTS})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE ${test_LIBRARIES} floating_point warnings GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE GJKPROOF_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  reuse_precompiled(${name} precompiled_tests)
  set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 8)  # of 13 a unit takes 1.7 GB
  if(test_LONG)
    set(test_LABEL long)
  elseif(NOT test_LABEL)
    set(test_LABEL unit)
  endif()
  if(test_WHOLE)
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES LABELS ${test_LABEL})
    return()
  endif()
  if(test_IN_ROUNDS AND GJKPROOF_LONG_TESTS)
    add_test(NAME whole_${name} COMMAND ${name} --gtest_filter=-${test_LONG_TESTS})
    set_tests_properties(whole_${name} PROPERTIES LABELS long ENVIRONMENT GJKPROOF_WHOLE_TESTS=1)
  endif()
  set(others "")
  if(test_LONG_TESTS)
    set(others TEST_FILTER -${test_LONG_TESTS})
    if(GJKPROOF_LONG_TESTS)
      gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 TEST_FILTER ${test_LONG_TESTS}
        TEST_LIST ${name}_long PROPERTIES LABELS long ENVIRONMENT GJKPROOF_WHOLE_TESTS=1)
    endif()
  endif()
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 ${others} PROPERTIES LABELS ${test_LABEL})
endfunction()
