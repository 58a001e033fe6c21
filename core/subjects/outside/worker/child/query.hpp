// SPDX-License-Identifier: MIT
// One question to a plug-in, in the process that may die of it.
#pragma once

#include <array>
#include <vector>

#include "core/subjects/outside/gjkproof_subject.h"
#include "core/subjects/outside/worker/worker_message.hpp"

namespace subjects {

class Query {
 public:
  // `timed`: each question is asked as often as it takes to measure its time.
  Query(const gjkproof_subject& subject, bool timed) : subject_(subject), timed_(timed) {}

  // Fills the record but for what a death leaves to others; an exception leaves here.  `points`: of
  // A, then of B.
  void ask(const Question& question, const double* points, Record& record);

 private:
  bool narrow(gjkproof_body& body, std::vector<float>& floats) const;
  void ask_prepared(const std::array<gjkproof_body, 2>& bodies, Record& record) const;
  void ask_once_or_often(const void* a, const void* b, Record& record) const;

  const gjkproof_subject& subject_;
  bool timed_;
  std::vector<float> floats_a_, floats_b_;
};

}  // namespace subjects
