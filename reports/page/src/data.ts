// SPDX-License-Identifier: MIT
// What the page shows: the records of a study, added up.  It is the content of the script element
// "data"; report.cpp writes it, and this file says what it means.
// Subjects (s), groups (g) and columns (c) are named by their place in the lists below.

export interface PageData {
  format: 'gjkproof-page/2';
  study: Study;
  columns: string[]; // verdicts, worst first, as the records name them
  finding_columns: number; // so many of them, from the first, are findings
  groups: { name: string; size: number }[];
  subjects: { name: string; description: string; u: number }[];
  statuses: string[];
  cells: Cell[];
  error_bins: { first_decade: number; per_decade: number; count: number };
  heat: Heat[];
  points: { s: number; points: number[] }[];
  precision: Precision[];
  presets: Preset[];
  findings: Finding[];
  cases: string[]; // lines of a case file
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

// A subject on a group.
export interface Cell {
  s: number;
  g: number;
  counts: number[]; // by column
  gross: number; // of the findings
  // Error in units of u M: column, bin, count, and again.  Bin b of error_bins holds
  // 10^(first_decade + b / per_decade) and what is above, up to the next one; -1: less than all,
  // `count`: more than all.
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

// The cases of a group by two parameters, in bins x bins cells; cell y * bins + x.  What lies
// outside is in the outermost cells.
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

// `points` of a subject: a sample of its answers to cases with a distance above zero, as group,
// column, 100 log10(d*/M), 100 log10 of the relative error, and again.
export const no_error = -32768; // instead of the logarithm of 0

// Relative errors of a subject on cases with a distance above zero, a row a decade of d*/M: the
// decade, how many, and the bins up to which there are 50 %, 99 % and all of them.  Decade k is that
// from 10^k on, the first one holds all below it too.  Bin b ends at 10^(b/10); `no_error`: 0;
// `no_answer`: a finding that is no distance.
export interface Precision {
  s: number;
  rows: [number, number, number, number, number][];
}
export const no_answer = 32767;

// A preset at several scalars, the least precise one first.
export interface Preset {
  name: string;
  subjects: number[];
}

export interface Finding {
  s: number;
  g: number;
  c: number;
  index: number;
  id: string;
  bits: number;
  case: number | null; // place in `cases`; null: too large for the page, or not made again
  vertices: number[];
  parameters: Record<string, number | null>;
  magnitude: number | null; // null: not finite
  relation: string | null; // exact, as are the next two
  distance: string | string[] | null;
  depth: string | string[] | null;
  says: { relation?: string | null; distance?: string | null; depth?: string | null; lower_bound?: string | null; certain?: { relation: string; lower: string | null; upper: string | null } } | null;
  status: string | null;
  reason: string;
  gross: boolean;
  size: number | null; // of the error as a share of M
  scaled_error: number | null;
  relative_error: number | null;
  ulps: number | null;
  iterations: number | null;
  replay: string;
  trace: Step[]; // empty: it shows none
  trace_cut: boolean; // there were more iterations
}

// An iteration.  Lengths are in the scaling of the subject, a power of two times those of the case.
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
}

export function read_data(): PageData {
  const element = document.getElementById('data');
  if (!element) throw new Error('the page has no data');
  return JSON.parse(element.textContent ?? '') as PageData;
}
