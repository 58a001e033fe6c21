// SPDX-License-Identifier: MIT
// Common parts of the adapters of other libraries: the list of subjects, and functions that fill an
// answer.  Each adapter is a plug-in, so that each library runs in a process of its own.
//
// The interface passes no data of the subject to `ask`, so settings are template arguments.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <deque>
#include <string>
#include <type_traits>
#include <vector>

#include "core/subjects/outside/gjkproof_subject.h"

namespace peers {

// A timed query: the library's own call on bodies in the library's own form, without conversion to
// an answer.  Adapters export theirs to programs compiled with them.
struct Timed {
  const char* name;  // with the version of the library: "mine-1.2/double/distance"
  const char* call;  // description of the call, one line
  bool distance;     // it returns a distance of bodies that are separated
  bool depth;        // it returns the penetration depth of bodies that overlap, times -1
  bool warm;         // it starts from the result of the previous query, in `kept`
  void* (*prepare)(const gjkproof_body* body);
  void (*release)(void* body);
  // The distance if the bodies are separated, else 0 or minus the depth; 1 if they are separated and
  // the query gives no distance.  NaN: no answer.  `kept` holds what the previous query of moving
  // bodies has stored there, an axis or anything else of kept_bytes, zero before the first; null: every
  // query stands alone.
  double (*query)(const void* a, const void* b, void* kept);
  // Instead of `query`, all pairs at once: A and B of each, and an answer to each.
  void (*query_all)(const void* const* bodies, std::size_t pairs, double* answers) = nullptr;
  int dim = 3;                          // of the bodies
  std::size_t vertices_max = SIZE_MAX;  // of a body
};

inline constexpr std::size_t kept_bytes = 128;

using Point = std::array<double, 3>;

// `prepare` for a library whose struct Body is made from a gjkproof_body.
template <typename Body>
void* prepare(const gjkproof_body* body) {
  return new Body(*body);
}

template <typename Body>
void release(void* body) {
  delete static_cast<Body*>(body);
}

using Ask = decltype(gjkproof_subject::ask);

// The subjects of a library and its timed queries, which live as long as the plug-in.
class Roll {
 public:
  // `kind`: "engine/" if `study engines` judges the library, not `study peers`.
  explicit Roll(std::string kind = "peer/") : kind_(std::move(kind)) {}

  // Adds a subject of bodies in space, which `ask` gets as gjkproof_body.  `name` without the kind,
  // `description` in one line.
  gjkproof_subject& add(const std::string& name, const std::string& description, bool single,
                        unsigned answers, Ask ask) {
    gjkproof_subject subject{};
    subject.version = GJKPROOF_SUBJECT_VERSION;
    subject.size = sizeof(gjkproof_subject);
    subject.name = texts_.emplace_back(kind_ + name).c_str();
    subject.description = texts_.emplace_back(description).c_str();
    subject.takes = GJKPROOF_SPACE;
    subject.answers = answers;
    subject.single = single ? 1 : 0;
    subject.ask = ask;
    return subjects_.emplace_back(subject);
  }

  // The same of bodies stored as a Body.
  template <typename Body>
  gjkproof_subject& add(const std::string& name, const std::string& description, bool single,
                        unsigned answers, Ask ask) {
    gjkproof_subject& subject = add(name, description, single, answers, ask);
    subject.prepare = prepare<Body>;
    subject.release = release<Body>;
    return subject;
  }

  // Adds a timed query that returns neither distance nor depth and starts afresh each time.
  template <typename Body>
  Timed& time(const std::string& name, const std::string& call, decltype(Timed::query) query) {
    Timed timed{};
    timed.name = texts_.emplace_back(name).c_str();
    timed.call = texts_.emplace_back(call).c_str();
    timed.prepare = prepare<Body>;
    timed.release = release<Body>;
    timed.query = query;
    return timed_.emplace_back(timed);
  }

  // Null after the last.
  const gjkproof_subject* at(std::size_t index) const {
    return index < subjects_.size() ? &subjects_[index] : nullptr;
  }
  const Timed* timed_at(std::size_t index) const {
    return index < timed_.size() ? &timed_[index] : nullptr;
  }

