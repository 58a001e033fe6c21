// SPDX-License-Identifier: MIT
#include "reports/smoke/checks.hpp"

#include <fmt/format.h>

namespace reports::smoke {

std::vector<Check> checks() {
  return {
      {"answers", "every easy question gets an answer", {}, answers},
      {"repeatable",
       "the same question gets the same answer, whatever was asked before",
       {},
       repeatable},
      {"batches", "answers do not depend on the batch and come in order", {"repeatable"}, batches},
      {"finite", "every number is finite", {"repeatable"}, finite},
      {"declared", "it says what it declares, and takes it", {"repeatable"}, declared},
      {"reading", "it reads the points as they are", {"repeatable"}, reading},
      {"distance", "the distance is right", {"repeatable", "reading"}, distance},
      {"relation", "`intersecting` is right", {"repeatable", "reading"}, relation},
      {"overlap", "the distance of overlapping bodies is 0", {"repeatable", "reading"}, overlap},
      {"depth", "the penetration depth is right", {"repeatable", "reading", "relation"}, depth},
      {"witnesses", "the witness points are right", {"repeatable", "reading"}, witnesses},
      {"normal", "the normal is right", {"repeatable", "reading"}, normal},
      {"one vertex",
       "a body may have one vertex",
       {"repeatable", "reading", "distance", "relation"},
       one_vertex},
      {"repeated",
       "vertices may repeat",
       {"repeatable", "reading", "distance", "relation"},
       repeated_vertices},
      {"order",
       "vertices may come in any order",
       {"repeatable", "reading", "distance", "relation"},
       order_of_vertices},
      {"many",
       "a body may have more than 256 vertices",
       {"repeatable", "reading", "distance", "relation"},
       many_vertices},
      {"magnitude",
       "coordinates may be as large as it declares",
       {"repeatable", "reading", "distance", "relation"},
       magnitude},
      {"precision",
       "coordinates keep their 53 bits",
       {"repeatable", "reading", "distance", "relation", "magnitude"},
       precision},
      {"iterations", "the number of iterations is a count", {}, iterations},
      {"status", "every answer says how it ended", {}, status},
      {"speed", "time of a query", {}, speed},
  };
}

std::string example(const Entry& entry, const std::string& said) {
  return fmt::format("{}: {}: {}", entry.question.asked.id, text(entry.question.asked), said);
}

}  // namespace reports::smoke
