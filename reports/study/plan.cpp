// SPDX-License-Identifier: MIT
#include "reports/study/plan.hpp"

#include <algorithm>
#include <filesystem>

#include "core/cases/file.hpp"
#include "reports/study/judging.hpp"

namespace reports {

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
  for (const cases::Family& family : cases::all_families()) {
    const auto& chosen = options.families;
    if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), family.name) == chosen.end()) {
      continue;
    }
    Group group;
    group.name = family.name;
    group.family = &family;
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
  return group.family == nullptr
             ? group.known[index]
             : cases::generate(*group.family, options.seed, index, {options.vertices_max});
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
  for (const Group& group : groups) header.groups.push_back({group.name, group.file, group.size});
  for (const subjects::Subject& subject : options.subjects) {
    header.subjects.push_back(recorded(subject));
  }
  header.build = options.build;
  header.processor = processor_name();
  header.timed = options.timed;
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
