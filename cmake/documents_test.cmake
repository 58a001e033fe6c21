# Two ctests: what documents name exists, and the checker that says so can see.
find_program(GJKPROOF_PYTHON python3)
if(BUILD_TESTING AND GJKPROOF_PYTHON)
  add_test(NAME documents COMMAND
    ${GJKPROOF_PYTHON} ${CMAKE_CURRENT_LIST_DIR}/check_documents.py ${PROJECT_SOURCE_DIR})
  add_test(NAME documents_canary COMMAND
    ${GJKPROOF_PYTHON} ${CMAKE_CURRENT_LIST_DIR}/check_documents.py ${CMAKE_CURRENT_LIST_DIR}/test/documents_canary)
  set_tests_properties(documents_canary PROPERTIES LABELS canary PASS_REGULAR_EXPRESSION
    "nothing: gone.md.*heading: #gone.*file: gone.hpp.*test: gone_test.*test: Gone.IsNo")
endif()
