// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <ctime>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace subjects {
namespace {

struct StartedProcess {
  pid_t id = 0;
  Descriptor input, output, errors;  // our ends of its standard streams, non-blocking
};

std::runtime_error failure(const std::string& what, int error) {
  return std::runtime_error(what + ": " + std::generic_category().message(error));
}

// A child of fork_child() is killed when the *thread* that forked it ends.  Threads of studies come
// and go, this one stays.
class Starter {
 public:
  static Starter& instance() {
    static auto* const starter = new Starter;  // never deleted: its thread is never joined
    return *starter;
  }

  // Throws what `work` throws.
  void run(const std::function<void()>& work) {
    std::packaged_task<void()> task(work);
    std::future<void> done = task.get_future();
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    waiting_.notify_one();
    done.get();
  }

 private:
  Starter() {
    std::thread([this] { work_for_ever(); }).detach();
  }

  [[noreturn]] void work_for_ever() {
    for (;;) {
      std::unique_lock lock(mutex_);
      waiting_.wait(lock, [this] { return !tasks_.empty(); });
      std::packaged_task<void()> task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
  }

  std::mutex mutex_;
  std::condition_variable waiting_;
  std::deque<std::packaged_task<void()>> tasks_;
};

// What the child needs to know, made before the fork: after it nothing may be allocated, since
// another of our threads may have held the lock of malloc.
struct Plan {
  std::vector<char*> words;  // ended by a null pointer
  std::array<int, 3> streams{};
  int trouble = -1;  // receives errno
  std::uint64_t memory_limit = 0;
};

[[noreturn]] void become(const Plan& plan) {
  const auto give_up = [&plan] {
    const int error = errno;
    [[maybe_unused]] const ssize_t told = ::write(plan.trouble, &error, sizeof error);
    _exit(127);
  };
  setsid();
  for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (int stream = 0; stream < 3; ++stream) {
    if (dup2(plan.streams[static_cast<unsigned>(stream)], stream) < 0) give_up();
  }
  // Files that streams opened, such as the cases that this process still reads.
  close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  if (plan.memory_limit > 0) {
    const rlimit limit{plan.memory_limit, plan.memory_limit};
    if (setrlimit(RLIMIT_DATA, &limit) != 0) give_up();
  }
  // Some libraries order things by their addresses, FCL the edges of its polytope: equal questions
  // must find equal addresses.  If the system refuses, such answers change from run to run.
  personality(ADDR_NO_RANDOMIZE);
  execvp(plan.words.front(), plan.words.data());
  give_up();
  _exit(127);
}

// The errno with which the child failed; 0: it runs its program.
int trouble_of(int pipe) {
  int error = 0;
  for (;;) {
    const ssize_t size = ::read(pipe, &error, sizeof error);
    if (size >= 0) return size == sizeof error ? error : 0;
    if (errno != EINTR) return errno;
  }
}

// The child has a session of its own, so that its process group is its id, and is killed when this
// process ends, however that happens.  It blocks and ignores no signal.  Throws std::runtime_error.
StartedProcess start(std::vector<std::string> command, std::uint64_t memory_limit) {
  Pipe input = make_pipe();
  Pipe output = make_pipe();
  Pipe errors = make_pipe();
  Pipe trouble = make_pipe();
  for (const Descriptor* end : {&input.writes, &output.reads, &errors.reads}) {
    make_non_blocking(*end);
  }
  // A batch at a time in place of 64 KiB, if the system lets us: each full pipe changes processes.
  for (const Descriptor* end : {&input.writes, &output.reads}) {
    fcntl(end->get(), F_SETPIPE_SZ, 1 << 20);
  }
  Plan plan{{},
            {input.reads.get(), output.writes.get(), errors.writes.get()},
            trouble.writes.get(),
            memory_limit};
  for (std::string& word : command) plan.words.push_back(word.data());
  plan.words.push_back(nullptr);

  const pid_t id = spawn([&plan] { become(plan); });
  if (id < 0) throw failure("fork", errno);
  trouble.writes = Descriptor();
  if (const int error = trouble_of(trouble.reads.get()); error != 0) {
    reap(id);
    throw failure(command.front(), error);
  }
  return {id, std::move(input.writes), std::move(output.reads), std::move(errors.reads)};
}

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds grace{200};
// Descendants may keep the pipes open after the child has ended, so we also look for its end.
constexpr milliseconds between_looks{20};
constexpr std::size_t inbox_max = std::size_t{1} << 26U;

// A write to a pipe without readers sends SIGPIPE to the writing thread.  The guard blocks it and,
// when it is destroyed, discards it.
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

struct Membership {
  char state = 'Z';
  pid_t session = 0;
};

// Reads /proc/ID/stat: "ID (NAME) STATE PARENT GROUP SESSION ...", where NAME may hold brackets.
Membership membership(const std::string& id) {
  std::ifstream file("/proc/" + id + "/stat");
  std::string text;
  std::getline(file, text, '\0');
  const auto name_end = text.rfind(')');
  if (name_end == std::string::npos) return {};
  Membership found;
  long parent = 0;
  long group = 0;
  std::istringstream fields(text.substr(name_end + 1));
  fields >> found.state >> parent >> group >> found.session;
  return fields ? found : Membership{};
}

// Returns whether there was a process to kill.
bool kill_once(pid_t session) {
  namespace fs = std::filesystem;
  bool found = false;
  std::error_code error;
  for (fs::directory_iterator entry("/proc", error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string id = entry->path().filename().string();
    if (!std::all_of(id.begin(), id.end(), [](char c) { return c >= '0' && c <= '9'; })) continue;
    const Membership member = membership(id);
    if (member.session != session || member.state == 'Z' || member.state == 'X') continue;
    ::kill(static_cast<pid_t>(std::stol(id)), SIGKILL);
    found = true;
  }
  return found;
}

// Kills the processes of a session, whatever their process groups.  Its first process must not be
// reaped yet: until then no other process can have its id.  A process that has started a session of
// its own is not found.
void kill_session(pid_t session) {
  ::kill(-session, SIGKILL);
  // Processes that are forked during one look are found by the next.
  for (int looks = 0; looks < 10 && kill_once(session); ++looks) {
  }
}

}  // namespace

Process::Process(const std::vector<std::string>& command, std::uint64_t memory_limit) {
  if (command.empty() || command.front().empty()) {
    throw std::runtime_error("the command names no program");
  }
  StartedProcess started;
  Starter::instance().run([&] { started = start(command, memory_limit); });
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
    waited_in_vain = !wait(false, deadline);  // then look once more: it may have written
  }
  errors_.read();
  return {0, true};
}

// Waits until there is something to do, but not longer than `between_looks` or beyond the deadline;
// keeps what the child writes meanwhile.  False: the child has ended.
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

// Leaves it unreaped, so that no other process gets its id.
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
  if (const std::optional<int> status = subjects::reap(id_)) {
    errors_.read();
    const std::string line = quoted_line(errors_.text(), id_);
    end_ = !was_killed    ? how_it_ended(*status, errors_.text(), id_)
           : line.empty() ? "was stopped"
                          : "was stopped: " + line;
  } else {
    end_ = "ended";  // this program ignores SIGCHLD, and the status is lost
  }
  input_ = Descriptor();
  output_ = Descriptor();
  errors_ = ErrorTail();
}

}  // namespace subjects
