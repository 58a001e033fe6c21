// SPDX-License-Identifier: MIT
// The first line of a study's records: what was asked, of whom, and by which build.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

inline constexpr const char* run_format = "gjkproof-run/2";

// Part `part` of `parts`, from 1: the units whose number leaves part - 1 when divided by parts.
struct Shard {
  std::uint64_t part = 1;
  std::uint64_t parts = 1;

  bool operator==(const Shard&) const = default;
};

// What the program was built from and with; it runs the study.
struct Build {
  std::string version;  // with commit and compiler
  std::string flags;
  std::string packages;
};

struct RunHeader {
  struct Group {
    std::string name;
    std::string file;  // of known cases: "known/NAME.jsonl"; empty: a family
    std::uint64_t size = 0;
    std::string family = {};                      // without settings; empty: known cases
    std::vector<cases::Parameter> settings = {};  // fixed parameters of the family

    bool operator==(const Group&) const = default;
  };
  struct Subject {
    std::string name;
    std::string option;  // what a command line calls it by
    double unit_roundoff = 0;
    std::string description;
    std::vector<cases::Setting> settings = {};  // those in its name

    bool operator==(const Subject&) const = default;
  };
  std::string command;  // what determines the study, without how it is run
  std::uint64_t seed = 1;
  std::uint64_t cases = 0;  // of each family
  int vertices_max = 0;
  std::optional<cases::Domain> domain;
  std::optional<cases::Domain> first_domain;
  std::string oracle;
  std::string study;  // the file that describes it, as one line of JSON; empty: none
  std::vector<Group> groups;
  std::vector<Subject> subjects;
  Build build;
  std::string processor;
  bool timed = false;          // records have times
  bool coherent = false;       // frames of a motion were asked in one conversation
  std::optional<Shard> shard;  // empty: all units
};

// The names of groups or of subjects.
template <typename Named>
std::vector<std::string> names(const std::vector<Named>& all) {
  std::vector<std::string> result;
  for (const Named& one : all) result.push_back(one.name);
  return result;
}

// Where the header has its groups and subjects, by their names.
class Places {
 public:
  explicit Places(const RunHeader& header);

  // Throw std::invalid_argument if the header does not have the name.
  std::size_t group(const std::string& name) const;
  std::size_t subject(const std::string& name) const;

 private:
  std::map<std::string, std::size_t> groups_;
  std::map<std::string, std::size_t> subjects_;
};

RunHeader::Subject recorded(const subjects::Subject& subject);
std::string processor_name();

// A line of JSON without its end.
std::string header_line(const RunHeader& header);

// Throws std::invalid_argument if the line is not a header of this format.
RunHeader read_header(const std::string& line);

// Whether the units of both belong to one study; else what differs, in words.  The part and the
// processor may differ.
std::optional<std::string> difference(const RunHeader& one, const RunHeader& other);

}  // namespace reports
