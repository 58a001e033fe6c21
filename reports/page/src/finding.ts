// SPDX-License-Identifier: MIT
// Shows one finding: the answer and the truth, the bodies in space, the iterations, and the case to
// copy.
import type { Finding, Step } from './data';
import { type Case, type Point, type Surface, box_of, difference, hull_of, minus, norm, parse_hex, read_case } from './geometry';
import { case_file, copy, cpp, python } from './snippets';
import { State, button, element, place, short, words } from './state';
import { type Drawn, View } from './view';

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

function facts(state: State, finding: Finding): HTMLElement {
  const { says } = finding;
  const rows: [string, string][] = [
    ['Verdict', words(state.data.columns[finding.c]!) + (finding.reason ? `: ${finding.reason}` : '')],
    ['It says', says ? `${says.relation ?? 'no relation'}, distance ${length_text(says.distance)}` +
      (says.lower_bound ? `, lower bound ${length_text(says.lower_bound)}` : '') +
      (says.depth ? `, depth ${length_text(says.depth)}` : '') +
      (says.certain ? `, certain: ${says.certain.relation}, from ${length_text(says.certain.lower)} to ${length_text(says.certain.upper)}` : '') : 'nothing'],
    ['Exactly', `${finding.relation ?? 'undecided'}, distance ${length_text(finding.distance)}` + (finding.depth ? `, depth ${length_text(finding.depth)}` : '')],
    ['Error', [
      finding.size === null ? '' : `${short(finding.size)} of M`,
      finding.scaled_error === null ? '' : `${short(finding.scaled_error)} u M`,
      finding.relative_error === null ? '' : `relative ${short(finding.relative_error)}`,
      finding.ulps === null ? '' : `${short(finding.ulps)} ulps`,
    ].filter(Boolean).join(', ') || 'none'],
    ['Ending', `${finding.status ?? 'none'}${finding.iterations === null ? '' : `, ${finding.iterations} iterations`}`],
    ['Case', `${finding.id}, ${finding.vertices.join(' + ')} vertices, M = ${short(finding.magnitude)}, ${finding.bits} bits` +
      Object.entries(finding.parameters).map(([name, value]) => `, ${words(name)} ${short(value)}`).join('')],
    ['Replay', finding.replay],
  ];
  const list = element('dl', { class: 'facts' });
  for (const [name, text] of rows) {
    list.append(element('dt', {}, name), element('dd', {}, name === 'Replay' ? element('code', {}, text) : text));
  }
  return list;
}

