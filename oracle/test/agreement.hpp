// SPDX-License-Identifier: MIT
// Compares oracles on the same cases: how many, of which kinds, and where they differ; and the
// expanding polytope with the whole hull of A - B, on bodies many of which overlap.  Point sets of
// a small integer lattice: all of them, a random one, and pairs of them reduced by the symmetries
// of the cube.
#pragma once

#include "oracle/depth/penetration.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

struct Agreement {
  std::uint64_t compared = 0;
  std::uint64_t skipped = 0;  // too large for one of them
  std::uint64_t disagreements = 0;
  std::uint64_t compared_until_first = 0;  // number of the first case that differs
  std::string first;                       // the difference there, and the case
  std::array<std::uint64_t, 3> relations{};
  std::map<std::string, std::uint64_t> kinds;
  std::uint64_t quick = 0;  // overlaps whose depth integers of fixed width give

  // `difference`: how the truths differ, empty if they agree.  `kind` may be empty.
  void add(const Case& question, const std::string& kind, Relation relation,
           const std::string& difference) {
    ++compared;
    ++relations[static_cast<std::size_t>(relation)];
    if (!kind.empty()) ++kinds[kind];
    if (difference.empty() || ++disagreements > 1) return;
    compared_until_first = compared;
    first = difference + '\n' + case_line(question);
  }
};

inline std::ostream& operator<<(std::ostream& out, const Agreement& agreement) {
  out << agreement.compared << " compared, " << agreement.skipped << " skipped for size, "
      << agreement.disagreements << " disagreements; separated " << agreement.relations[0]
      << " touching " << agreement.relations[1] << " overlapping " << agreement.relations[2];
  for (const auto& [kind, count] : agreement.kinds) out << "; " << kind << ' ' << count;
  return out << '\n';
}

inline void expect_agreement(const Agreement& agreement, const std::string& between = {}) {
  std::cout << between << agreement;
  EXPECT_EQ(agreement.disagreements, 0U) << between << agreement.first;
}

inline std::string first_flag(const Case& question) {
  return question.flags.empty() ? "" : question.flags[0];
}

// --- truths ---

struct NamedOracle {
  const char* name = "";
  std::function<Truth(const Case&)> truth;
  // Whether the oracle can afford the case; empty: every case.
  std::function<bool(const Case&)> affords = {};
};

inline void compare(Agreement& agreement, const NamedOracle& one, const NamedOracle& other,
                    const Case& question) {
  if ((one.affords && !one.affords(question)) || (other.affords && !other.affords(question))) {
    ++agreement.skipped;
    return;
  }
  const Truth truth = one.truth(question);
  agreement.add(question, first_flag(question), truth.relation,
                disagreement(truth, other.truth(question)).value_or(""));
}

// --- candidates of certificates ---

using Candidate = std::vector<IndexPair>;

// Arbitrary pairs: repeated, too many, or of vertices that do not exist.
inline Candidate garbage_candidate(Choices& choices, const Case& question) {
  const std::uint64_t kind = choices.below(4);
  const std::size_t beyond = kind == 2 ? 2 : 1;
  const std::size_t count = kind == 3 ? 5 + choices.below(8) : 1 + choices.below(4);
  Candidate pairs;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t a = choices.below(beyond * question.a.points.size());
    const std::size_t b = choices.below(beyond * question.b.points.size());
    pairs.emplace_back(a, b);
    if (kind == 1 && choices.flag()) pairs.back() = pairs.front();
  }
  if (kind == 2 && choices.one_in(4)) pairs.back().first = std::numeric_limits<std::size_t>::max();
  return pairs;
}

// --- depths ---

using DepthOracle = std::function<std::optional<Penetration>(const Case&)>;

inline std::optional<Penetration> expanded(const Case& c) { return penetration(c); }

inline std::string fault(const Case& c, const Truth& truth, const DepthOracle& oracle) {
  try {
    const std::optional<Penetration> found = oracle(c);
    if (!found) return truth.relation == Relation::separated ? "" : "called separated";
    if (truth.relation == Relation::separated) return "not called separated";
    if (found->depth_squared != truth.penetration_depth_squared) return "another depth";
    return proves_upper_bound(c, *found) ? "" : "no proof of the upper bound";
  } catch (const std::logic_error& error) {
    return error.what();
  }
}

// The same for the depth in integers of fixed width, where they hold the case.
inline std::string quick_fault(const Truth& truth, const std::optional<FixedRatio>& quick) {
  if (!quick) return "";
  if (truth.relation == Relation::separated) return "not called separated quickly";
  return rational(*quick) == truth.penetration_depth_squared ? "" : "another quick depth";
}

