// SPDX-License-Identifier: MIT
// The bodies of a case and their difference as surfaces for display.  Pictures need only a few
// digits, so everything is computed in double, with tolerances for the eye.
import quickhull from 'quickhull3d';

export type Point = [number, number, number];

export interface Curved {
  kind: string;
  radius: number;
  half_height: number;
  linear: Point[];
  translation: Point;
}

export interface Body {
  // The vertices of a polytope, or a sample of the surface of a curved body.  Both bodies are
  // scaled by the same power of two, so that products neither overflow nor vanish.
  points: Point[];
  hex: string[][]; // of a point set, as the case has them
  curved: Curved | null;
  shape: string | null; // of any other polytope, as the case has it
}

export interface Case {
  id: string;
  dim: number;
  bits: number;
  exponent: number; // of the power of two by which the points are scaled
  a: Body;
  b: Body;
}

// Exact, because a hex float has at most 53 bits here.
export function parse_hex(text: string | number): number {
  if (typeof text === 'number') return text;
  const match = /^([+-]?)0x([0-9a-f]+)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i.exec(text);
  if (!match) return Number(text);
  const [, sign, whole, fraction = '', exponent] = match;
  let value = Number.parseInt(whole! + fraction, 16);
  let power = Number(exponent) - 4 * fraction.length;
  // Scale in steps, because a large power of two may overflow even if the product is a double.
  while (power < -1000) {
    // Only the last step can produce a subnormal number, so the result is rounded once.
    value *= 2 ** -52;
    power += 52;
  }
  return (sign === '-' ? -1 : 1) * (power > 900 ? value * 2 ** 900 * 2 ** (power - 900) : value * 2 ** power);
}

// The forms of a body in a case file: points, or a shape or points with a placement.
interface BodyForm {
  points?: (string | number)[][];
  point?: (string | number)[];
  segment?: (string | number)[][];
  box?: { half_extents: (string | number)[] };
  polytope?: { points: (string | number)[][] };
  placement?: { linear?: (string | number)[][]; translation?: (string | number)[] };
  [kind: string]: unknown;
}

const to_point = (numbers: (string | number)[]): Point => [0, 1, 2].map((i) => parse_hex(numbers[i] ?? 0)) as Point;

// The vertices before the placement; null if the body has none.
function vertices(form: BodyForm, dim: number): Point[] | null {
  if (form.box) {
    const half = to_point(form.box.half_extents);
    return Array.from({ length: 2 ** dim }, (_, i) => half.map((x, k) => ((i >> k) & 1 ? x : -x)) as Point);
  }
  return (form.points ?? form.segment ?? form.polytope?.points ?? (form.point && [form.point]))?.map(to_point) ?? null;
}

function read_body(form: BodyForm, dim: number): Body {
  if (form.points && !form.placement) {
    return { points: form.points.map(to_point), hex: form.points.map((p) => p.map(String)), curved: null, shape: null };
  }
  const kind = ['sphere', 'cone', 'cylinder'].find((name) => name in form) ?? 'sphere';
  const unit: Point[] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
  const linear = form.placement?.linear?.map(to_point) ?? unit;
  while (linear.length < 3) linear.push(unit[linear.length]!);
  const translation = to_point(form.placement?.translation ?? []);
  const polytope = vertices(form, dim);
  if (polytope) return { points: placed(polytope, linear, translation), hex: [], curved: null, shape: JSON.stringify(form) };
  const numbers = form[kind] as { radius: string; half_height?: string };
  const curved = { kind, radius: parse_hex(numbers.radius), half_height: parse_hex(numbers.half_height ?? 0), linear, translation };
  return { points: surface(curved), hex: [], curved, shape: null };
}

export function read_case(line: string): Case {
  const form = JSON.parse(line) as { id: string; dim: number; bits: number; a: BodyForm; b: BodyForm };
  const [a, b] = [read_body(form.a, form.dim), read_body(form.b, form.dim)];
  const magnitude = Math.max(...[...a.points, ...b.points].flat().map(Math.abs));
  const exponent = magnitude > 0 && Number.isFinite(magnitude) ? -Math.floor(Math.log2(magnitude)) : 0;
  for (const body of [a, b]) body.points = body.points.map((p) => p.map((x) => shifted(x, exponent)) as Point);
  return { id: form.id, dim: form.dim, bits: form.bits, exponent, a, b };
}

// x 2^exponent in two steps, because 2^exponent itself may overflow.
export function shifted(x: number, exponent: number): number {
  const half = Math.trunc(exponent / 2);
  return x * 2 ** half * 2 ** (exponent - half);
}

// Evenly distributed directions on the unit sphere.
function directions(count: number): Point[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, i) => {
    const z = 1 - (2 * i + 1) / count;
    const r = Math.sqrt(1 - z * z);
    return [r * Math.cos(golden * i), z, r * Math.sin(golden * i)];
  });
}

