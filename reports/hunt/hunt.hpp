// SPDX-License-Identifier: MIT
// An endless search for larger errors.  Steps of 64 cases alternate between the sequences of the
// families, families with a setting, changes of known cases, and changes of the cases that hold a
// record, by which an error climbs.  The folder holds
//
//   journal.jsonl   the header, then one line per record: step, subject, family, verdict, errors,
//                   case; it is only appended to, so that a kill loses no record
//   found.jsonl     a case for each subject and kind of failure, reduced while it fails alike
//   summary.md, report.html   the records, and how they grew
//
// Step k depends only on the seed and the records before it; a hunt that was killed goes on with the
// step of its last line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/study/form/record.hpp"

namespace reports {

inline constexpr const char* hunt_format = "gjkproof-hunt/1";

struct HuntOptions {
  std::vector<subjects::Subject> subjects;
  std::vector<std::string> known;  // case files, which are changed
  std::uint64_t seed = 1;
  int vertices_max = 16;
  double seconds = 0;  // judges for so long, not counting earlier runs
  std::string output = "hunt";
  std::string against;  // the folder of a study, to compare with; empty: none
  std::string command;  // that determines the cases
  std::string version;  // of this program
};

// Hunts, or goes on with the hunt that the folder holds.  A record that this program no longer
// confirms, because the subject was fixed, is dropped, and the journal says so.  A signal to end ends
// it after the step.  Throws std::invalid_argument if the folder holds another hunt or a journal that
// is damaged, CannotWrite, oracle::Disagreement, cases::ReadError.
ExitCode hunt(const HuntOptions& options);

}  // namespace reports
