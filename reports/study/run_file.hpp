// SPDX-License-Identifier: MIT
// run.jsonl: a header line, a line a verdict, and a last line that says whether it is complete.
#pragma once

#include <cstddef>
#include <string>

#include "reports/output/output_file.hpp"

namespace reports {

// All functions throw CannotWrite.
class RunFile {
 public:
  RunFile(const std::string& path, const std::string& header) : file_(path) { write(header); }

  void write(const std::string& line) { file_.write(line + '\n'); }
  // What a kill cannot take any more.
  void flush() { file_.flush(); }
  void close(bool complete, std::size_t judged);

 private:
  OutputFile file_;
};

}  // namespace reports
