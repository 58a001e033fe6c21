// SPDX-License-Identifier: MIT
// How many vectors of a suite a subject passes.
#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <fstream>
#include <set>

#include "core/cases/file.hpp"
#include "core/cases/hash.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/study/study.hpp"
#include "reports/vectors/vectors.hpp"

namespace reports {
namespace {

const std::vector<std::string> added = {"distance", "depth",    "double",
                                        "float",    "provokes", "failed_by"};

// The text behind `key`, up to any of `ends`.
std::string word_behind(const std::string& line, const std::string& key, const char* ends) {
  const std::size_t at = line.find(key);
  if (at == std::string::npos) return {};
  const std::size_t from = at + key.size();
  return line.substr(from, line.find_first_of(ends, from) - from);
}

// A case a line, between the head, which says how many there are and what they hash to, and the end.
std::vector<cases::Case> read_suite(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  if (!file) throw std::invalid_argument(path + ": cannot be read: " + std::strerror(errno));
  if (!cases::get_line(file, path, line) || line.find(vectors_format) == std::string::npos) {
    throw std::invalid_argument(path +
                                ": is not a suite of vectors, laid out as `vectors` writes it");
  }
  const std::string count = word_behind(line, R"("count":)", ",");
  const std::string digest = word_behind(line, R"("digest":")", "\"");
  std::vector<cases::Case> suite;
  cases::CaseCount read;
  cases::Hash hash;
  std::set<std::string> ids;
  bool has_end = false;
  for (std::size_t number = 2; cases::get_line(file, path, line); ++number) {
    if (has_end)
      throw std::invalid_argument(fmt::format("{}:{}: text behind the end", path, number));
    if (line.ends_with('\r')) line.pop_back();
    has_end = line == "]}";
    if (!line.starts_with(R"({"id":)")) continue;
    if (line.ends_with(',')) line.pop_back();
    if (!suite.empty()) hash.add(std::string_view(",\n"));
    hash.add(std::string_view(line));
    suite.push_back(cases::read_line(line, path, number, added, read).value());
    if (!ids.insert(suite.back().id).second) {
      throw std::invalid_argument(
          fmt::format("{}:{}: \"{}\" is there already", path, number, suite.back().id));
    }
  }
  if (!has_end || std::to_string(suite.size()) != count) {
    throw std::invalid_argument(fmt::format("{} is cut or was changed: {} of {} cases{}", path,
                                            suite.size(), count, has_end ? "" : ", no end"));
  }
  if (const std::string found = fmt::format("{:016x}", hash.value()); found != digest) {
    throw std::invalid_argument(
        fmt::format("{} was changed: its digest is {}, not {}", path, found, digest));
  }
  return suite;
}

// Two fields, as badges of build servers have.
std::string badge_svg(const std::string& name, const std::string& result, const char* colour) {
  constexpr std::size_t letter = 7;  // its mean width, of 11 pixels
  const std::size_t left = letter * name.size() + 12;
  const std::size_t right = letter * result.size() + 12;
  return fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="20" role="img" aria-label="{3}: {4}"><title>{3}: {4}</title><path fill="#444" d="M0 0h{1}v20H0z"/><path fill="{5}" d="M{1} 0h{2}v20H{1}z"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="6" y="14">{3}</text><text x="{6}" y="14">{4}</text></g></svg>
)",
      left + right, left, right, xml_text(name), xml_text(result), colour, left + 6);
}

}  // namespace

ExitCode badge(const BadgeOptions& options) {
  if (!options.output.empty() && options.subjects.size() != 1) {
    throw std::invalid_argument("--output takes the badge of one subject");
  }
  require_other_file(options.output, options.suite);
  const std::vector<cases::Case> suite = read_suite(options.suite);
  const Judging judging{options.subjects, oracle::Oracle::certificate, {}, false, false};
  const auto judged = judge(
      judging, suite.size(), [&](std::uint64_t i, cases::Case& question) { question = suite[i]; },
      std::atomic<bool>(false));
  ExitCode code = clean;
  for (std::size_t s = 0; s < options.subjects.size(); ++s) {
    std::size_t skipped = 0;
    std::size_t failed = 0;
    for (const auto& one : judged) {
      const oracle::Verdict& verdict = one->findings[s].verdict;
      skipped += verdict.kind == oracle::VerdictKind::skipped ? 1 : 0;
      failed += is_finding(verdict) ? 1 : 0;
    }
    if (skipped == suite.size()) return nothing_judged("every subject skips every case");
    if (failed > 0) code = findings;
    // Rounded down: nothing but all is 100 %.
    const std::size_t passed = suite.size() - skipped - failed;
    const auto tenths = passed * 1000 / suite.size();
    const std::string result =
        fmt::format("{} of {} vectors ({}.{} %){}", passed, suite.size(), tenths / 10, tenths % 10,
                    skipped > 0 ? fmt::format(", {} skipped", skipped) : "");
    const std::string& name = options.subjects[s].name;
    fmt::print("{}: {}\n", name, result);
    if (!options.output.empty()) {
      const char* const colour = failed > 0 ? "#a00" : skipped > 0 ? "#850" : "#060";
      replace_file(options.output, badge_svg("gjkproof " + name, result, colour));
    }
  }
  return code;
}

}  // namespace reports
