// SPDX-License-Identifier: MIT
// The groups of cases of a study, cut into units; warnings about large bodies; and a stretch of
// cases put to all subjects, with the answers judged, in parallel.
#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <set>
#include <span>
#include <utility>

#include "core/cases/file.hpp"
#include "core/subjects/stopwatch.hpp"
#include "oracle/reference/reference.hpp"
#include "reports/study/study.hpp"

namespace reports {
namespace {

// In the order of all_families(), then in that of `names`.  No names: all studied families.
std::vector<cases::Family> families_called(const std::vector<std::string>& names) {
  if (names.empty()) return cases::studied_families();
  std::vector<cases::Family> given;
  std::set<std::string> seen;
  for (const std::string& name : names) {
    cases::Family family = cases::family(name);
    if (seen.insert(full_name(family)).second) given.push_back(std::move(family));
  }
  std::vector<cases::Family> result;
  for (const cases::Family& listed : cases::all_families()) {
    std::ranges::copy_if(given, std::back_inserter(result), [&listed](const cases::Family& one) {
      return one.generate == listed.generate;
    });
  }
  return result;
}

// The cases of a part for one subject that takes many cases at a time.
struct Together {
  std::size_t subject = 0;
  std::vector<std::size_t> places;  // indices of the cases among the results
  std::vector<const cases::Case*> questions;
};

// Returns all subjects; each that can converse gets a new conversation.
std::vector<subjects::Subject> conversing(std::vector<subjects::Subject> all) {
  for (subjects::Subject& subject : all) {
    if (!subject.converse) continue;
    subject.ask = [conversation = subject.converse()](const cases::Case& question,
                                                      const subjects::Trace*) {
      return conversation(question);
    };
  }
  return all;
}

// Asks, judges and times all subjects that take one case at a time.
void ask_and_judge(const Judging& judging, const std::vector<subjects::Subject>& subjects,
                   const MakeQuestion& question, std::uint64_t index, Judged& result) {
  if (!result.examination) result.examination.emplace(cases::Case(), judging.oracle);
  cases::Case& next = result.examination->next();
  question(index, next);
  result.domain = cases::domain(next);
  result.asked = !judging.domain || *judging.domain == result.domain;
  if (!result.asked) return;
  result.examination->begin();
  result.findings.resize(judging.subjects.size());
  result.nanoseconds.assign(judging.subjects.size(), {});
  for (std::size_t s = 0; s < judging.subjects.size(); ++s) {
    const subjects::Subject& subject = subjects[s];
    if (!subject.ask_all) {
      result.examination->ask(subject, result.findings[s]);
      if (judging.timed && result.findings[s].answer) {
        result.nanoseconds[s] = nanoseconds_of(subject, *result.examination->put(subject).question);
      }
    } else {
      const oracle::Put put = result.examination->put(subject);
      result.findings[s] =
          put.question == nullptr ? oracle::skipped(put.reason) : oracle::JudgedAnswer();
    }
  }
}

// Plug-ins are asked in parts, because each part starts a new process.  Two parts per block, so
// that a single plug-in keeps two threads busy.
std::vector<Together> parts(const Judging& judging, std::span<std::optional<Judged>> results) {
  constexpr std::size_t part_size = cases_in_block / 2;
  std::vector<Together> all;
  for (std::size_t first = 0; first < results.size(); first += part_size) {
    const std::size_t last = std::min(first + part_size, results.size());
    for (std::size_t s = 0; s < judging.subjects.size(); ++s) {
      const subjects::Subject& subject = judging.subjects[s];
      if (!subject.ask_all) continue;
      Together part{s, {}, {}};
      for (std::size_t i = first; i < last; ++i) {
        if (!results[i] || !results[i]->asked) continue;
        const oracle::Put put = results[i]->examination->put(subject);
        if (put.question == nullptr) continue;
        part.places.push_back(i);
        part.questions.push_back(put.question);
      }
      if (!part.places.empty()) all.push_back(std::move(part));
    }
  }
  return all;
}

// Times in a batch of its own, so that measuring never changes an answer.
void time_outsider(const subjects::Subject& subject, const Together& part,
                   std::span<std::optional<Judged>> results) {
  if (!subject.time_all) return;
  Together answered{part.subject, {}, {}};
  for (std::size_t i = 0; i < part.places.size(); ++i) {
    const subjects::Answer& answer = *results[part.places[i]]->findings[part.subject].answer;
    if (answer.skipped || answer.ending == subjects::Ending::failed) continue;
    answered.places.push_back(part.places[i]);
    answered.questions.push_back(part.questions[i]);
  }
  const std::vector<std::optional<double>> times = subject.time_all(answered.questions);
  for (std::size_t i = 0; i < times.size(); ++i) {
    results[answered.places[i]]->nanoseconds[part.subject] = times[i];
  }
}

// Asks, times and judges the subjects that take many cases at a time.  An interrupt discards all.
void judge_outsiders(const Judging& judging, std::vector<std::optional<Judged>>& results,
                     const std::atomic<bool>& stop) {
  const std::vector<Together> all = parts(judging, results);
  tbb::parallel_for(std::size_t{0}, all.size(), [&](std::size_t p) {
    if (stop) return;
    const auto& [s, places, questions] = all[p];
    std::vector<subjects::Answer> answers = judging.subjects[s].ask_all(questions);
    for (std::size_t i = 0; i < places.size(); ++i) {
      results[places[i]]->findings[s].answer = std::move(answers[i]);
    }
    if (judging.timed) time_outsider(judging.subjects[s], all[p], results);
  });
  if (stop && !all.empty()) return std::fill(results.begin(), results.end(), std::nullopt);
  tbb::parallel_for(std::size_t{0}, results.size(), [&](std::size_t i) {
    if (!results[i] || !results[i]->asked) return;
    for (std::size_t s = 0; s < judging.subjects.size(); ++s) {
      oracle::JudgedAnswer& finding = results[i]->findings[s];
      if (!judging.subjects[s].ask_all || !finding.answer) continue;
      subjects::Answer answer = *std::move(finding.answer);
      finding = results[i]->examination->judged(judging.subjects[s], std::move(answer));
    }
  });
}

}  // namespace

std::vector<Group> groups(const StudyOptions& options) {
  std::vector<Group> result;
  for (const std::string& file : options.known) {
    Group group;
    group.name = "known/" + std::filesystem::path(file).stem().string();
    group.file = group.name + std::filesystem::path(file).extension().string();
    group.known = cases::read_cases(file);
    group.size = group.known.size();
    result.push_back(std::move(group));
  }
  for (cases::Family& family : families_called(options.families)) {
    Group group;
    group.name = full_name(family);
    group.family = std::move(family);
    group.size = options.cases;
    result.push_back(std::move(group));
  }
  return result;
}

std::vector<Unit> units(const std::vector<Group>& groups, const std::optional<Shard>& shard) {
  std::vector<Unit> result;
  std::uint64_t number = 0;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    for (std::uint64_t first = 0; first < groups[g].size; first += cases_in_block, ++number) {
      if (shard && number % shard->parts != shard->part - 1) continue;
      result.push_back({number, g, first, std::min(cases_in_block, groups[g].size - first)});
    }
  }
  return result;
}

