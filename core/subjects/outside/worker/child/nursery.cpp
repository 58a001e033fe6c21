// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/child/nursery.hpp"

#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace subjects {
namespace {

void write_int(const Descriptor& pipe, int value) {
  while (::write(pipe.get(), &value, sizeof value) < 0 && errno == EINTR) {
  }
}

// False: the other end is closed.
bool read_int(const Descriptor& pipe, int& value) {
  for (;;) {
    const ssize_t got = ::read(pipe.get(), &value, sizeof value);
    if (got == sizeof value) return true;
    if (got >= 0 || errno != EINTR) return false;
  }
}

// The nursery's ends.
struct Ends {
  Descriptor orders, replies, ended;
};

// Forks one child after the other until the worker closes its end.  Allocates nothing, so that all
// children start from the same memory.
[[noreturn]] void serve(Ends ends, const std::function<void()>& run_child) {
  fix_stack_guard();
  wipe_stack<1U << 17U>();  // removes what loading the plug-in has left
  int order = 0;
  while (read_int(ends.orders, order)) {
    const pid_t child = spawn([&] {
      setpgid(0, 0);
      ends = {};
      run_child();
    });
    if (child > 0) setpgid(child, child);  // the child does so too: one of the two comes first
    write_int(ends.replies, child);
    if (child < 0) continue;
    siginfo_t info{};
    while (waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOWAIT) < 0 &&
           errno == EINTR) {
    }
    write_int(ends.ended, 0);
    // Reaped on order only: until then no other process group can have its id.
    if (!read_int(ends.orders, order)) break;
    write_int(ends.replies, subjects::reap(child).value_or(0));
  }
  _exit(0);
}

}  // namespace

Nursery::Nursery(std::span<const int> private_to_worker, const std::function<void()>& prepare,
                 const std::function<void()>& child) {
  Pipe orders = make_pipe();
  Pipe replies = make_pipe();
  Pipe ended = make_pipe();
  orders_ = std::move(orders.writes);
  replies_ = std::move(replies.reads);
  ended_ = std::move(ended.reads);
  Ends ends{std::move(orders.reads), std::move(replies.writes), std::move(ended.writes)};
  id_ = spawn([&] {
    for (const int descriptor : private_to_worker) close(descriptor);
    for (Descriptor* const end : {&orders_, &replies_, &ended_}) *end = Descriptor();
    prepare();
    serve(std::move(ends), child);
  });
  if (id_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
}

Nursery::~Nursery() {
  ::kill(id_, SIGKILL);
  subjects::reap(id_);
}

pid_t Nursery::fork() {
  write_int(orders_, 0);
  pid_t child = 0;
  if (!read_int(replies_, child)) throw std::runtime_error("fork: the nursery has ended");
  if (child < 0) throw std::runtime_error("fork: no process can be created");
  return child;
}

int Nursery::reap(pid_t child) {
  ::kill(-child, SIGKILL);
  write_int(orders_, 0);
  int status = 0;
  int ended = 0;
  const bool told = read_int(ended_, ended) && read_int(replies_, status);
  return told ? status : SIGKILL;  // the child was killed with the nursery
}

}  // namespace subjects
