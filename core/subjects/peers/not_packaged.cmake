# Adapters of libraries that Debian does not package, each built when the cache names where it is, say
# cmake -DGJKPROOF_COAL_DIR=/opt/coal: a source tree of openGJK, an installation of the others.
foreach(library OPENGJK COAL JOLT MUJOCO DOLFINX)
  set(GJKPROOF_${library}_DIR "" CACHE PATH "Where ${library} is; empty: without its adapter")
endforeach()

if(GJKPROOF_OPENGJK_DIR)
  enable_language(C)
  set(GJKPROOF_OPENGJK_VERSION "unknown" CACHE STRING "Version of openGJK in names of subjects")
  find_path(gjkproof_opengjk_include openGJK/openGJK.h
            HINTS "${GJKPROOF_OPENGJK_DIR}" PATH_SUFFIXES include scalar/include)
  find_file(gjkproof_opengjk_source openGJK.c
            HINTS "${GJKPROOF_OPENGJK_DIR}" PATH_SUFFIXES src scalar)
  gjkproof_peer(opengjk opengjk.cpp "${gjkproof_opengjk_source}"
    FOUND gjkproof_opengjk_include gjkproof_opengjk_source
    INCLUDE "${gjkproof_opengjk_include}"
    DEFINE GJKPROOF_OPENGJK_VERSION="${GJKPROOF_OPENGJK_VERSION}")
  if(gjkproof_opengjk_source)
    set_source_files_properties("${gjkproof_opengjk_source}" PROPERTIES COMPILE_OPTIONS -w)
  endif()
endif()

# A library with a CMake package: its folder, its target, and what names its version.
function(gjkproof_installed_peer name package target)
  string(TOUPPER ${name} upper)
  if(NOT GJKPROOF_${upper}_DIR)
    return()
  endif()
  find_package(${package} QUIET CONFIG HINTS "${GJKPROOF_${upper}_DIR}")
  gjkproof_peer(${name} ${name}.cpp
    FOUND ${package}_FOUND
    LIBRARIES ${target}
    DEFINE GJKPROOF_${upper}_VERSION="${${package}_VERSION}")
  set(gjkproof_peers "${gjkproof_peers}" PARENT_SCOPE)
endfunction()
gjkproof_installed_peer(coal coal coal::coal)
gjkproof_installed_peer(jolt Jolt Jolt::Jolt)
gjkproof_installed_peer(mujoco mujoco mujoco::mujoco)
gjkproof_installed_peer(dolfinx DOLFINX dolfinx)
