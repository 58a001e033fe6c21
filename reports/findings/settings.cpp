// SPDX-License-Identifier: MIT
#include "reports/findings/settings.hpp"

#include <filesystem>
#include <map>
#include <sstream>
#include <stdexcept>

namespace reports {
namespace {

using Lines = std::vector<std::string>;

// "peer/LIBRARY-VERSION/SCALAR/METHOD", the method with what follows it: "libccd/distance/tight".
struct Subject {
  std::string library;
  std::string version;
  std::string scalar;
  std::string method;
  bool tight = false;
};

[[noreturn]] void fail(const std::string& subject) {
  throw std::invalid_argument("no program asks what " + subject + " asks");
}

bool cut_ending(std::string& text, const std::string& ending) {
  if (text.size() < ending.size() || !text.ends_with(ending)) return false;
  text.resize(text.size() - ending.size());
  return true;
}

Subject parsed(const std::string& name) {
  std::istringstream parts(name);
  std::string peer;
  std::string library;
  Subject result;
  std::getline(parts, peer, '/');
  std::getline(parts, library, '/');
  std::getline(parts, result.scalar, '/');
  std::getline(parts, result.method);
  const std::size_t dash = library.find('-');
  if (dash == std::string::npos) fail(name);
  result.library = library.substr(0, dash);
  result.version = library.substr(dash + 1);
  result.tight = cut_ending(result.method, "/tight");
  if (peer != "peer" || (result.scalar != "double" && result.scalar != "float")) fail(name);
  return result;
}

// What the program prints first, behind the library and its version.
std::string question(const std::string& text) {
  const std::string name = "constexpr const char* question =";
  const std::string value = '"' + text + "\";";
  const bool fits = name.size() + 1 + value.size() <= 100;
  return name + (fits ? " " : "\n    ") + value;
}

void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

// --- FCL: the request, of distance or collision ---

Lines fcl_lines(const std::string& name, const Subject& subject) {
  const std::map<std::string, std::string> solvers{{"libccd", "GST_LIBCCD"},
                                                   {"indep", "GST_INDEP"}};
  const std::size_t slash = subject.method.find('/');
  const auto solver = solvers.find(subject.method.substr(0, slash));
  if (solver == solvers.end() || slash == std::string::npos) fail(name);
  const std::string query = subject.method.substr(slash + 1);
  const bool collides = query == "collide";
  const bool is_signed = query == "signed_distance";
  if (!collides && !is_signed && query != "distance") fail(name);

  const std::string call = collides    ? "fcl::collide"
                           : is_signed ? "fcl::distance, signed,"
                                       : "fcl::distance";
  const std::string request = collides ? "fcl::CollisionRequest" : "fcl::DistanceRequest";
  Lines lines{
      question(call + " of two Convex<" + subject.scalar + ">, " + solver->second + ", tolerance " +
               (subject.tight ? "epsilon" : "1e-6")),
      "using Scalar = " + subject.scalar + ";",  //
      request + "<Scalar> settings() {",         //
      "  " + request + "<Scalar> request;",
      collides ? "  request.enable_contact = true;" : "  request.enable_nearest_points = true;"};
  if (is_signed) lines.push_back("  request.enable_signed_distance = true;");
  append(lines, {std::string("  request.") + (collides ? "gjk" : "distance") + "_tolerance = " +
                     (subject.tight ? "std::numeric_limits<Scalar>::epsilon();" : "1e-6;"),
                 "  request.gjk_solver_type = fcl::" + solver->second + ";",  //
                 "  return request;",                                         //
                 "}"});
  return lines;
}

// --- libccd: the call ---

Lines point_triangle_lines(const Subject& subject, bool with_witness) {
  Lines lines{question("libccd " + subject.version + ", ccdVec3PointTriDist2 " +
                       (with_witness ? "with" : "without") + " witness"),
              "Answer ask(const Hull& hull_a, const Hull& triangle) {",
              "  const ccd_vec3_t& p = hull_a.points.at(0);",
              "  const std::vector<ccd_vec3_t>& t = triangle.points;"};
  if (with_witness) lines.push_back("  ccd_vec3_t witness;");
  append(lines,
         {std::string(
              "  const Scalar squared = ccdVec3PointTriDist2(&p, &t.at(0), &t.at(1), &t.at(2), ") +
              (with_witness ? "&witness);" : "nullptr);"),
          "  Answer answer;",                //
          "  answer.meets = squared == 0;",  //
          "  answer.distance = std::sqrt(squared);"});
  if (with_witness) lines.push_back("  answer.witnesses = {point(p), point(witness)};");
  append(lines, {"  return answer;", "}"});
  return lines;
}

struct Call {
  std::string name;
  Lines lines;
};

Lines libccd_lines(const std::string& name, const Subject& subject) {
  if (subject.method == "point_triangle/witness") return point_triangle_lines(subject, true);
  if (subject.method == "point_triangle") return point_triangle_lines(subject, false);
  const std::map<std::string, Call> calls{
      {"gjk_intersect",
       {"ccdGJKIntersect",
        {"  return answer_of(ccdGJKIntersect(&hull_a, &hull_b, &ccd) ? 0 : -1);"}}},
      {"mpr_intersect",
       {"ccdMPRIntersect",
        {"  return answer_of(ccdMPRIntersect(&hull_a, &hull_b, &ccd) ? 0 : -1);"}}},
      {"gjk_penetration",
       {"ccdGJKPenetration",
        {"  Scalar depth = 0;",  //
         "  ccd_vec3_t direction, position;",
         "  const int returned = ccdGJKPenetration(&hull_a, &hull_b, &ccd, &depth, &direction, "
         "&position);",
         "  return answer_of(returned, depth);"}}},
      {"mpr_penetration",
       {"ccdMPRPenetration",
        {"  Scalar depth = 0;  // along a line through both centres: it need not be the least",
         "  ccd_vec3_t direction, position;",
         "  return answer_of(ccdMPRPenetration(&hull_a, &hull_b, &ccd, &depth, &direction, "
         "&position));"}}},
      {"gjk_separate",
       {"ccdGJKSeparate",
        {"  ccd_vec3_t separation = {{0, 0, 0}};",
         "  const int returned = ccdGJKSeparate(&hull_a, &hull_b, &ccd, &separation);",
         "  return answer_of(returned, std::sqrt(ccdVec3Len2(&separation)));"}}}};
  std::string method = subject.method;
  const bool unlimited = cut_ending(method, "/unlimited");
  const auto call = calls.find(method);
  if (call == calls.end() || (subject.tight && (unlimited || method == "gjk_intersect"))) {
    fail(name);
  }
  Lines lines{question("libccd " + subject.version + ", " + call->second.name + ", CCD_INIT" +
                       (unlimited ? "" : ", 100 iterations") +
                       (subject.tight ? ", tolerances CCD_EPS" : "")),
              "Answer ask(const Hull& hull_a, const Hull& hull_b) {",  //
              "  ccd_t ccd = initialised();"};
  if (!unlimited) lines.push_back("  ccd.max_iterations = 100;");
  if (subject.tight) {
    lines.push_back("  ccd.epa_tolerance = ccd.mpr_tolerance = ccd.dist_tolerance = CCD_EPS;");
  }
  append(lines, call->second.lines);
  lines.push_back("}");
  return lines;
}

// --- Bullet: the detector or the query ---

Lines bullet_lines(const std::string& name, const Subject& subject) {
  const std::map<std::string, std::string> depth_solvers{
      {"pair_detector_epa", "btGjkEpaPenetrationDepthSolver"},
      {"pair_detector_minkowski", "btMinkowskiPenetrationDepthSolver"}};
  const std::map<std::string, std::string> queries{{"gjk_epa2_distance", "Distance"},
                                                   {"gjk_epa2_penetration", "Penetration"},
                                                   {"gjk_epa2_signed_distance", "SignedDistance"}};
  const std::string ask =
      "Answer ask(const btConvexHullShape& hull_a, const btConvexHullShape& hull_b) {";
  const std::string ending = ", margin 0, " + subject.scalar;
  if (const auto solver = depth_solvers.find(subject.method); solver != depth_solvers.end()) {
    const std::string exact = subject.tight ? ", vertex threshold 0" : "";
    Lines lines{question("btGjkPairDetector, " + solver->second + exact + ending), ask,
                "  btVoronoiSimplexSolver simplex_solver;"};
    if (subject.tight) lines.push_back("  simplex_solver.setEqualVertexThreshold(0);");
    append(lines,
           {"  " + solver->second + " depth_solver;",
            "  btGjkPairDetector detector(&hull_a, &hull_b, &simplex_solver, &depth_solver);",
            "  return answer_of(detector);",  //
            "}"});
    return lines;
  }
  const auto query = queries.find(subject.method);
  if (query == queries.end() || subject.tight) fail(name);
  const bool guess_only = query->second != "Penetration";
  return {question("btGjkEpaSolver2::" + query->second + ending),  //
          ask,
          "  const btTransform here = btTransform::getIdentity();",
          "  const btVector3 guess(1, 0, 0);",
          "  btGjkEpaSolver2::sResults results;",
          std::string("  const bool found =") + (guess_only ? " " : "\n      ") +
              "btGjkEpaSolver2::" + query->second +
              "(&hull_a, here, &hull_b, here, guess, results" + (guess_only ? ");" : ", false);"),
          std::string("  return ") + (guess_only ? "answer_of" : "penetration_of") +
              "(found, results);",
          "}"};
}

// --- ODE: one call, that takes no settings ---

Lines ode_lines(const std::string& name, const Subject& subject) {
  if (subject.method != "convex" || subject.tight) fail(name);
  return {question("dCollide of two dGeomConvex, " + subject.scalar),
          "constexpr int contacts_max = 64;"};
}

}  // namespace

std::optional<std::string> program_template(const std::string& subject) {
  try {
    settings_lines(subject);
    return parsed(subject).library + ".cpp";
  } catch (const std::invalid_argument&) {
    return std::nullopt;
  }
}

std::vector<std::string> settings_lines(const std::string& subject) {
  const Subject parts = parsed(subject);
  if (parts.library == "fcl") return fcl_lines(subject, parts);
  if (parts.library == "libccd") return libccd_lines(subject, parts);
  if (parts.library == "bullet") return bullet_lines(subject, parts);
  if (parts.library == "ode") return ode_lines(subject, parts);
  fail(subject);
}

std::string compile_command(const std::string& subject, const std::string& file) {
  settings_lines(subject);
  const Subject parts = parsed(subject);
  const bool single = parts.scalar == "float";
  const std::map<std::string, std::string> options{
      {"fcl", "-I/usr/include/eigen3 -lfcl -lccd"},
      {"libccd", "-lccd"},
      {"bullet", single ? "-I/usr/include/bullet -lBulletCollision -lLinearMath"
                        : "-I/usr/include/bullet -DBT_USE_DOUBLE_PRECISION "
                          "-lBulletCollision-float64 -lLinearMath-float64"},
      {"ode", "-lode"}};
  const std::string program = std::filesystem::path(file).replace_extension().string();
  return "g++ -std=c++17 -O2 " + file + " -o " + program + " " + options.at(parts.library);
}

}  // namespace reports
