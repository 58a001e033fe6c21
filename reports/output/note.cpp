// SPDX-License-Identifier: MIT
#include "reports/output/note.hpp"

#include "core/subjects/subject.hpp"
#include "reports/output/text_table.hpp"

namespace reports {

void note_unblamed_ends(const std::vector<subjects::Subject>& subjects) {
  for (const subjects::Subject& subject : subjects) {
    if (!subject.unblamed_ends) continue;
    const subjects::UnblamedEnds ends = subject.unblamed_ends();
    if (ends.count == 0) continue;
    note("gjkproof: {}: its process was restarted {}, and the new one answered; first reason: {}\n",
         subject.name, counted(ends.count, "time"), ends.first);
  }
}

}  // namespace reports
