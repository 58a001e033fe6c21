// SPDX-License-Identifier: MIT
// The pages that the tests open, and the browser.  The page is the file GJKPROOF_PAGE, or that of a
// small study made by the programs GJKPROOF_PROGRAM and GJKPROOF_RESEARCH, or one of fixture.mjs.
// CHROMIUM names the browser.  GJKPROOF_LONG=1: also the tests of print and of another font.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { fixture } from './fixture.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gjkproof-page-'));
const read = (name) => readFileSync(join(here, name), 'utf8');

export const troubles = []; // requests to a host, messages of the console
export const is_fixture = !process.env.GJKPROOF_PAGE && !process.env.GJKPROOF_PROGRAM;
export const is_long = process.env.GJKPROOF_LONG === '1';

// Fills the template like `gjkproof report`, without the tables for readers without JavaScript.
export function page_of(data, name) {
  const parts = {
    TITLE: 'A study', SENTENCE: 'Of 12 subjects, 8 gave a wrong answer or none.', STYLE: read('../bundle/page.css'), SCRIPT: read('../bundle/page.js'), LICENCES: 'None.',
    TIMES: '<figure class="script-only"><div id="times-chart"></div></figure>',
    PRECISION: '<section id="precision"><figure><div id="precision-controls"></div><div id="precision-chart"></div></figure></section>',
    DATA: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
  const path = join(folder, name);
  writeFileSync(path, read('../page.html').replace(/@([A-Z_]+)@/g, (_, part) => parts[part] ?? ''));
  return pathToFileURL(path).href;
}

// The program must find something, so its exit code may be 1.  The page shows how it was called: by a
// path of which no part fits beside another on a narrow page.
function page_of_study(installed) {
  const run = (command, ...words) => {
    const ended = spawnSync(command, words, { cwd: folder, encoding: 'utf8' });
    assert.ok(ended.status === 0 || ended.status === 1, ended.stderr);
  };
  const subjects = ['core/double/*', 'core/float/robust', 'core/float128/original', 'core/double/robust_without_scale', 'core/double/enhanced_without_omega', 'core/double/robust?epsilon=1e-3', 'core/double/robust?epsilon=1e-6'];
  mkdirSync(join(folder, 'study'));
  const program = join(folder, 'a_program_in_a_folder_with_a_name_longer_than_the_page_is_wide');
  symlinkSync(installed, program);
  run(process.env.GJKPROOF_RESEARCH, 'mutants', '--cases', '30', '--answers', '0', '-o', 'study/mutants.json');
  run(program, 'study', '--cases', '20', '--time', '-o', 'study', ...subjects.flatMap((name) => ['--subject', name]));
  return pathToFileURL(join(folder, 'study/report.html')).href;
}

export function page_address() {
  const { GJKPROOF_PAGE: file, GJKPROOF_PROGRAM: program } = process.env;
  return file ? pathToFileURL(file).href : program ? page_of_study(program) : page_of(fixture(), 'report.html');
}

export async function start_browser(...flags) {
  const executablePath = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...flags] });
}

export async function open_page(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', permissions: ['clipboard-read', 'clipboard-write'], ...options });
  const page = await context.newPage();
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) troubles.push(`request: ${request.url()}`);
  });
  page.on('console', (message) => troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  await page.goto(address);
  return page;
}

export const remove_pages = () => rmSync(folder, { recursive: true });

// The data of a page, with rows as objects.
export async function data_of(page) {
  const data = JSON.parse(await page.locator('#data').textContent());
  for (const name of ['findings', 'cases']) data[name] = data[name].rows.map((row) => Object.fromEntries(row.map((x, i) => [data[name].keys[i], x])));
  for (const { at, lines } of data.trends) for (const line of lines) line.rows = [...Array(line.rows.length / 9).keys()].map((i) => [at[line.rows[9 * i]], ...line.rows.slice(9 * i + 1, 9 * i + 9)]);
  return data;
}
