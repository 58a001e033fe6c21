// SPDX-License-Identifier: MIT
// The two tables of verdicts.  They replace the static tables for readers without JavaScript, and
// select the content of all charts.
import { State, type Filter, button, element, place, words } from './state';

interface GridCell {
  text: string;
  label: string;
  share: number; // 0 ... 1, how dark a cell of findings is
  filter: Partial<Filter>;
}

// The grid is a single tab stop.  Arrow keys move between cells; Enter or space selects.
function make_grid(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => [...row.cells].filter((cell) => cell.dataset.filter));
  const at = (cell: HTMLTableCellElement): [number, number] => {
    const row = rows.findIndex((cells) => cells.includes(cell));
    return [row, rows[row]?.indexOf(cell) ?? 0];
  };
  const first = rows.flat()[0];
  if (first) first.tabIndex = 0;
  table.addEventListener('keydown', (event) => {
    const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('[data-filter]');
    if (!cell) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      cell.click();
      return;
    }
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (!step) return;
    event.preventDefault();
    const [row, column] = at(cell);
    const line = rows[row + step[0]!];
    // The head row lacks the cell above the subjects' names.
    const shift = line && line.length - (rows[row]?.length ?? 0);
    const next = line?.[Math.max(0, column + step[1]! + (step[0] ? shift! : 0))];
    if (!next) return;
    cell.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
}

function grid_cell(state: State, tag: 'td' | 'th', cell: GridCell): HTMLTableCellElement {
  const keys = Object.keys(cell.filter) as (keyof Filter)[];
  const chosen = keys.every((key) => state.filter[key] === cell.filter[key]);
  const made = element(tag, {
    'data-filter': JSON.stringify(cell.filter),
    'aria-label': cell.label,
    'aria-selected': String(chosen),
    tabindex: '-1',
    title: cell.label,
  });
  if (tag === 'th') made.append(element('span', {}, cell.text));
  else made.append(cell.text);
  if (cell.share > 0) {
    // Most shares are small; the square root makes them easier to distinguish.
    made.style.setProperty('--share', `${Math.round(12 + 78 * Math.sqrt(cell.share))}%`);
    made.classList.add('found');
  }
  made.addEventListener('click', () => state.toggle(cell.filter));
  return made;
}

function table(state: State, id: string, caption: string, heads: GridCell[], rows: (s: number) => GridCell[]): void {
  const made = element('table', { role: 'grid', class: 'matrix' });
  made.append(element('caption', {}, caption));
  const head = made.createTHead().insertRow();
  head.append(element('td'));
  for (const cell of heads) head.append(grid_cell(state, 'th', cell));
  const body = made.createTBody();
  for (const [s, subject] of state.data.subjects.entries()) {
    const row = body.insertRow();
    row.append(grid_cell(state, 'th', { text: subject.name, label: subject.description, share: 0, filter: { subject: s } }));
    for (const cell of rows(s)) row.append(grid_cell(state, 'td', cell));
  }
  make_grid(made);
  const target = place(id);
  const focused = target.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.filter
    : undefined;
  target.replaceChildren(made);
  if (focused === undefined) return;
  const again = [...made.querySelectorAll<HTMLElement>('[data-filter]')].find((e) => e.dataset.filter === focused);
  made.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
  if (again) {
    again.tabIndex = 0;
    again.focus();
  }
}

// counts[s][g][c] of the cells.
function counts_of(state: State): number[][][] {
  const { subjects, groups, columns, cells } = state.data;
  const counts = subjects.map(() => groups.map(() => columns.map(() => 0)));
  for (const cell of cells) counts[cell.s]![cell.g] = cell.counts;
  return counts;
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

function by_column(state: State, counts: number[][][]): void {
  const { groups, columns, subjects } = state.data;
  const { group } = state.filter;
  const where = group === null ? 'all groups' : groups[group]!.name;
  const heads = columns.map((name, c) => ({ text: words(name), label: words(name), share: 0, filter: { column: c } }));
  table(state, 'by-column', `Cases by verdict, ${where}`, heads, (s) => {
    const row = columns.map((_, c) => sum(group === null ? counts[s]!.map((of) => of[c]!) : [counts[s]![group]![c]!]));
    const total = sum(row) || 1;
    return row.map((count, c) => ({
      text: count ? String(count) : '.',
      label: `${subjects[s]!.name}, ${words(columns[c]!)}: ${count}`,
      share: state.is_finding(c) ? count / total : 0,
      filter: { subject: s, column: c },
    }));
  });
}

function by_group(state: State, counts: number[][][]): void {
  const { groups, columns, subjects } = state.data;
  const { column } = state.filter;
  const what = column === null ? 'Findings' : `Cases that are ${words(columns[column]!)},`;
  const heads = groups.map(({ name }, g) => ({ text: name, label: name, share: 0, filter: { group: g } }));
  const findings = column === null || state.is_finding(column);
  table(state, 'by-group', `${what} by group`, heads, (s) =>
    groups.map((group, g) => {
      const of = counts[s]![g]!;
      const count = sum(of.filter((_, c) => (column === null ? state.is_finding(c) : c === column)));
      return {
        text: count ? String(count) : '.',
        label: `${subjects[s]!.name}, ${group.name}: ${count} of ${sum(of)}`,
        share: findings ? count / (sum(of) || 1) : 0,
        filter: { subject: s, group: g },
      };
    }),
  );
}

function chips(state: State): void {
  const { data, filter } = state;
  const names: [keyof Filter, string | undefined][] = [
    ['subject', filter.subject === null ? undefined : data.subjects[filter.subject]!.name],
    ['group', filter.group === null ? undefined : data.groups[filter.group]!.name],
    ['column', filter.column === null ? undefined : words(data.columns[filter.column]!)],
  ];
  const made: Node[] = names
    .filter(([, name]) => name !== undefined)
    .map(([key, name]) =>
      button(`${name} ×`, () => state.toggle({ [key]: filter[key] }), { 'aria-label': `Show every ${key} again, not only ${name}` }),
    );
  place('filter').replaceChildren(
    made.length ? 'Shown: ' : 'Everything is shown. Choose a cell, a row or a column to see its part in all charts.',
    ...made,
  );
}

export function show_matrix(state: State): void {
  const counts = counts_of(state);
  const draw = (): void => {
    by_column(state, counts);
    by_group(state, counts);
    chips(state);
  };
  state.on_change(draw);
  draw();
}
