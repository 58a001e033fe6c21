// SPDX-License-Identifier: MIT
// Searches, chooses and reduces the cases of a suite.  Each step examines its cases in parallel and
// chooses in their order, so that the result does not depend on threads.
#include "reports/vectors/vectors.hpp"

#include <fmt/format.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/program.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/vectors/asked.hpp"

namespace reports {
namespace {

using cases::Case;
using subjects::Fault;
using subjects::Subject;

constexpr std::size_t line_bytes_max = 6'000;
constexpr std::uint64_t cases_of_a_law = 3'000;  // searched for a fault that only a law shows
constexpr std::uint64_t curved_share = 8;        // an enclosure takes milliseconds

// Where a method, or what a bug breaks, is published.
struct BugSource {
  std::string_view word;
  const char* link;
};
constexpr BugSource sources[] = {
    {"johnson", "https://doi.org/10.1109/56.2083"},
    {"original", "https://doi.org/10.1109/56.2083"},
    {"termination", "https://doi.org/10.1080/10867651.1999.10487502"},
    {"enhanced", "https://doi.org/10.1080/10867651.1999.10487502"},
    {"loop", "https://doi.org/10.1080/10867651.1999.10487502"},
    {"support", "https://doi.org/10.1080/10867651.1999.10487502"},
    {"separating_axis", "https://doi.org/10.1080/10867651.1999.10487502"},
    {"climbing", "https://doi.org/10.1109/ROBOT.1997.606761"},
    {"signed_volumes", "https://doi.org/10.1145/3083724"},
    {"walk", "https://dyn4j.org/2010/04/gjk-gilbert-johnson-keerthi/"},
    {"certified", "https://doi.org/10.1137/1.9780898718027"}};

// Judges cases in blocks, for memory, and passes each with those who fail it.
template <typename See>
void examine(const Asked& asked, const oracle::Oracle& oracle, std::uint64_t size,
             const MakeQuestion& question, const See& see) {
  constexpr std::uint64_t block = 256;
  const Judging judging{asked.all(), oracle, {}, false, false};
  const std::atomic<bool> never = false;
  for (std::uint64_t first = 0; first < size; first += block) {
    auto judged = judge(
        judging, std::min(block, size - first),
        [&](std::uint64_t i, Case& made) { question(first + i, made); }, never);
    for (std::uint64_t i = 0; i < judged.size(); ++i) {
      see(first + i, *judged[i], asked.failures(*judged[i]));
    }
  }
}

// The bodies alone.
std::string bare_line(Case question) {
  question.id = "x";
  question.flags.clear();
  question.expect.reset();
  question.source.reset();
  return cases::case_line(question);
}

// What is to be reduced.
struct Task {
  Case question;
  Failure failure;
};

// --- the suite ---

class Suite {
 public:
  explicit Suite(const VectorOptions& options) : options_(options), asked_(options.subjects) {}

  ExitCode write();

 private:
  // Takes the case unless its bodies are in the suite already, or are too large for it.
  void take(Case question, const char* kind);
  void take_known();
  void take_laws();
  void search();
  // Truths, verdicts and what is admitted, of all that was taken.
  void solve();
  std::optional<Vector> solved(const Case& question, const oracle::Known& known) const;
  void cut_to_size();
  std::string head(const std::vector<std::size_t>& counts) const;

