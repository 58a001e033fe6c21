// SPDX-License-Identifier: MIT
#include "core/subjects/outside/lines/json_text.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>

#include "core/cases/file.hpp"

namespace subjects {
namespace {

using nlohmann::json;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr std::array<std::pair<std::string_view, double>, 4> words = {
    {{"NaN", not_a_number}, {"nan", not_a_number}, {"Infinity", infinity}, {"inf", infinity}}};

std::optional<double> number_of_word(std::string_view text) {
  const bool minus = text.starts_with('-');
  if (minus || text.starts_with('+')) text.remove_prefix(1);
  for (const auto& [word, value] : words) {
    if (text == word) return minus ? -value : value;
  }
  return std::nullopt;
}

// The end of the string that starts at `begin`, after its closing quote.
std::size_t end_of_string(std::string_view text, std::size_t begin) {
  for (std::size_t i = begin + 1; i < text.size(); ++i) {
    if (text[i] == '"') return i + 1;
    if (text[i] == '\\') ++i;
  }
  return text.size();
}

}  // namespace

std::string with_quoted_words(std::string_view text) {
  std::string quoted;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = 0;
    if (text[i] == '"') {
      end = end_of_string(text, i);
    } else {
      end = text.find_first_of(" \t\r,:[]{}\"", i);
      end = std::max(i + 1, std::min(end, text.size()));
    }
    const std::string_view part = text.substr(i, end - i);
    const bool is_word = number_of_word(part).has_value();
    if (is_word) quoted += '"';
    quoted += part;
    if (is_word) quoted += '"';
    i = end;
  }
  return quoted;
}

std::optional<json> json_object(std::string_view line) {
  // The library reads NUL as the end of its input and would ignore the rest.
  if (line.find('\0') != std::string_view::npos) return std::nullopt;
  json read = json::parse(line, nullptr, false);
  if (read.is_discarded()) read = json::parse(with_quoted_words(line), nullptr, false);
  if (!read.is_object()) return std::nullopt;
  return read;
}

std::optional<double> number_of(const json& value) {
  if (value.is_number()) return value.get<double>();
  if (value.is_null()) return not_a_number;
  if (!value.is_string()) return std::nullopt;
  const auto& text = value.get_ref<const std::string&>();
  if (const std::optional<double> word = number_of_word(text)) return word;
  return cases::parse_hex_float(text);
}

std::optional<std::uint64_t> integer_of(const json& value) {
  constexpr double largest = 0x1p+53;
  if (!value.is_number()) return std::nullopt;
  const auto number = value.get<double>();
  if (!(number >= 0 && number <= largest) || number != std::floor(number)) return std::nullopt;
  return static_cast<std::uint64_t>(number);
}

}  // namespace subjects
