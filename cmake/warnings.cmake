# The warnings of this project.  Headers of other packages are system headers and produce none.
option(GJKPROOF_WARNINGS_AS_ERRORS "Treat warnings as errors" OFF)
gjkproof_interface(warnings)
target_compile_options(gjkproof_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
  -Wdouble-promotion      # a float study that computes in double measures nothing
  -Wimplicit-fallthrough
  $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wlogical-op>
  $<$<BOOL:${GJKPROOF_WARNINGS_AS_ERRORS}>:-Werror>)
