// SPDX-License-Identifier: MIT
// Adapters that misread bodies.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reports/smoke/checks/misreadings.hpp"
#include "reports/test/spoiled_adapters.hpp"

namespace reports::smoke {
namespace {

// In questions of that dimension.
std::function<void(Subject&)> by(const Misreading& misreading, int dim) {
  return before([&misreading, dim](Case asked) {
    if (asked.dim != dim) return asked;
    return misreading.misread(asked).value_or(asked);
  });
}

bool exchanges_axes(const Misreading& misreading) {
  return misreading.sentence.starts_with("reads the points (x");
}

// Each misreading is one of `misreadings`; this holds that it is the one that is named.
std::vector<Fault> faults_of_reading(int dim) {
  std::vector<Fault> faults;
  const std::string place = dim == 2 ? "in the plane: " : "";
  for (const Misreading& misreading : misreadings(dim)) {
    if (exchanges_axes(misreading)) continue;
    faults.push_back(
        {misreading.sentence, by(misreading, dim), "reading", place + misreading.sentence});
  }
  const auto twice = [](Case asked) {
    asked.b = asked.a;
    return asked;
  };
  faults.push_back({"takes A twice", before(twice), "reading", "takes one of them twice"});
  return faults;
}

TEST(Smoke, NamesHowPointsOfSpaceAreMisread) { expect_named(faults_of_reading(3)); }

TEST(Smoke, NamesHowPointsOfThePlaneAreMisread) { expect_named(faults_of_reading(2)); }

TEST(Smoke, TellsAllWaysToExchangeAxesApart) {
  std::size_t count = 0;
  for (const int dim : {2, 3}) {
    for (const Misreading& misreading : misreadings(dim)) {
      if (!exchanges_axes(misreading)) continue;
      Subject subject = sound();
      by(misreading, dim)(subject);
      const Finding finding = reading(Sheet(subject));
      EXPECT_EQ(finding.outcome, Outcome::wrong) << misreading.sentence;
      EXPECT_TRUE(finding.text.ends_with(misreading.sentence)) << finding.text;
      ++count;
    }
  }
  EXPECT_EQ(count, 47U + 7U);
}

TEST(Smoke, NamesTheTurnOfEitherBody) {
  const auto turned_b = [](Case asked) {
    for (Point& point : asked.b.points) {
      if (asked.dim == 3) point = {point[1], point[2], point[0]};
    }
    return asked;
  };
  expect_named({{"turns B", before(turned_b), "reading", "or (x, y, z) as (y, z, x) in B"}});
}

}  // namespace
}  // namespace reports::smoke
