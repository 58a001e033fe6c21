// SPDX-License-Identifier: MIT
#include "reports/vectors/asked.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "core/cases/shrink/shrink.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/laws/laws.hpp"
#include "reports/casework/shrink.hpp"

namespace reports {

using cases::Case;
using subjects::Fault;
using subjects::Subject;

namespace {

cases::Body lattice_body(unsigned corners, int dim, const cases::Point& offset) {
  cases::Body body;
  for (unsigned corner = 0; corner < 1U << dim; ++corner) {
    if ((corners >> corner & 1U) == 0) continue;
    body.points.push_back({(corner & 1U) + offset[0], (corner >> 1U & 1U) + offset[1],
                           (corner >> 2U & 1U) + offset[2]});
  }
  return body;
}

}  // namespace

Asked::Asked(std::vector<Subject> others) : all_(std::move(others)) {
  for (const Fault& fault : subjects::faults()) {
    std::erase_if(all_, [&](const Subject& one) { return one.name == fault.subject.name; });
  }
  for (const Fault& fault : subjects::faults()) base_.push_back(place_of(fault.base));
  first_fault_ = all_.size();
  for (const Fault& fault : subjects::faults()) all_.push_back(fault.subject);
}

std::string Asked::bug(std::size_t subject) const {
  if (is_fault(subject)) return fault(subject).idea;
  const std::string name = all_[subject].name.substr(0, all_[subject].name.find('?'));
  if (name.starts_with("core/")) return "method/" + name.substr(name.rfind('/') + 1);
  const std::size_t from = name.find('/') + 1;
  return "library/" + name.substr(from, name.find('/', from) - from);
}

std::vector<Failure> Asked::failures(const Judged& judged) const {
  const auto is_wrong = [&](std::size_t s) {
    return oracle::is_finding(judged.findings[s].verdict);
  };
  std::vector<Failure> result;
  for (std::size_t s = 0; s < all_.size(); ++s) {
    if (!is_wrong(s) || (is_fault(s) && is_wrong(base_[s - first_fault_]))) continue;
    result.push_back({s, judged.findings[s].verdict.kind});
  }
  return result;
}

std::size_t Asked::place_of(const std::string& name) {
  const auto found = std::ranges::find(all_, name, &Subject::name);
  if (found != all_.end()) return static_cast<std::size_t>(found - all_.begin());
  all_.push_back(subjects::core_subject(name));
  return all_.size() - 1;
}

Case reduced(const Case& question, std::size_t failing, const Asked& asked, std::size_t calls_max) {
  const Subject& subject = asked.all()[failing];
  const Subject* const base = asked.base(failing);
  const auto rounded = cases::rounded(question, case_bits(subject));
  const Case start = rounded ? *rounded : question;
  const std::optional<FailureClass> was = failure_class(start, subject);
  if (!was) return question;
  const auto still_fails = [&](const Case& candidate) {
    if (cases::bits(candidate) > case_bits(subject)) return false;
    const std::optional<FailureClass> now = failure_class(candidate, subject);
    return now && same_class(*was, *now) && (base == nullptr || !failure_class(candidate, *base));
  };
  return still_fails(start) ? cases::shrink(start, still_fails, calls_max).question : start;
}

std::optional<std::string> law_that_shows(const Fault& fault, const Subject& base,
                                          const Case& question, std::uint64_t key) {
  const auto asked = cases::rounded(question, case_bits(fault.subject));
  if (!asked || reason_to_skip(fault.subject, *asked)) return std::nullopt;
  if (fault.spoils == subjects::Spoils::work) {
    const Subject& exact =
        subjects::core_subject("core/rational" + fault.base.substr(fault.base.rfind('/')));
    const auto broken = [&](const Subject& one) {
      return one.ask(*asked, nullptr).iterations > oracle::work_allowance &&
             oracle::broken_work(one, exact, *asked);
    };
    return broken(fault.subject) && !broken(base) ? std::optional<std::string>("law/work")
                                                  : std::nullopt;
  }
  for (const oracle::Law& law : oracle::laws()) {
    if (law.of_normalising_subjects && !fault.subject.contract.normalises_scale) continue;
    const auto broken = [&](const Subject& one) {
      auto choices = cases::Choices::keyed(key, law.name, 0);
      return law.broken(one, *asked, choices);
    };
    if (broken(fault.subject) && !broken(base)) return std::string("law/") + law.name;
  }
  return std::nullopt;
}

std::vector<Case> lattice_cases() {
  std::vector<Case> all;
  for (const int dim : {2, 3}) {
    std::vector<unsigned> sets;
    for (unsigned corners = 1; corners < 1U << (1U << dim); ++corners) {
      if (dim == 2 || (std::popcount(corners) <= 3 && corners % 2 == 1)) sets.push_back(corners);
    }
    const std::vector<cases::Point> offsets =
        dim == 2 ? std::vector<cases::Point>{{0, 0}, {1, 0}, {1, 1}, {2, 0}, {2, 1}, {3, 2}}
                 : std::vector<cases::Point>{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {2, 1, 0}, {1, 1, 3}};
    for (const unsigned a : sets) {
      for (const unsigned b : sets) {
        for (const cases::Point& offset : offsets) {
          Case question;
          question.id =
              fmt::format("lattice/{}d/{}-{}+{}{}{}", dim, a, b, offset[0], offset[1], offset[2]);
          question.dim = dim;
          question.a = lattice_body(a, dim, {});
          question.b = lattice_body(b, dim, offset);
          all.push_back(std::move(question));
        }
      }
    }
  }
  return all;
}

}  // namespace reports
