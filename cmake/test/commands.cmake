# Commands in tests written in CMake.  Output and errors are in `out` of the caller.

# Runs a command; its exit code is in `code` of the caller.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE out ERROR_VARIABLE out)
  set(code ${code} PARENT_SCOPE)
  set(out "${out}" PARENT_SCOPE)
endfunction()

# Runs a command that must succeed.
function(must)
  run(${ARGN})
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}\n${out}")
  endif()
  set(out "${out}" PARENT_SCOPE)
endfunction()
