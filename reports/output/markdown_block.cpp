// SPDX-License-Identifier: MIT
#include "reports/output/markdown_block.hpp"

#include <cstddef>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "reports/output/output_file.hpp"

namespace reports {
namespace {

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path + ": cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

// A document and the position of the block in its text.
struct Document {
  std::string text;
  std::size_t from = 0;
  std::size_t to = 0;
};

Document document_of(const std::string& path, const std::string& name) {
  const std::string begin = "<!-- " + name + ":begin -->\n";
  const std::string end = "<!-- " + name + ":end -->\n";
  const std::string text = content_of(path);
  const std::size_t from = text.find(begin);
  const std::size_t to = text.find(end);
  if (from == std::string::npos || to == std::string::npos || to < from) {
    throw std::runtime_error(path + ": no markers " + name + ":begin and " + name +
                             ":end, each on a line");
  }
  if (text.rfind(begin) != from || text.rfind(end) != to) {
    throw std::runtime_error(path + ": more than one marker " + name + ":begin or " + name +
                             ":end");
  }
  return {text, from + begin.size(), to};
}

}  // namespace

std::string read_block(const std::string& path, const std::string& name) {
  const Document document = document_of(path, name);
  return document.text.substr(document.from, document.to - document.from);
}

void require_block(const std::string& path, const std::string& name) { document_of(path, name); }

void write_block(const std::string& path, const std::string& name, const std::string& block) {
  const Document document = document_of(path, name);
  replace_file(path,
               document.text.substr(0, document.from) + block + document.text.substr(document.to));
}

}  // namespace reports
