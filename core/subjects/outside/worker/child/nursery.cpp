// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/child/nursery.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "core/subjects/outside/worker/child/same_stack.hpp"

namespace subjects {
namespace {

struct Pipe {
  Descriptor read, write;
};

Pipe made() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category());
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

void write_int(const Descriptor& pipe, int value) {
  while (::write(pipe.get(), &value, sizeof value) < 0 && errno == EINTR) {
  }
}

// False: nobody is at the other end any more.
bool read_int(const Descriptor& pipe, int& value) {
  for (;;) {
    const ssize_t got = ::read(pipe.get(), &value, sizeof value);
    if (got == sizeof value) return true;
    if (got >= 0 || errno != EINTR) return false;
  }
}

// Our end is its end.
void end_with(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
}

int status_of(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

// The nursery's ends.
struct Ends {
  Descriptor orders, replies, ended;
};

// Child after child, until nobody orders one.  Allocates nothing, so that all start the same.
[[noreturn]] void serve(Ends ends, const std::function<void()>& run_child) {
  const pid_t nursery = getpid();
  fix_stack_guard();
  wipe_stack<1U << 17U>();  // what loading the plug-in has left
  int order = 0;
  while (read_int(ends.orders, order)) {
    const pid_t child = fork();
    if (child == 0) {
      setpgid(0, 0);
      end_with(nursery);
      ends = {};
      run_child();
      _exit(0);
    }
    if (child > 0) setpgid(child, child);  // it does so too: whoever comes first
    write_int(ends.replies, child);
    if (child < 0) continue;
    siginfo_t info{};
    while (waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOWAIT) < 0 &&
           errno == EINTR) {
    }
    write_int(ends.ended, 0);
    // Not before it is ordered: until then the number of the group is its own.
    if (!read_int(ends.orders, order)) break;
    write_int(ends.replies, status_of(child));
  }
  _exit(0);
}

}  // namespace

Nursery::Nursery(std::span<const int> private_to_worker, const std::function<void()>& prepare,
                 const std::function<void()>& child) {
  Pipe orders = made();
  Pipe replies = made();
  Pipe ended = made();
  orders_ = std::move(orders.write);
  replies_ = std::move(replies.read);
  ended_ = std::move(ended.read);
  Ends ends{std::move(orders.read), std::move(replies.write), std::move(ended.write)};
  const pid_t worker = getpid();
  id_ = ::fork();
  if (id_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (id_ > 0) return;
  end_with(worker);
  for (const int descriptor : private_to_worker) close(descriptor);
  for (Descriptor* const end : {&orders_, &replies_, &ended_}) *end = Descriptor();
  prepare();
  serve(std::move(ends), child);
}

Nursery::~Nursery() {
  ::kill(id_, SIGKILL);
  status_of(id_);
}

pid_t Nursery::fork() {
  write_int(orders_, 0);
  pid_t child = 0;
  if (!read_int(replies_, child)) throw std::runtime_error("fork: the nursery has gone");
  if (child < 0) throw std::runtime_error("fork: no process is to be had");
  return child;
}

int Nursery::reap(pid_t child) {
  ::kill(-child, SIGKILL);
  write_int(orders_, 0);
  int status = 0;
  int ended = 0;
  const bool told = read_int(ended_, ended) && read_int(replies_, status);
  return told ? status : SIGKILL;  // it died with the nursery
}

}  // namespace subjects
