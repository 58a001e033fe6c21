// SPDX-License-Identifier: MIT
#include "reports/output/output_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

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

void OutputFile::finish() {
  flush();
  const bool on_disk = synchronised(descriptor_);
  const int error = errno;
  // close() releases the descriptor even if it fails.
  const bool closed = close(std::exchange(descriptor_, -1)) == 0;
  if (!on_disk) errno = error;
  if (!on_disk || !closed) throw cannot_write_to(path_);
}

void replace_file(const std::string& path, const std::string& text,
                  const std::function<void(const std::string& fresh)>& check) {
  std::error_code none;
  const fs::path resolved = fs::exists(path, none) ? fs::canonical(path, none) : fs::path(path);
  const std::string target = resolved.empty() ? path : resolved.string();
  const std::string fresh = target + fmt::format(".{}.new", getpid());
  try {
    OutputFile file(fresh);
    file.write(text);
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

}  // namespace reports
