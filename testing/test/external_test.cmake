# Checks that gjkproof works in another project.  Configures, builds and runs external/ against
#
#   HOW=install  an installation of BUILD_DIR in a folder of its own
#   HOW=folder   add_subdirectory(SOURCE_DIR) without the reference, which builds only what it needs
#
# and expects that its correct GJK passes, that its wrong one fails with an explanation, that it gets no
# floating-point flag, and that nothing of CGAL is in sight.  An installation of the component `c` alone
# serves the engine of core/gjk/c/example, by CMake and by pkg-config, and needs the C++ runtime alone.
#
#   cmake -D HOW=... -D SOURCE_DIR=... -D BUILD_DIR=... -D WORK_DIR=... -D CXX=... -D FLAGS=...
#         -D NM=... -P external_test.cmake
cmake_minimum_required(VERSION 3.25)
if(HOW STREQUAL "install")  # the other one compiles the libraries: minutes, but only the first time
  file(REMOVE_RECURSE ${WORK_DIR})
endif()

include(${CMAKE_CURRENT_LIST_DIR}/../../cmake/test/commands.cmake)
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

# The C interface alone, where no other package is found.
if(HOW STREQUAL "install")
  set(alone ${WORK_DIR}/c)
  set(example ${SOURCE_DIR}/core/gjk/c/example)
  must(${CMAKE_COMMAND} --install ${BUILD_DIR} --component c --prefix ${alone}/installed)
  must(${CMAKE_COMMAND} -G Ninja -S ${example} -B ${alone}/build
    -D CMAKE_PREFIX_PATH=${alone}/installed -D CMAKE_DISABLE_FIND_PACKAGE_Boost=ON
    -D CMAKE_DISABLE_FIND_PACKAGE_fmt=ON -D "CMAKE_EXE_LINKER_FLAGS=${FLAGS}")
  must(${CMAKE_COMMAND} --build ${alone}/build)
  file(GLOB library ${alone}/installed/lib*/libgjkproof_c.so ${alone}/installed/lib*/*/libgjkproof_c.so)
  get_filename_component(folder ${library} DIRECTORY)
  set(engines ${alone}/build/engine)
  find_program(pkg_config pkg-config REQUIRED)
  set(ENV{PKG_CONFIG_PATH} ${folder}/pkgconfig)
  must(${pkg_config} --cflags --libs gjkproof_c)
  separate_arguments(options UNIX_COMMAND "${out}")
  separate_arguments(flags UNIX_COMMAND "${FLAGS}")
  must(cc -std=c11 ${flags} ${example}/engine.c -o ${alone}/engine ${options} -lm)
  list(APPEND engines ${alone}/engine)
  set(ENV{LD_LIBRARY_PATH} ${folder})
  foreach(engine IN LISTS engines)
    must(${engine})
    expect("frame 0: distance 2, from (0.5, 1, 0.5), normal (0, 1, 0)\n" "${out}")
    expect("frame 1: distance 1.25, from (0.5, 1, 0.5), normal (0, 1, 0)\n" "${out}")
    expect("frame 2: distance 0.5, from (0.5, 1, 0.5), normal (0, 1, 0)\n" "${out}")
    expect("frame 3: distance 0, from (" "${out}")
  endforeach()
  must(${NM} -D --defined-only ${library})
  string(REGEX REPLACE "[0-9a-f]+ [AT] (gjkproof_c_[a-z_]+|GJKPROOF_C_[0-9]+)(@@GJKPROOF_C_[0-9]+)?\n" "" others "${out}")
  if(others)
    message(FATAL_ERROR "${library} exports more than its interface:\n${others}")
  endif()
  file(GET_RUNTIME_DEPENDENCIES LIBRARIES ${library} RESOLVED_DEPENDENCIES_VAR needed
    UNRESOLVED_DEPENDENCIES_VAR missing)
  list(APPEND needed ${missing})
  list(FILTER needed EXCLUDE REGEX "/(libstdc\\+\\+|libgcc_s|libm|libc|ld-linux[^/]*)\\.so[.0-9]*$")
  if(needed AND NOT FLAGS MATCHES "-fsanitize")
    message(FATAL_ERROR "${library} needs ${needed}")
  endif()
endif()
