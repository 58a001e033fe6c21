// SPDX-License-Identifier: MIT
// Does the iteration end?  Every input of a few coordinates, in arithmetic of 3 to 8 bits.
#include <fmt/format.h>

#include <map>

#include "core/gjk/distance.hpp"
#include "core/subjects/toy.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"
#include "reports/research/questions/questions.hpp"

namespace reports::questions {
namespace {

using subjects::Toy;

constexpr int limit = 64;

constexpr std::array<ToyEnd, 8> all_ends{
    ToyEnd{"nothing"},
    ToyEnd{"w in W_k", gjk::Repetition::simplex},
    ToyEnd{"w in W_(k-1) + {w_(k-1)}", gjk::Repetition::previous},
    ToyEnd{"w among all before", gjk::Repetition::history, false, true},
    ToyEnd{"strict decrease", gjk::Repetition::unchecked, true, true},
    ToyEnd{"original", {}, false, false, "original"},
    ToyEnd{"signed_volumes", {}, true, true, "signed_volumes"},
    ToyEnd{"robust", {}, true, true, "robust"}};

template <typename S>
gjk::Policy<S> policy_of(const ToyEnd& ends) {
  const std::string_view preset = ends.preset;
  gjk::Policy<S> policy = preset == "original"         ? gjk::original<S>()
                          : preset == "signed_volumes" ? gjk::signed_volumes<S>()
                          : preset == "robust"         ? gjk::robust<S>()
                                                       : gjk::enhanced<S>();
  policy.epsilon = S(0);  // asks for digits that are not there: nothing but the checks may end it
  policy.iteration_limit = limit;
  if (preset == "enhanced") {
    policy.repetition = ends.repetition;
    policy.strict_decrease_check = ends.strict;
  }
  return policy;
}

// All that the rest of a run depends on: the simplex and mu.
template <typename S, int D>
struct State {
  gjk::Slots members;
  std::array<gjk::Vec<S, D>, D + 1> y{};
  S mu_squared;

  bool operator==(const State&) const = default;
};

// Iterations after which the support points of a run without an end repeat; 0: it ends; -1: neither
// within the limit.  A point may return to another slot, so that states repeat less often.
template <typename S, int D>
int period(const gjk::Policy<S>& policy, std::span<const gjk::Vec<S, D>> a,
           std::span<const gjk::Vec<S, D>> b) {
  const gjk::VertexCloud<S, D> cloud_a(a);
  const gjk::VertexCloud<S, D> cloud_b(b);
  std::vector<State<S, D>> states;
  std::vector<gjk::Vec<S, D>> support;
  const auto run = [&](bool watched) {
    return gjk::distance(cloud_a, cloud_b, policy, [&](const gjk::Step<S, D>& step) {
      if (!watched) return;
      State<S, D> state{step.simplex.members, {}, step.mu_squared};
      for (std::size_t i = 0; i <= D; ++i) {
        if (gjk::contains(state.members, i)) state.y[i] = step.support[i].y;
      }
      states.push_back(state);
      support.push_back(step.w.y);
    });
  };
  if (run(false).status != gjk::Status::iteration_limit) return 0;
  run(true);
  std::size_t cycle = 1;
  while (cycle < states.size() && states[states.size() - 1 - cycle] != states.back()) ++cycle;
  if (cycle == states.size()) return -1;
  const auto repeats_after = [&](std::size_t period) {
    return std::equal(support.end() - static_cast<std::ptrdiff_t>(cycle), support.end(),
                      support.end() - static_cast<std::ptrdiff_t>(cycle + period));
  };
  std::size_t period = 1;
  while (period < cycle && (cycle % period != 0 || !repeats_after(period))) ++period;
  return static_cast<int>(period);
}

// All choices of coordinates for the points of A and B.
struct World {
  const char* name;
  int dim;
  int of_a, of_b;  // points; B of none is the origin
  std::vector<double> values;

  std::uint64_t size() const {
    std::uint64_t all = 1;
    for (int i = 0; i < dim * (of_a + of_b); ++i) all *= values.size();
    return all;
  }
};

const std::vector<World>& worlds() {
  static const std::vector<World> all{
      {"triangle, origin; plane", 2, 3, 0, {-2, -1.75, -1.5, -1.25, -1, 0, 1, 1.25, 1.5, 1.75}},
      {"segment, segment; plane", 2, 2, 2, {-1.75, -1, 0, 1.25, 1.5}},
      {"tetrahedron, origin; space", 3, 4, 0, {-1.5, 1, 1.25}},
      {"segment, segment; space", 3, 2, 2, {-1.25, 1, 1.5}}};
  return all;
}

struct Count {
  std::uint64_t queries = 0;
  std::map<int, std::uint64_t> periods;  // of those without an end
  std::map<int, std::string> example;    // the first of each

