// SPDX-License-Identifier: MIT
// Messages of the host.
#include "core/subjects/outside/lines/lines.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <charconv>
#include <iterator>
#include <utility>

#include "core/cases/file.hpp"

namespace subjects {
namespace {

void append_decimal(std::string& text, double number) {
  std::array<char, 32> digits{};
  const char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  const std::string_view shortest(digits.data(), static_cast<std::size_t>(end - digits.data()));
  text += shortest;
  // Otherwise Python and others would read an integer and compute exactly.
  if (shortest.find_first_of(".e") == std::string_view::npos) text += ".0";
}

void append_raw(std::string& bytes, double number) {
  const auto pattern = std::bit_cast<std::uint64_t>(number);
  for (unsigned shift = 0; shift < 64; shift += 8) {
    bytes += static_cast<char>(static_cast<unsigned char>(pattern >> shift));
  }
}

void append_points(std::string& text, const std::vector<cases::Point>& points, int dim,
                   NumberForm numbers) {
  const auto axes = static_cast<std::size_t>(dim);
  text += '[';
  for (const cases::Point& point : points) {
    text += text.back() == '[' ? "[" : ",[";
    for (std::size_t axis = 0; axis < axes; ++axis) {
      if (axis > 0) text += ',';
      if (numbers == NumberForm::hex) {
        fmt::format_to(std::back_inserter(text), "\"{}\"", cases::hex_float(point[axis]));
      } else {
        append_decimal(text, point[axis]);
      }
    }
    text += ']';
  }
  text += ']';
}

void append_case(std::string& text, const cases::Case& question, std::uint64_t seq,
                 NumberForm numbers) {
  fmt::format_to(std::back_inserter(text), "{{\"seq\":{},\"dim\":{},\"a\":", seq, question.dim);
  if (numbers == NumberForm::raw) {
    fmt::format_to(std::back_inserter(text), "{},\"b\":{}", question.a.points.size(),
                   question.b.points.size());
  } else {
    append_points(text, question.a.points, question.dim, numbers);
    text += ",\"b\":";
    append_points(text, question.b.points, question.dim, numbers);
  }
  text += '}';
}

std::string raw_of(std::span<const cases::Case* const> run) {
  std::string bytes;
  for (const cases::Case* question : run) {
    for (const cases::Body* body : {&question->a, &question->b}) {
      for (const cases::Point& point : body->points) {
        for (std::size_t axis = 0; axis < static_cast<std::size_t>(question->dim); ++axis) {
          append_raw(bytes, point[axis]);
        }
      }
    }
  }
  return bytes;
}

}  // namespace

std::string start_message() {
  return "{\"start\":{\"protocol\":1,\"gjkproof\":\"" GJKPROOF_VERSION "\"}}\n";
}

std::string stop_message() { return "{\"stop\":true}\n"; }

std::string run_message(std::span<const cases::Case* const> run, std::uint64_t first_seq,
                        NumberForm numbers) {
  std::string text = "{\"run\":[";
  for (const cases::Case* question : run) {
    if (text.back() != '[') text += ',';
    append_case(text, *question, first_seq++, numbers);
  }
  if (numbers != NumberForm::raw) return text + "]}\n";
  const std::string bytes = raw_of(run);
  return fmt::format("{}],\"bytes\":{}}}\n", text, bytes.size()) + bytes;
}

Answer lost_answer(std::string reason) {
  Answer answer;
  answer.ending = Ending::failed;
  answer.status = std::move(reason);
  return answer;
}

std::string in_one_line(std::string_view text) {
  constexpr std::size_t length_max = 200;
  std::string line(text.substr(0, length_max));
  if (text.size() > length_max) {
    // A byte 10xxxxxx continues a character.
    std::size_t end = length_max;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    line.resize(end);
  }
  for (char& c : line) {
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = ' ';
  }
  return line;
}

}  // namespace subjects
