// SPDX-License-Identifier: MIT
// The pages of findings: their search and contents.  The programs that call a library without this
// project answer as the adapters do, and print what the pages on record contain.
#include <fmt/format.h>

#include <set>
#include <utility>

#include "core/cases/file.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/casework/shrink.hpp"
#include "reports/output/output_file.hpp"
#include "reports/research/findings/findings.hpp"
#include "reports/test/folder.hpp"

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
  EXPECT_EQ(reports::library_of("engine/jolt-physics-1.1.0/float/tight"), "jolt-physics-1.1.0");
  EXPECT_EQ(reports::library_of("mine-1.2/c"), "mine-1.2");
  EXPECT_EQ(reports::library_of("mine"), "mine");
}

TEST(Findings, AreOfTheDomainsThatAreAskedFor) {
  reports::SearchOptions options = few();
  options.domains = {Domain::flat, Domain::engine_plane};
  std::set<Domain> domains;
  for (const ReducedFinding& finding : reports::reduced_findings(options)) {
    domains.insert(finding.domain);
  }
  EXPECT_EQ(domains, (std::set<Domain>{Domain::engine_plane, Domain::flat}));
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

// One that is wrong about normals or, by the number of points, about a witness point.
TEST(Findings, ByColumnWrongNormalsAreApart) {
  Subject subject = named("core/double/robust", "engine/mine-1.0/double/distance");
  subject.capabilities.normal = true;
  subject.prepare = nullptr;
  subject.query = nullptr;
  subject.ask = [sound = named("core/double/robust", "")](const cases::Case& question,
                                                          const subjects::Trace*) {
    subjects::Answer answer = sound.ask(question, nullptr);
    if (answer.intersecting || !answer.witness_a) return answer;
    if (question.a.points.size() % 2 == 0) {
      answer.normal = {subjects::Number(0), subjects::Number(0), subjects::Number(2)};
    } else {
      (*answer.witness_a)[0] = subjects::Number(1e3);
    }
    return answer;
  };
  reports::SearchOptions options = few();
  options.subjects = {subject};
  options.domains = {Domain::engine};
  EXPECT_EQ(reports::reduced_findings(options).size(), 1U);
  options.by_column = true;
  std::set<std::string> names;
  for (const ReducedFinding& finding : reports::reduced_findings(options)) {
    names.insert(reports::page_name(finding));
    oracle::Examination examination(finding.question, oracle::Oracle::both);
    const oracle::Verdict verdict = examination.ask(subject).verdict;
    EXPECT_EQ(reports::is_of_normal(verdict.kind, verdict.reason), finding.of_normal);
    EXPECT_FALSE(reports::is_needle(finding.question));
    for (const cases::Body* body : {&finding.question.a, &finding.question.b}) {
      for (const cases::Point& point : body->points) {
        for (const double x : point) EXPECT_LE(cases::shortest_decimal(x, 53).size(), 4U) << x;
      }
    }
  }
  EXPECT_EQ(names, (std::set<std::string>{"mine-1.0-engine-wrong_normal",
                                          "mine-1.0-engine-wrong_witness"}));
}

// With five points or more it breaks its promise, with fewer it is only inaccurate.
TEST(Findings, ByColumnWhatIsBeyondAPromiseStaysBeyondIt) {
  Subject subject = named("core/double/robust", "engine/mine-1.0/double/distance");
  subject.promised = subjects::PromisedTolerances{{0.05, 0}, {}, {}};
  subject.prepare = nullptr;
  subject.query = nullptr;
  subject.ask = [sound = named("core/double/robust", "")](const cases::Case& question,
                                                          const subjects::Trace*) {
    subjects::Answer answer = sound.ask(question, nullptr);
    if (answer.intersecting || !answer.distance) return answer;
    const double off = question.a.points.size() > 4 ? 0.1 : 0.01;
    answer.distance->value = subjects::Number(answer.distance->value.approximation() + off);
    answer.witness_a.reset();
    answer.witness_b.reset();
    return answer;
  };
  reports::SearchOptions options = few();
  options.subjects = {subject};
  options.domains = {Domain::engine};
  options.by_column = true;
  const std::vector<ReducedFinding> found = reports::reduced_findings(options);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].question.a.points.size(), 5U);
  oracle::Examination examination(found[0].question, oracle::Oracle::both);
  EXPECT_TRUE(reports::is_beyond_promise(examination.ask(subject)));
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
  EXPECT_EQ(notes("peer/bullet-3.24/float/pair_detector_epa/margin", Domain::engine), 0U);
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
  EXPECT_PRED2(contains, table, "| two-points | double/libccd/signed_distance | correct | - |");
  EXPECT_EQ(table.find("of-another"), std::string::npos) << table;
  question.source->library = "DOLFINx compute_distance_gjk";
  another.source->library = "ncollide3d";
  const std::string engines = reports::reported_table(
      {question, another},
      {named("core/double/robust", "engine/dolfinx-0.5/double/distance"),
       named("core/double/robust", "engine/rapier3d-compat-1/float/contact_shape"),
       named("core/double/robust", "engine/planck-1/double/distance")});
  EXPECT_PRED2(contains, engines, "| two-points | dolfinx-0.5/double/distance | correct | - |");
  EXPECT_PRED2(contains, engines,
               "| of-another | rapier3d-compat-1/float/contact_shape | correct | - |");
  EXPECT_EQ(engines.find("planck"), std::string::npos) << engines;
  EXPECT_EQ(reports::reported_table({question}, {named("core/double/robust", "engine/a-1/b/c")}),
            "No reported failure is about these libraries.\n");
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