void make_question(const StudyOptions& options, const Group& group, std::uint64_t index,
                   cases::Case& question) {
  if (group.family) {
    cases::generate(*group.family, options.seed, index, {options.vertices_max}, question);
  } else {
    question = group.known[index];
  }
}

RunHeader header_of(const StudyOptions& options, const std::vector<Group>& groups) {
  RunHeader header;
  header.command = options.command;
  header.seed = options.seed;
  header.cases = options.cases;
  header.vertices_max = options.vertices_max;
  header.domain = options.domain;
  header.first_domain = options.first_domain;
  header.oracle = options.oracle.name();
  header.study = options.study;
  for (const Group& group : groups) {
    RunHeader::Group recorded{group.name, group.file, group.size, {}, {}};
    if (group.family) {
      recorded.family = group.family->name;
      recorded.settings = group.family->settings;
    }
    header.groups.push_back(std::move(recorded));
  }
  for (const subjects::Subject& subject : options.subjects) {
    header.subjects.push_back(recorded(subject));
  }
  header.build = options.build;
  header.processor = processor_name();
  header.timed = options.timed;
  header.coherent = options.coherent;
  header.records = options.records;
  header.shard = options.shard;
  return header;
}

std::uint64_t unit_count(const RunHeader& header) {
  std::uint64_t count = 0;
  for (const RunHeader::Group& group : header.groups) {
    count += (group.size + cases_in_block - 1) / cases_in_block;
  }
  return count;
}

