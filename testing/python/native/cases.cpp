// SPDX-License-Identifier: MIT
#include "testing/python/native/cases.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <fstream>
#include <set>
#include <sstream>

#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "testing/generate_pair.hpp"
#include "testing/python/native/convert.hpp"

namespace gjkproof::python {
namespace {

using cases::Case;

py::list family_list() {
  py::list result;
  for (const cases::Family& family : cases::all_families()) {
    py::dict entry, settings;
    for (const cases::Settable& settable : cases::settables(family)) {
      settings[settable.name] = py::make_tuple(settable.least, settable.most);
    }
    entry["name"] = family.name;
    entry["description"] = family.description;
    entry["parameters"] = family.parameters;
    entry["settings"] = settings;
    result.append(entry);
  }
  return result;
}

py::dict parameters(const Case& question) {
  py::dict result;
  for (const cases::Parameter& parameter : question.parameters) {
    result[py::str(parameter.name)] = parameter.value;
  }
  return result;
}

// No family makes smaller bodies, and some need no end to try.
int at_least_four(int vertices_max) {
  if (vertices_max < 4) throw py::value_error("vertices must be at least 4");
  return vertices_max;
}

Case named(Case question, const std::string& id) {
  if (!cases::is_slug(id)) {
    throw py::value_error(
        fmt::format("id: \"{}\" may have letters, digits and ._-+/: only, and at least one", id));
  }
  question.id = id;
  return question;
}

// A case as its line, and the parameters, which a line leaves out.
py::tuple state_of(const Case& question) {
  return py::make_tuple(cases::case_line(question), parameters(question));
}
Case case_of_state(const py::tuple& state) {
  std::istringstream file(cases::header_line() + "\n" + state[0].cast<std::string>() + "\n");
  Case question = cases::read_cases(file, "a pickled case").at(0);
  for (const auto& [name, value] : state[1].cast<py::dict>()) {
    question.parameters.push_back({name.cast<std::string>(), value.cast<double>()});
  }
  return question;
}

// The case of these bytes, as fuzzers and properties make it.
Case case_of_bytes(const py::bytes& bytes, std::size_t dim, int vertices_max, bool single) {
  if (dim != 2 && dim != 3) throw py::value_error("dim must be 2 or 3");
  const std::string data = bytes;
  const Bodies bodies =
      generate_pair({reinterpret_cast<const std::uint8_t*>(data.data()), data.size()},
                    {dim, single, at_least_four(vertices_max)});
  Case question;
  question.id = "from-bytes";
  question.dim = static_cast<int>(dim);
  question.a.points = bodies.a;
  question.b.points = bodies.b;
  return question;
}

void write_cases(const std::string& path, const std::vector<Case>& questions) {
  std::set<std::string> ids;
  for (const Case& question : questions) {
    if (!ids.insert(question.id).second) {
      throw py::value_error(fmt::format("two cases have the id \"{}\"", question.id));
    }
  }
  std::ofstream file(path);
  file << cases::header_line(questions.size()) << "\n";
  for (const Case& question : questions) file << cases::case_line(question) << "\n";
  file.close();
  if (!file) throw std::runtime_error(path + ": cannot be written");
}

}  // namespace

void define_cases(py::module_& module) {
  py::class_<Case>(module, "Case")
      .def(py::init([](py::handle a, py::handle b, const std::string& id) {
             return named(case_of(a, b), id);
           }),
           py::arg("a"), py::arg("b"), py::arg("id"))
      .def_readonly("id", &Case::id)
      .def_readonly("dim", &Case::dim)
      .def_readonly("flags", &Case::flags)
      .def_property_readonly("a", [](const Case& of) { return object_of(of.a, of.dim, false); })
      .def_property_readonly("b", [](const Case& of) { return object_of(of.b, of.dim, false); })
      .def_property_readonly("parameters", parameters)
      .def_property_readonly("bits", [](const Case& of) { return cases::bits(of); })
      .def_property_readonly(
          "domain", [](const Case& question) { return cases::name(cases::domain(question)); })
      .def_property_readonly("curved", [](const Case& of) { return cases::has_curved_body(of); })
      .def_property_readonly("source",
                             [](const Case& question) {
                               return question.source ? py::object(py::str(question.source->from))
                                                      : py::none();
                             })
      .def_property_readonly("line", [](const Case& of) { return cases::case_line(of); })
      .def("rounded", [](const Case& of) { return cases::rounded(of, 24); })
      .def("renamed", named)
      .def(py::pickle(&state_of, &case_of_state))
      .def(
          "__eq__", [](const Case& x, const Case& y) { return x == y; }, py::is_operator())
      .def("__hash__", [](const Case& of) { return std::hash<std::string>()(of.id); });
  module.def("generate", [](const std::string& family, std::uint64_t seed, std::uint64_t index,
                            int vertices_max) {
    return cases::generate(cases::family(family), seed, index,
                           {.vertices_max = at_least_four(vertices_max)});
  });
  module.def("case_of_bytes", case_of_bytes);
  module.def("read_cases", [](const std::string& path) { return cases::read_cases(path); });
  module.def("write_cases", write_cases);
  module.def("families", family_list);
}

}  // namespace gjkproof::python
