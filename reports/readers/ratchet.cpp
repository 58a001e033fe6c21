// SPDX-License-Identifier: MIT
#include "reports/readers/ratchet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "core/subjects/program.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/strict_json.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format = "gjkproof-ratchet/1";
constexpr std::size_t findings_measure = 2;
constexpr std::size_t skipped_measure = 3;

void raise(MaximaRow& row, std::size_t measure, const std::optional<double>& error,
           const RunHeader& header, const Record& record) {
  if (!error || !(*error > row.maxima.at(measure))) return;
  row.maxima.at(measure) = *error;
  row.replay.at(measure) = replay_command(header, record);
}

void raise_count(MaximaRow& row, std::size_t measure, const RunHeader& header,
                 const Record& record) {
  if (row.maxima.at(measure) == 0) row.replay.at(measure) = replay_command(header, record);
  row.maxima.at(measure) += 1;
}

// JSON has no number for infinity.
constexpr const char* infinite = "inf";

Json error_json(double error) { return std::isinf(error) ? Json(infinite) : Json(error); }

std::optional<Maxima> recorded(const RatchetOptions& options) {
  if (std::ifstream(options.file)) return read_maxima(content_of(options.file), options.file);
  if (options.update) return std::nullopt;
  throw std::invalid_argument(options.file +
                              ": does not exist or cannot be read; --update creates it");
}

void require_same_study(const Maxima& before, const Maxima& now, const std::string& file) {
  if (before.seed == now.seed && before.cases == now.cases && before.vertices == now.vertices &&
      before.domain == now.domain) {
    return;
  }
  const auto text = [](const Maxima& study) {
    return fmt::format("seed {}, {} cases, {} vertices, domain {}", study.seed, study.cases,
                       study.vertices, study.domain.value_or("any"));
  };
  throw std::invalid_argument(fmt::format("{}: the maxima of another study: {}; this one: {}", file,
                                          text(before), text(now)));
}

class Ratchet {
 public:
  explicit Ratchet(Maxima before) : kept_(std::move(before)) {}

  void compare(const Maxima& now) {
    for (MaximaRow& row : kept_.rows) {
      if (const MaximaRow* other = now.row(row.subject, row.group)) {
        compare(row, *other);
      } else {
        fmt::print("{} {}: not in the study\n", row.subject, row.group);
        ++missing_;
      }
    }
    for (const MaximaRow& row : now.rows) {
      if (kept_.row(row.subject, row.group) != nullptr) continue;
      fmt::print("{} {}: new\n", row.subject, row.group);
      kept_.rows.push_back(row);
      ++added_;
    }
  }

  // The content of the file after an update.
  const Maxima& kept() const { return kept_; }
  std::size_t exceeded() const { return exceeded_; }
  std::size_t beaten() const { return beaten_; }
  std::size_t missing() const { return missing_; }
  std::size_t added() const { return added_; }

 private:
  void compare(MaximaRow& row, const MaximaRow& now) {
    for (std::size_t m = 0; m < measures.size(); ++m) {
      double& before = row.maxima.at(m);
      if (now.maxima.at(m) > before) {
        show("exceeded", row, now, m);
        fmt::print("  {}\n", now.replay.at(m));
        ++exceeded_;
      } else if (now.maxima.at(m) < before) {
        show("beaten", row, now, m);
        before = now.maxima.at(m);
        ++beaten_;
      }
    }
    row.answers = now.answers;
  }

  static void show(const char* what, const MaximaRow& row, const MaximaRow& now,
                   std::size_t measure) {
    const std::string answers =
        row.answers == now.answers
            ? ""
            : fmt::format(" (of {} answers; on record are {})", now.answers, row.answers);
    fmt::print("{} {}: {} {}: {}, on record is {}{}\n", row.subject, row.group,
               measures.at(measure), what, now.maxima.at(measure), row.maxima.at(measure), answers);
  }

  Maxima kept_;
  std::size_t exceeded_ = 0;
  std::size_t beaten_ = 0;
  std::size_t missing_ = 0;
  std::size_t added_ = 0;
};

ExitCode first_record(const RatchetOptions& options, const Maxima& now) {
  replace_file(options.file, maxima_text(now));
  fmt::print("{}: the maxima of {} subjects and groups\n", options.file, now.rows.size());
  return clean;
}

}  // namespace

const MaximaRow* Maxima::row(const std::string& subject, const std::string& group) const {
  const auto found = std::ranges::find_if(
      rows, [&](const MaximaRow& row) { return row.subject == subject && row.group == group; });
  return found == rows.end() ? nullptr : &*found;
}

Maxima maxima_of(RecordStream& reader) {
  const RunHeader& header = reader.header();
  std::vector<MaximaRow> rows;
  for (const RunHeader::Subject& subject : header.subjects) {
    for (const RunHeader::Group& group : header.groups) {
      rows.push_back({subject.name, group.name, 0, {}, {}});
    }
  }
  for (Record record; reader.next(record);) {
    MaximaRow& row = rows[reader.places().subject(record.subject) * header.groups.size() +
                          reader.places().group(record.question->group)];
    ++row.answers;
    raise(row, 0, record.counted.scaled_error, header, record);
    raise(row, 1, record.relative_error, header, record);
    if (is_finding(record.counted.verdict)) raise_count(row, findings_measure, header, record);
    if (record.counted.verdict == VerdictKind::skipped)
      raise_count(row, skipped_measure, header, record);
  }
  std::optional<std::string> domain;
  if (header.domain) domain = cases::name(*header.domain);
  std::erase_if(rows, [](const MaximaRow& row) { return row.answers == 0; });
  return {header.seed, header.cases, header.vertices_max, domain, std::move(rows)};
}

