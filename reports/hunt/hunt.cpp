// SPDX-License-Identifier: MIT
#include "reports/hunt/hunt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/cases/json_reason.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/casework/shrink.hpp"
#include "reports/hunt/mutation.hpp"
#include "reports/hunt/records.hpp"
#include "reports/output/interrupts.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/strict_json.hpp"
#include "reports/study/form/counts.hpp"

namespace reports {
namespace {

using Clock = std::chrono::steady_clock;
using nlohmann::ordered_json;

constexpr std::uint64_t cases_in_step = 64;
constexpr std::size_t shrink_calls = 2000;
constexpr std::size_t records_shown = 20;
constexpr std::chrono::seconds between_reports{30};

// Where cases come from: the families, then the files of known cases.
struct Origin {
  std::string name;
  const cases::Family* family = nullptr;  // null: known cases
  std::vector<cases::Case> known;
};

std::vector<Origin> origins(const std::vector<std::string>& files) {
  std::vector<Origin> result;
  for (const cases::Family& family : cases::families())
    result.push_back({family.name, &family, {}});
  for (const std::string& file : files) {
    const std::string name = std::filesystem::path(file).filename().string();
    result.push_back({"known/" + name, nullptr, cases::read_cases(file)});
  }
  return result;
}

class Hunt {
 public:
  explicit Hunt(const HuntOptions& options)
      : options_(options),
        origins_(origins(options.known)),
        sizes_{.vertices_max = options.vertices_max, .far_apart = true},
        folder_(options.output),
        records_(names(options.subjects), names(origins_)) {
    if (!options.against.empty()) records_.compare_with(options.against);
    const std::string path = folder_.path(journal_file);
    const std::uint64_t size = std::filesystem::exists(path) ? read(path) : 0;
    if (size > 0) {
      journal_.emplace(path, path, size);
      confirm();
    } else {
      require_no_study();
      journal_.emplace(path);
      write({{"format", hunt_format}, {"command", options.command}, {"version", options.version}});
    }
  }

  ExitCode run() {
    const InterruptGuard guard;
    const Clock::time_point begin = Clock::now();
    const auto limit = std::chrono::duration<double>(options_.seconds);
    Clock::time_point reported = begin;
    while (!InterruptGuard::interrupted() && Clock::now() - begin < limit) {
      step();
      ++step_;
      if (Clock::now() - reported < between_reports) continue;
      reported = Clock::now();
      report();
    }
    report();
    fmt::print("{}{}\n{}\n", records_.text(records_shown), folder_.path(summary_file),
               folder_.path(page_file));
    if (records_.answers == 0) {
      return nothing_judged(step_ == 0 ? "no case" : "every subject skips every case");
    }
    return records_.findings() > 0 ? findings : clean;
  }

 private:
  static constexpr const char* found_file = "found.jsonl";

  // Throws std::invalid_argument if this is the folder of a study, whose summary would be lost.
  void require_no_study() const {
    for (const char* name : {records_file, counts_file}) {
      for (const std::string& path : {folder_.path(name), folder_.fresh(name)}) {
        if (!std::filesystem::exists(path)) continue;
        throw std::invalid_argument(
            fmt::format("{}: is of a study; -o takes another folder for a hunt", path));
      }
    }
  }

  // Returns the size of the whole lines; a kill may have cut the last one.
  std::uint64_t read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::uint64_t size = 0;
    std::uint64_t number = 0;
    for (std::string line; std::getline(file, line) && !file.eof(); size += line.size() + 1) {
      ++number;
      try {
        const ordered_json entry = parsed_strictly<ordered_json>(line);
        number == 1 ? require_same(entry) : take(entry, line);
      } catch (const std::exception& error) {
        throw std::invalid_argument(
            fmt::format("{}:{}: {}", path, number, cases::json_reason(error)));
      }
    }
    return size;
  }

  void require_same(const ordered_json& header) const {
    if (header.at("format") != hunt_format) throw std::invalid_argument("no journal of a hunt");
    if (header.at("command") == options_.command) return;
    throw std::invalid_argument("is of another hunt: " + header.at("command").get<std::string>());
  }

