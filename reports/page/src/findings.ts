// SPDX-License-Identifier: MIT
// The table of findings.
import type { Finding } from './data';
import { show_finding } from './finding';
import { State, button, element, place, short, words } from './state';

const heads = ['kind', 'subject', 'group', 'case', 'error / M', 'error / u M', 'ending', 'iterations', ''];

function row(state: State, finding: Finding, i: number): HTMLTableRowElement {
  const made = element('tr');
  const kind = words(state.data.columns[finding.c]!) + (finding.gross ? ', gross' : '');
  for (const text of [kind, state.data.subjects[finding.s]!.name, state.data.groups[finding.g]!.name, finding.id]) {
    made.append(element('td', {}, text));
  }
  for (const text of [short(finding.size), short(finding.scaled_error), finding.status ?? '', String(finding.iterations ?? '')]) {
    made.append(element('td', { class: 'number' }, text));
  }
  const view = button('View', () => show_finding(state, finding), { 'data-finding': String(i), 'aria-label': `View ${kind} of ${finding.id}` });
  made.append(element('td', {}, view));
  return made;
}

export function show_findings(state: State): void {
  const draw = (): void => {
    const { findings } = state.data;
    const rows = findings.flatMap((finding, i) => (state.takes(finding.s, finding.g, finding.c) ? [row(state, finding, i)] : []));
    const table = element('table', { class: 'findings' });
    table.append(element('caption', {}, `${rows.length} of the ${findings.length} worst findings`));
    table.createTHead().append(element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head))));
    table.createTBody().append(...rows);
    place('findings').replaceChildren(table);
  };
  state.on_change(draw);
  draw();
}
