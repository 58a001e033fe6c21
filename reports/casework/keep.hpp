// SPDX-License-Identifier: MIT
// A found case becomes a known one, a regression test from then on: of every oracle, and of the
// core subjects that leave no room for error.
#pragma once

#include <string>

#include "reports/output/exit_code.hpp"

namespace reports {

struct KeepOptions {
  std::string file;   // "-": standard input
  std::string id;     // of the case; empty: the file has one
  std::string as;     // the id under which it is kept; empty: its own
  std::string topic;  // kept in TOPIC.jsonl
  std::string note;   // how it was found and what it shows
  std::string date;   // of the finding; may be empty
  std::string known;  // folder of the known cases
};

// Recomputes truth and proof by both oracles, checks the proof and adds the case to the end of its
// file, which is replaced as a whole or not at all.  Throws std::invalid_argument when a case of
// that id or with the same bodies is known, or a body is curved: bounds carry no proof.
ExitCode keep(const KeepOptions& options);

}  // namespace reports
