// SPDX-License-Identifier: MIT
// Starts a program in a child process.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/subjects/outside/process/spawn.hpp"

namespace subjects {

struct StartedProcess {
  pid_t id = 0;
  Descriptor input, output, errors;  // our ends of its standard streams, non-blocking
};

// The child has a session of its own, so that its process group is its id, and is killed when this
// process ends, however that happens.  It blocks and ignores no signal.  Throws std::runtime_error.
StartedProcess start_process(const std::vector<std::string>& command, std::uint64_t memory_limit);

}  // namespace subjects
