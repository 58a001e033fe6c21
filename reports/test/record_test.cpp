// SPDX-License-Identifier: MIT
// Records are read as they were written, and the header tells which units belong together.
#include "reports/study/form/record.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/stopwatch.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/results.hpp"
#include "reports/study/study.hpp"
#include "reports/test/folder.hpp"

namespace reports {
namespace {

Record record_of(const char* subject, const char* family, std::uint64_t index) {
  oracle::Examination examination(cases::generate(cases::family(family), 1, index, {16}),
                                  oracle::Oracle::certificate);
  const subjects::Subject chosen = subjects::select({subject}).front();
  const oracle::JudgedAnswer judged = examination.ask(chosen);
  return reports::record_of(family, index, examination, chosen, judged);
}

TEST(Records, AreReadAsTheyWereWritten) {
  for (const cases::Family& family : cases::all_families()) {
    for (const char* subject : {"core/float/original", "core/double/robust", "core/rational/robust",
                                "core/double/epa_robust", "planted/distance_as_bound"}) {
      for (std::uint64_t index = 0; index < 5; ++index) {
        const std::string line = record_line(record_of(subject, family.name, index));
        EXPECT_EQ(record_line(read_record(line)), line);
      }
    }
  }
}

TEST(Records, KeepWhatIsNotFinite) {
  Record record = record_of("core/double/robust", "generic", 0);
  record.says->distance = std::numeric_limits<double>::quiet_NaN();
  record.says->lower_bound = -std::numeric_limits<double>::infinity();
  record.counted.size = record.relative_error.emplace() = std::numeric_limits<double>::infinity();
  record.counted.reason = "a \"word\"\n\xff";
  const std::string line = record_line(record);
  EXPECT_EQ(record_line(read_record(line)), line);
}

// An infinite end of a squared interval stays unchanged: it has no root to be rounded.
TEST(Records, KeepWhatIsCertainWhereAnythingIs) {
  EXPECT_FALSE(has(record_line(record_of("core/double/robust", "generic", 0)), "certain"));
  const cases::Case question = cases::generate(cases::family("generic"), 1, 0, {16});
  const subjects::Subject subject = subjects::select({"core/double/robust"}).front();
  oracle::Examination examination(question, oracle::Oracle::certificate);
  oracle::JudgedAnswer judged = examination.ask(subject);
  using subjects::Number;
  const double infinity = std::numeric_limits<double>::infinity();
  judged.answer->certain = {
      cases::Relation::touching, {Number(2.25), true}, {Number(infinity), true}};
  const Record record = reports::record_of("generic", 0, examination, subject, judged);
  const std::string line = record_line(record);
  EXPECT_TRUE(has(line, R"("certain":{"relation":"touching","lower":"0x1.8p+0","upper":"inf"}})"));
  const Record read = read_record(line);
  EXPECT_EQ(record_line(read), line);
  EXPECT_TRUE(read.says->certain == record.says->certain);
  EXPECT_TRUE(record.counted.certain && read.counted.certain);
}

TEST(Records, HaveTheTimeOfAQueryWhereItWasMeasured) {
  Record record = record_of("core/double/robust", "generic", 0);
  EXPECT_FALSE(has(record_line(record), "\"ns\""));
  record.counted.nanoseconds = 173.25;
  const std::string line = record_line(record);
  EXPECT_TRUE(line.ends_with(",\"ns\":173.2}")) << line;
  EXPECT_DOUBLE_EQ(read_record(line).counted.nanoseconds.value(), 173.2);
}

subjects::Subject slow_subject() {
  const auto spin = [](std::chrono::microseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) {
    }
  };
  subjects::Subject subject;
  subject.prepare = [spin](const cases::Body&, int) {
    spin(std::chrono::milliseconds(30));
    return subjects::Prepared();
  };
  subject.query = [spin](const auto&, const auto&, auto&, auto*) {
    spin(std::chrono::microseconds(300));
  };
  subject.ask = [spin](const cases::Case&, const subjects::Trace*) {
    spin(std::chrono::milliseconds(3));
    return subjects::Answer();
  };
  return subject;
}

TEST(Timing, IsOfPreparedBodiesWhereASubjectPreparesThem) {
  subjects::Subject subject = slow_subject();
  const cases::Case question = cases::generate(cases::family("generic"), 1, 0, {16});
  EXPECT_GE(nanoseconds_of(subject, question), 3e5);
  EXPECT_LT(nanoseconds_of(subject, question), 3e6);
  subject.query = nullptr;
  EXPECT_GE(nanoseconds_of(subject, question), 3e6);
}

// A query shorter than the resolution of the clock is repeated often enough.
TEST(Timing, TellsQueriesOfNanosecondsApart) {
  const auto taking = [](int steps) {
    return subjects::least_nanoseconds([steps] {
      volatile int place = 0;
      for (int i = 0; i < steps; ++i) place = place + 1;
    });
  };
  EXPECT_LT(2 * taking(20), taking(200));
}

TEST(Records, SayWhatTheSubjectReallySaw) {
  std::uint64_t index = 0;
  const auto is_rounded = [](const Record& record) {
    return record.question->bits == 53 &&
           record.question->exact.relation == cases::Relation::separated;
  };
  while (!is_rounded(record_of("core/double/robust", "generic", index))) ++index;
  const Record as_it_is = record_of("core/double/robust", "generic", index);
  const Record rounded = record_of("core/float/robust", "generic", index);
  EXPECT_EQ(rounded.question->bits, 24);
  EXPECT_NE(as_it_is.question->exact.distance, rounded.question->exact.distance);
  EXPECT_EQ(as_it_is.question->parameters, rounded.question->parameters);
  EXPECT_FALSE(as_it_is.question->parameters.empty());
}

// The right triangle (0, 0), (3, 0), (0, 4) has the altitude 12/5 over its longest side.
TEST(Records, TellHowOblongTheFaceIsThatHoldsTheNearestPoint) {
  cases::Case question;
  question.id = "triangle";
  question.a.points = {{1, 1, 2}};
  question.b.points = {{0, 0, 0}, {3, 0, 0}, {0, 4, 0}};
  oracle::Examination examination(question, oracle::Oracle::certificate);
  const subjects::Subject subject = subjects::select({"core/double/robust"}).front();
  EXPECT_DOUBLE_EQ(examination.facts(subject).altitude.value(), 12. / 5 / 4);
  EXPECT_EQ(examination.facts(subject).distance.value().front(), 2);
}

TEST(Records, RefuseWhatIsNone) {
  for (const char* line : {"", "{}", "[]", "{\"case\":1}", "nonsense"}) {
    EXPECT_THROW(read_record(line), std::invalid_argument) << line;
  }
  const std::string line = record_line(record_of("core/double/robust", "generic", 0));
  for (std::size_t size = 0; size < line.size(); ++size) {
    EXPECT_THROW(read_record(line.substr(0, size)), std::invalid_argument) << size;
  }
  for (const char* behind : {"}", "1", ",\"more\":1}", "{}"}) {
    EXPECT_THROW(read_record(line + behind), std::invalid_argument) << behind;
  }
  EXPECT_NO_THROW(read_record(line + " "));
}

TEST(Records, AreReadUpToTheFirstThatIsNone) {
  std::vector<std::string> lines(1000, record_line(record_of("core/double/robust", "generic", 0)));
  EXPECT_EQ(read_records(lines).size(), 1000U);
  lines[700] = lines[31] = "{}";
  EXPECT_EQ(read_records(lines).size(), 31U);
}

RunHeader header() {
  RunHeader result;
  result.command = "gjkproof study";
  result.vertices_max = 512;
  result.oracle = "both";
  result.groups = {{"known/a", "a.jsonl", 3}, {"lattice", "", 1000}};
  result.subjects = {recorded(subjects::select({"core/double/robust"}).front())};
  result.processor = "one";
  return result;
}

TEST(RunHeaders, AreReadAsTheyWereWritten) {
  RunHeader some = header();
  some.shard = Shard{2, 10};
  some.domain = cases::Domain::engine;
  EXPECT_FALSE(has(header_line(some), "timed"));
  some.timed = true;
  EXPECT_EQ(header_line(read_header(header_line(some))), header_line(some));
  EXPECT_THROW(read_header("{\"format\":\"gjkproof-run/1\"}"), std::invalid_argument);
}

TEST(RunHeaders, ToldApartWhereUnitsDoNotBelongTogether) {
  RunHeader other = header();
  other.processor = "two";
  other.shard = Shard{1, 2};
  other.groups[0].file = "../a.jsonl";
  EXPECT_EQ(difference(header(), other), std::nullopt);
  RunHeader longer = header();
  longer.groups[1].size = 1001;
  EXPECT_EQ(difference(header(), longer), "the cases of files");
  RunHeader another = header();
  another.subjects.clear();
  EXPECT_EQ(difference(header(), another), "the subjects");
  RunHeader newer = header();
  newer.build.version = "2";
  EXPECT_TRUE(difference(header(), newer).has_value());
  RunHeader timed = header();
  timed.timed = true;
  EXPECT_TRUE(difference(header(), timed).has_value());
}

TEST(Progress, SaysShareRateTimeLeftAndTheWorst) {
  EXPECT_EQ(progress_text(50, 200, 0, 10, {}, "flat"),
            " 25 %, 30 s left, 5/s; 0 findings; flat, 50 of 200 cases");
  WorstFinding worst;
  worst.answer.verdict = VerdictKind::inaccurate;
  worst.subject = "core/float/original";
  worst.id = "flat-s1-7";
  worst.answer.size = 0.25;
  EXPECT_EQ(progress_text(150, 200, 100, 10, {1, worst}, "flat"),
            " 75 %, 10 s left, 5/s; 1 finding, worst: inaccurate by 0.25 M, core/float/original on "
            "flat-s1-7; flat, 150 of 200 cases");
  worst.answer.verdict = VerdictKind::no_answer;
  worst.answer.size = std::numeric_limits<double>::infinity();
  EXPECT_EQ(
      progress_text(200, 200, 0, 0, {2, worst}, "flat"),
      "100 %; 2 findings, worst: no_answer, core/float/original on flat-s1-7; flat, 200 of 200 "
      "cases");
}

TEST(Progress, FitsIntoALineOfTheTerminal) {
  EXPECT_EQ(terminal_line("12345", 10), "12345    ");
  EXPECT_EQ(terminal_line("123456789", 10), "123456789");
  EXPECT_EQ(terminal_line("1234567890", 10), "12345678~");
}

using Gzip = Folder;

TEST_F(Gzip, MembersAreReadOneByOneUntilTheFileIsCut) {
  const std::string path = folder_ / "members.gz";
  const std::string one = gzip_member("one\n");
  const std::string large = gzip_member(std::string(300'000, 'x') + "\n");
  std::ofstream(path, std::ios::binary) << one << large << one.substr(0, one.size() - 3);
  GzipReader file(path);
  EXPECT_EQ(file.next().value().text, "one\n");
  const GzipReader::Member second = file.next().value();
  EXPECT_EQ(second.text.size(), 300'001U);
  EXPECT_EQ(second.bytes, large);
  EXPECT_FALSE(file.next().has_value());
  EXPECT_TRUE(file.is_cut());
}

}  // namespace
}  // namespace reports
