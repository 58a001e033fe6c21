// SPDX-License-Identifier: MIT
#include "core/gjk/distance.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/outside/worker/loaded_plugin.hpp"
#include "reports/research/bench/bench.hpp"
#include "reports/research/clock/clock.hpp"

namespace bench {
namespace {

using benchmark::State;
using cases::Relation;

// Calls gjk::distance on stored bodies.
class Direct {
 public:
  explicit Direct(const std::vector<Asked>& all) {
    for (const Asked& asked : all) {
      points_.push_back(subjects::vertices<double, 3>(asked.question.a));
      points_.push_back(subjects::vertices<double, 3>(asked.question.b));
    }
    for (const std::vector<gjk::Vec<double, 3>>& points : points_) clouds_.emplace_back(points);
  }

  auto operator()(std::size_t i) const {
    return gjk::distance(clouds_[2 * i], clouds_[2 * i + 1], policy_);
  }

 private:
  std::vector<std::vector<gjk::Vec<double, 3>>> points_;
  std::vector<gjk::VertexCloud<double, 3>> clouds_;
  gjk::Policy<double> policy_ = gjk::robust<double>();
};

// Seconds of this thread for all cases, four times over: reading its clock costs some queries.
template <typename Ask>
double seconds_of_round(std::size_t cases, const Ask& ask) {
  return reports::thread_seconds_of([&] {
    for (std::size_t i = 0; i < 4 * cases; ++i) benchmark::DoNotOptimize(ask(i % cases));
  });
}

// Runs `ask(i)` in rounds, each after a round of Direct: longer disturbances affect both.
template <typename Ask>
void beside_direct(State& state, Relation relation, const Ask& ask) {
  const std::vector<Asked>& all = cases_of(state, relation);
  const Direct direct(all);
  std::vector<double> ratios, excesses;
  double seconds = 0;
  const std::size_t queries = 4 * all.size();
  while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(queries))) {
    const double of_direct = seconds_of_round(all.size(), direct);
    const double of_ask = seconds_of_round(all.size(), ask);
    ratios.push_back(of_ask / of_direct);
    excesses.push_back((of_ask - of_direct) / static_cast<double>(queries));
    seconds += of_ask;
  }
  state.SetIterationTime(seconds);
  state.counters["to_direct"] = reports::times::spread_of(ratios).median;
  state.counters["over_direct_ns"] = 1e9 * reports::times::spread_of(excesses).median;
}

void direct(State& state, Relation relation) {
  const std::size_t cases = cases_of(state, relation).size();
  const Direct direct(cases_of(state, relation));
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(direct(i++ % cases));
}

void ask(State& state, Relation relation) {
  const std::vector<Asked>& all = cases_of(state, relation);
  beside_direct(state, relation,
                [&all](std::size_t i) { return robust_core().ask(all[i].question, nullptr); });
}

void query(State& state, Relation relation) {
  const subjects::Subject& subject = robust_core();
  std::vector<subjects::Prepared> bodies;
  for (const Asked& asked : cases_of(state, relation)) {
    for (const cases::Body* body : {&asked.question.a, &asked.question.b}) {
      bodies.push_back(subject.prepare(*body, 3));
    }
  }
  subjects::Answer answer;
  beside_direct(state, relation, [&](std::size_t i) -> const subjects::Answer& {
    subject.query(bodies[2 * i], bodies[2 * i + 1], answer, nullptr);
    return answer;
  });
}

// Measures the call alone, in this process, which our own example cannot crash.
void plugin(State& state, Relation relation) {
  static const gjkproof_subject& subject = *subjects::load_plugin(GJKPROOF_BENCH_PLUGIN).front();
  std::vector<std::shared_ptr<void>> bodies;
  for (const Asked& asked : cases_of(state, relation)) {
    for (const cases::Body* body : {&asked.question.a, &asked.question.b}) {
      const gjkproof_body points{body->points.front().data(), nullptr, body->points.size(), 3};
      bodies.emplace_back(subject.prepare(&points), subject.release);
    }
  }
  beside_direct(state, relation, [&bodies](std::size_t i) {
    gjkproof_answer answer{};
    subject.ask(bodies[2 * i].get(), bodies[2 * i + 1].get(), &answer);
    return answer;
  });
}

// Measures queries to a subject that solves nothing, in processor time of all processes.
void in_batches(State& state, Relation relation, const subjects::Subject& echo) {
  constexpr std::size_t batch_size = 1024;  // as in a study
  const std::vector<Asked>& all = cases_of(state, relation);
  std::vector<const cases::Case*> batch;
  for (std::size_t i = 0; i < batch_size; ++i) batch.push_back(&all[i % all.size()].question);
  for (const subjects::Answer& answer : echo.ask_all(batch)) {  // starts its process
    if (!answer.answered) return state.SkipWithError(answer.status.c_str());
  }
  const double begin = reports::processor_seconds();
  while (state.KeepRunningBatch(batch_size)) benchmark::DoNotOptimize(echo.ask_all(batch));
  state.SetIterationTime(reports::processor_seconds() - begin);
}

}  // namespace

void register_asking(Relation relation) {
  compared("direct", relation, sizes.back(), direct);
  const auto with_own_clock = [&](const char* name, const auto& measure) {
    compared(name, relation, sizes.back(), measure)->UseManualTime();
  };
  with_own_clock("query", query);
  with_own_clock("ask", ask);
  with_own_clock("plugin", plugin);
  with_own_clock("worker", [](State& state, Relation asked_for) {
    static const auto echo = subjects::plugin_subjects(GJKPROOF_ECHO_PLUGIN, {}).front();
    in_batches(state, asked_for, echo);
  });
  with_own_clock("lines", [](State& state, Relation asked_for) {
    static const auto echo = subjects::program_subject(GJKPROOF_ECHO_LINES, {});
    in_batches(state, asked_for, echo);
  });
  with_own_clock("raw_lines", [](State& state, Relation asked_for) {
    static const auto echo = subjects::program_subject(GJKPROOF_ECHO_LINES " raw", {});
    in_batches(state, asked_for, echo);
  });
}

}  // namespace bench
