// SPDX-License-Identifier: MIT
// The C interface of the certified query.  A function here checks its arguments, and turns what is
// thrown into a status.
#include "core/gjk/c/gjkproof_c.h"

#include <cmath>
#include <concepts>
#include <cstddef>
#include <functional>
#include <new>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <variant>
#include <vector>

#ifdef GJKPROOF_C_HIGHWAY
#include "core/gjk/compiled/certified.hpp"
using Lanes = gjk::certified::HighwayLanes;
#else
#include "core/gjk/certified/batch.hpp"
using Lanes = gjk::certified::ScalarScan;
#endif
using Scan = gjk::certified::detail::ScanOf<Lanes>::Alone;

using gjk::certified::BodyPair;
using gjk::certified::Certified;
using gjk::certified::Memory;
using gjk::certified::PlacedBody;
using gjk::certified::PreparedBody;
using gjk::certified::RelationMemory;

// Without points after an assignment that ran out of memory.
struct gjkproof_c_body {  // NOLINT(readability-identifier-naming)
  std::variant<std::monostate, PreparedBody<float, 2>, PreparedBody<float, 3>,
               PreparedBody<double, 2>, PreparedBody<double, 3>>
      points;
};

namespace {

// A memory is read and written here alone, in place.
template <typename Kept>
Kept& in_place(gjkproof_c_memory& memory) {
  static_assert(sizeof(Kept) <= sizeof memory && alignof(Kept) <= alignof(gjkproof_c_memory) &&
                std::is_trivially_copyable_v<Kept>);
  return reinterpret_cast<Kept&>(memory);
}

const Lanes& lanes() {
  static const Lanes chosen;
  return chosen;
}
const Scan& scan() { return lanes(); }

// The status of what `run` returns or throws.  Input is checked by PreparedBody, rounding by
// certified queries.
template <typename Run>
int status_of(const Run& run) {
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return GJKPROOF_C_OUT_OF_MEMORY;
  } catch (const std::length_error&) {
    return GJKPROOF_C_OUT_OF_MEMORY;
  } catch (const std::domain_error&) {
    return GJKPROOF_C_ROUNDING;
  } catch (const std::invalid_argument&) {
    return GJKPROOF_C_NOT_FINITE;
  } catch (...) {
    return GJKPROOF_C_INTERNAL;
  }
}

// Copied: C knows no vectors.  Bodies too are prepared in the rounding of queries.
template <gjk::certified::Binary S, int D>
std::vector<gjk::Vec<S, D>> vectors(const S* points, std::size_t count) {
  gjk::certified::detail::check_assumptions<S>();
  std::vector<gjk::Vec<S, D>> result(count);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) result[i][axis] = points[i * D + axis];
  }
  return result;
}

template <typename S>
int check(const S* points, std::size_t count, int dim) {
  if (points == nullptr) return GJKPROOF_C_NULL;
  if (dim != 2 && dim != 3) return GJKPROOF_C_DIMENSION;
  if (count == 0) return GJKPROOF_C_NO_POINTS;
  return count > PTRDIFF_MAX / (3 * sizeof(S)) ? GJKPROOF_C_TOO_MANY_POINTS : GJKPROOF_C_OK;
}

template <gjk::certified::Binary S>
int prepare(const S* points, std::size_t count, int dim, gjkproof_c_body** body) {
  if (body == nullptr) return GJKPROOF_C_NULL;
  *body = nullptr;
  if (const int status = check(points, count, dim)) return status;
  return status_of([&] {
    *body = dim == 2 ? new gjkproof_c_body{PreparedBody<S, 2>(vectors<S, 2>(points, count))}
                     : new gjkproof_c_body{PreparedBody<S, 3>(vectors<S, 3>(points, count))};
    return GJKPROOF_C_OK;
  });
}

template <gjk::certified::Binary S, int D>
int assign(gjkproof_c_body& body, const S* points, std::size_t count) {
  PreparedBody<S, D>& stored = std::get<PreparedBody<S, D>>(body.points);
  const auto given = vectors<S, D>(points, count);
  try {
    stored.assign(given);
  } catch (const std::bad_alloc&) {
    body.points = std::monostate();  // some of it is assigned
    throw;
  }
  return GJKPROOF_C_OK;
}

