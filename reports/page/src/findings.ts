// SPDX-License-Identifier: MIT
// The table of findings.  A finding opens below its row, and is then in the address.
import type { Finding } from './data';
import { forget_finding, show_finding } from './finding';
import { State, button, element, grouped, place, short, sum, term, words } from './state';

const first_rows = 30;
let rows_shown = first_rows;

function row(state: State, finding: Finding, view: (finding: Finding) => void): HTMLTableRowElement {
  const { subjects, groups, columns, cases } = state.data;
  const kind = words(columns[finding.c]!) + (finding.gross ? ', gross' : '');
  const { id } = cases[finding.case]!;
  const { name, u } = subjects[finding.s]!;
  const is_open = state.open === state.address_of(finding);
  const made = element('tr', {}, element('td', {}, button('View', () => view(finding), {
    'data-finding': String(state.data.findings.indexOf(finding)), 'aria-expanded': String(is_open), 'aria-label': `View ${kind} of ${name} on ${id}`,
  })));
  for (const text of [kind, name, groups[finding.g]!.name, id]) made.append(element('td', { class: 'name' }, text));
  const scaled = finding.size === null || u === 0 ? '' : short(finding.size / u);
  const numbers = { 'error, M': short(finding.size), 'the same, u M': scaled, ending: words(finding.status ?? ''), iterations: String(finding.iterations ?? '') };
  for (const [head, text] of Object.entries(numbers)) made.append(element('td', { class: 'number', 'data-head': head }, text));
  return made;
}

// The findings of the selection, with those that the page leaves out.
function count(state: State): number {
  return sum(state.cells().map(({ counts }) => sum(counts.filter((_, c) => state.is_finding(c) && (state.filter.column ?? c) === c))));
}

export function show_findings(state: State): void {
  const draw = (): void => {
    forget_finding();
    const { findings } = state.data;
    const taken = findings.filter((finding) => state.takes(finding.s, finding.g, finding.c));
    const shown = taken.slice(0, rows_shown);
    const open = findings.find((finding) => state.address_of(finding) === state.open);
    if (open && !shown.includes(open)) shown.unshift(open);
    const all = count(state);
    const heads: (string | Node)[] = ['', 'kind', 'subject', 'group', 'case'];
    const table = element('table', { class: 'findings' },
      element('caption', {}, `${grouped(shown.length)} of ${grouped(all)} findings, worst first`),
      element('thead', {}, element('tr', {}, ...heads.map((head) => (head ? element('th', { scope: 'col' }, head) : element('td'))),
        element('th', { scope: 'col' }, 'error, ', term('M')), element('th', { scope: 'col' }, 'the same, ', term('u M')), element('th', { scope: 'col' }, 'ending'), element('th', { scope: 'col' }, 'iterations'))));
    const body = table.createTBody();
    const heads_count = heads.length + 4;
    const fill = (finding: Finding, at: HTMLTableRowElement): void => {
      const section = element('section', { id: 'finding', 'aria-label': 'A finding' });
      at.after(element('tr', { class: 'opened' }, element('td', { colspan: String(heads_count) }, section)));
      show_finding(state, finding, section, () => view(finding));
    };
    // Opens or closes without drawing anything else.
    const view = (finding: Finding): void => {
      forget_finding();
      body.querySelector('.opened')?.remove();
      for (const one of body.querySelectorAll('[aria-expanded="true"]')) one.setAttribute('aria-expanded', 'false');
      const opener = body.querySelector<HTMLElement>(`[data-finding="${findings.indexOf(finding)}"]`);
      const address = state.address_of(finding);
      state.open = state.open === address ? null : address;
      state.write_address();
      if (state.open) {
        opener?.setAttribute('aria-expanded', 'true');
        fill(finding, opener!.closest('tr')!);
        document.querySelector<HTMLElement>('#finding h3')?.focus();
      } else opener?.focus();
    };
    body.append(...shown.map((finding) => row(state, finding, view)));
    place('findings').replaceChildren(table);
    const left = all - taken.length;
    const notes: Node[] = [element('p', { class: 'note' },
      left > 0 ? `The page has ${grouped(taken.length)} of them, at least the worst of a subject, group and kind as long as there was room; ${grouped(left)} more are only in the records, run.jsonl.gz.` : 'The page has all of them.')];
    if (taken.length > rows_shown) {
      notes.push(button(`Show ${Math.min(100, taken.length - rows_shown)} more`, () => {
        rows_shown += 100;
        draw();
      }, { id: 'more' }));
    }
    place('findings-note').replaceChildren(...notes);
    if (open) fill(open, body.querySelector<HTMLElement>(`[data-finding="${findings.indexOf(open)}"]`)!.closest('tr')!);
  };
  state.on_change(() => {
    rows_shown = first_rows;
    draw();
  });
  draw();
  // An address of a finding leads to it.
  if (state.open) document.getElementById('finding')?.scrollIntoView({ block: 'center' });
  const worst = state.data.findings[0];
  if (worst) {
    place('sentence').append(' ', button('See the worst', () => {
      state.open = state.address_of(worst);
      draw();
      document.getElementById('finding')?.scrollIntoView({ block: 'start' });
      document.querySelector<HTMLElement>('#finding h3')?.focus();
      state.write_address();
    }, { id: 'worst' }));
  }
}
