// SPDX-License-Identifier: MIT
#include "fuzz/target.hpp"

#include <cstdio>
#include <exception>
#include <optional>

#include "core/subjects/outside/coverage/coverage_map.hpp"
#include "core/subjects/outside/outside.hpp"

namespace fuzz {
namespace {

[[noreturn]] void refuse(const std::string& why) {
  std::fprintf(stderr, "GJKPROOF_OUTSIDER: %s\n", why.c_str());
  std::exit(2);
}

// Must be called before a worker starts, which looks for the map then.
void observe_outsiders() {
  static const subjects::CoverageMap map = subjects::CoverageMap::made();
  observe_edges(map.counters());
}

std::optional<subjects::Subject> named() {
  const char* const word = std::getenv("GJKPROOF_OUTSIDER");
  if (word == nullptr || *word == '\0') return std::nullopt;
  if (!subjects::means_outsiders(word)) {
    refuse(std::string("'") + word +
           "' is neither a plug-in nor a program nor an adapter of a library");
  }
  try {
    observe_outsiders();
    const std::vector<subjects::Subject> all = subjects::outsiders(word, {});
    if (all.size() == 1) return all.front();
    std::string names;
    for (const subjects::Subject& one : all) {
      names += "\n  " + (one.option.empty() ? one.name : one.option);
    }
    refuse(std::string("'") + word + "' matches several subjects; choose one of" + names);
  } catch (const std::exception& error) {
    refuse(error.what());
  }
}

}  // namespace

const subjects::Subject* outsider() {
  static const std::optional<subjects::Subject> one = named();
  return one ? &*one : nullptr;
}

}  // namespace fuzz
