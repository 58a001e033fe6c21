// SPDX-License-Identifier: MIT
#include "testing/python/native/batch.hpp"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "core/cases/floating_point.hpp"
#include "core/gjk/compiled/certified.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/measures.hpp"
#include "testing/internal/finding.hpp"

namespace gjkproof::python {
namespace {

constexpr std::size_t pairs_at_once = 64;

// More threads than processors gain nothing, and more than a system has end the program.
constexpr int threads_max = 1024;

// Calls part(first, last) until all of [0, size) is done.
template <typename Part>
void in_parts(std::size_t size, int threads, const Part& part) {
  const auto run = [&] {
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, size, pairs_at_once),
                      [&](const auto& range) {
                        cases::require_floating_point();
                        for (std::size_t i = range.begin(); i < range.end(); i += pairs_at_once) {
                          part(i, std::min(i + pairs_at_once, range.end()));
                        }
                      });
  };
  if (threads < 0) throw std::invalid_argument("threads must not be negative");
  if (threads == 1) {
    cases::require_floating_point();
    for (std::size_t i = 0; i < size; i += pairs_at_once)
      part(i, std::min(i + pairs_at_once, size));
  } else if (threads > 1) {
    tbb::task_arena(std::min(threads, threads_max)).execute(run);
  } else {
    run();
  }
}

[[noreturn]] void throw_not_finite(const char* body, std::size_t pair, std::size_t point) {
  throw std::invalid_argument(
      fmt::format("{}[{}]: point {} has a coordinate that is not finite", body, pair, point));
}

// Calls take(point, coordinates) for each row.
template <typename S, typename Take>
void read_rows(const Rows& rows, std::size_t dim, const char* body, std::size_t pair,
               const Take& take) {
  if (rows.count == 0) throw std::invalid_argument(fmt::format("{}[{}] has no points", body, pair));
  const auto* x = static_cast<const S*>(rows.data);
  for (std::size_t point = 0; point < rows.count; ++point, x += dim) {
    for (std::size_t axis = 0; axis < dim; ++axis) {
      if (!std::isfinite(x[axis])) throw_not_finite(body, pair, point);
    }
    take(point, x);
  }
}

template <typename S>
void read_body(const Rows& rows, std::size_t dim, const char* name, std::size_t pair,
               std::vector<cases::Point>& points) {
  points.resize(rows.count);
  read_rows<S>(rows, dim, name, pair, [&](std::size_t point, const S* x) {
    points[point] = {static_cast<double>(x[0]), static_cast<double>(x[1]),
                     dim == 3 ? static_cast<double>(x[2]) : 0.0};
  });
}

void read_case(const Many& many, std::size_t pair, cases::Case& question) {
  question.dim = many.dim;
  const auto read = [&](const Rows& rows, const char* name, std::vector<cases::Point>& points) {
    const auto dim = static_cast<std::size_t>(many.dim);
    many.single ? read_body<float>(rows, dim, name, pair, points)
                : read_body<double>(rows, dim, name, pair, points);
  };
  read(many.a[pair], "a", question.a.points);
  read(many.b[pair], "b", question.b.points);
}

Answer answer_in(const AnswerColumns& columns, std::size_t i, std::size_t dim) {
  const auto number = [i](const double* column) {
    return column == nullptr ? std::nullopt : std::optional(column[i]);
  };
  const auto point = [&](const double* column) -> std::optional<Point> {
    if (column == nullptr) return std::nullopt;
    const double* const x = column + i * dim;
    return Point{x[0], x[1], dim == 3 ? x[2] : 0.0};
  };
  Answer answer;
  answer.distance = number(columns.distance);
  if (columns.intersecting != nullptr) answer.intersecting = columns.intersecting[i];
  answer.witness_a = point(columns.witness_a);
  answer.witness_b = point(columns.witness_b);
  answer.lower_bound = number(columns.lower_bound);
  answer.penetration_depth = number(columns.depth);
  answer.normal = point(columns.normal);
  return answer;
}

// --- certified queries ---

using gjk::certified::BodyPair, gjk::certified::Certified, gjk::certified::PreparedBody;

// Bodies of a part, in memory that is kept.
template <typename S, int D>
class Bodies {
 public:
  const PreparedBody<S, D>* prepared(std::size_t place, const Rows& rows, const char* name,
                                     std::size_t pair) {
    points_.resize(rows.count);
    read_rows<S>(rows, D, name, pair, [&](std::size_t point, const S* x) {
      for (std::size_t axis = 0; axis < D; ++axis) points_[point][axis] = x[axis];
    });
    if (place < bodies_.size()) {
      bodies_[place].assign(points_);
    } else {
      bodies_.emplace_back(points_);
    }
    return &bodies_[place];
  }
  void reserve(std::size_t count) { bodies_.reserve(count); }

