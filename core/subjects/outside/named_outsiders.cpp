// SPDX-License-Identifier: MIT
// Outsiders named by a word of a command line: a plug-in, a program, or adapters of other
// libraries.
#include <fnmatch.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "core/subjects/outside/outside.hpp"

namespace subjects {
namespace {

enum class Kind { name, peer, plugin, program };

constexpr std::string_view library_end = ".so";

// The end of the file name of a plug-in, at a colon or the end of the word; npos: not a plug-in.
std::size_t plugin_end(const std::string& word) {
  const std::size_t colon = word.find(".so:");
  if (colon != std::string::npos) return colon + library_end.size();
  return word.ends_with(library_end) ? word.size() : std::string::npos;
}

Kind kind(const std::string& word) {
  if (word.starts_with("peer/")) return Kind::peer;
  if (word.find(' ') != std::string::npos) return Kind::program;
  if (plugin_end(word) != std::string::npos) return Kind::plugin;
  const bool file = word.find('/') != std::string::npos && access(word.c_str(), X_OK) == 0 &&
                    std::filesystem::is_regular_file(word);
  return file ? Kind::program : Kind::name;
}

std::vector<Subject> matching(std::vector<Subject> candidates, const std::string& names,
                              const std::string& word) {
  std::erase_if(candidates, [&](const Subject& subject) {
    return fnmatch(names.c_str(), subject.name.c_str(), 0) != 0;
  });
  if (candidates.empty()) throw std::invalid_argument("no subject matches '" + word + "'");
  return candidates;
}

std::vector<Subject> of_plugin(const std::string& word, const Limits& limits) {
  const std::size_t end = plugin_end(word);
  const std::string file = word.substr(0, end);
  std::vector<Subject> candidates = plugin_subjects(file, limits);
  for (Subject& subject : candidates) subject.option = file + ":" + subject.name;
  return end == word.size() ? candidates
                            : matching(std::move(candidates), word.substr(end + 1), word);
}

std::filesystem::path folder() {
  const char* const given = std::getenv("GJKPROOF_PEERS");
  return given != nullptr ? given : GJKPROOF_PEERS_DIR;
}

}  // namespace

bool means_outsiders(const std::string& word) { return kind(word) != Kind::name; }

std::vector<Subject> outsiders(const std::string& word, const Limits& limits) {
  switch (kind(word)) {
    case Kind::peer: return matching(peer_subjects(limits), word, word);
    case Kind::plugin: return of_plugin(word, limits);
    case Kind::program: {
      Subject subject = program_subject(word, limits);
      subject.option = word;
      return {std::move(subject)};
    }
    case Kind::name: break;
  }
  return {};
}

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
