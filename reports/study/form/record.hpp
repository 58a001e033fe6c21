// SPDX-License-Identifier: MIT
// What a study stores about an answer: enough to make every table and plot from it.
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

// A case as a subject received it: unchanged, or rounded to the subject's format.
struct RecordedCase {
  std::string id;
  std::string group;  // a family, or a file of known cases
  std::uint64_t index = 0;
  std::vector<cases::Parameter> parameters;  // parameters that the family varies
  cases::Domain domain = cases::Domain::engine;
  int dim = 3;
  std::array<std::size_t, 2> vertices{};
  int bits = 53;  // 24 if it was rounded to float
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
  std::optional<double> ulps;         // error of the distance against the correctly rounded one
  std::optional<double> nanoseconds;  // time of the query, if it was measured
};

// d* or its lower bound, if the bodies are separated.
std::optional<double> positive_distance(const Record& record);

// "intersecting" or "separated"; empty without an answer.
std::string relation(const oracle::JudgedAnswer& finding);

// The length as a double; a value without a square root, such as NaN, is returned unchanged.
std::optional<double> rounded(const std::optional<subjects::Length>& length);

// "certain: separated, 1.25 to 1.5"; empty if the answer makes no certain claim.
std::string certain_text(const subjects::Answer& answer);

// The claimed distance, rounded to double; empty without one.
std::optional<double> distance(const oracle::JudgedAnswer& finding);

// The record of case `index` of `group`.
Record record_of(const std::string& group, std::uint64_t index, oracle::Examination& examination,
                 const subjects::Subject& subject, const oracle::JudgedAnswer& finding);

// A line of JSON without the newline, with every key that run.schema.json names.
std::string record_line(const Record& record);

// Throws std::invalid_argument if record_line() did not write the line.
Record read_record(std::string_view line);

// The records of all lines before the first malformed one, parsed in parallel.
std::vector<Record> read_records(std::span<const std::string> lines);

}  // namespace reports
