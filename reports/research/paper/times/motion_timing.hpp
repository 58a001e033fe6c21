// SPDX-License-Identifier: MIT
// All methods over the queries of a simulation: their times and counts.
//
// Points are placed, and the planes of faces computed, before the clock starts: the time is that of
// the queries alone, in one thread.  Support points are counted in a separate run.
//
// A round is the whole simulation: machines change their speed over minutes, so that rounds of a
// few frames would show a much smaller spread than repeated runs do.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "reports/casework/simulation.hpp"
#include "reports/research/clock/rounds.hpp"
#include "reports/research/paper/times/motion_methods.hpp"

namespace reports::times {

using Queries = std::vector<const MotionQuery*>;

// One method.  For each pair it keeps the state that it carries from frame to frame.
template <typename Method>
class Timed {
 public:
  void begin_round() {
    states_.clear();
    seconds.push_back(0);
  }

  // Counts the queries that follow the earlier ones; must be called before they are timed.
  void count(const Queries& queries, std::size_t pairs) {
    meet(queries, pairs);
    std::vector<std::optional<State>> states = states_;
    for (const MotionQuery* query : queries) {
      const int taken = Method::ask(*query, *states[query->pair], Counting{support_points});
      steps += static_cast<std::uint64_t>(taken);
    }
  }

  void time(const Queries& queries, std::size_t pairs) {
    meet(queries, pairs);
    volatile int used = 0;
    seconds.back() += thread_seconds_of([&] {
      for (const MotionQuery* query : queries) {
        used = used + Method::ask(*query, *states_[query->pair], Plain{});
      }
    });
  }

  std::vector<double> seconds;  // by round
  std::uint64_t steps = 0;
  std::uint64_t support_points = 0;

 private:
  using State = typename Method::State;

  void meet(const Queries& queries, std::size_t pairs) {
    states_.resize(pairs);
    for (const MotionQuery* query : queries) {
      std::optional<State>& state = states_[query->pair];
      if (!state) state = Method::first(*query);
    }
  }

  std::vector<std::optional<State>> states_;  // by pair
};

// All methods, in turn, and their counts in the first round.
class AllTimed {
 public:
  explicit AllTimed(bool lin_canny_once) : lin_canny_once_(lin_canny_once) {}

  void begin_round() {
    ++rounds_;
    each_that_runs([](auto& method) { method.begin_round(); });
  }

  void ask(const Queries& queries, std::size_t pairs) {
    each_that_runs([&]<typename Method>(Timed<Method>& method) {
      // Methods that are too slow for a second run are not run again for counting.
      const bool once = lin_canny_once_ && std::same_as<Method, LinCanny>;
      if (rounds_ == 1 && !once) method.count(queries, pairs);
    });
    each_that_runs(
        [&](auto& method) { at_another_place(rounds_, [&] { method.time(queries, pairs); }); });
  }

  // act(name, method)
  template <typename Do>
  void each(const Do& act) {
    act(FromScratch::name, scratch_);
    act(IsaGjk::name, isa_);
    act(LinCanny::name, lin_canny_);
    act(VClip::name, v_clip_);
    act(Cameron::name, cameron_);
    act(RobustWarm::name, robust_);
  }

  // Ratio of Lin-Canny's time to that of ISA-GJK.
  Spread ratio() const { return ratio_of(lin_canny_.seconds, isa_.seconds); }

 private:
  template <typename Do>
  void each_that_runs(const Do& act) {
    each([&]<typename Method>(const char*, Timed<Method>& method) {
      if (std::same_as<Method, LinCanny> && lin_canny_once_ && rounds_ > 1) return;
      act(method);
    });
  }

  Timed<FromScratch> scratch_;
  Timed<IsaGjk> isa_;
  Timed<LinCanny> lin_canny_;
  Timed<VClip> v_clip_;
  Timed<Cameron> cameron_;
  Timed<RobustWarm> robust_;
  bool lin_canny_once_;
  std::size_t rounds_ = 0;
};

// A simulation whose hulls are built once per round.
class MotionTiming {
 public:
  explicit MotionTiming(const SimulationOptions& options) : options_(options) {}

  // From the first frame to the last.
  void round();

  const SimulationOptions& options() const { return options_; }

  // Lin-Canny takes a hundred times as long on overlapping pairs: it runs on them only once.
  AllTimed of_all{true};
  AllTimed of_apart{false};   // only the queries of separated bodies
  std::uint64_t queries = 0;  // per round
  std::uint64_t apart = 0;

 private:
  SimulationOptions options_;
};

}  // namespace reports::times