std::string maxima_text(const Maxima& maxima) {
  Json head = {{"format", format},
               {"seed", maxima.seed},
               {"cases", maxima.cases},
               {"vertices", maxima.vertices},
               {"domain", nullptr}};
  if (maxima.domain) head["domain"] = *maxima.domain;
  std::string text = head.dump() + "\n";
  for (const MaximaRow& row : maxima.rows) {
    const Json line = {{"subject", row.subject},
                       {"group", row.group},
                       {"answers", row.answers},
                       {"scaled_error", error_json(row.maxima[0])},
                       {"relative_error", error_json(row.maxima[1])},
                       {"findings", static_cast<std::uint64_t>(row.maxima[findings_measure])},
                       {"skipped", static_cast<std::uint64_t>(row.maxima[skipped_measure])}};
    text += line.dump() + "\n";
  }
  return text;
}

Maxima read_maxima(const std::string& text, const std::string& file) {
  Maxima maxima;
  std::istringstream lines(text);
  std::string line;
  std::size_t number = 0;
  std::set<std::pair<std::string, std::string>> known;
  const auto refuse = [](const std::string& reason) { throw std::invalid_argument(reason); };
  while (std::getline(lines, line)) {
    ++number;
    try {
      const Json json = parsed_strictly<Json>(line);
      if (number == 1) {
        if (json.at("format") != format) refuse(fmt::format("not the head of a {}", format));
        maxima.seed = count_at<std::uint64_t>(json, "seed");
        maxima.cases = count_at<std::uint64_t>(json, "cases");
        maxima.vertices = count_at<int>(json, "vertices");
        if (!json.at("domain").is_null()) {
          maxima.domain = cases::name(cases::domain_named(json["domain"].get<std::string>()));
        }
        continue;
      }
      MaximaRow row{
          json.at("subject"), json.at("group"), count_at<std::uint64_t>(json, "answers"), {}, {}};
      for (std::size_t m = 0; m < measures.size(); ++m) {
        const Json& value = json.at(measures.at(m));
        if (m < findings_measure && value == infinite) {
          row.maxima.at(m) = std::numeric_limits<double>::infinity();
          continue;
        }
        if (m >= findings_measure) {
          row.maxima.at(m) = static_cast<double>(count_at<std::uint64_t>(json, measures.at(m)));
          continue;
        }
        if (!value.is_number() || value < 0) refuse("not a number: " + line);
        row.maxima.at(m) = value;
      }
      if (!known.emplace(row.subject, row.group).second) {
        refuse("twice: " + row.subject + " " + row.group);
      }
      maxima.rows.push_back(std::move(row));
    } catch (const std::exception& error) {
      const bool is_json = dynamic_cast<const Json::exception*>(&error) != nullptr;
      const std::string reason = !is_json      ? error.what()
                                 : number == 1 ? fmt::format("not the head of a {}", format)
                                               : "not a line of maxima: " + line;
      throw std::invalid_argument(fmt::format("{}:{}: {}", file, number, reason));
    }
  }
  if (number == 0) throw std::invalid_argument(fmt::format("{}: not a {}", file, format));
  return maxima;
}

ExitCode ratchet(const RatchetOptions& options) {
  const std::optional<Maxima> before = recorded(options);
  RecordStream reader(options.study);
  if (reader.header().shard) {
    throw std::invalid_argument(reader.path() + ": a part of a study; " + subjects::program_call() +
                                " merge joins them");
  }
  const Maxima now = maxima_of(reader);
  if (!reader.complete()) {
    note("gjkproof: {}: incomplete\n", reader.path());
    return incomplete;
  }
  if (now.rows.empty()) return nothing_judged("no case");
  if (!before) return first_record(options, now);
  require_same_study(*before, now, options.file);
  Ratchet ratchet(*before);
  ratchet.compare(now);
  fmt::print("{} exceeded, {} beaten, {} new, {} missing, of {} subjects and groups\n",
             ratchet.exceeded(), ratchet.beaten(), ratchet.added(), ratchet.missing(),
             before->rows.size());
  if (ratchet.beaten() + ratchet.added() > 0) {
    if (options.update) {
      replace_file(options.file, maxima_text(ratchet.kept()));
      fmt::print("{}: updated\n", options.file);
    } else {
      fmt::print("To record what is beaten and new: {} ratchet {} {} --update\n",
                 subjects::program_call(), options.study, options.file);
    }
  }
  if (ratchet.exceeded() > 0) {
    fmt::print("To accept what is exceeded, take its line out of {} and --update\n", options.file);
    return findings;
  }
  return ratchet.missing() > 0 ? incomplete : clean;
}

}  // namespace reports
