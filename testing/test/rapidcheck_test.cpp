// SPDX-License-Identifier: MIT
// The generator of hard pairs finds what random points do not, and its findings shrink.
#include <gtest/gtest.h>

#include <sstream>

#include "testing/gjkproof_rapidcheck.hpp"
#include "testing/gjkproof_testing.hpp"

namespace {

// Whether boxes around the bodies meet: right for boxes, wrong for others.
template <typename Pair>
bool boxes_meet(const Pair& pair) {
  for (std::size_t i = 0; i < pair.a[0].size(); ++i) {
    const auto less = [i](const auto& p, const auto& q) { return p[i] < q[i]; };
    const auto [a_low, a_high] = std::minmax_element(pair.a.begin(), pair.a.end(), less);
    const auto [b_low, b_high] = std::minmax_element(pair.b.begin(), pair.b.end(), less);
    if ((*a_high)[i] < (*b_low)[i] || (*b_high)[i] < (*a_low)[i]) return false;
  }
  return true;
}

template <typename Scalar, std::size_t Dim>
std::string report_of_a_wrong_implementation() {
  const auto testable = [] {
    const auto pair = *gjkproof::pairs<Scalar, Dim>();
    const gjkproof::IsCorrectFor expected(pair.a, pair.b);
    RC_ASSERT(expected.match(boxes_meet(pair)));
  };
  rc::detail::TestMetadata metadata;
  metadata.id = "boxes are enough";
  rc::detail::TestParams params;
  params.seed = 1;
  params.maxSuccess = 500;
  std::ostringstream report;
  rc::detail::printResultMessage(rc::detail::checkTestable(testable, metadata, params), report);
  return report.str();
}

TEST(Pairs, FindFailuresAndPrintThemToPaste) {
  const std::string wide = report_of_a_wrong_implementation<double, 3>();
  EXPECT_NE(wide.find("Falsifiable after"), std::string::npos) << wide;
  EXPECT_NE(wide.find("const std::vector<std::array<double, 3>> a{{"), std::string::npos) << wide;
  const std::string narrow = report_of_a_wrong_implementation<float, 2>();
  EXPECT_NE(narrow.find("const std::vector<std::array<float, 2>> b{{"), std::string::npos)
      << narrow;
}

}  // namespace
