// SPDX-License-Identifier: MIT
// What happened in a finding, in a few sentences, from its status, its iterations and the condition
// of the case.
import type { AskedCase, Finding, Step } from './data';
import { parse_hex } from './geometry';
import { short, words } from './state';

function what(column: string, finding: Finding): string {
  const size = finding.size === null ? '' : ` by ${short(finding.size)} M`;
  const sentences: Record<string, string> = {
    false_separation: `It says separated, but the bodies meet${finding.size === null ? '' : `: an error of ${short(finding.size)} M`}.`,
    false_overlap: `It says that the bodies meet, but they are apart${size}.`,
    no_answer: 'It gave no answer.',
    inaccurate: `Its distance is off${size}.`,
    wrong_bound: `Its lower bound is above the true distance${size}.`,
    wrong_depth: `Its depth is off${size}.`,
  };
  // Of witnesses and intervals: what is wrong with which of them.
  const reason = finding.reason.charAt(0).toUpperCase() + finding.reason.slice(1);
  return sentences[column] ?? `${reason}${size && `, off${size}`}.`;
}

const state_of = (step: Step): string => JSON.stringify([step.simplex, step.support, step.direction, step.points]);

// The length of the cycle that the last steps repeat.
function cycle(trace: Step[]): number | null {
  const last = trace.at(-1);
  if (!last) return null;
  for (let before = trace.length - 2; before >= 0; --before) {
    if (last.k - trace[before]!.k !== trace.length - 1 - before) return null; // steps are left out
    if (state_of(trace[before]!) === state_of(last)) return last.k - trace[before]!.k;
  }
  return null;
}

function how(finding: Finding, asked: AskedCase): string[] {
  const { trace, status } = finding;
  const last = trace.at(-1);
  const count = finding.iterations ?? trace.length;
  // An outside subject that does not count them gives 0.
  const after = count ? ` after ${count} iteration${count === 1 ? '' : 's'}` : '';
  const told: string[] = [];
  // What the endings of our subjects mean, which alone show iterations; others may use the same words.
  const sentences: Record<string, string> = !last && !finding.trace_cut ? {} : {
    converged: `It ended${after}, because |v| exceeded μ, its lower bound, by no more than its tolerance.`,
    repeated_support_point: `It ended${after}, because a support point came again: as far as rounding lets it see, nothing lies nearer.`,
    no_valid_subset: `It ended${after}, because Johnson's determinants allowed no subset of the simplex: rounding had decided their signs.`,
    no_progress: `It ended${after}, because the next v was not shorter.`,
    origin_inside: `It ended${after}: v came out as 0, or the origin as inside the simplex.`,
    below_omega: `It ended${after}: v·v fell below ω², which it takes for contact.`,
    iteration_limit: `It reached its limit${after}.`,
    not_finite: `A number was infinite or no number${after}: coordinates go up to ${short(asked.magnitude)}.`,
    separating_axis: `It ended${after} with a direction in which the bodies seemed to part.`,
    support_behind: `It ended${after}: the support point in its direction seemed not to reach the origin.`,
    zero_direction: `It ended${after} with a direction of 0: origin and simplex seemed to lie on a line or in a plane.`,
    origin_enclosed: `It ended${after}: the origin seemed to be inside the simplex.`,
  };
  if (status) told.push(sentences[status] ?? `It ended${after} as ${words(status)}.`);
  if (!last) return told;
  const period = cycle(trace);
  if (period !== null && status === 'iteration_limit') told.push(period === 1 ? 'All of its last steps are the same.' : `Its last steps repeat every ${period} iterations: it is in a cycle.`);
  if (last.direction.length) return told;
  const proved = finding.says?.lower_bound ? parse_hex(finding.says.lower_bound) / (asked.magnitude ?? Infinity) : 0;
  if (status === 'converged' && last.v_norm === 0) told.push('|v|² underflowed to 0.');
  else if (status === 'converged' && last.lower_bound < 0.5 * last.v_norm) {
    told.push(`But μ was only ${short(last.lower_bound / last.v_norm)} of |v|: the tolerance is absolute and larger than |v|, or squares underflowed.`);
  } else if (trace.every((step) => step.lower_bound === 0)) {
    told.push('μ never rose above 0: no direction that it tried separates the bodies.');
  } else if (last.lower_bound < 0.5 * last.v_norm) {
    told.push(`μ only reached ${short(last.lower_bound / last.v_norm)} of |v|: it had not proved its distance.`);
  } else if (finding.says?.relation === 'intersecting' && proved > 0) {
    told.push(`It had proved a lower bound of ${short(proved)} M, yet it reports a contact.`);
  }
  if (trace.some((step, i) => i > 0 && step.v_norm > trace[i - 1]!.v_norm * (1 + 1e-6))) told.push('|v| grew in an iteration, which exact arithmetic rules out.');
  return told;
}

function condition(finding: Finding, asked: AskedCase, u: number): string {
  if (u === 0) return 'Its arithmetic is exact: this is the algorithm, not rounding.';
  const d = Array.isArray(asked.distance) ? asked.distance[0]! : asked.distance;
  const m = asked.magnitude;
  if (d === null || m === null || !(parse_hex(d) > 0)) {
    const depth = Array.isArray(asked.depth) ? asked.depth[0] : asked.depth;
    return depth && m ? `They overlap by ${short(parse_hex(depth) / m)} M, ${short(parse_hex(depth) / m / u)} times u M.` : '';
  }
  const share = parse_hex(d) / m;
  const limit = u / share;
  const loss = limit < 1e-3 ? `so rounding explains a relative error of about ${short(limit)}` : 'so rounding alone may hide it';
  return `The bodies are ${short(share)} M apart, ${loss}${finding.size === null ? '' : `; the error is ${short(finding.size / u)} u M`}.`;
}

export function story(finding: Finding, asked: AskedCase, column: string, u: number): string {
  return [what(column, finding), ...how(finding, asked), condition(finding, asked, u)].filter(Boolean).join(' ');
}
