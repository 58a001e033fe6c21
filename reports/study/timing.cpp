// SPDX-License-Identifier: MIT
#include "reports/study/timing.hpp"

#include "core/subjects/stopwatch.hpp"

namespace reports {

double nanoseconds_of(const subjects::Subject& subject, const cases::Case& question) {
  if (!subject.query) {
    return subjects::least_nanoseconds([&] { subject.ask(question, nullptr); });
  }
  const subjects::Prepared a = subject.prepare(question.a, question.dim);
  const subjects::Prepared b = subject.prepare(question.b, question.dim);
  subjects::Answer answer;
  return subjects::least_nanoseconds([&] { subject.query(a, b, answer, nullptr); });
}

}  // namespace reports