template <gjk::certified::Binary S>
int assign(gjkproof_c_body* body, const S* points, std::size_t count) {
  if (body == nullptr) return GJKPROOF_C_NULL;
  if (const int status = check(points, count, 3)) return status;
  return status_of([&]() -> int {
    if (std::holds_alternative<PreparedBody<S, 2>>(body->points)) {
      return assign<S, 2>(*body, points, count);
    }
    if (std::holds_alternative<PreparedBody<S, 3>>(body->points)) {
      return assign<S, 3>(*body, points, count);
    }
    return body->points.index() == 0 ? GJKPROOF_C_NO_POINTS : GJKPROOF_C_UNLIKE;
  });
}

// All zero but what every query says first.
template <typename Found>
gjkproof_c_answer begun(const Found& found) {
  static_assert(static_cast<int>(gjk::certified::Relation::overlapping) == GJKPROOF_C_OVERLAPPING);
  static_assert(static_cast<int>(gjk::certified::Relation::touching) == GJKPROOF_C_TOUCHING);
  static_assert(static_cast<int>(gjk::certified::Stage::exact) == GJKPROOF_C_EXACT);
  static_assert(static_cast<int>(gjk::certified::Stage::higher_precision) ==
                GJKPROOF_C_HIGHER_PRECISION);
  gjkproof_c_answer answer{};
  answer.relation = static_cast<int>(found.relation);
  answer.stage = static_cast<int>(found.stage);
  answer.iterations = found.iterations;
  return answer;
}

template <typename Pairs>
void write_pairs(const Pairs& pairs, std::size_t size, gjkproof_c_answer& answer) {
  answer.size = static_cast<int>(size);
  for (std::size_t i = 0; i < size; ++i) {
    answer.a[i] = pairs[i].a;
    answer.b[i] = pairs[i].b;
  }
}

template <typename S, int D>
void write_vector(const gjk::Vec<S, D>& vector, double (&place)[3]) {
  for (std::size_t axis = 0; axis < D; ++axis) place[axis] = static_cast<double>(vector[axis]);
}

// Certified or CertifiedDepth, with its interval.
template <typename Found, typename S>
gjkproof_c_answer proved(const Found& found, const gjk::certified::Interval<S>& interval) {
  gjkproof_c_answer answer = begun(found);
  answer.lower = static_cast<double>(interval.lower);
  answer.upper = static_cast<double>(interval.upper);
  write_vector(found.normal, answer.normal);
  write_vector(found.witness_a, answer.witness_a);
  write_vector(found.witness_b, answer.witness_b);
  write_pairs(found.pairs, found.size, answer);
  for (std::size_t i = 0; i < found.size; ++i) {
    answer.weights[i] = static_cast<double>(found.weights[i]);
  }
  return answer;
}
template <typename S, int D>
gjkproof_c_answer said(const Certified<S, D>& found) {
  return proved(found, found.distance);
}
template <typename S, int D>
gjkproof_c_answer said(const gjk::certified::CertifiedDepth<S, D>& found) {
  return proved(found, found.depth);
}
template <typename S, int D>
gjkproof_c_answer said(const gjk::certified::CertifiedRelation<S, D>& found) {
  gjkproof_c_answer answer = begun(found);
  write_vector(found.axis, answer.normal);
  if (found.relation != gjk::certified::Relation::separated) {
    write_pairs(found.simplex.pairs, found.simplex.size, answer);
  }
  return answer;
}

// Calls run(A, B) with the bodies as they are stored.  One more query is one more `run`.
template <typename Run>
int with_bodies(const gjkproof_c_body* a, const gjkproof_c_body* b, const Run& run) {
  if (a == nullptr || b == nullptr) return GJKPROOF_C_NULL;
  return status_of([&] {
    return std::visit(
        [&]<typename Body>(const Body& of_a) -> int {
          if constexpr (std::same_as<Body, std::monostate>) {
            return GJKPROOF_C_NO_POINTS;
          } else {
            if (const Body* const of_b = std::get_if<Body>(&b->points)) return run(of_a, *of_b);
            return b->points.index() == 0 ? GJKPROOF_C_NO_POINTS : GJKPROOF_C_UNLIKE;
          }
        },
        a->points);
  });
}

// Calls run(A, B, memory, answer); without a memory with an empty one.
template <typename Run>
int with_memory(const gjkproof_c_body* a, const gjkproof_c_body* b, gjkproof_c_memory* memory,
                gjkproof_c_answer* answer, const Run& run) {
  if (answer == nullptr) return GJKPROOF_C_NULL;
  gjkproof_c_memory empty{};
  gjkproof_c_memory& kept = memory == nullptr ? empty : *memory;
  return with_bodies(
      a, b, [&](const auto& of_a, const auto& of_b) { return run(of_a, of_b, kept, *answer); });
}