TEST(Findings, ReportedFailuresOfEnginesAreWhatTheRecordSays) {
  std::vector<Subject> engines;
  for (const char* name : {"engine/dolfinx-0.5.2/*", "engine/rapier3d-compat-0.21.0/*"}) {
    try {
      engines = subjects::joined({engines, subjects::outsiders(name, {.seconds = 2})});
    } catch (const std::invalid_argument& error) {
      GTEST_SKIP() << error.what();
    }
  }
  const std::string source = GJKPROOF_SOURCE_DIR;
  EXPECT_EQ(reports::reported_table(
                cases::read_cases(source + "/core/cases/known/reported_failures.jsonl"), engines),
            reports::read_block(source + "/reports/records/engines.md", "reported"));
}

}  // namespace

namespace reports {
namespace {

using subjects::Subject;

TEST(Program, IsThatOfTheLibraryAndTakesTheBuildThatTheSubjectAsks) {
  const Program single = program("peer/bullet-3.24/float/pair_detector_epa/tight").value();
  EXPECT_EQ(single.file, "bullet.cpp");
  EXPECT_EQ(single.call, "pair_detector_epa/tight");
  EXPECT_EQ(single.compile,
            "g++ -std=c++17 -O2 bullet.cpp -o bullet -I/usr/include/bullet "
            "-lBulletCollision -lLinearMath");
  EXPECT_EQ(program("peer/bullet-3.24/double/pair_detector_epa").value().compile,
            "g++ -std=c++17 -O2 bullet.cpp -o bullet -I/usr/include/bullet "
            "-DBT_USE_DOUBLE_PRECISION -lBulletCollision-float64 -lLinearMath-float64");
}

TEST(Program, OfAnEngineFromNpmIsForNode) {
  const Program jolt = program("engine/jolt-physics-1.1.0/float/tight").value();
  EXPECT_EQ(jolt.file, "jolt.mjs");
  EXPECT_EQ(jolt.start, "node jolt.mjs");
  EXPECT_EQ(jolt.call, "tight");
  EXPECT_TRUE(jolt.compile.empty());
  const Program box2d = program("engine/box2d-2.4.1/float/distance").value();
  EXPECT_EQ(box2d.start, "./box2d");
  EXPECT_EQ(box2d.compile, "g++ -std=c++17 -O2 box2d.cpp -o box2d -lbox2d");
}

TEST(Program, IsMissingForASubjectOfNoneOfTheLibraries) {
  for (const char* name : {"core/double/robust", "peer/cgal-5.5.1/double/mesh_do_intersect",
                           "peer/fcl", "peer/fcl-0.7.0/double", "peer/jolt-physics-1/float/tight",
                           "engine/unknown-1/float/tight", ""}) {
    EXPECT_FALSE(program(name)) << name;
  }
}

cases::Case easy(std::vector<cases::Point> a, std::vector<cases::Point> b) {
  cases::Case question;
  question.a.points = std::move(a);
  question.b.points = std::move(b);
  return question;
}

// A separated pair, an overlapping pair, and a case that point_triangle of libccd accepts.
std::vector<cases::Case> easy_cases(bool in_plane) {
  const std::vector<cases::Point> here = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {1, 1, 4}};
  const std::vector<cases::Point> there = {{7, 1, 1}, {9, 0, 1}, {8, 3, 0}, {8, 1, 5}};
  const std::vector<cases::Point> into = {{1, 1, 1}, {6, 0, 1}, {5, 5, 0}, {5, 1, 6}};
  const std::vector<cases::Point> triangle = {{0, 0, 0}, {4, 0, 1}, {0, 4, 0}};
  std::vector<cases::Case> all = {easy(here, there), easy(here, into), easy({{3, 3, 2}}, triangle)};
  for (cases::Case& question : all) {
    if (!in_plane) continue;
    question.dim = 2;
    for (cases::Body* body : {&question.a, &question.b}) {
      for (cases::Point& point : body->points) point[2] = 0;
    }
  }
  return all;
}

std::string input(const cases::Case& question) {
  std::string text = "fault no_answer\n";
  for (const auto& [name, body] : {std::pair{"a", question.a}, std::pair{"b", question.b}}) {
    for (const cases::Point& point : body.points) {
      text += fmt::format("{} {}\n", name, fmt::join(point, " "));
    }
  }
  return text;
}

// The line with a length, without the digits beyond its error.
std::string line(const char* name, const subjects::Length& length, int digits) {
  return fmt::format("\n{} {:.{}g}, off by ", name, length.value.approximation(), digits);
}

// The lines that the program prints for the reported members of such an answer.
std::vector<std::string> lines(const subjects::Answer& answer, int digits) {
  if (!answer.answered) return {};
  std::vector<std::string> result = {answer.intersecting ? "\nthey meet\n" : "\nseparated\n"};
  if (answer.distance && !answer.intersecting) {
    result.push_back(line("distance", *answer.distance, digits));
  }
  if (answer.penetration_depth) result.push_back(line("depth", *answer.penetration_depth, digits));
  return result;
}

// The fault that a page shows, by its name.
VerdictKind kind(const std::string& page) {
  if (page.ends_with("-wrong_normal")) return VerdictKind::wrong_witness;
  for (const VerdictKind kind :
       {VerdictKind::false_separation, VerdictKind::false_overlap, VerdictKind::no_answer,
        VerdictKind::inaccurate, VerdictKind::wrong_depth, VerdictKind::wrong_witness}) {
    if (page.ends_with(std::string("-") + name(kind))) return kind;
  }
  throw std::invalid_argument(page + " is about no fault");
}

// Extracts "peer/LIBRARY-VERSION/..." from "# peer/LIBRARY-VERSION/...: wrong relation ...".
std::string subject_of(const std::string& page) {
  const std::size_t from = page.find_first_not_of("# ");
  return page.substr(from, page.find(": ") - from);
}

class ProgramOf : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    // The engines from npm that ./run installs.
    std::vector<Subject> built = subjects::peer_subjects({.seconds = 1});
    try {
      const std::string npm = std::string("engine/") + GetParam() + "-*.*.*/*";
      std::vector<Subject> engines = subjects::outsiders(npm, {.seconds = 2});
      built = subjects::joined({std::move(built), std::move(engines)});
    } catch (const std::invalid_argument&) {
    }
    for (const Subject& subject : built) {
      const bool is_of_it = subject.name.starts_with(std::string("peer/") + GetParam() + "-") ||
                            subject.name.starts_with(std::string("engine/") + GetParam() + "-");
      // FCL in float, which no other test uses, takes a minute to compile.
      const bool is_slow = std::string("fcl") == GetParam() && subject.format == subjects::binary32;
      if (is_of_it && !is_slow) subjects_.emplace(subject.name, subject);
    }
    if (subjects_.empty()) GTEST_SKIP() << GetParam() << " is not built";
  }

  void expect_answers_like_the_adapter();
  void expect_what_pages_say();

  std::map<std::string, Subject> subjects_;
  Programs programs_;
  int pages_ = 0;
};

