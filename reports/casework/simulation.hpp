// SPDX-License-Identifier: MIT
// The multi-body simulation of [vdB99 App.  B]: polyhedra move and rotate in a cube, exchange their
// velocities on contact and bounce off the walls.  Its pair queries are cases, so any subject can
// replay its frame coherence.
#pragma once

#include "core/cases/choices.hpp"

namespace reports {

// The paper's defaults.
struct SimulationOptions {
  int bodies = 20;
  int vertices = 20;          // of each polyhedron, on a sphere of radius 1
  double density = 0.05;      // share of the cube filled by the bodies' spheres
  double translation = 0.05;  // distance per frame, in radii
  double rotation = 10;       // degrees per frame
  int frames = 100;
  std::uint64_t seed = 1;
};

// A query for one pair of bodies in one frame.
struct PairQuery {
  int frame = 0;
  std::size_t first = 0;  // bodies, first < second
  std::size_t second = 0;
  cases::Case question;  // in world coordinates, "motion-sSEED-fFRAME-pFIRST-SECOND"
};

class Simulation {
 public:
  // Throws std::invalid_argument if the options are not valid.
  explicit Simulation(const SimulationOptions& options);

  // Returns the pairs whose axis-aligned boxes overlap in the current frame, in order, as in [vdB99
  // App.  B]; then advances by one frame.  The contact test for exchanging velocities is exact.
  std::vector<PairQuery> next_frame();

 private:
  struct Polyhedron {
    std::vector<cases::Point> shape;  // around the origin, before rotation
    cases::Point centre{};
    cases::Point velocity{};
    std::array<double, 4> orientation{1, 0, 0, 0};  // unit quaternion
    std::array<double, 4> turn{1, 0, 0, 0};         // rotation per frame
  };

  std::vector<cases::Point> placed(const Polyhedron& body) const;
  void move(Polyhedron& body) const;

  SimulationOptions options_;
  double half_size_ = 0;  // of the cube
  std::vector<Polyhedron> bodies_;
  int frame_ = 0;
};

}  // namespace reports
