// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fnmatch.h>
#include <strings.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <set>
#include <tuple>
#include <utility>

#include "core/cases/file.hpp"
#include "reports/casework/shrink.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/findings/findings.hpp"
#include "reports/study/study.hpp"

namespace reports {
namespace {

// The call that a report is about; the first line that matches applies.
struct ReportedCall {
  std::string_view words;  // in the library's name in the case
  std::string_view id;     // prefix of the case id
  const char* call;        // the subject's name after the version, without "/tight"
};
constexpr std::array calls{
    ReportedCall{"signed distance", "", "double/libccd/signed_distance"},
    ReportedCall{"FCL", "", "double/libccd/distance"},
    ReportedCall{"PointTriDist2", "", "double/point_triangle"},
    ReportedCall{"libccd", "libccd-", "double/gjk_penetration"},
    ReportedCall{"DOLFINx", "", "double/distance"},
    ReportedCall{"ncollide3d", "", "float/contact_shape"},
};

// Whether "fcl-0.7.0" is the library of a report against "FCL via Drake".
bool is_about(const cases::Case& question, const std::string& library) {
  const std::string name = library.substr(0, library.find('-'));
  if (!question.source) return false;
  std::string reported = question.source->library;
  reported.resize(std::min(reported.find(' '), reported.size()));
  if (reported == "ncollide3d") reported = "rapier3d";  // whose queries are its successor's
  return strcasecmp(reported.c_str(), name.c_str()) == 0;
}

const char* reported_call(const cases::Case& question) {
  for (const ReportedCall& call : calls) {
    if (question.source->library.find(call.words) != std::string::npos &&
        question.id.starts_with(call.id)) {
      return call.call;
    }
  }
  return "";
}

std::string shown(const oracle::JudgedAnswer& finding) {
  const oracle::Verdict& verdict = finding.verdict;
  if (!oracle::is_finding(verdict)) return broad_name(verdict.kind);
  return fmt::format("**{}**: {}", title(verdict.kind), verdict.reason);
}

// Formats "no answer 3, wrong depth 2 of 22".
std::string others(const std::map<VerdictKind, std::size_t>& kinds, std::size_t asked) {
  std::string text;
  for (const auto& [kind, count] : kinds) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", title(kind), count);
  }
  return text.empty() ? fmt::format("none of {}", asked) : fmt::format("{} of {}", text, asked);
}

Row row(const cases::Case& question, const std::vector<const subjects::Subject*>& library) {
  oracle::Examination examination(question, oracle::Oracle::certificate);
  const std::string call = reported_call(question);
  std::string by_default = "-";
  std::string tight = "-";
  std::map<VerdictKind, std::size_t> kinds;
  std::size_t asked = 0;
  for (const subjects::Subject* subject : library) {
    const oracle::JudgedAnswer finding = examination.ask(*subject);
    if (subject->name.ends_with("/" + call)) {
      by_default = shown(finding);
    } else if (subject->name.ends_with("/" + call + "/tight")) {
      tight = shown(finding);
    } else if (finding.answer) {
      ++asked;
      if (oracle::is_finding(finding.verdict)) ++kinds[finding.verdict.kind];
    }
  }
  // Of engines with the version, since their table has many libraries.
  const std::string& first = library.front()->name;
  const std::string prefix = first.starts_with("engine/") ? library_of(first) + "/" : "";
  return {question.id, prefix + call, by_default, tight, others(kinds, asked)};
}

using cases::Domain;

struct Note {
  const char* subjects;          // a shell pattern of their names, extended: !(a) is all but a
  std::optional<Domain> domain;  // empty: any
  const char* text;
};

const std::array documented{
    Note{"peer/bullet-!(*/margin)", std::nullopt,
         "The margins of both shapes are 0, so that the bodies are those of the case. The Bullet "
         "Physics SDK Manual (chapter of general tips) advises against a margin of 0."},
    Note{"peer/bullet-*", Domain::scale,
         "The Bullet Physics SDK Manual (chapter of general tips) advises against very small and "
         "very large collision shapes."},
    Note{"peer/fcl-*", Domain::flat,
         "`fcl/geometry/shape/convex.h` describes a polytope with faces and a point \"guaranteed "
         "to be on the interior\"; a body without volume has no such point."},
    Note{"peer/fcl-*/indep/signed_distance*", std::nullopt,
         "`fcl/narrowphase/distance_request.h` says of the independent solver that a negative "
         "distance is computed \"by a workaround using penetration computation\", and that the "
         "nearest points need not be on the surfaces then."},
};

}  // namespace

