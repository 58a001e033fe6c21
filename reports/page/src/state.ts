// SPDX-License-Identifier: MIT
// The reader's selection.  Every part of the page redraws itself when the selection changes.
import type { Cell, PageData } from './data';

export interface Filter {
  subject: number | null;
  group: number | null;
  column: number | null;
}

export class State {
  readonly filter: Filter = { subject: null, group: null, column: null };
  readonly shown: Set<number>; // subjects that the charts draw while none is chosen
  private readonly listeners: (() => void)[] = [];

  constructor(readonly data: PageData) {
    this.shown = new Set(data.subjects.slice(0, 8).keys());
  }

  on_change(listener: () => void): void {
    this.listeners.push(listener);
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }

  // Selects `wanted`; clears the selection if all of `wanted` is already selected.
  toggle(wanted: Partial<Filter>): void {
    const keys = Object.keys(wanted) as (keyof Filter)[];
    const chosen = keys.every((key) => this.filter[key] === wanted[key]);
    for (const key of keys) this.filter[key] = chosen ? null : (wanted[key] ?? null);
    this.changed();
  }

  is_finding(column: number): boolean {
    return column < this.data.finding_columns;
  }

  takes(s: number, g: number, c: number | null): boolean {
    const { subject, group, column } = this.filter;
    return (
      (subject === null || s === subject) &&
      (group === null || g === group) &&
      (column === null || c === null || c === column)
    );
  }

  cells(): Cell[] {
    return this.data.cells.filter((cell) => this.takes(cell.s, cell.g, null));
  }

  drawn_subjects(): number[] {
    if (this.filter.subject !== null) return [this.filter.subject];
    return [...this.data.subjects.keys()].filter((s) => this.shown.has(s));
  }
}

// Runs the draws in order, each in a task of its own after the next frame, so that the matrix
// appears first and stays responsive.  A new call starts over.
export function in_turn(draws: (() => void)[]): () => void {
  let latest = 0;
  return () => {
    const call = ++latest;
    const step = (i: number): void => {
      if (call !== latest || i === draws.length) return;
      draws[i]!();
      setTimeout(() => step(i + 1));
    };
    requestAnimationFrame(() => setTimeout(() => step(0)));
  };
}

// "false_separation" as "false separation".
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

// Okabe and Ito's colours without yellow, which is invisible on white; the text colour replaces
// their black.  Beyond seven lines, dashes distinguish them.
const colours = ['#0072B2', '#D55E00', '#009E73', '#CC79A7', '#E69F00', '#56B4E9', 'currentColor'];
const dashes = ['none', '6 3', '2 2', '8 3 2 3'];

export function colour(s: number): string {
  return colours[s % colours.length]!;
}

export function dash(s: number): string {
  return dashes[Math.floor(s / colours.length) % dashes.length]!;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function button(text: string, action: () => void, attributes: Record<string, string> = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', action);
  return made;
}

export function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no place ${id}`);
  return found;
}

// Short, with three significant digits.
export function short(x: number | null): string {
  if (x === null) return '';
  if (Number.isInteger(x) && Math.abs(x) < 1e6) return String(x);
  return Math.abs(x) >= 1e-3 && Math.abs(x) < 1e6 ? String(Number(x.toPrecision(3))) : x.toExponential(2);
}
