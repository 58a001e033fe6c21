// SPDX-License-Identifier: MIT
// The command that shows a judged case again.
#pragma once

#include <cstdint>
#include <string>

namespace reports {

// Of case `index` of a family; `coherent`: with the frames before, where it is one of a motion.
std::string replay_command(const std::string& family, std::uint64_t seed, std::uint64_t index,
                           int vertices_max, const std::string& subject, bool coherent = false);

// Of a case of a file.
std::string replay_command(const std::string& file, const std::string& id,
                           const std::string& subject);

}  // namespace reports
