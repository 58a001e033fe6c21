// SPDX-License-Identifier: MIT
// The case families: each asks one kind of question that GJK implementations get wrong.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"

namespace cases {

struct Sizes {
  int vertices_max = 512;  // of each body; at least 4
};

struct Family {
  const char* name;
  const char* description;  // what is asked, and the parameters swept
  // Every coordinate of the result is finite.
  Case (*generate)(Choices& choices, const Sizes& sizes);
};

// One file each, declared and listed here.
Case lattice(Choices& choices, const Sizes& sizes);
Case generic(Choices& choices, const Sizes& sizes);
Case oblong(Choices& choices, const Sizes& sizes);
Case parallel(Choices& choices, const Sizes& sizes);
Case duplicate(Choices& choices, const Sizes& sizes);
Case touching(Choices& choices, const Sizes& sizes);
Case flat(Choices& choices, const Sizes& sizes);
Case sliver(Choices& choices, const Sizes& sizes);
Case curved(Choices& choices, const Sizes& sizes);

// Those of point sets, which every oracle can take.
const std::vector<Family>& families();

// All: `curved` besides, whose truth is an enclosure and costs milliseconds.
const std::vector<Family>& all_families();

// Of all; throws std::invalid_argument naming the families there are.
const Family& family(std::string_view name);

// Any family of point sets, as the first choice says.  The case carries the family as its first
// flag.
Case generate(Choices& choices, const Sizes& sizes = {});

// Case `index` of a family's endless sequence for `seed`, with the id "FAMILY-sSEED-INDEX".
Case generate(const Family& family, std::uint64_t seed, std::uint64_t index,
              const Sizes& sizes = {});

}  // namespace cases
