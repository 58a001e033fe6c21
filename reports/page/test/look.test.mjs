// SPDX-License-Identifier: MIT
// What a reader sees at three widths, in light, dark and print: nothing covers or cuts a text, any
// two lines of a chart have colours that everybody can tell apart, and axe-core finds nothing of
// level A or AA: `node --test test/look.test.mjs`.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { is_fixture, is_long, open_page, page_address, remove_pages, start_browser, troubles } from './pages.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser;
let address;

before(async () => {
  browser = await start_browser();
  address = page_address();
});

after(async () => {
  await browser?.close();
  remove_pages();
});

async function finished(page) {
  for (const id of ['errors', 'heat', 'condition', 'iterations', 'trends']) await page.locator(`#${id} > :first-child`).waitFor();
  await page.waitForTimeout(300);
}

// Texts that are cut, beyond the window, or cover one another.
function faults_of_text() {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const boxes = [];
  const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflow + getComputedStyle(e).overflowX);
  for (const e of document.body.querySelectorAll('*')) {
    const texts = [...e.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!texts.length || !e.checkVisibility({ checkVisibilityCSS: true }) || e.closest('script, style, option, .skip')) continue;
    const name = `${e.tagName.toLowerCase()} "${e.textContent.trim().slice(0, 40)}"`;
    const is_svg = e instanceof SVGElement;
    if (!is_svg && e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1 && !scrolls(e)) faults.push(`cut: ${name}, ${e.scrollWidth} in ${e.clientWidth}`);
    if (!is_svg && e.clientHeight > 0 && e.scrollHeight > e.clientHeight + 2 && getComputedStyle(e).display !== 'inline' && !scrolls(e)) faults.push(`cut below: ${name}, ${e.scrollHeight} in ${e.clientHeight}`);
    const range = document.createRange();
    // The part that ancestors who scroll show.
    let [left, right, top, bottom] = [-Infinity, Infinity, -Infinity, Infinity];
    let is_scrolled = false;
    for (let at = e.parentElement; at; at = at.parentElement) {
      const frame = at.getBoundingClientRect();
      if (at instanceof SVGSVGElement) [left, right, top, bottom] = [frame.left - 1, frame.right + 1, frame.top - 1, frame.bottom + 1];
      else if (scrolls(at)) {
        is_scrolled = true;
        [left, right, top, bottom] = [Math.max(left, frame.left), Math.min(right, frame.right), Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
    }
    for (const text of texts) {
      range.selectNodeContents(text);
      for (const box of is_svg ? [e.getBoundingClientRect()] : range.getClientRects()) {
        if (box.width < 1) continue;
        if (is_svg && (box.left < left || box.right > right || box.top < top || box.bottom > bottom)) faults.push(`beyond its chart: ${name}`);
        if (!is_scrolled && (box.left < -1 || box.right > width + 1)) faults.push(`beyond the window: ${name}, ${Math.round(box.left)} to ${Math.round(box.right)}`);
        const seen = { left: Math.max(left, box.left), right: Math.min(right, box.right), top: Math.max(top, box.top) + 2, bottom: Math.min(bottom, box.bottom) - 2, name, e };
        if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) boxes.push(seen);
      }
    }
  }
  boxes.sort((a, b) => a.top - b.top);
  // Cells that stay in place cover those that scroll below them.
  const layer = (e) => e.closest('th, thead td') !== null;
  for (const [i, a] of boxes.entries()) {
    for (let j = i + 1; j < boxes.length && boxes[j].top < a.bottom; ++j) {
      const b = boxes[j];
      if (a.e.contains(b.e) || b.e.contains(a.e) || layer(a.e) !== layer(b.e)) continue;
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5) faults.push(`${a.name} covers ${b.name}`);
    }
  }
  if (document.documentElement.scrollWidth > width + 1) faults.push(`the page is ${document.documentElement.scrollWidth} wide in ${width}`);
  return [...new Set(faults)].slice(0, 12);
}

// --- colours ---

// Linear RGB as seen with no cone missing, and without each kind [Machado09].
const eyes = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  'no red': [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  'no green': [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  'no blue': [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const to_xyz = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]];
const times = (matrix, v) => matrix.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]);
const linear = (colour) => colour.match(/\d+/g).slice(0, 3).map((x) => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4));