void ProgramOf::expect_answers_like_the_adapter() {
  for (const auto& [name, subject] : subjects_) {
    const int digits = subject.format == subjects::binary32 ? 9 : 17;
    int answers = 0;
    for (const cases::Case& question : easy_cases(!subject.capabilities.space)) {
      const subjects::Answer answer = subject.ask(question, nullptr);
      if (answer.skipped) continue;
      ++answers;
      const ProgramRun run = programs_.run(program(name).value(), input(question));
      // An adapter reported no answer: the program has found none, or was terminated.
      const bool silent = run.end != "exit code 1" && run.end != "exit code 2";
      EXPECT_EQ(silent, !answer.answered) << name << run.printed << run.end;
      for (const std::string& expected : lines(answer, digits)) {
        EXPECT_PRED2(contains, run.printed, expected)
            << name << " says" << expected << "and the program\n";
      }
    }
    EXPECT_GT(answers, 0) << name;
  }
}

void ProgramOf::expect_what_pages_say() {
  for (const auto& entry : fs::directory_iterator(GJKPROOF_FINDINGS_DIR)) {
    const fs::path& path = entry.path();
    const std::string page = path.extension() == ".md" ? content(path) : "";
    if (page.empty()) continue;
    const auto subject = subjects_.find(subject_of(page));
    if (subject == subjects_.end()) continue;
    ++pages_;
    ReducedFinding finding;
    finding.subject = subject->second;
    finding.kind = kind(path.stem().string());
    finding.of_normal = path.stem().string().ends_with("-wrong_normal");
    finding.question = cases::read_cases(fs::path(path).replace_extension(".jsonl").string()).at(0);
    const std::string section =
        program_section(finding, program(subject->first).value(), programs_);
    EXPECT_TRUE(page.ends_with(section)) << path << " does not end with" << section;
    EXPECT_TRUE(section.find("\nshown: ") != std::string::npos ||
                finding.kind == VerdictKind::no_answer)
        << path;
    EXPECT_EQ(section.find("\nnot shown: "), std::string::npos) << path;
  }
}

// In one test, because the programs of some libraries take seconds to compile.
TEST_P(ProgramOf, EachLibraryAnswersLikeTheAdapterAndItsPages) {
  expect_answers_like_the_adapter();
  expect_what_pages_say();
  // Pages on record are of the versions that Debian 12 packages.
  if (pages_ == 0) GTEST_SKIP() << "it answers like the adapter, but no page is of this version";
}

INSTANTIATE_TEST_SUITE_P(Peers, ProgramOf,
                         testing::Values("fcl", "libccd", "bullet", "ode", "box2d", "chipmunk",
                                         "dolfinx", "box2d3-wasm", "crashcat", "jolt-physics",
                                         "manifold-3d", "mujoco", "phaser-box2d", "physx-js-webidl",
                                         "planck", "rapier2d-compat", "rapier3d-compat"),
                         [](const auto& library) {
                           std::string name = library.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace reports