std::string reported_table(const std::vector<cases::Case>& reported,
                           const std::vector<subjects::Subject>& subjects) {
  std::map<std::string, std::vector<const subjects::Subject*>> libraries;
  for (const subjects::Subject& subject : subjects) {
    libraries[library_of(subject.name)].push_back(&subject);
  }
  std::vector<Row> rows{
      {"reported failure", "the call that was reported", "now", "tightest settings", "others"}};
  for (const auto& [library, members] : libraries) {
    for (const cases::Case& question : reported) {
      if (is_about(question, library)) rows.push_back(row(question, members));
    }
  }
  if (rows.size() == 1) return "No reported failure is about these libraries.\n";
  return markdown_table(rows, "lllll");
}

std::vector<std::string> scope_notes(const std::string& subject, Domain domain) {
  std::vector<std::string> result;
  for (const Note& note : documented) {
    if (fnmatch(note.subjects, subject.c_str(), FNM_EXTMATCH) != 0) continue;
    if (!note.domain || *note.domain == domain) result.emplace_back(note.text);
  }
  return result;
}

namespace {

// Library, kind, whether a normal is wrong and a kind of its own, domain.
using Key = std::tuple<std::string, VerdictKind, bool, cases::Domain>;

struct Candidate {
  std::size_t subject = 0;
  bool keeps_promise = false;  // wrong, but within what its documentation allows
  cases::Case question;
  double size = 0;
  std::size_t vertices = 0;
};

// Whether `one` is a better example to show than the earlier `other`.  As in the ranking of
// is_worse(), a finding with a measured size comes before one without.
bool is_better_example(const Candidate& one, const Candidate& other) {
  if (one.keeps_promise != other.keeps_promise) return other.keeps_promise;
  const bool has_size = std::isfinite(one.size);
  if (has_size != std::isfinite(other.size)) return has_size;
  if (has_size && one.size != other.size) return one.size > other.size;
  return one.vertices < other.vertices;
}

class Search {
 public:
  explicit Search(const SearchOptions& options) : options_(options) {}

  std::vector<ReducedFinding> run() {
    for (const cases::Family& family : cases::studied_families()) look_in(family);
    std::vector<ReducedFinding> result;
    for (const auto& [key, candidates] : worst_) {
      std::vector<ReducedFinding> found;
      for (const Candidate& candidate : candidates) found.push_back(finding(key, candidate));
      result.push_back(*std::ranges::min_element(found, {}, length));
    }
    return result;
  }

 private:
  void look_in(const cases::Family& family) {
    const std::atomic<bool> stop = false;
    const Judging judging{options_.subjects, oracle::Oracle::certificate, options_.domains};
    for (std::uint64_t first = 0; first < options_.cases; first += cases_in_block) {
      const std::uint64_t size = std::min(cases_in_block, options_.cases - first);
      const auto question = [&](std::uint64_t i, cases::Case& place) {
        cases::generate(family, options_.seed, first + i, {options_.vertices_max}, place);
      };
      for (std::optional<Judged>& judged : judge(judging, size, question, stop)) {
        if (judged->asked) keep(*judged);
      }
    }
    note("{}: {} kinds of findings so far\n", family.name, worst_.size());
  }

  bool is_looked_for(Domain domain) const {
    return options_.domains.empty() ||
           std::ranges::find(options_.domains, domain) != options_.domains.end();
  }

  void keep(Judged& judged) {
    for (std::size_t s = 0; s < options_.subjects.size(); ++s) {
      const oracle::Verdict& verdict = judged.findings[s].verdict;
      if (!oracle::is_finding(verdict)) continue;
      // As the subject received it: the reduced case must fit its format.
      const cases::Case& question = *judged.examination->put(options_.subjects[s]).question;
      const bool of_normal = options_.by_column && is_of_normal(verdict.kind, verdict.reason);
      const Key key{library_of(options_.subjects[s].name), verdict.kind, of_normal,
                    cases::domain(question)};
      if (!is_looked_for(std::get<Domain>(key))) continue;
      if (options_.by_column && is_needle(question)) continue;
      const bool promises = judged.findings[s].by_promise.has_value();
      const bool keeps = options_.by_column && promises && !is_beyond_promise(judged.findings[s]);
      const Candidate candidate{s, keeps, question, verdict.size, cases::vertex_count(question)};
      std::vector<Candidate>& best = worst_[key];
      best.insert(std::ranges::upper_bound(best, candidate, is_better_example), candidate);
      if (best.size() > (options_.by_column ? examples_by_column : 1)) best.pop_back();
    }
  }

  // How much there is to read: the digits of all coordinates.  Equal if one is reduced.
  static std::size_t length(const ReducedFinding& finding) {
    const int bits = case_bits(finding.subject);
    std::size_t digits = 0;
    for (const cases::Body* body : {&finding.question.a, &finding.question.b}) {
      for (const cases::Point& point : body->points) {
        for (const double x : point) digits += cases::shortest_decimal(x, bits).size();
      }
    }
    return digits;
  }

