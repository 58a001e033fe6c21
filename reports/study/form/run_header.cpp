// SPDX-License-Identifier: MIT
#include "reports/study/form/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/cases/json_reason.hpp"
#include "core/subjects/program.hpp"
#include "reports/output/strict_json.hpp"
#include "reports/output/text_table.hpp"

namespace reports {
namespace {

using nlohmann::ordered_json;

ordered_json domain_name(const std::optional<cases::Domain>& domain) {
  return domain ? ordered_json(cases::name(*domain)) : ordered_json();
}

std::optional<cases::Domain> domain_in(const ordered_json& name) {
  if (name.is_null()) return std::nullopt;
  return cases::domain_named(name.get<std::string>());
}

ordered_json json_of(const RunHeader::Group& group) {
  ordered_json object{{"name", group.name},
                      {"file", group.file.empty() ? ordered_json() : ordered_json(group.file)},
                      {"size", group.size}};
  if (group.settings.empty()) return object;
  object["family"] = group.family;
  for (const cases::Parameter& one : group.settings) object["settings"][one.name] = one.value;
  return object;
}

RunHeader::Group group_in(const ordered_json& object) {
  RunHeader::Group group;
  group.name = object.at("name").get<std::string>();
  if (!object.at("file").is_null()) group.file = object.at("file").get<std::string>();
  group.size = count_at<std::uint64_t>(object, "size");
  const auto settings = object.find("settings");
  if (settings == object.end()) {
    if (group.file.empty()) group.family = group.name;
    return group;
  }
  group.family = object.at("family").get<std::string>();
  for (const auto& [name, value] : settings->items()) {
    group.settings.push_back({name, value.get<double>()});
  }
  return group;
}

// Values are text, because those of a wide scalar may exceed the digits of a JSON number.
ordered_json json_of(const RunHeader::Subject& subject) {
  ordered_json object{{"name", subject.name},
                      {"option", subject.option},
                      {"u", cases::hex_float(subject.unit_roundoff)},
                      {"description", subject.description}};
  for (const cases::Setting& one : subject.settings) object["settings"][one.key] = one.value;
  return object;
}

RunHeader::Subject subject_in(const ordered_json& object) {
  RunHeader::Subject subject;
  subject.name = object.at("name").get<std::string>();
  subject.option = object.at("option").get<std::string>();
  subject.unit_roundoff = size_at(object, "u");
  subject.description = object.at("description").get<std::string>();
  const auto settings = object.find("settings");
  if (settings == object.end()) return subject;
  for (const auto& [key, value] : settings->items()) {
    subject.settings.push_back({key, value.get<std::string>()});
  }
  return subject;
}

template <typename Named>
const Named& named(const std::vector<Named>& all, const std::string& name) {
  const auto found = std::ranges::find(all, name, &Named::name);
  if (found == all.end())
    throw std::invalid_argument(fmt::format("the header has no \"{}\"", name));
  return *found;
}

}  // namespace

std::string name(const Recorded& recorded) {
  if (recorded.all()) return "all";
  if (recorded.every > 0) return fmt::format("sample={}", recorded.every);
  return recorded.findings ? "findings" : "none";
}

Recorded recorded_named(const std::string& name) {
  if (name == "all") return {};
  if (name == "findings") return {true, 0};
  if (name == "none") return {false, 0};
  Recorded sample{true, 0};
  const std::string prefix = "sample=";
  const char* const end = name.data() + name.size();
  if (name.starts_with(prefix)) {
    const auto [stop, error] = std::from_chars(name.data() + prefix.size(), end, sample.every);
    if (error == std::errc() && stop == end && sample.every > 0) return sample;
  }
  throw std::invalid_argument("--records: \"" + name + "\" is not all, findings, sample=N or none");
}

Recorded recorded_by_default(std::uint64_t answers) {
  constexpr std::uint64_t all_up_to = 2'000'000;
  return {true, answers <= all_up_to ? 1 : (answers + 999'999) / 1'000'000 * 10};
}

std::string description(const Recorded& recorded) {
  if (recorded.all()) return "all answers";
  if (recorded.none()) return "no answer";
  if (recorded.every == 0) return "the findings";
  return fmt::format("the findings and all answers to every {}th case", recorded.every);
}

void require_all_records(const RunHeader& header, const std::string& path) {
  if (header.records.all()) return;
  throw std::invalid_argument(fmt::format("{}: holds only {}, by --records {}; all are needed",
                                          path, description(header.records), name(header.records)));
}

RunHeader::Subject recorded(const subjects::Subject& subject) {
  return {subject.name, subject.option.empty() ? subject.name : subject.option,
          subject.format.unit_roundoff, subject.description, subject.settings};
}

Places::Places(const RunHeader& header) {
  for (const auto& group : header.groups) groups_.emplace(group.name, groups_.size());
  for (const auto& subject : header.subjects) subjects_.emplace(subject.name, subjects_.size());
}

std::size_t Places::group(const std::string& name) const {
  const auto found = groups_.find(name);
  if (found == groups_.end()) {
    throw std::invalid_argument(fmt::format("the header has no group \"{}\"", name));
  }
  return found->second;
}

std::size_t Places::subject(const std::string& name) const {
  const auto found = subjects_.find(name);
  if (found == subjects_.end()) {
    throw std::invalid_argument(fmt::format("the header has no subject \"{}\"", name));
  }
  return found->second;
}

Place Places::place(const Record& record) const {
  return {group(record.question->group), subject(record.subject)};
}

RecordOrder::RecordOrder(const RunHeader& header) : places_(header), records_(header.records) {
  for (const auto& group : header.groups) sizes_.push_back(group.size);
}

// Of a case in the sample, each subject has a record.
Place RecordOrder::next(const Record& record) {
  const RecordedCase& now = *record.question;
  const Place place = places_.place(record);
  const auto in_sample = [this](const RecordedCase& one) {
    return records_.has(one.index, VerdictKind::skipped);
  };
  bool follows = now.index < sizes_[place.group];
  std::size_t due = 0;
  if (question_) {
    const RecordedCase& before = *question_;
    const bool same_case = place.group == place_.group && now.index == before.index;
    if (same_case) due = place_.subject + 1;
    follows = follows &&
              std::tuple(place_.group, before.index, place_.subject) <
                  std::tuple(place.group, now.index, place.subject) &&
              (same_case ? now.id == before.id
                         : !in_sample(before) || place_.subject + 1 == places_.subjects());
  }
  if (!follows || (in_sample(now) && place.subject != due)) {
    throw std::invalid_argument(
        fmt::format("{} of {} may not come here: a record is missing, repeated or misplaced",
                    record.subject, now.id));
  }
  question_ = record.question;
  place_ = place;
  return place;
}

bool may_ask(const RunHeader& header, std::uint64_t cases, std::uint64_t all) {
  if (cases >= all) return cases == all;
  return header.domain ||
         (!header.study.empty() && ordered_json::parse(header.study).contains("boards"));
}

std::string processor_name() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown";
}

std::string header_line(const RunHeader& header) {
  ordered_json line;
  line["format"] = run_format;
  line["command"] = header.command;
  line["seed"] = header.seed;
  line["cases"] = header.cases;
  line["vertices"] = header.vertices_max;
  line["domain"] = domain_name(header.domain);
  line["first_domain"] = domain_name(header.first_domain);
  line["oracle"] = header.oracle;
  if (!header.study.empty()) line["study"] = ordered_json::parse(header.study);
  for (const RunHeader::Group& group : header.groups) line["groups"].push_back(json_of(group));
  for (const RunHeader::Subject& subject : header.subjects) {
    line["subjects"].push_back(json_of(subject));
  }
  line["version"] = header.build.version;
  line["flags"] = header.build.flags;
  line["packages"] = header.build.packages;
  line["processor"] = header.processor;
  if (header.timed) line["timed"] = true;
  if (header.coherent) line["coherent"] = true;
  if (!header.records.all()) line["records"] = name(header.records);
  if (header.shard) line["shard"] = {header.shard->part, header.shard->parts};
  return line.dump(-1, ' ', true, ordered_json::error_handler_t::replace);
}

RunHeader read_header(const std::string& text) {
  try {
    const auto line = parsed_strictly<ordered_json>(text);
    if (line.at("format") != run_format) {
      throw std::invalid_argument("the format is " + line.at("format").dump());
    }
    RunHeader header;
    header.command = line.at("command").get<std::string>();
    header.seed = count_at<std::uint64_t>(line, "seed");
    header.cases = count_at<std::uint64_t>(line, "cases");
    header.vertices_max = count_at<int>(line, "vertices");
    if (header.vertices_max < vertices_least || header.vertices_max > vertices_most) {
      throw std::invalid_argument(fmt::format("vertices: {} is not from {} to {}",
                                              header.vertices_max, vertices_least, vertices_most));
    }
    header.domain = domain_in(line.at("domain"));
    header.first_domain = domain_in(line.at("first_domain"));
    header.oracle = line.at("oracle").get<std::string>();
    if (const auto study = line.find("study"); study != line.end())
      header.study = study->dump(-1, ' ', true);
    for (const ordered_json& group : line.at("groups")) header.groups.push_back(group_in(group));
    for (const ordered_json& subject : line.at("subjects")) {
      header.subjects.push_back(subject_in(subject));
    }
    header.build = {line.at("version").get<std::string>(), line.at("flags").get<std::string>(),
                    line.at("packages").get<std::string>()};
    header.processor = line.at("processor").get<std::string>();
    header.timed = line.value("timed", false);
    header.coherent = line.value("coherent", false);
    header.records = recorded_named(line.value("records", "all"));
    if (const auto shard = line.find("shard"); shard != line.end()) {
      header.shard = {count_at<std::uint64_t>(*shard, 0), count_at<std::uint64_t>(*shard, 1)};
      if (header.shard->part == 0 || header.shard->part > header.shard->parts) {
        throw std::invalid_argument("shard: " + shard->dump());
      }
    }
    return header;
  } catch (const std::exception& error) {
    throw std::invalid_argument(std::string("no records of a study (") + run_format +
                                "): " + cases::json_reason(error));
  }
}

std::optional<std::string> difference(const RunHeader& one, const RunHeader& other) {
  const auto differs = [](const char* what, const auto& a, const auto& b) {
    return fmt::format("{}: {} and {}", what, a, b);
  };
  if (one.build.version != other.build.version) {
    return differs("the program", one.build.version, other.build.version);
  }
  if (one.study != other.study) return "the files that describe them";
  if (one.command != other.command) return differs("the command", one.command, other.command);
  const auto same_group = [](const RunHeader::Group& a, const RunHeader::Group& b) {
    return a.name == b.name && a.size == b.size;  // the files may lie elsewhere
  };
  if (!std::equal(one.groups.begin(), one.groups.end(), other.groups.begin(), other.groups.end(),
                  same_group)) {
    return "the cases of files";
  }
  if (one.subjects != other.subjects) return "the subjects";
  if (one.build.flags != other.build.flags || one.build.packages != other.build.packages) {
    return "the flags or the packages of the builds";
  }
  const bool same = one.seed == other.seed && one.cases == other.cases &&
                    one.vertices_max == other.vertices_max && one.oracle == other.oracle &&
                    one.timed == other.timed && one.coherent == other.coherent &&
                    one.records == other.records;
  return same ? std::nullopt : std::optional<std::string>("the options");
}

std::string replay_command(const std::string& family, std::uint64_t seed, std::uint64_t index,
                           int vertices_max, const std::string& subject, bool coherent) {
  const int frames = coherent ? cases::family(family).frames : 1;
  const std::uint64_t before = index % static_cast<std::uint64_t>(frames);
  const std::string count = before > 0 ? fmt::format(" --count {}", before + 1) : std::string();
  const std::string vertices = vertices_max == cases::Sizes{}.vertices_max
                                   ? std::string()
                                   : fmt::format(" --vertices {}", vertices_max);
  return fmt::format("{0} gen {1} --seed {2} --first {3}{4}{5} | {0} replay - {6}--subject {7}",
                     subjects::program_call(), shell_word(family), seed, index - before, count,
                     vertices, before > 0 ? "--coherent " : "", shell_word(subject));
}

std::string replay_command(const std::string& file, const std::string& id,
                           const std::string& subject) {
  return fmt::format("{} replay {} --id {} --subject {}", subjects::program_call(),
                     shell_word(file), id, shell_word(subject));
}

std::string replay_command(const RunHeader& header, const Record& record) {
  const RecordedCase& question = *record.question;
  const RunHeader::Group& group = named(header.groups, question.group);
  const std::string& subject = named(header.subjects, record.subject).option;
  if (!group.file.empty()) return replay_command(group.file, question.id, subject);
  return replay_command(group.name, header.seed, question.index, header.vertices_max, subject,
                        header.coherent);
}

WorstFinding worst_finding(const RunHeader& header, const Record& record) {
  return {record.question->id, record.question->group,
          record.subject,      replay_command(header, record),
          record.counted,      record.question->index};
}

}  // namespace reports
