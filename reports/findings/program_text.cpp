// SPDX-License-Identifier: MIT
#include "reports/findings/program_text.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"
#include "core/subjects/outside/process/process.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/findings/settings.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;
using subjects::Process;

double allowance(const WorstFinding& finding) {
  const double units = finding.kind == Column::wrong_depth     ? oracle::depth_allowance.units
                       : finding.kind == Column::wrong_witness ? oracle::witness_allowance.units
                                                               : oracle::distance_allowance.units;
  return units * finding.subject.format.unit_roundoff * cases::magnitude(finding.question);
}

// "0x1.8p+0", and the same in decimal behind it.  A length may be beyond the range of double.
std::string line(const char* name, double value, const char* remark) {
  const std::string number = std::isfinite(value) ? cases::hex_float(value) : "INFINITY";
  return fmt::format("constexpr double {} = {};  // {}{}\n", name, number, value, remark);
}

std::string points(const char* name, const cases::Body& body) {
  std::string text = fmt::format("const std::vector<Point> {} = {{\n", name);
  for (const cases::Point& point : body.points) {
    text +=
        fmt::format("    {{{}, {}, {}}},  // {}\n", cases::hex_float(point[0]),
                    cases::hex_float(point[1]), cases::hex_float(point[2]), fmt::join(point, ", "));
  }
  return text + "};\n";
}

// A witness point that lies outside of its body, and the direction in which it does.
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

// From the point of `body` nearest to `point`.
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

double length(const cases::Point& x) {
  return std::hypot(x[0], x[1], x[2]);
}

// The witness point that is further outside; a direction of zeros where both are inside.
Outside outside(const WorstFinding& finding) {
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

std::string block(const WorstFinding& finding) {
  const cases::Case& question = finding.question;
  const cases::Expect& exact = question.expect.value();
  const auto root = [](const std::string& squared) {
    return oracle::rounded_root(oracle::Rational(squared), oracle::binary64);
  };
  const double depth = exact.penetration_depth_squared ? root(*exact.penetration_depth_squared) : 0;
  const Outside witness = finding.kind == Column::wrong_witness ? outside(finding) : Outside{};
  std::string text = fmt::format("// {}: {}\n", finding.subject.name, title(finding.kind));
  text += fmt::format("constexpr Fault shown = Fault::{};\n", fault_name(finding.kind));
  text += points("a", question.a) + points("b", question.b);
  text += line("exact_distance", root(exact.distance_squared), "");
  text += line("exact_depth", depth, "; of an overlap");
  text += line("allowance", allowance(finding), "; what rounding explains");
  text +=
      fmt::format("const Point beyond = {{{}, {}, {}}};\n", cases::hex_float(witness.direction[0]),
                  cases::hex_float(witness.direction[1]), cases::hex_float(witness.direction[2]));
  text += fmt::format("constexpr Body of_witness = Body::{};\n", witness.of_a ? "a" : "b");
  for (const std::string& setting : settings_lines(finding.subject.name)) text += setting + "\n";
  return text;
}

std::string content(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::invalid_argument(path.string() + ": cannot be opened");
  return {std::istreambuf_iterator<char>(file), {}};
}

// What it printed until it ended, or until the deadline.
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

// "killed by SIGABRT" and "exited with code 1" in fewer words.
std::string short_end(const std::string& end) {
  constexpr std::string_view killed = "killed by ";
  constexpr std::string_view exited = "exited with ";
  if (end.starts_with(killed)) return end.substr(killed.size());
  return end.starts_with(exited) ? "exit " + end.substr(exited.size()) : end;
}

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "gjkproof-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
      throw std::runtime_error(name + ": cannot be made");
    }
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace

const char* fault_name(Column kind) {
  switch (kind) {
    case Column::false_separation:
      return "false_separation";
    case Column::false_overlap:
      return "false_overlap";
    case Column::no_answer:
      return "no_answer";
    case Column::inaccurate:
      return "inaccurate";
    case Column::wrong_depth:
      return "wrong_depth";
    case Column::wrong_witness:
      return "wrong_witness";
    case Column::wrong_bound:
      return "wrong_bound";
    case Column::near_contact:
    case Column::correct:
    case Column::skipped:
      break;
  }
  throw std::invalid_argument(std::string(title(kind)) + " is no finding");
}

std::optional<std::string> program_text(const WorstFinding& finding) {
  const std::optional<std::string> file = program_template(finding.subject.name);
  if (!file) return std::nullopt;
  const fs::path path = fs::path(GJKPROOF_PROGRAMS_DIR) / *file;
  const std::string text = content(path);
  constexpr std::string_view begin = "// case begin\n";
  const std::size_t from = text.find(begin);
  const std::size_t to = text.find("// case end\n");
  if (from == std::string::npos || to == std::string::npos) {
    throw std::invalid_argument(path.string() + ": has no lines for a case");
  }
  return text.substr(0, from + begin.size()) + block(finding) + text.substr(to);
}

ProgramRun compiled_and_run(const std::string& file, const std::string& subject) {
  constexpr std::chrono::seconds compile_time{300};
  constexpr std::chrono::seconds run_time{10};
  const TemporaryFolder folder;
  const fs::path source = folder.path() / fs::path(file).filename();
  const fs::path program = folder.path() / fs::path(file).stem();
  fs::copy_file(file, source);
  const std::string command = compile_command(subject, source.string());
  Process compiler({"sh", "-c", command + " 2>&1"}, 0);
  const auto [complaints, compiled] = output(compiler, compile_time);
  if (!compiled || compiler.end() != "exited with code 0") {
    throw std::runtime_error(
        fmt::format("{}: does not compile: {}\n{}", file, command, complaints));
  }
  Process run({"sh", "-c", "exec " + program.string() + " 2>&1"}, 0);
  auto [printed, ended] = output(run, run_time);
  if (!ended) run.kill();
  return {std::move(printed), ended ? short_end(run.end()) : "more than 10 s"};
}

}  // namespace reports
