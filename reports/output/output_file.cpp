// SPDX-License-Identifier: MIT
#include "reports/output/output_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <libdeflate.h>
#include <sys/file.h>
#include <unistd.h>
#include <zlib.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <new>
#include <system_error>
#include <utility>
#include <vector>

namespace reports {
namespace {

namespace fs = std::filesystem;

// Large enough that system calls are negligible compared to the judging, and small enough that a
// kill loses little.
constexpr std::size_t block_size = std::size_t{1} << 16;

// Returns how many bytes of `text` were written.  If it is fewer than all, errno has the error.
std::size_t written(int descriptor, std::string_view text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t some = ::write(descriptor, text.data() + done, text.size() - done);
    if (some < 0 && errno == EINTR) continue;
    if (some < 0) break;
    done += static_cast<std::size_t>(some);
  }
  return done;
}

// Pipes, devices and some file systems cannot synchronise and return EINVAL.
bool synchronised(int descriptor) {
  return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP;
}

// A document and the position of the block in its text.
struct Document {
  std::string text;
  std::size_t from = 0;
  std::size_t to = 0;
};

Document document_of(const std::string& path, const std::string& name) {
  const std::string begin = "<!-- " + name + ":begin -->\n";
  const std::string end = "<!-- " + name + ":end -->\n";
  const std::string text = content_of(path);
  const std::size_t from = text.find(begin);
  const std::size_t to = text.find(end);
  if (from == std::string::npos || to == std::string::npos || to < from) {
    throw std::runtime_error(path + ": no markers " + name + ":begin and " + name +
                             ":end, each on a line");
  }
  if (text.rfind(begin) != from || text.rfind(end) != to) {
    throw std::runtime_error(path + ": more than one marker " + name + ":begin or " + name +
                             ":end");
  }
  return {text, from + begin.size(), to};
}

// The process that holds the lock, according to the lock file; only for the error message.
std::string holder(int lock) {
  std::array<char, 32> text{};
  const ssize_t size = pread(lock, text.data(), text.size() - 1, 0);
  const std::string process(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  const std::string digits = process.substr(0, process.find_first_not_of("0123456789"));
  return digits.empty() ? std::string("another process") : "process " + digits;
}

// Failure is ignored: on a full disk, error messages of other processes only lack the number.
void sign(int lock) {
  const std::string process = std::to_string(getpid()) + "\n";
  if (ftruncate(lock, 0) != 0) return;
  [[maybe_unused]] const ssize_t ignored = pwrite(lock, process.data(), process.size(), 0);
}

// The file that symbolic links lead to, or the path itself.
std::string link_target(const std::string& path) {
  std::error_code none;
  const fs::path target = fs::exists(path, none) ? fs::canonical(path, none) : fs::path(path);
  return target.empty() ? path : target.string();
}

}  // namespace

CannotWrite cannot_write_to(const std::string& path) {
  return CannotWrite(path + ": cannot be written: " + std::strerror(errno));
}

OutputFile::OutputFile(std::string path) : path_(std::move(path)) {
  descriptor_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor_ < 0) throw cannot_write_to(path_);
}

OutputFile::OutputFile(std::string path, const std::string& before, std::uint64_t size)
    : path_(std::move(path)) {
  if (before != path_) {
    // Atomic: if the program is killed during the copy, the old file remains.
    const std::string part = path_ + ".part";
    std::error_code error;
    fs::copy_file(before, part, fs::copy_options::overwrite_existing, error);
    if (error) throw CannotWrite(part + ": cannot be written: " + error.message());
    rename_file(part, path_);
  }
  descriptor_ = open(path_.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor_ < 0 || ftruncate(descriptor_, static_cast<off_t>(size)) != 0 ||
      lseek(descriptor_, 0, SEEK_END) < 0) {
    throw cannot_write_to(path_);
  }
}

OutputFile::~OutputFile() {
  if (descriptor_ < 0) return;
  written(descriptor_, buffer_);
  close(descriptor_);
}

void OutputFile::write(std::string_view lines) {
  buffer_ += lines;
  if (buffer_.size() >= block_size) flush();
}

