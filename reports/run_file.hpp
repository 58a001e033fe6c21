// SPDX-License-Identifier: MIT
// run.jsonl: a header line, a line a verdict, and a last line that says whether it is complete.
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>

namespace reports {

class RunFile {
 public:
  // Both throw std::runtime_error naming the file when it cannot be written.
  RunFile(std::filesystem::path path, const std::string& header);
  void close(bool complete, std::size_t judged);

  void write(const std::string& line) { stream_ << line << '\n'; }

 private:
  std::filesystem::path path_;
  std::ofstream stream_;
};

}  // namespace reports
