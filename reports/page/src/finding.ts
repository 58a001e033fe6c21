// SPDX-License-Identifier: MIT
// Shows one finding: the bodies in space, what happened, the iterations, the answer and the truth,
// and the case to copy.
import type { Finding, Step } from './data';
import { type Case, type Point, type Surface, box_of, difference, hull_of, minus, norm, parse_hex, read_case, shifted } from './geometry';
import { case_file, copy, cpp, python } from './snippets';
import { State, button, element, short, term, words } from './state';
import { story } from './story';
import { Camera, type Drawn, View } from './view';

const blue = '#0072B2';
const vermilion = '#D55E00';
const green = '#009E73';
const orange = '#E69F00';
const purple = '#CC79A7';

// --- facts ---

function length_text(hex: string | string[] | null | undefined): string {
  if (hex === null || hex === undefined) return 'none';
  if (Array.isArray(hex)) return `within [${hex.map((x) => parse_hex(x)).join(', ')}]`;
  return `${parse_hex(hex)} (${hex})`;
}

const replay_of = (state: State, finding: Finding): string => state.data.cases[finding.case]!.replay + state.data.subjects[finding.s]!.option;

function facts(state: State, finding: Finding): HTMLElement {
  const { says } = finding;
  const asked = state.data.cases[finding.case]!;
  const rows: [string | HTMLElement, string][] = [
    ['Verdict', words(state.data.columns[finding.c]!) + (finding.reason && finding.reason !== words(state.data.columns[finding.c]!) ? `: ${finding.reason}` : '')],
    [term('relation', 'It says'), says ? `${says.relation ?? 'no relation'}, distance ${length_text(says.distance)}` +
      (says.lower_bound ? `, lower bound ${length_text(says.lower_bound)}` : '') +
      (says.depth ? `, depth ${length_text(says.depth)}` : '') +
      (says.certain ? `, certain: ${says.certain.relation}, from ${length_text(says.certain.lower)} to ${length_text(says.certain.upper)}` : '') : 'nothing'],
    [term('oracles', 'Exactly'), `${asked.relation ?? 'undecided'}, distance ${length_text(asked.distance)}` + (asked.depth ? `, depth ${length_text(asked.depth)}` : '')],
    ['Error', [
      finding.size === null ? '' : `the largest ${short(finding.size)} M`,
      finding.scaled_error === null ? '' : `of the distance alone ${short(finding.scaled_error)} u M`,
      finding.relative_error === null ? '' : `relative to it ${short(finding.relative_error)}`,
    ].filter(Boolean).join(', ') || 'none'],
    ['Ending', `${finding.status ?? 'none'}${finding.iterations ? `, ${finding.iterations} iterations` : ''}`],
    ['Case', `${asked.id}, ${asked.vertices.join(' + ')} vertices, M = ${short(asked.magnitude)}, ${asked.bits} bits` +
      Object.entries(asked.parameters).map(([name, value]) => `, ${words(name)} ${short(value)}`).join('')],
    ['Replay', replay_of(state, finding)],
  ];
  const list = element('dl', { class: 'facts' });
  for (const [name, text] of rows) {
    list.append(element('dt', {}, name), element('dd', {}, name === 'Replay' ? element('code', {}, text) : text));
  }
  return list;
}

function copy_buttons(replay: string, line: string | null, question: Case | null): HTMLElement {
  const told = element('span', { role: 'status', 'aria-live': 'polite' });
  const one = (what: string, text: string): HTMLButtonElement =>
    button(`Copy ${what}`, () => {
      copy(text).then(
        () => told.replaceChildren(`Copied: ${what}.`),
        (error: Error) => told.replaceChildren(error.message),
      );
    }, { 'data-copy': what });
  const buttons = [one('replay command', replay)];
  if (line !== null && question) {
    buttons.push(one('case file', case_file(line)), one('case line', line), one('C++', cpp(question)), one('Python', python(question)));
  }
  return element('p', { class: 'buttons' }, ...buttons, told);
}

