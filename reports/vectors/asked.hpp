// SPDX-License-Identifier: MIT
// The subjects whose failures make vectors: sound ones, and planted faults beside their bases.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/subjects/planted/faults.hpp"
#include "oracle/judge/judge.hpp"
#include "reports/study/study.hpp"

namespace reports {

struct Failure {
  std::size_t subject = 0;
  oracle::VerdictKind kind = oracle::VerdictKind::correct;
};

// All that are asked; each fault with its base, whose failures do not count for the fault.
class Asked {
 public:
  explicit Asked(std::vector<subjects::Subject> others);

  const std::vector<subjects::Subject>& all() const { return all_; }
  bool is_fault(std::size_t subject) const { return subject >= first_fault_; }
  // Whether it is of this project: a fault or a subject of the core.
  bool is_ours(std::size_t subject) const {
    return is_fault(subject) || all_[subject].name.starts_with("core/");
  }
  const subjects::Fault& fault(std::size_t subject) const {
    return subjects::faults()[subject - first_fault_];
  }
  const subjects::Subject* base(std::size_t subject) const {
    return is_fault(subject) ? &all_[base_[subject - first_fault_]] : nullptr;
  }

  // The kind of bug that it has, in words: "method/original", "termination".
  std::string bug(std::size_t subject) const;
  std::vector<Failure> failures(const Judged& judged) const;

 private:
  std::size_t place_of(const std::string& name);

  std::vector<subjects::Subject> all_;
  std::vector<std::size_t> base_;
  std::size_t first_fault_ = 0;
};

// The simplest case on which the subject fails as it does on this one, and its base does not.
cases::Case reduced(const cases::Case& question, std::size_t failing, const Asked& asked,
                    std::size_t calls_max);

// The law by which the case shows a fault that no judge of single answers sees; `key` chooses what the
// law draws.
std::optional<std::string> law_that_shows(const subjects::Fault& fault,
                                          const subjects::Subject& base,
                                          const cases::Case& question, std::uint64_t key);

// All pairs of sets of corners of a square, and of up to three corners of a cube, one of them moved.
std::vector<cases::Case> lattice_cases();

}  // namespace reports
