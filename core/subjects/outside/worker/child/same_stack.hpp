// SPDX-License-Identifier: MIT
// A plug-in that reads a variable which it never wrote sees what the stack holds of functions that
// have returned.  Here that becomes the same for each process.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

namespace subjects {

// Process ids and figures of the system are left by functions that return to the caller.
template <std::size_t size>
__attribute__((noinline, no_stack_protector)) void wipe_stack() {
  std::array<char, size> used;
  explicit_bzero(used.data(), used.size());
}

// The random number by which a process knows that its stack was overrun.  For a caller that does
// not return.
[[gnu::always_inline]] inline void fix_stack_guard() {
#if defined(__x86_64__) && defined(__GLIBC__)
  asm volatile("movq %0, %%fs:0x28" : : "r"(0x676a6b70726f6f00) : "memory");
#endif
}

}  // namespace subjects
