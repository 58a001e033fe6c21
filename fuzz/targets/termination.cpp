// SPDX-License-Identifier: MIT
// Fuzz target: does the iteration end for the reason it gives?  What a Status promises stands in
// core/gjk/README.md.  Of subjects that are known to break promises less is asked, on one input in
// 16 and of curved bodies too: that they end, and without NaN.  On one in 64 the work is compared
// with that of exact arithmetic.
#include "core/subjects/registry.hpp"
#include "fuzz/counters.hpp"
#include "fuzz/presets.hpp"
#include "fuzz/promises.hpp"
#include "fuzz/target.hpp"

namespace {

void ask_whether_it_ends(const subjects::Subject& subject, const cases::Case& question) {
  const std::optional<cases::Case> asked = cases::rounded(question, subject.bits);
  if (!asked || (subject.skips && subject.skips(*asked))) return;
  if (!subjects::holds_lengths(subject, *asked)) return;
  if (const auto how = fuzz::not_a_number(subject.ask(*asked, nullptr))) {
    fuzz::fail<"not_a_number">(subject, *how, *asked);
  }
}

// The same preset in exact arithmetic; that of robust for whoever has none.
const subjects::Subject& exact_of(const subjects::Subject& subject) {
  static const std::vector<subjects::Subject> exact = subjects::select({"core/rational/*"});
  const std::string& name = fuzz::base_name(subject);
  const std::string preset = name.substr(name.rfind('/'));
  for (const subjects::Subject& one : exact) {
    if (one.name.ends_with(preset)) return one;
  }
  static const subjects::Subject robust = subjects::select({"core/rational/robust"}).at(0);
  return robust;
}

// A promise has no excuse, but that the base of a planted fault breaks it as well.
std::optional<std::string> broken_by_fault(const subjects::Subject& subject,
                                           const fuzz::Broken& broken) {
  const std::optional<std::string> how = broken(subject);
  const subjects::Subject* base = how ? fuzz::base_of(subject) : nullptr;
  return base != nullptr && broken(*base) ? std::nullopt : how;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<subjects::Subject> subjects = fuzz::chosen_subjects(
      {"core/float/robust", "core/double/robust", "core/double/signed_volumes"});
  static const std::vector<subjects::Subject> all =
      subjects::select({"core/float/*", "core/double/*"});
  const fuzz::Bytes bytes(data, size);
  const cases::Case question = fuzz::question_of(bytes);
  if (fuzz::one_in(16, bytes)) {
    const cases::Case curved = fuzz::curved_question_of(bytes);
    for (const subjects::Subject& subject : all) {
      ask_whether_it_ends(subject, question);
      ask_whether_it_ends(subject, curved);
    }
  }
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    const std::optional<cases::Case> asked = cases::rounded(question, subjects[i].bits);
    if (!asked || !subjects::holds_lengths(subjects[i], *asked)) continue;
    const auto broken_promise = [&](const subjects::Subject& one) {
      const oracle::Watched watched = oracle::watch(one, *asked);
      fuzz::observe(i, watched.answer);
      return fuzz::broken_promise(one, *asked, watched);
    };
    if (const auto how = broken_by_fault(subjects[i], broken_promise)) {
      fuzz::fail<"termination">(subjects[i], *how, *asked);
    }
    if (!fuzz::one_in(fuzz::base_of(subjects[i]) != nullptr ? 1 : 64, bytes)) continue;
    const auto broken_work = [&](const subjects::Subject& one) -> std::optional<std::string> {
      if (one.ask(*asked, nullptr).iterations <= oracle::work_allowance) return std::nullopt;
      const auto work = oracle::work(one, exact_of(one), *asked);
      return work ? oracle::broken_work(one, *work) : std::nullopt;
    };
    if (const auto how = broken_by_fault(subjects[i], broken_work)) {
      fuzz::fail<"work">(subjects[i], *how, *asked);
    }
  }
  if (const auto how = fuzz::broken_decrease(question)) {
    fuzz::fail<"decrease">("robust", *how, question);
  }
  return 0;
}
