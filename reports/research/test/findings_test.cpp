// SPDX-License-Identifier: MIT
// The pages of findings: their search and contents.  Separate tests compile and run their programs.
#include "reports/research/findings/search.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "core/cases/file.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/claim.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/markdown_block.hpp"
#include "reports/research/findings/pages.hpp"
#include "reports/research/findings/reported.hpp"

namespace {

using cases::Domain;
using reports::ReducedFinding;
using subjects::Subject;

Subject named(const std::string& registered, const std::string& name) {
  Subject subject = subjects::select({registered}).front();
  subject.name = name;
  return subject;
}

reports::SearchOptions few() {
  reports::SearchOptions options;
  options.cases = 12;
  options.vertices_max = 16;
  options.calls_max = 600;
  options.subjects = {named("planted/last_vertex_skipped", "peer/mine-1.0/double/distance"),
                      named("core/float/original", "peer/mine-1.0/float/distance"),
                      named("core/double/robust", "peer/good-2.0/double/distance")};
  return options;
}

TEST(Findings, ALibraryIsTheFirstPartOfANameAndHasItsVersion) {
  EXPECT_EQ(reports::library_of("peer/fcl-0.7.0/double/libccd/distance"), "fcl-0.7.0");
  EXPECT_EQ(reports::library_of("mine-1.2/c"), "mine-1.2");
  EXPECT_EQ(reports::library_of("mine"), "mine");
}

TEST(Findings, EachKindAndDomainHasOneThatIsReducedAndProved) {
  const std::vector<ReducedFinding> found = reports::reduced_findings(few());
  std::set<std::string> names;
  for (const ReducedFinding& finding : found) {
    EXPECT_TRUE(names.insert(reports::page_name(finding)).second) << reports::page_name(finding);
    EXPECT_EQ(finding.library, "mine-1.0") << "the good one has none";
    EXPECT_EQ(cases::domain(finding.question), finding.domain);
    EXPECT_EQ(oracle::check_claim(finding.question).status, oracle::ClaimStatus::proved);
    EXPECT_LE(finding.question.a.points.size() + finding.question.b.points.size(), 16U);
    oracle::Examination examination(finding.question, oracle::Oracle::both);
    EXPECT_EQ(examination.ask(finding.subject).verdict.kind, finding.kind);
  }
  EXPECT_TRUE(names.contains("mine-1.0-engine-false_separation"));
}

TEST(Findings, AreTheSameEachTime) {
  const std::vector<ReducedFinding> one = reports::reduced_findings(few());
  const std::vector<ReducedFinding> other = reports::reduced_findings(few());
  ASSERT_EQ(one.size(), other.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(cases::case_line(one[i].question), cases::case_line(other[i].question));
  }
}

TEST(Findings, OfFewerBitsAreInTheFormatOfTheSubject) {
  reports::SearchOptions options = few();
  options.subjects = {named("core/float/original", "peer/mine-1.0/float/distance")};
  const std::vector<ReducedFinding> found = reports::reduced_findings(options);
  ASSERT_FALSE(found.empty());
  for (const ReducedFinding& finding : found) EXPECT_LE(cases::bits(finding.question), 24);
}

TEST(Findings, APageSaysWhereTheDocumentationSpeaksOfIt) {
  const auto notes = [](const char* subject, Domain domain) {
    return reports::scope_notes(subject, domain).size();
  };
  EXPECT_EQ(notes("peer/bullet-3.24/float/pair_detector_epa", Domain::engine), 1U);
  EXPECT_EQ(notes("peer/bullet-3.24/float/pair_detector_epa", Domain::scale), 2U);
  EXPECT_EQ(notes("peer/fcl-0.7.0/double/libccd/distance", Domain::engine), 0U);
  EXPECT_EQ(notes("peer/fcl-0.7.0/double/libccd/distance", Domain::flat), 1U);
}

TEST(Findings, AReportIsPutToTheLibraryThatItIsAbout) {
  cases::Case question;
  question.id = "two-points";
  question.a.points = {{0, 0, 0}};
  question.b.points = {{3, 0, 0}};
  question.source = cases::Source{"FCL via Drake (signed distance)", "", ""};
  cases::Case another = question;
  another.id = "of-another";
  another.source->library = "openGJK";
  const std::string table = reports::reported_table(
      {question, another}, {named("core/double/robust", "peer/fcl-9/double/libccd/signed_distance"),
                            named("planted/distance_as_bound", "peer/fcl-9/double/libccd/distance"),
                            named("core/double/robust", "peer/bullet-9/double/distance")});
  EXPECT_NE(table.find("| two-points | double/libccd/signed_distance | correct | - |"),
            std::string::npos)
      << table;
  EXPECT_EQ(table.find("of-another"), std::string::npos) << table;
}

// The adapters that tests build, whose findings are on record.
std::vector<Subject> recorded_peers() {
  std::vector<Subject> result;
  const std::vector<Subject> built = subjects::peer_subjects({.seconds = 0.1});
  for (const char* scalar : {"/double/", "/float/"}) {
    for (const Subject& subject : built) {
      const bool packaged =
          std::string(scalar) == "/double/" || subject.name.starts_with("peer/bullet-");
      if (packaged && subject.name.find(scalar) != std::string::npos) result.push_back(subject);
    }
  }
  return result;
}

TEST(Findings, ReportedFailuresAreWhatTheRecordSays) {
  const std::vector<Subject> peers = recorded_peers();
  std::set<std::string> libraries;
  for (const Subject& subject : peers) libraries.insert(reports::library_of(subject.name));
  if (!libraries.contains("fcl-0.7.0") || !libraries.contains("libccd-2.1")) {
    GTEST_SKIP() << "FCL 0.7.0 and libccd 2.1 are not built";
  }
  const std::string source = GJKPROOF_SOURCE_DIR;
  EXPECT_EQ(reports::reported_table(
                cases::read_cases(source + "/core/cases/known/reported_failures.jsonl"), peers),
            reports::read_block(source + "/reports/records/findings.md", "reported"));
}

}  // namespace
