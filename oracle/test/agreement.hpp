// SPDX-License-Identifier: MIT
// Compares two oracles on the same cases: how many, of which kinds, and where they differ.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <ostream>
#include <string>

#include "core/cases/case.hpp"
#include "core/cases/file.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct NamedOracle {
  const char* name = "";
  std::function<Truth(const cases::Case&)> truth;
  // Whether the oracle can afford the case; empty: every case.
  std::function<bool(const cases::Case&)> affords;
};

struct Agreement {
  std::uint64_t compared = 0;
  std::uint64_t skipped = 0;  // too large for one of them
  std::uint64_t disagreements = 0;
  std::uint64_t compared_until_first = 0;  // number of the first case that differs
  std::string first;                       // the difference there, and the case
  std::array<std::uint64_t, 3> relations{};
  std::map<std::string, std::uint64_t> families;  // by the first flag of the case
};

inline void compare(Agreement& agreement, const NamedOracle& one, const NamedOracle& other,
                    const cases::Case& question) {
  if ((one.affords && !one.affords(question)) || (other.affords && !other.affords(question))) {
    ++agreement.skipped;
    return;
  }
  const Truth truth = one.truth(question);
  ++agreement.compared;
  ++agreement.relations[static_cast<std::size_t>(truth.relation)];
  if (!question.flags.empty()) ++agreement.families[question.flags[0]];
  const std::optional<std::string> difference = disagreement(truth, other.truth(question));
  if (!difference) return;
  if (++agreement.disagreements > 1) return;
  agreement.compared_until_first = agreement.compared;
  agreement.first = *difference + '\n' + cases::case_line(question);
}

inline std::ostream& operator<<(std::ostream& out, const Agreement& agreement) {
  out << agreement.compared << " compared, " << agreement.skipped << " skipped for size, "
      << agreement.disagreements << " disagreements; separated " << agreement.relations[0]
      << " touching " << agreement.relations[1] << " overlapping " << agreement.relations[2];
  for (const auto& [family, count] : agreement.families) out << "; " << family << ' ' << count;
  return out;
}

}  // namespace oracle
