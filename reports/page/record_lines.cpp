// SPDX-License-Identifier: MIT
#include "reports/page/record_lines.hpp"

#include <zlib.h>

#include <array>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string_view>

namespace reports::page {

void for_each_line(const std::string& path,
                   const std::function<void(const std::string& line, std::size_t number)>& visit) {
  const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(gzopen(path.c_str(), "rb"), &gzclose);
  if (!file) throw std::invalid_argument(path + ": cannot be read");
  gzbuffer(file.get(), 1U << 18);
  std::array<char, 1U << 16> block{};
  std::string line;
  std::size_t number = 0;
  while (true) {
    const int size = gzread(file.get(), block.data(), block.size());
    if (size < 0) throw std::invalid_argument(path + ": is damaged");
    if (size == 0) break;
    std::string_view rest(block.data(), static_cast<std::size_t>(size));
    for (std::size_t end = 0; (end = rest.find('\n')) != rest.npos; rest.remove_prefix(end + 1)) {
      line += rest.substr(0, end);
      visit(line, ++number);
      line.clear();
    }
    line += rest;
  }
  if (!line.empty()) visit(line, ++number);
}

}  // namespace reports::page