function coordinates(question: Case): HTMLElement {
  const made = element('details', {}, element('summary', {}, 'Coordinates, in hex and decimal'));
  for (const name of ['a', 'b'] as const) {
    const body = question[name];
    if (body.curved || body.shape) {
      made.append(element('pre', {}, body.shape ?? JSON.stringify(body.curved, null, 1)));
      continue;
    }
    const table = element('table', { class: 'coordinates' }, element('caption', {}, `Body ${name.toUpperCase()}`));
    for (const [i, hex] of body.hex.entries()) {
      const row = table.insertRow();
      row.append(element('th', { scope: 'row' }, `${name}${i}`));
      for (const x of hex) row.append(element('td', {}, element('code', {}, x)));
      for (const x of hex) row.append(element('td', {}, String(parse_hex(x))));
    }
    made.append(element('div', { class: 'wide', tabindex: '0' }, table));
  }
  return made;
}

// --- pictures ---

interface Scene {
  question: Case;
  a: Surface;
  b: Surface;
  difference: Surface;
}

// The state of an iteration in the coordinates of the case; null if indices refer to no points.
interface Place {
  corners: Point[]; // of the simplex, in A - B
  v: Point;
  on_a: Point;
  on_b: Point;
  w: Point;
  w_a: Point;
  w_b: Point;
}

function place_of(question: Case, step: Step): Place | null {
  const { a, b, exponent } = question;
  // Curved bodies have no indices: their points are in the trace, in the units of the case.
  const scaled = step.points?.map((p) => p.map((x) => shifted(x, exponent)));
  const indices = [...step.simplex, step.support];
  const of_a = scaled?.map((p) => p.slice(0, 3) as Point) ?? indices.map(([i]) => a.points[i]);
  const of_b = scaled?.map((p) => p.slice(3) as Point) ?? indices.map(([, j]) => b.points[j]);
  if (of_a.includes(undefined) || of_b.includes(undefined)) return null;
  const [pa, pb] = [of_a as Point[], of_b as Point[]];
  const all = pa.map((p, i) => minus(p, pb[i]!));
  const mean = (points: Point[]): Point => {
    const result: Point = [0, 0, 0];
    for (const [n, weight] of step.weights.entries()) for (const i of [0, 1, 2] as const) result[i] += weight * points[n]![i];
    return result;
  };
  return { corners: all.slice(0, -1), v: mean(all), on_a: mean(pa), on_b: mean(pb), w: all.at(-1)!, w_a: pa.at(-1)!, w_b: pb.at(-1)! };
}

const pairs_of = (points: Point[]): [Point, Point][] => points.flatMap((p, i) => points.slice(i + 1).map((q): [Point, Point] => [p, q]));

function body_parts({ a, b }: Scene, step: Step | undefined, place: Place | null): Drawn[] {
  const parts: Drawn[] = [
    { surface: a, colour: blue, opacity: 0.55 },
    { surface: b, colour: vermilion, opacity: 0.55 },
  ];
  if (!step || !place) return parts;
  parts.push({ points: [place.w_a, place.w_b], names: ['w', 'w'], colour: purple });
  if (step.weights.length) parts.push({ points: [place.on_a, place.on_b], lines: [[place.on_a, place.on_b]], colour: green });
  return parts;
}

function difference_parts(scene: Scene, step: Step | undefined, place: Place | null): Drawn[] {
  const origin: Point = [0, 0, 0];
  const parts: Drawn[] = [
    { surface: scene.difference, colour: '#56B4E9', opacity: 0.35 },
    { points: [origin], names: ['0'], colour: 'currentColor' },
  ];
  if (!step || !place) return parts;
  parts.push({ points: place.corners, lines: pairs_of(place.corners), colour: orange }, { points: [place.w], names: ['w'], colour: purple });
  if (step.direction.length) {
    const size = box_of(scene.difference.corners).radius / (Math.hypot(...step.direction) || 1);
    parts.push({ lines: [[origin, [0, 1, 2].map((i) => (step.direction[i] ?? 0) * size) as Point]], colour: green });
  } else {
    const length = norm(place.v);
    const bound = step.v_norm > 0 ? (step.lower_bound / step.v_norm) * length : 0;
    parts.push({ lines: [[origin, place.v]], points: [place.v], names: ['v'], colour: green }, { ball: bound, colour: green, opacity: 0.2 });
  }
  return parts;
}

function step_text(step: Step): string {
  const support = `w (a${step.support[0]}, b${step.support[1]})`;
  if (step.direction.length) return `k = ${step.k}: d (${step.direction.map(short).join(', ')}), d.w ${short(step.along)}, ${support}`;
  const simplex = step.simplex.map(([i, j], n) => `(a${i}, b${j}) x ${short(step.weights[n] ?? null)}`).join(', ');
  return `k = ${step.k}: |v| ${short(step.v_norm)}, lower bound μ ${short(step.lower_bound)}, 1 - v.w/v.v ${short(step.gap)}, ${support}, simplex ${simplex}`;
}

