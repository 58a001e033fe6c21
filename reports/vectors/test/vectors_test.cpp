// SPDX-License-Identifier: MIT
// What a vector admits is what the judge admits, and the C reader gives back what was written.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/output/output_file.hpp"
#include "reports/test/folder.hpp"
#include "reports/vectors/vectors.hpp"

// A header in C.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include "reports/vectors/product/vectors.h"
#pragma GCC diagnostic pop

namespace reports {
namespace {

static_assert(points_max == GJKPROOF_POINTS_MAX);

oracle::Truth truth_with_depth(const cases::Case& question) {
  oracle::Truth truth = oracle::Oracle::certificate.truth(question);
  if (truth.relation == cases::Relation::overlapping) {
    truth.penetration_depth_squared = oracle::penetration(question).value().depth_squared;
  }
  return truth;
}

Vector vector_of(const cases::Case& question, const oracle::Truth& truth) {
  Vector vector;
  vector.question = question;
  vector.question.expect = oracle::expect(truth, question.dim);
  vector.distance = oracle::rounded_root(truth.distance_squared, subjects::binary64);
  vector.depth =
      oracle::rounded_root(truth.penetration_depth_squared.value_or(0), subjects::binary64);
  vector.at_double = admitted(question, truth, subjects::binary64);
  vector.at_float = admitted(question, truth, subjects::binary32);
  vector.provokes = {"johnson:inaccurate", "loop:no_answer"};
  return vector;
}

gjkproof_vector read_back(const std::string& bytes) {
  gjkproof_vector result{};
  std::size_t at = 0;
  const auto* const first = reinterpret_cast<const unsigned char*>(bytes.data());
  EXPECT_EQ(gjkproof_next_vector(first, bytes.size(), &at, &result), 1);
  EXPECT_EQ(at, bytes.size());
  EXPECT_EQ(gjkproof_next_vector(first, bytes.size(), &at, &result), 0);
  return result;
}

double next(double x, double towards, bool is_float) {
  return is_float ? static_cast<double>(
                        std::nextafter(static_cast<float>(x), static_cast<float>(towards)))
                  : std::nextafter(x, towards);
}

std::string judged(const cases::Case& question, const oracle::Truth& truth, double distance,
                   const subjects::FloatFormat& format) {
  subjects::Answer answer;
  answer.answered = true;
  answer.intersecting = distance == 0;
  answer.distance = subjects::Length{subjects::Number(distance), false};
  return oracle::name(oracle::judge(question, answer, truth, format).kind);
}

// Two squares that overlap by `depth`.
cases::Case squares(double depth) {
  cases::Case question;
  question.id = "squares";
  question.dim = 2;
  question.a.points = {{0, 0}, {1, 0}, {0, 1}, {1, 1}};
  question.b.points = {{1 - depth, 0}, {2, 0}, {1 - depth, 1}, {2, 1}};
  return question;
}

// Counts the verdicts.
void expect_agreement(const cases::Case& question, std::map<std::string, int>& seen) {
  const oracle::Truth truth = truth_with_depth(question);
  const Vector vector = vector_of(question, truth);
  const std::string bytes = vectors_binary({vector});
  const gjkproof_vector read = read_back(bytes);
  EXPECT_EQ(read.id, question.id);
  EXPECT_STREQ(read.provokes, "johnson:inaccurate loop:no_answer");
  EXPECT_EQ(read.dim, question.dim);
  EXPECT_EQ(read.distance, vector.distance);
  EXPECT_EQ(read.depth, vector.depth);
  ASSERT_EQ(read.a_count, question.a.points.size());
  ASSERT_EQ(read.b_count, question.b.points.size());
  EXPECT_EQ(read.b[read.b_count - 1][1], question.b.points.back()[1]);
  EXPECT_EQ(read.a[0][2], question.a.points[0][2]);
  for (const bool is_float : {false, true}) {
    const gjkproof_admitted& admits = is_float ? read.at_float : read.at_double;
    if (admits.skipped != 0) {
      ++seen["skipped"];
      continue;
    }
    const subjects::FloatFormat& format = is_float ? subjects::binary32 : subjects::binary64;
    for (const double x : {0.0, admits.low, admits.high, next(admits.low, 0, is_float),
                           next(admits.high, 1e300, is_float)}) {
      const std::string by_judge = judged(question, truth, x, format);
      EXPECT_EQ(gjkproof_verdict(&read, &admits, x), by_judge)
          << question.id << (is_float ? " at float " : " at double ") << x;
      ++seen[by_judge];
    }
  }
}

TEST(Vectors, AdmitWhatTheJudgeAdmits) {
  std::map<std::string, int> seen;
  // The allowance is 64 * 2^-53 * 2.
  expect_agreement(squares(0x1p-46), seen);
  expect_agreement(squares(0x1p-46 + 0x1p-52), seen);
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 24; ++i) {
      expect_agreement(cases::generate(family, 1, i, {8}), seen);
    }
  }
  for (const char* kind :
       {"correct", "near_contact", "false_separation", "false_overlap", "inaccurate", "skipped"}) {
    EXPECT_GE(seen[kind], 20) << kind;
  }
}

