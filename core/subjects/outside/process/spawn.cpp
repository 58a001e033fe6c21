// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/process.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <system_error>

namespace subjects {
namespace {

[[noreturn]] void throw_failed_pipe() {
  throw std::system_error(errno, std::generic_category(), "pipe");
}

// Bytes of address space; 0: unknown.
std::uint64_t memory_in_use() {
  std::array<char, 64> text{};  // "PAGES ..."
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t size = read(file, text.data(), text.size() - 1);
  close(file);
  if (size <= 0) return 0;
  return std::strtoull(text.data(), nullptr, 10) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Whether `c` before a slash makes the text a relative path or a URL.
bool is_path_letter(char c) {
  return is_word(c) || std::string_view("._-~:/").find(c) != std::string_view::npos;
}

std::string signal_name(int signal) {
  const char* const name = sigabbrev_np(signal);
  return name == nullptr ? "signal " + std::to_string(signal) : std::string("SIG") + name;
}

// Length of the folders of the absolute path with which `text` begins.
std::size_t folders(std::string_view text) {
  const std::string_view path = text.substr(0, text.find_first_of(" \t\r\n:,;()'\"`"));
  return path.rfind('/') + 1;
}

// Small constants, which have fewer digits, stay as they are.
bool is_address(std::string_view word) { return word.size() >= 8 && word.substr(0, 2) == "0x"; }

// "file.cpp:12: Assertion `x' failed.": removes the function, whose types may be longer than the
// rest, from between the two parts.
std::string without_function(std::string line) {
  const std::size_t assertion = line.find(": Assertion `");
  std::size_t place = line.find(':');
  while (place < assertion && std::isdigit(static_cast<unsigned char>(line[place + 1])) == 0) {
    place = line.find(':', place + 1);
  }
  const std::size_t number_end = line.find(':', place + 1);
  if (assertion == std::string::npos || number_end >= assertion) return line;
  return line.erase(number_end, assertion - number_end);
}

// Whether a line says what went wrong as V8, Rust, Node or Python do: "TypeError: ...",
// "Error [ERR_CODE]: ...", "MemoryError".
bool names_error(std::string_view line) {
  if (line.starts_with("# Fatal ") || line.find(" panicked at ") != line.npos) return true;
  const std::string_view kind = line.substr(0, line.find_first_of(": "));
  const std::string_view rest = line.substr(kind.size());
  return (kind.ends_with("Error") || kind.ends_with("Exception")) &&
         (rest.empty() || rest.starts_with(':') || rest.starts_with(" ["));
}

}  // namespace

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw_failed_pipe();
  Pipe pipe{Descriptor(ends[0]), Descriptor(ends[1])};
  for (Descriptor* const end : {&pipe.reads, &pipe.writes}) {
    if (end->get() > STDERR_FILENO) continue;
    *end = Descriptor(fcntl(end->get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (end->get() < 0) throw_failed_pipe();
  }
  return pipe;
}

bool read_all(int descriptor, void* bytes, std::size_t size) {
  auto* next = static_cast<char*>(bytes);
  while (size > 0) {
    const ssize_t got = ::read(descriptor, next, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    next += got;
    size -= static_cast<std::size_t>(got);
  }
  return true;
}

bool write_all(int descriptor, const void* bytes, std::size_t size) {
  const auto* next = static_cast<const char*>(bytes);
  while (size > 0) {
    const ssize_t put = ::write(descriptor, next, size);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    next += put;
    size -= static_cast<std::size_t>(put);
  }
  return true;
}

void make_non_blocking(const Descriptor& descriptor) {
  if (fcntl(descriptor.get(), F_SETFL, O_NONBLOCK) != 0) throw_failed_pipe();
}

pid_t fork_child() {
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);  // the parent ended before prctl() was called
  }
  return child;
}

std::optional<int> reap(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return std::nullopt;
  }
  return status;
}

void limit_memory(std::uint64_t more) {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0) return;
  const std::uint64_t used = memory_in_use();
  const bool limited = more > 0 && used > 0 && used < RLIM_INFINITY - more;
  limit.rlim_cur = limited ? std::min<rlim_t>(used + more, limit.rlim_max) : limit.rlim_max;
  setrlimit(RLIMIT_AS, &limit);
}

void ErrorTail::read() {
  constexpr std::size_t text_max = 4096;
  std::array<char, 1U << 16U> block{};
  for (int blocks = 0; pipe_.get() >= 0 && blocks < 16; ++blocks) {
    const ssize_t got = ::read(pipe_.get(), block.data(), block.size());
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) pipe_ = Descriptor();
    if (got <= 0) return;
    text_.append(block.data(), static_cast<std::size_t>(got));
    if (text_.size() > text_max) text_.erase(0, text_.size() - text_max);
  }
}

std::string plain_text(std::string_view text, pid_t id) {
  std::string plain;
  while (!text.empty()) {
    const auto length = std::find_if_not(text.begin(), text.end(), is_word) - text.begin();
    const std::string_view word = text.substr(0, static_cast<std::size_t>(length));
    if (word.empty()) {
      const char c = text.front();
      const bool path = c == '/' && (plain.empty() || !is_path_letter(plain.back()));
      if (const std::size_t left_out = path ? folders(text) : 0; left_out > 1) {
        text.remove_prefix(left_out);
        continue;
      }
      plain += c < ' ' || c > '~' ? '?' : c;
      text.remove_prefix(1);
      continue;
    }
    plain += is_address(word) ? "0x..." : word == std::to_string(id) ? "PID" : word;
    text.remove_prefix(word.size());
  }
  return plain;
}

std::string quoted_line(std::string_view text, pid_t id) {
  constexpr std::string_view blanks(" \t\0", 3);
  std::string_view quoted;
  bool is_error = false;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find_first_of("\r\n"), text.size());
    std::string_view line = text.substr(0, length);
    text.remove_prefix(std::min(length + 1, text.size()));
    line = line.substr(0, line.find_last_not_of(blanks) + 1);
    if (line.empty() || (is_error && !names_error(line))) continue;
    is_error = names_error(line);
    quoted = line.substr(line.find_first_not_of(blanks));
  }
  return without_function(plain_text(quoted, id)).substr(0, 400);
}

std::string how_it_ended(int status, std::string_view errors, pid_t id) {
  std::string text = WIFSIGNALED(status)
                         ? "killed by " + signal_name(WTERMSIG(status))
                         : "exited with code " + std::to_string(WEXITSTATUS(status));
  const std::string line = quoted_line(errors, id);
  return line.empty() ? text : text + ": " + line;
}

}  // namespace subjects
