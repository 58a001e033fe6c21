// SPDX-License-Identifier: MIT
// The first line of a study's records: the cases, the subjects and the build.
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

// Part `part` of `parts`, counted from 1: the units whose number modulo `parts` is part - 1.
struct Shard {
  std::uint64_t part = 1;
  std::uint64_t parts = 1;

  bool operator==(const Shard&) const = default;
};

// How the program that runs the study was built.
struct Build {
  std::string version;  // with commit and compiler
  std::string flags;
  std::string packages;
};

struct RunHeader {
  struct Group {
    std::string name;
    std::string file;  // of known cases: "known/NAME.jsonl"; empty for a family
    std::uint64_t size = 0;
    std::string family = {};                      // without settings; empty for known cases
    std::vector<cases::Parameter> settings = {};  // fixed parameters of the family

    bool operator==(const Group&) const = default;
  };
  struct Subject {
    std::string name;
    std::string option;  // its name on the command line
    double unit_roundoff = 0;
    std::string description;
    std::vector<cases::Setting> settings = {};  // the settings in its name

    bool operator==(const Subject&) const = default;
  };
  std::string command;  // options that determine the results, without threads, output and the like
  std::uint64_t seed = 1;
  std::uint64_t cases = 0;  // per family
  int vertices_max = 0;
  std::optional<cases::Domain> domain;
  std::optional<cases::Domain> first_domain;
  std::string oracle;
  std::string study;  // the study file as one line of JSON; empty if there is none
  std::vector<Group> groups;
  std::vector<Subject> subjects;
  Build build;
  std::string processor;
  bool timed = false;          // records have times
  bool coherent = false;       // the frames of a motion form one conversation
  std::optional<Shard> shard;  // empty: all units
};

// The names of groups or of subjects.
template <typename Named>
std::vector<std::string> names(const std::vector<Named>& all) {
  std::vector<std::string> result;
  for (const Named& one : all) result.push_back(one.name);
  return result;
}

// Maps the names of groups and subjects to their positions in the header.
class Places {
 public:
  explicit Places(const RunHeader& header);

  // Both throw std::invalid_argument if the header lacks the name.
  std::size_t group(const std::string& name) const;
  std::size_t subject(const std::string& name) const;

 private:
  std::map<std::string, std::size_t> groups_;
  std::map<std::string, std::size_t> subjects_;
};

RunHeader::Subject recorded(const subjects::Subject& subject);
std::string processor_name();

// A line of JSON without the newline.
std::string header_line(const RunHeader& header);

// Throws std::invalid_argument if the line is not a header of this format.
RunHeader read_header(const std::string& line);

// Empty if the units of both belong to one study; otherwise names what differs.  The part and the
// processor may differ.
std::optional<std::string> difference(const RunHeader& one, const RunHeader& other);

}  // namespace reports
