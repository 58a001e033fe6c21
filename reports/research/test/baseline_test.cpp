// SPDX-License-Identifier: MIT
// The baseline detects changes, names the changed cases, and does not depend on the machine.
#include "reports/research/baseline/baseline.hpp"

#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/registry.hpp"
#include "reports/research/baseline/baseline_file.hpp"
#include "reports/research/baseline/digest.hpp"
#include "reports/research/mutants/mutants.hpp"
#include "reports/test/cli.hpp"

namespace {

using reports::Baseline;

std::vector<const cases::Family*> every_family() {
  std::vector<const cases::Family*> result;
  for (const cases::Family& family : cases::families()) result.push_back(&family);
  return result;
}

// Every change of a subject is detected, even one as small as a planted fault, unless no case of
// the baseline reaches it: the judge detects all others on the same cases.
TEST(BaselineOfTheCore, TellsPlantedFaultsFromTheirBases) {
  std::vector<subjects::Subject> asked;
  for (const subjects::Fault& fault : subjects::faults()) {
    asked.push_back(fault.subject);
    asked.push_back(subjects::select({fault.base}).at(0));
  }
  const std::vector<const cases::Family*> families = every_family();
  const Baseline measured = reports::measured(asked, families, {1, 40, 16});
  reports::MutantOptions same_cases;
  same_cases.seed = 1;
  same_cases.cases = 40 * families.size();
  same_cases.vertices_max = 16;
  std::set<std::string> judged_wrong;
  for (const reports::Kill& kill : reports::study_mutants(same_cases)) {
    if (kill.cases) judged_wrong.insert(kill.fault);
  }
  std::size_t told = 0;
  for (const subjects::Fault& fault : subjects::faults()) {
    std::size_t rows = 0;
    for (const cases::Family* family : families) {
      rows += measured.row(fault.subject.name, family->name)->digest !=
              measured.row(fault.base, family->name)->digest;
    }
    told += rows > 0;
    if (judged_wrong.contains(fault.subject.name)) {
      EXPECT_GE(rows, 1U) << fault.subject.name << " against " << fault.base;
    }
  }
  EXPECT_GT(judged_wrong.size(), 70U);
  EXPECT_GE(told, judged_wrong.size()) << "the baseline sees more than the judge";
}

oracle::JudgedAnswer finding_of(const std::function<void(oracle::JudgedAnswer&)>& change) {
  const cases::Case question = cases::generate(cases::family("generic"), 1, 0, {16});
  const subjects::Subject subject = subjects::select({"core/double/robust"}).at(0);
  oracle::JudgedAnswer finding =
      oracle::Examination(question, oracle::Oracle::certificate).ask(subject);
  change(finding);
  return finding;
}

TEST(BaselineOfTheCore, HasADigestOfAllThatAnAnswerSays) {
  using subjects::Number;
  const double eps = 0x1p-60;
  const std::vector<std::function<void(oracle::JudgedAnswer&)>> changes = {
      [](oracle::JudgedAnswer&) {},
      [](oracle::JudgedAnswer& f) { f.verdict.kind = oracle::VerdictKind::no_answer; },
      [](oracle::JudgedAnswer& f) { f.verdict.kind = oracle::VerdictKind::false_separation; },
      [](oracle::JudgedAnswer& f) { f.answer.reset(); },
      [](oracle::JudgedAnswer& f) { f.answer->answered = false; },
      [](oracle::JudgedAnswer& f) { f.answer->status = "another"; },
      [](oracle::JudgedAnswer& f) { f.answer->intersecting = !f.answer->intersecting; },
      [](oracle::JudgedAnswer& f) { ++f.answer->iterations; },
      [](oracle::JudgedAnswer& f) { f.answer->distance.reset(); },
      [=](oracle::JudgedAnswer& f) { f.answer->distance->value = Number(eps); },
      [=](oracle::JudgedAnswer& f) { f.answer->distance->value = Number(-eps); },
      [=](oracle::JudgedAnswer& f) {
        f.answer->distance->value = Number(subjects::Rational(1, 3));
      },
      [=](oracle::JudgedAnswer& f) {
        f.answer->distance->value = Number(subjects::Rational(1, 5));
      },
      [](oracle::JudgedAnswer& f) { f.answer->distance->squared = true; },
      [=](oracle::JudgedAnswer& f) { f.answer->lower_bound->value = Number(eps); },
      [=](oracle::JudgedAnswer& f) {
        f.answer->penetration_depth = {Number(eps), false};
      },
      [=](oracle::JudgedAnswer& f) { f.answer->certain.emplace(); },
      [=](oracle::JudgedAnswer& f) {
        f.answer->certain.emplace().relation = cases::Relation::touching;
      },
      [=](oracle::JudgedAnswer& f) { f.answer->certain.emplace().lower.value = Number(eps); },
      [=](oracle::JudgedAnswer& f) { f.answer->certain.emplace().upper.value = Number(eps); },
      [](oracle::JudgedAnswer& f) { f.answer->term_count = 0; },
      [](oracle::JudgedAnswer& f) { ++f.answer->terms[0].a; },
      [](oracle::JudgedAnswer& f) { ++f.answer->terms[0].b; },
      [=](oracle::JudgedAnswer& f) { f.answer->terms[0].weight = Number(eps); },
      [](oracle::JudgedAnswer& f) { f.answer->witness_a.reset(); },
      [=](oracle::JudgedAnswer& f) { f.answer->witness_a->at(2) = Number(eps); },
      [=](oracle::JudgedAnswer& f) { f.answer->witness_b->at(0) = Number(eps); },
      [](oracle::JudgedAnswer& f) { f.answer->witness_b->at(0) = Number(std::nan("")); },
  };
  std::map<std::uint64_t, std::size_t> seen;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const auto [known, is_new] = seen.emplace(reports::digest(finding_of(changes[i])), i);
    EXPECT_TRUE(is_new) << "change " << i << " has the digest of change " << known->second;
  }
}

