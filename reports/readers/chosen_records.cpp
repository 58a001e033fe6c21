// SPDX-License-Identifier: MIT
#include "reports/readers/chosen_records.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <stdexcept>

#include "core/cases/nearest.hpp"

namespace reports {
namespace {

std::set<std::string> matching(const char* what, const std::vector<std::string>& patterns,
                               const std::vector<std::string>& names) {
  if (patterns.empty()) return {names.begin(), names.end()};
  std::set<std::string> result;
  for (const std::string& pattern : patterns) {
    bool any = false;
    for (const std::string& name : names) {
      if (fnmatch(pattern.c_str(), name.c_str(), 0) != 0) continue;
      any = true;
      result.insert(name);
    }
    if (any) continue;
    const std::string nearest = cases::nearest(pattern, names);
    throw std::invalid_argument("no " + std::string(what) + " matches '" + pattern + "'" +
                                (nearest.empty() ? "" : "; the nearest is " + nearest));
  }
  return result;
}

std::set<VerdictKind> matching_verdicts(const std::vector<std::string>& patterns) {
  std::vector<std::string> all;
  for (const VerdictKind verdict : oracle::all_verdict_kinds) {
    all.emplace_back(name(verdict));
    all.emplace_back(oracle::broad_name(verdict));
  }
  const std::set<std::string> chosen = matching("verdict", patterns, all);
  std::set<VerdictKind> result;
  for (const VerdictKind verdict : oracle::all_verdict_kinds) {
    if (chosen.contains(name(verdict)) || chosen.contains(oracle::broad_name(verdict))) {
      result.insert(verdict);
    }
  }
  return result;
}

RunHeader without_others(RunHeader header, const RecordChoice& choice) {
  const auto subjects = matching("subject of this study", choice.subjects, names(header.subjects));
  const auto groups = matching("family of this study", choice.families, names(header.groups));
  std::erase_if(header.subjects, [&](const auto& one) { return !subjects.contains(one.name); });
  std::erase_if(header.groups, [&](const auto& one) { return !groups.contains(one.name); });
  return header;
}

template <typename Named>
std::set<std::string> set_of_names(const std::vector<Named>& all) {
  const std::vector<std::string> list = names(all);
  return {list.begin(), list.end()};
}

}  // namespace

ChosenRecords::ChosenRecords(const std::string& path, const RecordChoice& choice,
                             RecordStream::Needs needs)
    : stream_(path, needs),
      header_(without_others(stream_.header(), choice)),
      places_(header_),
      groups_(set_of_names(header_.groups)),
      subjects_(set_of_names(header_.subjects)),
      verdicts_(matching_verdicts(choice.verdicts)) {}

bool ChosenRecords::next(Record& record) {
  while (stream_.next(record)) {
    if (subjects_.contains(record.subject) && groups_.contains(record.question->group) &&
        verdicts_.contains(record.counted.verdict)) {
      return true;
    }
  }
  return false;
}

}  // namespace reports
