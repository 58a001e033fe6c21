// SPDX-License-Identifier: MIT
#include "reports/findings/scope.hpp"

#include <fnmatch.h>

#include <array>
#include <optional>

namespace reports {
namespace {

using cases::Domain;

struct Note {
  const char* subjects;          // a shell pattern of their names
  std::optional<Domain> domain;  // empty: any
  const char* text;
};

const std::array notes{
    Note{"peer/bullet-*", std::nullopt,
         "The margins of both shapes are 0, so that the bodies are those of the case. The Bullet "
         "Physics SDK Manual (chapter of general tips) advises against a margin of 0."},
    Note{"peer/bullet-*", Domain::scale,
         "The Bullet Physics SDK Manual (chapter of general tips) advises against very small and "
         "very large collision shapes."},
    Note{"peer/fcl-*", Domain::flat,
         "`fcl/geometry/shape/convex.h` describes a polytope with faces and a point \"guaranteed "
         "to be on the interior\"; a body without volume has no such point."},
    Note{"peer/fcl-*/indep/signed_distance*", std::nullopt,
         "`fcl/narrowphase/distance_request.h` says of the independent solver that a negative "
         "distance is computed \"by a workaround using penetration computation\", and that the "
         "nearest points need not be on the surfaces then."},
};

}  // namespace

std::vector<std::string> scope_notes(const std::string& subject, Domain domain) {
  std::vector<std::string> result;
  for (const Note& note : notes) {
    if (fnmatch(note.subjects, subject.c_str(), 0) != 0) continue;
    if (!note.domain || *note.domain == domain) result.emplace_back(note.text);
  }
  return result;
}

}  // namespace reports
