// SPDX-License-Identifier: MIT
#include "reports/study/judging.hpp"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace reports {
namespace {

// Asks all subjects that take one case at a time, and judges them.
void ask_and_judge(const Judging& judging, cases::Case question, Judged& result) {
  result.id = question.id;
  result.domain = cases::domain(question);
  result.asked = !judging.domain || *judging.domain == result.domain;
  if (!result.asked) return;
  result.examination.emplace(std::move(question), judging.oracle);
  result.findings.resize(judging.subjects.size());
  for (std::size_t s = 0; s < judging.subjects.size(); ++s) {
    const subjects::Subject& subject = judging.subjects[s];
    if (!subject.ask_all) result.findings[s] = result.examination->ask(subject);
  }
}

// Asks a subject that takes many cases at a time all of a part, and judges its answers.
void ask_together(const subjects::Subject& subject, std::size_t s,
                  std::span<std::optional<Judged>> part) {
  std::vector<Judged*> asked;
  std::vector<const cases::Case*> questions;
  for (std::optional<Judged>& judged : part) {
    if (!judged || !judged->examination) continue;
    const oracle::Put put = judged->examination->put(subject);
    if (put.question == nullptr) {
      judged->findings[s] = oracle::skipped(put.reason);
      continue;
    }
    asked.push_back(&*judged);
    questions.push_back(put.question);
  }
  std::vector<subjects::Answer> answers = subject.ask_all(questions);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    asked[i]->findings[s] = asked[i]->examination->judged(subject, std::move(answers[i]));
  }
}

// Those that take many cases at a time.  An interrupt leaves nothing of the parts under way.
void judge_outsiders(const Judging& judging, std::vector<std::optional<Judged>>& results,
                     const std::atomic<bool>& stop) {
  constexpr std::size_t size = 64;
  const std::size_t parts = (results.size() + size - 1) / size;
  tbb::parallel_for(std::size_t{0}, parts, [&](std::size_t p) {
    const std::span rest = std::span(results).subspan(p * size);
    const std::span part = rest.first(std::min(size, rest.size()));
    for (std::size_t s = 0; s < judging.subjects.size(); ++s) {
      const subjects::Subject& subject = judging.subjects[s];
      if (!subject.ask_all) continue;
      if (stop) return std::fill(part.begin(), part.end(), std::nullopt);
      ask_together(subject, s, part);
    }
  });
}

}  // namespace

std::vector<std::optional<Judged>> judge(const Judging& judging, std::uint64_t size,
                                         const std::function<cases::Case(std::uint64_t)>& question,
                                         const std::atomic<bool>& stop) {
  std::vector<std::optional<Judged>> results(size);
  tbb::parallel_for(std::uint64_t{0}, size, [&](std::uint64_t i) {
    if (!stop) ask_and_judge(judging, question(i), results[i].emplace());
  });
  judge_outsiders(judging, results, stop);
  return results;
}

}  // namespace reports
