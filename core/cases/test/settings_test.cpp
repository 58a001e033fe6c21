// SPDX-License-Identifier: MIT
#include "core/cases/settings.hpp"

#include <set>

#include "core/cases/families.hpp"
#include "core/cases/test/one_case.hpp"

namespace {

using cases::Case;
using cases::Family;
using cases::Settable;
using cases::Setting;

TEST(Settings, BeginAtAQuestionMarkBeforeAWordAndAnEqualsSign) {
  const auto split = cases::split_settings("core/*/robust?epsilon=1e-9&iterations=64");
  EXPECT_EQ(split.base, "core/*/robust");
  EXPECT_EQ(split.settings, (std::vector<Setting>{{"epsilon", "1e-9"}, {"iterations", "64"}}));
  EXPECT_EQ(cases::with_settings(split.base, split.settings),
            "core/*/robust?epsilon=1e-9&iterations=64");
  for (const char* pattern :
       {"core/digits?0/robust", "core/double/robus?", "a?b?", "a?=1", "a?-b=1"}) {
    EXPECT_EQ(cases::split_settings(pattern).base, pattern);
    EXPECT_TRUE(cases::split_settings(pattern).settings.empty());
  }
  EXPECT_EQ(cases::split_settings("core/digits?0/robust?omega=0").base, "core/digits?0/robust");
}

TEST(Settings, AreKeysWithValues) {
  const auto message = [](const char* name) {
    return message_of([&] { cases::split_settings(name); });
  };
  EXPECT_EQ(message("a?b=1&c"), "'a?b=1&c' has the setting 'c', which is not KEY=VALUE");
  EXPECT_EQ(message("a?b=1&"), "'a?b=1&' has the setting '', which is not KEY=VALUE");
  EXPECT_EQ(message("a?b="), "'a?b=' has the setting 'b=', which is not KEY=VALUE");
  EXPECT_EQ(message("a?b=1&b=2"), "'a?b=1&b=2' has b twice");
}

TEST(Settings, ANumberHasOneText) {
  const std::vector<std::vector<const char*>> alike{
      {"1e-9", "1E-9", "0.000000001", "10e-10", "+1e-09", ".1e-8", "1.0e-9"},
      {"1e6", "1000000", "1e+06", "1000000.", "0.1e7"},
      {"100000", "1e5"},
      {"0.0001", "1e-4"},
      {"1e-5", "0.00001"},
      {"0", "-0", "0.000", "0e7"},
      {"-0.5", "-5e-1"},
      {"1.5e-9", "15e-10"},
      {"123456.7", "1.234567e5"},
      {"1e-400"},
      {"3.141592653589793238462643383279", "31.41592653589793238462643383279e-1"}};
  for (const auto& texts : alike) {
    for (const char* text : texts) EXPECT_EQ(cases::canonical_decimal(text), texts.front());
  }
  EXPECT_EQ(cases::canonical_decimal(0.1), "0.1");
  EXPECT_EQ(cases::canonical_decimal(1e-300), "1e-300");
  EXPECT_EQ(cases::canonical_decimal(64.0), "64");
  EXPECT_EQ(cases::decimal_value("1e-9"), 1e-9);
  for (const char* text : {"", "x", "1x", "1e", "e5", ".", "0x1", "inf", "nan", " 1", "1 ",
                           "1e999999", "--1", "1e5.5"}) {
    EXPECT_EQ(message_of([&] { cases::canonical_decimal(text); }),
              "'" + std::string(text) + "' is not a number");
  }
  EXPECT_EQ(message_of([] { cases::decimal_value("1e400"); }),
            "'1e400' is out of the range of double");
}

TEST(FamilySettings, HaveOneOrderAndOneText) {
  const Family family = cases::family("oblong?gap=0.000001&size_ratio=1000000");
  EXPECT_EQ(full_name(family), "oblong?size_ratio=1e6&gap=1e-6");
  EXPECT_EQ(full_name(cases::family(full_name(family))), full_name(family));
  EXPECT_EQ(full_name(cases::family("generic")), "generic");
  EXPECT_EQ(generate(family, 1, 17).id, "oblong+size_ratio:1e6+gap:1e-6-s1-17");
}

TEST(FamilySettings, RefuseUnknownSettingsAndListTheKnownOnes) {
  const auto message = [](const char* name) { return message_of([&] { cases::family(name); }); };
  EXPECT_EQ(
      message("oblong?size=1"),
      "'oblong?size=1': unknown setting \"size\"; oblong takes size_ratio, gap, exponent, bits");
  EXPECT_EQ(message("mirrored?gap=1"),
            "'mirrored?gap=1': unknown setting \"gap\"; mirrored takes no settings");
  EXPECT_EQ(message("oblong?size_ratio=0.5"),
            "'oblong?size_ratio=0.5': size_ratio must be a number from 1 to 1e15");
  EXPECT_EQ(message("oblong?gap=x"), "'oblong?gap=x': gap: 'x' is not a number");
  EXPECT_EQ(message("lattice?spread=1.5"),
            "'lattice?spread=1.5': spread must be a whole number from 1 to 1000");
  EXPECT_EQ(message("distant?gap=0.3"),
            "'distant?gap=0.3': gap must be a power of two up to 1, or 0");
  EXPECT_EQ(message("oblong?bits=32"), "'oblong?bits=32': bits must be 24 or 53");
  EXPECT_EQ(message("sliver?gap=1&offset=1"),
            "'sliver?gap=1&offset=1': gap and offset cannot both be fixed");
  EXPECT_NE(message("oblonk?gap=1")
                .find("unknown family \"oblonk\"; the nearest is oblong; known are: lattice"),
            std::string::npos);
  EXPECT_NE(message_of([] {
              generate(cases::family("lattice?vertices_a=20"), 1, 0, {16});
            }).find("exceeds the limit of 16 vertices"),
            std::string::npos);
  EXPECT_NE(message_of([] {
              generate(
                  cases::family("distant?gap=4.547473508864641e-13&origin_distance=1099511627776"),
                  1, 0);
            }).find("doubles cannot represent that gap"),
            std::string::npos);
}

// Some valid values.
std::vector<double> values_of(const Settable& settable) {
  switch (settable.kind) {
    case Settable::Kind::power_of_two:
      return {settable.most, settable.most / 4, std::max(settable.least, settable.most * 0x1p-20)};
    case Settable::Kind::whole:
      if (settable.name == std::string("bits")) return {24, 53};
      return {settable.least, std::min(settable.most, settable.least + 7)};
    case Settable::Kind::real: break;
  }
  return {settable.least, settable.most, std::max(settable.least, 1e-6),
          std::max(settable.least, 0.3)};
}

TEST(FamilySettings, AreRecordedExactly) {
  for (const Family& plain : cases::all_families()) {
    for (const Settable& settable : settables(plain)) {
      for (const double value : values_of(settable)) {
        const std::string name =
            std::string(plain.name) + "?" + settable.name + "=" + cases::canonical_decimal(value);
        const Family family = cases::family(name);
        for (std::uint64_t index = 0; index < 300; ++index) {
          const Case question = generate(family, 3, index);
          if (settable.name == std::string("bits")) {
            ASSERT_LE(bits(question), value) << question.id;
            continue;
          }
          ASSERT_EQ(recorded(question, settable.name), value) << question.id;
        }
      }
    }
  }
}

// The full name of a family reproduces lines and parameters.
TEST(FamilySettings, MakeTheSameCaseAgainFromTheirName) {
  for (const char* name :
       {"oblong?size_ratio=1e6&gap=1e-6", "sliver?aspect_a=1e9&gap=0.001&bits=53",
        "motion?speed=0.5", "overlap?depth=0.0009765625", "curved?gap=0.0009765625",
        "extreme?exponent=-500"}) {
    const Family family = cases::family(name);
    EXPECT_EQ(full_name(family), name);
    for (std::uint64_t index = 0; index < 50; ++index) {
      const Case drawn = generate(family, 2, index);
      const Case again = generate(cases::family(full_name(family)), 2, index);
      ASSERT_EQ(case_line(drawn), case_line(again));
      ASSERT_EQ(drawn.parameters, again.parameters);
      // An id must be a slug, which the reader accepts.
      ASSERT_EQ(drawn.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789._-+/:"),
                std::string::npos);
    }
  }
}

// Fixing the value that a case draws anyway changes nothing but its id, as the stream is the same.
TEST(FamilySettings, LeaveEverythingElseUnchanged) {
  const std::set<std::string> exact{"spread", "vertices_a", "vertices_b", "rank_a",
                                    "rank_b", "axes_apart", "tilt",       "speed"};
  int compared = 0;
  for (const char* name : {"generic", "lattice", "sliver", "distant", "nested", "extreme", "motion",
                           "touching", "flat", "overlap", "parallel"}) {
    const Family plain = cases::family(name);
    for (const Settable& settable : settables(plain)) {
      for (std::uint64_t index = 0; index < 60; ++index) {
        Case drawn = generate(plain, 1, index);
        const std::optional<double> value = recorded(drawn, settable.name);
        if (!value) continue;
        Case fixed;
        try {
          fixed = generate(cases::family(std::string(name) + "?" + settable.name + "=" +
                                         cases::canonical_decimal(*value)),
                           1, index);
        } catch (const std::invalid_argument&) {
          continue;  // draws values that cannot be fixed
        }
        ASSERT_EQ(fixed.a.points.size(), drawn.a.points.size()) << fixed.id;
        ASSERT_EQ(fixed.dim, drawn.dim) << fixed.id;
        ++compared;
        // Lengths are the same up to rounding.
        if (!exact.contains(settable.name)) continue;
        fixed.id = drawn.id;
        ASSERT_EQ(case_line(fixed), case_line(drawn)) << settable.name;
      }
    }
  }
  EXPECT_GT(compared, 1000);
}

}  // namespace
