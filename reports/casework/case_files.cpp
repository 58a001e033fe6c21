// SPDX-License-Identifier: MIT
// Commands that write cases, and that verify the claims of cases.
#include <fmt/format.h>

#include <cstdio>
#include <limits>
#include <utility>

#include "core/cases/file.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/expect.hpp"
#include "reports/casework/replay.hpp"
#include "reports/output/note.hpp"

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

  ExitCode end(bool all_arrived) const {
    fmt::print("{} proved, {} refuted, {} incomplete\n", proved_, refuted_, incomplete_);
    if (refuted_ > 0) return findings;
    if (incomplete_ > 0 || !all_arrived) return incomplete;
    return proved_ > 0 ? clean : nothing_judged("no case");
  }

 private:
  std::size_t proved_ = 0;
  std::size_t refuted_ = 0;
  std::size_t incomplete_ = 0;
};

}  // namespace

bool all_arrived(const std::string& place, const std::optional<cases::CaseCount::Part>& unequal) {
  if (!unequal) return true;
  const std::uint64_t announced = unequal->announced.value();
  note("gjkproof: {}{} of {} cases arrived{}\n", place, unequal->read, announced,
       unequal->read < announced ? ": did the program before it in the pipe stop early?" : "");
  return false;
}

ExitCode truth(const std::vector<std::string>& files, oracle::Oracle oracle) {
  std::size_t solved = 0;
  bool is_complete = true;
  fmt::print("{}\n", cases::header_line());
  const auto solve = [&](const std::string& file, cases::Case question) {
    ++solved;
    tell_of_large_bodies(file, question, oracle);
    if (cases::has_curved_body(question)) {
      question.expect = oracle::expect(oracle::enclosure(question));
    } else {
      oracle::Truth truth = oracle.truth(question);
      if (truth.relation == cases::Relation::overlapping && !truth.penetration_depth_squared) {
        truth.penetration_depth_squared = oracle::penetration(question).value().depth_squared;
      }
      question.expect = oracle::expect(truth, question.dim);
    }
    if (!question.expect) {
      is_complete = false;
      note("gjkproof: {}: {}: the relation is undecided within the bounds\n", file, question.id);
    }
    fmt::print("{}\n", cases::case_line(question));
    flush_standard_output();
  };
  for (const std::string& file : files) {
    const cases::CaseCount count = cases::for_each_case(
        file, [&](cases::Case&& question) { solve(file, std::move(question)); });
    is_complete &= all_arrived(file + ": ", count.unequal());
  }
  if (solved == 0) return nothing_judged("no case");
  return is_complete ? clean : incomplete;
}

ExitCode generate(const GenerateOptions& options) {
  const cases::Family& family = cases::family(options.family);
  constexpr std::uint64_t gap_max = 1'000'000;
  const std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
  if (options.count > last - options.first) {
    throw std::invalid_argument("--first and --count: the last index is beyond 2^64 - 2");
  }
  fmt::print("{}\n", cases::header_line(options.count));
  std::uint64_t written = 0;
  std::uint64_t gap = 0;
  for (std::uint64_t index = options.first; written < options.count && index < last; ++index) {
    const cases::Case question =
        cases::generate(family, options.seed, index, {options.vertices_max});
    if (options.domain && cases::domain(question) != *options.domain) {
      if (++gap < gap_max) continue;
      note("gjkproof: {} has no case of the domain {} from index {} to {}\n", options.family,
           cases::name(*options.domain), index + 1 - gap, index);
      return incomplete;
    }
    gap = 0;
    ++written;
    fmt::print("{}\n", cases::case_line(question));
  }
  return written > 0 ? clean : nothing_written();
}

ExitCode verify(const std::vector<std::string>& files) {
  Verification verification;
  bool is_complete = true;
  for (const std::string& file : files) {
    const cases::CaseCount count = cases::for_each_case(file, [&](cases::Case&& question) {
      verification.check(question);
      flush_standard_output();
    });
    is_complete &= all_arrived(file + ": ", count.unequal());
  }
  return verification.end(is_complete);
}

cases::Case chosen_case(std::vector<cases::Case> all, const std::string& id,
                        const std::string& file) {
  if (id.empty()) {
    if (all.size() == 1) return std::move(all.front());
    throw std::invalid_argument(fmt::format("{}: {} cases; choose one by --id", file, all.size()));
  }
  for (cases::Case& question : all) {
    if (question.id == id) return std::move(question);
  }
  throw std::invalid_argument(fmt::format("{}: no case has the id '{}'", file, id));
}

}  // namespace reports
