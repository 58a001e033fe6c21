// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/process_start.hpp"

#include <sys/personality.h>
#include <sys/resource.h>

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
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  if (plan.memory_limit > 0) {
    const rlimit limit{plan.memory_limit, plan.memory_limit};
    if (setrlimit(RLIMIT_AS, &limit) != 0) give_up();
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

StartedProcess start(std::vector<std::string> command, std::uint64_t memory_limit) {
  Pipe input = make_pipe();
  Pipe output = make_pipe();
  Pipe errors = make_pipe();
  Pipe trouble = make_pipe();
  for (const Descriptor* end : {&input.writes, &output.reads, &errors.reads}) {
    make_non_blocking(*end);
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

}  // namespace

StartedProcess start_process(const std::vector<std::string>& command, std::uint64_t memory_limit) {
  if (command.empty() || command.front().empty())
    throw std::runtime_error("the command names no program");
  StartedProcess started;
  Starter::instance().run([&] { started = start(command, memory_limit); });
  return started;
}

}  // namespace subjects
