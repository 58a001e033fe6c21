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

ExitCode generate(const std::string& family, std::uint64_t seed, std::uint64_t first,
                  std::uint64_t count, int vertices_max) {
  const cases::Family& chosen = cases::family(family);
  if (count > std::numeric_limits<std::uint64_t>::max() - first) {
    throw std::invalid_argument("--first and --count: the last index is beyond 2^64");
  }
  fmt::print("{}\n", cases::header_line());
  for (std::uint64_t i = 0; i < count; ++i) {
    fmt::print("{}\n", cases::case_line(cases::generate(chosen, seed, first + i, {vertices_max})));
  }
  return count > 0 ? clean : nothing_written();
}

}  // namespace reports
