# Checks that gjkproof works in another project.  Configures, builds and runs external/ against
#
#   HOW=install  an installation of BUILD_DIR in a folder of its own
#   HOW=folder   add_subdirectory(SOURCE_DIR) without the reference, which builds only what it needs
#
# and expects that its correct GJK passes, that its wrong one fails with an explanation, that it gets no
# floating-point flag, and that nothing of CGAL is in sight.
#
#   cmake -D HOW=... -D SOURCE_DIR=... -D BUILD_DIR=... -D WORK_DIR=... -D CXX=... -D FLAGS=...
#         -D NM=... -P external_test.cmake
cmake_minimum_required(VERSION 3.25)
if(HOW STREQUAL "install")  # the other one compiles the libraries: minutes, but only the first time
  file(REMOVE_RECURSE ${WORK_DIR})
endif()

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE out ERROR_VARIABLE out)
  set(code ${code} PARENT_SCOPE)
  set(out "${out}" PARENT_SCOPE)
endfunction()
function(must)
  run(${ARGN})
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}\n${out}")
  endif()
  set(out "${out}" PARENT_SCOPE)
endfunction()
function(expect text where)
  string(FIND "${where}" "${text}" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "no \"${text}\" in:\n${where}")
  endif()
endfunction()

if(HOW STREQUAL "install")
  must(${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${WORK_DIR}/installed)
  set(where -D CMAKE_PREFIX_PATH=${WORK_DIR}/installed)
else()
  set(where -D GJKPROOF_FOLDER=${SOURCE_DIR} -D GJKPROOF_REFERENCE=OFF -D CMAKE_UNITY_BUILD=ON
    -D CMAKE_DISABLE_FIND_PACKAGE_CGAL=ON)
endif()
set(external ${WORK_DIR}/build)
must(${CMAKE_COMMAND} -G Ninja -S ${SOURCE_DIR}/testing/test/external -B ${external}
  -D CMAKE_CXX_COMPILER=${CXX} "-DCMAKE_CXX_FLAGS=${FLAGS}" -D CMAKE_BUILD_TYPE=Debug
  -D CMAKE_CXX_FLAGS_DEBUG=-O0 ${where})
file(READ ${external}/build.ninja rules)
string(REGEX MATCH "build CMakeFiles/my_gjk_test[^\n]*(\n  [^\n]*)*" own "${rules}")
expect("FLAGS = " "${own}")
if(own MATCHES "-ffp-contract|-frounding-math")
  message(FATAL_ERROR "gjkproof::gjk or gjkproof::testing exports flags:\n${own}")
endif()
if(HOW STREQUAL "folder")
  expect("GJKPROOF_REFERENCE is off: gjkproof::reference is left out" "${out}")
  foreach(word subjects minkowski gjkproof_commit _test.cpp.o)
    string(REGEX MATCHALL "build [^\n]*${word}[^\n]*" found "${rules}")
    list(FILTER found EXCLUDE REGEX "my_gjk_test")
    if(found)
      message(FATAL_ERROR "a project that adds gjkproof would build ${found}")
    endif()
  endforeach()
endif()
must(${CMAKE_COMMAND} --build ${external} --target my_gjk_test --parallel 2)

must(${external}/my_gjk_test --gtest_filter=MyGjk.IsCorrect)
run(${external}/my_gjk_test --gtest_filter=MyGjk.ForgetsTheLastPoint)
if(NOT code EQUAL 1)
  message(FATAL_ERROR "the wrong GJK passed, or ended otherwise (${code}):\n${out}")
endif()
expect("gjkproof: the distance is wrong\n" "${out}")
expect("  true      separated, distance " "${out}")
expect("The simplest pair found on which it is wrong in the same way:\n" "${out}")
expect("  const std::vector<std::array<double, 3>> a{{" "${out}")
expect("gjkproof replay pair.jsonl" "${out}")
message("${out}")

# Symbols of CGAL in the libraries or in the program, or the name in its link line.
if(HOW STREQUAL "install")
  file(GLOB libraries ${WORK_DIR}/installed/lib*/libgjkproof_oracle.a
    ${WORK_DIR}/installed/lib*/*/libgjkproof_oracle.a)
else()
  file(GLOB_RECURSE libraries ${external}/libgjkproof_oracle.a)
endif()
if(NOT libraries)
  message(FATAL_ERROR "there is no library oracle in ${WORK_DIR}")
endif()
foreach(file IN ITEMS ${libraries} ${external}/my_gjk_test)
  must(${NM} -C ${file})
  string(FIND "${out}" "CGAL" at)
  if(NOT at EQUAL -1)
    message(FATAL_ERROR "${file} has symbols of CGAL")
  endif()
  expect("oracle::certificate" "${out}")
endforeach()
