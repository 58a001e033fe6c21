// SPDX-License-Identifier: MIT
// Memory that a fuzzer shares with the processes that ask a plug-in: which code of the plug-in a
// query has reached.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/subjects/outside/process/spawn.hpp"

namespace subjects {

class CoverageMap {
 public:
  // A counter an edge of the code; a plug-in with more edges has some that share one.
  static constexpr std::size_t size = std::size_t{1} << 14U;

  // For a fuzzer: makes a map, which workers that start from then on find.  Throws
  // std::runtime_error.
  static CoverageMap made();
  // For a worker: that of who started it; empty where it wants none, or cannot be reached.
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

}  // namespace subjects
