// SPDX-License-Identifier: MIT
// The reader's selection, which is also in the address.  Every part of the page redraws itself when
// the selection changes.
import type { Cell, Finding, PageData } from './data';

export interface Filter {
  subject: string | null; // a name, or one with a star for a group: core/double/*, */robust
  group: number | null;
  column: number | null;
}

export type Grouping = 'scalar' | 'algorithm';

export interface SubjectGroup {
  pattern: string; // of a Filter
  name: string;
  members: number[];
}

export const lines_max = 12;

export class State {
  readonly filter: Filter = { subject: null, group: null, column: null };
  by: Grouping = 'scalar';
  sort = 'name'; // of the cards
  lines: number[]; // subjects that charts draw while none is chosen
  open: string | null = null; // the address of a finding
  private chosen: Set<number> | null = null; // subjects; null: all
  private readonly listeners: (() => void)[] = [];
  private readonly first_lines: number[];

  constructor(readonly data: PageData) {
    this.first_lines = [...data.subjects.slice(0, 8).keys()];
    this.lines = this.first_lines;
    this.read_address();
    window.addEventListener('hashchange', () => {
      this.read_address();
      this.changed();
    });
  }

  on_change(listener: () => void): void {
    this.listeners.push(listener);
  }

  changed(): void {
    this.write_address();
    for (const listener of this.listeners) listener();
  }

  // Selects `wanted`; clears the selection if all of `wanted` is already selected.
  toggle(wanted: Partial<Filter>): void {
    const keys = Object.keys(wanted) as (keyof Filter)[];
    const is_chosen = this.is_chosen(wanted);
    Object.assign(this.filter, Object.fromEntries(keys.map((key) => [key, is_chosen ? null : wanted[key]])));
    this.find_subjects();
    this.changed();
  }

  is_chosen(wanted: Partial<Filter>): boolean {
    return (Object.keys(wanted) as (keyof Filter)[]).every((key) => this.filter[key] === wanted[key]);
  }

  is_finding(column: number): boolean {
    return column < this.data.finding_columns;
  }

  takes(s: number, g: number, c: number | null): boolean {
    const { group, column } = this.filter;
    return this.takes_subject(s) && (group === null || g === group) && (column === null || c === null || c === column);
  }

  takes_subject(s: number): boolean {
    return this.chosen?.has(s) ?? true;
  }

  subjects_chosen(): number {
    return this.chosen?.size ?? this.data.subjects.length;
  }

  cells(): Cell[] {
    return this.data.cells.filter((cell) => this.takes(cell.s, cell.g, null));
  }

  drawn_subjects(): number[] {
    return (this.chosen ? [...this.chosen] : this.lines).slice(0, lines_max);
  }

  // The parts of names SCALAR/ALGORITHM: core/double/robust has the scalar core/double.
  subject_groups(by = this.by): SubjectGroup[] {
    const groups = new Map<string, SubjectGroup>();
    for (const [s, { name }] of this.data.subjects.entries()) {
      const at = name.lastIndexOf('/');
      const part = by === 'scalar' ? name.slice(0, Math.max(0, at)) : name.slice(at + 1);
      const pattern = by === 'scalar' ? (at < 0 ? '*' : `${part}/*`) : at < 0 ? part : `*/${part}`;
      const group = groups.get(pattern) ?? { pattern, name: part || 'others', members: [] };
      group.members.push(s);
      groups.set(pattern, group);
    }
    return [...groups.values()];
  }

  // What the name of a group of subjects does not say.
  short_name(s: number): string {
    const { name } = this.data.subjects[s]!;
    const at = name.lastIndexOf('/');
    return this.by === 'scalar' ? name.slice(at + 1) : name.slice(0, Math.max(0, at)) || name;
  }

  address_of(finding: Finding): string {
    const { subjects, cases, columns } = this.data;
    return [subjects[finding.s]!.name, cases[finding.case]!.id, columns[finding.c]!].join(' ');
  }

  private find_subjects(): void {
    const { subject } = this.filter;
    if (subject === null) this.chosen = null;
    else {
      const group = (['scalar', 'algorithm'] as const).flatMap((by) => this.subject_groups(by)).find(({ pattern }) => pattern === subject);
      const one = this.data.subjects.findIndex(({ name }) => name === subject);
      this.chosen = new Set(one >= 0 ? [one] : (group?.members ?? []));
    }
  }

