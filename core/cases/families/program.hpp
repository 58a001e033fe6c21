// SPDX-License-Identifier: MIT
// The byte format of case programs, for code that writes or mutates them.  After the byte that
// names the family come a header and records of equal size.  A vertex takes one record, or four if
// it consists of raw bits; the vertices of A come first.  Missing bytes at the end are zero, the
// simplest value: the origin.
//
//   header   0  vertices of A - 1, modulo the maximum             4  exponent of the scale, zigzag
//            1  vertices of B - 1                                 5  translation of x, zigzag
//            2  bits 0-1: 3 is the plane; bit 2: round to         6                of y
//               binary32; bits 3-5: 7 makes the exponent 8        7                of z
//               times as large; bits 6-7: translation times 16^k
//            3  below 192: signed permutation of the axes; above: rotation by an integer quaternion
//   record   0  opcode   1, 2, 3  references, or parameters   4 to 7  parameters
//
// Zigzag: 0, -1, 1, -2, 2, ... for the bytes 0, 1, 2, 3, 4, ...
#pragma once

#include <cstddef>
#include <cstdint>

namespace cases {

// First byte of the stream that generate(Choices&) reads: the index in families().
inline constexpr std::uint8_t program_family_byte = 14;

inline constexpr std::size_t program_header_bytes = 8;
inline constexpr std::size_t program_record_bytes = 8;
inline constexpr int program_vertices_max = 16;  // of each body; Sizes may allow fewer

// References count vertices from 0, modulo their number: the earlier ones of the same body, or for
// a first vertex those of the other body.  A is made first and has no other body: its first vertex
// is a lattice point unless raw, and the two opcodes that refer to the other body refer to A
// itself.  Zigzag parameters are marked z.
enum class Opcode : std::uint8_t {
  lattice,        // (3z, 4z, 5z) modulo 17, over 2^(6 % 8)
  copy,           // of vertex 1
  near_copy,      // of vertex 1, moved by 3z, 4z, 5z (modulo 17) ulps an axis
  affine,         // a + t (b - a) of vertices 1, 2: t = (3z)/16, or 1/2 if that is 0
  parallelogram,  // a + b - c of vertices 1, 2, 3
  oblong,         // vertex 1 with one axis, 3 modulo dim, scaled by 2^(4z modulo 65)
  other_vertex,   // vertex 1 of the other body
  reflection,  // vertex 1 of the other body in a plane n . x = s + g n . n with s = max n . x over
               // that body: normal number 2; g = 0, or 2^-(3/2 % 50) if 3 is not 0, negative if it
               // is odd
  raw,         // the next three records are the coordinates, little-endian; a pattern that is not
               // finite loses a bit of its exponent
};
inline constexpr int opcodes = 9;

// Bytes 0 to 7 are the opcodes before `raw`, in order.  Half of random bytes are lattice points,
// since most bodies would be flat without them; raw bits are rare, since one of them sets the scale
// of the whole case.
constexpr Opcode opcode_of(std::uint8_t byte) {
  if (byte >= 0xfc) return Opcode::raw;
  switch (const int low = byte % 16; low) {
    case 13: return Opcode::affine;
    case 14: return Opcode::parallelogram;
    case 15: return Opcode::reflection;
    default: return low < 8 ? static_cast<Opcode>(low) : Opcode::lattice;
  }
}

constexpr std::size_t records_of(Opcode opcode) { return opcode == Opcode::raw ? 4 : 1; }

}  // namespace cases
