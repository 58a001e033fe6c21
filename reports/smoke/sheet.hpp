// SPDX-License-Identifier: MIT
// The questions of the conformance test with the answers of a subject.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "reports/smoke/questions.hpp"

namespace reports::smoke {

// --- numbers of answers, rounded to double ---

double value(const subjects::Length& length);
cases::Point value(const std::array<subjects::Number, 3>& point);

// Whether two numbers differ by `slack` at most.  False of NaN.
bool close(double one, double other, double slack);
bool close(const cases::Point& one, const cases::Point& other, double slack);

// Whether all numbers of the answer are finite.
bool is_finite(const subjects::Answer& answer);

// The first part that differs, bit by bit: "distance 1 and 2".  Empty if nothing does.
std::optional<std::string> difference(const subjects::Answer& one, const subjects::Answer& other);

// --- the sheet ---

struct Entry {
  Question question;
  std::optional<subjects::Answer> answer;  // empty: it was not asked, after too many that are lost

  bool skipped() const { return answer && answer->skipped; }
  bool lost() const { return answer && !answer->skipped && !answer->answered; }
  bool answered() const { return answer && answer->answered; }
  // Whether there are numbers to look at.
  bool usable() const { return answered() && is_finite(*answer); }
};

// Pointers are into the sheet.
using Entries = std::vector<const Entry*>;

class Sheet {
 public:
  // Asks every question once and alone.  A subject that loses the first three is asked no more.
  explicit Sheet(const subjects::Subject& asked);

  const subjects::Subject& subject() const { return subject_; }
  const std::vector<Entry>& all() const { return entries_; }
  // In the order of their size, the smallest first.
  Entries of(Group group) const;
  // Solid bodies, the plane and flat bodies; of a subject that takes none of these, one vertex.
  bool is_easy(const Question& question) const;
  // The usable ones among them.
  Entries usable() const;
  Entries separated() const;
  Entries intersecting() const;
  double seconds_alone() const { return seconds_alone_; }  // of a question

 private:
  const subjects::Subject& subject_;
  std::vector<Entry> entries_;
  double seconds_alone_ = 0;
  bool takes_one_vertex_alone_ = false;
};

}  // namespace reports::smoke
