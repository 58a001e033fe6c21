// SPDX-License-Identifier: MIT
// All methods over the queries of a simulation: how long they take, and what they count.
//
// Points are placed, and the planes of faces computed, before the clock starts: the time is that of
// the queries alone, of one thread.  Support points are counted in a run of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "reports/casework/simulation.hpp"
#include "reports/clock/rounds.hpp"
#include "reports/paper/times/motion_methods.hpp"

namespace reports::times {

inline constexpr std::size_t motion_rounds = 5;

using Queries = std::vector<const MotionQuery*>;

template <typename Method>
class Timed {
 public:
  explicit Timed(std::size_t rounds) : seconds(rounds) {}

  // Once for each group of queries.
  void count(const Queries& queries, std::size_t pairs) {
    states_.resize(pairs);
    for (const MotionQuery* query : queries) {
      std::optional<State>& state = states_[query->pair];
      if (!state) state = Method::first(*query);
    }
    std::vector<std::optional<State>> states = states_;
    std::uint64_t supports = 0;
    for (const MotionQuery* query : queries) {
      const int taken = Method::ask(*query, *states[query->pair], Counting{supports});
      steps += static_cast<std::uint64_t>(taken);
    }
    support_points += supports;
    next_ = std::move(states);
  }

  void time(const Queries& queries, std::size_t round) {
    std::vector<std::optional<State>> states = states_;  // each round begins where the first did
    volatile int used = 0;
    const double begin = thread_seconds();
    for (const MotionQuery* query : queries) {
      used = used + Method::ask(*query, *states[query->pair], Plain{});
    }
    seconds[round] += thread_seconds() - begin;
  }

  void go_on() { states_ = std::move(next_); }

  std::vector<double> seconds;  // by round
  std::uint64_t steps = 0;
  std::uint64_t support_points = 0;

 private:
  using State = typename Method::State;
  std::vector<std::optional<State>> states_;  // by pair
  std::vector<std::optional<State>> next_;
};

// All methods, in turn in each round.
struct AllTimed {
  Timed<FromScratch> scratch{motion_rounds};
  Timed<IsaGjk> isa{motion_rounds};
  Timed<LinCanny> lin_canny;
  Timed<VClip> v_clip{motion_rounds};
  Timed<Cameron> cameron{motion_rounds};
  Timed<RobustWarm> robust{motion_rounds};

  explicit AllTimed(std::size_t rounds_of_lin_canny) : lin_canny(rounds_of_lin_canny) {}

  void ask(const Queries& queries, std::size_t pairs) {
    each([&](const char*, auto& method) { method.count(queries, pairs); });
    for (std::size_t round = 0; round < motion_rounds; ++round) {
      each([&](const char*, auto& method) {
        if (round < method.seconds.size()) method.time(queries, round);
      });
    }
    each([&](const char*, auto& method) { method.go_on(); });
  }

  template <typename Do>
  void each(const Do& act) {
    act(FromScratch::name, scratch);
    act(IsaGjk::name, isa);
    act(LinCanny::name, lin_canny);
    act(VClip::name, v_clip);
    act(Cameron::name, cameron);
    act(RobustWarm::name, robust);
  }

  // Lin-Canny's time over that of ISA-GJK.
  Spread ratio() const { return ratio_of(lin_canny.seconds, isa.seconds); }
};

struct Measured {
  std::uint64_t queries = 0;
  std::uint64_t apart = 0;
  // Lin-Canny takes a hundred times as long over pairs that overlap, so that these are asked once.
  AllTimed of_all{1};
  AllTimed of_apart{motion_rounds};  // the queries of bodies that are apart, without the others
};

// Hulls are built once.
Measured measured(const SimulationOptions& options);

}  // namespace reports::times
