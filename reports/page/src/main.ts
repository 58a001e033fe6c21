// SPDX-License-Identifier: MIT
import { show_charts } from './charts';
import { read_data } from './data';
import { draw_finding_again } from './finding';
import { show_findings } from './findings';
import { show_matrix } from './matrix';
import { show_precision } from './precision';
import { State, button, place } from './state';
import { show_summary } from './summary';

// The theme of the system until the reader chooses one.
function show_theme(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const is_dark = (): boolean => (root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches);
  const choose = button('', () => {
    root.dataset.theme = is_dark() ? 'light' : 'dark';
    name();
    draw_finding_again();
  }, { id: 'theme' });
  const name = (): void => choose.replaceChildren(is_dark() ? 'Light' : 'Dark');
  dark.addEventListener('change', () => {
    name();
    draw_finding_again();
  });
  name();
  place('tools').append(choose);
}

// A term leads to its entry, which stays folded until then, and not into the address.
function show_terms(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest?.<HTMLAnchorElement>('a.term, a.skip');
    const entry = link && document.getElementById(link.getAttribute('href')!.slice(1));
    if (!entry) return;
    event.preventDefault();
    entry.closest('details')?.setAttribute('open', '');
    entry.tabIndex = -1;
    entry.focus();
  });
}

const state = new State(read_data());
document.documentElement.classList.add('scripted');
show_theme();
show_terms();
// Whoever has only keys scrolls them too.
for (const wide of document.querySelectorAll<HTMLElement>('.wide:not(#matrix, #findings)')) wide.tabIndex = 0;
show_summary(state);
show_matrix(state);
show_charts(state);
show_precision(state);
show_findings(state);
