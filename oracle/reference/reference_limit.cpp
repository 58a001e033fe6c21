// SPDX-License-Identifier: MIT
#include "oracle/reference/reference_limit.hpp"

#include <bit>

namespace oracle {
namespace {

constexpr double seconds_per_pair = 3.9e-6;
constexpr double bytes_per_pair = 257;

// FNV-1a over the bits of all coordinates, eight bytes at a time, with its high half folded in: the
// low bits of a product do not depend on the high bits of its factors.
std::uint64_t hashed(const cases::Case& question) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const cases::Body* body : {&question.a, &question.b}) {
    for (const cases::Point& point : body->polytope ? body->polytope->points : body->points) {
      for (const double x : point) {
        hash = (hash ^ std::bit_cast<std::uint64_t>(x)) * 0x100000001b3U;
        hash ^= hash >> 32;
      }
    }
  }
  return hash;
}

}  // namespace

ReferenceUse reference_use(const cases::Case& question) {
  const std::uint64_t pairs = std::uint64_t{cases::vertex_count(question.a, question.dim)} *
                              std::uint64_t{cases::vertex_count(question.b, question.dim)};
  if (pairs <= pairs_always) return ReferenceUse::compared;
  if (pairs > pairs_max) return ReferenceUse::too_large;
  const std::uint64_t share = (pairs + pairs_always - 1) / pairs_always;
  return hashed(question) % share == 0 ? ReferenceUse::compared : ReferenceUse::not_in_sample;
}

ReferenceCost reference_cost(std::uint64_t points_a, std::uint64_t points_b) {
  const double pairs = static_cast<double>(points_a) * static_cast<double>(points_b);
  return {pairs * seconds_per_pair, pairs * bytes_per_pair / 1e9};
}

}  // namespace oracle