void OutputFile::write_whole(std::string_view block) {
  flush();
  const std::size_t done = written(descriptor_, block);
  if (done == block.size()) return;
  const CannotWrite error = cannot_write_to(path_);
  const off_t end = lseek(descriptor_, 0, SEEK_CUR);
  if (end >= static_cast<off_t>(done)) {
    [[maybe_unused]] const int ignored = ftruncate(descriptor_, end - static_cast<off_t>(done));
  }
  throw error;
}

void OutputFile::flush() {
  const std::size_t done = written(descriptor_, buffer_);
  if (done == buffer_.size()) {
    buffer_.clear();
    return;
  }
  const CannotWrite error = cannot_write_to(path_);
  // Keep everything up to the last whole line.  Devices cannot be truncated.
  const std::size_t line_end = buffer_.rfind('\n', done == 0 ? 0 : done - 1);
  const std::size_t whole = done == 0 || line_end == std::string::npos ? 0 : line_end + 1;
  buffer_.clear();
  const off_t end = lseek(descriptor_, 0, SEEK_CUR);
  if (end >= static_cast<off_t>(done)) {
    [[maybe_unused]] const int ignored =
        ftruncate(descriptor_, end - static_cast<off_t>(done - whole));
  }
  throw error;
}

std::uint64_t OutputFile::size() const {
  const off_t size = lseek(descriptor_, 0, SEEK_CUR);
  if (size < 0) throw cannot_write_to(path_);
  return static_cast<std::uint64_t>(size);
}

std::uint64_t OutputFile::synchronise() {
  flush();
  if (!synchronised(descriptor_)) throw cannot_write_to(path_);
  return size();
}

void OutputFile::finish() {
  flush();
  const bool on_disk = synchronised(descriptor_);
  const int error = errno;
  // close() releases the descriptor even if it fails.
  const bool closed = close(std::exchange(descriptor_, -1)) == 0;
  if (!on_disk) errno = error;
  if (!on_disk || !closed) throw cannot_write_to(path_);
}

// A stream reports a folder as an exception without its name.
std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path + ": cannot be read: " + std::strerror(errno));
  constexpr std::size_t size_max = std::size_t{1} << 28U;
  std::string content;
  std::array<char, 1U << 16U> block;
  do {
    file.read(block.data(), block.size());
    content.append(block.data(), static_cast<std::size_t>(file.gcount()));
  } while (file && content.size() <= size_max);
  if (file.bad()) throw std::runtime_error(path + ": cannot be read: it is not a file");
  if (content.size() > size_max) throw std::runtime_error(path + ": has more than 256 MiB");
  return content;
}

void replace_file(const std::string& path, const std::function<void(OutputFile&)>& write,
                  const std::function<void(const std::string& fresh)>& check) {
  std::error_code none;
  // A device or a pipe has no content to keep, and a file in its place would be in the way.
  if (const fs::file_status status = fs::status(path, none);
      fs::exists(status) && !fs::is_regular_file(status)) {
    OutputFile file(path);
    write(file);
    return file.finish();
  }
  const std::string target = link_target(path);
  const std::string fresh = target + fmt::format(".{}.new", getpid());
  try {
    OutputFile file(fresh);
    write(file);
    file.finish();
    if (fs::exists(target, none)) fs::permissions(fresh, fs::status(target).permissions(), none);
    if (check) check(fresh);
    rename_file(fresh, target);
  } catch (...) {
    fs::remove(fresh, none);
    throw;
  }
  sync_folder(fs::path(target).parent_path().string());
}

void replace_file(const std::string& path, const std::string& text,
                  const std::function<void(const std::string& fresh)>& check) {
  replace_file(
      path, [&text](OutputFile& file) { file.write(text); }, check);
}

void require_other_file(const std::string& output, const std::string& read) {
  std::error_code none;
  if (!fs::equivalent(output, read, none)) return;
  throw std::invalid_argument(output + ": is the file that is read");
}

void require_no_result(const std::string& output, const std::string& study) {
  std::error_code none;
  std::vector<fs::path> results{study};
  const fs::path folder =
      fs::is_directory(study, none) ? fs::path(study) : fs::canonical(study, none).parent_path();
  for (const char* result : {records_file, counts_file, cells_file, summary_file}) {
    results.push_back(folder / result);
  }
  results.push_back(fs::path(output).parent_path() / records_file);  // of any study
  for (const fs::path& result : results) {
    if (!fs::equivalent(output, result, none)) continue;
    throw std::invalid_argument(output + ": is a result of a study");
  }
}

