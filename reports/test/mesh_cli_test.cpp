// SPDX-License-Identifier: MIT
// The command mesh: other commands can read, judge and prove the case that it writes.
#include <fstream>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>

#include "core/cases/file.hpp"
#include "reports/test/cli.hpp"

namespace {

const std::string meshes = std::string(GJKPROOF_SOURCE_DIR) + "/reports/test/meshes/";

// [0, 1.5] x [-0.25, 0.375] x [2, 1000001], in two formats.
std::string boxes() { return "mesh '" + meshes + "box.off' '" + meshes + "box_binary.stl' "; }

// Rings of a sphere of radius 4, flattened, as an OBJ file: 480 vertices, nearly all extreme.
std::string sphere() {
  std::string text;
  for (int i = 0; i < 480; ++i) {
    // Rational points of the circle by t -> (1 - t^2, 2t) / (1 + t^2), applied twice.
    const int ring_of_i = i / 24;
    const double t = (i % 24 - 12) / 7.0;
    const double s = (ring_of_i - 10) / 6.0;
    const double ring = (1 - s * s) / (1 + s * s);
    text += "v " + std::to_string(4 * ring * (1 - t * t) / (1 + t * t)) + " " +
            std::to_string(4 * ring * 2 * t / (1 + t * t)) + " " +
            std::to_string(2 * 2 * s / (1 + s * s)) + "\n";
  }
  return text;
}

std::size_t points_of_a(const std::string& file) {
  std::istringstream in(file);
  return cases::read_cases(in, "written").at(0).a.points.size();
}

TEST_F(Cli, JudgesMeshesThatArePipedIntoReplay) {
  const std::tuple<const char*, const char*, const char*> placed[] = {
      {"", "overlapping", "0"},
      {"--offset 1.5 0 0", "touching", "0"},
      {"--offset -1.5 0.625 0", "touching", "0"},
      {"--offset 0x1p+1 0 -0", "separated", "1/4"},
      {"--offset 0 0 -1000000", "separated", "1"},
  };
  for (const auto& [offset, relation, distance_squared] : placed) {
    const Ended written = run(boxes() + offset);
    ASSERT_EQ(written.code, clean) << offset << written.err;
    EXPECT_TRUE(has(written.out, R"("id":"box.off:box_binary.stl","dim":3,)"));
    const Ended solved = run("truth -", written.out);
    const std::string expected = "\"relation\":\"" + std::string(relation) +
                                 "\",\"distance_squared\":\"" + distance_squared + "\"";
    EXPECT_TRUE(has(solved.out, expected)) << offset << "\n" << solved.out;
    EXPECT_EQ(run("verify -", solved.out).code, clean);
    expect_code(clean,
                run("replay - -s core/rational/hill_climbing -s core/double/robust", solved.out));
  }
}

// Hill climbing walks the graph of the exact hull: if an edge were missing, it would stop before
// the support point and return a wrong distance.
TEST_F(Cli, HillClimbingAgreesWithTheOracleOnMeshes) {
  std::ofstream(folder_ / "sphere.obj") << sphere();
  const auto v_of = [this](const std::string& written) {
    std::istringstream solved(run("truth - --oracle certificate", written).out);
    return cases::read_cases(solved, "solved").at(0).expect.value().v;
  };
  const std::string both = "mesh sphere.obj sphere.obj --id spheres --offset ";
  for (const char* offset : {"8.125 0.5 0.25", "-3 3.5 5", "0.5 0.25 0.125"}) {
    const Ended all = run(both + offset);
    const Ended hulls = run(both + offset + " --hull");
    ASSERT_EQ(all.code, clean) << all.err;
    ASSERT_EQ(hulls.code, clean) << hulls.err;
    EXPECT_LE(points_of_a(hulls.out), points_of_a(all.out));
    EXPECT_GE(points_of_a(hulls.out), 200U);
    EXPECT_EQ(v_of(hulls.out), v_of(all.out)) << offset;
    const std::string with =
        "--oracle certificate -s core/double/hill_climbing "
        "-s core/rational/hill_climbing";
    for (const std::string& written : {all.out, hulls.out}) {
      expect_code(clean, run("replay - " + with, written));
    }
  }
}

TEST_F(Cli, KeepsTheHullAndDropsWhatIsInside) {
  std::ofstream(folder_ / "cloud.obj") << "v 0 0 0\nv 4 0 0\nv 0 4 0\nv 0 0 4\nv 1 1 1\nv 0 0 0\n";
  EXPECT_EQ(points_of_a(run("mesh cloud.obj cloud.obj").out), 5U);
  EXPECT_EQ(points_of_a(run("mesh cloud.obj cloud.obj --hull").out), 4U);
  std::ofstream(folder_ / "point.obj") << "v 1 2 3\nv 1 2 3\n";
  EXPECT_EQ(points_of_a(run("mesh point.obj cloud.obj --hull").out), 1U);
}

TEST_F(Cli, RefusesMeshesThatItCannotTake) {
  std::ofstream(folder_ / "third.obj") << "v 1 2 3\nv 0.333333 0 0\n";
  std::ofstream(folder_ / "bad.ply") << "not a mesh";
  const std::pair<const char*, const char*> refused[] = {
      {"mesh third.obj", "B is required"},
      {"mesh third.obj none.obj", "gjkproof: none.obj: cannot be opened"},
      {"mesh bad.ply third.obj", "gjkproof: bad.ply: the header of a PLY file is not valid"},
      {"mesh third.obj third.obj --offset 1 2", "--offset"},
      {"mesh third.obj third.obj --offset 0 0 nan", "--offset: 'nan' is not a finite number"},
      {"mesh third.obj third.obj --offset inf 0 0", "--offset: 'inf' is not a finite number"},
      {"mesh third.obj third.obj --scale 1.7e308", "point 0 of third.obj leaves the range"},
      {"mesh third.obj third.obj --scale 0", "--scale: zero leaves a single point"},
      {"mesh third.obj third.obj --scale inf", "--scale: 'inf' is not a finite number"},
      {"mesh third.obj third.obj --rotate 0 0 0 30", "--rotate: the axis is zero"},
      {"mesh third.obj third.obj --rotate 0 0 1", "--rotate"},
      {"mesh third.obj third.obj --id 'a b'", "\"a b\" is not a slug"},
  };
  for (const auto& [arguments, message] : refused) {
    const Ended ended = expect_code(bad_input, run(arguments));
    EXPECT_TRUE(has(ended.err, message)) << arguments << ": " << ended.err;
    EXPECT_EQ(ended.out, "") << arguments;
  }
  EXPECT_EQ(run("mesh third.obj third.obj --offset 0.125 0x1p-20 -5 --id fine").code, clean);
}

TEST_F(Cli, PlacesMeshesAndSaysWhatItDid) {
  std::ofstream(folder_ / "point.off") << "OFF\n1 0 0\n1 0.5 2\n";
  const std::tuple<const char*, cases::Point, const char*> placed[] = {
      {"--offset 0 0 0.3", {1, 0.5, 2.3}, "B moved by (0, 0, 0.3), rounded to double"},
      {"--offset 0 0 0.25", {1, 0.5, 2.25}, "B moved by (0, 0, 0.25)"},
      {"--scale -2", {-2, -1, -4}, "B scaled by -2"},
      {"--scale 0.1 --offset 1 0 0",
       {1.1, 0.05, 0.2},
       "B scaled by 0.1, moved by (1, 0, 0), rounded to double"},
      {"--rotate 0 0 2 90", {-0.5, 1, 2}, "B turned by 90 degrees around (0, 0, 2)"},
      {"--rotate 0 -1 0 -270 --scale 2 --offset 1 1 1",
       {-3, 2, 3},
       "B scaled by 2, turned by -270 degrees around (0, -1, 0), moved by (1, 1, 1)"},
  };
  for (const auto& [options, b, done] : placed) {
    const Ended ended = run("mesh point.off point.off " + std::string(options));
    ASSERT_EQ(ended.code, clean) << ended.err;
    std::istringstream written(ended.out);
    const cases::Case question = cases::read_cases(written, "written").at(0);
    EXPECT_EQ(question.b.points.at(0), b) << options;
    EXPECT_EQ(question.a.points.at(0), (cases::Point{1, 0.5, 2})) << options;
    EXPECT_EQ(question.source.value().from, done);
  }
  EXPECT_FALSE(has(run("mesh point.off point.off").out, "source"));
}

// Three rotations by 120 degrees around a cube's diagonal permute the axes and return to the start.
TEST_F(Cli, TurnsMeshesAroundAnyAxis) {
  std::ofstream(folder_ / "point.off") << "OFF\n1 0 0\n1 2 4\n";
  std::istringstream written(run("mesh point.off point.off --rotate 1 1 1 120").out);
  const cases::Point turned = cases::read_cases(written, "written").at(0).b.points.at(0);
  const cases::Point exact{4, 1, 2};
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(turned[i], exact[i], 1e-14);
}

}  // namespace
