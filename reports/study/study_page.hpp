// SPDX-License-Identifier: MIT
// The page that a study leaves beside its summary, as the study sees it.  Who makes it sees the
// study, so the study only knows what it hands over.
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

  // In the order of the cases, and for each of the subjects of the header.  Throws
  // std::invalid_argument if the header does not name its group or subject.
  virtual void add(const Record& record) = 0;
  // The whole file; no record will come any more.
  virtual std::string text(bool complete) = 0;
};

// Of a study with this header whose results are in `folder`.  Throws std::invalid_argument if it
// could not be made in the end.
using MakePage =
    std::function<std::unique_ptr<StudyPage>(const RunHeader& header, const std::string& folder)>;

}  // namespace reports
