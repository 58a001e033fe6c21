// SPDX-License-Identifier: MIT
// The text of the line protocol (PROTOCOL.md): cases become lines, and lines answers.
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

// What a program says of itself when it starts.
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

// --- what the host says; each with its line end ---

std::string start_message();
std::string stop_message();
// The cases have the numbers first_seq, first_seq + 1, ...  Requires points, all finite.
std::string run_message(std::span<const cases::Case* const> run, std::uint64_t first_seq,
                        NumberForm numbers);

// --- what the program says ---

// Throws std::invalid_argument, saying why, where the line is no introduction.
Introduction read_started(std::string_view line);

// A line that answers a case.
struct Reply {
  std::uint64_t seq = 0;   // 0: it answers none, and
  std::string fault;       // why
  nlohmann::json members;  // what it says, not looked at
};
Reply read_reply(std::string_view line);

// How many bytes of numbers come behind the line, if it says well which; `dim` of its case.
std::optional<std::size_t> raw_bytes(const Reply& reply, int dim);
// Makes members of them; as many as raw_bytes() says.
void add_raw(Reply& reply, int dim, std::string_view bytes);

// No answer, with Ending::failed, where what it says is not what PROTOCOL.md has.
Answer answer_of(const Reply& reply, const Introduction& program, int dim);

// No answer, with Ending::failed and the reason as its status.
Answer lost_answer(std::string reason);

// Text of a program in one line of at most 200 bytes: without control characters, cut between
// characters.  Requires UTF-8.
std::string in_one_line(std::string_view text);

}  // namespace subjects
