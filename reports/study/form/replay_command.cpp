// SPDX-License-Identifier: MIT
#include "reports/study/form/replay_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "core/cases/families.hpp"
#include "reports/output/shell_word.hpp"

namespace reports {
namespace {

template <typename Named>
const Named& named(const std::vector<Named>& all, const std::string& name) {
  const auto found = std::ranges::find(all, name, &Named::name);
  if (found == all.end())
    throw std::invalid_argument(fmt::format("the header has no \"{}\"", name));
  return *found;
}

}  // namespace

std::string replay_command(const std::string& family, std::uint64_t seed, std::uint64_t index,
                           int vertices_max, const std::string& subject, bool coherent) {
  const int frames = coherent ? cases::family(family).frames : 1;
  const std::uint64_t before = index % static_cast<std::uint64_t>(frames);
  const std::string count = before > 0 ? fmt::format(" --count {}", before + 1) : std::string();
  const std::string vertices = vertices_max == cases::Sizes{}.vertices_max
                                   ? std::string()
                                   : fmt::format(" --vertices {}", vertices_max);
  return fmt::format("gjkproof gen {} --seed {} --first {}{}{} | gjkproof replay - {}--subject {}",
                     shell_word(family), seed, index - before, count, vertices,
                     before > 0 ? "--coherent " : "", shell_word(subject));
}

std::string replay_command(const std::string& file, const std::string& id,
                           const std::string& subject) {
  return fmt::format("gjkproof replay {} --id {} --subject {}", shell_word(file), id,
                     shell_word(subject));
}

std::string replay_command(const RunHeader& header, const Record& record) {
  const RecordedCase& question = record.question;
  const RunHeader::Group& group = named(header.groups, question.group);
  const std::string& subject = named(header.subjects, record.subject).option;
  if (!group.file.empty()) return replay_command(group.file, question.id, subject);
  return replay_command(group.name, header.seed, question.index, header.vertices_max, subject,
                        header.coherent);
}

WorstFinding worst_finding(const RunHeader& header, const Record& record) {
  return {record.question.id, record.question.group, record.subject, replay_command(header, record),
          record.counted};
}

}  // namespace reports
