// SPDX-License-Identifier: MIT
// Charts as SVG: two axes, and marks in the units of the axes.
import { scaleLinear, scaleLog, scaleSqrt } from 'd3-scale';

import { save_buttons } from './save';
import { element, place } from './state';

export interface Axis {
  kind: 'linear' | 'log' | 'sqrt';
  domain: number[]; // more than two: a linear axis in pieces, whose ends are at `shares`
  shares?: number[];
  label: string;
  ticks?: number[];
}

export type Point = [number, number];

export interface Mark {
  kind: 'line' | 'dots' | 'rects' | 'area';
  points: Point[]; // two corners for each rectangle; around an area
  colour: string;
  dash?: string;
  faint?: boolean;
  steps?: boolean; // a line keeps its y until the next x
  symbol?: 'circle' | 'cross' | 'up' | 'down' | 'left' | 'right';
  titles?: string[]; // of each dot or rectangle
  fills?: string[]; // of each rectangle
  label?: string; // at the last point
  name?: string; // of the line
}

const svg_names = 'http://www.w3.org/2000/svg';

function svg<K extends keyof SVGElementTagNameMap>(tag: K, attributes: Record<string, string | number>, text = ''): SVGElementTagNameMap[K] {
  const made = document.createElementNS(svg_names, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (text) made.textContent = text;
  return made;
}

// "1e-3", as in all tables.
const number_text = (x: number, is_log: boolean): string =>
  is_log && (x >= 1e4 || x < 1e-2) ? x.toExponential().replace('e+', 'e') : String(Number(x.toPrecision(6)));

function scale_of(axis: Axis, from: number, to: number): { at: (x: number) => number; ticks: [number, string][] } {
  const range = (axis.shares ?? axis.domain.map((_, i) => i / (axis.domain.length - 1))).map((share) => from + share * (to - from));
  const many = Math.max(2, Math.floor(Math.abs(to - from) / 60));
  const is_log = axis.kind === 'log';
  const scale = (is_log ? scaleLog() : axis.kind === 'sqrt' ? scaleSqrt() : scaleLinear()).domain(axis.domain).range(range);
  let ticks = axis.ticks;
  if (!ticks && is_log) {
    const [low, high] = [Math.ceil(Math.log10(axis.domain[0]!) - 1e-9), Math.floor(Math.log10(axis.domain[1]!) + 1e-9)];
    const step = Math.max(1, Math.ceil((high - low) / many));
    ticks = [];
    for (let k = low; k <= high; k += step) ticks.push(Number(`1e${k}`));
  }
  return { at: scale, ticks: (ticks ?? scale.ticks(many)).map((x): [number, string] => [scale(x), number_text(x, is_log)]) };
}

const symbols: Record<NonNullable<Mark['symbol']>, string> = {
  circle: 'm-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0', cross: 'm-3 -3l6 6m0 -6l-6 6', up: 'm-4 3h8l-4 -7z', down: 'm-4 -3h8l-4 7z', left: 'm3 -4v8l-7 -4z', right: 'm-3 -4v8l7 -4z',
};

// Of fonts that readers have, some are half as wide again as others.
const measured = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

function text_width(text: string): number {
  const known = measured.get(text);
  if (known !== undefined) return known;
  if (!pen) {
    pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `12px ${getComputedStyle(document.body).fontFamily}`;
  }
  const { width } = pen.measureText(text);
  measured.set(text, width);
  return width;
}

function wrapped(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (text_width(longer) <= most || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

// Moves labels down or up until none covers another one, and leaves out those that have no place: the
// legend names them too.
function spread(labels: { x: number; y: number; text: string }[], low: number, high: number): void {
  const placed: typeof labels = [];
  const covers = (a: { x: number; y: number; text: string }, y: number): boolean =>
    placed.some((b) => Math.abs(b.y - y) < 15 && a.x < b.x + text_width(b.text) + 4 && b.x < a.x + text_width(a.text) + 4);
  for (const label of labels.sort((a, b) => a.y - b.y)) {
    const free = [...Array(150).keys()].flatMap((i) => [label.y + 2 * i, label.y - 2 * i]).find((y) => y >= low && y <= high && !covers(label, y));
    if (free === undefined) continue;
    label.y = free;
    placed.push(label);
  }
  labels.splice(0, labels.length, ...placed);
}

export function chart(size: number, label: string, x: Axis, y: Axis, marks: Mark[], ratio = 0.56): SVGSVGElement {
  const height = Math.max(260, Math.round(size * ratio));
  const names = marks.flatMap((mark) => mark.label ?? []);
  const wide = names.length ? Math.max(...names.map(text_width)) + 10 : 20;
  // Too narrow: the legend names the lines.
  const named = wide < 0.45 * size;
  const lines = wrapped(`↑ ${y.label}`, size - 8);
  const below = wrapped(`${x.label} →`, size - 8);
  const edge = { left: 56, right: named ? wide : 20, top: 18 + 16 * lines.length, bottom: 34 + 16 * below.length };
  const across = scale_of(x, edge.left, size - edge.right);
  const up = scale_of(y, height - edge.bottom, edge.top);
  const made = svg('svg', { viewBox: `0 0 ${size} ${height}`, width: size, height, role: 'img', 'aria-label': label });
  const grid = svg('g', { class: 'axis' });
  let last = -Infinity;
  for (const [at, text] of across.ticks) {
    grid.append(svg('line', { x1: at, x2: at, y1: edge.top, y2: height - edge.bottom }));
    const half = text_width(text) / 2;
    if (at - half < last + 8) continue;
    last = at + half;
    grid.append(svg('text', { x: Math.min(at, size - half), y: height - edge.bottom + 21, 'text-anchor': 'middle' }, text));
  }
  for (const [at, text] of up.ticks) {
    grid.append(svg('line', { x1: edge.left, x2: size - edge.right, y1: at, y2: at }), svg('text', { x: edge.left - 6, y: at + 4, 'text-anchor': 'end' }, text));
  }
  grid.append(
    ...below.map((text, i) => {
      const half = text_width(text) / 2;
      return svg('text', { x: Math.max(half, Math.min((edge.left + size - edge.right) / 2, size - half)), y: height - 8 - 16 * (below.length - 1 - i), 'text-anchor': 'middle' }, text);
    }),
    ...lines.map((text, i) => svg('text', { x: 4, y: 14 + 16 * i }, text)),
  );
  made.append(grid);
  const labels: { x: number; y: number; text: string; colour: string; from: Point }[] = [];
  for (const mark of marks) {
    const points = mark.points.map(([px, py]): Point => [across.at(px), up.at(py)]);
    const group = svg('g', { opacity: mark.faint ? 0.6 : 1 });
    if (mark.kind === 'line' && points.length) {
      const path = points.map(([px, py], i) => (i === 0 ? `M${px.toFixed(1)} ${py.toFixed(1)}` : mark.steps ? `H${px.toFixed(1)}V${py.toFixed(1)}` : `L${px.toFixed(1)} ${py.toFixed(1)}`)).join('');
      group.append(svg('path', { d: path, fill: 'none', 'stroke-width': mark.faint ? 1.2 : 2, 'stroke-dasharray': mark.dash ?? 'none', style: `stroke: ${mark.colour}`, ...(mark.name ? { class: 'line', 'data-name': mark.name } : {}) }));
      if (mark.name) group.lastElementChild!.append(svg('title', {}, mark.name));
    } else if (mark.kind === 'area') {
      group.append(svg('path', { d: `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`, style: `fill: ${mark.colour}; opacity: 0.25` }));
    } else if (mark.kind === 'dots') {
      const shape = symbols[mark.symbol ?? 'circle'];
      // One path for dots without titles.
      const paths = mark.titles ? points.map(([px, py]) => `M${px.toFixed(1)} ${py.toFixed(1)}${shape}`) : [points.map(([px, py]) => `M${px.toFixed(1)} ${py.toFixed(1)}${shape}`).join('')];
      group.setAttribute('style', `stroke: ${mark.colour}; fill: ${mark.symbol && mark.symbol !== 'circle' && mark.symbol !== 'cross' ? mark.colour : 'none'}; stroke-width: 1.2`);
      for (const [i, d] of paths.entries()) {
        group.append(svg('path', { d }));
        if (mark.titles) group.lastElementChild!.append(svg('title', {}, mark.titles[i]));
      }
    } else {
      for (let i = 0; 2 * i + 1 < points.length; ++i) {
        const [[x1, y1], [x2, y2]] = [points[2 * i]!, points[2 * i + 1]!];
        const rect = svg('rect', { x: Math.min(x1, x2) + 0.5, y: Math.min(y1, y2) + 0.5, width: Math.max(0.5, Math.abs(x2 - x1) - 1), height: Math.max(0.5, Math.abs(y2 - y1) - 1), style: `fill: ${mark.fills?.[i] ?? mark.colour}` });
        if (mark.titles) rect.append(svg('title', {}, mark.titles[i]));
        group.append(rect);
      }
    }
    made.append(group);
    const end = points.at(-1);
    if (mark.label && end && named) labels.push({ x: end[0] + 6, y: end[1], text: mark.label, colour: mark.colour, from: end });
  }
  spread(labels, edge.top, height - edge.bottom);
  for (const { x: lx, y: ly, text, colour, from } of labels) {
    if (Math.abs(ly - from[1]) > 5) made.append(svg('line', { x1: from[0], y1: from[1], x2: lx, y2: ly, style: `stroke: ${colour}`, 'stroke-width': 0.7 }));
    made.append(svg('text', { x: lx, y: ly + 4, class: 'label' }, text));
  }
  return made;
}

// As wide as its place.
export function put(id: string, draw: ((width: number) => SVGSVGElement) | null, ...around: (Node | string)[]): void {
  const target = place(id);
  const width = Math.round(Math.max(300, Math.min(900, target.clientWidth || 640)));
  target.replaceChildren(draw ? draw(width) : element('p', { class: 'none' }, 'Nothing of this kind was recorded here.'), ...around);
  if (draw) target.append(save_buttons(target, () => [draw(800)]));
}
