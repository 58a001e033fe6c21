// SPDX-License-Identifier: MIT
// P is a polytope of full dimension whose vertices are differences a_i - b_j: P lies in A - B.  Its
// boundary is kept as simplices (triangles, or edges in the plane), each with its outward normal N
// and offset h = N . y for its corners y; P is where N . x <= h for all of them.  h / |N| is the
// signed distance of the origin, negative where the origin lies beyond the facet.
//
// Hull of P and w: facets with N . w > h are visible.  They form a disc: for w' = w + eps (c - w)
// with c inside P and a small eps > 0 the same facets are visible and w' lies on no plane of a
// facet, where this is well known.  The disc is replaced by the simplices of w with each horizon
// ridge e, between a visible F and a hidden G:
//
//   - None is degenerate: e lies in the plane of F, in which w does not lie, so w is not in the
//     affine hull of e.  (G may be in one plane with w: then the new facet continues G.)
//   - Its plane supports the hull: with s = h_G - N_G . w >= 0 and t = N_F . w - h_F > 0 the plane
//     of N = s N_F + t N_G, h = s h_F + t h_G contains e and w, and N . x <= h on P.  N is zero
//     only if F and G lie in one plane with opposite normals: then P would be flat.
//   - Its normal points outward: w takes the place of the corner of F opposite e, hence the new
//     facet is oriented along e as F was, and that agrees with G, which is outward.
//
// To count facets in one plane with w as visible would do as well, by the same reasons with F and G
// in exchanged roles.  What would not do is to decide it now this way and now that.
#include "oracle/depth/expanding_polytope.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "oracle/depth/products_in_place.hpp"