// Cases that overlap are counted by their first flag.
inline void compare(Agreement& agreement, const Case& c, const DepthOracle& oracle = expanded) {
  const Truth truth = minkowski(c);
  const bool overlap = truth.relation == Relation::overlapping;
  std::string difference = fault(c, truth, oracle);
  const std::optional<FixedRatio> quick = quick_depth_squared(c);
  if (overlap && quick) ++agreement.quick;
  if (difference.empty()) difference = quick_fault(truth, quick);
  agreement.add(c, overlap ? first_flag(c) : "", truth.relation, difference);
}

// Moves B by a share of the way to A: gives another case, with any rounding.
inline Case together(const Case& given, double share) {
  const auto centre = [](const Body& body) {
    Point sum{};
    for (const Point& point : body.points) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        sum[axis] += point[axis] / static_cast<double>(body.points.size());
      }
    }
    return sum;
  };
  Case c = given;
  const Point a = centre(c.a);
  const Point b = centre(c.b);
  for (Point& point : c.b.points) {
    for (std::size_t axis = 0; axis < 3; ++axis) point[axis] += share * (a[axis] - b[axis]);
  }
  return is_finite(c) ? c : given;
}

inline bool makes_points(const Family& family) {
  return !has_curved_body(generate(family, 1, 0, {.vertices_max = 12}));
}

// --- point sets of a small integer lattice ---

// A point set of the lattice {0 ... width-1}^dim, as the ascending numbers of its points.
using LatticeSet = std::vector<int>;

struct Lattice {
  int dim = 3;
  int width = 2;

  int count() const { return dim == 2 ? width * width : width * width * width; }

  std::array<int, 3> digits(int number) const {
    return {number % width, number / width % width, number / width / width};
  }

  std::vector<Point> points(const LatticeSet& set) const {
    std::vector<Point> result;
    for (const int number : set) {
      const auto [x, y, z] = digits(number);
      result.push_back({1.0 * x, 1.0 * y, 1.0 * z});
    }
    return result;
  }

  // Returns all sets of 1 ... largest points.
  std::vector<LatticeSet> sets(std::size_t largest) const {
    std::vector<LatticeSet> result{{}};
    for (std::size_t i = 0; i < result.size(); ++i) {
      if (result[i].size() == largest) continue;
      for (int next = result[i].empty() ? 0 : result[i].back() + 1; next < count(); ++next) {
        LatticeSet larger = result[i];
        larger.push_back(next);
        result.push_back(larger);
      }
    }
    result.erase(result.begin());
    return result;
  }
};

using LatticePair = std::pair<LatticeSet, LatticeSet>;

// Returns the least pair under the 48 symmetries of the cube and the swap of the bodies.
inline LatticePair canonical(const LatticePair& pair, const Lattice& lattice) {
  LatticePair least;
  std::array<std::size_t, 3> order{0, 1, 2};
  do {
    for (unsigned mirror = 0; mirror < 8; ++mirror) {
      const auto image = [&](const LatticeSet& set) {
        LatticeSet result;
        for (const int number : set) {
          std::array<int, 3> x = lattice.digits(number);
          for (std::size_t i = 0; i < 3; ++i) {
            if (((mirror >> i) & 1U) != 0) x[i] = lattice.width - 1 - x[i];
          }
          result.push_back(x[order[0]] +
                           lattice.width * (x[order[1]] + lattice.width * x[order[2]]));
        }
        std::sort(result.begin(), result.end());
        return result;
      };
      const LatticeSet a = image(pair.first);
      const LatticeSet b = image(pair.second);
      for (const LatticePair& candidate : {LatticePair(a, b), LatticePair(b, a)}) {
        if (least.first.empty() || candidate < least) least = candidate;
      }
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return least;
}

// 1 to 4 different points; four twice as often as one, so that more bodies overlap.
inline LatticeSet random_set(Choices& choices, const Lattice& lattice) {
  const std::size_t size = std::min<std::size_t>(4, 1 + choices.below(5));
  std::set<int> chosen;
  while (chosen.size() < size) {
    chosen.insert(static_cast<int>(choices.below(static_cast<std::uint64_t>(lattice.count()))));
  }
  return {chosen.begin(), chosen.end()};
}

// The same point may be chosen twice.
inline std::vector<Point> random_points(Choices& choices, const Lattice& lattice,
                                        std::size_t size) {
  LatticeSet set;
  for (std::size_t i = 0; i < size; ++i) {
    set.push_back(static_cast<int>(choices.below(static_cast<std::uint64_t>(lattice.count()))));
  }
  return lattice.points(set);
}

// Visits the cases of all ordered pairs of sets of up to `largest` points.
template <typename Visit>
void for_all_pairs(const Lattice& lattice, std::size_t largest, const Visit& visit) {
  const std::vector<LatticeSet> sets = lattice.sets(largest);
  for (const LatticeSet& a : sets) {
    for (const LatticeSet& b : sets) {
      visit(question(lattice.dim, lattice.points(a), lattice.points(b)));
    }
  }
}

}  // namespace oracle
