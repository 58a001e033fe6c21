// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/process_start.hpp"

#include <fcntl.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace subjects {
namespace {

std::runtime_error failure(const std::string& what, int error) {
  return std::runtime_error(what + ": " + std::generic_category().message(error));
}

// The kernel sends the signal of PR_SET_PDEATHSIG when the *thread* ends that forked.  Threads of
// studies come and go, this one stays.
class Starter {
 public:
  static Starter& instance() {
    static auto* const starter = new Starter;  // for good: its thread is never joined
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

struct Pipe {
  Descriptor reads, writes;
};

// Its ends are none of the standard streams, even where we ourselves run without those.
Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw failure("pipe", errno);
  std::array<Descriptor, 2> owned = {Descriptor(ends[0]), Descriptor(ends[1])};
  for (Descriptor& end : owned) {
    if (end.get() > STDERR_FILENO) continue;
    end = Descriptor(fcntl(end.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (end.get() < 0) throw failure("pipe", errno);
  }
  return {std::move(owned[0]), std::move(owned[1])};
}

// What the child needs to know.  Made before the fork: behind it nothing may be allocated, since
// another thread of ours may have held the lock of malloc.
struct Plan {
  std::vector<char*> words;  // ended by a null pointer
  std::array<int, 3> streams{};
  int trouble = -1;  // gets errno
  std::uint64_t memory_limit = 0;
  pid_t parent = 0;
};

[[noreturn]] void become(const Plan& plan) {
  const auto give_up = [&plan] {
    const int error = errno;
    [[maybe_unused]] const ssize_t told = ::write(plan.trouble, &error, sizeof error);
    _exit(127);
  };
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != plan.parent) _exit(127);  // it ended before the kernel knew what to do then
  for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (int stream = 0; stream < 3; ++stream) {
    if (dup2(plan.streams[static_cast<unsigned>(stream)], stream) < 0) give_up();
  }
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  if (plan.memory_limit > 0) {
    const rlimit limit{plan.memory_limit, plan.memory_limit};
    if (setrlimit(RLIMIT_AS, &limit) != 0) give_up();
  }
  // Some libraries order things by their addresses, FCL the edges of its polytope: the same
  // question shall find the same ones.  Where the system refuses, such answers change from run to
  // run.
  personality(ADDR_NO_RANDOMIZE);
  execvp(plan.words.front(), plan.words.data());
  give_up();
  _exit(127);
}

// 0: the child runs its program.
int trouble_of(int pipe) {
  int error = 0;
  for (;;) {
    const ssize_t size = ::read(pipe, &error, sizeof error);
    if (size >= 0) return size == sizeof error ? error : 0;
    if (errno != EINTR) return errno;
  }
}

StartedProcess start(std::vector<std::string> command, std::uint64_t memory_limit) {
  Pipe input = make_pipe();
  Pipe output = make_pipe();
  Pipe errors = make_pipe();
  Pipe trouble = make_pipe();
  for (const Descriptor* end : {&input.writes, &output.reads, &errors.reads}) {
    if (fcntl(end->get(), F_SETFL, O_NONBLOCK) != 0) throw failure("pipe", errno);
  }
  Plan plan{{},
            {input.reads.get(), output.writes.get(), errors.writes.get()},
            trouble.writes.get(),
            memory_limit,
            getpid()};
  for (std::string& word : command) plan.words.push_back(word.data());
  plan.words.push_back(nullptr);

  const pid_t id = fork();
  if (id == 0) become(plan);
  if (id < 0) throw failure("fork", errno);
  trouble.writes = Descriptor();
  if (const int error = trouble_of(trouble.reads.get()); error != 0) {
    while (waitpid(id, nullptr, 0) < 0 && errno == EINTR) {
    }
    throw failure(command.front(), error);
  }
  return {id, std::move(input.writes), std::move(output.reads), std::move(errors.reads)};
}

}  // namespace

StartedProcess start_process(const std::vector<std::string>& command, std::uint64_t memory_limit) {
  if (command.empty() || command.front().empty()) throw std::runtime_error("no program is named");
  StartedProcess started;
  Starter::instance().run([&] { started = start(command, memory_limit); });
  return started;
}

}  // namespace subjects
