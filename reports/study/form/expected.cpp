// SPDX-License-Identifier: MIT
#include "reports/study/form/expected.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

#include "core/cases/json_reason.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/strict_json.hpp"
#include "reports/output/text_table.hpp"

namespace reports {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format = "gjkproof-expected/1";
constexpr std::size_t kept_max = 1000;

VerdictKind verdict_called(const std::string& word) {
  for (const VerdictKind kind : oracle::all_verdict_kinds) {
    if (is_finding(kind) && word == name(kind)) return kind;
  }
  throw std::invalid_argument("verdict: \"" + word + "\" is not a finding");
}

ExpectedFinding entry_in(const Json& line) {
  for (const auto& [key, value] : line.items()) {
    const bool known =
        key == "case" || key == "subject" || key == "verdict" || key == "domain" || key == "issue";
    if (!known) throw std::invalid_argument("unknown key \"" + key + "\"");
    if (!value.is_string()) throw std::invalid_argument(key + ": is not text");
  }
  const auto text = [&line](const char* key) { return line.value(key, std::string()); };
  ExpectedFinding entry{
      text("case"), text("subject"), verdict_called(text("verdict")), {}, text("issue")};
  if (entry.subject.empty()) throw std::invalid_argument("no \"subject\"");
  if (line.contains("domain")) entry.domain = cases::domain_named(text("domain"));
  if (entry.question.empty() && !entry.domain) {
    throw std::invalid_argument("neither \"case\" nor \"domain\"");
  }
  return entry;
}

}  // namespace

Expectations::Expectations(const std::string& path, const RunHeader& header)
    : path_(path), header_(header) {
  std::istringstream file(content_of(path));
  std::size_t number = 0;
  for (std::string text; std::getline(file, text);) {
    ++number;
    try {
      const Json line = parsed_strictly<Json>(text);
      if (number == 1) {
        if (line.at("format") != format) throw std::invalid_argument("the format");
        if (line.contains("seed")) {
          const auto seed = count_at<std::uint64_t>(line, "seed");
          other_seed_ = seed != header.seed;
          of_seed_ = fmt::format("-s{}-", seed);
        }
        continue;
      }
      const ExpectedFinding entry = entry_in(line);
      const bool fresh = places_
                             .try_emplace({entry.question, entry.subject, entry.verdict,
                                           entry.question.empty() ? entry.domain : std::nullopt},
                                          entries_.size())
                             .second;
      if (!fresh) throw std::invalid_argument("the entry is there twice");
      // Of several entries of a kind, the first expects new cases.
      if (is_generated(entry.question) && entry.domain) {
        places_.try_emplace({"*", entry.subject, entry.verdict, entry.domain}, entries_.size());
      }
      if (!entry.question.empty()) cases_.emplace(entry.question, entries_.size());
      entries_.push_back(entry);
    } catch (const std::exception& error) {
      const std::string reason =
          number == 1 ? fmt::format("the first line is not {{\"format\":\"{}\"}}", format)
                      : cases::json_reason(error);
      throw std::invalid_argument(fmt::format("{}:{}: {}", path, number, reason));
    }
  }
  if (number == 0) throw std::invalid_argument(path + ": empty file");
  asked_.resize(entries_.size());
}

bool Expectations::is_generated(const std::string& question) const {
  return !of_seed_.empty() && question.find(of_seed_) != std::string::npos;
}

bool Expectations::is_new_case(const Record& record) const {
  return other_seed_ && std::ranges::any_of(header_.groups, [&](const RunHeader::Group& group) {
           return group.name == record.question->group && group.file.empty();
         });
}

std::array<Expectations::Place, 2> Expectations::places_of(const Record& finding) const {
  const RecordedCase& question = *finding.question;
  const Place kind{"", finding.subject, finding.counted.verdict, question.domain};
  if (!is_new_case(finding)) return {{{question.id, kind.subject, kind.verdict, {}}, kind}};
  return {{{"*", kind.subject, kind.verdict, kind.domain}, kind}};
}

const ExpectedFinding* Expectations::expects(const Record& finding) const {
  for (const Place& place : places_of(finding)) {
    const auto at = places_.find(place);
    if (at != places_.end()) return &entries_[at->second];
  }
  return nullptr;
}

void Expectations::add(const Record& record) {
  const RecordedCase& question = *record.question;
  if (record.counted.verdict != VerdictKind::skipped) {
    asked_kinds_.emplace(record.subject, question.domain);
    const auto [first, last] = cases_.equal_range(question.id);
    for (auto at = first; at != last; ++at) {
      if (entries_[at->second].subject == record.subject) asked_[at->second] = true;
    }
  }
  if (!is_finding(record.counted.verdict)) return;
  bool is_expected = false;
  for (const Place& place : places_of(record)) {
    if (!places_.contains(place)) continue;
    found_.insert(place);
    is_expected = true;
  }
  ++(is_expected ? expected_ : unexpected_);
  if (!is_expected && new_.size() < kept_max) new_.push_back(worst_finding(header_, record));
}

Expectations::Place Expectations::judged_by(std::size_t i) const {
  const auto& [question, subject, verdict, domain, issue] = entries_[i];
  const bool is_kind = question.empty() || (other_seed_ && is_generated(question) && !asked_[i]);
  if (!is_kind || !domain) return {question, subject, verdict, {}};
  return {question.empty() ? "" : "*", subject, verdict, domain};
}

std::string Expectations::text(std::size_t shown) const {
  std::string fixed;
  std::set<Place> mended;  // one entry stands for all of its kind
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const Place place = judged_by(i);
    const auto& domain = place.domain;
    const bool asked = domain ? asked_kinds_.contains({place.subject, *domain}) : asked_[i];
    if (!asked || found_.contains(place) || !mended.insert(place).second) continue;
    const std::string where =
        domain ? fmt::format("in the domain {}", cases::name(*domain)) : "on " + place.question;
    const std::string& issue = entries_[i].issue;
    fixed += fmt::format("  fixed: {}: {} {}{}\n", place.subject, name(place.verdict), where,
                         issue.empty() ? "" : " (" + issue + ")");
  }
  std::string text = fmt::format("{}: {} expected, {} new, {} fixed\n", path_,
                                 counted(expected_, "finding"), unexpected_, mended.size());
  for (std::size_t i = 0; i < std::min(shown, new_.size()); ++i) {
    text += fmt::format("  new: {}: {}\n    {}\n", new_[i].subject, finding_text(new_[i]),
                        new_[i].replay);
  }
  return text + fixed;
}

std::string expected_header(const RunHeader& header) {
  return Json{{"format", format}, {"seed", header.seed}}.dump();
}

std::string expected_line(const Record& finding) {
  return Json{{"case", finding.question->id},
              {"subject", finding.subject},
              {"verdict", name(finding.counted.verdict)},
              {"domain", cases::name(finding.question->domain)},
              {"issue", ""}}
      .dump();
}

}  // namespace reports