 private:
  std::vector<gjk::Vec<S, D>> points_;
  std::vector<PreparedBody<S, D>> bodies_;
};

template <typename S, int D>
void write(const Certified<S, D>& found, std::size_t i, const CertifiedColumns& columns) {
  const auto put = [i](void* column, const gjk::Vec<S, D>& point) {
    std::copy(point.x.begin(), point.x.end(), static_cast<S*>(column) + i * D);
  };
  columns.relation[i] = static_cast<std::uint8_t>(found.relation);
  static_cast<S*>(columns.lower)[i] = found.distance.lower;
  static_cast<S*>(columns.upper)[i] = found.distance.upper;
  put(columns.witness_a, found.witness_a);
  put(columns.witness_b, found.witness_b);
  gjk::Vec<S, D> normal{};
  if (found.relation == gjk::certified::Relation::separated) {
    normal = (S(-1) / std::sqrt(dot(found.normal, found.normal))) * found.normal;
  }
  put(columns.normal, normal);
}

template <typename S, int D>
void certify(const Many& many, int threads, const CertifiedColumns& columns) {
  in_parts(many.a.size(), threads, [&](std::size_t first, std::size_t last) {
    thread_local Bodies<S, D> of_a, of_b;
    of_a.reserve(pairs_at_once);
    of_b.reserve(pairs_at_once);
    std::array<BodyPair<S, D>, pairs_at_once> pairs;
    for (std::size_t i = first; i < last; ++i) {
      pairs[i - first] = {of_a.prepared(i - first, many.a[i], "a", i),
                          of_b.prepared(i - first, many.b[i], "b", i)};
    }
    static const gjk::certified::HighwayLanes lanes;
    const gjk::certified::OnAnswer<S, D> write_answer = [&](std::size_t pair,
                                                            const Certified<S, D>& found) {
      write(found, first + pair, columns);
    };
    certified_distances(std::span<const BodyPair<S, D>>(pairs).first(last - first), lanes,
                        write_answer);
  });
}

}  // namespace

void find_truths(const Many& many, int threads, const TruthColumns& columns) {
  static const subjects::Subject reader;  // takes every case
  in_parts(many.a.size(), threads, [&](std::size_t first, std::size_t last) {
    thread_local oracle::Examination examination({}, oracle::Oracle::certificate);
    for (std::size_t i = first; i < last; ++i) {
      read_case(many, i, examination.next());
      examination.begin();
      const oracle::Facts facts = examination.facts(reader);
      columns.relation[i] = static_cast<std::uint8_t>(*facts.relation);
      columns.distance[i] = facts.distance->front();
      if (columns.depth == nullptr) continue;
      columns.depth[i] = 0;
      if (*facts.relation != cases::Relation::overlapping) continue;
      columns.depth[i] = oracle::rounded_root(
          oracle::penetration(examination.question()).value().depth_squared, subjects::binary64);
    }
  });
}

void judge_answers(const Many& many, const AnswerColumns& answers, const Judging& judging,
                   int threads, const VerdictColumns& columns) {
  in_parts(many.a.size(), threads, [&](std::size_t first, std::size_t last) {
    thread_local cases::Case question;
    for (std::size_t i = first; i < last; ++i) {
      read_case(many, i, question);
      const Answer answer = answer_in(answers, i, static_cast<std::size_t>(many.dim));
      const oracle::Verdict verdict = find(question, {answer, {}}, judging).verdict;
      constexpr double none = std::numeric_limits<double>::quiet_NaN();
      columns.kind[i] = static_cast<std::uint8_t>(verdict.kind);
      columns.gross[i] = verdict.gross;
      columns.units[i] = verdict.scaled_error.value_or(none);
      columns.relative[i] = verdict.relative_error.value_or(none);
      columns.size[i] = verdict.size;
    }
  });
}

void certify_distances(const Many& many, int threads, const CertifiedColumns& columns) {
  if (many.single) {
    many.dim == 2 ? certify<float, 2>(many, threads, columns)
                  : certify<float, 3>(many, threads, columns);
  } else {
    many.dim == 2 ? certify<double, 2>(many, threads, columns)
                  : certify<double, 3>(many, threads, columns);
  }
}

}  // namespace gjkproof::python
