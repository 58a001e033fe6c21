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
#include "reports/output/output_file.hpp"
#include "reports/study/form/record.hpp"
#include "reports/test/folder.hpp"

using enum reports::ExitCode;

inline const std::string case_header = "{\"format\":\"gjkproof-cases/1\"}\n";
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

struct Ended {
  int code = -1;
  std::string out;
  std::string err;
};

// Expects the program to have ended with this exit code and, if one is given, this message.  clang 14
// has no std::source_location.
inline Ended expect_code(int code, Ended ended, const std::string& message = "",
                         const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  EXPECT_TRUE(ended.code == code && has(ended.err, message))
      << file << ":" << line << ": " << ended.code << " is not " << code << ", or there is no \""
      << message << "\" in\n"
      << ended.err << ended.out;
  return ended;
}

class Cli : public Folder {
 protected:
  // Runs `script` in a shell, in the folder of the test.  $P and gjkproof are the program.
  Ended shell(const std::string& script) const {
    const std::string command =
        "cd '" + folder_.string() + "' && export GJKPROOF_CALLED=gjkproof P='" + GJKPROOF_PROGRAM +
        "' && gjkproof() { \"$P\" \"$@\"; } && { " + script + "\n} > out 2> err < /dev/null";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(folder_ / "out"),
            content(folder_ / "err")};
  }

  Ended run(const std::string& arguments, const std::string& input = "") const {
    std::ofstream(folder_ / "in", std::ios::binary) << input;
    return shell("$P " + arguments + " < in");
  }
};

// Documents show what commands print.  GJKPROOF_UPDATE rewrites the documents instead.

inline std::string path_of(const std::string& document) {
  return std::string(GJKPROOF_SOURCE_DIR) + "/" + document;
}

inline void expect_in(const std::string& document, const std::string& block,
                      const std::string& printed) {
  const std::string fresh = "```\n" + printed + "```\n";
  if (std::getenv("GJKPROOF_UPDATE") != nullptr) {
    reports::write_block(path_of(document), block, fresh);
  } else {
    EXPECT_EQ(reports::read_block(path_of(document), block), fresh)
        << "with GJKPROOF_UPDATE=1 this test brings " << document << " up to date";
  }
}

// The output of a study up to the worst findings.
inline std::string table_of(const std::string& out) {
  return out.substr(0, out.find("\nworst findings"));
}
