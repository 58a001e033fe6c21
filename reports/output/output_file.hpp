// SPDX-License-Identifier: MIT
// Files whose writes are all checked, so that a full disk is reported at the first block that
// fails; blocks in documents, the folder of a study, and gzip [RFC 1952].
#pragma once

#include <cstdint>
#include <fstream>
#include <functional>
#include <optional>
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
  // Of the file, without what waits in the buffer.
  std::uint64_t size() const;
  // Flushes everything to the disk, and returns the size.
  std::uint64_t synchronise();
  // The same, and closes the file.
  void finish();

  const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::string buffer_;
  int descriptor_ = -1;
};

// Throws std::runtime_error with the path if it cannot be read or has more than 256 MiB.
std::string content_of(const std::string& path);

// Replaces the content of the file atomically: readers see the old content or the new one, even
// after a kill.  Writes a new file in the same folder, calls `check`, which may throw, and renames the
// file.  Preserves symbolic links and the access mode.  What is no file, such as a device, is written
// to, without a check.
void replace_file(const std::string& path, const std::function<void(OutputFile&)>& write,
                  const std::function<void(const std::string& fresh)>& check = {});
void replace_file(const std::string& path, const std::string& text,
                  const std::function<void(const std::string& fresh)>& check = {});

// Creates the folder, and those above it, if it is not there.
void create_folder(const std::string& path);

// Renames `from` to `to`.  Durable only after sync_folder().
void rename_file(const std::string& from, const std::string& to);
// Removes the file if it exists.
void remove_file(const std::string& path);
void sync_folder(const std::string& folder);

// All throw std::runtime_error with the file name if the file cannot be read or does not contain
// each of the two lines exactly once.

// Returns the text between the lines.
std::string read_block(const std::string& path, const std::string& name);

// Throws what write_block() would throw, so that hours of work are not lost.
void require_block(const std::string& path, const std::string& name);

// Replaces the text between the lines atomically.  If the file cannot be written, throws
// CannotWrite and leaves it unchanged.
void write_block(const std::string& path, const std::string& name, const std::string& block);

inline constexpr const char* records_file = "run.jsonl.gz";
inline constexpr const char* summary_file = "summary.md";
inline constexpr const char* page_file = "report.html";
inline constexpr const char* cells_file = "cells.jsonl";      // only of a sweep
inline constexpr const char* counts_file = "counts.json";     // only without all records
inline constexpr const char* journal_file = "journal.jsonl";  // only of a hunt

// Throws std::invalid_argument if both are one file.
void require_other_file(const std::string& output, const std::string& read);
// Throws std::invalid_argument if `output` is one of these, but for the page, in the folder of a study,
// or in that of its records, or the records of another.
void require_no_result(const std::string& output, const std::string& study);

class ResultFolder {
 public:
  // Creates the folder if necessary and locks it with a system lock on its file `lock`.  The lock
  // ends with the process.  The file is never deleted, because deleting it could break a lock that
  // another process just acquired.  Throws CannotWrite, also if another process has the folder.
  explicit ResultFolder(std::string folder);
  ~ResultFolder();
  ResultFolder(const ResultFolder&) = delete;
  ResultFolder& operator=(const ResultFolder&) = delete;

  const std::string& name() const { return folder_; }
  std::string path(const std::string& name) const;
  // The path of a result until it is published.
  std::string fresh(const std::string& name) const { return path(name) + ".new"; }

  // Removes the fresh files of a killed study.
  void remove_fresh();

  // Renames the fresh summary and the fresh records, cells, counts and page, if any, to their final
  // names and removes older ones.  The old summary and page go first and the new ones come last, so they
  // never stand next to the records of another study; after a kill in between, only records remain.
  void publish(bool with_records, bool with_page);

 private:
  std::string folder_;
  int lock_ = -1;
};

// Gzip: a file may consist of several members, which readers treat as one text.

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
  // Empty at the end, or if the rest is truncated or damaged; is_cut() is true of both.
  std::optional<Member> next();
  bool is_cut() const { return is_cut_; }
  bool is_damaged() const { return is_damaged_; }
  // Where the last member begins, in bytes.
  std::uint64_t place() const { return place_; }

 private:
  bool refill();

  std::ifstream file_;
  std::string block_;
  std::size_t read_ = 0;     // within the block
  std::uint64_t place_ = 0;  // of the last member
  std::uint64_t end_ = 0;    // the same
  bool is_cut_ = false;
  bool is_damaged_ = false;
};

}  // namespace reports
