// SPDX-License-Identifier: MIT
#include "reports/study/replay_command.hpp"

#include <fmt/format.h>

#include "core/cases/families.hpp"
#include "reports/output/shell_word.hpp"

namespace reports {

std::string replay_command(const std::string& family, std::uint64_t seed, std::uint64_t index,
                           int vertices_max, const std::string& subject) {
  const std::string vertices = vertices_max == cases::Sizes{}.vertices_max
                                   ? std::string()
                                   : fmt::format(" --vertices {}", vertices_max);
  return fmt::format("gjkproof gen {} --seed {} --first {}{} | gjkproof replay - --subject {}",
                     shell_word(family), seed, index, vertices, shell_word(subject));
}

std::string replay_command(const std::string& file, const std::string& id,
                           const std::string& subject) {
  return fmt::format("gjkproof replay {} --id {} --subject {}", shell_word(file), id,
                     shell_word(subject));
}

}  // namespace reports
