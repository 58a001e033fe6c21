// SPDX-License-Identifier: MIT
// Files whose writes are all checked, so that a full disk is reported at the first block that
// fails.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace reports {

// what() has the file name and the reason of the system.
struct CannotWrite : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The error of the last system call on `path`, from errno.
CannotWrite cannot_write_to(const std::string& path);

// Writes text in blocks.  All functions throw CannotWrite.
class OutputFile {
 public:
  // Creates or truncates the file.
  explicit OutputFile(std::string path);
  // Continues after the first `size` bytes of `before`, which may be the same file.
  OutputFile(std::string path, const std::string& before, std::uint64_t size);
  // Writes the buffer and ignores a failure, which finish() would report.
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  // `lines`: whole lines, including the newline.
  void write(std::string_view lines);
  // Writes a block that is only valid as a whole.  If only a part can be written, truncates the
  // file to its previous size.
  void write_whole(std::string_view block);
  // Passes the buffer to the system.  If only a part can be written, truncates the file after the
  // last whole line.
  void flush();
  // Flushes everything to the disk and closes the file.
  void finish();

  const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::string buffer_;
  int descriptor_ = -1;
};

// Replaces the content of the file atomically: readers see the old content or the new one, even
// after a kill.  Writes a new file in the same folder, calls `check`, which may throw, and renames
// the file.  Preserves symbolic links and the access mode.
void replace_file(const std::string& path, const std::string& text,
                  const std::function<void(const std::string& fresh)>& check = {});

// Renames `from` to `to`.  Durable only after sync_folder().
void rename_file(const std::string& from, const std::string& to);
// Removes the file if it exists.
void remove_file(const std::string& path);
void sync_folder(const std::string& folder);

}  // namespace reports
