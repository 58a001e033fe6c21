// SPDX-License-Identifier: MIT
// Recorded maxima decrease, and larger values are reported.
#include <string>

#include "reports/test/cli.hpp"
#include "reports/test/planted_study.hpp"

namespace {

class Ratchet : public Cli {
 protected:
  Ended ratchet(const PlantedStudy& study, const std::string& options = "") const {
    study.write(folder_ / "study");
    return run("ratchet study maxima.jsonl " + options);
  }
  std::string file() const { return content(folder_ / "maxima.jsonl"); }
};

const std::string recorded =
    R"({"format":"gjkproof-ratchet/1","seed":1,"cases":3,"vertices":512,"domain":null})"
    "\n"
    R"({"subject":"mine","group":"known/sliver","answers":2,"scaled_error":0.5,"relative_error":1e-17,"findings":0,"skipped":0})"
    "\n"
    R"({"subject":"mine","group":"oblong","answers":3,"scaled_error":0.5,"relative_error":1e-17,"findings":0,"skipped":0})"
    "\n";

TEST_F(Ratchet, RecordsAndFindsTheSame) {
  EXPECT_EQ(ratchet(planted_study()).code, bad_input) << "there is no file";
  EXPECT_EQ(ratchet(planted_study(), "--update").code, clean);
  EXPECT_EQ(file(), recorded);
  const Ended ended = expect_code(clean, ratchet(planted_study()));
  EXPECT_EQ(ended.out, "0 exceeded, 0 beaten, 0 new, 0 missing, of 2 subjects and groups\n");
}

TEST_F(Ratchet, TellsWhichMaximumIsExceededAndKeepsIt) {
  ratchet(planted_study(), "--update");
  PlantedStudy study = planted_study();
  make_finding(study.record("oblong-s1-1"), "inaccurate", "inaccurate", "large", 0x1p-51);
  for (const char* options : {"", "--update"}) {
    const Ended ended = expect_code(findings, ratchet(study, options));
    EXPECT_EQ(
        ended.out,
        "mine oblong: scaled_error exceeded: 4, on record is 0.5\n"
        "  gjkproof gen oblong --seed 1 --first 1 | gjkproof replay - --subject ./libmine.so\n"
        "mine oblong: findings exceeded: 1, on record is 0\n"
        "  gjkproof gen oblong --seed 1 --first 1 | gjkproof replay - --subject ./libmine.so\n"
        "2 exceeded, 0 beaten, 0 new, 0 missing, of 2 subjects and groups\n"
        "To accept what is exceeded, take its line out of maxima.jsonl and --update\n");
    EXPECT_EQ(file(), recorded);
  }
}

TEST_F(Ratchet, LowersWhatIsBeatenOnUpdate) {
  ratchet(planted_study(), "--update");
  PlantedStudy study = planted_study();
  for (Json& record : study.records) record["scaled_error"] = 0.25;
  Ended ended = expect_code(clean, ratchet(study));
  EXPECT_TRUE(has(ended.out, "mine oblong: scaled_error beaten: 0.25, on record is 0.5\n"));
  EXPECT_TRUE(has(ended.out, "gjkproof ratchet study maxima.jsonl --update\n"));
  EXPECT_EQ(file(), recorded);
  EXPECT_EQ(ratchet(study, "--update").code, clean);
  EXPECT_NE(file(), recorded);
  EXPECT_EQ(ratchet(planted_study()).code, findings) << "what was allowed no longer is";
}

TEST_F(Ratchet, WhoSkipsMoreIsWorse) {
  ratchet(planted_study(), "--update");
  PlantedStudy study = planted_study();
  Json& record = study.record("sliver-0");
  record["verdict"] = record["column"] = "skipped";
  record["scaled_error"] = record["relative_error"] = nullptr;
  const Ended ended = expect_code(findings, ratchet(study));
  EXPECT_TRUE(has(ended.out, "mine known/sliver: skipped exceeded: 1, on record is 0\n"));
}

TEST_F(Ratchet, AMaximumMayBeInfinite) {
  PlantedStudy study = planted_study();
  study.record("oblong-s1-1")["scaled_error"] = "inf";
  ratchet(study, "--update");
  EXPECT_TRUE(has(file(), R"("scaled_error":"inf","relative_error":1e-17)")) << file();
  expect_code(clean, ratchet(study));
  const Ended ended = expect_code(clean, ratchet(planted_study(), "--update"));
  EXPECT_TRUE(has(ended.out, "mine oblong: scaled_error beaten: 0.5, on record is inf\n"));
  EXPECT_EQ(file(), recorded);
  expect_code(findings, ratchet(study));
}

TEST_F(Ratchet, SubjectsAndGroupsMayBeNewAndAreMissed) {
  PlantedStudy part = planted_study();
  part.records.resize(2);
  ratchet(part, "--update");
  Ended ended = expect_code(clean, ratchet(planted_study()));
  EXPECT_TRUE(has(ended.out, "mine oblong: new\n"));
  EXPECT_EQ(ratchet(planted_study(), "--update").code, clean);
  EXPECT_EQ(file(), recorded);
  ended = ratchet(part);
  EXPECT_EQ(ended.code, incomplete);
  EXPECT_TRUE(has(ended.out, "mine oblong: not in the study\n"));
}

TEST_F(Ratchet, SaysWhenAGroupHasOtherCases) {
  ratchet(planted_study(), "--update");
  PlantedStudy study = planted_study();
  Json added = planted_record("known/sliver", 2, "mine");
  added["scaled_error"] = 3;
  study.records.insert(study.records.begin() + 2, added);
  const Ended ended = expect_code(findings, ratchet(study));
  EXPECT_TRUE(has(ended.out, "exceeded: 3, on record is 0.5 (of 3 answers; on record are 2)\n"));
}

TEST_F(Ratchet, RefusesOtherStudiesAndMalformedFiles) {
  ratchet(planted_study(), "--update");
  PlantedStudy study = planted_study();
  study.complete = false;
  EXPECT_EQ(ratchet(study).code, incomplete);
  study = planted_study();
  study.header["shard"] = {1, 2};
  EXPECT_EQ(ratchet(study).code, bad_input) << "a part of a study";
  for (const char* key : {"seed", "cases", "vertices"}) {
    study = planted_study();
    study.header[key] = 7;
    for (const char* options : {"", "--update"}) {
      const Ended ended = expect_code(bad_input, ratchet(study, options),
                                      "maxima.jsonl: the maxima of another study");
    }
  }
  const std::string head = lines(recorded)[0] + "\n";
  for (
      const std::string& text :
      {std::string(), std::string("text\n"), std::string("{}\n"), head + "text\n", head + "{}\n",
       recorded + lines(recorded)[1] + "\n",
       head +
           R"({"subject":"a","group":"b","answers":1,"scaled_error":"1","relative_error":0,"findings":0,"skipped":0})"}) {
    std::ofstream(folder_ / "maxima.jsonl") << text;
    expect_code(bad_input, ratchet(planted_study()), "maxima.jsonl:");
    EXPECT_EQ(ratchet(planted_study(), "--update").code, bad_input);
    EXPECT_EQ(file(), text) << "it is left as it is";
  }
}

}  // namespace
