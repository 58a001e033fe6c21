// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/cases/file.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "core/subjects/outside/process/process.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/casework/shrink.hpp"
#include "reports/research/findings/findings.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;
using subjects::Process;

// What the documentation allows for, where the finding is beyond it; 0 otherwise.
double promised(const ReducedFinding& finding, const oracle::JudgedAnswer& judged) {
  if (!is_beyond_promise(judged)) return 0;
  const subjects::PromisedTolerances& all = finding.subject.promised.value();
  const cases::Expect& exact = finding.question.expect.value();
  const bool meet = exact.penetration_depth_squared && finding.kind != VerdictKind::inaccurate;
  const bool of_point = finding.kind == VerdictKind::wrong_witness && !finding.of_normal;
  const subjects::PromisedTolerance of_length =
      meet ? all.depth.value_or(all.distance) : all.distance;
  const subjects::PromisedTolerance tolerance =
      of_point ? all.witnesses.value_or(all.distance) : of_length;
  const std::string& squared = meet ? *exact.penetration_depth_squared : exact.distance_squared;
  const double length = oracle::rounded_root(oracle::Rational(squared), oracle::binary64);
  return tolerance.absolute + (tolerance.relative == 0 ? 0 : tolerance.relative * length);
}

double allowance(const ReducedFinding& finding) {
  // A normal alone attains a length, as a distance and a depth do.
  const bool of_length = finding.kind != VerdictKind::wrong_witness || finding.of_normal;
  static_assert(oracle::distance_allowance.units == oracle::depth_allowance.units);
  const double units =
      of_length ? oracle::distance_allowance.units : oracle::witness_allowance.units;
  const double of_rounding =
      units * finding.subject.format.unit_roundoff * cases::magnitude(finding.question);
  if (!finding.subject.promised) return of_rounding;
  oracle::Examination examination(finding.question, oracle::Oracle::certificate);
  return std::max(of_rounding, promised(finding, examination.ask(finding.subject)));
}

// Numbers of a case in decimal, for engines, or in hexadecimal floats.
struct Numbers {
  bool decimal = false;
  int bits = 53;  // of a coordinate

  // A length may be beyond the range of double.
  std::string text(double value) const {
    if (!std::isfinite(value)) return "inf";
    return decimal ? fmt::format("{}", value) : cases::hex_float(value);
  }
  std::string text(const cases::Point& point) const {
    return fmt::format("{} {} {}", text(point[0]), text(point[1]), text(point[2]));
  }
  std::string text(const char* name, const cases::Body& body) const {
    std::string lines;
    for (const cases::Point& point : body.points) {
      lines += name;
      for (const double x : point) {
        lines += " " + (decimal ? cases::shortest_decimal(x, bits) : text(x));
      }
      lines += '\n';
    }
    return lines;
  }
};

// A witness point outside its body, and the direction in which it lies outside.
struct Outside {
  bool of_a = true;
  cases::Point direction{};
};

std::optional<cases::Point> finite(const std::optional<std::array<subjects::Number, 3>>& point) {
  if (!point) return std::nullopt;
  cases::Point result{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    result[axis] = (*point)[axis].approximation();
    if (!std::isfinite(result[axis])) return std::nullopt;
  }
  return result;
}

// The direction from the nearest point of `body` to `point`.
cases::Point away(const cases::Point& point, const cases::Body& body) {
  cases::Case question;
  question.a.points = {point};
  question.b = body;
  const oracle::Truth truth =
      std::get<oracle::Truth>(oracle::known(question, oracle::Oracle::certificate));
  cases::Point direction{};
  for (std::size_t axis = 0; axis < 3; ++axis) direction[axis] = truth.v[axis].convert_to<double>();
  return direction;
}

double length(const cases::Point& x) { return std::hypot(x[0], x[1], x[2]); }

// The witness point that is further outside; a direction of zeros if both are inside.
Outside outside(const ReducedFinding& finding) {
  oracle::Examination examination(finding.question, oracle::Oracle::certificate);
  const oracle::JudgedAnswer judged = examination.ask(finding.subject);
  Outside result;
  if (!judged.answer) return result;
  const auto look = [&](const auto& witness, const cases::Body& body, bool of_a) {
    const std::optional<cases::Point> point = finite(witness);
    if (!point) return;
    const cases::Point direction = away(*point, body);
    if (length(direction) > length(result.direction)) result = {of_a, direction};
  };
  look(judged.answer->witness_a, finding.question.a, true);
  look(judged.answer->witness_b, finding.question.b, false);
  return result;
}

std::string program_input(const ReducedFinding& finding) {
  const cases::Case& question = finding.question;
  const cases::Expect& exact = question.expect.value();
  const Numbers numbers{finding.subject.name.starts_with("engine/"), case_bits(finding.subject)};
  const auto root = [&numbers](const std::string& squared) {
    return numbers.text(oracle::rounded_root(oracle::Rational(squared), oracle::binary64));
  };
  std::string text = fmt::format("fault {}\n", name(finding.kind)) + numbers.text("a", question.a) +
                     numbers.text("b", question.b);
  text += fmt::format("distance {}\n", root(exact.distance_squared));
  if (exact.penetration_depth_squared) {
    text += fmt::format("depth {}\n", root(*exact.penetration_depth_squared));
  }
  text += fmt::format("allowance {}\n", numbers.text(allowance(finding)));
  if (finding.kind != VerdictKind::wrong_witness) return text;
  const Outside witness = outside(finding);
  if (length(witness.direction) == 0) return text;
  return text +
         fmt::format("outside {} {}\n", witness.of_a ? "a" : "b", numbers.text(witness.direction));
}

