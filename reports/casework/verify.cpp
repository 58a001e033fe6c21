// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

#include "core/cases/file.hpp"
#include "oracle/examination/expect.hpp"
#include "reports/casework/replay.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/output/standard_output.hpp"

namespace reports {
namespace {

class Verification {
 public:
  void check(const cases::Case& question) {
    if (!question.expect) {
      ++incomplete_;
      fmt::print("{}  incomplete: claims nothing\n", question.id);
      return;
    }
    const oracle::ClaimCheck check = oracle::check_claim(question);
    switch (check.status) {
      case oracle::ClaimStatus::proved:
        ++proved_;
        fmt::print("{}  proved\n", question.id);
        break;
      case oracle::ClaimStatus::refuted:
        ++refuted_;
        fmt::print("{}  REFUTED: {}\n", question.id, check.reason);
        break;
      case oracle::ClaimStatus::incomplete:
        ++incomplete_;
        fmt::print("{}  incomplete: {}\n", question.id, check.reason);
        break;
    }
  }

  ExitCode end() const {
    fmt::print("{} proved, {} refuted, {} incomplete\n", proved_, refuted_, incomplete_);
    if (refuted_ > 0) return findings;
    if (incomplete_ > 0) return incomplete;
    return proved_ > 0 ? clean : nothing_judged("no case");
  }

 private:
  std::size_t proved_ = 0;
  std::size_t refuted_ = 0;
  std::size_t incomplete_ = 0;
};

}  // namespace

ExitCode verify(const std::vector<std::string>& files) {
  Verification verification;
  for (const std::string& file : files) {
    cases::for_each_case(file, [&](cases::Case&& question) {
      verification.check(question);
      flush_standard_output();
    });
  }
  return verification.end();
}

}  // namespace reports
