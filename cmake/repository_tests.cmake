# Tests of the sources themselves: includes respect the layers, and names in documents exist.  A
# canary of each shows that the check detects a violation.
find_program(GJKPROOF_PYTHON python3)
if(BUILD_TESTING AND GJKPROOF_PYTHON)
  set(checks ${CMAKE_CURRENT_LIST_DIR})
  add_test(NAME layers COMMAND ${GJKPROOF_PYTHON} ${checks}/check_layers.py ${PROJECT_SOURCE_DIR})
  add_test(NAME layers_canary COMMAND ${GJKPROOF_PYTHON} ${checks}/test/layers_canary_test.py)
  add_test(NAME documents COMMAND
    ${GJKPROOF_PYTHON} ${checks}/check_documents.py ${PROJECT_SOURCE_DIR})
  add_test(NAME documents_canary COMMAND
    ${GJKPROOF_PYTHON} ${checks}/check_documents.py ${checks}/test/documents_canary)
  set_tests_properties(layers_canary documents_canary PROPERTIES LABELS canary)
  set_tests_properties(documents_canary PROPERTIES PASS_REGULAR_EXPRESSION
    "nothing: gone.md.*heading: #gone.*record: 98 of 99.*record: 1,234.*file: gone.hpp.*test: gone_test.*test: Gone.IsNo.*verb: ./run nothing")
endif()
