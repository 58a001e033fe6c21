// SPDX-License-Identifier: MIT
#include "reports/output/json_text.hpp"

#include <nlohmann/json.hpp>

namespace reports {

std::string json_text(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

}  // namespace reports
