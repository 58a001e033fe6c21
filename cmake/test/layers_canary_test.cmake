# Does check_layers.cmake see what it should?  layers_canary/ breaks every rule, in files named
# after the rule (subject.hpp, whose name is part of its rule, stands for itself), between files
# that break none.  Every planted file must be reported by rule and name, and nothing else.
cmake_minimum_required(VERSION 3.25)
set(checker "${CMAKE_CURRENT_LIST_DIR}/../check_layers.cmake")
set(planted "${CMAKE_CURRENT_LIST_DIR}/layers_canary")

execute_process(COMMAND ${CMAKE_COMMAND} -D "ROOT=${planted}" -P "${checker}"
                RESULT_VARIABLE exit_code OUTPUT_VARIABLE report ERROR_VARIABLE report)
set(failures "")
if(exit_code EQUAL 0)
  string(APPEND failures "the checker passed the planted tree\n")
endif()

# The rules are read from the checker, so a rule without a planted violation fails here.
file(STRINGS "${checker}" rules REGEX "^set\\(rule_")
list(TRANSFORM rules REPLACE "^set\\(rule_([a-z_]+) .*" "\\1")
set(planted_count 0)
foreach(rule IN LISTS rules)
  file(GLOB_RECURSE files RELATIVE "${planted}" "${planted}/${rule}.?pp")
  if(rule STREQUAL "subject_hpp_hides_gjk")
    set(files "core/subjects/subject.hpp")
  elseif(NOT files)
    string(APPEND failures "${rule}: no violation is planted\n")
  endif()
  foreach(file IN LISTS files)
    math(EXPR planted_count "${planted_count} + 1")
    string(FIND "${report}" "${file}:3: ${rule}: " at_include)
    string(FIND "${report}" "${file}:1: ${rule}: " at_file)
    if(at_include EQUAL -1 AND at_file EQUAL -1)
      string(APPEND failures "${rule}: not reported in ${file}\n")
    endif()
  endforeach()
endforeach()

string(REGEX MATCHALL "[^\n]+:[0-9]+: [a-z_]+: " findings "${report}")
list(LENGTH findings finding_count)
if(NOT finding_count EQUAL planted_count)
  string(APPEND failures "${finding_count} findings for ${planted_count} planted ones\n")
endif()

# A root without sources must not pass either: there the check would never fail again.
execute_process(COMMAND ${CMAKE_COMMAND} -D "ROOT=${planted}/oracle/test" -P "${checker}"
                RESULT_VARIABLE exit_code OUTPUT_QUIET ERROR_QUIET)
if(exit_code EQUAL 0)
  string(APPEND failures "the checker passed a root without sources\n")
endif()

if(failures)
  message("${failures}\nwhat the checker said:\n${report}")
  message(FATAL_ERROR "check_layers.cmake misses planted violations")
endif()
message(STATUS "all ${planted_count} planted violations were reported")