void create_folder(const std::string& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (error) throw CannotWrite(path + ": cannot be written: " + error.message());
}

void rename_file(const std::string& from, const std::string& to) {
  if (std::rename(from.c_str(), to.c_str()) != 0) throw cannot_write_to(to);
}

void remove_file(const std::string& path) {
  if (unlink(path.c_str()) != 0 && errno != ENOENT) throw cannot_write_to(path);
}

void sync_folder(const std::string& folder) {
  const std::string path = folder.empty() ? "." : folder;
  const int descriptor = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) throw cannot_write_to(path);
  const bool on_disk = synchronised(descriptor);
  const int error = errno;
  close(descriptor);
  if (on_disk) return;
  errno = error;
  throw cannot_write_to(path);
}

std::string read_block(const std::string& path, const std::string& name) {
  const Document document = document_of(path, name);
  return document.text.substr(document.from, document.to - document.from);
}

void require_block(const std::string& path, const std::string& name) { document_of(path, name); }

void write_block(const std::string& path, const std::string& name, const std::string& block) {
  const Document document = document_of(path, name);
  replace_file(path,
               document.text.substr(0, document.from) + block + document.text.substr(document.to));
}

ResultFolder::ResultFolder(std::string folder) : folder_(std::move(folder)) {
  create_folder(folder_);
  const std::string name = path("lock");
  lock_ = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (lock_ < 0) throw cannot_write_to(name);
  if (flock(lock_, LOCK_EX | LOCK_NB) != 0) {
    const CannotWrite refused =
        errno == EWOULDBLOCK ? CannotWrite(fmt::format(
                                   "{}: {} writes its results there; take another folder or wait",
                                   folder_, holder(lock_)))
                             : cannot_write_to(name);
    close(lock_);
    throw refused;
  }
  sign(lock_);
}

void ResultFolder::remove_fresh() {
  for (const char* stale : {records_file, cells_file, counts_file, summary_file, page_file}) {
    remove_file(fresh(stale));
  }
}

ResultFolder::~ResultFolder() { close(lock_); }

std::string ResultFolder::path(const std::string& name) const {
  return (std::filesystem::path(folder_) / name).string();
}

void ResultFolder::publish(bool with_records, bool with_page) {
  for (const char* name : {summary_file, cells_file, counts_file, page_file}) {
    remove_file(path(name));
  }
  if (with_records) {
    rename_file(fresh(records_file), path(records_file));
  } else {
    remove_file(path(records_file));
  }
  // Synchronise before the next step, because power may fail between the steps.
  sync_folder(folder_);
  for (const char* name : {cells_file, counts_file}) {
    if (std::filesystem::exists(fresh(name))) rename_file(fresh(name), path(name));
  }
  rename_file(fresh(summary_file), path(summary_file));
  if (with_page) rename_file(fresh(page_file), path(page_file));
  sync_folder(folder_);
}

namespace {

constexpr int gzip_form = 15 + 16;  // the largest window; gzip header and trailer
// Of libdeflate.  Records of one subject take 87 bytes and 1.2 us each, of 45 subjects 18 bytes and
// 0.5 us; level 5: 74 bytes and 2.0 us, 15 bytes and 0.9 us; zlib at level 3: 87 bytes and 3.4 us,
// 22 bytes and 1.1 us; zlib at level 6: 76 bytes and 5.8 us, 15 bytes and 2.2 us.
constexpr int level = 1;

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
  struct Free {
    void operator()(libdeflate_compressor* one) const { libdeflate_free_compressor(one); }
  };
  thread_local const std::unique_ptr<libdeflate_compressor, Free> compressor(
      libdeflate_alloc_compressor(level));
  if (!compressor) throw std::bad_alloc();
  std::string result(libdeflate_gzip_compress_bound(compressor.get(), text.size()), '\0');
  // Cannot fail: the buffer has the size of the bound.
  result.resize(libdeflate_gzip_compress(compressor.get(), text.data(), text.size(), result.data(),
                                         result.size()));
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
  place_ = end_;
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
    end_ += used;
  }
  is_cut_ = status != Z_STREAM_END;
  is_damaged_ = is_cut_ && status != Z_OK;
  if (is_cut_) return std::nullopt;
  return member;
}

}  // namespace reports
