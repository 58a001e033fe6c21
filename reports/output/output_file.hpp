// SPDX-License-Identifier: MIT
// Files whose every write is checked: a full disk is noticed at the block that it cuts, not after
// the last one.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace reports {

// what() names the file and gives the reason of the system.
struct CannotWrite : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The error of the last system call on `path`, from errno.
CannotWrite cannot_write_to(const std::string& path);

// Text in blocks.  All functions throw CannotWrite.
class OutputFile {
 public:
  // Makes the file, or empties it.
  explicit OutputFile(std::string path);
  // Continues after the first `size` bytes of `before`, which may be the same file.
  OutputFile(std::string path, const std::string& before, std::uint64_t size);
  // Writes what is buffered and ignores a failure; finish() reports it.
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  // `lines`: whole lines with their ends.
  void write(std::string_view lines);
  // Writes a block that makes sense only as a whole: if only a part can be written, the file is cut
  // back to what came before it.
  void write_whole(std::string_view block);
  // Passes what is buffered to the system.  If only a part can be written, the file is cut back to
  // the last whole line.
  void flush();
  // Brings everything to the disk and closes the file.
  void finish();

  const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::string buffer_;
  int descriptor_ = -1;
};

// Gives the file the content `text` in one step: a reader, or a kill, finds the old content or
// the new one.  The new file is written beside the old one, `check` may look at it and throw, and
// then it takes the name.  A symbolic link stays a link, the access mode stays as it is.
void replace_file(const std::string& path, const std::string& text,
                  const std::function<void(const std::string& fresh)>& check = {});

// `from` takes the name `to`.  Durable after sync_folder() alone.
void rename_file(const std::string& from, const std::string& to);
// Removes the file if it exists.
void remove_file(const std::string& path);
void sync_folder(const std::string& folder);

}  // namespace reports
