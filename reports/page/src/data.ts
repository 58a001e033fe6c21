// SPDX-License-Identifier: MIT
// The data of the page, aggregated from the records of a study.  It is written by report.cpp into
// the script element "data" and defined here.  Subjects (s), groups (g) and columns (c) are indices
// into the lists below.

export interface PageData {
  format: 'gjkproof-page/4';
  study: Study;
  columns: string[]; // verdicts, worst first, as the records name them
  finding_columns: number; // so many of them, from the first, are findings
  groups: { name: string; size: number }[];
  subjects: { name: string; option: string; description: string; u: number }[]; // option: of a command
  statuses: string[];
  cells: Cell[];
  error_bins: { first_decade: number; per_decade: number; count: number };
  heat: Heat[];
  trends: Trend[];
  points: { s: number; points: number[] }[];
  precision: Precision[];
  presets: Preset[];
  findings: Finding[]; // in the page a Table, as is the next
  cases: AskedCase[];
}

export interface Study {
  command: string;
  seed: number;
  cases: number; // of a family
  vertices: number;
  domain: string | null;
  oracle: string;
  version: string;
  flags: string;
  processor: string;
  packages: string;
  complete: boolean;
  questions: number; // cases in the records
}

// One subject on one group.
export interface Cell {
  s: number;
  g: number;
  counts: number[]; // by column
  gross: number; // of the findings
  worst: number | null; // the largest finite error of a finding, as a share of M
  // Errors in units of u M: column, bin, count, repeated.  Bin b of error_bins contains errors from
  // 10^(first_decade + b / per_decade) up to the next bin.  Bin -1 contains smaller errors, bin
  // `count` larger ones.
  errors: number[];
  iterations: number[]; // column, status, iterations, count, and again; 256: that many or more
  times: number[]; // bin, count, and again; bin b holds 2^(b/4) ns and what is below, down to bin b - 1
}

export interface Axis {
  name: string;
  log: boolean; // first and step are of log10
  first: number;
  step: number;
}

// The cases of a group by two parameters, in bins x bins cells with index y * bins + x.  Values
// outside the range are in the outermost cells.
export interface Heat {
  g: number;
  bins: number;
  axes: Axis[];
  pairs: {
    x: number; // places in `axes`
    y: number;
    totals: number[]; // cases
    found: { s: number; c: number; cells: number[] }[]; // findings: cell, count, and again
  }[];
}

// The answers to the cases of a family by the value of one of its parameters or of a setting of subjects.
export interface Trend {
  family: string; // without settings
  x: string; // the parameter or setting
  at: number[]; // values of x; more than 12 are in bins, whose middle it is
  lines: { s: number; rows: TrendRow[] }[]; // s: the first of the subjects that differ by settings alone
}
// In the page row behind row.  x, there a place in `at`, answers, findings, then 10, 50 and 90 % of the relative error, as 100 log10 of it or no_error or
// no_answer, null without any, and of the iterations.
export type TrendRow = [number, number, number, number | null, number | null, number | null, number, number, number];

// `points` of a subject: a sample of its answers to cases with a positive distance, as group,
// column, 100 log10(d*/M), 100 log10 of the relative error, repeated.
export const no_error = -32768; // instead of the logarithm of 0

// Relative errors of a subject on cases with a positive distance, one row per decade of d*/M: the
// decade, the number of answers, and the bins that contain the 50 % and 99 % quantiles and the
// maximum.  Decade k starts at 10^k; the first one also contains smaller values.  Bin b ends at
// 10^(b/10); `no_error` means 0, and `no_answer` a finding without a distance.
export interface Precision {
  s: number;
  rows: [number, number, number, number, number][];
}
export const no_answer = 32767;

// A preset for several scalars, least precise first.
export interface Preset {
  name: string;
  subjects: number[];
}

// Rows without the names of their members.
interface Table {
  keys: string[];
  rows: unknown[][];
}

export interface AskedCase {
  g: number;
  index: number;
  id: string;
  bits: number;
  vertices: number[];
  parameters: Record<string, number | null>;
  magnitude: number | null; // null: not finite
  relation: string | null; // exact, as are the next two
  distance: string | string[] | null;
  depth: string | string[] | null;
  replay: string; // the command, but for its last word, the option of the subject
  line: string | null; // of a case file; null: no room for it in the page, or not made again
}

export interface Finding {
  s: number;
  g: number; // of its case
  c: number;
  case: number; // place in `cases`
  says: { relation?: string | null; distance?: string | null; depth?: string | null; lower_bound?: string | null; certain?: { relation: string; lower: string | null; upper: string | null } } | null;
  status: string | null;
  reason: string;
  gross: boolean;
  size: number | null; // of the error as a share of M
  scaled_error: number | null;
  relative_error: number | null;
  iterations: number | null;
  trace: Step[]; // empty: it shows none, or there was no room
  trace_cut: boolean; // steps between the first and the last ones are left out
}

// An iteration, in the page as a list in this order.  Lengths are scaled by the subject, by a power
// of two.
export interface Step {
  k: number;
  simplex: [number, number][]; // points of A and B
  weights: number[];
  support: [number, number];
  v_norm: number;
  lower_bound: number;
  gap: number | null;
  direction: number[]; // of a query without distances; else empty
  along: number;
  points?: number[][]; // of curved bodies: those of A and B for each corner, then for the support
}
const step_keys = ['k', 'simplex', 'weights', 'support', 'v_norm', 'lower_bound', 'gap', 'direction', 'along', 'points'];

const named = (keys: string[], row: unknown[]): Record<string, unknown> => Object.fromEntries(row.map((x, i) => [keys[i]!, x]));
const unpacked = <Row>({ keys, rows }: Table): Row[] => rows.map((row) => named(keys, row) as Row);

export function read_data(): PageData {
  const element = document.getElementById('data');
  if (!element) throw new Error('the page has no data');
  const packed = JSON.parse(element.textContent ?? '') as Omit<PageData, 'findings' | 'cases'> & { findings: Table; cases: Table };
  const cases = unpacked<AskedCase>(packed.cases);
  const findings = unpacked<Omit<Finding, 'trace'> & { trace: unknown[][] }>(packed.findings).map((finding) => ({
    ...finding,
    g: cases[finding.case]!.g,
    trace: finding.trace.map((step) => named(step_keys, step) as unknown as Step),
  }));
  for (const { at, lines } of packed.trends) {
    for (const line of lines) {
      const flat = line.rows.flat() as number[];
      line.rows = [...Array(flat.length / 9).keys()].map((i) => [at[flat[9 * i]!], ...flat.slice(9 * i + 1, 9 * i + 9)] as TrendRow);
    }
  }
  return { ...packed, cases, findings };
}
