// SPDX-License-Identifier: MIT
// What a format of numbers admits, and the two forms of a suite.
#include <fmt/format.h>

#include <bit>
#include <cstdint>

#include "core/cases/file.hpp"
#include "core/cases/hash.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/judge/judge.hpp"
#include "reports/vectors/vectors.hpp"

namespace reports {
namespace {

using oracle::Rational;
using subjects::FloatFormat;

// The number of the format with this place among those from 0 up.
double number_at(std::uint64_t place, const FloatFormat& format) {
  if (format == subjects::binary32) {
    return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(place)));
  }
  return std::bit_cast<double>(place);
}

// The first number of the format for which `holds`, which is monotone; the one beyond the largest is
// infinite.
template <typename Holds>
std::uint64_t first_place(const FloatFormat& format, const Holds& holds) {
  std::uint64_t below = 0;
  std::uint64_t end = format == subjects::binary32 ? 0x7f800000U : 0x7ff0000000000000U;
  while (below < end) {
    const std::uint64_t middle = below + (end - below) / 2;
    if (holds(Rational(number_at(middle, format)))) {
      end = middle;
    } else {
      below = middle + 1;
    }
  }
  return below;
}

std::string admitted_text(const Admitted& admitted) {
  if (admitted.skipped) return R"({"verdicts":["skipped"]})";
  return fmt::format(R"({{"low":"{}","high":"{}","verdicts":["correct"{}]}})",
                     cases::hex_float(admitted.low), cases::hex_float(admitted.high),
                     admitted.near_contact ? R"(,"near_contact")" : "");
}

// Little-endian, whatever the machine.
class Bytes {
 public:
  void add(std::uint64_t value, int size) {
    for (int i = 0; i < size; ++i) text_ += static_cast<char>(value >> (8 * i) & 0xff);
  }
  void add(double value) { add(std::bit_cast<std::uint64_t>(value), 8); }
  void add(const std::string& text) { (text_ += text) += '\0'; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

void add_points(Bytes& bytes, const cases::Body& body) {
  for (const cases::Point& point : body.points) {
    for (const double x : point) bytes.add(x);
  }
}

std::string record(const Vector& vector) {
  Bytes bytes;
  const cases::Case& question = vector.question;
  const auto mask = [](const Admitted& admitted) {
    return (admitted.near_contact ? 1U : 0U) | (admitted.skipped ? 2U : 0U);
  };
  bytes.add(static_cast<std::uint64_t>(question.dim), 1);
  bytes.add(static_cast<std::uint64_t>(question.expect->relation), 1);
  bytes.add(mask(vector.at_double), 1);
  bytes.add(mask(vector.at_float), 1);
  bytes.add(question.a.points.size(), 2);
  bytes.add(question.b.points.size(), 2);
  for (const double x : {vector.distance, vector.depth, vector.at_double.low, vector.at_double.high,
                         vector.at_float.low, vector.at_float.high}) {
    bytes.add(x);
  }
  add_points(bytes, question.a);
  add_points(bytes, question.b);
  bytes.add(question.id);
  bytes.add(fmt::format("{}", fmt::join(vector.provokes, " ")));
  return bytes.text();
}

}  // namespace

// x >= d* - t and x <= d* + t, for x >= 0, by squares.
Admitted admitted(const cases::Case& question, const oracle::Truth& truth,
                  const FloatFormat& format) {
  Admitted result;
  const double magnitude = cases::magnitude(question);
  result.skipped = cases::bits(question) > (format == subjects::binary32 ? 24 : 53) ||
                   !(magnitude <= (format == subjects::binary32 ? 0x1p+126 : 0x1p+1022));
  if (result.skipped) return result;
  const oracle::Allowance units = oracle::for_bodies_of(question, oracle::distance_allowance);
  const Rational t = Rational(units.units) * Rational(format.unit_roundoff) * Rational(magnitude) +
                     Rational(units.underflows) * Rational(format.smallest);
  const Rational& q = truth.distance_squared;
  result.low = number_at(
      first_place(format, [&](const Rational& x) { return (x + t) * (x + t) >= q; }), format);
  const std::uint64_t beyond =
      first_place(format, [&](const Rational& x) { return x > t && (x - t) * (x - t) > q; });
  result.high = number_at(beyond - 1, format);
  const bool separated = truth.relation == cases::Relation::separated;
  const Rational off = separated ? q : truth.penetration_depth_squared.value_or(0);
  result.near_contact = off <= t * t;
  return result;
}

std::string vector_line(const Vector& vector) {
  std::string text = cases::case_line(vector.question);
  text.pop_back();
  return text +
         fmt::format(
             R"(,"distance":"{}","depth":"{}","double":{},"float":{},"provokes":["{}"],"failed_by":"{}"}})",
             cases::hex_float(vector.distance), cases::hex_float(vector.depth),
             admitted_text(vector.at_double), admitted_text(vector.at_float),
             fmt::join(vector.provokes, "\",\""), vector.failed_by);
}

std::string vectors_json(const std::vector<Vector>& suite, const std::string& head) {
  std::string lines;
  for (const Vector& vector : suite) (lines += lines.empty() ? "" : ",\n") += vector_line(vector);
  return fmt::format(R"({{"format":"{}","digest":"{:016x}","count":{},{},"cases":[)",
                     vectors_format, cases::hashed(lines), suite.size(), head) +
         "\n" + lines + "\n]}\n";
}

std::string vectors_binary(const std::vector<Vector>& suite) {
  Bytes head;
  std::string records;
  std::uint64_t count = 0;
  for (const Vector& vector : suite) {
    if (!cases::has_points_only(vector.question)) continue;
    const std::string one = record(vector);
    Bytes size;
    size.add(one.size(), 4);
    records += size.text() + one;
    ++count;
  }
  head.add(count, 4);
  return "GJKPVEC1" + head.text() + records;
}

}  // namespace reports
