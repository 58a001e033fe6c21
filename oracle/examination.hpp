// SPDX-License-Identifier: MIT
// One case put to subjects: rounds it to what a subject can take, keeps the truth of what was
// really asked, asks and judges.  The drivers do nothing else.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/judge.hpp"
#include "oracle/truth.hpp"

namespace oracle {

enum class Oracle { minkowski, certificate, both };

const char* name(Oracle oracle);
std::optional<Oracle> oracle_named(std::string_view name);

// The loudest failure there is: two oracles give different truths.
struct Disagreement : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Exact truth by the chosen oracle; `both` compares them, throws Disagreement with the case line
// when they differ, and has the proof of the certificate and the depth of minkowski.
Truth truth(const cases::Case& question, Oracle oracle);

struct Finding {
  std::optional<subjects::Answer> answer;  // empty when skipped
  Verdict verdict;
};

class Examination {
 public:
  Examination(cases::Case question, Oracle oracle)
      : question_(std::move(question)), oracle_(oracle) {}

  const cases::Case& question() const { return question_; }
  const Truth& truth();
  // How many truths were computed so far.
  std::size_t truths() const { return std::size_t{truth_.has_value()} + narrow_.has_value(); }

  // A subject of fewer bits than the case needs is asked the rounded case and judged by the truth
  // of that: the rounding of the input is never charged to the algorithm.
  Finding ask(const subjects::Subject& subject, const subjects::Trace* trace = nullptr);

 private:
  struct Rounded {
    cases::Case question;
    Truth truth;
  };

  cases::Case question_;
  Oracle oracle_;
  std::optional<Truth> truth_;
  std::optional<Rounded> narrow_;  // the case in binary32, once asked for
};

}  // namespace oracle
