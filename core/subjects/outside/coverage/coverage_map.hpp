// SPDX-License-Identifier: MIT
// Memory that a fuzzer shares with the processes that ask a plug-in: the code of the plug-in that a
// query has reached.
#pragma once

#include <array>
#include <span>

#include "core/subjects/outside/process/process.hpp"

namespace subjects {

class CoverageMap {
 public:
  // A counter for each edge of the code; in larger plug-ins edges share counters.
  static constexpr std::size_t size = std::size_t{1} << 14U;

  // For a fuzzer: creates a map, which workers started later find.  Throws std::runtime_error.
  static CoverageMap made();
  // For a worker: the map of the process that started it; empty if there is none or it cannot be
  // opened.
  static std::optional<CoverageMap> found();

  CoverageMap(CoverageMap&& other) noexcept;
  CoverageMap(const CoverageMap&) = delete;
  CoverageMap& operator=(const CoverageMap&) = delete;
  CoverageMap& operator=(CoverageMap&&) = delete;
  ~CoverageMap();

  std::span<std::uint8_t, size> counters() const {
    return std::span<std::uint8_t, size>(counters_, size);
  }

 private:
  explicit CoverageMap(Descriptor file);

  Descriptor file_;
  std::uint8_t* counters_ = nullptr;
};

// The edge counters of a plug-in that clang has compiled with -fsanitize=fuzzer-no-link.  The
// functions that such code calls are in instrumentation.cpp, so it loads without a fuzzer too.

// Sets the counters of all loaded code to zero.
void clear_edge_counters();

// Adds the counters to `map`, up to 255; edges beyond its end wrap around.
void add_edge_counters(std::span<std::uint8_t> map);

}  // namespace subjects
