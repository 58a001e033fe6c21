// SPDX-License-Identifier: MIT
#include "core/cases/families/program.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

using Record = std::array<std::uint8_t, program_record_bytes>;

Record next_record(Choices& choices) {
  Record record{};
  for (std::uint8_t& byte : record) byte = choices.byte();
  return record;
}

int zigzag(int byte) { return byte % 2 == 0 ? byte / 2 : -(byte + 1) / 2; }

// Makes coordinates finite: arithmetic on huge ones may give infinities and NaN.
double finite(double x) {
  constexpr double most = std::numeric_limits<double>::max();
  return std::isnan(x) ? 0 : std::clamp(x, -most, most);
}

double raw_coordinate(const Record& record) {
  std::uint64_t pattern = 0;
  for (std::size_t i = 0; i < record.size(); ++i) pattern |= std::uint64_t{record[i]} << (8 * i);
  constexpr std::uint64_t exponent = std::uint64_t{0x7ff} << 52;
  if ((pattern & exponent) == exponent) pattern ^= std::uint64_t{1} << 52;
  return std::bit_cast<double>(pattern);
}

// Normals whose square is 1 or 2, so that reflection is exact in binary; planar ones first.
constexpr std::array<Point, 9> normals{{{1, 0, 0},
                                        {0, 1, 0},
                                        {1, 1, 0},
                                        {1, -1, 0},
                                        {0, 0, 1},
                                        {1, 0, 1},
                                        {1, 0, -1},
                                        {0, 1, 1},
                                        {0, 1, -1}}};
constexpr std::size_t planar_normals = 4;

Point lattice_point(const Record& record) {
  Point point{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    point[axis] = zigzag(record[3 + axis] % 17) * power_of_two(-(record[6] % 8));
  }
  return point;
}

Point mirror_image(const Record& record, const std::vector<Point>& other, const Point& x, int dim) {
  const std::size_t count = dim == 2 ? planar_normals : normals.size();
  const std::size_t number = record[2] % (2 * count);
  Mirror mirror;
  mirror.normal = number < count ? normals[number] : times(-1, normals[number - count]);
  double gap = record[3] == 0 ? 0 : power_of_two(-(record[3] / 2 % 50));
  if (record[3] % 2 != 0) gap = -gap;
  mirror.level = furthest_along(mirror.normal, other) + gap * dot(mirror.normal, mirror.normal);
  return reflected(mirror, x);
}

// The vertex of a record.  `own` and `other` hold the vertices that references count; neither may
// be empty.
Point vertex(const Record& record, const std::vector<Point>& own, const std::vector<Point>& other,
             int dim) {
  const auto one_of = [](const std::vector<Point>& points, std::uint8_t reference) {
    return points[reference % points.size()];
  };
  const Point a = one_of(own, record[1]);
  const Point b = one_of(own, record[2]);
  switch (opcode_of(record[0])) {
    case Opcode::copy: return a;
    case Opcode::near_copy: {
      Point near = a;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        near[axis] = ulps_away(near[axis], zigzag(record[3 + axis] % 17));
      }
      return near;
    }
    case Opcode::affine: {
      const double weight = record[3] == 0 ? 0.5 : zigzag(record[3]) / 16.0;
      return plus(a, times(weight, minus(b, a)));
    }
    case Opcode::parallelogram: return minus(plus(a, b), one_of(own, record[3]));
    case Opcode::oblong: {
      Point stretched = a;
      double& x = stretched[record[3] % static_cast<std::size_t>(dim)];
      x = std::ldexp(x, zigzag(record[4] % 65));
      return stretched;
    }
    case Opcode::other_vertex: return one_of(other, record[1]);
    case Opcode::reflection: return mirror_image(record, other, one_of(other, record[1]), dim);
    default: return lattice_point(record);
  }
}

