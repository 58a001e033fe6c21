// SPDX-License-Identifier: MIT
// The questions of the conformance test with the answers of one subject.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "reports/smoke/questions.hpp"

namespace reports::smoke {

// --- numbers in answers, rounded to double ---

double value(const subjects::Length& length);
cases::Point value(const std::array<subjects::Number, 3>& point);

// True if the numbers differ by at most `slack`; false for NaN.
bool close(double one, double other, double slack);
bool close(const cases::Point& one, const cases::Point& other, double slack);

// True if all numbers of the answer are finite.
bool is_finite(const subjects::Answer& answer);

// Describes the first part that differs in any bit: "distance 1 and 2".  Empty if all are equal.
std::optional<std::string> difference(const subjects::Answer& one, const subjects::Answer& other);

// --- the sheet ---

struct Entry {
  Question question;
  std::optional<subjects::Answer> answer;  // empty: not asked, because the first answers were lost

  bool skipped() const { return answer && answer->skipped; }
  bool lost() const { return answer && !answer->skipped && !answer->answered; }
  bool answered() const { return answer && answer->answered; }
  // True if the answer has numbers that can be checked.
  bool usable() const { return answered() && is_finite(*answer); }
};

// Pointers into the sheet.
using Entries = std::vector<const Entry*>;

class Sheet {
 public:
  // Asks each question once, alone.  Stops if the first three answers are lost.
  explicit Sheet(const subjects::Subject& asked);

  const subjects::Subject& subject() const { return subject_; }
  const std::vector<Entry>& all() const { return entries_; }
  // Sorted by size, smallest first.
  Entries of(Group group) const;
  // True for solid, planar and flat bodies, and for single vertices if the subject takes no others.
  bool is_easy(const Question& question) const;
  // The usable answers to easy questions.
  Entries usable() const;
  Entries separated() const;
  Entries intersecting() const;
  double seconds_alone() const { return seconds_alone_; }  // per question

 private:
  const subjects::Subject& subject_;
  std::vector<Entry> entries_;
  double seconds_alone_ = 0;
  bool takes_one_vertex_alone_ = false;
};

}  // namespace reports::smoke