// The output up to the end of the process or the deadline.
std::pair<std::string, bool> output(Process& process, std::chrono::seconds limit) {
  const auto deadline = std::chrono::steady_clock::now() + limit;
  std::string text;
  std::array<char, 4096> buffer{};
  for (;;) {
    const Process::Received got = process.receive(buffer.data(), buffer.size(), deadline);
    text.append(buffer.data(), got.size);
    if (got.ended) return {text, true};
    if (got.size == 0) return {text, false};
  }
}

// Shortens "killed by SIGABRT" and "exited with code 1".
std::string short_end(const std::string& end) {
  constexpr std::string_view killed = "killed by ";
  constexpr std::string_view exited = "exited with ";
  if (end.starts_with(killed)) return end.substr(killed.size());
  return end.starts_with(exited) ? "exit " + end.substr(exited.size()) : end;
}

}  // namespace

std::optional<Program> program(const std::string& subject) {
  static const std::map<std::string, std::string> libraries{
      {"fcl", "-I/usr/include/eigen3 -lfcl -lccd"},
      {"libccd", "-lccd"},
      {"bullet", "-I/usr/include/bullet"},
      {"ode", "-lode"},
      {"box2d", "-lbox2d"},
      {"chipmunk", "-lchipmunk"},
      {"dolfinx", "-ldolfinx_real"}};
  static const std::map<std::string, std::string> packages{
      {"box2d3-wasm", "box2d3-wasm"}, {"crashcat", "crashcat"}, {"jolt-physics", "jolt"},
      {"manifold-3d", "manifold"},    {"mujoco", "mujoco"},     {"phaser-box2d", "phaser-box2d"},
      {"physx-js-webidl", "physx"},   {"planck", "planck"},     {"rapier2d-compat", "rapier2d"},
      {"rapier3d-compat", "rapier3d"}};
  std::istringstream parts(subject);
  std::string kind, library, scalar, call;
  for (std::string* part : {&kind, &library, &scalar}) std::getline(parts, *part, '/');
  if (!std::getline(parts, call) || (kind != "peer" && kind != "engine")) return std::nullopt;
  const std::string name = library.substr(0, library.rfind('-'));
  if (const auto package = packages.find(name); package != packages.end() && kind == "engine") {
    const std::string file = package->second + ".mjs";
    return Program{file, "node " + file, "", call};
  }
  const auto found = libraries.find(name);
  if (found == libraries.end() || name == library) return std::nullopt;
  const bool single = scalar == "float";
  std::string options = found->second;
  if (name == "fcl" && single) options = "-DFCL_SCALAR=float " + options;
  if (name == "bullet") {
    options += single ? " -lBulletCollision -lLinearMath"
                      : " -DBT_USE_DOUBLE_PRECISION -lBulletCollision-float64 "
                        "-lLinearMath-float64";
  }
  const char* const standard = name == "dolfinx" ? "c++20" : "c++17";
  return Program{name + ".cpp", "./" + name,
                 fmt::format("g++ -std={0} -O2 {1}.cpp -o {1} {2}", standard, name, options), call};
}

ProgramRun Programs::run(const Program& program, const std::string& input) {
  constexpr std::chrono::seconds compile_time{300};
  // Node compiles the engine first.
  const std::chrono::seconds run_time{program.compile.empty() ? 10 : 3};
  const auto [entry, is_new] = compiled_.try_emplace(
      program.compile, fmt::format("{}/{}", folder_.path().string(), compiled_.size()));
  const fs::path folder = program.compile.empty() ? GJKPROOF_ENGINE_PROGRAMS_DIR : entry->second;
  if (is_new && !program.compile.empty()) {
    fs::copy(GJKPROOF_PROGRAMS_DIR, folder,
             fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    Process compiler(
        {"sh", "-c", fmt::format("cd {} && {} 2>&1", folder.string(), program.compile)}, 0);
    const auto [complaints, ended] = output(compiler, compile_time);
    if (!ended || compiler.end() != "exited with code 0") {
      const std::string reason =
          fmt::format("{} does not compile: {}\n{}", program.file, program.compile, complaints);
      compiled_.erase(entry);
      throw std::runtime_error(reason);
    }
  }
  std::ofstream(folder_.path() / "case") << input;
  Process process({"sh", "-c",
                   fmt::format("cd {} && exec {} {} <{}/case 2>&1", folder.string(), program.start,
                               program.call, folder_.path().string())},
                  0);
  auto [printed, ended] = output(process, run_time);
  if (!ended) process.kill();
  return {std::move(printed),
          ended ? short_end(process.end()) : fmt::format("more than {} s", run_time.count())};
}

std::string program_section(const ReducedFinding& finding, const Program& program,
                            Programs& programs) {
  const std::string input = program_input(finding);
  const ProgramRun run = programs.run(program, input);
  const std::string what =
      program.compile.empty()
          ? fmt::format(
                "`core/subjects/engines/findings/{}` needs the engine alone, after `npm ci` "
                "in the folder above:\n\n```\n",
                program.file)
          : fmt::format(
                "`findings/programs/{}`, with the headers beside it, needs the library "
                "alone:\n\n```\n{}\n",
                program.file, program.compile);
  return fmt::format(
      "\n## Without gjkproof\n\n{}{} {} <<'END'\n{}END\n```\n\nIt prints:\n\n```\n{}```\n\n"
      "It ends by {}.\n",
      what, program.start, program.call, input, run.printed, run.end);
}

}  // namespace reports