// Another compiler may produce another NaN or another zero for the same sum.
TEST(BaselineOfTheCore, HasOneDigestOfAllThatIsTheSame) {
  const auto with = [](const subjects::Number& number) {
    return reports::digest(
        finding_of([&](oracle::JudgedAnswer& f) { f.answer->distance->value = number; }));
  };
  using subjects::Number;
  EXPECT_EQ(with(Number(0.0)), with(Number(-0.0)));
  EXPECT_EQ(with(Number(std::nan(""))), with(Number(-std::nan("7"))));
  EXPECT_EQ(with(Number(0.5)), with(Number(subjects::Rational(1, 2))));
}

TEST(BaselineFile, IsReadAsItWasWritten) {
  const Baseline before = reports::measured(subjects::select({"core/float/*", "core/rational/*"}),
                                            every_family(), {7, 5, 8});
  const std::string text = reports::baseline_text(before);
  const Baseline read = reports::read_baseline(text, "file");
  EXPECT_EQ(read.cases, before.cases);
  EXPECT_EQ(read.verdicts, before.verdicts);
  EXPECT_EQ(read.rows, before.rows);
  EXPECT_EQ(reports::baseline_text(read), text);
}

TEST(BaselineFile, IsRefusedWithItsLineWhenItIsMalformed) {
  const std::string head = "gjkproof-baseline/1 seed 1 cases 3 vertices 16\n";
  const std::string verdicts = "verdicts correct skipped\n";
  const struct {
    std::string text;
    const char* line;
  } malformed[] = {
      {"", "f:1: "},
      {"gjkproof-baseline/2 seed 1 cases 3 vertices 16\n" + verdicts, "f:1: "},
      {"gjkproof-baseline/1 seed x cases 3 vertices 16\n" + verdicts, "f:1: "},
      {head + "correct\n", "f:2: "},
      {head + verdicts + "lattice AAAAAAAA 3a AAA\n", "f:3: "},
      {head + verdicts + "who\nlattice AAAAAAAA 2a AA\n", "f:4: "},
      {head + verdicts + "who\nlattice AAAAAAAA 4a AAAA\n", "f:4: "},
      {head + verdicts + "who\nlattice AAAAAAAA 3a AA\n", "f:4: "},
      {head + verdicts + "who\nlattice AAAAAAAA 3c AAA\n", "f:4: "},
      {head + verdicts + "who\nlattice AAAAAAAA 99999999999999999999a AAA\n", "f:4: "},
      {head + verdicts + "who\nlattice AAAAAAAA 3a AAA\nlattice AAAAAAAA 3a AAA\n", "f:5: "},
  };
  for (const auto& [text, line] : malformed) {
    try {
      reports::read_baseline(text, "f");
      ADD_FAILURE() << "accepted: " << text;
    } catch (const std::invalid_argument& error) {
      EXPECT_TRUE(std::string(error.what()).starts_with(line)) << error.what() << "\n" << text;
    }
  }
}

