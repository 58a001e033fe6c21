// SPDX-License-Identifier: MIT
#include "reports/output/output_file.hpp"

#include <zlib.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <new>
#include <stdexcept>

namespace reports {
namespace {

constexpr int gzip_form = 15 + 16;  // the largest window; gzip header and trailer
// Twice as fast as zlib's default; records become a third larger.
constexpr int level = 3;

Bytef* bytes_of(const char* text) { return reinterpret_cast<Bytef*>(const_cast<char*>(text)); }

class Inflation {
 public:
  Inflation() {
    if (inflateInit2(&stream, gzip_form) != Z_OK) throw std::bad_alloc();
  }
  ~Inflation() { inflateEnd(&stream); }
  Inflation(const Inflation&) = delete;
  Inflation& operator=(const Inflation&) = delete;

  z_stream stream{};
};

}  // namespace

std::string gzip_member(std::string_view text) {
  z_stream stream{};
  if (deflateInit2(&stream, level, Z_DEFLATED, gzip_form, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::bad_alloc();
  }
  std::string result(deflateBound(&stream, text.size()), '\0');
  stream.next_in = bytes_of(text.data());
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = bytes_of(result.data());
  stream.avail_out = static_cast<uInt>(result.size());
  deflate(&stream, Z_FINISH);  // cannot fail: the buffer has the size of the bound
  result.resize(stream.total_out);
  deflateEnd(&stream);
  return result;
}

GzipReader::GzipReader(const std::string& path) : file_(path, std::ios::binary) {
  if (!file_) throw std::invalid_argument(path + ": cannot be read: " + std::strerror(errno));
}

bool GzipReader::refill() {
  constexpr std::size_t size = std::size_t{1} << 16U;
  block_.resize(size);
  file_.read(block_.data(), static_cast<std::streamsize>(size));
  block_.resize(static_cast<std::size_t>(file_.gcount()));
  read_ = 0;
  return !block_.empty();
}

std::optional<GzipReader::Member> GzipReader::next() {
  if (read_ == block_.size() && !refill()) return std::nullopt;
  Inflation inflation;
  z_stream& stream = inflation.stream;
  std::array<char, 1U << 16U> out;
  Member member;
  int status = Z_OK;
  while (status == Z_OK) {
    if (read_ == block_.size() && !refill()) break;
    stream.next_in = bytes_of(block_.data() + read_);
    stream.avail_in = static_cast<uInt>(block_.size() - read_);
    const std::size_t before = stream.avail_in;
    do {
      stream.next_out = bytes_of(out.data());
      stream.avail_out = static_cast<uInt>(out.size());
      status = inflate(&stream, Z_NO_FLUSH);
      member.text.append(out.data(), out.size() - stream.avail_out);
    } while (status == Z_OK && stream.avail_out == 0);
    if (status == Z_BUF_ERROR) status = Z_OK;  // needs more input
    const std::size_t used = before - stream.avail_in;
    member.bytes.append(block_, read_, used);
    read_ += used;
  }
  is_cut_ = status != Z_STREAM_END;
  if (is_cut_) return std::nullopt;
  return member;
}

}  // namespace reports
