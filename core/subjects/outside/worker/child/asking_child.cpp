// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/child/asking_child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <ctime>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "core/subjects/outside/worker/child/ask_all_questions.hpp"

namespace subjects {
namespace {

using std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

Descriptor doorbell() {
  Descriptor bell(eventfd(0, EFD_CLOEXEC));
  if (bell.get() < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
  return bell;
}

void ring(const Descriptor& bell) {
  const std::uint64_t one = 1;
  while (::write(bell.get(), &one, sizeof one) < 0 && errno == EINTR) {
  }
}

// False: the bell is closed.
bool wait_for(const Descriptor& bell) {
  std::uint64_t rung = 0;
  for (;;) {
    if (::read(bell.get(), &rung, sizeof rung) == sizeof rung) return true;
    if (errno != EINTR) return false;
  }
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
