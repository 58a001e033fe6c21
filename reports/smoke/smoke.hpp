// SPDX-License-Identifier: MIT
// A conformance test for adapters.  Within seconds it reports how the connection to an
// implementation is wrong.  It does not test the algorithm; studies do.  Its questions are easy for
// every GJK and their coordinates fit into floats, so a wrong answer is a fault of the adapter.
//
// Each check looks for one kind of adapter error.  If a fault spoils several answers, only the
// check that knows its cause reports it.
#pragma once

#include "core/subjects/subject.hpp"
#include "reports/output/exit_code.hpp"

namespace reports::smoke {

// The purpose of a question.
enum class Group {
  space,      // solid bodies
  plane,      // planar bodies
  flat,       // a segment or a triangle in space
  single,     // bodies with one vertex
  repeated,   // repeated vertices
  reordered,  // bodies of `space` with reordered vertices
  many,       // more than 256 vertices, the nearest ones last
  wide,       // coordinates that need more bits than binary32 has
  large,      // magnitude at the declared maximum of the subject
};

struct Question {
  cases::Case asked;
  Group group = Group::space;
  bool intersecting = false;
  double distance = 0;  // 0 if they intersect
  double depth = 0;     // 0 if they are separated
  // The nearest points of separated bodies if they are unique.
  std::optional<std::array<cases::Point, 2>> witnesses;
  cases::Point normal{};  // unit vector from A to B; for overlaps, B's shortest way out of A
  // Tolerance for lengths and points.  Every known adapter fault causes some error much larger than
  // 2^-8 M (smoke_test.cpp asserts that), and the termination tolerances of implementations are
  // smaller.
  double slack = 0;
};

// Adds the truth, computed exactly and rounded to double.
Question solved(cases::Case asked, Group group);

// The questions that match the capabilities and the format of the subject.
std::vector<Question> questions(const subjects::Subject& subject);

// "A (0, 0, 0) (1, 0, 0.5), B (2, 0, 0)"; large bodies are cut.
std::string text(const cases::Case& asked);
std::string text(const cases::Point& point, int dim);
// The same with six significant digits.
std::string short_text(const cases::Point& point, int dim);

// Starts with the corner `from` and ends with the opposite corner.
std::vector<cases::Point> box(const cases::Point& from, const cases::Point& to);

std::vector<cases::Case> solid_bodies();
std::vector<cases::Case> planar_bodies();
std::vector<cases::Case> flat_bodies();
std::vector<cases::Case> single_vertices();
std::vector<cases::Case> repeated_vertices();
std::vector<cases::Case> reordered_vertices();
std::vector<cases::Case> many_vertices();
// Multiples of 1/32 around 2^21, where binary32 has a spacing of 1/4: bodies separated by 1/16
// become separated by 1/4.
std::vector<cases::Case> wide_coordinates();
// The caller scales them.
std::vector<cases::Case> large_bodies();

// --- numbers in answers, rounded to double ---

double value(const subjects::Length& length);
cases::Point value(const std::array<subjects::Number, 3>& point);

// True if the numbers differ by at most `slack`; false for NaN.
bool close(double one, double other, double slack);
bool close(const cases::Point& one, const cases::Point& other, double slack);

// True if all numbers of the answer are finite.
bool is_finite(const subjects::Answer& answer);

// Describes the first part that differs in any bit: "distance 1 and 2".  Empty if all are equal.
std::optional<std::string> difference(const subjects::Answer& one, const subjects::Answer& other);

// --- the sheet ---

struct Entry {
  Question question;
  std::optional<subjects::Answer> answer;  // empty: not asked, because the first answers were lost

  bool skipped() const { return answer && answer->skipped; }
  bool lost() const { return answer && !answer->skipped && !answer->answered; }
  bool answered() const { return answer && answer->answered; }
  // True if the answer has numbers that can be checked.
  bool usable() const { return answered() && is_finite(*answer); }
};

// Pointers into the sheet.
using Entries = std::vector<const Entry*>;

class Sheet {
 public:
  // Asks each question once, alone.  Stops if the first three answers are lost.
  explicit Sheet(const subjects::Subject& asked);

