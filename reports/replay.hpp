// SPDX-License-Identifier: MIT
// The commands that read case files.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "oracle/examination.hpp"
#include "reports/exit_code.hpp"

namespace reports {

struct ReplayOptions {
  std::vector<std::string> files;  // "-": standard input
  std::vector<std::string> ids;    // empty: all cases
  std::vector<subjects::Subject> subjects;
  oracle::Oracle oracle = oracle::Oracle::both;
  bool jsonl = false;
  bool trace = false;
  bool coherent = false;  // subjects that can hold a conversation do, over all files in order
};

// Judges every case; a stored `expect` that contradicts the truth is a finding too.
ExitCode replay(const ReplayOptions& options);

// Writes the cases with `expect` and `proof` recomputed, whatever they claimed; of curved bodies
// the relation and rigorous bounds, whatever `oracle` is.  Incomplete where such a relation is
// undecided.
ExitCode truth(const std::vector<std::string>& files, oracle::Oracle oracle);

// Checks the proofs that the cases carry, without a solver.
ExitCode verify(const std::vector<std::string>& files);

// Writes `count` cases of a family from index `first` on.
ExitCode generate(const std::string& family, std::uint64_t seed, std::uint64_t first,
                  std::uint64_t count, int vertices_max);

}  // namespace reports
