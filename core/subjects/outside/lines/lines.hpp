// SPDX-License-Identifier: MIT
// The text of the line protocol (PROTOCOL.md): converts cases to lines, and lines to answers.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "core/subjects/subject.hpp"

namespace subjects {

enum class NumberForm { decimal, hex, raw };

// The introduction of a program when it starts.
struct Introduction {
  std::string name;
  std::string description;
  FloatFormat format = binary64;
  Capabilities capabilities;
  bool lower_bound = false;
  bool certain = false;
  std::optional<PromisedTolerance> promised_distance, promised_depth, promised_witnesses;
  NumberForm numbers = NumberForm::decimal;
  std::size_t run_cases = 64;  // of a run, at most
};

// --- messages of the host, each with its line end ---

std::string start_message();
std::string stop_message();
// Numbers the cases first_seq, first_seq + 1, ...  Requires finite points.
std::string run_message(std::span<const cases::Case* const> run, std::uint64_t first_seq,
                        NumberForm numbers);

// --- messages of the program ---

// Throws std::invalid_argument, with the reason, if the line is not an introduction.
Introduction read_started(std::string_view line);

// A line that answers a case, or many by raw numbers.
struct Reply {
  std::uint64_t seq = 0;           // 0: the line is not valid, and
  std::string fault;               // why
  std::vector<std::uint64_t> all;  // of many, not empty then; `seq` is the first
  nlohmann::json members;          // not checked yet
};
Reply read_reply(std::string_view line);

// Number of bytes that follow the line for a case of dimension `dim`; empty if the member "raw" is
// not valid.
std::optional<std::size_t> raw_bytes(const Reply& reply, int dim);
// Converts those bytes, raw_bytes() of them, to members.
void add_raw(Reply& reply, int dim, std::string_view bytes);

// Converts a reply; gives a failed answer if it breaks the rules of PROTOCOL.md.
Answer answer_of(const Reply& reply, const Introduction& program, int dim);

// The numbers by which a reply answers many cases.
class RawAnswers {
 public:
  // Requires a reply to many.
  RawAnswers(const Reply& reply, const Introduction& program);

  // Number of bytes for a case of dimension `dim`; empty if the member "raw" is not valid.
  std::optional<std::size_t> bytes(int dim) const;
  // Converts those bytes as the other answer_of() converts members.
  Answer answer_of(int dim, std::string_view bytes) const;

 private:
  const Introduction& program_;
  bool valid_ = false;
  std::string fault_;               // of all answers
  std::vector<std::size_t> kinds_;  // of each member, its place in a table
};

// Shortens text of a program to one line of at most 200 bytes, without control characters, cut
// between characters.  Requires UTF-8.
std::string in_one_line(std::string_view text);

// --- JSON as programs print it, including numbers that are not finite ---

// Empty if the line is not a JSON object.  The bare words NaN, Infinity, nan and inf, with or
// without a sign, become strings.  Throws std::invalid_argument if an object has a member twice.
std::optional<nlohmann::json> json_object(std::string_view line);

// Puts those words in quotes, which makes the text JSON.
std::string with_quoted_words(std::string_view text);

// Reads a JSON number, a hex float in a string, one of those words, or null, which means NaN.
std::optional<double> number_of(const nlohmann::json& value);

// Reads a JSON number that is an integer from 0 to 2^53, with or without a point.
std::optional<std::uint64_t> integer_of(const nlohmann::json& value);

}  // namespace subjects
