// SPDX-License-Identifier: MIT
// RFC 1952.  A file may be several members one behind another, and readers take it for one text.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace reports {

// A member; the same bytes for the same text.  Throws std::bad_alloc.
std::string gzip_member(std::string_view text);

// The members of a file, one after the other.
class GzipReader {
 public:
  // Throws std::invalid_argument, with the name of the file and the reason, if it cannot be opened.
  explicit GzipReader(const std::string& path);

  struct Member {
    std::string text;
    std::string bytes;  // compressed
  };
  // Empty at the end, or if the rest is truncated or damaged; is_cut() tells which.
  std::optional<Member> next();
  bool is_cut() const { return is_cut_; }

 private:
  bool refill();

  std::ifstream file_;
  std::string block_;
  std::size_t read_ = 0;  // of the block
  bool is_cut_ = false;
};

}  // namespace reports
