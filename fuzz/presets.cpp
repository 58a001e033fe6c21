// SPDX-License-Identifier: MIT
#include "fuzz/presets.hpp"

#include <map>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/laws/laws.hpp"

namespace fuzz {
namespace {

// The presets are drawn by a number below it.
constexpr std::uint64_t preset_share = 32;

bool is_named() {
  static const bool named = !named_subjects().empty();
  return named;
}

std::map<std::string, subjects::Subject> bases() {
  std::map<std::string, subjects::Subject> all;
  for (const subjects::Fault& fault : subjects::faults()) {
    all.emplace(fault.subject.name, subjects::core_subject(fault.base));
  }
  return all;
}

}  // namespace

std::vector<Preset> asked_presets(Bytes bytes) {
  static const std::vector<subjects::Subject> all = [] {
    std::vector<subjects::Subject> list = named_subjects();
    if (!list.empty()) return list;
    for (const char* preset : preset_names) {
      for (const char* scalar : {"float", "double"}) {
        const std::string name = std::string("core/") + scalar + "/" + preset;
        list.push_back(subjects::select({name}).at(0));
      }
    }
    return list;
  }();
  if (is_named()) {
    std::vector<Preset> asked;
    for (std::size_t i = 0; i < all.size(); ++i) asked.push_back({i, &all[i]});
    return asked;
  }
  const std::uint64_t drawn = drawn_below(preset_share, bytes);
  if (drawn < 22) return {{0, &all[0]}, {1, &all[1]}};
  const std::size_t preset = drawn < 28 ? 1 : drawn < 30 ? 2 : 3;
  const std::size_t i = 2 * preset + drawn % 2;
  return {{i, &all[i]}};
}

const subjects::Subject* base_of(const subjects::Subject& subject) {
  if (!subject.planted) return nullptr;
  static const std::map<std::string, subjects::Subject> all = bases();
  const auto found = all.find(subject.name);
  return found == all.end() ? nullptr : &found->second;
}

const std::string& base_name(const subjects::Subject& subject) {
  if (!subject.planted) return subject.name;
  for (const subjects::Fault& fault : subjects::faults()) {
    if (fault.subject.name == subject.name) return fault.base;
  }
  return subject.name;
}

const subjects::Subject& exact_of(const subjects::Subject& subject) {
  static const std::vector<subjects::Subject> exact = subjects::select({"core/rational/*"});
  const std::string& name = base_name(subject);
  const std::string preset = name.substr(name.rfind('/'));
  for (const subjects::Subject& one : exact) {
    if (one.name.ends_with(preset)) return one;
  }
  static const subjects::Subject robust = subjects::select({"core/rational/robust"}).at(0);
  return robust;
}

bool is_excused(const subjects::Subject& subject, const cases::Case& question) {
  if (is_named() || subject.contract.always_accurate) return false;
  const std::optional<cases::Case> asked = cases::rounded(question, case_bits(subject));
  return asked && oracle::cause_of_loss(subject, *asked, oracle::watch(subject, *asked));
}

std::optional<std::string> newly_broken_promise(const subjects::Subject& subject,
                                                const Broken& broken) {
  const std::optional<std::string> how = broken(subject);
  const subjects::Subject* base = how ? base_of(subject) : nullptr;
  return base != nullptr && broken(*base) ? std::nullopt : how;
}

namespace {

template <typename Excused>
std::optional<std::string> unexplained(const subjects::Subject& subject, const Broken& broken,
                                       const Excused& excused) {
  const std::optional<std::string> how = broken(subject);
  if (!how) return std::nullopt;
  if (const subjects::Subject* base = base_of(subject)) {
    return broken(*base) ? std::nullopt : how;
  }
  if (is_named() || subject.contract.always_accurate) return how;
  return excused() ? std::nullopt : how;
}

}  // namespace

std::optional<std::string> newly_broken(const subjects::Subject& subject, const Broken& broken) {
  return unexplained(subject, broken, [&] {
    // A second run, with a subject that records the questions.
    std::vector<cases::Case> questions;
    subjects::Subject watched = subject;
    watched.ask = [&](const cases::Case& question, const subjects::Trace* trace) {
      questions.push_back(question);
      return subject.ask(question, trace);
    };
    broken(watched);
    return std::any_of(questions.begin(), questions.end(),
                       [&](const cases::Case& question) { return is_excused(subject, question); });
  });
}

std::optional<std::string> newly_broken(const subjects::Subject& subject, const Broken& broken,
                                        const cases::Case& put) {
  return unexplained(subject, broken, [&] { return is_excused(subject, put); });
}

namespace {

ErrorSizes sizes(const oracle::Verdict& verdict, const subjects::Subject& subject) {
  ErrorSizes result;
  const double u = subject.format.unit_roundoff;
  result.distance = verdict.scaled_error;
  if (u == 0) return result;
  if (verdict.margin > 0) result.relation = verdict.margin / u;
  if (verdict.witness_error > 0) result.witness = verdict.witness_error / u;
  return result;
}

}  // namespace

oracle::Oracle oracle_for(Bytes bytes) {
  // Independently of the presets, and of one_in(), which would choose inputs of curved bodies alone.
  const bool both = drawn_below(preset_share * minkowski_share, bytes) / preset_share == 0;
  return both ? oracle::Oracle::both : oracle::Oracle::certificate;
}

oracle::Examination& examination_of(Bytes bytes) {
  static oracle::Examination by_certificate({}, oracle::Oracle::certificate);
  static oracle::Examination by_both({}, oracle::Oracle::both);
  oracle::Examination& examination =
      oracle_for(bytes) == oracle::Oracle::both ? by_both : by_certificate;
  any_question_of(bytes, examination.next());
  examination.begin();
  return examination;
}

void with_oracles(const Preset& preset, oracle::Examination& examination,
                  void (*judge)(const Preset& preset, oracle::Examination& examination)) {
  static const bool checked = checks_are_on();
  if (!checked) {
    static subjects::Answer answer;
    const oracle::Put put = examination.put(*preset.subject);
    if (put.question == nullptr) return;
    preset.subject->ask(*put.question, nullptr, answer);
    observe(preset.index, answer, {});
    return;
  }
  try {
    judge(preset, examination);
  } catch (const oracle::Disagreement& disagreement) {
    fail<"oracles">("minkowski-rational", disagreement.what(), examination.question());
  }
}

void observe(const Preset& preset, const oracle::JudgedAnswer& judged) {
  if (judged.answer) {
    observe(preset.index, *judged.answer, sizes(judged.verdict, *preset.subject));
  }
}

std::optional<std::string> sought(const oracle::JudgedAnswer& judged,
                                  const subjects::Subject& subject) {
  static const bool all_count = any_finding_counts();
  const oracle::Verdict& verdict = judged.verdict;
  if (judged.by_promise && !oracle::is_finding(*judged.by_promise)) return std::nullopt;
  const bool any = all_count || subject.contract.always_accurate;
  const bool wanted = any ? oracle::is_finding(verdict) : verdict.gross;
  if (!wanted) return std::nullopt;
  return oracle::broad_name(verdict.kind) + (": " + verdict.reason);
}

}  // namespace fuzz