namespace oracle {
namespace {

// The conversions truncate by less than 2^-52 of the value, and h counts twice: with the roundings
// of the quotient less than 2^-49 in all.  Integers of bodies have at most 2,100 bits, h^2 then
// less than 13,000: a long double of 15 bits of exponent holds it.  Where it has fewer, the
// estimate may leave the normal range, and is not used.
long double estimate(const Integer& offset, const Integer& normal_squared) {
  long exponent = 0;
  const auto h = static_cast<long double>(mpz_get_d_2exp(&exponent, offset.backend().data()));
  const long double numerator = h * std::abs(h);
  const long h_exponent = exponent;
  const auto denominator =
      static_cast<long double>(mpz_get_d_2exp(&exponent, normal_squared.backend().data()));
  return std::ldexp(numerator / denominator, static_cast<int>(2 * h_exponent - exponent));
}

}  // namespace

bool ExpansionRules::supports(const FacetPlane& /*plane*/, const Integer& ahead) const {
  return ahead == 0;
}

bool ExpansionRules::is_visible(const FacetPlane& /*plane*/, const Integer& ahead) const {
  return ahead > 0;
}

bool ExpansionRules::is_nearer(const FacetPlane& plane, const FacetPlane& other) const {
  // Estimates are off by less than 2^-49 of themselves: further apart than the sum of that, with
  // room for the roundings here, they decide.
  const long double x = plane.distance_squared_estimate;
  const long double y = other.distance_squared_estimate;
  const bool usable = std::isnormal(x) && std::isnormal(y);
  if (usable && std::abs(x - y) > 0x1p-48L * (std::abs(x) + std::abs(y))) return x < y;
  const int sign = plane.offset.sign();
  if (sign != other.offset.sign()) return sign < other.offset.sign();
  const Integer left = plane.offset * plane.offset * other.normal_squared;
  const Integer right = other.offset * other.offset * plane.normal_squared;
  return sign < 0 ? left > right : left < right;
}

bool ExpansionRules::is_considered(std::size_t /*facet*/) const {
  return true;
}

Polytope::Polytope(int dim, std::vector<Vertex> simplex, const ExpansionRules& rules)
    : dim_(static_cast<std::size_t>(dim)),
      rules_(rules),
      vertices_(std::move(simplex)),
      open_(vertices_.size(), Ridge{Facet::none, Facet::none}) {
  facets_.reserve(128);
  for (std::size_t apex = 0; apex <= dim_; ++apex) {
    Facet facet;
    for (std::size_t k = 0; k < dim_; ++k) facet.corners[k] = k < apex ? k : k + 1;
    set_plane(facet);
    assign_dot(along_, facet.plane.normal, vertices_[apex].y);
    if (along_ > facet.plane.offset) {
      std::swap(facet.corners[0], facet.corners[1]);
      set_plane(facet);
    }
    // Facet number i lies opposite vertex number i.
    std::copy_n(facet.corners.begin(), dim_, facet.neighbours.begin());
    add(std::move(facet));
  }
}

std::size_t Polytope::nearest() {
  const auto further = [this](std::size_t i, std::size_t j) {
    return rules_.is_nearer(facets_[j].plane, facets_[i].plane);
  };
  while (!queue_.empty()) {
    std::pop_heap(queue_.begin(), queue_.end(), further);
    const std::size_t facet = queue_.back();
    queue_.pop_back();
    if (facets_[facet].alive) return facet;
  }
  throw std::logic_error("penetration: a polytope without facets");
}

void Polytope::expand(std::size_t facet, Vertex w) {
  find_horizon(facet, w.y);
  vertices_.push_back(std::move(w));
  open_.push_back({Facet::none, Facet::none});
  for (const auto& [visible, position] : horizon_) {
    Facet fresh;
    fresh.corners = facets_[visible].corners;
    fresh.corners[position] = vertices_.size() - 1;
    set_plane(fresh);
    const std::size_t hidden = facets_[visible].neighbours[position];
    auto& back = facets_[hidden].neighbours;
    const auto shared = std::find(back.begin(), back.end(), visible);
    if (shared == back.end()) throw std::logic_error("penetration: neighbours disagree");
    *shared = facets_.size();
    fresh.neighbours[position] = hidden;
    join(fresh, position);
    add(std::move(fresh));
  }
  if (open_count_ != 0) throw std::logic_error("penetration: the horizon is not closed");
}

void Polytope::set_plane(Facet& facet) {
  FacetPlane& plane = facet.plane;
  const IntegerVector& origin = vertices_[facet.corners[0]].y;
  assign_difference(edges_[0], vertices_[facet.corners[1]].y, origin);
  if (dim_ == 3) {
    assign_difference(edges_[1], vertices_[facet.corners[2]].y, origin);
  }
  assign_cross(plane.normal, edges_[0], edges_[1]);
  assign_dot(plane.offset, plane.normal, origin);
  assign_dot(plane.normal_squared, plane.normal, plane.normal);
  if (plane.normal_squared == 0) throw std::logic_error("penetration: a degenerate facet");
  plane.distance_squared_estimate = estimate(plane.offset, plane.normal_squared);
}

void Polytope::add(Facet facet) {
  facets_.push_back(std::move(facet));
  if (!rules_.is_considered(facets_.size() - 1)) return;
  queue_.push_back(facets_.size() - 1);
  std::push_heap(queue_.begin(), queue_.end(), [this](std::size_t i, std::size_t j) {
    return rules_.is_nearer(facets_[j].plane, facets_[i].plane);
  });
}

// Takes away the facets visible from w, found from one to the next, and keeps their ridges to
// hidden ones.
void Polytope::find_horizon(std::size_t first, const IntegerVector& w) {
  horizon_.clear();
  visible_.assign(1, first);
  facets_[first].alive = false;
  while (!visible_.empty()) {
    const std::size_t facet = visible_.back();
    visible_.pop_back();
    for (std::size_t position = 0; position < dim_; ++position) {
      const std::size_t next = facets_[facet].neighbours[position];
      if (!facets_[next].alive) continue;
      const FacetPlane& plane = facets_[next].plane;
      assign_dot(along_, plane.normal, w);
      along_ -= plane.offset;
      if (rules_.is_visible(plane, along_)) {
        facets_[next].alive = false;
        visible_.push_back(next);
      } else {
        horizon_.push_back({facet, position});
      }
    }
  }
}

// The horizon is the boundary of a disc: a closed polygon, or two points in the plane.  So new
// facets meet in pairs: at w with one more vertex of the horizon, or at w alone in the plane.
void Polytope::join(Facet& fresh, std::size_t position) {
  for (std::size_t other = 0; other < dim_; ++other) {
    if (other == position) continue;
    Ridge& open = open_[dim_ == 3 ? fresh.corners[3 - position - other] : 0];
    if (open.facet == Facet::none) {
      open = {facets_.size(), other};
      ++open_count_;
    } else {
      fresh.neighbours[other] = open.facet;
      facets_[open.facet].neighbours[open.position] = facets_.size();
      open = {Facet::none, Facet::none};
      --open_count_;
    }
  }
}

}  // namespace oracle
