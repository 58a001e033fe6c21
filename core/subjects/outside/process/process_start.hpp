// SPDX-License-Identifier: MIT
// How a child process comes into being.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/subjects/outside/process/descriptor.hpp"

namespace subjects {

struct StartedProcess {
  pid_t id = 0;
  Descriptor input, output, errors;  // our ends of its standard streams, non-blocking
};

// In a session of its own, so that its process group is its id; it is killed when this process
// ends, however that happens.  No signal is blocked or ignored in it.  Throws std::runtime_error.
StartedProcess start_process(const std::vector<std::string>& command, std::uint64_t memory_limit);

}  // namespace subjects
