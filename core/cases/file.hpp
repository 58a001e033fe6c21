// SPDX-License-Identifier: MIT
// The JSON Lines form of cases: a header line {"format":"gjkproof-cases/1", ...}, then one case a
// line.
//
// Coordinates are C99 hex floats in strings, exactly representable as doubles, or JSON numbers,
// which are rounded to the case's format; exact rationals are strings "p" or "p/q".  The reader
// takes a case over many lines and files put one behind the other too, and refuses what it does not
// understand; the writer is canonical: the same case always gives the same bytes.
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases/case.hpp"

namespace cases {

inline constexpr std::string_view format_name = "gjkproof-cases/1";

// what() is "FILE:LINE: reason".
struct ReadError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Reads every case of `in`; `file` names it in errors.  Throws ReadError at the first document that
// is not a case of this format: malformed JSON, wrong or missing header, a coordinate that is
// neither a number nor a finite hex float of at most 53 bits, or overflows, wrong dimension,
// unknown shape or key, empty body, duplicate id, `bits` narrower than the coordinates, malformed
// `expect`.
std::vector<Case> read_cases(std::istream& in, const std::string& file);

// "-" is standard input.  Throws ReadError, also when the file cannot be opened ("FILE: reason").
std::vector<Case> read_cases(const std::string& path);

// The same, one case at a time: what comes before the first bad document has been visited when
// ReadError is thrown.  Memory holds one case, and all ids.
void for_each_case(std::istream& in, const std::string& file,
                   const std::function<void(Case&&)>& visit);
void for_each_case(const std::string& path, const std::function<void(Case&&)>& visit);

// One line of such a file, in which somebody has added members to the case: those named `added` are
// ignored.  Empty: it is a header.  Throws ReadError, which names `file` and `number`.
std::optional<Case> read_line(const std::string& line, const std::string& file, std::size_t number,
                              const std::vector<std::string>& added);

// Without line ends.  Bytes that are not UTF-8 become U+FFFD.
std::string header_line();
std::string case_line(const Case& question);

// Canonical C99 hex float: shortest digits, lower case, "0x0p+0" for both zeros.
std::string hex_float(double x);

// Empty unless `text` is a C99 hex float whose value is exactly a finite double.
std::optional<double> parse_hex_float(std::string_view text);

}  // namespace cases
