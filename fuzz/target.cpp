// SPDX-License-Identifier: MIT
#include "fuzz/target.hpp"

#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <sstream>

#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"

namespace fuzz {

std::vector<subjects::Subject> chosen_subjects(std::vector<std::string> patterns) {
  if (const char* text = std::getenv("GJKPROOF_SUBJECTS")) {
    std::istringstream words(text);
    patterns.assign(std::istream_iterator<std::string>(words), {});
  }
  return subjects::select(patterns);
}

void report(const std::string& property, const subjects::Subject& subject,
            const oracle::Verdict& verdict, const cases::Case& question) {
  std::fprintf(stderr, "Assertion failure: %s-%s-%s: %s\n%s\n%s\n", property.c_str(),
               subject.name.c_str(), oracle::name(verdict.kind), verdict.reason.c_str(),
               cases::header_line().c_str(), cases::case_line(question).c_str());
  std::fprintf(stderr, "replay it: put both lines in a file, then gjkproof replay FILE -s %s\n",
               subject.name.c_str());
  std::abort();
}

}  // namespace fuzz
