// SPDX-License-Identifier: MIT
#include "fuzz/engine/mutate.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/families/program.hpp"

namespace fuzz {
namespace {

using cases::Choices;
using Vertex = std::vector<std::uint8_t>;  // its records

constexpr std::size_t record_bytes = cases::program_record_bytes;
constexpr std::size_t header_bytes = cases::program_header_bytes;

// The parts of a program.
struct Parts {
  std::array<std::uint8_t, header_bytes> header{};
  std::array<std::vector<Vertex>, 2> bodies;
};

Vertex vertex_at(const Program& bytes, std::size_t& position) {
  const auto byte_at = [&](std::size_t i) { return i < bytes.size() ? bytes[i] : std::uint8_t{0}; };
  const std::size_t size = cases::records_of(cases::opcode_of(byte_at(position))) * record_bytes;
  Vertex vertex(size);
  for (std::uint8_t& byte : vertex) byte = byte_at(position++);
  return vertex;
}

Parts parts_of(const Program& bytes) {
  Parts parts;
  const std::size_t first = 1 + header_bytes;
  for (std::size_t i = 1; i < std::min(first, bytes.size()); ++i) parts.header[i - 1] = bytes[i];
  std::size_t position = first;
  for (std::size_t body = 0; body < 2; ++body) {
    const int count = 1 + parts.header[body] % cases::program_vertices_max;
    for (int i = 0; i < count; ++i) parts.bodies[body].push_back(vertex_at(bytes, position));
  }
  return parts;
}

// Drops vertices at the end until the program fits.
Program assembled(Parts parts, std::size_t size_max) {
  const auto size = [&] {
    std::size_t sum = 1 + header_bytes;
    for (const auto& body : parts.bodies) {
      for (const Vertex& vertex : body) sum += vertex.size();
    }
    return sum;
  };
  while (size() > size_max) {
    auto& [a, b] = parts.bodies;
    auto& longer = a.size() < b.size() ? b : a;
    if (longer.size() == 1) break;
    longer.pop_back();
  }
  Program bytes{cases::program_family_byte};
  for (std::size_t body = 0; body < 2; ++body) {
    parts.header[body] = static_cast<std::uint8_t>(parts.bodies[body].size() - 1);
  }
  bytes.insert(bytes.end(), parts.header.begin(), parts.header.end());
  for (const auto& body : parts.bodies) {
    for (const Vertex& vertex : body) bytes.insert(bytes.end(), vertex.begin(), vertex.end());
  }
  if (bytes.size() > size_max) bytes.resize(size_max);  // what is missing reads as zeros
  return bytes;
}

bool is_full(const std::vector<Vertex>& body) {
  return body.size() == static_cast<std::size_t>(cases::program_vertices_max);
}

Vertex new_vertex(Choices& choices) {
  Vertex vertex(record_bytes);
  vertex[0] = static_cast<std::uint8_t>(choices.below(cases::opcodes - 1));
  for (std::size_t i = 1; i < record_bytes; ++i) {
    const std::uint8_t byte = choices.byte();
    vertex[i] = byte % 2 == 0 ? byte / 32 : byte;  // small ones are the simple ones
  }
  return vertex;
}

void insert(std::vector<Vertex>& body, Vertex vertex, Choices& choices) {
  if (is_full(body)) {
    body[choices.below(body.size())] = std::move(vertex);
  } else {
    const auto place = static_cast<std::ptrdiff_t>(choices.below(body.size() + 1));
    body.insert(body.begin() + place, std::move(vertex));
  }
}

const Vertex& any_of(const std::vector<Vertex>& body, Choices& choices) {
  return body[choices.below(body.size())];
}

// Raw vertices have bits of doubles to change, the others parameters.
void tweak(Vertex& vertex, Choices& choices) {
  std::uint8_t& byte = vertex[1 + choices.below(vertex.size() - 1)];
  switch (choices.below(4)) {
    case 0: byte = choices.byte(); break;
    case 1: byte = static_cast<std::uint8_t>(byte ^ (1U << choices.below(8))); break;
    case 2: ++byte; break;
    default: --byte;
  }
}

void change_opcode(Vertex& vertex, Choices& choices) {
  const auto opcode = static_cast<std::uint8_t>(choices.below(cases::opcodes));
  const bool raw = opcode == static_cast<std::uint8_t>(cases::Opcode::raw);
  vertex[0] = raw ? 0xff : opcode;
  vertex.resize(cases::records_of(cases::opcode_of(vertex[0])) * record_bytes);
}

void change(Parts& parts, Choices& choices) {
  const std::uint64_t side = choices.below(2);
  std::vector<Vertex>& body = parts.bodies[side];
  const std::vector<Vertex>& opposite = parts.bodies[1 - side];
  Vertex& vertex = body[choices.below(body.size())];
  switch (choices.below(8)) {
    case 0: return insert(body, new_vertex(choices), choices);
    case 1:
      if (body.size() > 1) body.erase(body.begin() + (&vertex - body.data()));
      return;
    case 2: return insert(body, Vertex(vertex), choices);
    case 3: return std::swap(vertex, body[choices.below(body.size())]);
    case 4: return change_opcode(vertex, choices);
    case 5: return insert(body, any_of(opposite, choices), choices);
    case 6:  // scale, translation, axes; the first two bytes are the vertex counts
      parts.header[2 + choices.below(header_bytes - 2)] = choices.byte();
      return;
    default: return tweak(vertex, choices);
  }
}

}  // namespace

bool is_program(const Program& bytes) {
  return !bytes.empty() && bytes[0] % cases::families().size() == cases::program_family_byte;
}

void mutate(Program& bytes, std::size_t size_max, Choices& choices) {
  Parts parts = parts_of(bytes);
  for (std::uint64_t changes = 1 + choices.below(4); changes > 0; --changes) change(parts, choices);
  bytes = assembled(std::move(parts), size_max);
}

Program crossed(const Program& one, const Program& other, std::size_t size_max, Choices& choices) {
  Parts parts = parts_of(one);
  const Parts donor = parts_of(other);
  if (choices.one_in(4)) {
    const std::uint64_t side = choices.below(2);
    parts.bodies[side] = donor.bodies[choices.below(2)];  // a whole body
    return assembled(std::move(parts), size_max);
  }
  for (std::uint64_t copies = 1 + choices.below(4); copies > 0; --copies) {
    const std::uint64_t from = choices.below(2);
    const std::uint64_t to = choices.below(2);
    insert(parts.bodies[to], any_of(donor.bodies[from], choices), choices);
  }
  return assembled(std::move(parts), size_max);
}

}  // namespace fuzz