 private:
  std::string kind_;
  std::deque<std::string> texts_;
  std::deque<gjkproof_subject> subjects_;
  std::deque<Timed> timed_;
};

// Defined by each adapter; exported by peer.cpp.
Roll all();

// The points of a body, widened if they are floats.
inline std::vector<Point> points(const gjkproof_body& body) {
  std::vector<Point> result(body.count);
  for (std::size_t i = 0; i < body.count; ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const std::size_t at = 3 * i + axis;
      result[i][axis] = body.doubles ? body.doubles[at] : static_cast<double>(body.floats[at]);
    }
  }
  return result;
}

// The mean, which is inside, or on the boundary of a body without volume.
inline Point mean(const std::vector<Point>& points) {
  Point sum{};
  for (const Point& point : points) {
    for (std::size_t axis = 0; axis < 3; ++axis) sum[axis] += point[axis];
  }
  for (double& x : sum) x /= static_cast<double>(points.size());
  return sum;
}

// Any vector of three coordinates with operator[].
template <typename Vector>
Point point(const Vector& vector) {
  return {static_cast<double>(vector[0]), static_cast<double>(vector[1]),
          static_cast<double>(vector[2])};
}

inline void end(gjkproof_answer& answer, int outcome, const char* status) {
  answer.outcome = outcome;
  std::strncpy(answer.status, status, sizeof answer.status - 1);
}

inline void say_distance(gjkproof_answer& answer, double distance) {
  answer.says |= GJKPROOF_DISTANCE;
  answer.distance = distance;
}

inline void say_depth(gjkproof_answer& answer, double depth) {
  answer.says |= GJKPROOF_DEPTH;
  answer.depth = depth;
}

inline void say_witnesses(gjkproof_answer& answer, const Point& a, const Point& b) {
  answer.says |= GJKPROOF_WITNESSES;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    answer.witness_a[axis] = a[axis];
    answer.witness_b[axis] = b[axis];
  }
}

// `sign` is -1 if the library's normal points from B to A.
inline void say_normal(gjkproof_answer& answer, const Point& normal, double sign = 1) {
  answer.says |= GJKPROOF_NORMAL;
  for (std::size_t axis = 0; axis < 3; ++axis) answer.normal[axis] = sign * normal[axis];
}

// For a distance that is negative in an overlap, and minus its depth.  NaN counts as separated.
inline void say_signed_distance(gjkproof_answer& answer, double distance) {
  answer.intersecting = distance <= 0;
  say_distance(answer, distance <= 0 ? 0 : distance);
  if (distance <= 0) say_depth(answer, -distance);
}

// The result of a timed query without a distance.
inline double apart_or_not(bool meets) { return meets ? 0 : 1; }

// The axis that an earlier query has stored; null: none.
inline const double* axis_in(const void* kept) {
  const auto* const axis = static_cast<const double*>(kept);
  return axis && (axis[0] != 0 || axis[1] != 0 || axis[2] != 0) ? axis : nullptr;
}

// Stores a vector with operator[] for the next query.
template <typename Vector>
void leave(const Vector& vector, void* kept) {
  for (int i = 0; kept && i < 3; ++i)
    static_cast<double*>(kept)[i] = static_cast<double>(vector[i]);
}

// The whole as a Memory, which starts with all bytes zero; null: nothing is kept.
template <typename Memory>
Memory* memory_in(void* kept) {
  static_assert(std::is_trivially_copyable_v<Memory> && sizeof(Memory) <= kept_bytes);
  return static_cast<Memory*>(kept);
}

// The faces of a convex hull, for libraries that need more than its points.  By Qhull, in double
// with its own rounding: faces within about 1e-15 M of a plane are merged, and points no further
// outside than that are in no face.
struct HullFaces {
  std::vector<std::vector<int>> polygons;     // indices of points, counterclockwise from outside
  std::vector<std::array<double, 4>> planes;  // n, c of each: the hull is where n.x <= c, |n| = 1
  std::string failure;                        // why there are no faces; empty: success
};

// For finite points.  Fails if Qhull finds no volume.
HullFaces hull_faces(const std::vector<Point>& points);

}  // namespace peers

// Null after the last.
extern "C" const peers::Timed* gjkproof_timed_at(std::size_t index);
