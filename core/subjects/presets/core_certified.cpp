// SPDX-License-Identifier: MIT
// The certified query at float and double.

#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/registry.hpp"

namespace gjk::certified {

GJKPROOF_CERTIFIED(float, 2);
GJKPROOF_CERTIFIED(float, 3);
GJKPROOF_CERTIFIED(double, 2);
GJKPROOF_CERTIFIED(double, 3);
GJKPROOF_BY_INTEGERS(2);
GJKPROOF_BY_INTEGERS(3);

}  // namespace gjk::certified

namespace subjects {
namespace {

template <gjk::certified::Binary S>
Subject certified(const std::string& scalar) {
  Subject subject =
      certified_subject<S>("core/" + scalar + "/certified",
                           "the distance and the relation with their proof, at " + scalar,
                           [](const auto& a, const auto& b, const auto& scan) {
                             return certified_distance(a, b, scan);
                           });
  subject.contract.normalises_scale = false;
  subject.contract.holds_half_of_the_digits = true;
  subject.contract.narrow_intervals = true;
  return subject;
}

// Starts from the direction of the previous frame; for a single case it is `certified`.
template <gjk::certified::Binary S>
Subject certified_warm(const std::string& scalar) {
  Subject subject = certified<S>(scalar);
  subject.name += "_warm";
  subject.on_request = true;
  subject.description = "certified, begun from the direction of the frame before, at " + scalar;
  subject.converse = [] {
    const auto memory = std::make_shared<gjk::certified::Memory>();
    return [memory](const cases::Case& question) {
      Answer answer;
      CertifiedBody<S>::once(question, [&](const auto& a, const auto& b) {
        ask_certified(a, b, answer, [&](const auto& of_a, const auto& of_b, const auto& scan) {
          return certified_distance(of_a, of_b, scan, *memory);
        });
      });
      return answer;
    };
  };
  return subject;
}

}  // namespace

std::vector<Subject> core_certified() {
  return {certified<float>("float"), certified_warm<float>("float"), certified<double>("double"),
          certified_warm<double>("double")};
}

}  // namespace subjects
