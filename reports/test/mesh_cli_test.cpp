// SPDX-License-Identifier: MIT
// The command mesh: what it writes is a case that the others read, judge and prove.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/cases/file.hpp"
#include "reports/test/cli.hpp"

namespace {

const std::string meshes = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/test/meshes/";

// [0, 1.5] x [-0.25, 0.375] x [2, 1000001], in two formats.
std::string boxes() {
  return "mesh '" + meshes + "box.off' '" + meshes + "box_binary.stl' ";
}

// Rings of a sphere of radius 4, flattened, as an OBJ file: 480 vertices, all of them extreme or
// nearly so.
std::string sphere() {
  std::string text;
  for (int i = 0; i < 480; ++i) {
    // Rational points of the circle by t -> (1 - t^2, 2t) / (1 + t^2), twice.
    const double t = (i % 24 - 12) / 7.0;
    const double s = (i / 24 - 10) / 6.0;
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
  const struct {
    const char* offset;
    const char* relation;
    const char* distance_squared;
  } placed[] = {
      {"", "overlapping", "0"},
      {"--offset 1.5 0 0", "touching", "0"},
      {"--offset -1.5 0.625 0", "touching", "0"},
      {"--offset 0x1p+1 0 -0", "separated", "1/4"},
      {"--offset 0 0 -1000000", "separated", "1"},
  };
  for (const auto& [offset, relation, distance_squared] : placed) {
    const Ended written = run(boxes() + offset);
    ASSERT_EQ(written.code, reports::clean) << offset << written.err;
    EXPECT_NE(written.out.find(R"("id":"box.off:box_binary.stl","dim":3,)"), std::string::npos);
    const Ended solved = run("truth -", written.out);
    const std::string expected = "\"relation\":\"" + std::string(relation) +
                                 "\",\"distance_squared\":\"" + distance_squared + "\"";
    EXPECT_NE(solved.out.find(expected), std::string::npos) << offset << "\n" << solved.out;
    EXPECT_EQ(run("verify -", solved.out).code, reports::clean);
    const Ended replayed =
        run("replay - -s core/rational/hill_climbing -s core/double/robust", solved.out);
    EXPECT_EQ(replayed.code, reports::clean) << offset << "\n" << replayed.out << replayed.err;
  }
}

// Hill climbing walks the graph of the exact hull: an edge too few, and it would stop short of the
// support point, with a wrong distance.
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
    ASSERT_EQ(all.code, reports::clean) << all.err;
    ASSERT_EQ(hulls.code, reports::clean) << hulls.err;
    EXPECT_LE(points_of_a(hulls.out), points_of_a(all.out));
    EXPECT_GE(points_of_a(hulls.out), 200U);
    EXPECT_EQ(v_of(hulls.out), v_of(all.out)) << offset;
    const std::string with =
        "--oracle certificate -s core/double/hill_climbing "
        "-s core/rational/hill_climbing";
    for (const std::string& written : {all.out, hulls.out}) {
      const Ended replayed = run("replay - " + with, written);
      EXPECT_EQ(replayed.code, reports::clean) << offset << "\n" << replayed.out << replayed.err;
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

TEST_F(Cli, RefusesMeshesThatItCannotTakeExactly) {
  std::ofstream(folder_ / "third.obj") << "v 1 2 3\nv 0.333333 0 0\n";
  std::ofstream(folder_ / "bad.ply") << "not a mesh";
  const struct {
    const char* arguments;
    const char* message;
  } refused[] = {
      {"mesh third.obj", "B is required"},
      {"mesh third.obj none.obj", "gjkproof: none.obj: cannot be opened"},
      {"mesh bad.ply third.obj", "gjkproof: bad.ply: not the header of a PLY file"},
      {"mesh third.obj third.obj --offset 1 2", "--offset"},
      {"mesh third.obj third.obj --offset 0 0 nan", "--offset: not finite"},
      {"mesh third.obj third.obj --offset inf 0 0", "--offset: not finite"},
      {"mesh third.obj third.obj --offset 0.1 0 0",
       "0x1p+0 + 0x1.999999999999ap-4 is not a double"},
      {"mesh third.obj third.obj --offset 1e300 0 0", "is not a double (point 0 of third.obj)"},
      {"mesh third.obj third.obj --id 'a b'", "\"a b\" is not a slug"},
  };
  for (const auto& [arguments, message] : refused) {
    const Ended ended = run(arguments);
    EXPECT_EQ(ended.code, reports::bad_input) << arguments;
    EXPECT_NE(ended.err.find(message), std::string::npos) << arguments << ": " << ended.err;
    EXPECT_EQ(ended.out, "") << arguments;
  }
  EXPECT_EQ(run("mesh third.obj third.obj --offset 0.125 0x1p-20 -5 --id fine").code,
            reports::clean);
}

}  // namespace
