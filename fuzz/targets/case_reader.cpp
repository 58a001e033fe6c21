// SPDX-License-Identifier: MIT
// Fuzz target: bytes as a case file.  The reader never crashes, and what it accepts is written in
// canonical form: reading that again gives the same cases and the same text.
#include <sstream>

#include "core/cases/file.hpp"
#include "fuzz/target.hpp"

namespace {

std::string written(const std::vector<cases::Case>& all) {
  std::string text = cases::header_line() + '\n';
  for (const cases::Case& question : all) text += cases::case_line(question) + '\n';
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bool careless = fuzz::chosen_fault("planted/unclosed_line");
  std::vector<cases::Case> accepted;
  try {
    std::istringstream in(std::string(data, data + size));
    accepted = cases::read_cases(in, "bytes");
  } catch (const cases::ReadError&) {
    return 0;  // refused, with a message
  }
  std::string text = written(accepted);
  if (careless && !accepted.empty()) text.resize(text.size() - 2);
  try {
    std::istringstream in(text);
    if (written(cases::read_cases(in, "written")) == text) return 0;
  } catch (const cases::ReadError& error) {
    fuzz::fail<"case_reader">("reader-text",
                              std::string("refuses what was written: ") + error.what());
  }
  fuzz::fail<"case_reader">("reader-text", "written and read back differs:\n" + text);
}
