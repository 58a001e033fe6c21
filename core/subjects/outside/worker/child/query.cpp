// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/child/query.hpp"

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

#include <cfenv>
#include <cstddef>
#include <cstdio>

#include "core/subjects/stopwatch.hpp"

namespace subjects {
namespace {

// A subject may leave another rounding mode behind, or flush small numbers to zero, and the plug-in
// may do so when it is loaded.
void restore_floating_point() {
#if defined(__x86_64__)
  // fesetenv() takes as long as a small query, and looking does not: the control bits of SSE, then
  // those of the x87 unit, as a process starts with them.
  constexpr unsigned control = 0xffc0;
  unsigned short x87 = 0;
  asm volatile("fnstcw %0" : "=m"(x87));
  if ((_mm_getcsr() & control) == 0x1f80 && x87 == 0x037f) return;
  _mm_setcsr(0x1f80);
#endif
  std::fesetenv(FE_DFL_ENV);
}

void no_answer(gjkproof_answer& answer, const char* why) {
  answer.outcome = GJKPROOF_NO_ANSWER;
  std::snprintf(answer.status, sizeof answer.status, "%s", why);
}

}  // namespace

// False: a coordinate has more bits than a float.
bool Query::narrow(gjkproof_body& body, std::vector<float>& floats) const {
  floats.resize(3 * body.count);
  for (std::size_t i = 0; i < floats.size(); ++i) {
    floats[i] = static_cast<float>(body.doubles[i]);
    if (static_cast<double>(floats[i]) != body.doubles[i]) return false;
  }
  body.floats = floats.data();
  body.doubles = nullptr;
  return true;
}

void Query::ask(const Question& question, const double* points, Record& record) {
  record.answer = {};
  record.nanoseconds = 0;
  record.fate = Fate::answered;
  const int dim = static_cast<int>(question.dim);
  std::array<gjkproof_body, 2> bodies = {
      {{points, nullptr, question.count_a, dim},
       {points + 3 * question.count_a, nullptr, question.count_b, dim}}};
  restore_floating_point();
  if (subject_.single != 0 && (!narrow(bodies[0], floats_a_) || !narrow(bodies[1], floats_b_))) {
    record.fate = Fate::not_asked;
    std::snprintf(record.text, sizeof record.text,
                  "a coordinate is no float: the case has to be rounded first");
    return;
  }
  ask_prepared(bodies, record);
}

void Query::ask_prepared(const std::array<gjkproof_body, 2>& bodies, Record& record) const {
  if (subject_.prepare == nullptr) return ask_once_or_often(&bodies[0], &bodies[1], record);
  void* const a = subject_.prepare(&bodies[0]);
  void* const b = a == nullptr ? nullptr : subject_.prepare(&bodies[1]);
  if (b != nullptr) {
    ask_once_or_often(a, b, record);
  } else {
    no_answer(record.answer,
              a == nullptr ? "prepare returned NULL for A" : "prepare returned NULL for B");
  }
  if (subject_.release == nullptr) return;
  if (a != nullptr) subject_.release(a);
  if (b != nullptr) subject_.release(b);
}

// A plug-in gets its answer all zero each time, which is a small part of what is measured.
void Query::ask_once_or_often(const void* a, const void* b, Record& record) const {
  const auto ask = [&] {
    record.answer = {};
    subject_.ask(a, b, &record.answer);
  };
  if (timed_) {
    record.nanoseconds = least_nanoseconds(ask);
  } else {
    subject_.ask(a, b, &record.answer);
  }
}

}  // namespace subjects
