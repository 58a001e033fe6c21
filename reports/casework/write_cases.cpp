// SPDX-License-Identifier: MIT
// The commands that write cases to standard output.
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/examination/expect.hpp"
#include "reports/casework/replay.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/output/standard_output.hpp"
#include "reports/study/large_bodies.hpp"

namespace reports {

ExitCode truth(const std::vector<std::string>& files, oracle::Oracle oracle) {
  std::size_t solved = 0;
  bool all_decided = true;
  fmt::print("{}\n", cases::header_line());
  const auto solve = [&](const std::string& file, cases::Case question) {
    ++solved;
    tell_of_large_bodies(file, question, oracle);
    if (cases::has_curved_body(question)) {
      question.expect = oracle::expect(oracle::enclosure(question));
    } else {
      question.expect = oracle::expect(oracle.truth(question), question.dim);
    }
    if (!question.expect) {
      all_decided = false;
      fmt::print(stderr, "gjkproof: {}: {}: the relation is undecided within the bounds\n", file,
                 question.id);
    }
    fmt::print("{}\n", cases::case_line(question));
    flush_standard_output();
  };
  for (const std::string& file : files) {
    cases::for_each_case(file, [&](cases::Case&& question) { solve(file, std::move(question)); });
  }
  if (solved == 0) return nothing_judged("no case");
  return all_decided ? clean : incomplete;
}

ExitCode generate(const GenerateOptions& options) {
  const cases::Family& family = cases::family(options.family);
  constexpr std::uint64_t gap_max = 1'000'000;
  const std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
  if (options.count > last - options.first) {
    throw std::invalid_argument("--first and --count: the last index is beyond 2^64");
  }
  fmt::print("{}\n", cases::header_line());
  std::uint64_t written = 0;
  std::uint64_t gap = 0;
  for (std::uint64_t index = options.first; written < options.count && index < last; ++index) {
    const cases::Case question =
        cases::generate(family, options.seed, index, {options.vertices_max});
    if (options.domain && cases::domain(question) != *options.domain) {
      if (++gap < gap_max) continue;
      fmt::print(stderr, "gjkproof: {} has no case of the domain {} from index {} to {}\n",
                 options.family, cases::name(*options.domain), index + 1 - gap, index);
      return incomplete;
    }
    gap = 0;
    ++written;
    fmt::print("{}\n", cases::case_line(question));
  }
  return written > 0 ? clean : nothing_written();
}

}  // namespace reports
