// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/last_words.hpp"

#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>

namespace subjects {
namespace {

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

}  // namespace

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

std::string last_line(std::string_view text, pid_t id) {
  constexpr std::string_view blanks(" \t\r\n\0", 5);
  const auto last = text.find_last_not_of(blanks);
  if (last == std::string_view::npos) return {};
  text = text.substr(0, last + 1);
  if (const auto before = text.find_last_of("\r\n"); before != std::string_view::npos) {
    text.remove_prefix(before + 1);
  }
  text.remove_prefix(text.find_first_not_of(blanks));
  return without_function(plain_text(text, id)).substr(0, 400);
}

std::string how_it_ended(int status, std::string_view errors, pid_t id) {
  std::string text = WIFSIGNALED(status)
                         ? "killed by " + signal_name(WTERMSIG(status))
                         : "exited with code " + std::to_string(WEXITSTATUS(status));
  const std::string line = last_line(errors, id);
  return line.empty() ? text : text + ": " + line;
}

}  // namespace subjects
