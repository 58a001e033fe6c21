# Targets are named after their folders and share one set of flags.

# gjkproof_library(NAME SOURCE...): a static library that sees includes from the repository root.
function(gjkproof_library name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC floating_point PRIVATE warnings)
endfunction()

# gjkproof_test(NAME SOURCE... LIBRARIES LIBRARY...): a GoogleTest program, one ctest a test case.
function(gjkproof_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "" "LIBRARIES")
  if(NOT BUILD_TESTING)
    return()
  endif()
  add_executable(${name} ${test_UNPARSED_ARGUMENTS})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE ${test_LIBRARIES} floating_point warnings GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE GJKPROOF_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60)
endfunction()
