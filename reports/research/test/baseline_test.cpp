// SPDX-License-Identifier: MIT
// The baseline detects changes, names the changed cases, and does not depend on the machine.
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "core/subjects/registry.hpp"
#include "reports/research/baseline/baseline.hpp"
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

using Finding = oracle::JudgedAnswer;
using subjects::Number;
using subjects::Rational;

Finding finding_of(const std::function<void(Finding&)>& change) {
  const cases::Case question = cases::generate(cases::family("generic"), 1, 0, {16});
  const subjects::Subject subject = subjects::select({"core/double/robust"}).at(0);
  Finding finding = oracle::Examination(question, oracle::Oracle::certificate).ask(subject);
  change(finding);
  return finding;
}

TEST(BaselineOfTheCore, HasADigestOfAllThatAnAnswerSays) {
  const double eps = 0x1p-60;
  const std::vector<std::function<void(Finding&)>> changes = {
      [](Finding&) {},
      [](Finding& f) { f.verdict.kind = oracle::VerdictKind::no_answer; },
      [](Finding& f) { f.verdict.kind = oracle::VerdictKind::false_separation; },
      [](Finding& f) { f.answer.reset(); },
      [](Finding& f) { f.answer->answered = false; },
      [](Finding& f) { f.answer->status = "another"; },
      [](Finding& f) { f.answer->intersecting = !f.answer->intersecting; },
      [](Finding& f) { ++f.answer->iterations; },
      [](Finding& f) { f.answer->distance.reset(); },
      [=](Finding& f) { f.answer->distance->value = Number(eps); },
      [=](Finding& f) { f.answer->distance->value = Number(-eps); },
      [=](Finding& f) { f.answer->distance->value = Number(Rational(1, 3)); },
      [=](Finding& f) { f.answer->distance->value = Number(Rational(1, 5)); },
      [](Finding& f) { f.answer->distance->squared = true; },
      [=](Finding& f) { f.answer->lower_bound->value = Number(eps); },
      [=](Finding& f) {
        f.answer->penetration_depth = {Number(eps), false};
      },
      [=](Finding& f) { f.answer->certain.emplace(); },
      [=](Finding& f) { f.answer->certain.emplace().relation = cases::Relation::touching; },
      [=](Finding& f) { f.answer->certain.emplace().lower.value = Number(eps); },
      [=](Finding& f) { f.answer->certain.emplace().upper.value = Number(eps); },
      [](Finding& f) { f.answer->term_count = 0; },
      [](Finding& f) { ++f.answer->terms[0].a; },
      [](Finding& f) { ++f.answer->terms[0].b; },
      [=](Finding& f) { f.answer->terms[0].weight = Number(eps); },
      [](Finding& f) { f.answer->witness_a.reset(); },
      [=](Finding& f) { f.answer->witness_a->at(2) = Number(eps); },
      [=](Finding& f) { f.answer->witness_b->at(0) = Number(eps); },
      [](Finding& f) { f.answer->witness_b->at(0) = Number(std::nan("")); },
  };
  std::map<std::uint64_t, std::size_t> seen;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const auto [known, is_new] = seen.emplace(reports::digest(finding_of(changes[i])), i);
    EXPECT_TRUE(is_new) << "change " << i << " has the digest of change " << known->second;
  }
}

// Another compiler may produce another NaN or another zero for the same sum.
TEST(BaselineOfTheCore, HasOneDigestOfAllThatIsTheSame) {
  const auto with = [](const Number& number) {
    return reports::digest(finding_of([&](Finding& f) { f.answer->distance->value = number; }));
  };
  EXPECT_EQ(with(Number(0.0)), with(Number(-0.0)));
  EXPECT_EQ(with(Number(std::nan(""))), with(Number(-std::nan("7"))));
  EXPECT_EQ(with(Number(0.5)), with(Number(Rational(1, 2))));
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

const std::string seed_file =
    std::string(GJKPROOF_SOURCE_DIR) + "/reports/research/baseline/seed_1.txt";

class BaselineCli : public Cli {
 protected:
  // Compares with the committed baseline as `change` leaves it.
  template <typename Change>
  Ended after(const Change& change) const {
    Baseline changed = reports::read_baseline(content(seed_file), seed_file);
    change(changed);
    std::ofstream(folder_ / "b") << reports::baseline_text(changed);
    return run("baseline --file b -s core/double/original --family parallel");
  }
};

TEST_F(BaselineCli, ShowsTheCasesThatChangedAndWhatTheyWere) {
  const Ended same = after([](Baseline&) {});
  EXPECT_EQ(same.code, reports::clean) << same.out << same.err;
  EXPECT_EQ(content(folder_ / "b"), content(seed_file));
  const Ended ended = after([](Baseline& changed) {
    for (reports::BaselineRow& row : changed.rows) {
      if (row.subject != "core/double/original" || row.family != "parallel") continue;
      row.digest[0] = row.digest[0] == 'A' ? 'B' : 'A';
      row.marks[3] = row.marks[3] == 'A' ? 'B' : 'A';
      row.verdicts[5] = static_cast<char>('a' + changed.verdicts.size() - 1);  // skipped
    }
  });
  EXPECT_EQ(ended.code, reports::findings);
  for (const char* shown :
       {"core/double/original parallel: 2 of ", "\"case\":\"parallel-s1-3-v16\"",
        "gen parallel --seed 1 --first 3 ", "was skipped, is "}) {
    EXPECT_PRED2(contains, ended.out, shown);
  }
  EXPECT_FALSE(contains(ended.out, "parallel-s1-4-v16\"")) << ended.out;
}

TEST_F(BaselineCli, SeesAChangeThatNoDigitShows) {
  const Ended ended = after([](Baseline& changed) {
    for (reports::BaselineRow& row : changed.rows) row.digest = "AAAAAAAA";
  });
  EXPECT_EQ(ended.code, reports::findings);
  EXPECT_PRED2(contains, ended.out, "changed in a case that its digit hides");
}

TEST_F(BaselineCli, SeesRowsThatAreNew) {
  const Ended ended = after([](Baseline& changed) {
    std::erase_if(changed.rows, [](const auto& row) { return row.family == "parallel"; });
  });
  EXPECT_EQ(ended.code, reports::findings);
  EXPECT_PRED2(contains, ended.out, "core/double/original parallel: is new");
}

TEST_F(Cli, BaselineIsTheSameOnAnyNumberOfThreads) {
  const std::string command = "baseline -s 'core/*/enhanced' --family program --threads ";
  for (const char* threads : {"1", "4"}) {
    EXPECT_EQ(run(command + threads).code, reports::clean) << threads;
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
