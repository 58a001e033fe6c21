// SPDX-License-Identifier: MIT
// The output folder of a study.  Only one study at a time uses it, and the results of an older
// study stay complete until the new study ends.
#pragma once

#include <string>

namespace reports {

inline constexpr const char* records_name = "run.jsonl.gz";
inline constexpr const char* summary_name = "summary.md";
inline constexpr const char* page_name = "report.html";
inline constexpr const char* cells_name = "cells.jsonl";  // only of a sweep

class ResultFolder {
 public:
  // Creates the folder if necessary and locks it with a system lock on its file `lock`.  The lock
  // ends with the process.  The file is never deleted, because deleting it could break a lock that
  // another process just acquired.  Removes the fresh files of a killed study unless `resumed`.
  // Throws CannotWrite, also if another process has the folder.
  explicit ResultFolder(std::string folder, bool resumed = false);
  ~ResultFolder();
  ResultFolder(const ResultFolder&) = delete;
  ResultFolder& operator=(const ResultFolder&) = delete;

  std::string path(const std::string& name) const;
  // The path of a result until it is published.
  std::string fresh(const std::string& name) const { return path(name) + ".new"; }

  // A file of an unfinished study, fresh or else published; empty if there is none.
  std::string unfinished(const std::string& name) const;

  // Renames the fresh summary and the fresh records, cells and page, if any, to their final names
  // and removes older ones.  The old summary and page go first and the new ones come last, so they
  // never stand next to the records of another study; after a kill in between, only records remain.
  void publish(bool with_records, bool with_page);

 private:
  std::string folder_;
  int lock_ = -1;
};

}  // namespace reports
