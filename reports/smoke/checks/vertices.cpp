// SPDX-License-Identifier: MIT
// Checks unusual bodies: one vertex, repeated or reordered vertices, many vertices, coordinates
// that need 53 bits, and the largest magnitude.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "oracle/certificate/certificate.hpp"
#include "reports/smoke/smoke.hpp"

namespace reports::smoke {
namespace {

// The fault of an answer; empty if there is none.
std::string fault(const Entry& entry) {
  const Question& question = entry.question;
  const subjects::Answer& answer = *entry.answer;
  if (!answer.answered) return "no answer: " + answer.status;
  if (answer.intersecting != question.intersecting) {
    return answer.intersecting ? "it reports intersecting" : "it reports separated";
  }
  if (!answer.distance || question.intersecting) return {};
  const double said = value(*answer.distance);
  if (close(said, question.distance, question.slack)) return {};
  return fmt::format("it reports {:.6g}, correct is {:.6g}", said, question.distance);
}

// True if the subject answers cases of solid bodies (`dim` 3) or planar ones (`dim` 2).
bool answers_in(const Sheet& sheet, int dim) {
  const Entries easy = sheet.entries(dim == 2 ? Group::plane : Group::space);
  return std::ranges::any_of(easy, [](const Entry* entry) { return entry->usable(); });
}

// True if the subject also fails on easy cases of the same dimension and relation.
bool loses_such(const Sheet& sheet, const Entry& lost) {
  return std::ranges::any_of(sheet.all(), [&](const Entry& entry) {
    return entry.lost() && sheet.is_easy(entry.question) &&
           entry.question.asked.dim == lost.question.asked.dim &&
           entry.question.intersecting == lost.question.intersecting;
  });
}

// Checks a group whose cases differ from the easy ones in a single property.
Finding group(const Sheet& sheet, Group which, const char* diagnosis) {
  std::string refused;
  bool any = false;
  for (const Entry* entry : sheet.entries(which)) {
    if (!entry->answer) continue;
    if (entry->skipped()) {
      refused = entry->answer->status;
      continue;
    }
    if (entry->answered() && !entry->usable()) continue;       // `finite` reports it
    if (entry->lost() && loses_such(sheet, *entry)) continue;  // `answers` reports it
    any = true;
    const std::string what = fault(*entry);
    if (!what.empty()) return wrong(diagnosis, example(*entry, what));
  }
  if (any) return ok();
  return skipped(refused.empty() ? "it was not asked" : "it skips them: " + refused);
}

}  // namespace

Finding one_vertex(const Sheet& sheet) {
  return group(sheet, Group::single,
               "is wrong of a body with one vertex: is that a special case of the adapter?");
}

Finding repeated_vertices(const Sheet& sheet) {
  return group(sheet, Group::repeated,
               "is wrong where vertices repeat: hand over the vertices of the hull, or make the "
               "library remove them");
}

Finding order_of_vertices(const Sheet& sheet) {
  return group(sheet, Group::reordered,
               "is wrong of the same bodies with their vertices in another order: a body is the "
               "hull of its points, which have no order");
}

Finding many_vertices(const Sheet& sheet) {
  return group(sheet, Group::many,
               "is wrong of bodies with hundreds of vertices, the nearest ones last: is there an "
               "array of fixed size, or an index of 8 bits?");
}

Finding precision(const Sheet& sheet) {
  if (subjects::case_bits(sheet.subject()) == subjects::binary32.precision) {
    return skipped("it takes coordinates of binary32");
  }
  const Entry* other = nullptr;
  std::string said_of_other;
  bool any = false;
  for (const Entry* entry : sheet.entries(Group::wide)) {
    if (!entry->usable() || !entry->answer->distance) continue;
    any = true;
    const std::string what = fault(*entry);
    if (what.empty()) continue;
    const auto narrow = cases::rounded(entry->question.asked, subjects::binary32.precision);
    const oracle::Rational square = oracle::certificate(narrow.value()).distance_squared;
    const double of_narrow = std::sqrt(square.convert_to<double>());
    if (close(value(*entry->answer->distance), of_narrow, entry->question.slack)) {
      return wrong(
          "answers as if coordinates were rounded to float: keep doubles, or declare binary32",
          example(*entry, what));
    }
    if (other == nullptr) other = entry;
    if (other == entry) said_of_other = what;
  }
  if (!any) return skipped("it reports no distances there");
  if (other == nullptr) return ok();
  return hint(
      "is inaccurate far from the origin, though not as if coordinates were rounded to float",
      example(*other, said_of_other));
}

Finding magnitude(const Sheet& sheet) {
  const double declared = sheet.subject().capabilities.magnitude_max;
  bool any = false;
  for (const Entry* entry : sheet.entries(Group::large)) {
    if (!entry->answer || (entry->answered() && !entry->usable())) continue;
    if (entry->skipped() && !answers_in(sheet, entry->question.asked.dim)) continue;
    any = true;
    const std::string what =
        entry->skipped() ? "it skips it: " + entry->answer->status : fault(*entry);
    if (what.empty()) continue;
    if (declared > 0) {
      return wrong(
          fmt::format("declares a largest magnitude of {:g}, and fails there: declare what "
                      "it is meant for",
                      declared),
          example(*entry, what));
    }
    return hint(
        "fails where coordinates are about 10^6: declare the largest magnitude that it is "
        "meant for",
        example(*entry, what));
  }
  return any ? ok() : skipped("it was not asked");
}

}  // namespace reports::smoke