  const subjects::Subject& subject() const { return subject_; }
  const std::vector<Entry>& all() const { return entries_; }
  // Sorted by size, smallest first.
  Entries entries(Group group) const;
  // True for solid, planar and flat bodies, and for single vertices if the subject takes no others.
  bool is_easy(const Question& question) const;
  // The usable answers to easy questions.
  Entries usable() const;
  Entries separated() const;
  Entries intersecting() const;
  double seconds_alone() const { return seconds_alone_; }  // per question

 private:
  const subjects::Subject& subject_;
  std::vector<Entry> entries_;
  double seconds_alone_ = 0;
  bool takes_one_vertex_alone_ = false;
};

// --- the ways in which adapters misread cases ---

struct Misreading {
  std::string sentence;  // the error and its likely cause
  // The misread case; empty if it equals the original.
  std::function<std::optional<cases::Case>(const cases::Case&)> misread;
};

cases::Point mean(const std::vector<cases::Point>& points);
// The centre of the bounding box.
cases::Point middle(const std::vector<cases::Point>& points);

// All misreadings in this dimension, simplest first.
const std::vector<Misreading>& misreadings(int dim);

// --- the checks ---

enum class Outcome { ok, wrong, skipped, hint };

struct Finding {
  Outcome outcome = Outcome::ok;
  std::string text;     // the fault and its remedy, or why it is skipped; empty if ok
  std::string example;  // the smallest case that shows it; may be empty
};

struct Check {
  const char* name;
  const char* sentence;            // the property that holds
  std::vector<const char*> needs;  // earlier checks; if one of them is wrong, this one is skipped
  Finding (*run)(const Sheet&);
};

// All checks, in the order in which they run and are shown.
std::vector<Check> checks();

// --- the checks of each file ---

Finding answers(const Sheet& sheet);
Finding finite(const Sheet& sheet);
Finding declared(const Sheet& sheet);

Finding repeatable(const Sheet& sheet);
Finding batches(const Sheet& sheet);

Finding reading(const Sheet& sheet);
Finding distance(const Sheet& sheet);
Finding relation(const Sheet& sheet);

Finding overlap(const Sheet& sheet);
Finding depth(const Sheet& sheet);

Finding witnesses(const Sheet& sheet);
Finding normal(const Sheet& sheet);

Finding one_vertex(const Sheet& sheet);
Finding repeated_vertices(const Sheet& sheet);
Finding order_of_vertices(const Sheet& sheet);
Finding many_vertices(const Sheet& sheet);

Finding magnitude(const Sheet& sheet);
Finding precision(const Sheet& sheet);

Finding status(const Sheet& sheet);
Finding speed(const Sheet& sheet);
Finding survival(const Sheet& sheet);  // after all questions

// --- findings ---

inline Finding ok() { return {}; }
inline Finding skipped(std::string why) { return {Outcome::skipped, std::move(why), {}}; }
inline Finding hint(std::string text, std::string example = {}) {
  return {Outcome::hint, std::move(text), std::move(example)};
}
inline Finding wrong(std::string text, std::string example = {}) {
  return {Outcome::wrong, std::move(text), std::move(example)};
}

// "smoke/points: A (1, 2, 3), B (2, 4, 5): SAID"
std::string example(const Entry& entry, const std::string& said);

struct Checked {
  Check check;
  Finding finding;
};

// Runs all checks, in order, on a subject that has started.
std::vector<Checked> check_subject(const subjects::Subject& subject);

// At least one line per check, each at most `screen_width` columns wide.
std::string report(const subjects::Subject& subject, const std::vector<Checked>& all);

// Prints the report of each subject as soon as it is ready.  Returns findings if a check is wrong,
// and incomplete if nothing is wrong but a subject answered nothing.
ExitCode smoke(const std::vector<subjects::Subject>& subjects);

}  // namespace reports::smoke
