// SPDX-License-Identifier: MIT
// A source of truth for cases without curved bodies.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

class Oracle {
 public:
  static const Oracle certificate;
  // These two are defined in the library oracle_reference, which needs CGAL; code that names them
  // must link it.  `both` compares the two exactly, if reference_use() says so.
  static const Oracle minkowski;
  static const Oracle both;

  // Chooses: whether two oracles agreed on the truth of that case; null: never.
  using Finds = Truth (*)(const cases::Case&);
  using Chooses = bool (*)(const cases::Case&);
  constexpr Oracle(const char* of_users, Finds find, Chooses choose = nullptr)
      : name_(of_users), truth_(find), compares_(choose) {}

  const char* name() const { return name_; }
  // Throws Disagreement if two oracles were compared and differ.
  Truth truth(const cases::Case& question) const { return truth_(question); }
  bool compares(const cases::Case& question) const {
    return compares_ != nullptr && compares_(question);
  }
  bool operator==(const Oracle& other) const { return truth_ == other.truth_; }

 private:
  const char* name_;
  Finds truth_;
  Chooses compares_;
};

}  // namespace oracle
