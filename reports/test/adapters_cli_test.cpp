// SPDX-License-Identifier: MIT
// Outside GJK implementations passed to --subject, plug-ins and programs, some of which misbehave;
// and gjkproof smoke, as users run it.
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "reports/test/cli.hpp"
#include "reports/test/folder.hpp"

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
  expect_code(findings, run(few + who + "--threads 1 -o one"));
  expect_code(findings, run(few + who + "--threads 4 -o four"));
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
  ASSERT_EQ(run(few + who + "plain").code, findings);
  const Ended timed = run(few + "--time " + who + "timed");
  ASSERT_EQ(timed.code, findings) << timed.err;
  std::vector<reports::Record> all = answers_in(records_of(folder_ / "timed/run.jsonl.gz"));
  const std::vector<reports::Record> plain = answers_in(records_of(folder_ / "plain/run.jsonl.gz"));
  ASSERT_EQ(all.size(), plain.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    reports::Record& record = all[i];
    const bool failed = !record.says && record.subject == "throw";
    EXPECT_EQ(record.counted.nanoseconds.has_value(), record.subject != "mine-1.0" && !failed)
        << record.subject << " on " << record.question->id;
    EXPECT_GT(record.counted.nanoseconds.value_or(1), 0);
    record.counted.nanoseconds.reset();
    EXPECT_EQ(record_line(record), record_line(plain[i]));
  }
  EXPECT_EQ(run("compare plain timed").code, clean);
  EXPECT_EQ(run(few + "--time --records none " + who + "none").code, bad_input);
}

TEST_F(Cli, AnAssertionOfAPluginCostsItsCaseAndNoMore) {
  const Ended ended = expect_code(
      findings, run(few + "--domain engine --subject '" + trouble + ":abort' -o result"));
  EXPECT_TRUE(has(ended.out, "x has to be positive"));
  EXPECT_TRUE(has(ended.out, "--subject " + trouble + ":abort"))
      << "the command that shows it again";
}

TEST_F(Cli, NotesProcessesThatEndAtNoQuestionToBlame) {
  const std::string who = "--subject '" + trouble + ":die-second' ";
  const std::string noted = "gjkproof: die-second: its process was restarted ";
  EXPECT_TRUE(has(run(few + who).err, noted));
  const Ended cases = run("gen generic --count 30 --vertices 8");
  const Ended replay = run("replay - " + who, cases.out);
  EXPECT_TRUE(has(replay.err, noted));
  EXPECT_TRUE(has(replay.err, ", and the new one answered; first reason: killed by SIGSEGV"));
}

TEST_F(Cli, ReplaysAndShrinksWhatAProgramAnswers) {
  const Ended cases = run("gen generic --count 2 --vertices 8");
  const Ended replay = run("replay - --all --subject " + program, cases.out);
  EXPECT_TRUE(has(replay.out, "mine-1.0"));
  const std::string wrong = "--subject '" GJKPROOF_PYTHON " " GJKPROOF_SOURCE_DIR
                            "/core/subjects/outside/test/fakes/fake.py always_wrong'";
  const Ended shrunk = expect_code(clean, run("shrink - --id generic-s1-0-v8 " + wrong, cases.out));
  EXPECT_EQ(run("replay - " + wrong, shrunk.out).code, findings) << shrunk.out;
}

// For a crash, a hang and an exception: the reduced case fails in the same way.
TEST_F(Cli, ShrinksWhatEndsAPlugin) {
  const Ended cases = run("gen generic --first 0 --count 1 --vertices 16");
  const std::pair<const char*, const char*> ends[] = {{"abort", "x has to be positive"},
                                                      {"loop", "no answer within 0.05 s"},
                                                      {"throw", "threw std::bad_alloc"}};
  for (const auto& [name, status] : ends) {
    const std::string who = " --subject '" + trouble + ":" + name + "' --time-limit 0.05 ";
    const Ended shrunk = expect_code(clean, run("shrink -" + who, cases.out), "to 2 vertices");
    const Ended report = run("shrink - --format report" + who, cases.out);
    EXPECT_EQ(lines(report.out).at(0), "# " + std::string(name) + ": no answer");
    EXPECT_TRUE(has(report.out, status));
    EXPECT_EQ(run("replay -" + who, shrunk.out).code, findings);
  }
}

