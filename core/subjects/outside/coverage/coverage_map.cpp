// SPDX-License-Identifier: MIT
#include "core/subjects/outside/coverage/coverage_map.hpp"

#include <fcntl.h>
#include <sys/mman.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace subjects {
namespace {

// Holds the file of the map.
constexpr const char* variable = "GJKPROOF_COVERAGE_MAP";

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

}  // namespace

CoverageMap CoverageMap::made() {
  Descriptor file(memfd_create("gjkproof-coverage", MFD_CLOEXEC));
  if (file.get() < 0 || ftruncate(file.get(), size) != 0) fail("a coverage map");
  // Children do not inherit our descriptors but may open them.
  const std::string path =
      "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(file.get());
  if (setenv(variable, path.c_str(), 1) != 0) fail(variable);
  return CoverageMap(std::move(file));
}

std::optional<CoverageMap> CoverageMap::found() {
  const char* const path = std::getenv(variable);
  if (path == nullptr) return std::nullopt;
  Descriptor file(open(path, O_RDWR | O_CLOEXEC));
  if (file.get() < 0 || lseek(file.get(), 0, SEEK_END) != off_t{size}) return std::nullopt;
  return CoverageMap(std::move(file));
}

CoverageMap::CoverageMap(Descriptor file) : file_(std::move(file)) {
  void* const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file_.get(), 0);
  if (memory == MAP_FAILED) fail("a coverage map");
  counters_ = static_cast<std::uint8_t*>(memory);
}

CoverageMap::CoverageMap(CoverageMap&& other) noexcept
    : file_(std::move(other.file_)), counters_(std::exchange(other.counters_, nullptr)) {}

CoverageMap::~CoverageMap() {
  if (counters_ != nullptr) munmap(counters_, size);
}

}  // namespace subjects
