// SPDX-License-Identifier: MIT
// A child process never makes us wait beyond a deadline, and leaves nothing behind.
#include "core/subjects/outside/process/process.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <thread>

namespace subjects {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

Deadline within(int time) { return steady_clock::now() + milliseconds(time); }

std::vector<std::string> shell(const std::string& text) { return {"/bin/sh", "-c", text}; }

// Its output until that ends, or until the deadline.
std::string all_of(Process& process, Deadline deadline) {
  std::string text;
  std::array<char, 1000> block{};
  for (;;) {
    const Process::Received got = process.receive(block.data(), block.size(), deadline);
    if (got.size == 0) return text + (got.ended ? "" : "...");
    text.append(block.data(), got.size);
  }
}

// An orphan may stay as a zombie if no process reaps it.
bool runs(const std::string& id) {
  std::ifstream stat("/proc/" + std::to_string(std::stol(id)) + "/stat");
  std::string number, name, state;
  return stat >> number >> name >> state && state != "Z";
}

TEST(Process, BringsBackWhatItGot) {
  std::string text;
  for (int i = 0; i < 3000017; ++i) text += static_cast<char>(i % 251);
  Process process({"cat"}, 0);  // from PATH
  ASSERT_TRUE(process.send(text, within(5000)));
  std::string back;
  std::array<char, 4096> block{};
  while (back.size() < text.size()) {
    const auto got = process.receive(block.data(), block.size(), within(5000));
    ASSERT_GT(got.size, 0U);
    back.append(block.data(), got.size);
  }
  EXPECT_TRUE(back == text);
  EXPECT_EQ(process.receive(block.data(), block.size(), within(1)).ended, false);
}

TEST(Process, InheritsNoOpenFile) {
  std::ifstream open_file("/proc/self/status");
  ASSERT_TRUE(open_file);
  Process process(shell("for i in /proc/self/fd/*; do readlink \"$i\"; done"), 0);
  const std::string text = all_of(process, within(5000));
  EXPECT_NE(text.find("pipe:"), std::string::npos) << text;
  EXPECT_EQ(text.find("status"), std::string::npos) << text;
}

TEST(Process, SaysHowItEnded) {
  const auto end_of = [](const std::string& text) {
    Process process(shell(text), 0);
    EXPECT_EQ(all_of(process, within(5000)), "");
    return process.end();
  };
  EXPECT_EQ(end_of("exit 3"), "exited with code 3");
  EXPECT_EQ(end_of("echo first >&2; echo 'last word' >&2; exit 3"),
            "exited with code 3: last word");
  EXPECT_EQ(end_of("echo why $$ 0x7fffdeadbeef >&2; kill -ABRT $$"),
            "killed by SIGABRT: why PID 0x...");
  EXPECT_EQ(end_of("echo 'a: /home/me/b.cpp:45: (/c/d.hpp) e/f.cpp http://g/h 1 / 2' >&2; exit 3"),
            "exited with code 3: a: b.cpp:45: (d.hpp) e/f.cpp http://g/h 1 / 2");
  EXPECT_EQ(
      end_of("echo \"a.h:7: T f::g<int, 3>(x::y&): Assertion \\`x > 0' failed.\" >&2; exit 3"),
      "exited with code 3: a.h:7: Assertion `x > 0' failed.");
  EXPECT_EQ(end_of("echo \"a.c:7: Assertion \\`x' failed.\" >&2; exit 3"),
            "exited with code 3: a.c:7: Assertion `x' failed.");
  EXPECT_EQ(end_of("exec >&-; echo busy >&2; sleep 100"), "was stopped: busy");
  EXPECT_EQ(end_of("printf 'a.mjs:3\\n  f()\\n\\nTypeError: no f\\n    at a.mjs:3\\n\\nNode.js "
                   "v20\\n' >&2; exit 1"),
            "exited with code 1: TypeError: no f");
  EXPECT_EQ(end_of("printf 'Error [ERR_A]: b\\n    at c {\\n  code: 1\\n}\\n' >&2; exit 1"),
            "exited with code 1: Error [ERR_A]: b");
  EXPECT_EQ(end_of("printf '#\\n# Fatal process OOM in a\\n#\\n\\n' >&2; kill -TRAP $$"),
            "killed by SIGTRAP: # Fatal process OOM in a");
  EXPECT_EQ(
      end_of("printf 'thread main panicked at a.rs:2:5:\\nno b\\nnote: a hint\\n' >&2; exit 101"),
      "exited with code 101: thread main panicked at a.rs:2:5:");
  EXPECT_EQ(end_of("printf 'KeyError: 1\\nwhile handling it:\\nMemoryError\\n' >&2; exit 1"),
            "exited with code 1: MemoryError");
  EXPECT_EQ(end_of("printf 'no Errors: 0\\nErrorless: 1\\nlast\\n' >&2; exit 1"),
            "exited with code 1: last");
}

TEST(Process, IsRefusedWhereThereIsNoProgram) {
  EXPECT_THROW(Process({"/no/such/program"}, 0), std::runtime_error);
  EXPECT_THROW(Process({}, 0), std::runtime_error);
  EXPECT_THROW(Process({"/"}, 0), std::runtime_error);
}

TEST(Process, KeepsToDeadlines) {
  Process process(shell("exec sleep 100"), 0);
  const auto start = steady_clock::now();
  std::array<char, 10> block{};
  const auto got = process.receive(block.data(), block.size(), within(50));
  EXPECT_EQ(got.size, 0U);
  EXPECT_FALSE(got.ended);
  EXPECT_FALSE(process.send(std::string(1U << 24U, 'x'), within(50)));
  EXPECT_LT(steady_clock::now() - start, milliseconds(1000));
}

TEST(Process, DoesNotBlockOnMegabytesOfErrors) {
  Process process(shell("head -c 3000000 /dev/zero | tr '\\0' 'e' >&2; echo; echo done"), 0);
  EXPECT_EQ(all_of(process, within(5000)), "\ndone\n");
}

TEST(Process, SurvivesAProgramThatReadsNothing) {
  Process process(shell("exec <&-; echo closed; exec sleep 100"), 0);
  std::array<char, 100> block{};
  EXPECT_EQ(process.receive(block.data(), block.size(), within(5000)).size, 7U);
  EXPECT_FALSE(process.send("x", within(5000)));
}

// Children that outlive their parent keep its standard output open.
TEST(Process, SeesTheEndBehindAnOpenPipe) {
  const auto start = steady_clock::now();
  Process process(shell("sleep 100 & echo $!"), 0);
  const std::string text = all_of(process, within(5000));
  EXPECT_LT(steady_clock::now() - start, milliseconds(2000));
  EXPECT_EQ(process.end(), "exited with code 0");
  for (int i = 0; i < 100 && runs(text); ++i) std::this_thread::sleep_for(milliseconds(5));
  EXPECT_FALSE(runs(text)) << "a grandchild is left";
}

TEST(Process, HasAMemoryLimit) {
  Process process(shell("dd if=/dev/zero of=/dev/null bs=900M count=1 2>&1"), 500U << 20U);
  EXPECT_NE(all_of(process, within(5000)).find("memory exhausted"), std::string::npos);
}

// As WebAssembly in Node does, which reserves 10 GiB for each memory.
TEST(Process, MayReserveMoreThanItMayWrite) {
  Process process(
      shell("exec python3 -c 'import mmap; private = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS\n"
            "mmap.mmap(-1, 10 << 30, private, prot=0); print(\"reserved\", flush=True)\n"
            "bytearray(1 << 30)'"),
      500U << 20U);
  EXPECT_EQ(all_of(process, within(5000)), "reserved\n");
  EXPECT_EQ(process.end(), "exited with code 1: MemoryError");
}

TEST(Process, StartsInManyThreadsAtOnce) {
  std::atomic<int> right = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&right] {
      for (int i = 0; i < 10; ++i) {
        Process process({"cat"}, 0);
        std::array<char, 10> block{};
        // A pipe inherited by another child would keep `cat` alive beyond its end of file.
        if (process.send("x", within(5000)) &&
            process.receive(block.data(), block.size(), within(5000)).size == 1) {
          ++right;
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, 80);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a child is left over";
  EXPECT_EQ(errno, ECHILD);
}

// The thread that started it may end before it.
TEST(Process, OutlivesTheThreadThatStartedIt) {
  std::unique_ptr<Process> process;
  std::thread([&process] {
    process = std::make_unique<Process>(std::vector<std::string>{"cat"}, 0);
  }).join();
  std::array<char, 10> block{};
  ASSERT_TRUE(process->send("x", within(5000)));
  EXPECT_EQ(process->receive(block.data(), block.size(), within(5000)).size, 1U);
}

}  // namespace
}  // namespace subjects