TEST_F(Cli, SaysWhyAnOutsiderCannotBeAsked) {
  const Ended no_plugin = run("study --subject ./nothing.so");
  EXPECT_NE(no_plugin.code, 0);
  EXPECT_TRUE(has(no_plugin.err, "nothing.so"));
  const Ended no_match = run("study --subject '" + plugin + ":other*'");
  EXPECT_NE(no_match.code, 0);
  EXPECT_TRUE(has(no_match.err, "no subject matches"));
  const Ended twice = run("study --subject " + plugin + " --subject " + plugin);
  EXPECT_NE(twice.code, 0);
  EXPECT_TRUE(has(twice.err, "two subjects are called 'mine-1.2/c'"));
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
  EXPECT_EQ(ended.code, clean) << ended.err;
  EXPECT_EQ(count_of(ended.out, "core/double/robust "), 1U) << ended.out;
  EXPECT_EQ(count_of(ended.out, "mine-1.2/c "), 1U) << ended.out;
  EXPECT_EQ(count_of(ended.out, "(adapter: --subject 'peer/*')"), 1U) << ended.out;
  EXPECT_EQ(count_of(ended.err, "/peers/broken.so: "), 1U) << ended.err;
}

// Python in place of Node: "node" is the first on the path.
TEST_F(Cli, AsksEnginesByNameAndLeavesOutThoseThatAreAbsent) {
  const auto write = [this](const std::string& file, const std::string& text) {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << text;
  };
  const auto introduced = [](const std::string& name) {
    return "import json, sys\n"
           "for line in sys.stdin:\n"
           "  asked = json.loads(line)\n"
           "  if 'start' in asked: print('{\"started\":{\"protocol\":1,\"name\":\"" +
           name +
           "\"}}', flush=True)\n"
           "  for one in asked.get('run', []):\n"
           "    print(json.dumps({'seq': one['seq'], 'intersecting': False, 'distance': 1, "
           "'ns': 2500}), flush=True)\n"
           "  if 'stop' in asked: break\n";
  };
  const auto entry = [](const std::string& name) {
    return R"({"file":")" + name + R"(.mjs","package":"@some/)" + name +
           R"(","scalar":"float","method":"ask","description":"asked"})";
  };
  const auto plugin_entry = [](const std::string& name) {
    return R"({"file":")" + name +
           R"(.so","package":"p","scalar":"float","method":"ask","description":"asked"})";
  };
  write("engines.json", "[" + entry("good") + "," + entry("absent") + "," + entry("liar") + "," +
                            plugin_entry("gone") + "," + plugin_entry("broken") + "]");
  write("broken.so", "no library");
  ASSERT_EQ(setenv("GJKPROOF_PEERS", folder_.c_str(), 1), 0);
  write("good.mjs", introduced("engine/good-1.2.0/float/ask"));
  write("liar.mjs", introduced("engine/other-1.2.0/float/ask"));
  for (const char* name : {"good", "liar"}) {
    write("node_modules/@some/" + std::string(name) + "/package.json", R"({"version":"1.2.0"})");
  }
  write("bin/node", "#!/bin/sh\nexec '" GJKPROOF_PYTHON "' \"$@\"\n");
  fs::permissions(folder_ / "bin/node", fs::perms::owner_all);
  const std::string path = std::getenv("PATH");
  ASSERT_EQ(setenv("PATH", ((folder_ / "bin").string() + ":" + path).c_str(), 1), 0);
  ASSERT_EQ(setenv("GJKPROOF_ENGINES", folder_.c_str(), 1), 0);
  const Ended listed = run("subjects");
  const std::string cases = run("gen generic --count 1 --vertices 8").out;
  const Ended all = run("replay - --all -s 'engine/*'", cases);
  const Ended one = run("replay - -s engine/good-1.2.0/float/ask", cases);
  const Ended liar = run("replay - -s engine/liar-1.2.0/float/ask", cases);
  const Ended none = run("replay - -s 'engine/absent*'", cases);
  const std::string study = "study engines --no-known --no-page --cases 20 --vertices 8 ";
  const auto board = [&](const std::string& name, const std::string& text) {
    write(name, text);
    EXPECT_EQ(run(study + "--time --force -o s --into " + name).code, findings);
    return content(folder_ / name);
  };
  const std::string empty = "<!-- verdicts:begin -->\n<!-- verdicts:end -->\n";
  const std::string both = empty + "<!-- times:begin -->\n<!-- times:end -->\n";
  const std::string once = board("once.md", both);
  const std::string asked = records_of(folder_ / "s/run.jsonl.gz");
  std::string other = content(folder_ / "good.mjs");
  other.replace(other.find("2500"), 4, "7500");
  write("good.mjs", other);
  const std::string twice = board("twice.md", both);
  write("engine.md", empty);
  EXPECT_EQ(run(study + "--domain engine --force -o s --into engine.md").code, findings);
  write("no_times.md", empty);
  const Ended no_times = run(study + "--time --force -o s --into no_times.md");
  write("engines.json", R"([{"file":"good.mjs"}])");
  const Ended broken = run("subjects");
  unsetenv("GJKPROOF_ENGINES");
  unsetenv("GJKPROOF_PEERS");
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(count_of(listed.out, "(engine: --subject 'engine/*')"), 3U) << listed.out;
  EXPECT_EQ(count_of(listed.out, "engine/good-1.2.0/float/ask "), 1U) << listed.out;
  EXPECT_TRUE(has(all.out, "engine/good-1.2.0/float/ask")) << all.out << all.err;
  EXPECT_TRUE(has(all.err, "left out: engine/absent/float/ask: it is not installed"));
  EXPECT_TRUE(has(all.err, "left out: engine/gone/float/ask: it is not installed")) << all.err;
  EXPECT_TRUE(has(all.err, "broken.so: ")) << all.err;
  EXPECT_TRUE(has(all.err, "left out: engine/liar-1.2.0/float/ask: it calls itself engine/other"));
  EXPECT_TRUE(has(one.out, "engine/good-1.2.0/float/ask")) << one.out << one.err;
  EXPECT_TRUE(has(asked, "\"domain\":\"engine\"") && has(asked, "\"domain\":\"engine_plane\""));
  for (const char* other_domain : {"flat", "scale", "planar"}) {
    EXPECT_FALSE(has(asked, std::string("\"domain\":\"") + other_domain)) << "boards alone";
  }
  const std::size_t times = once.find("<!-- times:begin -->");
  EXPECT_EQ(once.substr(0, times), twice.substr(0, times)) << "verdicts are the same on each run";
  EXPECT_TRUE(has(once.substr(times), " 2.5 |") && has(twice.substr(times), " 7.5 |")) << twice;
  const std::string engine = content(folder_ / "engine.md");
  EXPECT_TRUE(has(engine, "## Domain engine\n") && !has(engine, "engine_plane")) << engine;
  EXPECT_TRUE(has(no_times.err, "no_times.md") && has(no_times.err, "times")) << no_times.err;
  EXPECT_TRUE(one.err.empty()) << one.err;
  expect_code(failed_to_start, liar, "it calls itself engine/other");
  expect_code(bad_input, none, "no subject matches 'engine/absent*'");
  expect_code(bad_input, broken, "engines.json: no list of engines");
}

