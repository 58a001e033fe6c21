// SPDX-License-Identifier: MIT
#include "reports/page/parts.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "reports/page/tables/html.hpp"

namespace reports::page {
namespace {

std::string content(const char* name) {
  const std::string path = std::string(GJKPROOF_PAGE_DIR "/") + name;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  if (!(text << in.rdbuf())) throw std::invalid_argument(path + ": cannot be read");
  return text.str();
}

}  // namespace

std::map<std::string, std::string> read_parts() {
  return {{"PAGE", content("page.html")},
          {"STYLE", content("bundle/page.css")},
          {"SCRIPT", content("bundle/page.js")},
          {"LICENCES", escaped(content("bundle/LICENCES.txt"))}};
}

}  // namespace reports::page
