# Two ctests: the includes keep to the layers, and the checker that says so can see.
if(BUILD_TESTING)
  add_test(NAME layers COMMAND
    ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -P ${CMAKE_CURRENT_LIST_DIR}/check_layers.cmake)
  add_test(NAME layers_canary COMMAND
    ${CMAKE_COMMAND} -P ${CMAKE_CURRENT_LIST_DIR}/test/layers_canary_test.cmake)
  set_tests_properties(layers_canary PROPERTIES LABELS canary)
endif()