void warn_of_cost(const std::string& place, std::uint64_t points_a, std::uint64_t points_b) {
  if (points_a * points_b <= oracle::pairs_max) return;
  const oracle::ReferenceCost cost = oracle::reference_cost(points_a, points_b);
  fmt::print(
      stderr,
      "gjkproof: {}{} and {} points: the truth by minkowski may take {:.2g} s and {:.2g} GB; "
      "--oracle certificate is fast\n",
      place, points_a, points_b, cost.seconds, cost.gigabytes);
}

void tell_of_large_bodies(const std::string& file, const cases::Case& question,
                          oracle::Oracle oracle) {
  if (cases::has_curved_body(question) || oracle == oracle::Oracle::certificate) return;
  const std::string place = file + ": " + question.id + ": ";
  const std::size_t points_a = cases::vertex_count(question.a, question.dim);
  const std::size_t points_b = cases::vertex_count(question.b, question.dim);
  if (oracle == oracle::Oracle::minkowski) return warn_of_cost(place, points_a, points_b);
  switch (oracle::reference_use(question)) {
    case oracle::ReferenceUse::compared: return;
    case oracle::ReferenceUse::not_in_sample:
      fmt::print(stderr,
                 "gjkproof: {}{} and {} points: not in the sample that minkowski is asked for; the "
                 "truth is certificate's alone\n",
                 place, points_a, points_b);
      return;
    case oracle::ReferenceUse::too_large:
      fmt::print(stderr,
                 "gjkproof: {}{} and {} points: too large for minkowski; the truth is "
                 "certificate's alone\n",
                 place, points_a, points_b);
      return;
  }
}

double nanoseconds_of(const subjects::Subject& subject, const cases::Case& question) {
  if (!subject.query) {
    return subjects::least_nanoseconds([&] { subject.ask(question, nullptr); });
  }
  const subjects::Prepared a = subject.prepare(question.a, question.dim);
  const subjects::Prepared b = subject.prepare(question.b, question.dim);
  subjects::Answer answer;
  return subjects::least_nanoseconds([&] { subject.query(a, b, answer, nullptr); });
}

void judge_in_order(const Judging& judging, std::uint64_t first, std::uint64_t last,
                    const MakeQuestion& question, const std::atomic<bool>& stop,
                    std::uint64_t frames, Judged& judged,
                    const std::function<void(std::uint64_t, Judged&)>& see) {
  const bool remember = judging.coherent && frames > 1;
  std::vector<subjects::Subject> remembering;
  const auto& subjects = remember ? remembering : judging.subjects;
  for (std::uint64_t i = first; i < last && !stop; ++i) {
    if (remember && i % frames == 0) remembering = conversing(judging.subjects);
    ask_and_judge(judging, subjects, question, i, judged);
    see(i, judged);
  }
}

bool has_outsiders(const Judging& judging) {
  return std::ranges::any_of(judging.subjects, [](const subjects::Subject& subject) {
    return subject.ask_all != nullptr;
  });
}

std::vector<std::optional<Judged>> judge(const Judging& judging, std::uint64_t size,
                                         const MakeQuestion& question,
                                         const std::atomic<bool>& stop, std::uint64_t frames) {
  std::vector<std::optional<Judged>> results(size);
  const std::uint64_t stretch = judging.coherent ? frames : 1;
  tbb::parallel_for(std::uint64_t{0}, (size + stretch - 1) / stretch, [&](std::uint64_t motion) {
    const std::uint64_t first = motion * stretch;
    Judged judged;
    judge_in_order(judging, first, std::min(first + stretch, size), question, stop, frames, judged,
                   [&](std::uint64_t i, Judged& one) { results[i].emplace(std::move(one)); });
  });
  judge_outsiders(judging, results, stop);
  return results;
}

}  // namespace reports
