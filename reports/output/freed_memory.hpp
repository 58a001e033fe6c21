// SPDX-License-Identifier: MIT
#pragma once

#include <malloc.h>

namespace reports {

// For programs that fill the same memory again and again.  glibc gives large blocks back to the
// system as soon as they are freed, and each page that is asked for again costs a fault: up to a
// microsecond of a case that is asked in batches.
inline void keep_freed_memory() {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 1 << 25);  // the largest that is taken: 32 MiB
  mallopt(M_TRIM_THRESHOLD, 1 << 28);
#endif
}

}  // namespace reports