// `other` holds the vertices of A if the body is B, else it is empty.
std::vector<Point> run(Choices& choices, int count, const std::vector<Point>& other, int dim) {
  std::vector<Point> points;
  for (int i = 0; i < count; ++i) {
    const Record record = next_record(choices);
    Point point;
    if (opcode_of(record[0]) == Opcode::raw) {
      for (double& x : point) x = raw_coordinate(next_record(choices));
    } else {
      const std::vector<Point>& own = points.empty() ? other : points;
      point = own.empty() ? lattice_point(record)
                          : vertex(record, own, other.empty() ? own : other, dim);
    }
    for (double& x : point) x = finite(x);
    if (dim == 2) point[2] = 0;
    points.push_back(point);
  }
  return points;
}

Rotation turn_of(std::uint8_t byte, int dim) {
  Rotation turn{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  if (byte >= 192) {
    // w = 2 and x, y, z of two bits each: rounding breaks coplanarity and ties.
    const double w = 2;
    const double x = dim == 2 ? 0 : byte % 4;
    const double y = dim == 2 ? 0 : byte / 4 % 4;
    const double z = byte / 16 % 4;
    return turn_by({w, x, y, z});
  }
  const std::size_t axes = dim == 2 ? 2 : 3;
  for (std::size_t axis = 0; axis < axes; ++axis) {
    if ((byte >> axis & 1) != 0) turn[axis] = times(-1, turn[axis]);
  }
  const int order = byte / 8 % (dim == 2 ? 2 : 6);
  for (int i = 0; i < order % 3 && dim == 3; ++i) turn = {turn[1], turn[2], turn[0]};
  if (dim == 2 ? order == 1 : order >= 3) std::swap(turn[0], turn[1]);
  return turn;
}

void transform_globally(const Record& header, Case& question) {
  const Rotation turn = turn_of(header[3], question.dim);
  const int times_eight = (header[2] >> 3 & 7) == 7 ? 8 : 1;
  const int exponent = zigzag(header[4]) * times_eight;
  const double unit = power_of_two(4 * (header[2] >> 6));
  Point translation{};
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(question.dim); ++axis) {
    translation[axis] = zigzag(header[5 + axis]) * unit;
  }
  for (Body* body : {&question.a, &question.b}) {
    for (Point& point : body->points) {
      point = plus(turned(turn, point), translation);
      for (double& x : point) x = finite(std::ldexp(finite(x), exponent));
      if (question.dim == 2) point[2] = 0;
    }
  }
  add_parameter(question, "origin_distance", length(translation));
  add_vertex_counts(question);
  add_parameter(question, "exponent", exponent);
}

// Replaces coordinates by 0 that rounding loses beside the largest coordinate of the case.
void drop_lost_coordinates(Case& question) {
  const double least = magnitude(question) * 0x1p-64;
  for (Body* body : {&question.a, &question.b}) {
    for (Point& point : body->points) {
      for (double& x : point) x = std::fabs(x) < least ? 0 : x;
    }
  }
}

}  // namespace

// Swept by bytes: `vertices` 1..16 of each body, their opcodes and references, and for both bodies
// a signed permutation or rotation, a translation of length `origin_distance`, and a scale
// 2^`exponent`.  Opcodes are not recorded as parameters.  If sizes.far_apart is false, a last byte
// lets one program in 16 keep its smallest coordinates nevertheless.
void program(Choices& choices, const Sizes& sizes, Case& question) {
  const Record header = next_record(choices);
  const int most = std::min(program_vertices_max, sizes.vertices_max);
  question.dim = header[2] % 4 == 3 ? 2 : 3;
  question.a.points = run(choices, 1 + header[0] % most, {}, question.dim);
  question.b.points = run(choices, 1 + header[1] % most, question.a.points, question.dim);
  transform_globally(header, question);
  if (!sizes.far_apart && !choices.one_in(16)) drop_lost_coordinates(question);
  if ((header[2] >> 2 & 1) != 0) round_in_place(question);
}

}  // namespace cases
