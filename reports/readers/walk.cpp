// SPDX-License-Identifier: MIT
#include "reports/readers/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <regex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace reports {
namespace {

using CaseRecords = std::vector<Record>;  // of one case, by subject

bool of_one_case(const Record& one, const Record& other) {
  return one.question->id == other.question->id && one.question->group == other.question->group;
}

// Reads a study one case at a time.
class Cases {
 public:
  explicit Cases(RecordStream& reader) : reader_(reader) { advance(); }

  // True if the next case belongs to this group.
  bool in(const std::string& group) const {
    return !case_.empty() && case_[0].question->group == group;
  }
  const CaseRecords& next() const { return case_; }
  bool ended() const { return case_.empty(); }
  // True if the records ended before the study did.
  bool cut() const { return ended() && !reader_.complete(); }

  void advance() {
    case_.clear();
    if (more_) case_.push_back(std::move(ahead_));
    while ((more_ = reader_.next(ahead_))) {
      if (!case_.empty() && !of_one_case(ahead_, case_[0])) break;
      case_.push_back(std::move(ahead_));
    }
  }

  std::vector<CaseRecords> all_of(const std::string& group) {
    std::vector<CaseRecords> all;
    for (; in(group); advance()) all.push_back(case_);
    return all;
  }

 private:
  RecordStream& reader_;
  CaseRecords case_;
  Record ahead_;  // first record of the following case
  bool more_ = false;
};

// All groups of both studies, in an order that agrees with both.
std::vector<RunHeader::Group> merged(const std::vector<RunHeader::Group>& before,
                                     const std::vector<RunHeader::Group>& now) {
  const auto has = [](const std::vector<RunHeader::Group>& groups, const std::string& name) {
    return std::ranges::any_of(groups,
                               [&](const RunHeader::Group& group) { return group.name == name; });
  };
  std::vector<RunHeader::Group> all;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < before.size() || j < now.size()) {
    if (i < before.size() && !has(now, before[i].name)) {
      all.push_back(before[i++]);
    } else if (j < now.size() && !has(before, now[j].name)) {
      all.push_back(now[j++]);
    } else if (i < before.size() && j < now.size() && before[i].name == now[j].name) {
      all.push_back(now[j++]);
      ++i;
    } else {
      throw std::invalid_argument("nothing to compare: the groups of cases have another order");
    }
  }
  return all;
}

class Walk {
 public:
  Walk(RecordStream& before, RecordStream& now, const SeePair& see)
      : before_reader_(before),
        now_reader_(now),
        before_(before),
        now_(now),
        older_(older_versions(before.header(), now.header())),
        see_(see) {}

  void run() {
    for (const RunHeader::Group& group :
         merged(before_reader_.header().groups, now_reader_.header().groups)) {
      if (!group.file.empty()) {
        compare_known(group.name);
      } else {
        compare_family(group.name);
      }
      if (before_.cut() || now_.cut()) return;
    }
    if (!before_.ended()) refuse(before_reader_);
    if (!now_.ended()) refuse(now_reader_);
  }

 private:
  [[noreturn]] static void refuse(const RecordStream& reader) {
    throw std::invalid_argument(reader.path() + ": its cases are not in the order of its header");
  }

  // Matches by index, because equal seeds generate equal cases.
  void compare_family(const std::string& group) {
    while (!before_.cut() && !now_.cut()) {
      const bool left = before_.in(group);
      const bool right = now_.in(group);
      if (!left && !right) return;
      const bool first =
          left && (!right || before_.next()[0].question->index <= now_.next()[0].question->index);
      const bool second =
          right && (!left || now_.next()[0].question->index <= before_.next()[0].question->index);
      see(first ? &before_.next() : nullptr, second ? &now_.next() : nullptr);
      if (first) before_.advance();
      if (second) now_.advance();
    }
  }

  // Matches by name.
  void compare_known(const std::string& group) {
    const std::vector<CaseRecords> before = before_.all_of(group);
    const std::vector<CaseRecords> now = now_.all_of(group);
    std::map<std::string, const CaseRecords*> left;
    for (const CaseRecords& one : before) left[one[0].question->id] = &one;
    for (const CaseRecords& one : now) {
      const auto found = left.find(one[0].question->id);
      const CaseRecords* match = found == left.end() ? nullptr : found->second;
      if (match != nullptr || !before_.cut()) see(match, &one);
      if (match != nullptr) left.erase(found);
    }
    if (now_.cut()) return;
    for (const CaseRecords& one : before) {
      if (left.contains(one[0].question->id)) see(&one, nullptr);
    }
  }

  void see(const CaseRecords* before, const CaseRecords* now) const {
    std::map<std::string, const Record*> left;
    if (before != nullptr) {
      for (const Record& record : *before) left[record.subject] = &record;
    }
    if (now != nullptr) {
      for (const Record& record : *now) {
        const auto older = older_.find(record.subject);
        const auto found = left.find(older == older_.end() ? record.subject : older->second);
        see_(found == left.end() ? nullptr : found->second, &record);
        if (found != left.end()) left.erase(found);
      }
    }
    if (before == nullptr) return;
    for (const Record& record : *before) {
      if (left.contains(record.subject)) see_(&record, nullptr);
    }
  }

  RecordStream& before_reader_;
  RecordStream& now_reader_;
  Cases before_;
  Cases now_;
  std::map<std::string, std::string> older_;
  const SeePair& see_;
};

void require_same(const char* what, std::uint64_t before, std::uint64_t now) {
  if (before == now) return;
  throw std::invalid_argument(
      fmt::format("nothing to compare: {} of the studies are {} and {}", what, before, now));
}

void read_to_the_end(RecordStream& reader) {
  Record ignored;
  while (reader.next(ignored)) continue;
}

}  // namespace

std::map<std::string, std::string> older_versions(const RunHeader& before, const RunHeader& now) {
  const auto without_version = [](const std::string& name) {
    static const std::regex adapter("((?:peer|engine)/[^/]*?)-[0-9]+[.][^/]*(/.*)");
    return std::regex_replace(name, adapter, "$1$2");
  };
  const auto has = [](const RunHeader& header, const std::string& name) {
    return std::ranges::any_of(header.subjects, [&](const auto& one) { return one.name == name; });
  };
  std::map<std::string, std::vector<std::string>> old;
  for (const RunHeader::Subject& one : before.subjects) {
    if (!has(now, one.name)) old[without_version(one.name)].push_back(one.name);
  }
  std::map<std::string, std::string> result;
  for (const RunHeader::Subject& one : now.subjects) {
    const auto found = old.find(without_version(one.name));
    if (has(before, one.name) || found == old.end() || found->second.empty()) continue;
    result.emplace(one.name, found->second.back());
    found->second.pop_back();  // of two versions in a study each has its own
  }
  return result;
}

bool walk(RecordStream& before, RecordStream& now, const SeePair& see) {
  require_same("the seeds", before.header().seed, now.header().seed);
  require_same("the cases of a family", before.header().cases, now.header().cases);
  require_same("the most vertices", static_cast<std::uint64_t>(before.header().vertices_max),
               static_cast<std::uint64_t>(now.header().vertices_max));
  if (before.header().shard != now.header().shard) {
    throw std::invalid_argument("nothing to compare: the studies are other parts of a whole");
  }
  Walk(before, now, see).run();
  read_to_the_end(before);
  read_to_the_end(now);
  return before.complete() && now.complete();
}

}  // namespace reports
