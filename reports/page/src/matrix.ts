// SPDX-License-Identifier: MIT
// The matrix of verdicts and groups.  It replaces the static tables for readers without JavaScript,
// and selects the content of all charts.
import { type Filter, type SubjectGroup, State, before_print, button, place, safe, sum, words } from './state';

// Above so many cells groups of subjects are folded first.
const cells_at_once = 6000;

// The least share that `found` of `of` allow at 99 %, by Wilson's interval: few cases prove little.
function sure_share(found: number, of: number): number {
  if (!found || !of) return 0;
  const z = 2.576;
  const p = found / of;
  return Math.max(0, (p + (z * z) / (2 * of) - z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of));
}

interface Shown {
  counts: number[][][]; // by subject, group, column
  columns: number[]; // that occur
  folded: Set<string>; // patterns of groups of subjects
}

function cell(state: State, tag: string, text: string, label: string, found: number, of: number, filter: Partial<Filter>): string {
  const share = sure_share(found, of);
  // Most shares are small; the square root makes them easier to distinguish.
  const shade = share > 0 ? ` class="found" style="--share:${Math.round(12 + 78 * Math.sqrt(share))}%"` : '';
  const role = { th: 'columnheader', 'th scope="row"': 'rowheader' }[tag] ?? 'gridcell';
  const tip = tag === 'th' ? ` data-tip="${safe(label)}"` : '';
  return `<${tag} role="${role}"${tip} tabindex="-1" data-filter="${safe(JSON.stringify(filter))}" aria-label="${safe(label)}" aria-selected="${state.is_chosen(filter)}"${shade}>${text}</${tag.split(' ')[0]}>`;
}

function row(state: State, { counts, columns }: Shown, name: string, label: string, members: number[], subject: string): string {
  const { groups, columns: names } = state.data;
  const { group, column } = state.filter;
  const count = (g: number, c: number): number => sum(members.map((s) => counts[s]![g]![c]!));
  const table = groups.map((_, g) => names.map((__, c) => count(g, c)));
  const here = names.map((_, c) => (group === null ? sum(table.map((of) => of[c]!)) : table[group]![c]!));
  const total = sum(here);
  const by_verdict = columns.map((c) => cell(state, 'td', here[c] ? String(here[c]) : '.', `${subject}, ${words(names[c]!)}: ${here[c]} of ${total}`, state.is_finding(c) ? here[c]! : 0, total, { subject, column: c }));
  const by_group = groups.map((one, g) => {
    const of = table[g]!;
    const found = sum(of.filter((_, c) => (column === null ? state.is_finding(c) : c === column)));
    return cell(state, 'td', found ? String(found) : '.', `${subject}, ${one.name}: ${found} of ${sum(of)}`, column === null || state.is_finding(column) ? found : 0, sum(of), { subject, group: g });
  });
  return `<tr role="row">${cell(state, 'th scope="row"', safe(name), label, 0, 0, { subject })}${by_verdict.join('')}${by_group.join('')}</tr>`;
}

function body(state: State, shown: Shown, group: SubjectGroup): string {
  const is_folded = shown.folded.has(group.pattern);
  const head = group.members.length > 1 ? row(state, shown, group.name, `${group.name}, ${group.members.length} subjects`, group.members, group.pattern).replace('<tr', `<tr class="sum" data-group="${safe(group.pattern)}"`) : '';
  const rows = is_folded && head ? [] : group.members.map((s) => row(state, shown, group.members.length > 1 ? state.short_name(s) : state.data.subjects[s]!.name, `${state.data.subjects[s]!.name}: ${state.data.subjects[s]!.description}`, [s], state.data.subjects[s]!.name));
  return `<tbody>${head}${rows.join('')}</tbody>`;
}

function draw(state: State, shown: Shown): void {
  const { groups, columns: names } = state.data;
  const { group, column } = state.filter;
  const heads = [
    ...shown.columns.map((c) => cell(state, 'th', `<span>${safe(words(names[c]!))}</span>`, definition(names[c]!), 0, 0, { column: c })),
    ...groups.map(({ name, size }, g) => cell(state, 'th', `<span>${safe(name)}</span>`, `${name}: ${size} cases`, 0, 0, { group: g })),
  ];
  const what = column === null ? 'Findings' : words(names[column]!);
  const target = place('matrix');
  const focused = target.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset.filter : undefined;
  const [left, top] = [target.scrollLeft, target.scrollTop];
  target.innerHTML =
    `<table role="grid" class="matrix" aria-label="Verdicts and findings by subject"><thead><tr role="row"><td role="columnheader" aria-label="Subject"></td>` +
    `<td role="columnheader" class="over" aria-colspan="${shown.columns.length}" colspan="${shown.columns.length}">Cases by verdict, ${safe(group === null ? 'all groups' : groups[group]!.name)}</td>` +
    `<td role="columnheader" class="over" colspan="${groups.length}">${safe(what)} by group</td></tr><tr role="row"><td role="columnheader" aria-label="Subject"></td>${heads.join('')}</tr></thead>` +
    `${state.subject_groups().map((one) => body(state, shown, one)).join('')}</table>`;
  if (left || top) target.scrollTo(left, top);
  // The second row of heads stays below the first.
  requestAnimationFrame(() => target.style.setProperty('--over', `${target.querySelector('tr')?.offsetHeight ?? 0}px`));
  const all = [...target.querySelectorAll<HTMLElement>('[data-filter]')];
  const again = all.find((one) => one.dataset.filter === focused);
  (again ?? all[0])?.setAttribute('tabindex', '0');
  again?.focus({ preventScroll: true });
}

