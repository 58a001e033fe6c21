// SPDX-License-Identifier: MIT
// Judges a distance function by vectors.json: replace `distance` below by a call of your own.
//
//   node runner.js vectors.json [NAME]
//
// NAME is one of three methods that are wrong on purpose.  Prints "ID VERDICT" a line; 1 if one is
// neither correct nor near_contact.
"use strict";
const fs = require("fs");

const dot = (x, y) => x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
const minus = (x, y) => [x[0] - y[0], x[1] - y[1], x[2] - y[2]];

// Wrong: the nearest two vertices.
function vertices(a, b) {
  let least = Infinity;
  for (const x of a) for (const y of b) least = Math.min(least, Math.sqrt(dot(minus(x, y), minus(x, y))));
  return least;
}

// The gap between the bodies along a direction, in units of its length; 0 if there is none.
function gap(a, b, d) {
  const along = (body) => body.map((x) => dot(x, d)).filter((s) => !Number.isNaN(s));
  const [ofA, ofB] = [along(a), along(b)];
  const [one, other] = [Math.min(...ofA) - Math.max(...ofB), Math.min(...ofB) - Math.max(...ofA)];
  return one > 0 ? one : other > 0 ? other : 0;
}

// Wrong: the bounding boxes.
function boxes(a, b) {
  const gaps = [gap(a, b, [1, 0, 0]), gap(a, b, [0, 1, 0]), gap(a, b, [0, 0, 1])];
  return Math.sqrt(dot(gaps, gaps));
}

// Wrong: the gap along the line through the first vertices.
function line(a, b) {
  const d = minus(a[0], b[0]);
  const length = Math.sqrt(dot(d, d));
  return length > 0 ? gap(a, b, d) / length : 0;
}

// Exact: the numbers are [-]0xH.HHHp[+-]DDD with at most 53 bits, the power in two steps for
// subnormal ones.
function fromHex(text) {
  const [, sign, whole, fraction = "", power] = /^(-?)0x([01])\.?([0-9a-f]*)p([+-]\d+)$/.exec(text);
  const digits = Number(BigInt("0x" + whole + fraction));
  const exponent = Number(power) - 4 * fraction.length;
  const half = Math.trunc(exponent / 2);
  return (sign ? -1 : 1) * (digits * 2 ** half * 2 ** (exponent - half));
}

const body = (points) => points.map((point) => [...point.map(fromHex), 0].slice(0, 3));

function verdict(relation, admitted, distance) {
  if (!("low" in admitted)) return "skipped";
  if (!(distance >= 0 && distance < Infinity)) return "no_answer";
  const accurate = fromHex(admitted.low) <= distance && distance <= fromHex(admitted.high);
  if (distance > 0 !== (relation === "separated")) {
    if (accurate && admitted.verdicts.includes("near_contact")) return "near_contact";
    return distance > 0 ? "false_separation" : "false_overlap";
  }
  return accurate ? "correct" : "inaccurate";
}

const distance = { vertices, boxes, line }[process.argv[3] ?? "vertices"];
const lines = [];
for (const one of JSON.parse(fs.readFileSync(process.argv[2], "utf8")).cases) {
  if (!one.a.points || !one.b.points) continue; // a curved body
  const found = verdict(one.expect.relation, one.double, distance(body(one.a.points), body(one.b.points)));
  lines.push(`${one.id} ${found}\n`);
  if (found !== "correct" && found !== "near_contact") process.exitCode = 1;
}
process.stdout.write(lines.join(""));
