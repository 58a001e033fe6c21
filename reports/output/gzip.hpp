// SPDX-License-Identifier: MIT
// Gzip [RFC 1952].  A file may consist of several members, which readers treat as one text.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace reports {

// Compresses text into one member; equal texts give equal bytes.  Throws std::bad_alloc.
std::string gzip_member(std::string_view text);

// Reads a file member by member.
class GzipReader {
 public:
  // Throws std::invalid_argument, with the file name and the reason, if the file cannot be opened.
  explicit GzipReader(const std::string& path);

  struct Member {
    std::string text;
    std::string bytes;  // compressed
  };
  // Empty at the end, or if the rest is truncated or damaged; is_cut() distinguishes these.
  std::optional<Member> next();
  bool is_cut() const { return is_cut_; }

 private:
  bool refill();

  std::ifstream file_;
  std::string block_;
  std::size_t read_ = 0;  // within the block
  bool is_cut_ = false;
};

}  // namespace reports