function copy_buttons(finding: Finding, line: string | undefined, question: Case | null): HTMLElement {
  const told = element('span', { role: 'status', 'aria-live': 'polite' });
  const one = (what: string, text: string): HTMLButtonElement =>
    button(`Copy ${what}`, () => {
      copy(text).then(
        () => told.replaceChildren(`Copied: ${what}.`),
        (error: Error) => told.replaceChildren(error.message),
      );
    }, { 'data-copy': what });
  const buttons = [one('replay command', finding.replay)];
  if (line !== undefined && question) {
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
    made.append(element('div', { class: 'wide' }, table));
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
}

function place_of(question: Case, step: Step): Place | null {
  const { a, b } = question;
  if (a.curved || b.curved) return null;
  const at = ([i, j]: [number, number]): Point | null => (a.points[i] && b.points[j] ? minus(a.points[i], b.points[j]) : null);
  const corners = step.simplex.map(at);
  const w = at(step.support);
  if (!w || corners.includes(null)) return null;
  const mean = (points: (Point | undefined)[]): Point => {
    const result: Point = [0, 0, 0];
    for (const [n, p] of points.entries()) {
      for (const i of [0, 1, 2] as const) result[i] += (step.weights[n] ?? 0) * (p?.[i] ?? 0);
    }
    return result;
  };
  return {
    corners: corners as Point[],
    v: mean(corners as Point[]),
    on_a: mean(step.simplex.map(([i]) => a.points[i])),
    on_b: mean(step.simplex.map(([, j]) => b.points[j])),
    w,
  };
}

const pairs_of = (points: Point[]): [Point, Point][] => points.flatMap((p, i) => points.slice(i + 1).map((q): [Point, Point] => [p, q]));

function body_parts({ question, a, b }: Scene, step: Step | undefined, place: Place | null): Drawn[] {
  const parts: Drawn[] = [
    { surface: a, colour: blue, opacity: 0.55 },
    { surface: b, colour: vermilion, opacity: 0.55 },
  ];
  if (!step || !place) return parts;
  const { points: pa } = question.a;
  const { points: pb } = question.b;
  parts.push({ points: [pa[step.support[0]]!, pb[step.support[1]]!], colour: purple });
  if (step.weights.length) parts.push({ points: [place.on_a, place.on_b], lines: [[place.on_a, place.on_b]], colour: green });
  return parts;
}

function difference_parts(scene: Scene, step: Step | undefined, place: Place | null): Drawn[] {
  const origin: Point = [0, 0, 0];
  const parts: Drawn[] = [
    { surface: scene.difference, colour: '#56B4E9', opacity: 0.35 },
    { points: [origin], colour: 'currentColor' },
  ];
  if (!step || !place) return parts;
  parts.push({ points: place.corners, lines: pairs_of(place.corners), colour: orange }, { points: [place.w], colour: purple });
  if (step.direction.length) {
    const size = box_of(scene.difference.corners).radius / (Math.hypot(...step.direction) || 1);
    parts.push({ lines: [[origin, [0, 1, 2].map((i) => (step.direction[i] ?? 0) * size) as Point]], colour: green });
  } else {
    const length = norm(place.v);
    const bound = step.v_norm > 0 ? (step.lower_bound / step.v_norm) * length : 0;
    parts.push({ lines: [[origin, place.v]], points: [place.v], colour: green }, { ball: bound, colour: green, opacity: 0.2 });
  }
  return parts;
}

// All findings share two WebGL contexts, because browsers limit their number per page.
let views: { canvases: HTMLCanvasElement[]; all: View[] } | null | undefined;

function make_views(): { canvases: HTMLCanvasElement[]; all: View[] } | null {
  if (views !== undefined) return views;
  try {
    const canvases = ['The two bodies', 'Their Minkowski difference and the origin'].map((label) =>
      element('canvas', { tabindex: '0', role: 'img', 'aria-label': `${label}. Arrow keys turn it, plus and minus zoom, 0 resets.` }));
    views = { canvases, all: canvases.map((canvas) => new View(canvas)) };
  } catch {
    views = null; // the browser has no WebGL
  }
  return views;
}

function step_text(step: Step): string {
  const support = `w (a${step.support[0]}, b${step.support[1]})`;
  if (step.direction.length) return `k = ${step.k}: d (${step.direction.map(short).join(', ')}), d.w ${short(step.along)}, ${support}`;
  const simplex = step.simplex.map(([i, j], n) => `(a${i}, b${j}) x ${short(step.weights[n] ?? null)}`).join(', ');
  return `k = ${step.k}: |v| ${short(step.v_norm)}, lower bound ${short(step.lower_bound)}, 1 - v.w/v.v ${short(step.gap)}, ${support}, simplex ${simplex}`;
}

const keys = [
  ['A', blue], ['B', vermilion], ['simplex', orange], ['v, or d of a query; ball: lower bound', green], ['w', purple],
] as const;

function pictures(finding: Finding, question: Case, on_theme: (draw: () => void) => void): HTMLElement[] {
  const made = make_views();
  if (!made) return [element('p', {}, 'This browser has no WebGL: no picture.')];
  const [a, b] = [hull_of(question.a.points), hull_of(question.b.points)];
  const scene: Scene = { question, a, b, difference: difference(a, b) };
  const output = element('output', { class: 'step' });
  const slider = element('input', { type: 'range', min: '0', max: String(Math.max(0, finding.trace.length - 1)), value: '0', 'aria-label': 'Iteration' });
  let near = false;
  const draw = (): void => {
    const step = finding.trace[Number(slider.value)];
    const place = step ? place_of(question, step) : null;
    if (step) output.textContent = step_text(step) + (finding.trace_cut ? ' (later iterations are left out)' : '');
    const bodies = box_of([...a.corners, ...b.corners]);
    const around = box_of([...scene.difference.corners, [0, 0, 0]]);
    const length = place ? norm(place.v) : 0;
    if (near && place && length > 0) {
      made.all[0]!.show(body_parts(scene, step, place), place.on_a, 1.5 * length);
      made.all[1]!.show(difference_parts(scene, step, place), [0, 0, 0], 1.5 * length);
    } else {
      made.all[0]!.show(body_parts(scene, step, place), bodies.centre, bodies.radius);
      made.all[1]!.show(difference_parts(scene, step, place), around.centre, around.radius);
    }
  };
  slider.addEventListener('input', draw);
  on_theme(draw);
  const figures = made.canvases.map((canvas, i) =>
    element('figure', {}, canvas, element('figcaption', {}, i === 0 ? 'A and B' : 'A - B and the origin')));
  const legend = element('p', { class: 'key' }, ...keys.map(([name, hue]) => element('span', { style: `--hue: ${hue}` }, name)));
  const controls = element('p', { class: 'buttons' },
    button('Look again from the start', () => made.all.forEach((view) => view.look_again())));
  if (finding.trace.some((step) => step.weights.length)) {
    const closer = button('Zoom to v', () => {
      near = !near;
      closer.setAttribute('aria-pressed', String(near));
      draw();
    }, { 'aria-pressed': 'false' });
    controls.append(closer);
  }
  const parts: HTMLElement[] = [element('div', { class: 'pictures' }, ...figures), legend, controls];
  if (finding.trace.length) parts.push(element('label', { class: 'slider' }, 'Iteration ', slider), output);
  else parts.push(element('p', {}, 'The subject shows no iterations.'));
  // Wait until the canvases have their size.
  requestAnimationFrame(() => {
    for (const view of made.all) view.look_again(question.dim === 2);
    draw();
  });
  return parts;
}

// --- all of it ---

let redraw: () => void = () => {};

export function draw_finding_again(): void {
  redraw();
}

export function show_finding(state: State, finding: Finding): void {
  const line = finding.case === null ? undefined : state.data.cases[finding.case];
  const question = line === undefined ? null : read_case(line);
  const title = `${state.data.subjects[finding.s]!.name}: ${words(state.data.columns[finding.c]!)}`;
  const heading = element('h3', { tabindex: '-1' }, title);
  const target = place('finding');
  redraw = () => {};
  const parts: HTMLElement[] = [heading, facts(state, finding), copy_buttons(finding, line, question)];
  if (question) parts.push(...pictures(finding, question, (draw) => (redraw = draw)), coordinates(question));
  else parts.push(element('p', {}, 'The case is too large for this page; the replay command makes it again.'));
  parts.push(button('Close', () => {
    target.hidden = true;
    target.replaceChildren();
    redraw = () => {};
    document.querySelector<HTMLElement>(`[data-finding="${state.data.findings.indexOf(finding)}"]`)?.focus();
  }));
  target.hidden = false;
  target.replaceChildren(...parts);
  heading.focus();
}
