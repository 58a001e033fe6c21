// SPDX-License-Identifier: MIT
// How much more memory this process may take.
#pragma once

#include <cstdint>

namespace subjects {

// Limits the address space to what is in use now and `more` bytes; 0: no limit.  What is in use
// counts because the sanitizers reserve terabytes.
void limit_memory(std::uint64_t more);

}  // namespace subjects
