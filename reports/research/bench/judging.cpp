// SPDX-License-Identifier: MIT
// ./run bench judging: what it takes to generate a case, to ask it, to judge the answer and to count
// the verdict, part by part, and how many answers a study judges in a second, beside its bars.
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <CLI/CLI.hpp>

#include <cstdlib>
#include <stdexcept>

#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/subjects/outside/process/temporary_folder.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/output/freed_memory.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/bench/run_program.hpp"
#include "reports/research/clock/clock.hpp"

namespace {

using reports::Row;
using reports::times::Way;

constexpr const char* block = "judging";
constexpr int vertices = 8;  // at most, of a body
constexpr std::array families{"lattice", "generic", "oblong"};

struct Given {
  std::uint64_t cases = 200'000;  // of each family, in a study
  std::uint64_t seed = 1;
  int rounds = 5;
  std::string into;
};

// --- the parts, over cases that stay in the caches ---

struct Asked {
  cases::Case question;
  subjects::Prepared a;
  subjects::Prepared b;
  subjects::Answer answer;
  std::vector<oracle::IndexPair> candidate;
  oracle::QuickCertificate certified;
};

const subjects::Subject& robust() { return subjects::core_subject("core/double/robust"); }

std::vector<Asked> asked_of(const cases::Family& family, std::uint64_t seed) {
  std::vector<Asked> all(512);
  for (std::size_t i = 0; i < all.size(); ++i) {
    Asked& one = all[i];
    one.question = cases::generate(family, seed, i, {vertices});
    one.a = robust().prepare(one.question.a, one.question.dim);
    one.b = robust().prepare(one.question.b, one.question.dim);
    one.answer = robust().ask(one.question, nullptr);
    one.candidate = oracle::candidate_of(one.answer);
    one.certified = oracle::quick_certificate(one.question, one.candidate);
  }
  return all;
}

constexpr std::array parts{"generate",
                           "domain",
                           "distance of prepared bodies",
                           "ask: prepare, distance, answer",
                           "quick certificate",
                           "quick judge",
                           "examination: copy, ask, certify, judge",
                           "truth in GMP"};

// Medians in ns a case, in the order of `parts`.
std::vector<double> nanoseconds_of_parts(const cases::Family& family, const Given& given) {
  const std::vector<Asked> all = asked_of(family, given.seed);
  const auto each = [&all](const auto& number_of) -> Way {
    return [&all, number_of] {
      double sum = 0;
      for (std::size_t i = 0; i < all.size(); ++i) sum += number_of(all[i], i);
      return sum;
    };
  };
  cases::Case place;
  subjects::Answer answer;
  oracle::Verdict verdict;
  oracle::JudgedAnswer judged;
  oracle::Examination examination({}, oracle::Oracle::certificate);
  const std::vector<Way> ways{
      each([&](const Asked&, std::size_t i) {
        cases::generate(family, given.seed, i, {vertices}, place);
        return place.a.points[0][0];
      }),
      each([](const Asked& one, std::size_t) {
        return static_cast<double>(cases::domain(one.question));
      }),
      each([&](const Asked& one, std::size_t) {
        robust().query(one.a, one.b, answer, nullptr);
        return static_cast<double>(answer.iterations);
      }),
      each([&](const Asked& one, std::size_t) {
        robust().ask(one.question, nullptr, answer);
        return static_cast<double>(answer.iterations);
      }),
      each([](const Asked& one, std::size_t) {
        return static_cast<double>(
            oracle::quick_certificate(one.question, one.candidate).fixed.exponent);
      }),
      each([&](const Asked& one, std::size_t) {
        oracle::LastFigures last;
        return oracle::quick_judge(one.question, cases::magnitude(one.question), one.answer,
                                   one.certified, robust().format, last, verdict)
                   ? 1.0
                   : 0.0;
      }),
      each([&](const Asked& one, std::size_t) {
        examination.next() = one.question;
        examination.begin();
        examination.ask(robust(), judged);
        return static_cast<double>(judged.verdict.kind);
      }),
      each([](const Asked& one, std::size_t) {
        return oracle::certificate(one.question).distance_squared.convert_to<double>();
      })};
  std::vector<double> result;
  for (const std::vector<double>& seconds :
       reports::times::seconds_in_turn(static_cast<std::size_t>(given.rounds) * 4, ways)) {
    result.push_back(1e9 * reports::times::spread_of(seconds).median /
                     static_cast<double>(all.size()));
  }
  return result;
}

// --- whole studies, by the program ---

struct Bar {
  const char* name;
  std::vector<std::string> subjects;
  bool with_records = false;
  double answers_a_second = 0;
};

const std::vector<Bar>& bars() {
  static const std::vector<std::string> presets{"core/double/original", "core/double/enhanced",
                                                "core/double/signed_volumes", "core/double/robust"};
  static const std::vector<Bar> list{
      {"robust, counts and findings", {"core/double/robust"}, false, 500'000},
      {"certified, counts and findings", {"core/double/certified"}, false, 500'000},
      {"four presets, counts and findings", presets, false, 700'000},
      {"four presets, all records and page", presets, true, 150'000}};
  return list;
}

double seconds_of_children() {
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// Microseconds a case of one family, the start of the program included.
double microseconds_of_study(const Bar& bar, const char* family, const Given& given) {
  const subjects::TemporaryFolder folder;
  std::string command =
      fmt::format("'" GJKPROOF_PROGRAM
                  "' study --family {} --cases {} --seed {} --vertices {} --oracle"
                  " certificate --no-known --threads 1 --output {}{}",
                  family, given.cases, given.seed, vertices, folder.path().string(),
                  bar.with_records ? "" : " --records none --no-page");
  for (const std::string& subject : bar.subjects) command += " -s " + subject;
  std::vector<double> seconds;
  for (int round = 0; round < given.rounds; ++round) {
    const double before = seconds_of_children();
    const int status = std::system((command + " >/dev/null 2>&1").c_str());
    if (!WIFEXITED(status) || WEXITSTATUS(status) > reports::findings) {
      throw std::runtime_error(command + " failed");
    }
    seconds.push_back(seconds_of_children() - before);
  }
  return 1e6 * reports::times::spread_of(seconds).median / static_cast<double>(given.cases);
}

// --- the tables ---

double mean(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

std::string tables(const Given& given, bool markdown,
                   const std::vector<std::vector<double>>& parts_of,
                   const std::vector<std::vector<double>>& studies_of) {
  std::vector<Row> rows{{"ns a case"}};
  rows[0].insert(rows[0].end(), families.begin(), families.end());
  rows[0].emplace_back("together");
  for (std::size_t p = 0; p < parts.size(); ++p) {
    Row& row = rows.emplace_back(Row{parts[p]});
    std::vector<double> values;
    for (const std::vector<double>& of_family : parts_of) values.push_back(of_family[p]);
    for (const double value : values) row.push_back(fmt::format("{:.0f}", value));
    row.push_back(fmt::format("{:.0f}", mean(values)));
  }
  std::string text = reports::table(rows, markdown) + "\n";
  rows = {{"us a case"}};
  rows[0].insert(rows[0].end(), families.begin(), families.end());
  rows[0].insert(rows[0].end(), {"answers/s together", "bar", ""});
  for (std::size_t b = 0; b < bars().size(); ++b) {
    const Bar& bar = bars()[b];
    Row& row = rows.emplace_back(Row{bar.name});
    for (const double value : studies_of[b]) row.push_back(fmt::format("{:.2f}", value));
    const double rate = 1e6 * static_cast<double>(bar.subjects.size()) / mean(studies_of[b]);
    row.push_back(reports::grouped(static_cast<std::uint64_t>(rate)));
    row.push_back(reports::grouped(static_cast<std::uint64_t>(bar.answers_a_second)));
    row.emplace_back(rate >= bar.answers_a_second ? "holds" : "missed");
  }
  text += reports::table(rows, markdown);
  const std::string call = fmt::format("./run bench judging --cases {} --seed {} --rounds {}",
                                       given.cases, given.seed, given.rounds);
  return markdown ? "Made by `" + call + "`.\n\n" + text : text;
}

reports::ExitCode run(const Given& given) {
  if (!given.into.empty()) reports::require_block(given.into, block);
  std::vector<std::vector<double>> parts_of;
  for (const char* family : families) {
    parts_of.push_back(nanoseconds_of_parts(cases::listed_family(family), given));
  }
  std::vector<std::vector<double>> studies_of;
  for (const Bar& bar : bars()) {
    std::vector<double>& row = studies_of.emplace_back();
    for (const char* family : families) row.push_back(microseconds_of_study(bar, family, given));
  }
  fmt::print("{}", tables(given, false, parts_of, studies_of));
  if (!given.into.empty()) {
    reports::write_block(given.into, block, tables(given, true, parts_of, studies_of));
  }
  return reports::clean;
}

}  // namespace

int main(int argc, char** argv) {
  reports::keep_freed_memory();  // as gjkproof does
  CLI::App app("Times generating, asking, judging and tallying on one core", "bench judging");
  Given given;
  app.add_option("--cases", given.cases, "Cases of each family, in a study")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  app.add_option("--seed", given.seed, "Of the cases")->capture_default_str();
  app.add_option("--rounds", given.rounds, "Rounds, of which the median counts")
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  app.add_option("--into", given.into,
                 "Also write the tables between the lines <!-- judging:begin --> and :end of this "
                 "Markdown file");
  return bench::run_program(app, argc, argv, [&given] { return run(given); });
}
