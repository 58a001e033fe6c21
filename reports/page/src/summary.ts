// SPDX-License-Identifier: MIT
// A card for each group of subjects: who is right how often, and how wrong the others are.
import { type Grouping, type SubjectGroup, State, button, element, grouped, percent, place, select, short, sum, term } from './state';

interface Score {
  group: SubjectGroup;
  judged: number;
  correct: number;
  kinds: number[]; // by column
  gross: number;
  worst: number; // share of M
  worst_u: number; // the same in u M, of scalars that round
}

// One sum for each subject, over all groups of cases.
function sums(state: State): { kinds: number[]; gross: number; worst: number }[] {
  const all = state.data.subjects.map(() => ({ kinds: state.data.columns.map(() => 0), gross: 0, worst: -1 }));
  for (const { s, counts, gross, worst } of state.data.cells) {
    const one = all[s]!;
    counts.forEach((count, c) => (one.kinds[c]! += count));
    one.gross += gross;
    one.worst = Math.max(one.worst, worst ?? -1);
  }
  return all;
}

function score(state: State, all: ReturnType<typeof sums>, group: SubjectGroup): Score {
  const kinds = state.data.columns.map((_, c) => sum(group.members.map((s) => all[s]!.kinds[c]!)));
  const skipped = kinds[state.data.columns.indexOf('skipped')] ?? 0;
  return {
    group, kinds,
    judged: sum(kinds) - skipped,
    correct: kinds[state.data.columns.indexOf('correct')] ?? 0,
    gross: sum(group.members.map((s) => all[s]!.gross)),
    worst: Math.max(...group.members.map((s) => all[s]!.worst)),
    worst_u: Math.max(...group.members.map((s) => (state.data.subjects[s]!.u > 0 ? all[s]!.worst / state.data.subjects[s]!.u : -1))),
  };
}

function card(state: State, one: Score): HTMLElement {
  const { columns } = state.data;
  const share = one.judged ? one.correct / one.judged : 0;
  const count = (name: string): string => grouped(one.kinds[columns.indexOf(name)] ?? 0);
  const facts: [string | Node, string][] = [
    ['false separations', count('false_separation')],
    ['false overlaps', count('false_overlap')],
    ['no answer', count('no_answer')],
    [term('gross'), grouped(one.gross)],
    ['worst error', one.worst < 0 ? 'none' : `${short(one.worst)} M${one.worst_u < 0 ? '' : `, ${short(one.worst_u)} u M`}`],
  ];
  const choose = button(one.group.name, () => state.toggle({ subject: one.group.pattern }), { 'aria-pressed': String(state.filter.subject === one.group.pattern) });
  return element('article', { class: 'card' },
    element('h3', {}, choose, element('small', {}, `${one.group.members.length} subject${one.group.members.length === 1 ? '' : 's'}`)),
    element('div', { class: 'share' }, element('span', { class: 'bar', style: `--share: ${100 * share}%` }), element('span', {}, `${percent(share)} correct`)),
    element('dl', {}, ...facts.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value)))));
}

export function show_summary(state: State): void {
  const all = sums(state);
  const column = (name: string) => (one: Score): number => one.kinds[state.data.columns.indexOf(name)] ?? 0;
  // Most errors first, but the largest share of correct answers.
  const orders: Record<string, [string, (one: Score) => number]> = {
    name: ['order of the study', () => 0],
    correct: ['share correct', (one) => one.correct / (one.judged || 1)],
    false_separation: ['false separations', column('false_separation')],
    false_overlap: ['false overlaps', column('false_overlap')],
    no_answer: ['no answer', column('no_answer')],
    gross: ['gross', (one) => one.gross],
    worst: ['worst error, M', (one) => one.worst],
    worst_u: ['worst error, u M', (one) => one.worst_u],
  };
  const draw = (): void => {
    const order = (orders[state.sort] ?? orders.name!)[1];
    const scores = state.subject_groups().map((group) => score(state, all, group)).sort((a, b) => order(b) - order(a));
    place('cards').replaceChildren(...scores.map((one) => card(state, one)));
    place('card-controls').replaceChildren(
      select('Group by', [['scalar', 'scalar'], ['algorithm', 'algorithm']], state.by, (by) => {
        state.by = by as Grouping;
        state.changed();
        place('card-controls').querySelector('select')?.focus();
      }),
      select('Sort by', Object.entries(orders).map(([key, [name]]) => [key, name]), state.sort, (sort) => {
        state.sort = sort;
        state.changed();
        place('card-controls').querySelectorAll('select')[1]?.focus();
      }),
    );
  };
  state.on_change(draw);
  draw();
}