TEST(Vectors, AreRefusedByTheReaderIfTheyAreCut) {
  const cases::Case question = cases::generate(cases::families()[0], 1, 0, {8});
  const std::string whole = vectors_binary({vector_of(question, truth_with_depth(question))});
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const std::vector<unsigned char> bytes(whole.begin(), whole.begin() + static_cast<long>(size));
    gjkproof_vector result{};
    std::size_t at = 0;
    EXPECT_EQ(gjkproof_next_vector(bytes.data(), bytes.size(), &at, &result), 0) << size;
  }
}

// Two vectors, of which a subject in binary32 cannot take the second.
class Badges : public Folder {
 protected:
  void SetUp() override {
    cases::Case large = squares(0x1p-4);
    large.id = "large";
    for (cases::Body* body : {&large.a, &large.b}) {
      for (cases::Point& point : body->points) point[0] *= 0x1p+200;
    }
    std::vector<Vector> all;
    for (const cases::Case& question : {squares(0x1p-4), large}) {
      all.push_back(vector_of(question, truth_with_depth(question)));
      all.back().failed_by = "planted";
    }
    suite_ = vectors_json(all, "\"bugs\":{},\"failed\":{}");
  }
  ExitCode badge_of(const std::string& text) const {
    replace_file(path_, text);
    return badge({path_, subjects::select({"core/float/robust"}), svg_});
  }
  void expect_refused(const std::string& from, const std::string& to, const std::string& reason) {
    std::string text = suite_;
    text.replace(text.find(from), from.size(), to);
    try {
      badge_of(text);
      ADD_FAILURE() << to;
    } catch (const std::invalid_argument& error) {
      EXPECT_NE(std::string(error.what()).find(reason), std::string::npos) << error.what();
    }
  }

  const std::string path_ = folder_ / "suite.json";
  const std::string svg_ = folder_ / "badge.svg";
  std::string suite_;
};

TEST_F(Badges, CountTheVectorsThatAreSkipped) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(badge_of(suite_), clean);
  EXPECT_EQ(testing::internal::GetCapturedStdout(),
            "core/float/robust: 1 of 2 vectors (50.0 %), 1 skipped\n");
  const std::string svg = content_of(svg_);
  EXPECT_NE(svg.find("1 of 2 vectors (50.0 %), 1 skipped"), std::string::npos);
  EXPECT_EQ(svg.find("#060"), std::string::npos) << "not green";
}

TEST_F(Badges, RefuseASuiteThatWasChanged) {
  expect_refused("0x1p+200", "0x1p+201", "was changed: its digest is ");
  expect_refused("\"digest\":\"", "\"digest\":\"0", "was changed: its digest is ");
  expect_refused("\n]}\n", "\n]}\nmore", ":5: text behind the end");
  const std::string line = suite_.substr(suite_.find(",\n{\"id\":\"large\""));
  suite_.replace(suite_.find("\"count\":2"), 9, "\"count\":1");
  expect_refused(line.substr(0, line.find("\n]}")), "", "was changed: its digest is ");
}

}  // namespace
}  // namespace reports
