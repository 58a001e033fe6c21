// SPDX-License-Identifier: MIT
// A child process returns its result, and its crash leaves the parent unharmed.
#include "reports/casework/mesh/confined_work.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using reports::do_confined;
using reports::WorkEnd;

TEST(ConfinedWork, BringsBackEveryByte) {
  std::string long_text;  // a pipe holds 65,536 bytes
  for (int i = 0; i < 1000003; ++i) long_text += static_cast<char>(i % 251);
  for (const std::string& text : {std::string(), std::string("a\0b", 3), long_text}) {
    const reports::ConfinedWork answer = do_confined([&] { return text; });
    EXPECT_EQ(answer.end, WorkEnd::done);
    EXPECT_TRUE(answer.result == text) << answer.result.size();
  }
}

TEST(ConfinedWork, CrashesAlone) {
  EXPECT_EQ(do_confined([]() -> std::string { std::abort(); }).end, WorkEnd::crashed);
  EXPECT_EQ(do_confined([]() -> std::string { std::_Exit(3); }).end, WorkEnd::crashed);
  EXPECT_EQ(do_confined([]() -> std::string { throw std::runtime_error("thrown"); }).end,
            WorkEnd::crashed);
  const auto follow_null = [] {
    int* volatile nowhere = nullptr;
    return std::to_string(*nowhere);
  };
  EXPECT_EQ(do_confined(follow_null).end, WorkEnd::crashed);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a child is left over";
  EXPECT_EQ(errno, ECHILD);
}

TEST(ConfinedWork, HasItsTime) {
  const auto endless = [] {
    const volatile bool go_on = true;
    while (go_on) {
    }
    return std::string();
  };
  EXPECT_EQ(do_confined(endless, {.cpu_seconds = 1}).end, WorkEnd::out_of_time);
}

// A sanitizer terminates the process instead of throwing.
TEST(ConfinedWork, HasItsMemory) {
  constexpr std::size_t limit = std::size_t{64} << 20U;
  const auto take = [](std::size_t size) {
    try {
      const std::vector<char> taken(size);
      return "taken " + std::to_string(taken.back());
    } catch (const std::bad_alloc&) {
      return std::string("refused");
    }
  };
  const auto more = do_confined([&] { return take(2 * limit); }, {.memory = limit});
  EXPECT_TRUE(more.result == "refused" || more.end == WorkEnd::crashed) << more.result;
  EXPECT_EQ(do_confined([&] { return take(limit / 4); }, {.memory = limit}).result, "taken 0");
}

TEST(ConfinedWork, PrintsNothingAndNothingTwice) {
  testing::internal::CaptureStdout();
  std::printf("parent ");  // waits in the buffer while the child runs
  do_confined([] {
    std::printf("child ");
    std::fflush(stdout);
    return std::string();
  });
  std::printf("parent again");
  std::fflush(stdout);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "parent parent again");
}

}  // namespace