const definition = (name: string): string => `${words(name)}: ${document.getElementById(`term-${name.replaceAll('_', '-')}`)?.nextElementSibling?.textContent ?? ''}`;

// The grid is a single tab stop.  Arrow keys move between cells; Enter or space selects, minus and
// plus fold and unfold a group of subjects.
function listen(state: State, shown: Shown, again: () => void): void {
  const target = place('matrix');
  const cell_of = (event: Event): HTMLTableCellElement | null => (event.target as HTMLElement).closest<HTMLTableCellElement>('[data-filter]');
  target.addEventListener('click', (event) => {
    const cell = cell_of(event);
    if (cell) state.toggle(JSON.parse(cell.dataset.filter!) as Partial<Filter>);
  });
  target.addEventListener('mouseover', (event) => {
    const cell = cell_of(event);
    if (cell && !cell.title) cell.title = cell.getAttribute('aria-label') ?? '';
  });
  target.addEventListener('keydown', (event) => {
    const cell = cell_of(event);
    if (!cell) return;
    const { rowIndex } = cell.parentElement as HTMLTableRowElement;
    const rows = [...cell.closest('table')!.rows];
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const pattern = cell.parentElement!.dataset.group;
    if (event.key === 'Enter' || event.key === ' ') cell.click();
    else if (step) {
      const next = rows[rowIndex + step[0]!]?.cells[cell.cellIndex + step[1]!];
      if (next?.dataset.filter) {
        cell.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      }
    } else if (pattern && (event.key === '-' || event.key === '+')) {
      shown.folded[event.key === '-' ? 'add' : 'delete'](pattern);
      again();
    } else return;
    event.preventDefault();
  });
}

function chips(state: State, shown: Shown, again: () => void): void {
  const { data, filter } = state;
  const names: [keyof Filter, string | null][] = [
    ['subject', filter.subject],
    ['group', filter.group === null ? null : data.groups[filter.group]!.name],
    ['column', filter.column === null ? null : words(data.columns[filter.column]!)],
  ];
  const made: Node[] = names.filter(([, name]) => name !== null).map(([key, name]) =>
    button(`${name} ×`, () => state.toggle({ [key]: filter[key] }), { 'aria-label': `Show every ${key === 'column' ? 'verdict' : key} again, not only ${name}` }));
  const fold = button(shown.folded.size ? 'Unfold all subjects' : 'Fold subjects', () => {
    if (shown.folded.size) shown.folded.clear();
    else for (const { pattern } of state.subject_groups()) shown.folded.add(pattern);
    again();
  }, { class: 'fold' });
  place('filter').replaceChildren(made.length ? 'Shown: ' : 'Everything is shown. Choose a cell, a row or a column to see its part below. Darker: a larger share of the cases is wrong, at the lower end of its 99 % interval. Verdicts that no answer has are left out.', ...made, ' ', fold);
}

export function show_matrix(state: State): void {
  const { subjects, groups, columns, cells } = state.data;
  const counts = subjects.map(() => groups.map(() => columns.map(() => 0)));
  for (const one of cells) counts[one.s]![one.g] = one.counts;
  const shown: Shown = { counts, columns: [...columns.keys()].filter((c) => cells.some((one) => one.counts[c])), folded: new Set() };
  if (subjects.length * groups.length > cells_at_once) {
    for (const by of ['scalar', 'algorithm'] as const) for (const { pattern } of state.subject_groups(by)) shown.folded.add(pattern);
  }
  const again = (): void => {
    draw(state, shown);
    chips(state, shown, again);
  };
  listen(state, shown, again);
  state.on_change(again);
  again();
  before_print(() => {
    // On paper nothing scrolls: every wide table gets the width of the page.
    for (const table of document.querySelectorAll<HTMLElement>('.wide table, .wide > dl')) {
      // Small letters may be wider than the zoom says.
      table.style.setProperty('--zoom', '1');
      for (let zoom = 1, tries = 0, wide = table.scrollWidth; tries < 4 && zoom * wide > 1040; ++tries, wide = table.getBoundingClientRect().width / zoom) {
        zoom = 1040 / wide;
        table.style.setProperty('--zoom', String(zoom));
      }
    }
  });
}