TEST_F(Cli, ChecksTheExamplesOfTheDocumentation) {
  for (const std::string& who : {std::string(GJKPROOF_EXAMPLE_CPP), program}) {
    expect_code(clean, run("smoke --subject " + who));
  }
}

TEST_F(Cli, SmokePassesTheCoreAndPrintsALineACheck) {
  const Ended ended = expect_code(clean, run("smoke --subject core/double/robust"));
  const std::vector<std::string> shown = lines(ended.out);
  ASSERT_GT(shown.size(), 15U) << ended.out;
  EXPECT_EQ(shown[0], "core/double/robust");
  for (std::size_t i = 1; i < shown.size(); ++i) {
    EXPECT_TRUE(shown[i].starts_with("  ok       ") || shown[i].starts_with("  skipped  "))
        << shown[i];
  }
}

TEST_F(Cli, SmokeEndsWithFindingsAndTestsTheOthersToo) {
  const Ended ended =
      expect_code(findings, run("smoke -s core/double/robust -s planted/swapped_witnesses"));
  EXPECT_TRUE(ended.out.starts_with("core/double/robust\n")) << ended.out;
  EXPECT_TRUE(has(ended.out, "\nplanted/swapped_witnesses\n"));
  EXPECT_TRUE(has(ended.out, "  WRONG    witnesses   witness_a and witness_b are exchanged"));
}

