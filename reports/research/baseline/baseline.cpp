// SPDX-License-Identifier: MIT
#include "reports/research/baseline/baseline.hpp"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/research/baseline/digest.hpp"

namespace reports {
namespace {

constexpr std::string_view base64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// The recorded part of one answer.
struct Mark {
  std::uint64_t digest = 0;
  std::string verdict;
};

// The last bits of FNV-1a depend only on the last bits of every byte; folded, on all bits.
char digit(std::uint64_t digest) {
  digest ^= digest >> 32;
  digest ^= digest >> 16;
  return base64[(digest ^ (digest >> 6)) % 64];
}

std::string digits(std::uint64_t digest) {
  std::string text;
  for (int shift = 0; shift < 48; shift += 6) text += base64[(digest >> shift) % 64];
  return text;
}

BaselineRow row_of(const std::string& subject, const std::string& family,
                   const std::vector<Mark>& marks, const std::vector<std::string>& verdicts) {
  BaselineRow row{subject, family, {}, {}, {}};
  Digest all;
  for (const Mark& mark : marks) {
    all.add(mark.digest);
    const auto place = std::find(verdicts.begin(), verdicts.end(), mark.verdict);
    row.verdicts += static_cast<char>('a' + (place - verdicts.begin()));
    row.marks += digit(mark.digest);
  }
  row.digest = digits(all.value());
  return row;
}

std::vector<Mark> asked(const cases::Family& family, std::uint64_t index,
                        const BaselineCases& which,
                        const std::vector<subjects::Subject>& subjects) {
  oracle::Examination examination(cases::generate(family, which.seed, index, {which.vertices_max}),
                                  oracle::Oracle::certificate);
  std::vector<Mark> marks;
  marks.reserve(subjects.size());
  for (const subjects::Subject& subject : subjects) {
    const oracle::JudgedAnswer finding = examination.ask(subject);
    marks.push_back({digest(finding), broad_name(finding.verdict.kind)});
  }
  return marks;
}

}  // namespace

const BaselineRow* Baseline::row(const std::string& subject, const std::string& family) const {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const BaselineRow& one) {
    return one.subject == subject && one.family == family;
  });
  return found == rows.end() ? nullptr : &*found;
}

const std::string& Baseline::verdict(const BaselineRow& row, std::size_t index) const {
  return verdicts.at(static_cast<std::size_t>(row.verdicts.at(index) - 'a'));
}

std::vector<subjects::Subject> baseline_subjects() {
  std::vector<subjects::Subject> result;
  for (const subjects::Subject& subject : subjects::registry()) {
    const bool narrow =
        subject.name.starts_with("core/float/") || subject.name.starts_with("core/double/");
    if (!subject.planted && (!subject.on_request || narrow)) result.push_back(subject);
  }
  return result;
}

Baseline measured(const std::vector<subjects::Subject>& subjects,
                  const std::vector<const cases::Family*>& families, const BaselineCases& cases) {
  Baseline result;
  result.cases = cases;
  for (const oracle::VerdictKind kind : oracle::all_verdict_kinds) {
    const std::string name = broad_name(kind);
    if (result.verdicts.empty() || result.verdicts.back() != name) result.verdicts.push_back(name);
  }
  // By family, subject and case: rows are built after all threads have finished.
  std::vector<std::vector<std::vector<Mark>>> marks(families.size());
  for (auto& of_family : marks) of_family.resize(cases.count);
  tbb::parallel_for(std::size_t{0}, families.size() * cases.count, [&](std::size_t i) {
    const std::size_t family = i / cases.count;
    const std::uint64_t index = i % cases.count;
    marks[family][index] = asked(*families[family], index, cases, subjects);
  });
  for (std::size_t s = 0; s < subjects.size(); ++s) {
    for (std::size_t f = 0; f < families.size(); ++f) {
      std::vector<Mark> of_row;
      for (const std::vector<Mark>& of_case : marks[f]) of_row.push_back(of_case[s]);
      result.rows.push_back(row_of(subjects[s].name, families[f]->name, of_row, result.verdicts));
    }
  }
  return result;
}

std::vector<std::size_t> changed_cases(const Baseline& before, const BaselineRow& row_before,
                                       const Baseline& now, const BaselineRow& row_now) {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < row_now.marks.size(); ++i) {
    if (row_before.marks.at(i) != row_now.marks[i] ||
        before.verdict(row_before, i) != now.verdict(row_now, i)) {
      result.push_back(i);
    }
  }
  return result;
}

}  // namespace reports