const keys = [
  ['A', blue], ['B', vermilion], ['simplex', orange], ['v, or d of a query; disc: lower bound μ', green], ['w', purple],
] as const;

function pictures(finding: Finding, question: Case): HTMLElement[] {
  const [a, b] = [hull_of(question.a.points), hull_of(question.b.points)];
  const scene: Scene = { question, a, b, difference: difference(a, b) };
  const output = element('output', { class: 'step' });
  const slider = element('input', { type: 'range', min: '0', max: String(Math.max(0, finding.trace.length - 1)), value: '0', 'aria-label': 'Iteration' });
  const camera = new Camera();
  const step_by = (by: number): void => {
    slider.value = String(Number(slider.value) + by);
    draw();
  };
  const figures = ['A and B', 'A − B and the origin'].map((name) => {
    const canvas = element('canvas', { tabindex: '0', role: 'img', 'aria-label': `${name}. Arrow keys turn both pictures, plus and minus zoom, 0 resets, comma and full stop change the iteration.` });
    return { view: new View(canvas, camera, step_by), figure: element('figure', {}, canvas, element('figcaption', {}, name)) };
  });
  const [bodies_view, around_view] = figures.map(({ view }) => view) as [View, View];
  const [bodies, around] = [box_of([...a.corners, ...b.corners]), box_of([...scene.difference.corners, [0, 0, 0]])];
  let near = false;
  const draw = (): void => {
    const step = finding.trace[Number(slider.value)];
    const place = step ? place_of(question, step) : null;
    if (step) output.textContent = step_text(step) + (finding.trace_cut ? ' (iterations between the first and the last ones are left out)' : '');
    const length = place ? norm(place.v) : 0;
    if (near && place && length > 0) {
      bodies_view.show(body_parts(scene, step, place), place.on_a, 1.5 * length);
      around_view.show(difference_parts(scene, step, place), [0, 0, 0], 1.5 * length);
    } else {
      bodies_view.show(body_parts(scene, step, place), bodies.centre, bodies.radius);
      around_view.show(difference_parts(scene, step, place), around.centre, around.radius);
    }
  };
  slider.addEventListener('input', draw);
  redraw = draw;
  const legend = element('p', { class: 'key' }, ...keys.map(([name, hue]) => element('span', { style: `--hue: ${hue}` }, name)));
  const controls = element('p', { class: 'buttons' }, button('Reset view', () => camera.look_again()));
  if (finding.trace.some((step) => step.weights.length)) {
    const closer = button('Zoom to v', () => {
      near = !near;
      closer.setAttribute('aria-pressed', String(near));
      draw();
    }, { 'aria-pressed': 'false' });
    controls.append(closer);
  }
  const parts: HTMLElement[] = [element('div', { class: 'pictures' }, ...figures.map(({ figure }) => figure)), legend];
  if (finding.trace.length) parts.push(element('label', { class: 'slider' }, 'Iteration ', slider), output);
  else parts.push(element('p', {}, finding.trace_cut ? 'There was no room for its iterations in this page.' : 'The subject shows no iterations.'));
  camera.look_again(question.dim === 2);
  draw();
  return [...parts, controls];
}

// --- all of it ---

let redraw: () => void = () => {};

// For another theme.
export const draw_finding_again = (): void => redraw();
export function forget_finding(): void {
  redraw = () => {};
}

export function show_finding(state: State, finding: Finding, target: HTMLElement, close: () => void): void {
  const asked = state.data.cases[finding.case]!;
  const question = asked.line === null ? null : read_case(asked.line);
  const column = state.data.columns[finding.c]!;
  const subject = state.data.subjects[finding.s]!;
  target.replaceChildren(
    element('h3', { tabindex: '-1' }, `${subject.name}: ${words(column)} on ${asked.id}`),
    element('p', { class: 'story' }, story(finding, asked, column, subject.u)),
    ...(question ? pictures(finding, question) : [element('p', {}, 'There was no room for the case in this page; the replay command makes it again.')]),
    facts(state, finding),
    copy_buttons(replay_of(state, finding), asked.line, question),
    ...(question ? [coordinates(question)] : []),
    button('Close', close),
  );
}
