// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/child/asking_child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <ctime>
#include <stdexcept>
#include <system_error>

namespace subjects {
namespace {

void write_int(const Descriptor& pipe, int value) { write_all(pipe.get(), &value, sizeof value); }

// False: the other end is closed.
bool read_int(const Descriptor& pipe, int& value) {
  return read_all(pipe.get(), &value, sizeof value);
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

using std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

Descriptor doorbell() {
  Descriptor bell(eventfd(0, EFD_CLOEXEC));
  if (bell.get() < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
  return bell;
}

void ring(const Descriptor& bell) {
  const std::uint64_t one = 1;
  write_all(bell.get(), &one, sizeof one);
}

// False: the bell is closed.
bool wait_for(const Descriptor& bell) {
  std::uint64_t rung = 0;
  return read_all(bell.get(), &rung, sizeof rung);
}

// Resets a bell that was rung.
void silence(const Descriptor& bell) {
  pollfd rung{bell.get(), POLLIN, 0};
  if (::poll(&rung, 1, 0) > 0) wait_for(bell);
}

// Returns the end to which errors are written.
Descriptor made_pipe(ErrorTail& tail) {
  Pipe pipe = make_pipe();
  make_non_blocking(pipe.reads);
  tail = ErrorTail(std::move(pipe.reads));
  return std::move(pipe.writes);
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

AskingChild::AskingChild(const Board& board, const gjkproof_subject& subject,
                         const ChildLimits& limits, std::span<const int> private_to_worker)
    : board_(board),
      limits_(limits),
      go_(doorbell()),
      done_(doorbell()),
      written_errors_(made_pipe(errors_)),
      nursery_(
          private_to_worker, [this] { prepare(); }, [this, &subject] { answer(subject); }) {
  written_errors_ = Descriptor();
}

// Runs in the nursery: the state in which all children start.  Nothing that they print reaches the
// standard output of the worker.
void AskingChild::prepare() const {
  std::signal(SIGPIPE, SIG_DFL);
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  dup2(nowhere, STDOUT_FILENO);
  dup2(written_errors_.get(), STDERR_FILENO);
  // A failed assertion prints the name of the program, which would say nothing here.
  static char no_name[] = "";
  program_invocation_short_name = no_name;
  board_.make_questions_read_only();
  limit_memory(limits_.memory);
}

// Runs in a child.
void AskingChild::answer(const gjkproof_subject& subject) const {
  wipe_stack<1U << 13U>();
  while (wait_for(go_)) {
    ask_all_questions(board_, subject);
    ring(done_);
  }
  _exit(0);
}

void AskingChild::start() { id_ = nursery_.fork(); }

void AskingChild::stop() {
  if (id_ == 0) return;
  end();
  errors_.clear();
}

// Returns its status.
int AskingChild::end() {
  const int status = nursery_.reap(std::exchange(id_, 0));
  for (const Descriptor* const bell : {&go_, &done_}) silence(*bell);
  errors_.read();
  return status;
}

void AskingChild::go() { ring(go_); }

AskingChild::Event AskingChild::wait(int client) {
  const Seconds between_looks{std::clamp(limits_.seconds / 20, 0.001, 0.05)};
  const Seconds wall_max{10 * limits_.seconds + 1};
  std::uint64_t seen = board_.progress().answered;
  auto since = steady_clock::now();
  Seconds processor_since = processor_time();
  auto last_look = since;
  for (;;) {
    std::array<pollfd, 4> streams{{{done_.get(), POLLIN, 0},
                                   {nursery_.ended(), POLLIN, 0},
                                   {errors_.descriptor(), POLLIN, 0},
                                   {client, 0, 0}}};  // POLLHUP is always reported
    ::poll(streams.data(), streams.size(),
           static_cast<int>(std::ceil(1000 * between_looks.count())));
    if (streams[3].revents != 0) return Event::client_gone;
    if (streams[2].revents != 0) errors_.read();
    if (streams[0].revents != 0 && wait_for(done_)) return Event::done;
    if (streams[1].revents != 0) return Event::ended;

    const auto now = steady_clock::now();
    if (now - last_look < between_looks) continue;
    last_look = now;
    if (const std::uint64_t answered = board_.progress().answered; answered != seen) {
      seen = answered;
      since = now;
      processor_since = processor_time();
      continue;
    }
    if (processor_time() - processor_since > Seconds{limits_.seconds} || now - since > wall_max) {
      late_question_ = seen;
      return Event::late;
    }
  }
}

void AskingChild::wait_for_client(int client) {
  for (;;) {
    std::array<pollfd, 2> streams{{{client, POLLIN, 0}, {errors_.descriptor(), POLLIN, 0}}};
    ::poll(streams.data(), streams.size(), -1);
    if (streams[1].revents != 0) errors_.read();
    if (streams[0].revents != 0) return;
  }
}

std::string AskingChild::how_it_ended() {
  const pid_t id = id_;
  const int status = end();
  std::string text = subjects::how_it_ended(status, errors_.text(), id);
  errors_.clear();
  return text;
}

Seconds AskingChild::processor_time() const {
  clockid_t clock{};
  timespec time{};
  if (clock_getcpuclockid(id_, &clock) != 0 || clock_gettime(clock, &time) != 0) return Seconds{0};
  return Seconds{static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec)};
}

}  // namespace subjects
