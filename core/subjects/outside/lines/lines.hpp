// SPDX-License-Identifier: MIT
// The text of the line protocol (PROTOCOL.md): converts cases to lines, and lines to answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/cases/case.hpp"
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

// A line that answers a case.
struct Reply {
  std::uint64_t seq = 0;   // 0: the line is not valid, and
  std::string fault;       // why
  nlohmann::json members;  // not checked yet
};
Reply read_reply(std::string_view line);

// Number of bytes that follow the line for a case of dimension `dim`; empty if the member "raw" is
// not valid.
std::optional<std::size_t> raw_bytes(const Reply& reply, int dim);
// Converts those bytes, raw_bytes() of them, to members.
void add_raw(Reply& reply, int dim, std::string_view bytes);

// Converts a reply; gives a failed answer if it breaks the rules of PROTOCOL.md.
Answer answer_of(const Reply& reply, const Introduction& program, int dim);

// A failed answer with the reason as its status.
Answer lost_answer(std::string reason);

// Shortens text of a program to one line of at most 200 bytes, without control characters, cut
// between characters.  Requires UTF-8.
std::string in_one_line(std::string_view text);

}  // namespace subjects
