// SPDX-License-Identifier: MIT
// A child process brings back its result, and takes nothing with it when it crashes.
#include "core/cases/mesh/mesh_child.hpp"

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

using cases::ask_child;
using cases::ChildEnd;

TEST(MeshChild, BringsBackEveryByte) {
  std::string long_text;  // a pipe holds 65,536 bytes
  for (int i = 0; i < 1000003; ++i) long_text += static_cast<char>(i % 251);
  for (const std::string& text : {std::string(), std::string("a\0b", 3), long_text}) {
    const cases::ChildAnswer answer = ask_child([&] { return text; });
    EXPECT_EQ(answer.end, ChildEnd::done);
    EXPECT_TRUE(answer.said == text) << answer.said.size();
  }
}

TEST(MeshChild, CrashesAlone) {
  EXPECT_EQ(ask_child([]() -> std::string { std::abort(); }).end, ChildEnd::crashed);
  EXPECT_EQ(ask_child([]() -> std::string { std::_Exit(3); }).end, ChildEnd::crashed);
  EXPECT_EQ(ask_child([]() -> std::string { throw std::runtime_error("thrown"); }).end,
            ChildEnd::crashed);
  const auto follow_null = [] {
    int* volatile nowhere = nullptr;
    return std::to_string(*nowhere);
  };
  EXPECT_EQ(ask_child(follow_null).end, ChildEnd::crashed);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a child is left over";
  EXPECT_EQ(errno, ECHILD);
}

TEST(MeshChild, HasItsTime) {
  const auto endless = [] {
    const volatile bool go_on = true;
    while (go_on) {
    }
    return std::string();
  };
  EXPECT_EQ(ask_child(endless, {.cpu_seconds = 1}).end, ChildEnd::out_of_time);
}

// A sanitizer ends the process instead of throwing.
TEST(MeshChild, HasItsMemory) {
  constexpr std::size_t limit = std::size_t{64} << 20U;
  const auto take = [](std::size_t size) {
    try {
      const std::vector<char> taken(size);
      return "taken " + std::to_string(taken.back());
    } catch (const std::bad_alloc&) {
      return std::string("refused");
    }
  };
  const auto more = ask_child([&] { return take(2 * limit); }, {.memory = limit});
  EXPECT_TRUE(more.said == "refused" || more.end == ChildEnd::crashed) << more.said;
  EXPECT_EQ(ask_child([&] { return take(limit / 4); }, {.memory = limit}).said, "taken 0");
}

TEST(MeshChild, PrintsNothingAndNothingTwice) {
  testing::internal::CaptureStdout();
  std::printf("parent ");  // waits in the buffer while the child is there
  ask_child([] {
    std::printf("child ");
    std::fflush(stdout);
    return std::string();
  });
  std::printf("parent again");
  std::fflush(stdout);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "parent parent again");
}

}  // namespace
