// SPDX-License-Identifier: MIT
// Times the core and other libraries on the same pairs, in turn in each round, so that disturbances
// affect all.
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <stdexcept>
#include <utility>

#include "core/cases/case.hpp"
#include "core/gjk/certified/answer.hpp"
#include "core/subjects/peers/peer.hpp"
#include "reports/research/clock/clock.hpp"

namespace bench {

// Near: the distance is 0.1.  Close: 0.001.  Shallow: 0.01 of B is in A.  Coherent: B moves by a small
// translation and rotation from pair to pair, separated from A.  Cold: near, and before each query
// other data fill the caches of the core.
enum class Placing { separated, near, close, touching, shallow, overlapping, coherent, cold };

inline constexpr std::array placings{Placing::separated, Placing::near,    Placing::close,
                                     Placing::touching,  Placing::shallow, Placing::overlapping,
                                     Placing::coherent,  Placing::cold};

const char* name(Placing placing);

// Polytopes all of whose points are vertices, with coordinates that float can represent, so that all
// contenders get the same bodies.
struct Pair {
  std::vector<cases::Point> a;
  std::vector<cases::Point> b;
};

// A kind of pairs.  `vertices`, those of each body, are more than the dimension, which is 2 or 3.
struct Setting {
  int dim = 3;
  Placing placing = Placing::separated;
  int vertices = 0;
};

// "near, 8 vertices in the plane".
std::string described(const Setting& setting);

std::vector<Pair> pairs(const Setting& setting, std::uint64_t seed, std::size_t count);

inline constexpr const char* certified_name = "core/double/certified";
inline constexpr const char* relation_name = "core/double/certified_relation";
inline constexpr const char* depth_name = "core/double/certified_depth";
inline constexpr const char* placed_name = "core/double/certified_placed";
inline constexpr const char* placed_relation_name = "core/double/certified_placed_relation";

// In space, then in the plane.
std::vector<peers::Timed> core_timed();

// Not answers: the scans of the certified query without the work between them, and reads of one
// number per cache line of both bodies.
std::vector<peers::Timed> limits_timed();

struct Proved {
  bool meets = false;
  double lower = 0;  // of the distance
  double upper = 0;
  gjk::certified::Interval<double> depth;
};

Proved proved(const Pair& pair, int dim);

// The source of queries: a plug-in, or this program.
struct Library {
  std::string file;  // of the plug-in; empty: use `own`
  std::vector<peers::Timed> own;
};

// A query as the other process lists it.
struct Listed {
  std::string name;
  std::string call;
  bool distance = false;
  bool depth = false;
  bool warm = false;
  int dim = 3;
  std::size_t vertices_max = 0;
};

// The task of the process: pairs, and how to measure the time.
struct Stretch {
  std::vector<Pair> pairs;
  int dim = 3;
  bool in_motion = false;     // a query may start from the result of the previous one
  bool cold = false;          // other data are read before each query
  double seconds_min = 1e-3;  // all pairs are repeated until this time has passed
  double patience = 0.25;     // seconds after which no further pair is evaluated for its answer
};

// The answers to the first pairs: all of them unless the time ran out.
struct Answers {
  std::vector<double> values;
  double seconds = 0;  // mean per query
};

struct ProcessDied : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A process for the queries of one library.  Two builds of Bullet in one process would share
// variables, and if a library damages its process, the others can still be timed.  All functions
// throw ProcessDied.
class TimedProcess {
 public:
  TimedProcess(const Library& library, const Stretch& stretch);
  ~TimedProcess();
  TimedProcess(const TimedProcess&) = delete;
  TimedProcess& operator=(const TimedProcess&) = delete;

  const std::vector<Listed>& queries() const { return queries_; }
  Answers answers(std::size_t query);
  // Seconds per query, the mean over all pairs.
  double seconds(std::size_t query);

 private:
  std::string asked(char what, std::size_t query);
  void end();
  [[noreturn]] void throw_died();

  pid_t child_ = -1;
  std::FILE* to_ = nullptr;
  std::FILE* from_ = nullptr;
  std::vector<Listed> queries_;
};

struct PeersOptions {
  std::size_t rounds = 15;
  std::uint64_t seed = 1;
  std::size_t pairs = 4096;      // at most
  std::size_t points = 1 << 17;  // of all bodies A of a cell at most: large bodies have fewer pairs
  std::vector<int> vertices{8, 32, 128, 512, 4096};
  std::vector<int> plane{4, 8, 64};  // vertices of polygons
  double seconds_min = 1e-3;         // minimum time of a query per round, repeated over all pairs
};

enum class Role { core, peer, limit };

struct Contender {
  Listed query;
  Role role = Role::core;
  std::size_t library = 0;  // the index of its library, and of the query in it
  std::size_t number = 0;
};

// The measurements of a contender on the pairs of a cell.
struct Measured {
  std::vector<double> seconds;  // per query, by round; a single one if `once`
  bool once = false;            // too slow: the mean over the pairs for which there was time
  std::string failure;          // why there are no times
  // Comparison with proved bounds: the largest distance of its distances and depths from their
  // intervals, and the number of pairs with a wrong relation or no answer.  Touching bodies accept any relation.
  double error = 0;
  std::size_t wrong = 0;
};

struct TimedCell {
  Setting setting;
  std::vector<Measured> measured;  // by contender; without times for one that takes no such bodies
};

struct TimedRun {
  std::vector<Contender> contenders;  // core, peers, limits
  std::vector<TimedCell> cells;       // by dimension, placing and vertices
  std::vector<std::string> missing;   // sentences: which libraries are missing, and why
};

// The files of the adapters that are built: of peers, and of the engines that are plug-ins.
std::vector<std::string> adapters();

// Measures the core, the plug-ins and the limits.  Progress goes to standard error.
TimedRun measure(const PeersOptions& options, const std::vector<std::string>& plugins);

// The same for arbitrary libraries, each with its role.
TimedRun measure(const PeersOptions& options,
                 const std::vector<std::pair<Role, Library>>& libraries);

// The fastest peers compared with certified, lost cells first; then times by placing, and the calls.
std::string tables(const TimedRun& run, bool markdown);

// The minimum time of each contender in space by vertices, beside certified and the limits: for each
// placing one chart of contenders with distances and one of those with relations.  Requires two
// numbers of vertices.
std::vector<reports::LineChart> charts(const TimedRun& run);

}  // namespace bench