  void add(const Count& other) {
    queries += other.queries;
    for (const auto& [period, count] : other.periods) periods[period] += count;
    example.insert(other.example.begin(), other.example.end());
  }
};

using Counts = std::vector<Count>;  // by the way to end

template <typename S, int D>
std::string written(const std::vector<gjk::Vec<S, D>>& points) {
  std::string text;
  for (const gjk::Vec<S, D>& point : points) {
    text += "(";
    for (std::size_t i = 0; i < D; ++i)
      text += fmt::format("{}{}", i > 0 ? ", " : "", point[i].value());
    text += ")";
  }
  return text;
}

template <int P, int D>
Counts block(std::span<const gjk::Policy<Toy<P>>> policies, const World& world, std::uint64_t first,
             std::uint64_t last) {
  using S = Toy<P>;
  Counts counts(policies.size());
  std::vector<gjk::Vec<S, D>> a(static_cast<std::size_t>(world.of_a));
  std::vector<gjk::Vec<S, D>> b(static_cast<std::size_t>(std::max(world.of_b, 1)));
  for (std::uint64_t index = first; index < last; ++index) {
    std::uint64_t rest = index;
    const auto fill = [&](std::vector<gjk::Vec<S, D>>& points) {
      for (gjk::Vec<S, D>& point : points) {
        for (std::size_t axis = 0; axis < D; ++axis) {
          point[axis] = S(world.values[rest % world.values.size()]);
          rest /= world.values.size();
        }
      }
    };
    fill(a);
    if (world.of_b > 0) fill(b);
    for (std::size_t i = 0; i < policies.size(); ++i) {
      Count& count = counts[i];
      ++count.queries;
      const int found = period<S, D>(policies[i], a, b);
      if (found == 0) continue;
      ++count.periods[found];
      if (!count.example.contains(found)) {
        count.example[found] =
            fmt::format("{} bits, A {}, B {}", P, written<S, D>(a), written<S, D>(b));
      }
    }
  }
  return counts;
}

template <int P>
Counts enumerated(std::span<const ToyEnd> ends, const World& world, std::uint64_t count) {
  constexpr std::uint64_t step = 4096;
  // With a share of the inputs these are spread evenly over all.
  const std::uint64_t blocks = (world.size() + step - 1) / step;
  const std::uint64_t chosen = std::clamp<std::uint64_t>(count / step, 1, blocks);
  Counts all(ends.size());
  std::vector<gjk::Policy<Toy<P>>> policies;
  for (const ToyEnd& end : ends) policies.push_back(policy_of<Toy<P>>(end));
  in_order(
      chosen,
      [&](std::uint64_t i) {
        const std::uint64_t first = i * blocks / chosen * step;
        const std::uint64_t last = std::min(first + step, world.size());
        return world.dim == 2 ? block<P, 2>(policies, world, first, last)
                              : block<P, 3>(policies, world, first, last);
      },
      [&](const Counts& some) {
        for (std::size_t i = 0; i < some.size(); ++i) all[i].add(some[i]);
      });
  return all;
}

}  // namespace

Claim toy_termination(const PaperOptions& options) { return toy_termination_of(options, all_ends); }

Claim toy_termination_of(const PaperOptions& options, std::span<const ToyEnd> ends) {
  Claim claim;
  claim.holds = true;
  Counts all(ends.size());
  const std::uint64_t inputs = options.cases * 128;
  const std::uint64_t each = inputs / (6 * worlds().size()) + 1;
  std::vector<Row> by_bits{{"endless, by bits"}};
  for (const ToyEnd& end : ends) by_bits[0].push_back(end.name);
  const auto add = [&](int bits, const auto& enumerate) {
    Counts of_bits(ends.size());
    for (const World& world : worlds()) {
      const Counts some = enumerate(ends, world, each);
      for (std::size_t i = 0; i < some.size(); ++i) of_bits[i].add(some[i]);
    }
    Row row{std::to_string(bits)};
    for (std::size_t i = 0; i < of_bits.size(); ++i) {
      std::uint64_t endless = 0;
      for (const auto& [period, count] : of_bits[i].periods) endless += count;
      row.push_back(count_or_dot(endless));
      all[i].add(of_bits[i]);
    }
    by_bits.push_back(row);
  };
  add(3, enumerated<3>);
  add(4, enumerated<4>);
  add(5, enumerated<5>);
  add(6, enumerated<6>);
  add(7, enumerated<7>);
  add(8, enumerated<8>);

  std::vector<Row> rows{{"what ends it", "period", "queries", "the first"}};
  std::uint64_t queries = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    queries += all[i].queries;
    if (ends[i].proved && !all[i].periods.empty()) claim.holds = false;
    for (const auto& [period, count] : all[i].periods) {
      rows.push_back({ends[i].name, period < 0 ? "none seen" : std::to_string(period),
                      grouped(count), all[i].example.at(period)});
    }
  }
  const auto endless = [&](std::size_t i) {
    std::uint64_t count = 0;
    for (const auto& [period, some] : all[i].periods) count += some;
    return count;
  };
  claim.finding = fmt::format("Of {} queries in arithmetic of 3 to 8 bits", grouped(queries));
  for (std::size_t i = 0; i < ends.size(); ++i) {
    claim.finding += fmt::format("{} {} leaves {} without an end", i == 0 ? "" : ",", ends[i].name,
                                 grouped(endless(i)));
  }
  claim.finding += ".";
  claim.figures = table(by_bits, true) + "\n" + table(rows, true);
  return claim;
}

}  // namespace reports::questions