  const VectorOptions& options_;
  Asked asked_;
  std::set<std::string> bodies_, ids_;
  std::vector<Case> taken_;
  std::map<std::string, std::vector<std::pair<std::size_t, std::string>>> laws_;  // by bodies
  std::vector<Vector> vectors_;
  std::vector<std::vector<std::pair<std::size_t, std::string>>> failures_;  // subject, effect
};

void Suite::take(Case question, const char* kind) {
  if (std::max(question.a.points.size(), question.b.points.size()) > points_max) return;
  question.expect.reset();
  question.parameters.clear();
  std::erase(question.flags, kind);
  question.flags.insert(question.flags.begin(), kind);
  std::string line = bare_line(question);
  if (line.size() > line_bytes_max || !bodies_.insert(std::move(line)).second) return;
  const std::string id = question.id;
  for (int i = 2; !ids_.insert(question.id).second; ++i) question.id = fmt::format("{}.{}", id, i);
  taken_.push_back(std::move(question));
}

void Suite::take_known() {
  for (const std::string& file : options_.known) {
    for (Case& question : cases::read_cases(file)) {
      const bool has_polytope = question.a.polytope || question.b.polytope;
      if (!has_polytope) take(std::move(question), "known");  // vectors are of points, or curved
    }
  }
}

void Suite::take_laws() {
  const std::vector<Fault>& faults = subjects::faults();
  const std::vector<cases::Family>& families = cases::families();
  std::vector<std::optional<std::pair<Case, std::string>>> found(faults.size());
  tbb::parallel_for(std::size_t{0}, faults.size(), [&](std::size_t f) {
    if (!subjects::blindness(faults[f].spoils, "study")) return;
    const Subject& base = subjects::core_subject(faults[f].base);
    for (std::uint64_t i = 0; i < cases_of_a_law && !found[f]; ++i) {
      Case question = cases::generate(families[i % families.size()], options_.seed,
                                      i / families.size(), {options_.vertices_max});
      if (bare_line(question).size() > line_bytes_max / 4) continue;
      if (const auto law = law_that_shows(faults[f], base, question, i)) {
        found[f] = {std::move(question), *law};
      }
    }
  });
  for (std::size_t f = 0; f < faults.size(); ++f) {
    if (!found[f]) continue;
    auto& [question, law] = *found[f];
    question.id += "-" + faults[f].subject.name.substr(faults[f].subject.name.find('/') + 1);
    laws_[bare_line(question)].push_back({asked_.all().size() - faults.size() + f, law});
    take(std::move(question), "law");
  }
}

void Suite::search() {
  std::vector<Case> cells;
  std::vector<Task> tasks;
  std::set<std::string> seen;
  for (const cases::Family& family : cases::studied_families()) {
    const bool curved = family.generate == cases::curved;
    examine(
        asked_, oracle::Oracle::certificate, options_.cases / (curved ? curved_share : 1),
        [&](std::uint64_t i, Case& question) {
          cases::generate(family, options_.seed, i, {options_.vertices_max}, question);
        },
        [&](std::uint64_t, Judged& judged, const std::vector<Failure>& failures) {
          if (failures.empty()) return;
          const Case& question = judged.examination->question();
          bool is_first = false;
          for (const cases::Parameter& one : question.parameters) {
            const double size = std::abs(one.value);
            const int decade = size > 0 ? static_cast<int>(std::floor(std::log10(size))) : -999;
            is_first |= seen.insert(fmt::format("{} {} {} {}", family.name, one.name,
                                                one.value < 0 ? "-" : "", decade))
                            .second;
          }
          if (is_first) cells.push_back(question);
          for (const Failure& failure : failures) {
            // Of other people's libraries, whose answers take longer, one for all families.
            const std::string_view where = asked_.is_ours(failure.subject) ? family.name : "all";
            if (!seen.insert(fmt::format("{} {} {}", where, failure.subject,
                                         oracle::name(failure.kind)))
                     .second) {
              continue;
            }
            // No answer may be a second of waiting, of each question.
            const bool may_hang =
                !asked_.is_ours(failure.subject) && failure.kind == oracle::VerdictKind::no_answer;
            if (may_hang) {
              cells.push_back(question);
            } else {
              tasks.push_back({question, failure});
            }
          }
        });
    note("gjkproof: {} searched: {} findings to reduce\n", family.name, tasks.size());
  }
  tbb::parallel_for(std::size_t{0}, tasks.size(), [&](std::size_t i) {
    tasks[i].question =
        reduced(tasks[i].question, tasks[i].failure.subject, asked_, options_.calls_max);
  });
  for (Task& task : tasks) {
    task.question.id += "-reduced";
    take(std::move(task.question), "reduced");
  }
  const std::vector<Case> lattice = lattice_cases();
  examine(
      asked_, oracle::Oracle::certificate, lattice.size(),
      [&](std::uint64_t i, Case& question) { question = lattice[i]; },
      [&](std::uint64_t i, Judged&, const std::vector<Failure>& failures) {
        std::string kinds;
        for (const Failure& one : failures) {
          kinds += fmt::format("{} {},", one.subject, oracle::name(one.kind));
        }
        if (!kinds.empty() && seen.insert(kinds).second) take(lattice[i], "lattice");
      });
  for (Case& question : cells) take(std::move(question), "cell");
}

std::optional<Vector> Suite::solved(const Case& question, const oracle::Known& known) const {
  Vector result;
  result.question = question;
  oracle::Truth truth;
  oracle::Truth upper;
  if (const auto* const exact = std::get_if<oracle::Truth>(&known)) {
    truth = *exact;
    if (truth.relation == cases::Relation::overlapping) {
      truth.penetration_depth_squared = oracle::penetration(question).value().depth_squared;
    }
    result.question.expect = oracle::expect(truth, question.dim);
    upper = truth;
  } else {
    const auto& enclosure = std::get<oracle::Enclosure>(known);
    result.question.expect = oracle::expect(enclosure);
    if (enclosure.relation != cases::Relation::separated) return std::nullopt;
    truth.distance_squared = enclosure.distance_squared_lower;
    upper.distance_squared = enclosure.distance_squared_upper;
  }
  result.distance = oracle::rounded_root(truth.distance_squared, subjects::binary64);
  result.depth =
      oracle::rounded_root(truth.penetration_depth_squared.value_or(0), subjects::binary64);
  for (auto [format, admits] : {std::pair{&subjects::binary64, &result.at_double},
                                std::pair{&subjects::binary32, &result.at_float}}) {
    *admits = admitted(question, truth, *format);
    admits->high = admitted(question, upper, *format).high;
  }
  return result;
}

void Suite::solve() {
  const std::vector<Case> all = std::move(taken_);
  examine(
      asked_, oracle::Oracle::both, all.size(),
      [&](std::uint64_t i, Case& question) { question = all[i]; },
      [&](std::uint64_t i, Judged& judged, const std::vector<Failure>& failures) {
        const auto laws = laws_.find(bare_line(all[i]));
        if (failures.empty() && laws == laws_.end()) return;
        std::optional<Vector> vector = solved(all[i], judged.examination->known());
        if (!vector || vector->at_double.skipped) return;
        auto& effects = failures_.emplace_back();
        for (const Failure& one : failures)
          effects.push_back({one.subject, oracle::name(one.kind)});
        if (laws != laws_.end()) {
          effects.insert(effects.end(), laws->second.begin(), laws->second.end());
        }
        std::set<std::string> bugs;
        for (const auto& [subject, effect] : effects)
          bugs.insert(asked_.bug(subject) + ":" + effect);
        vector->provokes.assign(bugs.begin(), bugs.end());
        vectors_.push_back(*std::move(vector));
      });
}

// Of each subject a case that it fails is kept, then the first that fit.
void Suite::cut_to_size() {
  std::vector<std::size_t> sizes;
  for (const Vector& one : vectors_) {
    sizes.push_back(vector_line(one).size() + 64);  // `failed_by` comes later
  }
  std::size_t bytes = 0;
  std::set<std::size_t> covered;
  std::vector<bool> keeps(vectors_.size());
  const auto take_if = [&](const auto& wanted) {
    for (std::size_t i = 0; i < vectors_.size(); ++i) {
      if (keeps[i] || sizes[i] > line_bytes_max || bytes + sizes[i] > options_.bytes_max) continue;
      if (!wanted(i)) continue;
      keeps[i] = true;
      bytes += sizes[i];
      for (const auto& [subject, effect] : failures_[i]) covered.insert(subject);
    }
  };
  take_if([&](std::size_t i) {
    return std::ranges::any_of(failures_[i],
                               [&](const auto& one) { return !covered.contains(one.first); });
  });
  take_if([](std::size_t) { return true; });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < vectors_.size(); ++i) {
    if (!keeps[i]) continue;
    std::swap(vectors_[kept], vectors_[i]);
    std::swap(failures_[kept++], failures_[i]);
  }
  vectors_.resize(kept);
  failures_.resize(kept);
}

std::string quoted(const std::string& text) { return nlohmann::json(text).dump(); }

// What the bugs are, and who fails how many cases.
std::string Suite::head(const std::vector<std::size_t>& counts) const {
  std::map<std::string, std::set<std::string>> bugs;
  std::string failed;
  for (std::size_t s = 0; s < counts.size(); ++s) {
    if (counts[s] == 0) continue;
    const Subject& subject = asked_.all()[s];
    bugs[asked_.bug(s)].insert(quoted(subject.description));
    failed += fmt::format("{}{}:{}", failed.empty() ? "" : ",", quoted(subject.name), counts[s]);
  }
  std::string text;
  for (const auto& [bug, descriptions] : bugs) {
    const std::string word = bug.substr(bug.find('/') + 1);
    const auto source = std::ranges::find(sources, word, &BugSource::word);
    text += fmt::format(R"({}{}:{{"descriptions":[{}],"links":[{}]}})", text.empty() ? "" : ",\n",
                        quoted(bug), fmt::join(descriptions, ","),
                        source == std::end(sources) ? "" : quoted(source->link));
  }
  return fmt::format("\"bugs\":{{\n{}}},\n\"failed\":{{{}}}", text, failed);
}

ExitCode Suite::write() {
  create_folder(options_.output);
  take_known();
  take_laws();
  search();
  note("gjkproof: {} cases to solve\n", taken_.size());
  solve();
  cut_to_size();
  std::vector<std::size_t> counts(asked_.all().size());
  for (auto& failures : failures_) {
    std::ranges::sort(failures);
    const auto is_same = [](const auto& one, const auto& other) {
      return one.first == other.first;
    };
    failures.erase(std::unique(failures.begin(), failures.end(), is_same), failures.end());
    for (const auto& [subject, effect] : failures) ++counts[subject];
  }
  for (std::size_t i = 0; i < vectors_.size(); ++i) {
    const auto rarest = std::ranges::min_element(
        failures_[i], {}, [&](const auto& failure) { return counts[failure.first]; });
    vectors_[i].failed_by = asked_.all()[rarest->first].name;
  }
  const auto write = [&](const std::string& name, const std::string& text) {
    replace_file((std::filesystem::path(options_.output) / name).string(), text);
  };
  write("vectors.json", vectors_json(vectors_, head(counts)));
  write("vectors.bin", vectors_binary(vectors_));
  const std::filesystem::path product =
      subjects::program_part("share/gjkproof/vectors", GJKPROOF_VECTORS_DIR);
  for (const auto& entry : std::filesystem::directory_iterator(product)) {
    std::ifstream file(entry.path(), std::ios::binary);
    write(entry.path().filename().string(), {std::istreambuf_iterator<char>(file), {}});
  }
  fmt::print("{} vectors\n", vectors_.size());
  ExitCode code = clean;
  for (std::size_t s = 0; s < counts.size(); ++s) {
    if (!asked_.is_fault(s) || counts[s] > 0) continue;
    note("gjkproof: {} fails no case\n", asked_.all()[s].name);
    code = incomplete;
  }
  return code;
}

}  // namespace

ExitCode write_vectors(const VectorOptions& options) {
  std::optional<tbb::global_control> limit;
  if (options.threads > 0) {
    limit.emplace(tbb::global_control::max_allowed_parallelism,
                  static_cast<std::size_t>(options.threads));
  }
  return Suite(options).write();
}

}  // namespace reports
