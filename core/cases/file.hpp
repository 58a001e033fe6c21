// SPDX-License-Identifier: MIT
// The JSON Lines format: a header line {"format":"gjkproof-cases/1", ...}, then one case per line.
//
// Coordinates are strings with C99 hex floats that are exactly doubles, or JSON numbers, which are
// rounded to the format of the case; exact rationals are strings "p" or "p/q".  The reader also
// accepts cases that span lines and concatenated files, and refuses everything it does not
// understand.  The writer is canonical: equal cases give equal bytes.
#pragma once

#include <cstddef>
#include <cstdint>
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

// Reads every case of `in`; `file` is its name in errors.  Throws ReadError at the first document
// that is not valid: malformed JSON, wrong or missing header, a coordinate that overflows or is
// neither a number nor a finite hex float of at most 53 bits, wrong dimension, unknown shape or
// key, empty body, duplicate id, `bits` narrower than the coordinates, malformed `expect`.
std::vector<Case> read_cases(std::istream& in, const std::string& file);

// "-" is standard input.  Throws ReadError, also when the file cannot be opened ("FILE: reason").
std::vector<Case> read_cases(const std::string& path);

// The files of a folder with this extension, sorted by name.
std::vector<std::string> files_in(const std::string& folder, const std::string& extension);

// How many cases were read, and whether as many follow each header as it announces.  Fewer are read if
// a program dies in the middle of a pipe.
class CaseCount {
 public:
  // Of cases up to the next header or the end; a header need not announce any number.
  struct Part {
    std::uint64_t read = 0;
    std::optional<std::uint64_t> announced;
  };

  void add_case() {
    ++read_;
    ++last_.read;
  }
  void add_header(std::optional<std::uint64_t> announced) {
    unequal_ = unequal();
    last_ = {0, announced};
  }

  std::uint64_t read() const { return read_; }
  // The first part with more or fewer cases than are announced.
  std::optional<Part> unequal() const {
    if (unequal_ || !last_.announced || *last_.announced == last_.read) return unequal_;
    return last_;
  }

 private:
  std::uint64_t read_ = 0;
  Part last_;
  std::optional<Part> unequal_;
};

// The same, one case at a time: all cases before the first bad document are visited before
// ReadError is thrown.  Memory holds one case and all ids.
CaseCount for_each_case(std::istream& in, const std::string& file,
                        const std::function<void(Case&&)>& visit);
CaseCount for_each_case(const std::string& path, const std::function<void(Case&&)>& visit);

// Reads one line of such a file, ignoring the members of the case that `added` names, and counts it.
// Empty if the line is a header.  Throws ReadError, which names `file` and the line `number`.
std::optional<Case> read_line(const std::string& line, const std::string& file, std::size_t number,
                              const std::vector<std::string>& added, CaseCount& count);

// Reads the next line as std::getline does, but no more than the limit and one byte of it.  False at
// the end.  Throws ReadError, which names `file`, if standard input is closed or cannot be read.
inline constexpr std::size_t line_bytes_max = std::size_t{256} << 20;
inline constexpr const char* line_too_long = "the line is longer than 256 MiB, the limit";
bool get_line(std::istream& in, const std::string& file, std::string& line);

// Whether a case may have this id: letters, digits and ._-+/:, at least one.  Such ids need no quoting
// on command lines, in file names and in XML attributes.
bool is_slug(std::string_view text);

// Both without a line end.  Bytes that are not UTF-8 become U+FFFD.  A header may announce how many
// cases follow it.
std::string header_line(std::optional<std::uint64_t> cases = {});
std::string case_line(const Case& question);

// Canonical C99 hex float: shortest, lower case, "0x0p+0" for both zeros; "nan", "inf" or "-inf".
std::string hex_float(double x);

// The value of a C99 hex float that is exactly a finite double, else empty.
std::optional<double> parse_hex_float(std::string_view text);

}  // namespace cases
