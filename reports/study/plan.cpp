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
#include <list>
#include <set>
#include <span>
#include <utility>

#include "core/cases/file.hpp"
#include "core/subjects/stopwatch.hpp"
#include "oracle/reference/reference.hpp"
#include "reports/output/note.hpp"
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

bool is_asked(const Judging& judging, cases::Domain domain) {
  return judging.domains.empty() || std::ranges::count(judging.domains, domain) > 0;
}

// Asks, judges and times all subjects; `together` has what some were asked before, if any were.
void ask_and_judge(const Judging& judging, const std::vector<subjects::Subject>& subjects,
                   const MakeQuestion& question, std::uint64_t i, Together* together,
                   Judged& result) {
  if (!result.examination) result.examination.emplace(cases::Case(), judging.oracle);
  cases::Case& next = result.examination->next();
  if (together != nullptr) {
    std::swap(next, together->questions[i]);  // both keep memory
  } else {
    question(i, next);
  }
  result.domain = cases::domain(next);
  result.asked = is_asked(judging, result.domain);
  if (!result.asked) return;
  result.examination->begin();
  result.findings.resize(judging.subjects.size());
  result.nanoseconds.assign(judging.subjects.size(), {});
  for (std::size_t s = 0; s < judging.subjects.size(); ++s) {
    const subjects::Subject& subject = subjects[s];
    oracle::JudgedAnswer& finding = result.findings[s];
    if (!subject.ask_all) {
      result.examination->ask(subject, finding);
      if (judging.timed && finding.answer) {
        result.nanoseconds[s] = nanoseconds_of(subject, *result.examination->put(subject).question);
      }
    } else if (const oracle::Put put = result.examination->put(subject); put.question == nullptr) {
      finding = oracle::skipped(put.reason);
    } else {
      Together::Part& part = together->part(i, s);
      const std::size_t place = together->place(i, s);
      finding = result.examination->judged(subject, std::move(part.answers[place]));
      if (judging.timed) result.nanoseconds[s] = part.nanoseconds[place];
    }
  }
}

// Times in a batch of its own, so that measuring never changes an answer, or takes what it says.
void time_outsider(const subjects::Subject& subject, Together::Part& part) {
  part.nanoseconds.assign(part.questions.size(), {});
  if (!subject.time_all) {
    std::ranges::transform(part.answers, part.nanoseconds.begin(), &subjects::Answer::nanoseconds);
    return;
  }
  std::vector<std::size_t> answered;
  std::vector<const cases::Case*> questions;
  for (std::size_t i = 0; i < part.questions.size(); ++i) {
    const subjects::Answer& answer = part.answers[i];
    if (answer.skipped || answer.ending == subjects::Ending::failed) continue;
    answered.push_back(i);
    questions.push_back(part.questions[i]);
  }
  const std::vector<std::optional<double>> times = subject.time_all(questions);
  for (std::size_t i = 0; i < times.size(); ++i) part.nanoseconds[answered[i]] = times[i];
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

void warn_of_cost(const std::string& place, std::uint64_t points_a, std::uint64_t points_b) {
  if (points_a * points_b <= oracle::pairs_max) return;
  const oracle::ReferenceCost cost = oracle::reference_cost(points_a, points_b);
  note(
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
      note(
          "gjkproof: {}{} and {} points: not in the sample that minkowski is asked for; the "
          "truth is from certificate only\n",
          place, points_a, points_b);
      return;
    case oracle::ReferenceUse::too_large:
      note(
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
                    std::uint64_t frames, Together* together, Judged& judged,
                    const std::function<void(std::uint64_t, Judged&)>& see) {
  const bool remember = judging.coherent && frames > 1;
  std::vector<subjects::Subject> remembering;
  const auto& subjects = remember ? remembering : judging.subjects;
  for (std::uint64_t i = first; i < last && !stop; ++i) {
    if (remember && i % frames == 0) remembering = conversing(judging.subjects);
    ask_and_judge(judging, subjects, question, i, together, judged);
    see(i, judged);
  }
}

bool has_outsiders(const Judging& judging) {
  return std::ranges::any_of(judging.subjects, [](const subjects::Subject& subject) {
    return subject.ask_all != nullptr;
  });
}

// Asks in parts, because each part starts a new process.
std::optional<Together> ask_outsiders(const Judging& judging, std::uint64_t size,
                                      const MakeQuestion& question, const std::atomic<bool>& stop,
                                      Together memory) {
  const std::vector<subjects::Subject>& all = judging.subjects;
  Together together = std::move(memory);
  together.subjects = all.size();
  together.questions.resize(size);
  std::vector<std::list<cases::Case>> changed(size);  // as some subject takes them
  std::vector<const cases::Case*> put(size * all.size());
  tbb::parallel_for(std::uint64_t{0}, size, [&](std::uint64_t i) {
    if (stop) return;
    cases::Case& asked = together.questions[i];
    question(i, asked);
    if (!is_asked(judging, cases::domain(asked))) return;
    std::optional<oracle::Examination> examination;
    for (std::size_t s = 0; s < all.size(); ++s) {
      if (!all[s].ask_all) continue;
      const cases::Case*& as_taken = put[i * all.size() + s];
      if (oracle::takes_as_it_is(all[s], asked)) {
        as_taken = &asked;
        continue;
      }
      if (!examination) examination.emplace(asked, judging.oracle);
      as_taken = examination->put(all[s]).question;
      if (as_taken == nullptr) continue;
      as_taken = &changed[i].emplace_back(*as_taken);
    }
  });
  const std::uint64_t parts = (size + Together::part_size - 1) / Together::part_size;
  together.parts.resize(parts * all.size());
  together.places.resize(size * all.size());
  tbb::parallel_for(std::size_t{0}, together.parts.size(), [&](std::size_t p) {
    const std::size_t s = p % all.size();
    if (stop || !all[s].ask_all) return;
    const std::uint64_t first = p / all.size() * Together::part_size;
    Together::Part& part = together.parts[p];
    part.questions.clear();
    for (std::uint64_t i = first; i < std::min(first + Together::part_size, size); ++i) {
      const cases::Case* const as_taken = put[i * all.size() + s];
      together.places[i * all.size() + s] = part.questions.size();
      if (as_taken != nullptr) part.questions.push_back(as_taken);
    }
    if (part.questions.empty()) return;
    part.answers = all[s].ask_all(part.questions);
    if (judging.timed) time_outsider(all[s], part);
  });
  if (stop) return std::nullopt;
  return together;
}

std::vector<std::optional<Judged>> judge(const Judging& judging, std::uint64_t size,
                                         const MakeQuestion& question,
                                         const std::atomic<bool>& stop, std::uint64_t frames) {
  std::vector<std::optional<Judged>> results(size);
  std::optional<Together> together;
  if (has_outsiders(judging)) {
    together = ask_outsiders(judging, size, question, stop);
    if (!together) return results;
  }
  const std::uint64_t stretch = judging.coherent ? frames : 1;
  tbb::parallel_for(std::uint64_t{0}, (size + stretch - 1) / stretch, [&](std::uint64_t motion) {
    const std::uint64_t first = motion * stretch;
    Judged judged;
    judge_in_order(judging, first, std::min(first + stretch, size), question, stop, frames,
                   together ? &*together : nullptr, judged,
                   [&](std::uint64_t i, Judged& one) { results[i].emplace(std::move(one)); });
  });
  return results;
}

}  // namespace reports