TEST_F(Cli, SmokeNeedsAnAdapter) { expect_code(bad_input, run("smoke"), "--subject"); }

TEST_F(Cli, SmokeExplainsItself) {
  const Ended ended = expect_code(clean, run("smoke --help"));
  EXPECT_TRUE(has(ended.out, "gjkproof smoke --subject ./libmine.so"));
}

// Answers, wrong ones too: a case at which an example dies is none.
TEST_F(Cli, EveryExampleAnswersEveryFamily) {
  const std::string room = GJKPROOF_SOURCE_DIR "/core/subjects/outside/examples/";
  std::string who = "-s " GJKPROOF_EXAMPLE_C " -s " GJKPROOF_EXAMPLE_CPP " ";
  if (std::string(GJKPROOF_PYTHON).empty()) GTEST_SKIP() << "there is no python3";
  for (const char* name : {"mine.py", "qp.py"}) {
    who += "-s '" GJKPROOF_PYTHON " -B " + room + name + "' ";
  }
  const auto expect_answers = [this](const std::string& cases) {
    EXPECT_LE(run("study --no-known --no-page --vertices 16 --time-limit 20 --oracle certificate "
                  "--force -o result " +
                  cases)
                  .code,
              findings);
    std::size_t count = 0;
    for (const reports::Record& record : answers_in(records_of(folder_ / "result/run.jsonl.gz"))) {
      ++count;
      EXPECT_NE(record.counted.verdict, reports::VerdictKind::no_answer)
          << record.subject << " on " << record.question->id << ": " << record.counted.reason;
    }
    EXPECT_GT(count, 100U);
  };
  expect_answers("--cases 12 " + who);
  expect_answers("--family sliver --cases 1100 -s '" GJKPROOF_PYTHON " -B " + room + "mine.py'");
  const std::string pipe = std::string(" | " GJKPROOF_PYTHON " -B ") + room + "pipe.py | $P check";
  const Ended piped = shell("$P gen sliver --first 1070 --count 20 --vertices 16" + pipe);
  EXPECT_TRUE(piped.out.starts_with("20 cases, 20 answers, ")) << piped.out << piped.err;
  const Ended curved = shell("{ $P gen curved --count 20; $P gen shapes --count 20; }" + pipe);
  EXPECT_FALSE(has(curved.err, "Traceback"));
}

const std::string python = GJKPROOF_PYTHON;
const std::string mine =
    std::string(GJKPROOF_SOURCE_DIR) + "/core/subjects/outside/examples/mine.py";

TEST_F(Cli, SmokePassesAProgramThatSpeaksTheLineProtocol) {
  if (python.empty()) GTEST_SKIP() << "there is no python3";
  const Ended ended = expect_code(clean, run("smoke --subject '" + python + " " + mine + "'"));
  EXPECT_TRUE(has(ended.out, "  ok       batches "));
}

TEST_F(Cli, SmokeNamesTheForgottenRootOfAProgram) {
  if (python.empty()) GTEST_SKIP() << "there is no python3";
  std::string text = content(mine);
  const std::string right_line = "return length * unit";
  ASSERT_TRUE(has(text, right_line));
  text.replace(text.find(right_line), right_line.size(), "return (length * unit) ** 2");
  std::ofstream(folder_ / "spoiled.py") << text;
  const Ended ended = expect_code(findings, run("smoke --subject '" + python + " spoiled.py'"));
  EXPECT_TRUE(has(ended.out, "  WRONG    distance    the distance is the square of the right one"));
}

}  // namespace
