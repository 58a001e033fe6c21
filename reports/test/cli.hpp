// SPDX-License-Identifier: MIT
// Runs the program as its users do.
#pragma once

#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/output/gzip.hpp"
#include "reports/study/form/record.hpp"
#include "reports/test/count_of.hpp"
#include "reports/test/folder.hpp"

inline const std::string known = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known/";

// The text of a gzip file up to where it is damaged; empty if there is no file.
inline std::string records_of(const fs::path& path) {
  if (!fs::exists(path)) return {};
  std::string text;
  reports::GzipReader file(path.string());
  while (const auto member = file.next()) text += member->text;
  return text;
}

// The records of answers, without the header, units and the end.
inline std::vector<reports::Record> answers_in(const std::string& records) {
  std::vector<reports::Record> all;
  std::istringstream text(records);
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("{\"case\":")) all.push_back(reports::read_record(line));
  }
  return all;
}

inline std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) result.push_back(line);
  return result;
}

struct Ended {
  int code = -1;
  std::string out;
  std::string err;
};

class Cli : public Folder {
 protected:
  Ended run(const std::string& arguments, const std::string& input = "") const {
    std::ofstream(folder_ / "in", std::ios::binary) << input;
    const std::string command = "cd '" + folder_.string() + "' && '" + GJKPROOF_PROGRAM + "' " +
                                arguments + " < in > out 2> err";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(folder_ / "out"),
            content(folder_ / "err")};
  }
};
