// SPDX-License-Identifier: MIT
// The module gjkproof._native: what the package calls.  It turns objects into those of this project,
// calls one function, and turns the result back.  The package documents what users see.
#include <fmt/format.h>
#include <pybind11/functional.h>
#include <pybind11/stl.h>

#include "core/cases/domain.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/program.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/measures.hpp"
#include "testing/internal/explanation.hpp"
#include "testing/python/native/cases.hpp"
#include "testing/python/native/certified.hpp"
#include "testing/python/native/convert.hpp"

namespace gjkproof::python {
namespace {

using cases::Case;

double root_of(const oracle::Rational& square) {
  return oracle::rounded_root(square, subjects::binary64);
}

// --- truths ---

py::dict exact_truth(const Case& question, bool with_depth) {
  oracle::Truth truth;
  std::optional<oracle::Penetration> depth;
  {
    const py::gil_scoped_release released;
    truth = oracle::certificate(question);
    if (with_depth && truth.relation == cases::Relation::overlapping) {
      depth = oracle::penetration(question).value();
    }
  }
  const cases::Expect texts = oracle::expect(truth, question.dim);
  py::dict result;
  result["relation"] = cases::name(truth.relation);
  result["distance_squared"] = texts.distance_squared;
  result["distance"] = root_of(truth.distance_squared);
  result["v"] = texts.v;
  py::list proof;
  for (const cases::ProofTerm& term : texts.proof)
    proof.append(py::make_tuple(term.a, term.b, term.weight));
  result["proof"] = proof;
  result["normal"] = texts.normal ? py::cast(*texts.normal) : py::none();
  if (depth) {
    result["depth_squared"] = oracle::text(depth->depth_squared);
    result["depth"] = root_of(depth->depth_squared);
    py::list normal;
    for (std::size_t axis = 0; axis < static_cast<std::size_t>(question.dim); ++axis) {
      normal.append(oracle::text(depth->normal[axis]));
    }
    result["depth_normal"] = normal;
  }
  return result;
}

py::dict enclosed_truth(const Case& question, bool with_depth) {
  oracle::Enclosure found;
  {
    const py::gil_scoped_release released;
    found = oracle::enclosure(question);
    if (with_depth && found.relation == cases::Relation::overlapping) {
      found.depth = oracle::depth_bounds(question);
    }
  }
  py::dict result;
  result["relation"] =
      found.relation ? py::object(py::str(cases::name(*found.relation))) : py::none();
  result["bounds"] = py::make_tuple(oracle::text(found.distance_squared_lower),
                                    oracle::text(found.distance_squared_upper));
  result["distance"] = root_of(found.distance_squared_upper);
  if (found.depth) result["depth"] = root_of(found.depth->upper);
  return result;
}

py::dict truth(const Case& question, bool with_depth) {
  cases::require_floating_point();
  return cases::has_curved_body(question) ? enclosed_truth(question, with_depth)
                                          : exact_truth(question, with_depth);
}

py::tuple truths(const py::object& a, const py::object& b, bool with_depth, int threads) {
  const ManyArrays arrays = many_of(a, b);
  const Many& many = arrays.many;
  const auto size = static_cast<py::ssize_t>(many.a.size());
  py::array_t<std::uint8_t> relation(size);
  py::array_t<double> distance(size), depth(with_depth ? size : 0);
  const TruthColumns columns{relation.mutable_data(), distance.mutable_data(),
                             with_depth ? depth.mutable_data() : nullptr};
  {
    const py::gil_scoped_release released;
    find_truths(many, threads, columns);
  }
  return py::make_tuple(relation, distance, with_depth ? py::object(depth) : py::none());
}

// --- verdicts ---

Judging judging_of(bool single, const py::object& within) {
  Judging judging{single, std::nullopt};
  if (!within.is_none()) {
    const auto [absolute, relative] = within.cast<std::pair<double, double>>();
    judging.promised = Tolerance{absolute, relative};
    if (!trouble(judging).empty()) {
      throw py::value_error("within: the tolerances must be finite and not negative");
    }
  }
  return judging;
}

py::object figure(const std::optional<double>& value) {
  return value ? py::object(py::float_(*value)) : py::none();
}

py::dict verdict_dict(const Case& question, const oracle::Verdict& verdict,
                      const Judging& judging) {
  py::dict result;
  result["verdict"] = oracle::name(verdict.kind);
  result["reason"] = verdict.reason;
  result["gross"] = verdict.gross;
  result["units"] = figure(verdict.scaled_error);
  result["relative"] = figure(verdict.relative_error);
  result["size"] = verdict.size;
  result["magnitude"] = cases::magnitude(question);
  result["unit_roundoff"] = format(judging).unit_roundoff;
  return result;
}

py::dict judge_curved(const Case& question, const Reply& reply, const Judging& judging) {
  if (judging.promised) throw py::value_error("within: not for curved bodies");
  Finding found{reply, {}, {}};
  oracle::Verdict& verdict = found.verdict;
  oracle::Enclosure bounds;
  {
    const py::gil_scoped_release released;
    bounds = oracle::judged_enclosure(question);
    const bool meets =
        bounds.relation.value_or(cases::Relation::overlapping) == cases::Relation::overlapping;
    if (meets) bounds.depth = oracle::depth_bounds(question);
    found.truth.relation = bounds.relation.value_or(cases::Relation::touching);
    if (const std::string why = missing(reply); !why.empty()) {
      verdict.kind = oracle::VerdictKind::no_answer;
      verdict.reason = why;
    } else {
      verdict = oracle::judge(question, completed(reply.answer, found.truth.relation), bounds,
                              format(judging));
    }
  }
  py::dict result = verdict_dict(question, verdict, judging);
  result["explanation"] = oracle::is_finding(verdict) ? explained(found, bounds) : std::string();
  return result;
}

// `again`: None, or a function of two arrays that returns what answer_of() reads, or None.
py::dict judge(const Case& question, const py::dict& said, bool single, const py::object& within,
               const py::object& again, bool float_arrays) {
  cases::require_floating_point();
  const Judging judging = judging_of(single, within);
  const auto reply_in = [&](const py::dict& given) {
    if (given.contains("failure")) return Reply{{}, given["failure"].cast<std::string>()};
    return Reply{answer_of(given, question.dim), {}};
  };
  const Reply reply = reply_in(said);
  if (cases::has_curved_body(question)) return judge_curved(question, reply, judging);
  const Finding first = find(question, reply, judging);
  py::dict result = verdict_dict(question, first.verdict, judging);
  result["explanation"] =
      oracle::is_finding(first.verdict) ? explained(question, first, judging) : std::string();
  if (again.is_none() || !oracle::is_finding(first.verdict)) return result;
  const Ask ask = [&](const Bodies& bodies) -> std::optional<Reply> {
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    const auto dim = static_cast<int>(bodies.dim);
    Case candidate;
    candidate.dim = dim;
    candidate.a.points = bodies.a;
    candidate.b.points = bodies.b;
    if (float_arrays && cases::bits(candidate) > 24) return std::nullopt;
    const py::object given =
        again(object_of(candidate.a, dim, float_arrays), object_of(candidate.b, dim, float_arrays));
    if (given.is_none()) return std::nullopt;
    return reply_in(given.cast<py::dict>());
  };
  Case simplest = shrunk(question, first, judging, ask);
  simplest.id = question.id;
  const auto dim = static_cast<std::size_t>(simplest.dim);
  if (const auto last = ask({dim, simplest.a.points, simplest.b.points})) {
    const Finding found = find(simplest, *last, judging);
    result["simplest_explanation"] =
        oracle::is_finding(found.verdict) ? explained(simplest, found, judging) : std::string();
  }
  result["simplest"] = simplest;
  return result;
}

py::tuple verdicts(const py::object& a, const py::object& b, const py::dict& said, bool single,
                   const py::object& within, int threads) {
  const ManyArrays arrays = many_of(a, b);
  const Many& many = arrays.many;
  const std::size_t size = many.a.size();
  const auto dim = static_cast<std::size_t>(many.dim);
  const auto column = [&](const char* key, std::size_t width) {
    return said.contains(key) ? column_of(said[key], key, size, width) : nullptr;
  };
  AnswerColumns answers{column("distance", 1),    nullptr,
                        column("lower_bound", 1), column("depth", 1),
                        column("witness_a", dim), column("witness_b", dim),
                        column("normal", dim)};
  if (said.contains("intersecting")) {
    answers.intersecting = flags_of(said["intersecting"], "intersecting", size);
  }
  const Judging judging = judging_of(single, within);
  const auto count = static_cast<py::ssize_t>(size);
  py::array_t<std::uint8_t> kind(count);
  py::array_t<bool> gross(count);
  py::array_t<double> units(count), relative(count), share(count);
  const VerdictColumns columns{kind.mutable_data(), gross.mutable_data(), units.mutable_data(),
                               relative.mutable_data(), share.mutable_data()};
  {
    const py::gil_scoped_release released;
    judge_answers(many, answers, judging, threads, columns);
  }
  return py::make_tuple(kind, gross, units, relative, share);
}

// --- subjects ---

py::dict evaluate(const Case& question, const std::string& name) {
  cases::require_floating_point();
  const std::vector<subjects::Subject> found = subjects::select({name});
  if (found.size() != 1) {
    throw py::value_error(fmt::format("\"{}\" names {} subjects", name, found.size()));
  }
  if (const auto reason = subjects::reason_to_skip(found[0], question)) {
    throw py::value_error(fmt::format("{} does not take these bodies: {}", name, *reason));
  }
  if (cases::bits(question) > subjects::case_bits(found[0])) {
    throw py::value_error(
        fmt::format("{} takes coordinates of float32; use .astype(numpy.float32)", name));
  }
  subjects::Answer answer;
  {
    const py::gil_scoped_release released;
    answer = found[0].ask(question, nullptr);
  }
  return dict_of(answer, question.dim);
}

py::list subject_list() {
  py::list result;
  for (const subjects::Subject& subject : subjects::registry()) {
    py::dict entry;
    entry["name"] = subject.name;
    entry["description"] = subject.description;
    entry["unit_roundoff"] = subject.format.unit_roundoff;
    entry["depth"] = subject.capabilities.depth;
    entry["curved"] = subject.capabilities.curved_bodies;
    entry["plane"] = subject.capabilities.plane;
    entry["space"] = subject.capabilities.space;
    entry["planted"] = subject.planted;
    entry["on_request"] = subject.on_request;
    result.append(entry);
  }
  return result;
}

// Most tests need no message but that of C++; the others are errors of the caller.
void define_errors() {
  // NOLINTNEXTLINE(performance-unnecessary-value-param): pybind11 takes a function of this type
  py::register_exception_translator([](std::exception_ptr pointer) {
    try {
      if (pointer) std::rethrow_exception(pointer);
    } catch (const cases::ReadError& error) {
      PyErr_SetString(PyExc_ValueError, error.what());
    } catch (const py::cast_error& error) {  // of a member of a shape
      PyErr_SetString(PyExc_TypeError, error.what());
    } catch (const subjects::CannotLoad& error) {
      PyErr_SetString(PyExc_ImportError, error.what());
    } catch (const std::domain_error& error) {  // of a certified query, for the rounding mode
      PyErr_SetString(PyExc_RuntimeError, error.what());
    }
  });
}

}  // namespace

PYBIND11_MODULE(_native, module) {
  define_errors();
  define_cases(module);
  define_certified(module);
  module.def("truth", truth);
  module.def("truths", truths);
  module.def("judge", judge);
  module.def("verdicts", verdicts);
  module.def("evaluate", evaluate);
  module.def("subjects", subject_list);
  module.def("set_program", [](const std::string& path) { subjects::program_path() = path; });
  py::list relations, kinds, domains;
  for (const cases::Relation relation : cases::all_relations)
    relations.append(cases::name(relation));
  for (const oracle::VerdictKind kind : oracle::all_verdict_kinds) kinds.append(oracle::name(kind));
  for (const cases::Domain domain : cases::all_domains) domains.append(cases::name(domain));
  module.attr("relations") = relations;
  module.attr("domains") = domains;
  module.attr("verdict_kinds") = kinds;
}

}  // namespace gjkproof::python