function cielab(rgb) {
  const [x, y, z] = times(to_xyz, rgb.map((c) => Math.min(1, Math.max(0, c)))).map((c, i) => c / [0.95047, 1, 1.08883][i]).map((c) => (c > 0.008856 ? Math.cbrt(c) : 7.787 * c + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

// 2.3 is just noticeable side by side; thin lines apart from each other need more.
const apart_min = 15;

function alike(colours) {
  const found = [];
  for (const [eye, matrix] of Object.entries(eyes)) {
    for (const [i, a] of colours.entries()) {
      for (const b of colours.slice(i + 1)) {
        const [p, q] = [a, b].map((colour) => cielab(times(matrix, linear(colour))));
        const apart = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
        if (apart < apart_min) found.push(`${a} and ${b}, ${eye}: ${apart.toFixed(1)}`);
      }
    }
  }
  return found;
}

test('two colours that are alike are found', () => {
  assert.equal(alike(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']).length, 0);
  assert.ok(alike(['rgb(200, 80, 0)', 'rgb(120, 130, 0)']).some((one) => one.includes('no red')));
});

const strokes = () => [...document.querySelectorAll('svg[role=img]')].map((svg) => [...svg.querySelectorAll('path.line')].map((path) => getComputedStyle(path).stroke)).filter((lines) => lines.length > 1);

async function choose_as_many_lines_as_possible(page) {
  await page.locator('#legend summary').click();
  await page.locator('#legend input').first().waitFor();
  await page.evaluate(() => {
    for (let box; (box = document.querySelector('#legend input:not(:checked):enabled')); ) box.click();
  });
  const drawn = await page.locator('#legend .key-line').count();
  const subjects = await page.locator('#legend input').count();
  assert.equal(drawn, Math.min(12, subjects));
  assert.equal(await page.locator('#legend input:disabled').count(), subjects - drawn);
}

// Heads and names stay when the matrix scrolls, and leave most of the width to the numbers.
function faults_of_matrix() {
  const frame = document.getElementById('matrix');
  frame.style.maxHeight = '250px';
  frame.scrollTo(1e6, 1e6);
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const inside = (e) => {
    const box = e.getBoundingClientRect();
    return box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;
  };
  const [heads, names] = [[...frame.querySelectorAll('thead th')], [...frame.querySelectorAll('tbody th')]];
  const faults = [];
  if (!inside(heads.at(-1))) faults.push('the last head is not in sight');
  if (!inside(names.at(-1))) faults.push('the last name is not in sight');
  if (names.some((name) => name.getBoundingClientRect().width > 0.45 * innerWidth)) faults.push('names take the width');
  frame.scrollTo(0, 0);
  frame.style.maxHeight = '';
  return faults;
}

// Colours depend neither on the data nor on the width.
const looks = [[1440, 'light'], [1024, 'dark'], [390, 'light']];
if (is_fixture) looks.push([1440, 'dark'], [1024, 'light'], [390, 'dark']);
for (const [width, colorScheme] of looks) {
  test(`at ${width} pixels, ${colorScheme}, all text is whole, lines differ, and axe-core finds nothing`, async () => {
    const page = await open_page(browser, address, { viewport: { width, height: 900 }, colorScheme });
    await finished(page);
    assert.deepEqual(await page.evaluate(faults_of_text), []);
    assert.deepEqual(await page.evaluate(faults_of_matrix), []);
    await choose_as_many_lines_as_possible(page);
    await page.locator('[data-finding]').nth(1).click();
    await page.locator('#glossary summary').click();
    await finished(page);
    await page.evaluate(() => scrollTo(0, 0));
    assert.deepEqual(await page.evaluate(faults_of_text), []);
    const charts = await page.evaluate(strokes);
    assert.ok(charts.some((lines) => lines.length > 5));
    for (const lines of charts) assert.deepEqual(alike(lines), []);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }));
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`), []);
    await page.context().close();
  });
}

// A page whose font is as wide as its machine has any.
test('in another font all text is whole too', { skip: !is_long }, async () => {
  const path = fileURLToPath(address).replace('.html', '-wide.html');
  const text = readFileSync(fileURLToPath(address), 'utf8');
  assert.ok(text.includes('system-ui, sans-serif'));
  writeFileSync(path, text.replaceAll('system-ui, sans-serif', 'monospace'));
  for (const width of [1440, 1024, 390]) {
    const page = await open_page(browser, pathToFileURL(path).href, { viewport: { width, height: 900 } });
    await finished(page);
    assert.deepEqual(await page.evaluate(faults_of_text), [], width);
    await page.context().close();
  }
});

for (const width of [1440, 1047, 390]) {
  test(`printed from ${width} pixels, every chart is drawn, no table is cut, and buttons go`, { skip: !is_long }, async () => {
    // The charts have no time to be drawn before.
    const page = await open_page(browser, 'about:blank', { viewport: { width, height: 718 } });
    await page.addInitScript(() => (window.setTimeout = () => 0));
    await page.goto(address);
    assert.equal(await page.locator('#errors svg').count(), 0);
    await page.emulateMedia({ media: 'print' });
    await page.locator('#errors svg').waitFor();
    for (const place of ['errors', 'heat', 'condition', 'iterations', 'trends', 'times-chart', 'precision-chart']) {
      for (const figure of await page.locator(`#${place}`).all()) assert.ok((await figure.locator('svg[role=img], .none').count()) > 0, place);
    }
    assert.equal(await page.locator('#more:visible, #theme:visible, button[aria-label^="SVG"]:visible, select:visible').count(), 0);
    // The paper, A4 with margins, landscape, is 1047 wide whatever the window is.
    await page.setViewportSize({ width: 1047, height: 718 });
    const wide = await page.evaluate(() => [...document.querySelectorAll('table')].filter((table) => table.getBoundingClientRect().right > innerWidth + 1).map((table) => table.textContent.slice(0, 60)));
    assert.deepEqual(wide, []);
    assert.deepEqual(await page.evaluate(faults_of_text), []);
    assert.ok((await page.pdf({ preferCSSPageSize: true })).length > 10000);
    await page.context().close();
  });
}

test('nothing was requested and the console is empty', () => assert.deepEqual(troubles, []));