function surface(curved: Curved): Point[] {
  const { radius: r, half_height: h } = curved;
  const circle = (y: number): Point[] =>
    Array.from({ length: 48 }, (_, i) => [r * Math.cos((i * Math.PI) / 24), y, r * Math.sin((i * Math.PI) / 24)]);
  const at_origin: Point[] =
    curved.kind === 'sphere'
      ? directions(300).map((d) => d.map((x) => r * x) as Point)
      : curved.kind === 'cone'
        ? [[0, h, 0], ...circle(-h)]
        : [...circle(-h), ...circle(h)];
  return placed(at_origin, curved.linear, curved.translation);
}

const placed = (points: Point[], linear: Point[], translation: Point): Point[] =>
  points.map((p) => linear.map((row, i) => dot(row, p) + translation[i]!) as Point);

export const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
export const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const cross = (p: Point, q: Point): Point => [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
export const norm = (p: Point): number => Math.hypot(...p);
const times = (s: number, p: Point): Point => [s * p[0], s * p[1], s * p[2]];

export function box_of(points: Point[]): { centre: Point; radius: number } {
  const low: Point = [Infinity, Infinity, Infinity];
  const high: Point = [-Infinity, -Infinity, -Infinity];
  for (const p of points) {
    for (const i of [0, 1, 2] as const) {
      low[i] = Math.min(low[i], p[i]);
      high[i] = Math.max(high[i], p[i]);
    }
  }
  const centre = low.map((x, i) => x / 2 + high[i]! / 2) as Point;
  return { centre, radius: Math.max(...points.map((p) => norm(minus(p, centre)))) || 0 };
}

// The corners of a hull and its faces as indices into them.  A flat hull has one face, a segment
// one of two corners.
export interface Surface {
  corners: Point[];
  faces: number[][];
}

function farthest(points: Point[], from: (p: Point) => number): [number, number] {
  let best = 0;
  let most = -1;
  for (const [i, p] of points.entries()) {
    const far = from(p);
    if (far > most) [best, most] = [i, far];
  }
  return [best, most];
}

function flat_hull(points: Point[], x: Point, y: Point): Surface {
  const flat = points.map((p, i) => ({ u: dot(p, x), v: dot(p, y), i })).sort((p, q) => p.u - q.u || p.v - q.v);
  const half = (sorted: typeof flat): typeof flat => {
    const chain: typeof flat = [];
    for (const p of sorted) {
      while (chain.length > 1) {
        const [o, q] = [chain.at(-2)!, chain.at(-1)!];
        if ((q.u - o.u) * (p.v - o.v) - (q.v - o.v) * (p.u - o.u) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  const round = [...half(flat), ...half(flat.reverse())];
  return { corners: round.map(({ i }) => points[i]!), faces: [[...round.keys()]] };
}

function solid_hull(points: Point[], centre: Point, radius: number): Surface {
  const faces = quickhull(points.map((p) => times(1 / radius, minus(p, centre))), { skipTriangulation: true });
  const used = [...new Set(faces.flat())];
  const places = new Map(used.map((i, at) => [i, at]));
  return { corners: used.map((i) => points[i]!), faces: faces.map((face) => face.map((i) => places.get(i)!)) };
}

// Bodies thinner than this share of their size are drawn flat.
const thin = 1e-9;

export function hull_of(points: Point[]): Surface {
  const { centre, radius } = box_of(points);
  const [first] = farthest(points, (p) => norm(minus(p, centre)));
  const origin = points[first]!;
  const [second, length] = farthest(points, (p) => norm(minus(p, origin)));
  if (!(length > 0)) return { corners: [origin], faces: [] };
  const x = times(1 / length, minus(points[second]!, origin));
  const off_line = (p: Point): Point => minus(minus(p, origin), times(dot(minus(p, origin), x), x));
  const [third, breadth] = farthest(points, (p) => norm(off_line(p)));
  if (!(breadth > thin * length)) return { corners: [origin, points[second]!], faces: [[0, 1]] };
  const y = times(1 / breadth, off_line(points[third]!));
  const z = cross(x, y);
  const [, depth] = farthest(points, (p) => Math.abs(dot(minus(p, origin), z)));
  const around = points.map((p) => minus(p, origin));
  const flat = (): Surface => {
    const hull = flat_hull(around, x, y);
    return { ...hull, corners: hull.corners.map((p) => p.map((c, i) => c + origin[i]!) as Point) };
  };
  if (!(depth > thin * length)) return flat();
  try {
    return solid_hull(points, centre, radius);
  } catch {
    return flat();
  }
}

function support(points: Point[], d: Point): Point {
  return points.reduce((best, p) => (dot(p, d) > dot(best, d) ? p : best));
}

// The corners of A - B.  For large bodies, only those that a set of directions finds.
export function difference(a: Surface, b: Surface): Surface {
  if (a.corners.length * b.corners.length <= 3000) {
    return hull_of(a.corners.flatMap((p) => b.corners.map((q) => minus(p, q))));
  }
  return hull_of(directions(1500).map((d) => minus(support(a.corners, d), support(b.corners, times(-1, d)))));
}
