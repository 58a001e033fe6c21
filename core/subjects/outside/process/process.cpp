// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/process.hpp"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <thread>
#include <utility>

#include "core/subjects/outside/process/last_words.hpp"
#include "core/subjects/outside/process/process_start.hpp"
#include "core/subjects/outside/process/session.hpp"

namespace subjects {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds grace{200};
// Descendants may keep the pipes open when the child itself has ended, so we look for its end too.
constexpr milliseconds between_looks{20};
constexpr std::size_t inbox_max = std::size_t{1} << 26U;

// A write to a pipe that nobody reads sends SIGPIPE to the thread that writes.  It is kept off
// here, and gone when the guard goes.
class NoBrokenPipe {
 public:
  NoBrokenPipe() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  }
  ~NoBrokenPipe() {
    if (sigismember(&before_, SIGPIPE) == 0) {
      if (broken) {
        const timespec at_once{};
        sigtimedwait(&signals_, nullptr, &at_once);
      }
      pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
  }
  NoBrokenPipe(const NoBrokenPipe&) = delete;
  NoBrokenPipe& operator=(const NoBrokenPipe&) = delete;

  bool broken = false;

 private:
  sigset_t signals_{}, before_{};
};

}  // namespace

Process::Process(const std::vector<std::string>& command, std::uint64_t memory_limit) {
  StartedProcess started = start_process(command, memory_limit);
  id_ = started.id;
  input_ = std::move(started.input);
  output_ = std::move(started.output);
  errors_ = ErrorTail(std::move(started.errors));
}

Process::~Process() {
  if (!end_.empty()) return;
  close_input();
  exits_within(grace);
  kill();
}

bool Process::send(std::string_view bytes, Deadline deadline) {
  if (!end_.empty()) return false;
  NoBrokenPipe guard;
  while (!bytes.empty()) {
    const ssize_t size = ::write(input_.get(), bytes.data(), bytes.size());
    if (size > 0) {
      bytes.remove_prefix(static_cast<std::size_t>(size));
      continue;
    }
    if (size < 0 && errno == EINTR) continue;
    if (size < 0 && errno != EAGAIN) {
      guard.broken = errno == EPIPE;
      return false;
    }
    if (steady_clock::now() >= deadline || !wait(true, deadline)) return false;
  }
  return true;
}

Process::Received Process::receive(char* buffer, std::size_t size, Deadline deadline) {
  if (!inbox_.empty()) {
    const std::size_t taken = inbox_.copy(buffer, size);
    inbox_.erase(0, taken);
    return {taken, false};
  }
  bool waited_in_vain = false;
  while (!output_ended_ && end_.empty()) {
    const ssize_t got = ::read(output_.get(), buffer, size);
    if (got > 0) return {static_cast<std::size_t>(got), false};
    if (got == 0) output_ended_ = true;
    if (got == 0 || waited_in_vain) break;
    if (errno != EAGAIN && errno != EINTR) break;
    if (steady_clock::now() >= deadline) return {};
    waited_in_vain = !wait(false, deadline);  // then look a last time: it may have said something
  }
  errors_.read();
  return {0, true};
}

// Waits until there is something to do, or for `between_looks` and the deadline at most; keeps what
// the child says meanwhile.  False: the child has ended.
bool Process::wait(bool to_write, Deadline deadline) {
  const bool listen = !output_ended_ && inbox_.size() < inbox_max;
  std::array<pollfd, 3> streams{{{listen ? output_.get() : -1, POLLIN, 0},
                                 {errors_.descriptor(), POLLIN, 0},
                                 {to_write ? input_.get() : -1, POLLOUT, 0}}};
  const auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now());
  const auto pause = std::clamp(left, milliseconds{0}, between_looks);
  if (::poll(streams.data(), streams.size(), static_cast<int>(pause.count())) == 0) {
    return !has_exited();
  }
  if (streams[1].revents != 0) errors_.read();
  if (to_write && streams[0].revents != 0) {
    std::array<char, 1U << 16U> block{};
    const ssize_t got = ::read(output_.get(), block.data(), block.size());
    if (got > 0) inbox_.append(block.data(), static_cast<std::size_t>(got));
    if (got == 0) output_ended_ = true;
  }
  return true;
}

// Leaves it unreaped, so that its id stays its own.
bool Process::has_exited() const {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
         info.si_pid == id_;
}

bool Process::exits_within(milliseconds time) {
  const Deadline deadline = steady_clock::now() + time;
  for (auto pause = std::chrono::microseconds{50}; !has_exited(); pause *= 2) {
    if (steady_clock::now() >= deadline) return false;
    errors_.read();
    std::this_thread::sleep_for(std::min<std::chrono::microseconds>(pause, milliseconds{5}));
  }
  return true;
}

void Process::kill() {
  if (end_.empty()) reap(!has_exited());
}

std::string Process::end() {
  if (end_.empty()) reap(!exits_within(grace));
  return end_;
}

void Process::reap(bool was_killed) {
  kill_session(id_);
  int status = 0;
  pid_t reaped = 0;
  do {
    reaped = waitpid(id_, &status, 0);
  } while (reaped < 0 && errno == EINTR);
  if (reaped != id_) {
    end_ = "ended";  // SIGCHLD is ignored in this program, and nobody knows more
  } else {
    errors_.read();
    const std::string line = last_line(errors_.text(), id_);
    end_ = !was_killed    ? how_it_ended(status, errors_.text(), id_)
           : line.empty() ? "was stopped"
                          : "was stopped: " + line;
  }
  input_ = Descriptor();
  output_ = Descriptor();
  errors_ = ErrorTail();
}

}  // namespace subjects
