// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fnmatch.h>
#include <strings.h>

#include <array>
#include <string_view>

#include "oracle/examination/examination.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/findings/findings.hpp"

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
};

// Whether "fcl-0.7.0" is the library of a report against "FCL via Drake".
bool is_about(const cases::Case& question, const std::string& library) {
  const std::string name = library.substr(0, library.find('-'));
  if (!question.source) return false;
  const std::string& reported = question.source->library;
  return strcasecmp(reported.substr(0, reported.find(' ')).c_str(), name.c_str()) == 0;
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
  return {question.id, call, by_default, tight, others(kinds, asked)};
}

using cases::Domain;

struct Note {
  const char* subjects;          // a shell pattern of their names
  std::optional<Domain> domain;  // empty: any
  const char* text;
};

const std::array documented{
    Note{"peer/bullet-*", std::nullopt,
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
  return markdown_table(rows, "lllll");
}

std::vector<std::string> scope_notes(const std::string& subject, Domain domain) {
  std::vector<std::string> result;
  for (const Note& note : documented) {
    if (fnmatch(note.subjects, subject.c_str(), 0) != 0) continue;
    if (!note.domain || *note.domain == domain) result.emplace_back(note.text);
  }
  return result;
}

}  // namespace reports
