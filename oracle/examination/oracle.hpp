// SPDX-License-Identifier: MIT
// Who says what is true of a case without curved bodies.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

class Oracle {
 public:
  static const Oracle certificate;
  // These two are defined in the library oracle_reference, which needs CGAL: who names them links
  // it.  `both` compares the two exactly, where reference_use() says so.
  static const Oracle minkowski;
  static const Oracle both;

  // `choose`: whether the truth of that case is one on which two oracles agreed; null: of none.
  using Finds = Truth (*)(const cases::Case&);
  using Chooses = bool (*)(const cases::Case&);
  constexpr Oracle(const char* of_users, Finds find, Chooses choose = nullptr)
      : name_(of_users), truth_(find), compares_(choose) {}

  const char* name() const { return name_; }
  // Throws Disagreement where two are asked and differ.
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
