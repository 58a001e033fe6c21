// SPDX-License-Identifier: MIT
#include "reports/casework/chosen_case.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace reports {

cases::Case chosen_case(std::vector<cases::Case> all, const std::string& id,
                        const std::string& file) {
  if (id.empty()) {
    if (all.size() == 1) return std::move(all.front());
    throw std::invalid_argument(fmt::format("{}: {} cases; --id says which one", file, all.size()));
  }
  for (cases::Case& question : all) {
    if (question.id == id) return std::move(question);
  }
  throw std::invalid_argument(fmt::format("{}: no case has the id '{}'", file, id));
}

}  // namespace reports