  void take(const ordered_json& entry, const std::string& line) {
    step_ = count_at<std::uint64_t>(entry, "step");
    records_.answers = count_at<std::uint64_t>(entry, "answers");
    const auto parsed = [&entry](const char* key) {
      std::istringstream text(cases::header_line() + "\n" + entry.at(key).dump() + "\n");
      return cases::read_cases(text, key).at(0);
    };
    if (entry.contains("case")) records_.take(entry, parsed("case"));
    if (entry.contains("reduced")) {
      reduced_.insert_or_assign(kind_of(records_.place_in(entry)), parsed("reduced"));
    }
    if (entry.contains("dropped")) records_.drop(entry);
    if (line.size() > cases::line_bytes_max) throw std::invalid_argument(cases::line_too_long);
  }

  // A subject and how it fails.
  using Kind = std::pair<std::size_t, VerdictKind>;
  static Kind kind_of(const HuntPlace& place) { return {place.subject, place.verdict}; }

  // Each line is with the system at once: a kill of the program loses none.
  void write(const ordered_json& entry) {
    journal_->write(entry.dump(-1, ' ', true, ordered_json::error_handler_t::replace) + "\n");
    journal_->flush();
  }

  ordered_json entry() const { return {{"step", step_}, {"answers", records_.answers}}; }

  Counted judged(std::size_t subject, const cases::Case& question) const {
    oracle::Examination examination(question, oracle::Oracle::certificate);
    return counted(examination.ask(options_.subjects[subject]));
  }

  // Asks for each record and each reduced case again, which another version of the program or of the
  // subject may have lost.
  void confirm() {
    for (const HuntRecord& record : records_.all()) {
      const Counted now = judged(record.place.subject, record.question);
      if (now.verdict == record.place.verdict && !is_worse(record.answer, now)) continue;
      ordered_json line = entry();
      line.update(records_.names_of(record.place));
      line["dropped"] = name(now.verdict);
      write(line);
      records_.drop(line);
    }
    std::erase_if(reduced_, [this](const auto& one) {
      return judged(one.first.first, one.second).verdict != one.first.second;
    });
  }

  // The four kinds of steps in turn; each draws from a stream of its own.
  void step() {
    cases::Choices choices = cases::Choices::keyed(options_.seed, "hunt", step_);
    switch (step_ % 4) {
      case 0: sequence(family_of(choices)); break;
      case 1: sweep(choices); break;
      case 2: change_known(choices); break;
      default: climb(choices); break;
    }
  }

  const Origin& family_of(cases::Choices& choices) const {
    return origins_[choices.below(cases::families().size())];
  }

  void sequence(const Origin& origin) { sequence(origin, *origin.family); }

  void sequence(const Origin& origin, const cases::Family& family) {
    for (std::uint64_t i = 0; i < cases_in_step; ++i) {
      ask_all(origin, cases::generate(family, options_.seed, step_ * cases_in_step + i, sizes_));
    }
  }

  // A family with one of its settings, spread over the powers of two where it may be any number.
  void sweep(cases::Choices& choices) {
    const Origin& origin = family_of(choices);
    cases::Family family = *origin.family;
    const std::vector<cases::Settable> all = settables(family);
    if (all.empty()) return sequence(origin);
    const cases::Settable& one = all[choices.below(all.size())];
    const double share = choices.share(16);
    double value = 0;
    if (one.kind == cases::Settable::Kind::whole) {
      const double most = std::min(one.most, std::string_view(one.name).starts_with("vertices")
                                                 ? double(options_.vertices_max)
                                                 : one.most);
      value = std::floor(one.least + share * (std::max(most, one.least) - one.least));
    } else {
      const double least = std::max(one.least, std::ldexp(one.most, -60));
      value = std::exp2(
          std::floor(std::log2(least) + share * (std::log2(one.most) - std::log2(least))));
      value = std::clamp(value, one.least, one.most);
    }
    family.settings = {{one.name, value}};
    try {
      sequence(origin, family);
    } catch (const std::invalid_argument&) {
      // Doubles cannot represent such a case.
    }
  }

