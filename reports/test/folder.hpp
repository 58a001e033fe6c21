// SPDX-License-Identifier: MIT
// A temporary folder for each test, and what tests look for in texts.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/subjects/outside/process/temporary_folder.hpp"

namespace fs = std::filesystem;

inline std::string content(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) result.push_back(line);
  return result;
}

// For EXPECT_TRUE and EXPECT_FALSE: whether `part` is in `text`; shows both.
inline testing::AssertionResult has(const std::string& text, const std::string& part) {
  const bool found = text.find(part) != std::string::npos;
  return testing::AssertionResult(found) << part << (found ? "\nis in\n" : "\nis not in\n") << text;
}

// Number of occurrences of `part` in `text`.
inline std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// The first tag that markup does not close in order; empty if it is well-formed enough to be
// rendered.
inline std::string unclosed_tag(const std::string& markup) {
  std::vector<std::string> open;
  for (std::size_t at = markup.find('<'); at != std::string::npos; at = markup.find('<', at + 1)) {
    const std::size_t end = markup.find('>', at);
    if (end == std::string::npos) return markup.substr(at);
    const std::string tag = markup.substr(at + 1, end - at - 1);
    if (tag.starts_with('!') || tag.ends_with('/')) continue;
    const bool closes = tag.starts_with('/');
    const std::string name = tag.substr(closes ? 1 : 0, tag.find(' ') - (closes ? 1 : 0));
    if (!closes) {
      open.push_back(name);
    } else if (open.empty() || open.back() != name) {
      return tag;
    } else {
      open.pop_back();
    }
  }
  return open.empty() ? std::string() : open.back();
}

// Each test has a folder of its own, so that ctest can run tests in parallel.
class Folder : public testing::Test {
 protected:
  const subjects::TemporaryFolder made_;
  const fs::path& folder_ = made_.path();
};
