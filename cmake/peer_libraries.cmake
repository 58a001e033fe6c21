# Finds other libraries that Debian packages.  Sets gjkproof_NAME_found for each NAME, and its
# compile and link settings gjkproof_NAME_libraries, _include and _define.
find_package(fcl QUIET CONFIG)
find_package(ccd QUIET CONFIG)
set(gjkproof_fcl_found ${fcl_FOUND})
set(gjkproof_fcl_libraries fcl)
set(gjkproof_libccd_found ${ccd_FOUND})
set(gjkproof_libccd_libraries ccd)

# Debian builds Bullet twice; neither has a target.
find_path(gjkproof_bullet_headers BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h
          PATH_SUFFIXES bullet)
foreach(build "" -float64)
  find_library(gjkproof_bullet_collision${build} BulletCollision${build})
  find_library(gjkproof_bullet_linear_math${build} LinearMath${build})
  set(name bullet)
  if(build)
    set(name bullet_double)
    set(gjkproof_${name}_define BT_USE_DOUBLE_PRECISION)
  endif()
  set(gjkproof_${name}_libraries
    "${gjkproof_bullet_collision${build}}" "${gjkproof_bullet_linear_math${build}}")
  set(gjkproof_${name}_include "${gjkproof_bullet_headers}")
  set(gjkproof_${name}_found FALSE)
  if(gjkproof_bullet_headers AND gjkproof_bullet_collision${build} AND gjkproof_bullet_linear_math${build})
    set(gjkproof_${name}_found TRUE)
  endif()
endforeach()

find_path(gjkproof_ode_headers ode/collision.h)
find_library(gjkproof_ode ode)
set(gjkproof_ode_libraries "${gjkproof_ode}")
set(gjkproof_ode_include "${gjkproof_ode_headers}")
set(gjkproof_ode_found FALSE)
if(gjkproof_ode_headers AND gjkproof_ode)
  set(gjkproof_ode_found TRUE)
endif()
