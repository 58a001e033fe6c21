// SPDX-License-Identifier: MIT
// Cases become lines without loss, and errors in lines of a program are reported.
#include "core/subjects/outside/lines/lines.hpp"

#include <bit>
#include <cstring>

#include "core/cases/file.hpp"
#include "core/subjects/outside/test/fake_program.hpp"

namespace subjects {
namespace {

using testing::HasSubstr;

std::string run_of(const std::vector<cases::Case>& questions, NumberForm numbers) {
  return run_message(places(questions), 17, numbers);
}

std::vector<cases::Case> two_cases() {
  cases::Case space, plane;
  space.a.points = {{1, -0.1, 1e300}};
  space.b.points = {{0, 0x1p-1074, 0.5}, {1, 2, 3}};
  plane.dim = 2;
  plane.a.points = {{1, 2, 0}};
  plane.b.points = {{3, 4, 0}};
  return {space, plane};
}

TEST(Lines, HoldCasesInEachFormOfNumbers) {
  EXPECT_EQ(run_of(two_cases(), NumberForm::decimal),
            R"({"run":[{"seq":17,"dim":3,"a":[[1.0,-0.1,1e+300]],)"
            R"("b":[[0.0,5e-324,0.5],[1.0,2.0,3.0]]},)"
            R"({"seq":18,"dim":2,"a":[[1.0,2.0]],"b":[[3.0,4.0]]}]})"
            "\n");
  EXPECT_THAT(run_of(two_cases(), NumberForm::hex),
              HasSubstr(R"("a":[["0x1p+0","-0x1.999999999999ap-4","0x1.7e43c8800759cp+996"]])"));
  const std::string raw = run_of(two_cases(), NumberForm::raw);
  const std::string line =
      R"({"run":[{"seq":17,"dim":3,"a":1,"b":2},{"seq":18,"dim":2,"a":1,"b":1}],"bytes":104})"
      "\n";
  ASSERT_EQ(raw.size(), line.size() + 104);
  EXPECT_EQ(raw.substr(0, line.size()), line);
  EXPECT_EQ(raw.substr(line.size(), 8), std::string("\0\0\0\0\0\0\xf0\x3f", 8));  // 1.0
  double last = 0;
  std::memcpy(&last, raw.data() + raw.size() - sizeof last, sizeof last);
  EXPECT_EQ(last, 4);
}

TEST(Lines, HoldEveryDoubleExactly) {
  std::uint64_t state = 1;
  for (int i = 0; i < 10'000; ++i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    const auto number = std::bit_cast<double>(state);
    if (!std::isfinite(number)) continue;
    cases::Case question;
    question.dim = 2;
    question.a.points = question.b.points = {{number, 0, 0}};
    for (const NumberForm form : {NumberForm::decimal, NumberForm::hex}) {
      const auto read = json_object(run_of({question}, form));
      ASSERT_EQ(number_of((*read)["run"][0]["a"][0][0]), number);
    }
  }
}

TEST(Started, NeedsNoMoreThanANameAndItsProtocol) {
  const Introduction said = read_started(R"({"started":{"protocol":1,"name":"mine-1.2"}})");
  EXPECT_EQ(said.name, "mine-1.2");
  EXPECT_EQ(said.format, binary64);
  EXPECT_TRUE(said.capabilities.plane && said.capabilities.space && said.capabilities.distance);
  EXPECT_FALSE(said.capabilities.depth || said.capabilities.witnesses || said.capabilities.normal);
  EXPECT_FALSE(said.lower_bound || said.certain || said.capabilities.curved_bodies ||
               said.promised_distance);
  EXPECT_EQ(said.numbers, NumberForm::decimal);
  EXPECT_EQ(said.run_cases, 64U);
}

TEST(Started, SaysWhatItTakesAndAnswersAndPromises) {
  const Introduction said = read_started(
      R"({"started":{"protocol":1.0,"name":"m","description":"a\nb","format":"binary32","plane":false,)"
      R"("answers":["depth","lower_bound","certain"],"magnitude_max":1e6,"numbers":"raw","run":7,)"
      R"("promised":{"distance":{"absolute":1e-6},"depth":{"relative":0.5}}}})");
  EXPECT_EQ(said.description, "a b");
  EXPECT_EQ(said.format, binary32);
  EXPECT_FALSE(said.capabilities.plane || said.capabilities.distance);
  EXPECT_TRUE(said.capabilities.depth && said.lower_bound && said.certain);
  EXPECT_EQ(said.capabilities.magnitude_max, 1e6);
  EXPECT_EQ(said.promised_distance->absolute, 1e-6);
  EXPECT_EQ(said.promised_depth->relative, 0.5);
  EXPECT_FALSE(said.promised_witnesses);
  EXPECT_EQ(said.numbers, NumberForm::raw);
  EXPECT_EQ(said.run_cases, 7U);
}

std::string refusal(const std::string& line) {
  try {
    read_started(line);
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "none";
}

TEST(Started, IsRefusedWithAReason) {
  const auto with = [](const std::string& member) {
    return refusal(R"({"started":{"protocol":1,"name":"m",)" + member + "}}");
  };
  EXPECT_THAT(refusal("\xff\x01"), HasSubstr("is not a JSON object"));
  EXPECT_THAT(refusal(R"({"started":1})"), HasSubstr("is not {\"started\": {...}}"));
  EXPECT_THAT(refusal(R"({"started":{"name":"m"}})"), HasSubstr("\"protocol\" is missing"));
  EXPECT_THAT(refusal(R"({"started":{"protocol":1}})"), HasSubstr("\"name\" is missing"));
  EXPECT_THAT(refusal(R"({"started":{"protocol":1,"name":"a b"}})"), HasSubstr("letters, digits"));
  EXPECT_THAT(with(R"("format":"half")"), HasSubstr("\"format\" has the unknown value \"half\""));
  EXPECT_THAT(with(R"("answers":["distances"])"), HasSubstr("unknown value \"distances\""));
  EXPECT_THAT(with(R"("answers":"distance")"), HasSubstr("must be a list"));
  EXPECT_THAT(with(R"("magnitude_max":-1)"), HasSubstr("must be a non-negative number"));
  EXPECT_THAT(with(R"("plane":false,"space":false)"),
              HasSubstr("\"plane\" and \"space\" are both false"));
  EXPECT_THAT(with(R"("promised":{"distances":{}})"),
              HasSubstr("unknown member \"distances\" in \"promised\""));
  EXPECT_THAT(with(R"("promised":{"distance":{"absolut":1}})"),
              HasSubstr("unknown member \"absolut\""));
  EXPECT_THAT(with("\"format\":" + std::string(100'000, '[') + std::string(100'000, ']')),
              HasSubstr("\"format\" has the unknown value a list or an object"));
  EXPECT_THAT(with(R"("run":0)"), HasSubstr("\"run\" must be an integer from 1 to 1024"));
  EXPECT_THAT(with(R"("run":1025)"), HasSubstr("\"run\" must be an integer from 1 to 1024"));
  EXPECT_THAT(with(R"("plain":true)"), HasSubstr("unknown member \"plain\" in \"started\""));
}

Introduction talkative() {
  return read_started(
      R"({"started":{"protocol":1,"name":"m",)"
      R"("answers":["distance","depth","witnesses","normal","lower_bound","certain"]}})");
}

Answer answer(const std::string& members, const Introduction& program = talkative()) {
  return answer_of(read_reply("{\"seq\":1," + members + "}"), program, 3);
}

TEST(Replies, BecomeAnswers) {
  const Answer said = answer(
      R"("intersecting":false,"distance":1.25,"witness_a":[0,0,"0x1.8p+0"],"witness_b":[0,0,inf],)"
      R"("normal":[0,0,1],"depth":0,"lower_bound":1,"iterations":7,"ns":1500.5,"status":"converged")");
  ASSERT_TRUE(said.answered) << said.status;
  EXPECT_EQ(said.ending, Ending::unknown);
  EXPECT_EQ(said.distance->value.approximation(), 1.25);
  EXPECT_EQ((*said.witness_a)[2].approximation(), 1.5);
  EXPECT_TRUE(std::isinf((*said.witness_b)[2].approximation()));
  EXPECT_EQ((*said.normal)[2].approximation(), 1);
  EXPECT_EQ(said.penetration_depth->value.approximation(), 0);
  EXPECT_EQ(said.lower_bound->value.approximation(), 1);
  EXPECT_EQ(said.iterations, 7);
  EXPECT_EQ(said.nanoseconds, 1500.5);
  EXPECT_EQ(said.status, "converged");
}

TEST(Replies, MayBeCertain) {
  for (const cases::Relation relation : cases::all_relations) {
    const Answer said =
        answer(R"("intersecting":false,"distance":1.25,"certain":{"relation":")" +
               std::string(cases::name(relation)) + R"(","lower":"0x1.8p-1","upper":Infinity})");
    ASSERT_TRUE(said.answered && said.certain) << said.status;
    EXPECT_EQ(said.certain->relation, relation);
    EXPECT_EQ(said.certain->lower.value.approximation(), 0.75);
    EXPECT_FALSE(said.certain->lower.squared || said.certain->upper.squared);
    EXPECT_TRUE(std::isinf(said.certain->upper.value.approximation()));
  }
  EXPECT_FALSE(answer(R"("intersecting":true)").certain);
}

TEST(Replies, MayLeaveOutTheDistanceOfBodiesThatMeet) {
  EXPECT_EQ(answer(R"("intersecting":true)").distance->value.approximation(), 0);
  Introduction boolean = talkative();
  boolean.capabilities.distance = false;
  EXPECT_TRUE(answer(R"("intersecting":false)", boolean).answered);
  EXPECT_FALSE(answer(R"("intersecting":false)", boolean).distance);
}

TEST(Replies, LoseTheirCaseWithAReason) {
  const auto fault = [](const std::string& members) {
    const Answer said = answer(members);
    EXPECT_FALSE(said.answered || said.skipped);
    EXPECT_EQ(said.ending, Ending::failed);
    return said.status;
  };
  const std::string apart = R"("intersecting":false,)";
  EXPECT_EQ(fault(R"("distance":1)"), "\"intersecting\" is missing");
  EXPECT_EQ(fault(R"("intersecting":false)"), "\"distance\" is missing");
  EXPECT_EQ(fault(R"("intersecting":0,"distance":1)"), "\"intersecting\" must be true or false");
  EXPECT_EQ(fault(apart + R"("distance":"1.5")"), "\"distance\" must be a number");
  EXPECT_EQ(fault(apart + R"("distance":1,"dist":1)"), "unknown member \"dist\"");
  EXPECT_EQ(fault(apart + R"("distance":1,"witness_a":[1,2,3])"),
            "one of the two witness points is missing");
  EXPECT_EQ(fault(apart + R"("distance":1,"normal":[1,2])"),
            "\"normal\" must be a list of 3 numbers");
  EXPECT_EQ(fault(apart + R"("distance":1,"iterations":-1)"),
            "\"iterations\" must be a non-negative integer");
  EXPECT_EQ(fault(apart + R"("distance":1,"iterations":1e10)"),
            "\"iterations\" must be a non-negative integer");
  for (const char* ns : {"0", "-1", "inf", "NaN", "true"}) {
    EXPECT_EQ(fault(apart + R"("distance":1,"ns":)" + ns), "\"ns\" must be a positive number");
  }
  EXPECT_EQ(fault(apart + R"("distance":1,"status":3)"), "\"status\" must be a string");
  EXPECT_EQ(fault(apart + R"("distance":1,"raw":[])"), "unknown member \"raw\"");
  const auto certain = [&](const std::string& members) {
    return fault(apart + R"("distance":1,"certain":)" + members);
  };
  const char* incomplete = "\"certain\" must have relation, lower and upper only";
  EXPECT_EQ(certain("1"), incomplete);
  EXPECT_EQ(certain(R"({"relation":"touching","lower":0})"), incomplete);
  EXPECT_EQ(certain(R"({"relation":"touching","lower":0,"upper":1,"x":1})"), incomplete);
  EXPECT_EQ(certain(R"({"relation":"apart","lower":0,"upper":1})"),
            "the relation of \"certain\" must be separated, touching or overlapping");
  EXPECT_EQ(certain(R"({"relation":"touching","lower":"a","upper":1})"),
            "\"certain lower\" must be a number");
  EXPECT_EQ(certain(R"({"relation":"touching","lower":0,"upper":[]})"),
            "\"certain upper\" must be a number");
  Introduction silent = talkative();
  silent.certain = false;
  EXPECT_EQ(answer(apart + R"("distance":1,"certain":{"relation":"touching","lower":0,"upper":1})",
                   silent)
                .status,
            "\"certain\" is not declared in \"answers\"");
  EXPECT_EQ(fault(R"("error":"x","distance":1)"), "\"distance\" is not allowed beside \"error\"");
  EXPECT_EQ(fault(R"("skipped":true)"), "\"skipped\" must be a string");
}

TEST(Replies, AreKnownByTheirNumber) {
  EXPECT_EQ(read_reply(R"({"seq":17.0})").seq, 17U);
  for (const char* line : {"", "17", "[1]", "{\"seq\":1", "{\"seq\":1}}", "{}", "{\"seq\":0}",
                           "{\"seq\":-1}", "{\"seq\":1.5}", "{\"seq\":\"1\"}", "{\"seq\":1e400}"}) {
    EXPECT_EQ(read_reply(line).seq, 0U) << line;
    EXPECT_FALSE(read_reply(line).fault.empty()) << line;
  }
  EXPECT_EQ(read_reply(std::string("{\"seq\":1}\0", 10)).seq, 0U);
}

TEST(Replies, HaveNoMemberTwice) {
  for (const char* line :
       {R"({"seq":1,"distance":1,"distance":2})", R"({"seq":1,"distance":NaN,"distance":2})",
        R"({"seq":1,"certain":{"lower":1,"distance":1,"distance":1}})"}) {
    EXPECT_EQ(read_reply(line).fault, "duplicate key \"distance\"") << line;
  }
  EXPECT_EQ(read_reply(R"({"seq":1,"":0,"":0})").fault, "duplicate key \"\"");
  EXPECT_EQ(read_reply(R"({"seq":1,"a":{"b":1},"b":{"b":1},"c":[{"b":1},{"b":1}]})").seq, 1U);
}

TEST(Replies, AreReadToTheBottomOfTheirBrackets) {
  EXPECT_EQ(read_reply(std::string(100'000, '[')).seq, 0U);
  const std::string deep =
      "{\"seq\":1,\"x\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
  EXPECT_EQ(read_reply(deep).seq, 1U);
  EXPECT_EQ(read_reply("{\"seq\":1,\"distance\":1e999}").fault,
            "a number overflows a double: \"{\\\"seq\\\":1,\\\"distance\\\":1e999}\"");
}

TEST(Replies, SayWhichBytesFollow) {
  const auto bytes = [](const std::string& raw, int dim) {
    return raw_bytes(read_reply("{\"seq\":1,\"raw\":" + raw + "}"), dim);
  };
  EXPECT_EQ(bytes(R"(["distance","normal"])", 3), 32U);
  EXPECT_EQ(bytes(R"(["witness_a","depth"])", 2), 24U);
  EXPECT_EQ(bytes("[]", 2), 0U);
  EXPECT_FALSE(bytes(R"(["distance","distance"])", 2));
  EXPECT_FALSE(bytes(R"(["distance"],"distance":1)", 2)) << "as text and as bytes";
  EXPECT_FALSE(bytes(R"(["seq"])", 2));
  EXPECT_FALSE(bytes("1", 2));
}

Introduction raw_speaker() {
  Introduction program = talkative();
  program.numbers = NumberForm::raw;
  return program;
}

std::string bytes_of(const std::vector<double>& numbers) {
  std::string bytes(numbers.size() * sizeof(double), '\0');
  std::memcpy(bytes.data(), numbers.data(), bytes.size());
  return bytes;
}

Answer raw_answer(const std::string& members, const std::vector<double>& numbers,
                  const Introduction& program = raw_speaker()) {
  const Reply reply = read_reply(R"({"seq":[3,7],)" + members + "}");
  EXPECT_EQ(reply.all, (std::vector<std::uint64_t>{3, 7}));
  const RawAnswers raw(reply, program);
  EXPECT_EQ(raw.bytes(2), numbers.size() * sizeof(double));
  return raw.answer_of(2, bytes_of(numbers));
}

TEST(ManyReplies, BecomeTheSameAnswers) {
  const std::string all =
      R"("raw":["intersecting","distance","witness_a","witness_b","normal","lower_bound",)"
      R"("iterations","at_limit","depth","ns"])";
  const Answer said = raw_answer(all, {0, 1.5, 1, 2, 3, 4, 0, -1, 1.25, 7, 1, 0, 250});
  const Answer alone = answer_of(
      read_reply(R"({"seq":3,"intersecting":false,"distance":1.5,"witness_a":[1,2],"depth":0,)"
                 R"("witness_b":[3,4],"normal":[0,-1],"lower_bound":1.25,"iterations":7,)"
                 R"("at_limit":true,"ns":250})"),
      talkative(), 2);
  for (const Answer* one : {&said, &alone}) {
    ASSERT_TRUE(one->answered) << one->status;
    EXPECT_FALSE(one->intersecting);
    EXPECT_EQ(one->distance->value.approximation(), 1.5);
    EXPECT_EQ((*one->witness_a)[1].approximation(), 2);
    EXPECT_EQ((*one->witness_b)[0].approximation(), 3);
    EXPECT_EQ((*one->normal)[1].approximation(), -1);
    EXPECT_EQ(one->lower_bound->value.approximation(), 1.25);
    EXPECT_EQ(one->penetration_depth->value.approximation(), 0);
    EXPECT_EQ(one->iterations, 7);
    EXPECT_EQ(one->nanoseconds, 250);
    EXPECT_EQ(one->ending, Ending::iteration_limit);
    EXPECT_EQ(one->status, "at its limit");
  }
  EXPECT_EQ(raw_answer(R"("raw":["intersecting"])", {1}).distance->value.approximation(), 0);
}

TEST(ManyReplies, LoseTheirCasesWithAReason) {
  const auto fault = [](const std::string& members, const std::vector<double>& numbers) {
    const Answer said = raw_answer(members, numbers);
    EXPECT_EQ(said.ending, Ending::failed);
    return said.status;
  };
  EXPECT_EQ(fault(R"("raw":["distance"])", {1}), "\"intersecting\" is missing");
  EXPECT_EQ(fault(R"("raw":["intersecting"])", {0}), "\"distance\" is missing");
  EXPECT_EQ(fault(R"("raw":["intersecting"])", {2}), "\"intersecting\" must be 0 or 1");
  EXPECT_EQ(fault(R"("raw":["intersecting","iterations"])", {1, 0.5}),
            "\"iterations\" must be a non-negative integer");
  EXPECT_EQ(fault(R"("raw":["intersecting","ns"])", {1, 0}), "\"ns\" must be a positive number");
  EXPECT_EQ(fault(R"("raw":["intersecting","witness_a"])", {1, 0, 0}),
            "one of the two witness points is missing");
  EXPECT_EQ(fault(R"("status":"x","raw":["intersecting"])", {1}),
            "\"status\" is not allowed beside a list of cases");
  Introduction silent = raw_speaker();
  silent.capabilities.depth = false;
  EXPECT_EQ(raw_answer(R"("raw":["intersecting","depth"])", {1, 1}, silent).status,
            "\"depth\" is not declared in \"answers\"");
}

TEST(ManyReplies, AreNotReadWithoutKnowingTheirBytes) {
  const auto bytes = [](const std::string& members, const Introduction& program) {
    const Reply reply = read_reply(R"({"seq":[1,2])" + members + "}");
    return RawAnswers(reply, program).bytes(3);
  };
  EXPECT_EQ(bytes(R"(,"raw":["intersecting","normal"])", raw_speaker()), 32U);
  EXPECT_FALSE(bytes(R"(,"raw":["intersecting"])", talkative())) << "has not asked for bytes";
  EXPECT_FALSE(bytes("", raw_speaker()));
  EXPECT_FALSE(bytes(R"(,"raw":["depth","depth"])", raw_speaker()));
  EXPECT_FALSE(bytes(R"(,"raw":["status"])", raw_speaker()));
  EXPECT_FALSE(bytes(R"(,"raw":[3])", raw_speaker()));
  for (const char* seq : {"[]", "[1,0]", "[1,\"2\"]", "[[1]]"}) {
    EXPECT_EQ(read_reply("{\"seq\":" + std::string(seq) + "}").fault,
              "\"seq\" must be a list of positive integers");
  }
}

TEST(Text, IsCutBetweenCharacters) {
  EXPECT_EQ(in_one_line("a\tb\x7f"), "a b ");
  EXPECT_EQ(in_one_line(std::string(199, 'x') + "\xc3\xa9"), std::string(199, 'x'));
  EXPECT_EQ(in_one_line(std::string(198, 'x') + "\xc3\xa9y"), std::string(198, 'x') + "\xc3\xa9");
}

}  // namespace
}  // namespace subjects
