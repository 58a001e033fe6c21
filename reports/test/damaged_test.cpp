// SPDX-License-Identifier: MIT
// Readers refuse what no study writes, and name the place, whatever a JSON library would make of it.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "reports/test/cli.hpp"
#include "reports/test/planted_study.hpp"

namespace {

using Change = std::pair<std::string, Json>;

class Damaged : public Cli {
 protected:
  // Exports the planted study, as `damage` has changed its lines.
  void expect_refused(const std::function<void(std::vector<std::string>&)>& damage,
                      const std::string& message) const {
    planted_study().write(folder_ / "study");
    std::vector<std::string> all = lines(records_of(folder_ / "study/run.jsonl.gz"));
    damage(all);
    write_members(folder_ / "study/run.jsonl.gz", all);
    expect_code(bad_input, run("export study --format csv"), "study/run.jsonl.gz: " + message);
  }
  void expect_refused(std::size_t line, const Change& change, const std::string& message) const {
    expect_refused(
        [&](std::vector<std::string>& all) {
          Json changed = Json::parse(all.at(line));
          changed[Json::json_pointer(change.first)] = change.second;
          all[line] = changed.dump();
        },
        message);
  }
};

// Lines of the planted study: header, 2 records, unit, 3 records, unit, end.
TEST_F(Damaged, RecordsAreRefusedWithTheMember) {
  const Json none;
  for (const Change& change : {Change{"/says/relation", "Intersecting"},
                               Change{"/says/relation", ""},
                               Change{"/says/distance", "0x1p+0garbage"},
                               Change{"/says/distance", " 0x1p+0"},
                               Change{"/says/depth", "1.5"},
                               Change{"/says/lower_bound", "infinity"},
                               Change{"/says/more", 1},
                               Change{"/magnitude", "1,5"},
                               Change{"/magnitude", "nan"},
                               Change{"/magnitude", -1},
                               Change{"/magnitude", none},
                               Change{"/distance", "-inf"},
                               Change{"/distance", "nan"},
                               Change{"/distance", "0x1p"},
                               Change{"/distance", {"0x1p+1", "0x1p+0"}},
                               Change{"/distance", {"0x1p+0", "0x1p+1", "0x1p+2"}},
                               Change{"/depth", {"0x1p+0"}},
                               Change{"/depth", "-0x1p+0"},
                               Change{"/altitude", "1"},
                               Change{"/altitude", -1},
                               Change{"/parameters/size_ratio", "nan"},
                               Change{"/parameters/size_ratio", "1e-6x"},
                               Change{"/size", "0.5"},
                               Change{"/scaled_error", "1 "},
                               Change{"/scaled_error", "-inf"},
                               Change{"/relative_error", "0x1p-3"},
                               Change{"/ulps", -0.5},
                               Change{"/dim", -3},
                               Change{"/bits", 25},
                               Change{"/iterations", -1},
                               Change{"/iterations", 1.5},
                               Change{"/vertices", {8, 12, 1}},
                               Change{"/verdict", "perfect"},
                               Change{"/verdict", none},
                               Change{"/index", "2"},
                               Change{"/gross", 0},
                               Change{"/domain", "bogus"}}) {
    const std::string member = change.first.substr(1, change.first.find('/', 1) - 1);
    expect_refused(6, change, "line 7: is not a record: \"" + member + "\": ");
  }
  expect_refused(6, {"/more", 1}, "line 7: is not a record: unknown or repeated key");
  for (const char* repeated : {"{\"says\":null,", "{\"ulps\":0,"}) {
    expect_refused([&](auto& all) { all[6] = all[6].replace(0, 1, repeated); }, "line 7: ");
  }
}

TEST_F(Damaged, RecordsThatAreMissingRepeatedOrMisplacedAreRefused) {
  const std::string misplaced = "a record is missing, repeated or misplaced";
  expect_refused([](auto& all) { all[5] = all[4]; }, "line 6: mine of oblong-s1-0 may not");
  expect_refused([](auto& all) { std::swap(all[4], all[5]); }, "line 6: ");
  expect_refused(6, {"/index", 3}, "line 7: mine of oblong-s1-2 may not come here: " + misplaced);
  expect_refused(
      [](auto& all) {
        all.erase(all.begin() + 6);
        all[6] = Json{{"unit", 1}, {"cases", 2}, {"truths", 2}, {"enclosures", 0}, {"compared", 0}}
                     .dump();
      },
      "unit 1 has 2 cases, not 3");
  expect_refused(
      [](auto& all) {
        all.erase(all.begin() + 4, all.begin() + 8);
        all[4] = R"({"complete":true,"cases":2})";
      },
      "is complete with 1 of its 2 units");
  expect_refused([](auto& all) { all.erase(all.begin() + 7); }, "has records of a unit without");
}

TEST_F(Damaged, NumbersOfAHeaderAreNotConverted) {
  for (const Change& change :
       {Change{"/cases", 70.7}, Change{"/cases", "70"}, Change{"/seed", 1.7}, Change{"/seed", -1},
        Change{"/seed", true}, Change{"/vertices", 3}, Change{"/vertices", 1048577},
        Change{"/vertices", 4294967808U}, Change{"/vertices", true}, Change{"/domain", "bogus"},
        Change{"/domain", 1}, Change{"/groups/1/size", -3}, Change{"/shard", {0, 2}},
        Change{"/shard", {3, 2}}, Change{"/shard", {1.5, 2}}}) {
    expect_refused(0, change, "no records of a study (gjkproof-run/2): ");
  }
  expect_refused(0, {"/seed", -1},
                 "no records of a study (gjkproof-run/2): seed: -1 is not an integer from 0");
  expect_refused(0, {"/subjects/0/u", "junk"},
                 "no records of a study (gjkproof-run/2): \"junk\" is not a hexadecimal float");
  const std::string malformed = "ends a unit or the file, and is malformed: ";
  expect_refused(3, {"/truths", -5}, "line 4: " + malformed + "truths: -5");
  expect_refused(8, {"/cases", 5.5}, "line 9: " + malformed + "cases: 5.5");
}

// The JSON library takes a NUL byte for the end of the text.
TEST_F(Damaged, NothingHidesBehindANulByte) {
  const std::string behind = std::string("\0", 1) + "junk";
  for (const std::size_t line : {0U, 3U, 8U}) {
    expect_refused([&](auto& all) { all[line] += behind; }, line == 0 ? "no records" : "line ");
  }
  planted_study().write(folder_ / "study");
  const auto expect_file = [&](const std::string& name, const std::string& text,
                               const std::string& command, const std::string& message) {
    std::ofstream(folder_ / name) << text;
    expect_code(bad_input, run(command), name + message);
  };
  ASSERT_EQ(run("ratchet study maxima.jsonl --update").code, clean);
  const std::vector<std::string> maxima = lines(content(folder_ / "maxima.jsonl"));
  expect_file("maxima.jsonl", maxima[0] + behind + "\n" + maxima[1] + "\n",
              "ratchet study maxima.jsonl", ":1: ");
  const std::string junit = "export study --format junit --expected known.jsonl";
  const std::string head = R"({"format":"gjkproof-expected/1"})";
  expect_file("known.jsonl", head + behind + "\n", junit, ":1: ");
  expect_file("known.jsonl", head + "\n{" + behind + "\n", junit, ":2: malformed JSON at byte 2: ");
  expect_file("study.json", R"({"cases":1})" + behind, "study study.json",
              ": line 1: malformed JSON");
  const std::string hunt = "hunt --for 0s -s core/double/robust -o hunt";
  ASSERT_EQ(run(hunt).code, incomplete);
  const std::string journal = lines(content(folder_ / "hunt/journal.jsonl"))[0];
  expect_file("hunt/journal.jsonl", journal + behind + "\n", hunt, ":1: malformed JSON at byte ");
}

TEST_F(Damaged, NumbersOfOtherFilesAreNotConverted) {
  planted_study().write(folder_ / "study");
  ASSERT_EQ(run("ratchet study maxima.jsonl --update").code, clean);
  const std::string maxima = content(folder_ / "maxima.jsonl");
  for (const Change& change : {Change{"seed", 1.5}, Change{"vertices", true}, Change{"domain", 3},
                               Change{"domain", "bogus"}}) {
    Json head = Json::parse(lines(maxima)[0]);
    head[change.first] = change.second;
    std::ofstream(folder_ / "maxima.jsonl") << head.dump() << "\n";
    expect_code(bad_input, run("ratchet study maxima.jsonl --update"), "maxima.jsonl:1: ");
  }
  std::ofstream(folder_ / "known.jsonl") << R"({"format":"gjkproof-expected/1","seed":1.9})"
                                         << "\n";
  expect_code(bad_input, run("export study --format junit --expected known.jsonl"),
              "known.jsonl:1");
}

TEST_F(Damaged, AMemberOfGzipIsNamedByItsPlace) {
  planted_study().write(folder_ / "study");
  const fs::path path = folder_ / "study/run.jsonl.gz";
  const std::string whole = content(path);
  reports::GzipReader reader(path.string());
  const std::size_t second = reader.next().value().bytes.size();
  std::string changed = whole;
  changed[second + 20] = static_cast<char>(changed[second + 20] ^ 0x55);
  std::ofstream(path, std::ios::binary) << changed;
  for (const char* command : {"export study --format csv", "report study -o page.html",
                              "compare study study", "merge study -o joined"}) {
    expect_code(bad_input, run(command),
                "study/run.jsonl.gz: the gzip member that begins at byte " +
                    std::to_string(second) + " is damaged");
  }
}

TEST_F(Damaged, FoldersWithoutRecordsSayWhy) {
  const Ended none = run("hunt --for 0s -s core/double/robust -o hunt");
  expect_code(incomplete, none, "nothing was judged: no case");
  expect_code(bad_input, run("export hunt --format csv"),
              "hunt: is of a hunt, which keeps no records");
  fs::create_directories(folder_ / "killed");
  std::ofstream(folder_ / "killed/run.jsonl.gz.new") << "";
  expect_code(bad_input, run("merge killed -o joined"), "killed: the study runs or was killed");
}

}  // namespace
