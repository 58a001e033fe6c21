// SPDX-License-Identifier: MIT
#include "reports/output/markdown_block.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "reports/output/output_file.hpp"

namespace reports {
namespace {

std::string with_block_of(const std::string& path, const std::string& name,
                          const std::string& block) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path + ": cannot be read");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  try {
    return with_block(text, name, block);
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(path + ": " + error.what());
  }
}

}  // namespace

std::string with_block(const std::string& text, const std::string& name, const std::string& block) {
  const std::string begin = "<!-- " + name + ":begin -->\n";
  const std::string end = "<!-- " + name + ":end -->\n";
  const std::size_t from = text.find(begin);
  const std::size_t to = text.find(end);
  if (from == std::string::npos || to == std::string::npos || to < from) {
    throw std::runtime_error("no markers " + name + ":begin and " + name + ":end, each on a line");
  }
  return text.substr(0, from + begin.size()) + block + text.substr(to);
}

void write_block(const std::string& path, const std::string& name, const std::string& block) {
  replace_file(path, with_block_of(path, name, block));
}

void require_block(const std::string& path, const std::string& name) {
  with_block_of(path, name, {});
}

}  // namespace reports
