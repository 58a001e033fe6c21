# Floating-point semantics, the same for every translation unit: inline numeric code merges at link,
# so a unit compiled with other flags changes the others.
#
# -ffp-contract=off  g++ contracts a*b+c to an fma on FMA targets even under -std=c++20, and clang
#                    folds constant expressions fused even on baseline x86-64.  A verdict must not
#                    depend on either.
# -frounding-math    CGAL's interval filters change the rounding mode, and its target requires this
#                    flag for g++, hence all units have it.  clang 14 needs and gets no such flag.
# Never -ffast-math, not even at link, where it makes the start-up code flush subnormals to zero.
# Never -march=native: the same binary must give the same verdicts on other machines.
#
# These flags are for our own units.  Users of core/gjk get no flag: its headers protect themselves
# (core/gjk/rounding.hpp).  Users of the compiled libraries get the first flag, because inline
# functions of those headers merge at link.
gjkproof_interface(floating_point)
target_compile_options(gjkproof_floating_point INTERFACE
  -ffp-contract=off
  $<$<CXX_COMPILER_ID:GNU>:-frounding-math>)
gjkproof_interface(no_contraction)
target_compile_options(gjkproof_no_contraction INTERFACE -ffp-contract=off)
if(CMAKE_CXX_FLAGS MATCHES "-ffast-math|-Ofast|-funsafe-math-optimizations|-ffp-contract=fast"
   OR CMAKE_EXE_LINKER_FLAGS MATCHES "-ffast-math|-Ofast")
  message(FATAL_ERROR "gjkproof judges rounding errors: it cannot be built with -ffast-math, "
                      "-Ofast, -funsafe-math-optimizations or -ffp-contract=fast")
endif()
