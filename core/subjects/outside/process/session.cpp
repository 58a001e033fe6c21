// SPDX-License-Identifier: MIT
#include "core/subjects/outside/process/session.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>

namespace subjects {
namespace {

struct Membership {
  char state = 'Z';
  pid_t session = 0;
};

// From /proc/ID/stat: "ID (NAME) STATE PARENT GROUP SESSION ...", NAME with any brackets in it.
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

// Whether there was somebody to kill.
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

}  // namespace

void kill_session(pid_t session) {
  ::kill(-session, SIGKILL);
  // Who multiplies while we look is found by the next look.
  for (int looks = 0; looks < 10 && kill_once(session); ++looks) {
  }
}

}  // namespace subjects
