// SPDX-License-Identifier: MIT
// A study that a test disturbs while it runs, and the contents of its folder `result`.
#pragma once

#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <utility>

#include "core/subjects/outside/process/process.hpp"
#include "reports/test/cli.hpp"

class RunningStudy : public Cli {
 protected:
  static constexpr const char* small = "study --no-known --cases 5 --family lattice --worst 0 ";
  static constexpr const char* endless =
      "study --no-known --cases 1000000000 --family oblong --worst 0 --records all ";
  static constexpr const char* who = "-s core/float/robust -s core/double/original -o result ";

  void TearDown() override {
    if (running_ > 0) end(SIGKILL);
    Cli::TearDown();
  }

  // Starts the program and returns as soon as it has written records.
  void start(const std::string& arguments) {
    const std::string command =
        "cd '" + folder_.string() + "' && export GJKPROOF_CALLED=gjkproof && exec '" +
        GJKPROOF_PROGRAM + "' " + arguments + " > long.out 2> long.err < /dev/null";
    running_ =
        subjects::spawn([&command] { execl("/bin/sh", "sh", "-c", command.c_str(), nullptr); });
    ASSERT_GT(running_, 0);
    using namespace std::chrono;
    const auto limit = steady_clock::now() + seconds(60);
    while (lines(records_of(file("run.jsonl.gz.new"))).size() < 3) {
      ASSERT_LT(steady_clock::now(), limit) << content(folder_ / "long.err");
      std::this_thread::sleep_for(milliseconds(10));
    }
  }

  // Sends the signal and returns the exit code, or -1 if the signal killed the program.
  int end(int signal) {
    kill(running_, signal);
    const int status = subjects::reap(std::exchange(running_, 0)).value_or(SIGKILL);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  pid_t running() const { return running_; }
  // The records and the summary in a folder.
  std::string result_in(const std::string& folder) const {
    return records_of(folder_ / folder / "run.jsonl.gz") + content(folder_ / folder / "summary.md");
  }
  fs::path file(const std::string& name) const { return folder_ / "result" / name; }

 private:
  pid_t running_ = 0;
};

// Expects every line to be complete: one object from its first byte to its last.
inline void expect_whole_lines(const std::string& text) {
  ASSERT_FALSE(text.empty());
  EXPECT_EQ(text.back(), '\n');
  for (const std::string& line : lines(text)) {
    EXPECT_TRUE(line.starts_with("{\"") && line.ends_with("}")) << line;
  }
}