// The answer of query(A, B, memory).
template <typename Query>
int ask(const gjkproof_c_body* a, const gjkproof_c_body* b, gjkproof_c_memory* memory,
        gjkproof_c_answer* answer, const Query& query) {
  return with_memory(a, b, memory, answer,
                     [&](const auto& of_a, const auto& of_b, auto& kept, auto& result) {
                       result = said(query(of_a, of_b, kept));
                       return GJKPROOF_C_OK;
                     });
}

// False if a number is not finite or changes in S.
template <gjk::certified::Binary S, int D>
bool read(const gjkproof_c_placement& from, gjk::Affine<S, D>& to) {
  bool valid = true;
  const auto read = [&valid](double x) {
    const S result = static_cast<S>(x);
    valid = valid && std::isfinite(x) && static_cast<double>(result) == x;
    return result;
  };
  for (std::size_t i = 0; i < D; ++i) {
    for (std::size_t j = 0; j < D; ++j) to.linear[i][j] = read(from.linear[i][j]);
    to.translation[i] = read(from.translation[i]);
  }
  return valid;
}

// The answer of query(A, B, memory) of placed bodies.
template <typename Query>
int ask_placed(const gjkproof_c_body* a, const gjkproof_c_placement* placement_a,
               const gjkproof_c_body* b, const gjkproof_c_placement* placement_b,
               gjkproof_c_memory* memory, gjkproof_c_answer* answer, const Query& query) {
  if (placement_a == nullptr || placement_b == nullptr) return GJKPROOF_C_NULL;
  return with_memory(
      a, b, memory, answer,
      [&]<typename S, int D>(const PreparedBody<S, D>& of_a, const PreparedBody<S, D>& of_b,
                             auto& kept, auto& result) {
        gjk::Affine<S, D> to_a, to_b;
        if (!read(*placement_a, to_a) || !read(*placement_b, to_b)) return GJKPROOF_C_PLACEMENT;
        result = said(query(PlacedBody<S, D>(of_a, to_a), PlacedBody<S, D>(of_b, to_b), kept));
        return GJKPROOF_C_OK;
      });
}

template <gjk::certified::Binary S, int D>
int distances(const gjkproof_c_body* const* a, const gjkproof_c_body* const* b, std::size_t count,
              gjkproof_c_memory* memories, gjkproof_c_answer* answers) {
  std::vector<BodyPair<S, D>> pairs(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto stored = [](const gjkproof_c_body* body, const PreparedBody<S, D>*& place) {
      if (body == nullptr) return GJKPROOF_C_NULL;
      place = std::get_if<PreparedBody<S, D>>(&body->points);
      if (place != nullptr) return GJKPROOF_C_OK;
      return body->points.index() == 0 ? GJKPROOF_C_NO_POINTS : GJKPROOF_C_UNLIKE;
    };
    if (const int status = stored(a[i], pairs[i].a)) return status;
    if (const int status = stored(b[i], pairs[i].b)) return status;
    if (memories != nullptr) pairs[i].memory = &in_place<Memory>(memories[i]);
  }
  const std::function<void(std::size_t, const Certified<S, D>&)> found =
      [answers](std::size_t i, const Certified<S, D>& answer) { answers[i] = said(answer); };
  certified_distances(std::span<const BodyPair<S, D>>(pairs), lanes(), found);
  return GJKPROOF_C_OK;
}

}  // namespace

