// SPDX-License-Identifier: MIT
// A digest of certified answers and of the presets: every compiler and every option that the
// headers accept must produce the same bits.  Needs no GoogleTest.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/gjk/certified/certified.hpp"
#include "core/gjk/distance.hpp"

namespace gjk::test {

// Folds the bits of answers into one number [FNV-1a, word by word].
class Digest {
 public:
  template <typename S, int D>
  void add(const certified::Certified<S, D>& answer) {
    add<D>(answer, answer.distance);
  }
  template <typename S, int D>
  void add(const certified::CertifiedDepth<S, D>& answer) {
    add<D>(answer, answer.depth);
  }
  template <typename S>
  void add_bits(const S& x) {
    using Bits = std::conditional_t<sizeof(S) == 4, std::uint32_t, std::uint64_t>;
    add(std::bit_cast<Bits>(x));
  }
  void add(std::uint64_t word) { value_ = (value_ ^ word) * 0x100000001b3; }
  std::uint64_t value() const { return value_; }

 private:
  template <int D, typename Answer, typename S>
  void add(const Answer& answer, const certified::Interval<S>& proved) {
    add(static_cast<std::uint64_t>(answer.relation));
    add(static_cast<std::uint64_t>(answer.stage));
    add(static_cast<std::uint64_t>(answer.iterations));
    add(answer.size);
    add_bits(proved.lower);
    add_bits(proved.upper);
    for (std::size_t i = 0; i < answer.size; ++i) {
      add(answer.pairs[i].a);
      add(answer.pairs[i].b);
      add_bits(answer.weights[i]);
    }
    for (std::size_t axis = 0; axis < D; ++axis) {
      add_bits(answer.normal[axis]);
      add_bits(answer.witness_a[axis]);
      add_bits(answer.witness_b[axis]);
    }
  }

  std::uint64_t value_ = 0xcbf29ce484222325;
};

// Pairs of bodies in every relation: arbitrary points and lattice points, some bodies flat, some in
// groups, separated, touching and one inside the other.
template <typename S, int D>
class BodyPairs {
 public:
  std::vector<Vec<S, D>> points(std::size_t count, int kind, const S& offset) {
    std::vector<Vec<S, D>> result(count);
    for (Vec<S, D>& point : result) {
      for (std::size_t axis = 0; axis < D; ++axis) {
        const auto random = static_cast<std::int32_t>(next() >> 40) - (1 << 23);
        const S anywhere = static_cast<S>(random) / (1 << 23);
        point[axis] = kind % 2 == 0 ? anywhere : std::nearbyint(2 * anywhere);
        if (kind == 2 && axis == 1) point[axis] = S(0.25);
      }
      point[0] = point[0] + offset;
    }
    return result;
  }

 private:
  // [Steele14]
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  std::uint64_t state_ = 1;
};

template <typename S, int D, typename Scan>
void add_answers(const Scan& scan, Digest& digest) {
  BodyPairs<S, D> pairs;
  for (int i = 0; i < 240; ++i) {
    const std::size_t count = i % 40 == 39 ? 700 : 3 + static_cast<std::size_t>(i) % 30;
    const auto a = pairs.points(count, i % 4, S(0));
    const auto b = pairs.points(3 + static_cast<std::size_t>(i) % 7, i / 4 % 4, S(i % 9) / 2);
    const certified::PreparedBody<S, D> prepared_a(a);
    const certified::PreparedBody<S, D> prepared_b(b);
    digest.add(certified_distance(prepared_a, prepared_b, scan));
    digest.add(certified_depth(prepared_a, prepared_b, scan));
    for (const Policy<S>& policy : {enhanced<S>(), signed_volumes<S>(), robust<S>()}) {
      const auto found = distance(VertexCloud<S, D>(a), VertexCloud<S, D>(b), policy);
      digest.add_bits(found.vv);
      digest.add(static_cast<std::uint64_t>(found.iterations));
    }
  }
}

// The value of promised_bits on every machine.
inline constexpr std::uint64_t promised = 1580738137999643363U;

template <typename Scan>
std::uint64_t promised_bits(const Scan& scan) {
  Digest digest;
  add_answers<double, 3>(scan, digest);
  add_answers<double, 2>(scan, digest);
  add_answers<float, 3>(scan, digest);
  add_answers<float, 2>(scan, digest);
  return digest.value();
}

}  // namespace gjk::test
