// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "core/subjects/outside/outside.hpp"

namespace subjects {
namespace {

std::filesystem::path folder() {
  const char* const given = std::getenv("GJKPROOF_PEERS");
  return given != nullptr ? given : GJKPROOF_PEERS_DIR;
}

}  // namespace

std::vector<std::string> peer_files() {
  std::vector<std::string> files;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder(), none)) {
    if (entry.path().extension() == ".so") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Subject> peer_subjects(const Limits& limits) {
  std::vector<Subject> all;
  for (const std::string& file : peer_files()) {
    for (Subject& subject : plugin_subjects(file, limits)) all.push_back(std::move(subject));
  }
  return all;
}

}  // namespace subjects
