// SPDX-License-Identifier: MIT
// What the programs of this folder share: each asks an engine by its public interface alone about a
// case on standard input, by the call that its argument names, and says whether the answer is wrong:
//
//   node jolt.mjs tight <CASE
//
// The input, the output and the exit code are those of
// reports/research/findings/programs/finding.hpp; coordinates are decimal, read as the engine's.
import { readFileSync } from 'node:fs';

export const minus = (p, q) => p.map((x, axis) => x - q[axis]);
export const length = (p) => Math.hypot(...p);
const dot = (p, q) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

// As %.*g of C.
function digits(x, count) {
  if (!Number.isFinite(x)) return String(x).replace('Infinity', 'inf').replace('NaN', 'nan');
  const [mantissa, power] = x.toExponential(count - 1).split('e');
  const short = (text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  if (power >= -4 && power < count) return short(x.toPrecision(count));
  return `${short(mantissa)}e${power[0]}${power.slice(1).padStart(2, '0')}`;
}

function read(single) {
  const question = { a: [], b: [], distance: 0, depth: 0, allowance: 0 };
  for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
    const [key, ...words] = line.split(' ');
    const numbers = words.slice(-3).map(Number);
    if (key === 'fault') [question.fault] = words;
    else if (key === 'a' || key === 'b') question[key].push(single ? numbers.map(Math.fround) : numbers);
    else if (key === 'outside') question.outside = { body: words[0], way: numbers };
    else if (key in question) question[key] = words[0] === 'inf' ? Infinity : Number(words[0]);
    else throw new Error(`"${line}" is not known`);
  }
  if (![...question.a, ...question.b].flat().every(Number.isFinite)) throw new Error('no number');
  return question;
}

// How far B must be translated along n until it has left A; if negative, their separation along n.
const way = ({ a, b }, n) => (
  (Math.max(...a.map((p) => dot(n, p))) - Math.min(...b.map((p) => dot(n, p)))) / length(n));

// Error bound of `way` along a difference of witness points of length `apart`.
const turned = ({ a, b, allowance }, apart) => (
  7 * allowance * Math.max(...[...a, ...b].flat().map(Math.abs)) / apart);

function is_shown(question, answer, count) {
  const { fault, distance, depth, allowance } = question;
  let is_off = false;
  const compare = (kind, name, said, exact, more = 0) => {
    console.log(`${name} ${digits(said, count)}, off by ${digits(said - exact, 3)}`);
    is_off ||= fault === kind && !(said >= 0 && Math.abs(said - exact) <= allowance + more);
  };
  const { meets, witnesses, normal } = answer;
  const bad = [answer.distance, answer.depth].some((x) => x !== undefined && !Number.isFinite(x));
  const failure = bad ? 'a length that is not finite' : answer.failure;
  console.log(failure ? `no answer\n${failure}` : meets ? 'they meet' : 'separated');
  if (answer.distance !== undefined) compare('inaccurate', 'distance', answer.distance, distance);
  if (answer.depth !== undefined) compare('wrong_depth', 'depth', answer.depth, depth);
  const of_depth = meets && answer.depth !== undefined;
  if (witnesses) {
    const out = minus(...witnesses);
    compare('wrong_witness', 'witnesses apart', length(out), of_depth ? depth : distance);
    if (of_depth) {
      compare('wrong_witness', 'along them B leaves A after', way(question, out), depth,
        turned(question, length(out)));
    }
  }
  if (normal && of_depth) {
    compare('wrong_witness', 'along the normal B leaves A after', way(question, normal), depth);
  } else if (normal && !meets) {
    compare('wrong_witness', 'along the normal they are apart by', -way(question, normal), distance,
      turned(question, distance));
  }
  if (witnesses && question.outside) {
    const { body, way: out } = question.outside;
    const furthest = Math.max(...question[body].map((p) => dot(out, p)));
    const beyond = (dot(out, witnesses[body === 'a' ? 0 : 1]) - furthest) / length(out);
    compare('wrong_witness', 'witness outside of its body', Math.max(0, beyond), 0);
  }
  if (fault === 'no_answer') return Boolean(failure);
  if (fault === 'false_separation') return !failure && !meets && distance === 0;
  if (fault === 'false_overlap') return !failure && meets && distance > allowance;
  return is_off;
}

// `calls`: by name, a function of both lists of points that returns the members of an answer:
// `meets` and, if the engine gives them, `distance`, `depth`, `witnesses` of both bodies and
// `normal`.  `single`: the engine's numbers are floats.
export function run(library, single, calls) {
  const [, , name] = process.argv;
  if (!(name in calls)) {
    console.error(`usage: node PROGRAM CALL <CASE, CALL of ${Object.keys(calls).join(', ')}`);
    process.exit(2);
  }
  const question = read(single);
  console.log(`${library}, ${name}`);
  console.log(`exact: distance ${digits(question.distance, 17)}, depth ${digits(question.depth, 17)}`);
  console.log('what follows is the library\'s');
  let answer;
  try {
    answer = calls[name](question.a, question.b);
  } catch (error) {
    answer = { failure: String(error?.message ?? error).split('\n')[0] || String(error) };
  }
  const shown = is_shown(question, answer, single ? 9 : 17);
  console.log(`${shown ? 'shown' : 'not shown'}: ${question.fault}`);
  process.exit(shown ? 0 : 1);
}
