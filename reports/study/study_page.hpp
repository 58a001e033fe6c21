// SPDX-License-Identifier: MIT
// The page of a study as an interface, so that the study does not depend on the code that makes the
// page.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "reports/study/form/record.hpp"
#include "reports/study/form/run_header.hpp"

namespace reports {

class StudyPage {
 public:
  StudyPage() = default;
  virtual ~StudyPage() = default;
  StudyPage(const StudyPage&) = delete;
  StudyPage& operator=(const StudyPage&) = delete;

  // Called in case order, once for each subject of the header.  Throws std::invalid_argument if the
  // header lacks the group or the subject.
  virtual void add(const Record& record) = 0;
  // Returns the whole file.  No record may follow.
  virtual std::string text(bool complete) = 0;
};

// Makes the page of a study with this header and its results in `folder`.  Throws
// std::invalid_argument if the page could not be made at the end.
using MakePage =
    std::function<std::unique_ptr<StudyPage>(const RunHeader& header, const std::string& folder)>;

}  // namespace reports
