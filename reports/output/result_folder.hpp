// SPDX-License-Identifier: MIT
// The folder into which a study writes.  One study at a time has it, and what an older one left
// stays whole until the new one ends.
#pragma once

#include <string>

namespace reports {

inline constexpr const char* records_name = "run.jsonl.gz";
inline constexpr const char* summary_name = "summary.md";
inline constexpr const char* page_name = "report.html";
inline constexpr const char* cells_name = "cells.jsonl";  // of a sweep alone

class ResultFolder {
 public:
  // Makes the folder where there is none, and locks it.  The lock is one of the system on the file
  // `lock` in it: it ends with the process, however that ends.  The file stays: who removes it
  // could take a lock away that somebody else just got.  Fresh files of a killed study are removed,
  // unless it is `resumed`.
  // Throws CannotWrite, also when another process has the folder.
  explicit ResultFolder(std::string folder, bool resumed = false);
  ~ResultFolder();
  ResultFolder(const ResultFolder&) = delete;
  ResultFolder& operator=(const ResultFolder&) = delete;

  std::string path(const std::string& name) const;
  // Where a result stands until it is published.
  std::string fresh(const std::string& name) const { return path(name) + ".new"; }

  // What an unfinished study has left: a fresh file, or else a published one; empty: nothing.
  std::string unfinished(const std::string& name) const;

  // The fresh summary, and the fresh records, cells and page where there are any, take their names;
  // older ones are gone.  No summary and no page ever stands beside the records of another study:
  // the old ones go first, the new ones come last.  A kill between leaves records alone.
  void publish(bool with_records, bool with_page);

 private:
  std::string folder_;
  int lock_ = -1;
};

}  // namespace reports