extern "C" {

int gjkproof_c_interface(void) { return GJKPROOF_C_INTERFACE; }

const char* gjkproof_c_message(int status) {
  switch (status) {
    case GJKPROOF_C_OK: return "no error";
    case GJKPROOF_C_NULL: return "a pointer that has to be given is NULL";
    case GJKPROOF_C_DIMENSION: return "the dimension must be 2 or 3";
    case GJKPROOF_C_NO_POINTS: return "a body has no points";
    case GJKPROOF_C_TOO_MANY_POINTS: return "there is no address space for so many points";
    case GJKPROOF_C_NOT_FINITE: return "a coordinate is not finite";
    case GJKPROOF_C_UNLIKE: return "bodies differ in their dimension or in their numbers";
    case GJKPROOF_C_ROUNDING: return "this thread must round to nearest and keep subnormal numbers";
    case GJKPROOF_C_OUT_OF_MEMORY: return "out of memory";
    case GJKPROOF_C_INTERNAL: return "an error of the library gjkproof_c";
    case GJKPROOF_C_PLACEMENT:
      return "a number of a placement is not finite or, for bodies of floats, not a float";
    default: return "unknown status";
  }
}

const char* gjkproof_c_instructions(void) {
#ifdef GJKPROOF_C_HIGHWAY
  return gjk::certified::instruction_set();
#else
  return "those of the compiler";
#endif
}

int gjkproof_c_prepare_doubles(const double* points, size_t count, int dim,
                               gjkproof_c_body** body) {
  return prepare(points, count, dim, body);
}
int gjkproof_c_prepare_floats(const float* points, size_t count, int dim, gjkproof_c_body** body) {
  return prepare(points, count, dim, body);
}

int gjkproof_c_assign_doubles(gjkproof_c_body* body, const double* points, size_t count) {
  return assign(body, points, count);
}
int gjkproof_c_assign_floats(gjkproof_c_body* body, const float* points, size_t count) {
  return assign(body, points, count);
}

void gjkproof_c_release(gjkproof_c_body* body) { delete body; }

int gjkproof_c_distance(const gjkproof_c_body* a, const gjkproof_c_body* b,
                        gjkproof_c_memory* memory, gjkproof_c_answer* answer) {
  return ask(a, b, memory, answer, [](const auto& of_a, const auto& of_b, auto& kept) {
    return certified_distance(of_a, of_b, scan(), in_place<Memory>(kept));
  });
}

int gjkproof_c_relation(const gjkproof_c_body* a, const gjkproof_c_body* b,
                        gjkproof_c_memory* memory, gjkproof_c_answer* answer) {
  return ask(a, b, memory, answer,
             []<typename S, int D>(const PreparedBody<S, D>& of_a, const PreparedBody<S, D>& of_b,
                                   gjkproof_c_memory& kept) {
               return certified_relation(of_a, of_b, scan(), in_place<RelationMemory<S, D>>(kept));
             });
}

int gjkproof_c_depth(const gjkproof_c_body* a, const gjkproof_c_body* b, gjkproof_c_memory* memory,
                     gjkproof_c_answer* answer) {
  return ask(a, b, memory, answer,
             []<typename S, int D>(const PreparedBody<S, D>& of_a, const PreparedBody<S, D>& of_b,
                                   gjkproof_c_memory& kept) {
               return certified_depth(of_a, of_b, scan(), in_place<RelationMemory<S, D>>(kept));
             });
}

int gjkproof_c_distances(const gjkproof_c_body* const* a, const gjkproof_c_body* const* b,
                         size_t count, gjkproof_c_memory* memories, gjkproof_c_answer* answers) {
  if (count == 0) return GJKPROOF_C_OK;
  if (a == nullptr || b == nullptr || answers == nullptr) return GJKPROOF_C_NULL;
  return with_bodies(a[0], b[0],
                     [&]<typename S, int D>(const PreparedBody<S, D>&, const PreparedBody<S, D>&) {
                       return distances<S, D>(a, b, count, memories, answers);
                     });
}

int gjkproof_c_placed_distance(const gjkproof_c_body* a, const gjkproof_c_placement* placement_a,
                               const gjkproof_c_body* b, const gjkproof_c_placement* placement_b,
                               gjkproof_c_memory* memory, gjkproof_c_answer* answer) {
  return ask_placed(a, placement_a, b, placement_b, memory, answer,
                    [](const auto& of_a, const auto& of_b, gjkproof_c_memory& kept) {
                      return certified_distance(of_a, of_b, scan(), in_place<Memory>(kept));
                    });
}

int gjkproof_c_placed_relation(const gjkproof_c_body* a, const gjkproof_c_placement* placement_a,
                               const gjkproof_c_body* b, const gjkproof_c_placement* placement_b,
                               gjkproof_c_memory* memory, gjkproof_c_answer* answer) {
  return ask_placed(a, placement_a, b, placement_b, memory, answer,
                    []<typename S, int D>(const PlacedBody<S, D>& of_a,
                                          const PlacedBody<S, D>& of_b, gjkproof_c_memory& kept) {
                      return certified_relation(of_a, of_b, scan(),
                                                in_place<RelationMemory<S, D>>(kept));
                    });
}

int gjkproof_c_placed_depth(const gjkproof_c_body* a, const gjkproof_c_placement* placement_a,
                            const gjkproof_c_body* b, const gjkproof_c_placement* placement_b,
                            gjkproof_c_memory* memory, gjkproof_c_answer* answer) {
  return ask_placed(a, placement_a, b, placement_b, memory, answer,
                    []<typename S, int D>(const PlacedBody<S, D>& of_a,
                                          const PlacedBody<S, D>& of_b, gjkproof_c_memory& kept) {
                      return certified_depth(of_a, of_b, scan(),
                                             in_place<RelationMemory<S, D>>(kept));
                    });
}

}  // extern "C"
