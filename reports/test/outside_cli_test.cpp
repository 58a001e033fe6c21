// SPDX-License-Identifier: MIT
// Outside GJK implementations passed to --subject: plug-ins and programs, some of which misbehave.
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "reports/test/cli.hpp"
#include "reports/test/count_of.hpp"

namespace {

const std::string plugin = GJKPROOF_EXAMPLE_C;
const std::string trouble = std::string(GJKPROOF_FAKES) + "/trouble.so";
const std::string program =
    "'" GJKPROOF_PYTHON " " GJKPROOF_SOURCE_DIR "/core/subjects/outside/examples/mine.py'";
const std::string few =
    "study --no-known --family generic --family overlap --cases 30 --vertices 16 ";

TEST_F(Cli, StudiesOutsidersTheSameOnAnyThreads) {
  const std::string who = "--subject " + plugin + " --subject " + program + " --subject '" +
                          trouble + ":abort' --subject core/double/robust ";
  const Ended one = run(few + who + "--threads 1 -o one");
  const Ended four = run(few + who + "--threads 4 -o four");
  EXPECT_EQ(one.code, reports::findings) << one.err;
  EXPECT_EQ(four.code, reports::findings) << four.err;
  const std::string verdicts = records_of(folder_ / "one/run.jsonl.gz");
  EXPECT_EQ(verdicts, records_of(folder_ / "four/run.jsonl.gz"));
  for (const char* name : {"mine-1.2/c", "mine-1.0", "abort", "core/double/robust"}) {
    EXPECT_EQ(count_of(verdicts, "\"subject\":\"" + std::string(name) + "\""), 60U) << name;
  }
}

// Apart from the times, a study prints the same whether it measures them or not.
TEST_F(Cli, TimesWhoeverCanBeTimed) {
  const std::string who = "--subject " + plugin + " --subject " + program + " --subject '" +
                          trouble + ":throw' --subject core/double/robust -o ";
  ASSERT_EQ(run(few + who + "plain").code, reports::findings);
  const Ended timed = run(few + "--time " + who + "timed");
  ASSERT_EQ(timed.code, reports::findings) << timed.err;
  std::vector<reports::Record> all = answers_in(records_of(folder_ / "timed/run.jsonl.gz"));
  const std::vector<reports::Record> plain = answers_in(records_of(folder_ / "plain/run.jsonl.gz"));
  ASSERT_EQ(all.size(), plain.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    reports::Record& record = all[i];
    const bool failed = !record.says && record.subject == "throw";
    EXPECT_EQ(record.nanoseconds.has_value(), record.subject != "mine-1.0" && !failed)
        << record.subject << " on " << record.question.id;
    EXPECT_GT(record.nanoseconds.value_or(1), 0);
    record.nanoseconds.reset();
    EXPECT_EQ(record_line(record), record_line(plain[i]));
  }
  EXPECT_EQ(run("compare plain timed").code, reports::clean);
  EXPECT_EQ(run(few + "--time --no-records " + who + "none").code, reports::bad_input);
}

TEST_F(Cli, AnAssertionOfAPluginCostsItsCaseAndNoMore) {
  const Ended ended = run(few + "--domain engine --subject '" + trouble + ":abort' -o result");
  EXPECT_EQ(ended.code, reports::findings) << ended.err;
  EXPECT_NE(ended.out.find("x has to be positive"), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("--subject " + trouble + ":abort"), std::string::npos)
      << "the command that shows it again";
}

TEST_F(Cli, ReplaysAndShrinksWhatAProgramAnswers) {
  const Ended cases = run("gen generic --count 2 --vertices 8");
  const Ended replay = run("replay - --all --subject " + program, cases.out);
  EXPECT_NE(replay.out.find("mine-1.0"), std::string::npos) << replay.out << replay.err;
  const std::string wrong = "--subject '" GJKPROOF_PYTHON " " GJKPROOF_SOURCE_DIR
                            "/core/subjects/outside/test/fakes/fake.py always_wrong'";
  const Ended shrunk = run("shrink - --id generic-s1-0-v8 " + wrong, cases.out);
  EXPECT_EQ(shrunk.code, reports::clean) << shrunk.err;
  EXPECT_EQ(run("replay - " + wrong, shrunk.out).code, reports::findings) << shrunk.out;
}

// For a crash, a hang and an exception: the reduced case fails in the same way.
TEST_F(Cli, ShrinksWhatEndsAPlugin) {
  const Ended cases = run("gen generic --first 0 --count 1 --vertices 16");
  const struct {
    const char* name;
    const char* status;
  } ends[] = {{"abort", "x has to be positive"},
              {"loop", "no answer within 0.05 s"},
              {"throw", "threw std::bad_alloc"}};
  for (const auto& [name, status] : ends) {
    const std::string who = " --subject '" + trouble + ":" + name + "' --time-limit 0.05 ";
    const Ended shrunk = run("shrink -" + who, cases.out);
    EXPECT_EQ(shrunk.code, reports::clean) << shrunk.err;
    EXPECT_NE(shrunk.err.find("to 2 vertices"), std::string::npos) << shrunk.err;
    const Ended report = run("shrink - --format report" + who, cases.out);
    EXPECT_EQ(lines(report.out).at(0), "# " + std::string(name) + ": no answer");
    EXPECT_NE(report.out.find(status), std::string::npos) << report.out;
    EXPECT_EQ(run("replay -" + who, shrunk.out).code, reports::findings);
  }
}

TEST_F(Cli, SaysWhyAnOutsiderCannotBeAsked) {
  const Ended no_plugin = run("study --subject ./nothing.so");
  EXPECT_NE(no_plugin.code, 0);
  EXPECT_NE(no_plugin.err.find("nothing.so"), std::string::npos) << no_plugin.err;
  const Ended no_match = run("study --subject '" + plugin + ":other*'");
  EXPECT_NE(no_match.code, 0);
  EXPECT_NE(no_match.err.find("no subject matches"), std::string::npos) << no_match.err;
  const Ended twice = run("study --subject " + plugin + " --subject " + plugin);
  EXPECT_NE(twice.code, 0);
  EXPECT_NE(twice.err.find("two subjects are called 'mine-1.2/c'"), std::string::npos) << twice.err;
  const Ended no_time = run("study --time-limit 0 --subject " + plugin);
  EXPECT_NE(no_time.code, 0);
}

TEST_F(Cli, ListsPeersBesideOneThatDoesNotLoad) {
  const fs::path peers = folder_ / "peers";
  fs::create_directory(peers);
  fs::create_symlink(std::string(GJKPROOF_FAKES) + "/refused_version.so", peers / "broken.so");
  fs::create_symlink(plugin, peers / "mine.so");
  ASSERT_EQ(setenv("GJKPROOF_PEERS", peers.c_str(), 1), 0);
  const Ended ended = run("subjects");
  unsetenv("GJKPROOF_PEERS");
  EXPECT_EQ(ended.code, reports::clean) << ended.err;
  EXPECT_EQ(count_of(ended.out, "core/double/robust "), 1U) << ended.out;
  EXPECT_EQ(count_of(ended.out, "mine-1.2/c "), 1U) << ended.out;
  EXPECT_EQ(count_of(ended.out, "(adapter: --subject 'peer/*')"), 1U) << ended.out;
  EXPECT_EQ(count_of(ended.err, "/peers/broken.so: "), 1U) << ended.err;
}

TEST_F(Cli, ChecksTheExamplesOfTheDocumentation) {
  for (const std::string& who : {std::string(GJKPROOF_EXAMPLE_CPP), program}) {
    const Ended ended = run("smoke --subject " + who);
    EXPECT_EQ(ended.code, reports::clean) << who << "\n" << ended.out << ended.err;
  }
}

}  // namespace