const std::string file = std::string(GJKPROOF_SOURCE_DIR) + "/reports/research/baseline/seed_1.txt";
const std::string some = "baseline --file b -s core/double/original --family parallel ";

TEST_F(Cli, BaselineShowsTheCasesThatChangedAndWhatTheyWere) {
  Baseline changed = reports::read_baseline(content(file), file);
  for (reports::BaselineRow& row : changed.rows) {
    if (row.subject != "core/double/original" || row.family != "parallel") continue;
    row.digest[0] = row.digest[0] == 'A' ? 'B' : 'A';
    row.marks[3] = row.marks[3] == 'A' ? 'B' : 'A';
    row.verdicts[5] = static_cast<char>('a' + changed.verdicts.size() - 1);  // skipped
  }
  std::ofstream(folder_ / "b") << content(file);
  const Ended same = run(some);
  EXPECT_EQ(same.code, reports::clean) << same.out << same.err;
  std::ofstream(folder_ / "b") << reports::baseline_text(changed);
  const Ended ended = run(some);
  EXPECT_EQ(ended.code, reports::findings);
  EXPECT_NE(ended.out.find("core/double/original parallel: 2 of "), std::string::npos) << ended.out;
  for (const char* shown :
       {"\"case\":\"parallel-s1-3-v16\"", "gen parallel --seed 1 --first 3 ", "was skipped, is "}) {
    EXPECT_NE(ended.out.find(shown), std::string::npos) << shown << " in\n" << ended.out;
  }
  EXPECT_EQ(ended.out.find("parallel-s1-4-v16\""), std::string::npos) << ended.out;
}

TEST_F(Cli, BaselineSeesAChangeThatNoDigitShows) {
  Baseline changed = reports::read_baseline(content(file), file);
  for (reports::BaselineRow& row : changed.rows) row.digest = "AAAAAAAA";
  std::ofstream(folder_ / "b") << reports::baseline_text(changed);
  const Ended ended = run(some);
  EXPECT_EQ(ended.code, reports::findings);
  EXPECT_NE(ended.out.find("changed in a case that its digit hides"), std::string::npos);
}

TEST_F(Cli, BaselineSeesRowsThatAreNew) {
  Baseline changed = reports::read_baseline(content(file), file);
  std::erase_if(changed.rows, [](const auto& row) { return row.family == "parallel"; });
  std::ofstream(folder_ / "b") << reports::baseline_text(changed);
  const Ended ended = run(some);
  EXPECT_EQ(ended.code, reports::findings);
  EXPECT_NE(ended.out.find("core/double/original parallel: is new"), std::string::npos)
      << ended.out;
}

TEST_F(Cli, BaselineIsTheSameOnAnyNumberOfThreads) {
  std::ofstream(folder_ / "b") << content(file);
  for (const char* threads : {"--threads 1", "--threads 4"}) {
    EXPECT_EQ(
        run("baseline --file b -s 'core/*/enhanced' --family program " + std::string(threads)).code,
        reports::clean)
        << threads;
  }
}

TEST_F(Cli, BaselineRefusesWhatItCannotCompare) {
  EXPECT_EQ(run("baseline --file none --family lattice").code, reports::bad_input);
  EXPECT_EQ(run("baseline --update --file b --family lattice").code, reports::bad_input);
  EXPECT_EQ(run("baseline --family no_such_family").code, reports::bad_input);
  EXPECT_EQ(run("baseline -s 'planted/*'").code, reports::bad_input);
  EXPECT_FALSE(fs::exists(folder_ / "b"));
}

}  // namespace