  void change_known(cases::Choices& choices) {
    std::vector<const Origin*> files;
    for (const Origin& origin : origins_) {
      if (!origin.known.empty()) files.push_back(&origin);
    }
    if (files.empty()) return sequence(family_of(choices));
    const Origin& origin = *files[choices.below(files.size())];
    for (std::uint64_t i = 0; i < cases_in_step; ++i) {
      cases::Case question = origin.known[choices.below(origin.known.size())];
      // Who was wrong on the known case need not be on this one.
      question.source = cases::Source{"", "change of " + question.id, ""};
      if (mutate(question, choices, options_.vertices_max)) ask_all(origin, std::move(question));
    }
  }

  // Asks the subject of a record about changes of its case, and of the better ones on the way.
  void climb(cases::Choices& choices) {
    const std::vector<HuntRecord> all = records_.all();
    if (all.empty()) return sequence(family_of(choices));
    const HuntPlace place = all[choices.below(all.size())].place;
    for (std::uint64_t i = 0; i < cases_in_step; ++i) {
      cases::Case question = records_.at(place)->question;
      if (mutate(question, choices, options_.vertices_max))
        ask(origins_[place.origin], std::move(question), place.subject, place.subject + 1);
    }
  }

  void ask_all(const Origin& origin, cases::Case question) {
    ask(origin, std::move(question), 0, options_.subjects.size());
  }

  void ask(const Origin& origin, cases::Case question, std::size_t first, std::size_t last) {
    const auto at = static_cast<std::size_t>(&origin - origins_.data());
    oracle::Examination examination(std::move(question), oracle::Oracle::certificate);
    for (std::size_t s = first; s < last; ++s) {
      const Counted answer = counted(examination.ask(options_.subjects[s]));
      if (answer.verdict == VerdictKind::skipped) continue;
      ++records_.answers;
      const HuntPlace place{s, at, answer.verdict};
      if (records_.beats(place, answer)) keep(place, answer, examination.question());
    }
  }

  void keep(const HuntPlace& place, const Counted& answer, cases::Case question) {
    question.id = fmt::format("hunt-s{}-{}-{}", options_.seed, step_, records_.answers);
    question.expect.reset();
    question.flags.clear();
    ordered_json line = entry();
    line.update(records_.names_of(place));
    line["answer"] = json_of(answer);
    line["case"] = ordered_json::parse(cases::case_line(question));
    write(line);
    records_.take(line, question);
    reduce(place, question);
  }

  // One case of a kind, if the judge confirms that it fails in the same way.
  void reduce(const HuntPlace& place, const cases::Case& question) {
    if (!is_finding(place.verdict) || reduced_.contains(kind_of(place))) return;
    const std::optional<Reduced> small =
        reduced(question, options_.subjects[place.subject], false, shrink_calls);
    if (!small || judged(place.subject, small->question).verdict != place.verdict) return;
    ordered_json line = entry();
    line.update(records_.names_of(place));
    line["reduced"] = ordered_json::parse(cases::case_line(small->question));
    write(line);
    reduced_.emplace(kind_of(place), small->question);
  }

  void report() {
    // A kill may have prevented it.
    for (const HuntRecord& record : records_.all()) reduce(record.place, record.question);
    write(entry());
    std::string found = cases::header_line(reduced_.size()) + "\n";
    for (const auto& [kind, question] : reduced_) found += cases::case_line(question) + "\n";
    replace_file(folder_.path(found_file), found);
    replace_file(folder_.path(summary_file), records_.markdown(options_.command));
    replace_file(folder_.path(page_file), records_.page(options_.command));
    note("step {}, {} answers, {} records, {} kinds of findings\n", step_, records_.answers,
         records_.all().size(), reduced_.size());
  }

  const HuntOptions& options_;
  std::vector<Origin> origins_;
  cases::Sizes sizes_;
  ResultFolder folder_;
  HuntRecords records_;
  std::map<Kind, cases::Case> reduced_;
  std::optional<OutputFile> journal_;
  std::uint64_t step_ = 0;
};

}  // namespace

ExitCode hunt(const HuntOptions& options) { return Hunt(options).run(); }

}  // namespace reports
