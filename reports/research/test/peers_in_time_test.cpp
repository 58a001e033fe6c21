// SPDX-License-Identifier: MIT
// Timed contenders also answer: their answers expose a contender that computes nothing.
#include <algorithm>

#include "reports/research/bench/peers/peers.hpp"
#include "reports/test/folder.hpp"

namespace {

using namespace bench;

constexpr double tolerance = 1e-3;

PeersOptions small() {
  return {.rounds = 2, .pairs = 4, .vertices = {8, 40}, .plane = {4, 40}, .seconds_min = 1e-5};
}

TEST(PeersInTime, EverybodyAnswersWhatIsProved) {
  const TimedRun run = measure(small(), adapters());
  ASSERT_EQ(run.contenders[0].query.name, certified_name);
  ASSERT_EQ(run.cells.size(), 32U);
  for (const TimedCell& cell : run.cells) {
    for (std::size_t i = 0; i < run.contenders.size(); ++i) {
      const Listed& query = run.contenders[i].query;
      SCOPED_TRACE(query.name + ", " + described(cell.setting));
      const Measured& measured = cell.measured[i];
      const auto vertices = static_cast<std::size_t>(cell.setting.vertices);
      if (query.dim != cell.setting.dim || vertices > query.vertices_max) {
        EXPECT_TRUE(measured.seconds.empty());
        continue;
      }
      EXPECT_EQ(measured.failure, "");
      EXPECT_EQ(measured.wrong, 0U);
      // The contacts of FCL, ODE and Chipmunk claim no least depth.
      const bool is_contact =
          query.name.find("/contact") != std::string::npos || query.name.starts_with("chipmunk");
      EXPECT_LT(measured.error, is_contact ? 1 : tolerance);
      ASSERT_EQ(measured.seconds.size(), measured.once ? 1U : 2U);
      EXPECT_GT(*std::min_element(measured.seconds.begin(), measured.seconds.end()), 0);
    }
  }
  for (const char* peer : {"box2d", "chipmunk"}) {
    EXPECT_TRUE(std::ranges::any_of(run.contenders, [&](const Contender& contender) {
      return contender.query.name.starts_with(peer) && contender.query.dim == 2;
    })) << peer;
  }
  EXPECT_PRED2(contains, tables(run, true), "| separated, ns");
  EXPECT_PRED2(contains, tables(run, true), "| close in the plane, ns");
  EXPECT_EQ(charts(run).size(), 16U);
}

// Beside certified: one that computes nothing, one that crashes, and one that has nothing to time.
TEST(PeersInTime, WhoAnswersNothingIsSeen) {
  peers::Timed idle = core_timed()[0];
  idle.name = "idle";
  idle.query = [](const void*, const void*, void*) { return 1.; };
  peers::Timed crash = idle;
  crash.name = "crash";
  crash.query = [](const void*, const void*, void*) -> double { std::_Exit(1); };
  const TimedRun run = measure(small(), {{Role::core, {"", core_timed()}},
                                         {Role::peer, {"", {crash, idle}}},
                                         {Role::peer, {"no/such.so", {}}}});
  const std::size_t crashing = core_timed().size();
  for (const TimedCell& cell : run.cells) {
    if (cell.setting.dim != 3) continue;
    EXPECT_NE(cell.measured[crashing].failure, "");
    const Measured& of_idle = cell.measured[crashing + 1];
    EXPECT_EQ(of_idle.failure, "");
    EXPECT_GT(of_idle.error, tolerance) << described(cell.setting);
    const Placing placing = cell.setting.placing;
    const bool overlap = placing == Placing::shallow || placing == Placing::overlapping;
    EXPECT_EQ(of_idle.wrong, overlap ? 4U : 0U);
  }
  EXPECT_EQ(run.missing, std::vector<std::string>{"such has no query to time."});
  EXPECT_PRED2(contains, tables(run, false),
               "crash died, touching, 8 vertices: exited with code 1.");
}

TEST(PeersInTime, MissingLibrariesAreNamed) {
  PeersOptions options = small();
  options.vertices = {8};
  const TimedRun run = measure(options, std::vector<std::string>{});
  EXPECT_EQ(run.missing.size(), 8U);
  EXPECT_PRED2(contains, tables(run, false), "ode is absent: its adapter needs");
}

}  // namespace
