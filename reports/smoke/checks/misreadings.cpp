// SPDX-License-Identifier: MIT
#include "reports/smoke/smoke.hpp"

#include <algorithm>
#include <utility>

#include "core/cases/point.hpp"
#include "core/cases/symmetry/signed_axes.hpp"

namespace reports::smoke {
namespace {

using cases::Case;
using cases::Point;
using Points = std::vector<Point>;
using Change = std::function<Points(const Points&, int dim)>;

enum class Whose { a, b, both };

constexpr std::array all_whose = {Whose::a, Whose::b, Whose::both};

std::string name(Whose whose) {
  return whose == Whose::a ? "A" : whose == Whose::b ? "B" : "each body";
}

Misreading misreading_of(Whose whose, std::string sentence, const Change& change) {
  return {std::move(sentence), [whose, change](const Case& asked) -> std::optional<Case> {
            Case misread = asked;
            misread.expect.reset();
            if (whose != Whose::b) misread.a.points = change(asked.a.points, asked.dim);
            if (whose != Whose::a) misread.b.points = change(asked.b.points, asked.dim);
            const bool same =
                misread.a.points == asked.a.points && misread.b.points == asked.b.points;
            return same ? std::nullopt : std::optional(std::move(misread));
          }};
}

Points first_alone(const Points& points, int) { return {points.front()}; }

Points without_last(const Points& points, int) {
  return points.size() == 1 ? points : Points(points.begin(), points.end() - 1);
}

Points without_first(const Points& points, int) {
  return points.size() == 1 ? points : Points(points.begin() + 1, points.end());
}

// Reads the numbers as all x, then all y, then all z.
Points by_coordinate(const Points& points, int dim) {
  const auto size = static_cast<std::size_t>(dim);
  std::vector<double> numbers;
  for (const Point& point : points)
    numbers.insert(numbers.end(), point.begin(), point.begin() + dim);
  Points read(points.size(), Point{});
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t axis = 0; axis < size; ++axis) {
      read[i][axis] = numbers[axis * points.size() + i];
    }
  }
  return read;
}

// Takes the number of coordinates for the number of points.
Points too_few(const Points& points, int dim) {
  const std::size_t count = std::max<std::size_t>(points.size() / static_cast<std::size_t>(dim), 1);
  return Points(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(count));
}

std::pair<Point, Point> bounds(const Points& points) {
  Point least = points[0];
  Point most = points[0];
  for (const Point& point : points) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      least[axis] = std::min(least[axis], point[axis]);
      most[axis] = std::max(most[axis], point[axis]);
    }
  }
  return {least, most};
}

Points to_mean(const Points& points, int) { return {mean(points)}; }

Points to_middle(const Points& points, int) { return {middle(points)}; }

Points bounding_box(const Points& points, int) {
  const auto [least, most] = bounds(points);
  return box(least, most);
}

// Moves the mean of the points to the origin.
Points around_its_mean(const Points& points, int) {
  const Point centre = mean(points);
  Points moved;
  for (const Point& point : points) moved.push_back(cases::minus(point, centre));
  return moved;
}

Points flattened(const Points& points, int) {
  Points flat = points;
  for (Point& point : flat) point[2] = 0;
  return flat;
}

std::vector<Misreading> all_misreadings(int dim) {
  std::vector<Misreading> result{
      misreading_of(Whose::both,
                    "measures between the means of the vertices, not between the bodies", to_mean),
      misreading_of(Whose::both,
                    "measures between the centres of the bodies, not between the bodies",
                    to_middle),
      misreading_of(Whose::both, "measures between the bounding boxes, not between the bodies",
                    bounding_box),
  };
  if (dim == 3) {
    result.push_back(misreading_of(Whose::both, "ignores the third coordinate", flattened));
  }
  for (const Whose whose : all_whose) {
    const std::string body = name(whose);
    const auto add = [&](std::string sentence, const Change& change) {
      result.push_back(misreading_of(whose, std::move(sentence), change));
    };
    add("reads only the first vertex of " + body + ": is the number of vertices handed on?",
        first_alone);
    add("does not read the last vertex of " + body + ": does a loop end too early?", without_last);
    add("does not read the first vertex of " + body + ": do its indices start at 0?",
        without_first);
    add("reads too few vertices of " + body + ": is their number divided by the dimension?",
        too_few);
    add("reads the coordinates of " + body +
            " as if all x came first: they come point by point, x y z",
        by_coordinate);
    if (whose == Whose::both) {
      add("moves each body to its own centre, or takes one of them twice: the points are in the "
          "frame of the case",
          around_its_mean);
    } else {
      add("moves " + body + " to its own centre: the points are in the frame of the case",
          around_its_mean);
    }
  }
  // Distances cannot distinguish a transformed A from an inversely transformed B.
  for (const cases::SignedAxes& axes : cases::signed_axes(dim)) {
    const Change change = [axes](const Points& points, int) {
      Points image;
      for (const Point& point : points) image.push_back(axes(point));
      return image;
    };
    const std::string back = text(inverse(axes), dim);
    result.push_back(misreading_of(
        Whose::a, "reads the points " + text(axes, dim) + " in A, or " + back + " in B", change));
  }
  return result;
}

}  // namespace

Point mean(const Points& points) {
  Point sum{};
  for (const Point& point : points) sum = cases::plus(sum, point);
  return cases::times(1 / static_cast<double>(points.size()), sum);
}

Point middle(const Points& points) {
  const auto [least, most] = bounds(points);
  return cases::times(0.5, cases::plus(least, most));
}

const std::vector<Misreading>& misreadings(int dim) {
  static const std::vector<Misreading> plane = all_misreadings(2);
  static const std::vector<Misreading> space = all_misreadings(3);
  return dim == 2 ? plane : space;
}

}  // namespace reports::smoke
