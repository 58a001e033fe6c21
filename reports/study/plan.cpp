// SPDX-License-Identifier: MIT
#include "reports/study/plan.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <utility>

#include "core/cases/file.hpp"
#include "reports/study/judging.hpp"

namespace reports {
namespace {

// In the order of all_families(), then in that of `names`.  No names: all studied families.
std::vector<cases::Family> families_called(const std::vector<std::string>& names) {
  if (names.empty()) return cases::studied_families();
  std::vector<cases::Family> given;
  std::set<std::string> seen;
  for (const std::string& name : names) {
    cases::Family family = cases::family(name);
    if (seen.insert(full_name(family)).second) given.push_back(std::move(family));
  }
  std::vector<cases::Family> result;
  for (const cases::Family& listed : cases::all_families()) {
    std::copy_if(given.begin(), given.end(), std::back_inserter(result),
                 [&listed](const cases::Family& one) { return one.generate == listed.generate; });
  }
  return result;
}

}  // namespace

std::vector<Group> groups(const StudyOptions& options) {
  std::vector<Group> result;
  for (const std::string& file : options.known) {
    Group group;
    group.name = "known/" + std::filesystem::path(file).stem().string();
    group.file = group.name + std::filesystem::path(file).extension().string();
    group.known = cases::read_cases(file);
    group.size = group.known.size();
    result.push_back(std::move(group));
  }
  for (cases::Family& family : families_called(options.families)) {
    Group group;
    group.name = full_name(family);
    group.family = std::move(family);
    group.size = options.cases;
    result.push_back(std::move(group));
  }
  return result;
}

std::vector<Unit> units(const std::vector<Group>& groups, const std::optional<Shard>& shard) {
  std::vector<Unit> result;
  std::uint64_t number = 0;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    for (std::uint64_t first = 0; first < groups[g].size; first += cases_in_block, ++number) {
      if (shard && number % shard->parts != shard->part - 1) continue;
      result.push_back({number, g, first, std::min(cases_in_block, groups[g].size - first)});
    }
  }
  return result;
}

cases::Case question_of(const StudyOptions& options, const Group& group, std::uint64_t index) {
  return group.family ? cases::generate(*group.family, options.seed, index, {options.vertices_max})
                      : group.known[index];
}

RunHeader header_of(const StudyOptions& options, const std::vector<Group>& groups) {
  RunHeader header;
  header.command = options.command;
  header.seed = options.seed;
  header.cases = options.cases;
  header.vertices_max = options.vertices_max;
  header.domain = options.domain;
  header.first_domain = options.first_domain;
  header.oracle = options.oracle.name();
  header.study = options.study;
  for (const Group& group : groups) {
    RunHeader::Group recorded{group.name, group.file, group.size, {}, {}};
    if (group.family) {
      recorded.family = group.family->name;
      recorded.settings = group.family->settings;
    }
    header.groups.push_back(std::move(recorded));
  }
  for (const subjects::Subject& subject : options.subjects) {
    header.subjects.push_back(recorded(subject));
  }
  header.build = options.build;
  header.processor = processor_name();
  header.timed = options.timed;
  header.coherent = options.coherent;
  header.shard = options.shard;
  return header;
}

std::uint64_t unit_count(const RunHeader& header) {
  std::uint64_t count = 0;
  for (const RunHeader::Group& group : header.groups) {
    count += (group.size + cases_in_block - 1) / cases_in_block;
  }
  return count;
}

}  // namespace reports