  ReducedFinding finding(const Key& key, const Candidate& candidate) const {
    const auto& [library, kind, of_normal, domain] = key;
    const subjects::Subject& subject = options_.subjects[candidate.subject];
    note("{}: {} in {}: {}\n", subject.name, title(kind), cases::name(domain),
         candidate.question.id);
    std::optional<Reduced> result =
        reduced(candidate.question, subject, true, options_.calls_max, options_.by_column);
    if (!result) {
      throw std::runtime_error(
          fmt::format("{} does not fail again on {}", subject.name, candidate.question.id));
    }
    return {library,
            subject,
            domain,
            kind,
            of_normal,
            std::move(result->question),
            candidate.question.id};
  }

  // The shortest of the worst ones, reduced, is shown.
  static constexpr std::size_t examples_by_column = 4;

  const SearchOptions& options_;
  std::map<Key, std::vector<Candidate>> worst_;  // the worst first
};

namespace fs = std::filesystem;

std::string scope_text(const ReducedFinding& finding) {
  const std::vector<std::string> notes = scope_notes(finding.subject.name, finding.domain);
  if (notes.empty()) return {};
  return fmt::format("\n## What its documentation says\n\n{}\n", fmt::join(notes, "\n\n"));
}

std::vector<subjects::Subject> others_of(const ReducedFinding& finding,
                                         std::vector<subjects::Subject> subjects) {
  std::erase_if(subjects, [&](const subjects::Subject& subject) {
    return library_of(subject.name) != finding.library || subject.name == finding.subject.name;
  });
  return subjects;
}

void write_page(const PageOptions& options, const ReducedFinding& finding, Programs& programs) {
  const std::string path = (fs::path(options.output) / page_name(finding)).string();
  replace_file(path + ".jsonl",
               cases::header_line() + "\n" + cases::case_line(finding.question) + "\n");
  const std::vector<subjects::Subject> others = others_of(finding, options.search.subjects);
  std::string page = report_text(finding.question, finding.subject, others) + scope_text(finding);
  if (const std::optional<Program> found = program(finding.subject.name)) {
    page += program_section(finding, *found, programs);
  }
  replace_file(path + ".md", page);
}

// Removes pages of the evaluated libraries that are no longer findings.
void remove_old_pages(const PageOptions& options, const std::vector<ReducedFinding>& found) {
  std::set<std::string> names;
  for (const ReducedFinding& finding : found) names.insert(page_name(finding));
  std::set<std::string> libraries;
  for (const subjects::Subject& subject : options.search.subjects) {
    libraries.insert(library_of(subject.name));
  }
  for (const auto& entry : fs::directory_iterator(options.output)) {
    const std::string name = entry.path().stem().string();
    for (const std::string& library : libraries) {
      if (name.starts_with(library + "-") && !names.contains(name)) fs::remove(entry.path());
    }
  }
}

std::string list(const std::vector<ReducedFinding>& found) {
  std::vector<Row> rows{{"library", "domain", "finding", "of", "vertices"}};
  for (const ReducedFinding& finding : found) {
    const std::string& subject = finding.subject.name;
    rows.push_back({finding.library, cases::name(finding.domain), finding_name(finding),
                    subject.substr(subject.find(finding.library) + finding.library.size() + 1),
                    fmt::format("{} + {}", finding.question.a.points.size(),
                                finding.question.b.points.size())});
  }
  return markdown_table(rows, "lllll");
}

}  // namespace

std::string library_of(const std::string& subject) {
  const bool adapter = subject.starts_with("peer/") || subject.starts_with("engine/");
  const std::size_t from = adapter ? subject.find('/') + 1 : 0;
  return subject.substr(from, subject.find('/', from) - from);
}

std::vector<ReducedFinding> reduced_findings(const SearchOptions& options) {
  return Search(options).run();
}

std::string finding_name(const ReducedFinding& finding) {
  return finding.of_normal ? "wrong_normal" : name(finding.kind);
}

std::string page_name(const ReducedFinding& finding) {
  return fmt::format("{}-{}-{}", finding.library, cases::name(finding.domain),
                     finding_name(finding));
}

ExitCode write_pages(const PageOptions& options) {
  if (!options.into.empty()) {
    require_block(options.into, "findings");
    require_block(options.into, "reported");
  }
  create_folder(options.output);
  const std::vector<ReducedFinding> found = reduced_findings(options.search);
  remove_old_pages(options, found);
  Programs programs;
  for (const ReducedFinding& finding : found) {
    write_page(options, finding, programs);
    fmt::print("{}/{}.md: {} + {} vertices\n", options.output, page_name(finding),
               finding.question.a.points.size(), finding.question.b.points.size());
  }
  if (!options.into.empty()) {
    write_block(options.into, "findings", list(found));
    write_block(options.into, "reported",
                reported_table(cases::read_cases(options.reported), options.search.subjects));
  }
  return found.empty() ? clean : findings;
}

}  // namespace reports