  private read_address(): void {
    const address = new URLSearchParams(location.hash.slice(1));
    const place_of = (names: string[], name: string | null): number | null => {
      const at = name === null ? -1 : names.indexOf(name);
      return at < 0 ? null : at;
    };
    const names = this.data.subjects.map(({ name }) => name);
    this.filter.subject = address.get('subject');
    this.find_subjects();
    if (this.chosen?.size === 0) this.filter.subject = this.chosen = null;
    this.filter.group = place_of(this.data.groups.map(({ name }) => name), address.get('group'));
    this.filter.column = place_of(this.data.columns, address.get('verdict'));
    this.by = address.get('by') === 'algorithm' ? 'algorithm' : 'scalar';
    this.sort = address.get('sort') ?? 'name';
    const lines = address.get('lines')?.split(',').map((name) => names.indexOf(name)).filter((s) => s >= 0);
    this.lines = lines?.slice(0, lines_max) ?? this.first_lines;
    this.open = address.get('finding');
  }

  write_address(): void {
    const { data, filter } = this;
    const address = new URLSearchParams();
    const put = (key: string, value: string | null | undefined): void => {
      if (value) address.set(key, value);
    };
    put('subject', filter.subject);
    put('group', filter.group === null ? null : data.groups[filter.group]!.name);
    put('verdict', filter.column === null ? null : data.columns[filter.column]!);
    put('by', this.by === 'scalar' ? null : this.by);
    put('sort', this.sort === 'name' ? null : this.sort);
    put('lines', this.lines === this.first_lines ? null : this.lines.map((s) => data.subjects[s]!.name).join(','));
    put('finding', this.open);
    const hash = address.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3A', ':');
    history.replaceState(null, '', hash ? `#${hash}` : location.pathname + location.search);
  }
}

// Runs the draws in order, each in a task of its own after the next frame, so that the matrix
// appears first and stays responsive.  A new call starts over.  Print waits for no task.
export function in_turn(draws: (() => void)[]): () => void {
  let latest = 0;
  let next = draws.length;
  const step = (call: number): void => {
    if (call !== latest || next >= draws.length) return;
    draws[next++]!();
    setTimeout(() => step(call));
  };
  before_print(() => {
    next = draws.length;
    for (const draw of draws) draw();
  });
  return () => {
    const call = ++latest;
    next = 0;
    requestAnimationFrame(() => setTimeout(() => step(call)));
  };
}

const print = matchMedia('print');

export function before_print(action: () => void, after: () => void = () => {}): void {
  print.addEventListener('change', () => (print.matches ? action() : after()));
}

// "false_separation" as "false separation".
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

// The colours are in style.css: twelve for light and twelve for dark, which eyes that lack one kind
// of cone tell from each other too.
export const colour = (line: number): string => `var(--line-${line % lines_max})`;
export const dash = (line: number): string => ['none', '7 3', '2 3', '9 3 2 3'][line % 4]!;

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

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

export function select(label: string, options: [string, string][], value: string, choose: (value: string) => void): HTMLLabelElement {
  const made = element('select');
  for (const [key, name] of options) made.append(new Option(name, key, key === value, key === value));
  made.addEventListener('change', () => choose(made.value));
  return element('label', {}, `${label} `, made);
}

export function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no place ${id}`);
  return found;
}

// Escapes text for HTML.
export function safe(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

// A name of the glossary, with its definition on hover and focus.
export function term(name: string, text = name): HTMLElement {
  const definition = document.getElementById(`term-${name.replaceAll(' ', '-')}`)?.nextElementSibling?.textContent ?? '';
  return element('a', { class: 'term', href: `#term-${name.replaceAll(' ', '-')}`, 'data-tip': definition }, text);
}

// A power of ten, as far as numbers go: not 0 and not infinite.
export const ten_to = (power: number): number => 10 ** Math.max(-323, Math.min(308.25, power));

// Short, with three significant digits.
export function short(x: number | null): string {
  if (x === null) return '';
  if (Number.isInteger(x) && Math.abs(x) < 1e6) return String(x);
  return Math.abs(x) >= 1e-3 && Math.abs(x) < 1e6 ? String(Number(x.toPrecision(3))) : x.toExponential(2);
}

export const grouped = (x: number): string => x.toLocaleString('en');
export const percent = (share: number): string => (share > 0 && share < 0.0005 ? '< 0.1 %' : `${Number((100 * share).toPrecision(3))} %`);
