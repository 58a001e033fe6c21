// SPDX-License-Identifier: MIT
#include "reports/research/findings/search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "reports/casework/shrink.hpp"
#include "reports/study/judging.hpp"

namespace reports {
namespace {

using Key = std::tuple<std::string, VerdictKind, cases::Domain>;

struct Candidate {
  std::size_t subject = 0;
  cases::Case question;
  double size = 0;
  std::size_t vertices = 0;
};

// Whether `one` is a better example to show than the earlier `other`.  Unlike in the ranking of
// is_worse(), a finding with a measured size is better than one without.
bool is_better_example(const Candidate& one, const Candidate& other) {
  const bool has_size = std::isfinite(one.size);
  if (has_size != std::isfinite(other.size)) return has_size;
  if (has_size && one.size != other.size) return one.size > other.size;
  return one.vertices < other.vertices;
}

class Search {
 public:
  explicit Search(const SearchOptions& options) : options_(options) {
    for (const subjects::Subject& subject : options.subjects) {
      libraries_.push_back(library_of(subject.name));
    }
  }

  std::vector<ReducedFinding> run() {
    for (const cases::Family& family : cases::studied_families()) look_in(family);
    std::vector<ReducedFinding> result;
    for (const auto& [key, candidate] : worst_) result.push_back(finding(key, candidate));
    return result;
  }

 private:
  void look_in(const cases::Family& family) {
    const std::atomic<bool> stop = false;
    const Judging judging{options_.subjects, oracle::Oracle::certificate, std::nullopt};
    for (std::uint64_t first = 0; first < options_.cases; first += cases_in_block) {
      const std::uint64_t size = std::min(cases_in_block, options_.cases - first);
      const auto question = [&](std::uint64_t i) {
        return cases::generate(family, options_.seed, first + i, {options_.vertices_max});
      };
      for (std::optional<Judged>& judged : judge(judging, size, question, stop)) keep(*judged);
    }
    fmt::print(stderr, "{}: {} kinds of findings so far\n", family.name, worst_.size());
  }

  void keep(Judged& judged) {
    for (std::size_t s = 0; s < options_.subjects.size(); ++s) {
      const oracle::Verdict& verdict = judged.findings[s].verdict;
      if (!oracle::is_finding(verdict)) continue;
      // As the subject received it: the reduced case must fit its format, and the domain is its
      // own.
      const cases::Case& question = *judged.examination->put(options_.subjects[s]).question;
      const Key key{libraries_[s], verdict.kind, cases::domain(question)};
      const Candidate candidate{s, question, verdict.size, cases::vertex_count(question)};
      const auto [entry, is_first] = worst_.try_emplace(key, candidate);
      if (!is_first && is_better_example(candidate, entry->second)) entry->second = candidate;
    }
  }

  ReducedFinding finding(const Key& key, const Candidate& candidate) const {
    const auto& [library, kind, domain] = key;
    const subjects::Subject& subject = options_.subjects[candidate.subject];
    fmt::print(stderr, "{}: {} in {}: {}\n", subject.name, title(kind), cases::name(domain),
               candidate.question.id);
    std::optional<Reduced> result = reduced(candidate.question, subject, true, options_.calls_max);
    if (!result) {
      throw std::runtime_error(
          fmt::format("{} does not fail again on {}", subject.name, candidate.question.id));
    }
    return {library, subject, domain, kind, std::move(result->question), candidate.question.id};
  }

  const SearchOptions& options_;
  std::vector<std::string> libraries_;
  std::map<Key, Candidate> worst_;
};

}  // namespace

std::string library_of(const std::string& subject) {
  constexpr std::string_view adapters = "peer/";
  const std::size_t from = subject.starts_with(adapters) ? adapters.size() : 0;
  return subject.substr(from, subject.find('/', from) - from);
}

std::vector<ReducedFinding> reduced_findings(const SearchOptions& options) {
  return Search(options).run();
}

}  // namespace reports
