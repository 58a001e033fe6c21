// SPDX-License-Identifier: MIT
#pragma once

namespace reports {

// For programs that allocate the same memory repeatedly; call it first, once.
//
// By default glibc returns large blocks to the system when they are freed, and each page that is
// allocated again costs a fault: up to a microsecond per case in batches.  Of small blocks it keeps
// seven of a size per thread, too few for exact arithmetic.  So GMP, and with it MPFR and CGAL, takes
// and returns its blocks from lists of each thread: a sixth of the time of a default study.
void keep_freed_memory();

}  // namespace reports
