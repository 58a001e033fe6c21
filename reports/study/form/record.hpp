// SPDX-License-Identifier: MIT
// What a study keeps of an answer: all that a table or a plot needs, by itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

// A case as one subject was asked it: as it is, or rounded to the subject's format.
struct RecordedCase {
  std::string id;
  std::string group;  // a family, or a file of known cases
  std::uint64_t index = 0;
  std::vector<cases::Parameter> parameters;  // what the family swept
  cases::Domain domain = cases::Domain::engine;
  int dim = 3;
  std::array<std::size_t, 2> vertices{};
  int bits = 53;  // 24: it was rounded to float
  double magnitude = 0;
  oracle::Facts exact;
};

struct Record {
  RecordedCase question;
  std::string subject;
  struct Says {
    bool intersecting = false;
    std::optional<double> distance, depth, lower_bound;
    struct Certain {
      cases::Relation relation = cases::Relation::separated;
      double lower = 0;
      double upper = 0;

      bool operator==(const Certain&) const = default;
    };
    std::optional<Certain> certain;
  };
  std::optional<Says> says;  // empty: no answer
  Counted counted;
  std::optional<double> relative_error;
  std::optional<double> ulps;         // by which the distance is off the correctly rounded one
  std::optional<double> nanoseconds;  // of the query, if it was timed
};

// d* or its lower bound, if the bodies are apart.
std::optional<double> positive_distance(const Record& record);

// "intersecting" or "separated"; empty without an answer.
std::string relation(const oracle::JudgedAnswer& finding);

// As a double; what has no root, such as NaN, stays as it is.
std::optional<double> rounded(const std::optional<subjects::Length>& length);

// "certain: separated, 1.25 to 1.5"; empty if nothing is claimed to be certain.
std::string certain_text(const subjects::Answer& answer);

// The claimed distance, rounded to double; empty without one.
std::optional<double> distance(const oracle::JudgedAnswer& finding);

// The record of the case `index` of `group`.
Record record_of(const std::string& group, std::uint64_t index, oracle::Examination& examination,
                 const subjects::Subject& subject, const oracle::JudgedAnswer& finding);

// A line of JSON without its end, with every key that run.schema.json names.
std::string record_line(const Record& record);

// Throws std::invalid_argument if the line does not come from record_line().
Record read_record(std::string_view line);

// In parallel: the records of all lines, or of those before the first that is malformed.
std::vector<Record> read_records(std::span<const std::string> lines);

}  // namespace reports
