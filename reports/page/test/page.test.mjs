// SPDX-License-Identifier: MIT
// Uses the page like a reader, without WebGL: `node --test test/page.test.mjs`.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { fixture, large } from './fixture.mjs';
import { data_of, is_fixture, open_page, page_address, page_of, remove_pages, start_browser, troubles } from './pages.mjs';

let browser;
let page;

before(async () => {
  browser = await start_browser('--disable-gpu', '--disable-3d-apis');
  page = await open_page(browser, page_address());
});

// The fixture has only data; the script makes its tables.
test('without JavaScript the tables are there, and nothing that would not work', { skip: is_fixture }, async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  assert.match(await plain.locator('#sentence').textContent(), /^Of \d+ subjects/);
  for (const [place, tables] of [['#matrix', 2], ['#findings', 1]]) assert.equal(await plain.locator(`${place} table:visible`).count(), tables, place);
  if (process.env.GJKPROOF_PROGRAM) {
    for (const place of ['#ablations', '#precision', '#times', '#mutants']) assert.ok((await plain.locator(`${place} table:visible tbody tr`).count()) > 0, place);
    assert.match(await plain.locator('#ablations').textContent(), /core\/double\/robust_without_scale/);
  }
  assert.equal(await plain.locator('.script-only:visible').count(), 0);
  await context.close();
});

after(async () => {
  await browser?.close();
  remove_pages();
});

// The limits are those of an idle machine; on a busy one, the best of up to three attempts may take
// five times as long.
async function answers_within(address, paint_max, ready_max, click_max) {
  const most = { paint: paint_max, ready: ready_max, click: click_max };
  const tries = { paint: [], ready: [], click: [] };
  const is_soon = (what) => Math.min(...tries[what]) <= 5 * most[what];
  while (tries.ready.length < 3 && !Object.keys(most).every(is_soon)) {
    const one = await open_page(browser, 'about:blank');
    const begin = performance.now();
    await one.goto(address, { waitUntil: 'commit' });
    await one.locator('#matrix td.found').first().waitFor();
    tries.ready.push(performance.now() - begin);
    tries.paint.push(await one.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? Infinity));
    await one.locator('#iterations > *').first().waitFor();
    tries.click.push(await one.evaluate(() => new Promise((done) => {
      const start = performance.now();
      document.querySelector('#matrix td.found').click();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    })));
    assert.equal(await one.locator('#matrix td[aria-selected="true"]').count(), 1);
    await one.context().close();
  }
  for (const what of Object.keys(most)) {
    console.log(`${what}: ${tries[what].map(Math.round).join(', ')} ms, goal ${most[what]}`);
    assert.ok(is_soon(what), what);
  }
}

test('it answers soon', () => answers_within(page.url(), 500, 2000, 100));

test('fixture: 300 subjects in 300 groups with a million cases answer soon too', { skip: !is_fixture }, async () => {
  const data = fixture(large);
  assert.ok(data.subjects.length === 300 && data.groups.length === 300 && data.study.questions > 900000);
  await answers_within(page_of(data, 'large.html'), 1000, 2000, 500);
});

test('a page may be sent', { skip: !process.env.GJKPROOF_PAGE }, () => assert.ok(statSync(process.env.GJKPROOF_PAGE).size <= 3e6));

test('every chart is drawn', async () => {
  const ids = ['errors', 'condition', 'iterations', 'heat'];
  for (const id of ['times-chart', 'precision-chart']) if (await page.locator(`#${id}`).count()) ids.push(id);
  assert.ok(process.env.GJKPROOF_PAGE || ids.length === 6);
  for (const id of ids) await page.locator(`#${id} svg`).first().waitFor();
  const drawn = await page.locator('#legend .key-line').evaluateAll((keys) => keys.map((key) => Number(key.dataset.subject)));
  const { cells } = await data_of(page);
  // Boolean queries have no errors.
  assert.equal(await page.locator('#errors path.line').count(), drawn.filter((s) => cells.some((cell) => cell.s === s && cell.errors.length > 0)).length);
  // No line leaves the frame.
  const beyond = await page.evaluate(() => [...document.querySelectorAll('svg[role=img] path')].filter((path) => {
    const { width, height } = path.ownerSVGElement.viewBox.baseVal;
    const box = path.getBBox();
    return !(box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1);
  }).length);
  assert.equal(beyond, 0);
});

const tick_texts = (id) => page.locator(`#${id} .axis text`).allTextContents();

test('both axes of the errors are logarithmic, so that tails show', async () => {
  const texts = await tick_texts('errors');
  const powers = texts.filter((text) => /^1e-?\d+$|^0\.0*1$|^10*$/.test(text));
  assert.ok(powers.length > 5 && powers.length >= texts.length - 2, texts.join(' '));
  assert.ok(texts.some((text) => text.includes('larger error')));
});

test('each setting or parameter is an axis, with a chart for each drawn subject', async () => {
  const { trends, subjects } = await data_of(page);
  const without = (name, x) => name.replace(new RegExp(`([?&])${x}=[^&]*(&|$)`), (_, before, after) => (after ? before : ''));
  assert.ok(process.env.GJKPROOF_PAGE || trends.some(({ x }) => x === 'epsilon'), 'no setting is an axis');
  const choose = (i, label) => page.locator('#trends-controls select').nth(i).selectOption(label);
  const drawn = new Set(await page.locator('#legend .key-line').evaluateAll((keys) => keys.map((key) => key.textContent)));
  for (const measure of ['error', 'iterations', 'findings']) {
    await choose(2, measure);
    for (const { family, x, lines } of trends.slice(0, 12)) {
      await choose(0, family);
      await choose(1, x);
      const name = (s) => without(subjects[s].name, x);
      const drawn_here = new Set([...drawn].map((one) => without(one, x)));
      const shown = lines.filter(({ s, rows }) => drawn_here.has(name(s)) && (measure !== 'error' || rows.some((row) => row[3] !== null)));
      assert.deepEqual((await page.locator('#trends h4').allTextContents()).sort(), shown.map(({ s }) => name(s)).sort());
      // The quantiles in the titles are those of the data, and the median lies within the band.
      for (const { s, rows } of shown.slice(0, 2)) {
        const panel = page.locator('#trends svg[role=img]').nth((await page.locator('#trends h4').allTextContents()).indexOf(name(s)));
        const titles = await panel.locator('path:not(.line) title').allTextContents();
        const known = rows.filter((row) => measure !== 'error' || row[3] !== null);
        assert.equal(titles.length, known.length);
        assert.equal(await panel.locator('path[style*="opacity"]').count(), measure === 'findings' ? 0 : 1);
        for (const [i, row] of known.entries()) {
          assert.ok(titles[i].endsWith(` of ${row[1].toLocaleString('en')} answers`), titles[i]);
          if (measure === 'iterations') assert.ok(titles[i].includes(`median ${row[7]}, 10 % ${row[6]}, 90 % ${row[8]} `), titles[i]);
          if (measure === 'error' && row[4] === 32767) assert.ok(titles[i].includes('median no answer'), titles[i]);
        }
      }
    }
  }
  await choose(2, 'error');
});

test('each chart is saved as SVG with its style inside, or printed alone', async () => {
  const one = await open_page(browser, page.url());
  await one.locator('#trends svg').first().waitFor();
  await one.evaluate(() => (window.print = () => (window.outside = [...document.querySelectorAll('.printed')].map(({ id }) => id).join())));
  for (const button of await one.locator('button[aria-label^="SVG: "]').all()) {
    const [download] = await Promise.all([one.waitForEvent('download'), button.click()]);
    const text = readFileSync(await download.path(), 'utf8');
    const id = download.suggestedFilename().replace('.svg', '');
    const { root, texts, paths, drawn } = await one.evaluate(([svg, place]) => {
      const file = new DOMParser().parseFromString(svg, 'image/svg+xml');
      return { root: file.documentElement.tagName, texts: file.querySelectorAll('text').length, paths: file.querySelectorAll('svg svg :is(path, rect)').length, drawn: document.querySelectorAll(`#${place} svg[role=img] :is(path, rect)`).length };
    }, [text, id]);
    assert.equal(root, 'svg', id);
    assert.ok(texts > 4 && paths >= drawn && drawn > 0, `${id}: ${texts} texts, ${paths} of ${drawn} shapes`);
    assert.doesNotMatch(text, /var\(|color\(|class="note"/, id);
    await one.locator(`#${id} button[aria-label^="PDF: "]`).click();
    assert.equal(await one.evaluate(() => window.outside), id);
  }
  assert.equal(await one.locator('.printed').count(), 0);
  await one.evaluate(() => document.getElementById('errors').classList.add('printed'));
  await one.emulateMedia({ media: 'print' });
  await one.locator('#errors svg').waitFor();
  assert.deepEqual(await one.evaluate(() => [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility() && !e.closest('.printed') && !e.querySelector('.printed')).map((e) => e.outerHTML.slice(0, 80))), []);
  await one.context().close();
});

test('fixture: scalars of 50 and 100 digits have a line', { skip: !is_fixture }, async () => {
  const names = await page.locator('#precision-chart path.line').evaluateAll((paths) => paths.map((path) => path.dataset.name));
  assert.deepEqual(names, ['float', 'double', 'digits100']);
  const heights = await page.locator('#precision-chart path.line').evaluateAll((paths) => paths.map((path) => path.getBBox().height));
  assert.ok(heights.every((height) => height > 1), heights.join(' '));
});

test('fixture: what lies beyond the frame of a chart is counted', { skip: !is_fixture }, async () => {
  assert.match(await page.locator('#condition .note').textContent(), /^Crosses are findings, circles are not\. \d+ of \d+ answers lie beyond the frame/);
});

test('fixture: numbers up to the largest have a place in the charts', { skip: !is_fixture }, async () => {
  const data = fixture();
  data.points = [{ s: 0, points: [1, 5, -32360, 30826, 1, 5, -30, 30826] }];
  data.trends = [{ family: 'oblong', x: 'epsilon', at: [1e-9, 1], lines: [{ s: 0, rows: [0, 100, 1, 30826, 30826, 30826, 1, 4, 9, 1, 100, 1, 30826, 30826, 32767, 1, 4, 9] }] }];
  const one = await open_page(browser, page_of(data, 'largest.html'));
  for (const id of ['condition', 'iterations', 'trends']) await one.locator(`#${id} svg[role=img]`).first().waitFor({ timeout: 5000 });
  const paths = await one.locator('svg[role=img] path').evaluateAll((all) => all.map((path) => path.getAttribute('d')));
  assert.deepEqual(paths.filter((path) => /NaN|Infinity/.test(path)), []);
  await one.context().close();
});

test('fixture: the story of an outside subject says what is wrong, and nothing of its insides', { skip: !is_fixture }, async () => {
  const data = fixture();
  const { keys, rows } = data.findings;
  const outside = { c: 7, reason: 'the normal does not attain the true distance', size: 1.75, status: 'converged', iterations: 0, trace: [] };
  for (const [key, value] of Object.entries(outside)) rows[0][keys.indexOf(key)] = value;
  const one = await open_page(browser, page_of(data, 'outside.html'));
  await one.locator('[data-finding="0"]').click();
  assert.match(await one.locator('#finding .story').textContent(), /^The normal does not attain the true distance, off by 1.75 M. It ended as converged. The bodies are/);
  assert.ok(!(await one.locator('#finding .facts').textContent()).includes('0 iterations'));
  await one.context().close();
});

test('fixture: a heat map without findings says so', { skip: !is_fixture }, async () => {
  await page.locator('#heat-controls select').first().selectOption({ label: 'nothing' });
  assert.equal(await page.locator('#heat .ramp').count(), 0);
  assert.match(await page.locator('#heat').textContent(), /No finding here/);
  await page.locator('#heat-controls select').first().selectOption({ label: 'oblong' });
  assert.match(await page.locator('#heat .ramp').textContent(), /0 .* %/);
});

test('fixture: one finding of one case is lighter than 300 of 1,000', { skip: !is_fixture }, async () => {
  const shade = (group) => page.locator(`#matrix td[aria-label^="core/double/original, ${group}: "]`).evaluate((cell) => parseFloat(cell.style.getPropertyValue('--share')));
  assert.ok((await shade('known/oblong')) < (await shade('oblong')));
});

test('another preset is drawn when it is chosen', async () => {
  const select = page.locator('#precision-controls select');
  if (!(await select.count())) return;
  const label = () => page.locator('#precision-chart svg[role=img], #precision-chart [aria-label^="Relative error by"]').first().getAttribute('aria-label');
  const names = await select.locator('option').allTextContents();
  for (const name of names) {
    await select.selectOption(name);
    assert.equal(await label(), `Relative error by condition of ${name} at each scalar`);
  }
});

test('a cell of the matrix chooses what is shown, and again gives it up', async () => {
  const rows = page.locator('#findings tbody tr');
  const all = await rows.count();
  assert.ok(all > 1);
  const before = page.url();
  const cell = page.locator('#matrix tr:not(.sum) td.found').last();
  const label = await cell.getAttribute('aria-label');
  await cell.click();
  const chosen = page.locator('#matrix td[aria-selected="true"]');
  assert.equal(await chosen.getAttribute('aria-label'), label);
  const subject = label.split(',')[0];
  assert.ok((await rows.count()) < all);
  for (const name of await rows.locator('td:nth-child(3)').allTextContents()) assert.equal(name, subject);
  // The address leads to the same selection.
  const same = await open_page(browser, page.url());
  assert.equal(await same.locator('#matrix td[aria-selected="true"]').getAttribute('aria-label'), label);
  await same.context().close();
  await chosen.click();
  assert.equal(await rows.count(), all);
  assert.equal(page.url(), before);
});

test('every cell with findings lists one of each kind, and says what it leaves out', async () => {
  const data = await data_of(page);
  const listed = new Set(data.findings.map((finding) => `${finding.s} ${data.cases[finding.case].g} ${finding.c}`));
  for (const { s, g, counts } of data.cells) {
    for (const [c, count] of counts.slice(0, data.finding_columns).entries()) assert.ok(!count || listed.has(`${s} ${g} ${c}`), `${s} ${g} ${c}`);
  }
  const all = data.cells.reduce((sum, { counts }) => sum + counts.slice(0, data.finding_columns).reduce((a, b) => a + b), 0);
  const grouped = all.toLocaleString('en');
  assert.ok((await page.locator('#findings caption').textContent()).includes(`of ${grouped} findings`));
  const left = all - data.findings.length;
  assert.ok((await page.locator('#findings-note').textContent()).includes(left ? `${left.toLocaleString('en')} more are only in the records` : 'has all of them'));
});

test('both columns of the error say the same in two units', async () => {
  const data = await data_of(page);
  const at = data.findings.findIndex(({ s, size }) => size > 0 && data.subjects[s].u > 0);
  const { s, size } = data.findings[at];
  const texts = await page.locator(`tr:has([data-finding="${at}"]) td.number`).allTextContents();
  const near = (text, x) => Math.abs(Number(text) / x - 1) < 0.006;
  assert.ok(near(texts[0], size) && near(texts[1], size / data.subjects[s].u), texts.join(' '));
});

test('a card chooses its subjects, and cards are sorted', async () => {
  const shares = () => page.locator('.card .share').evaluateAll((all) => all.map((one) => parseFloat(one.textContent)));
  await page.locator('#card-controls select').nth(1).selectOption('correct');
  const sorted = await shares();
  assert.deepEqual(sorted, [...sorted].sort((a, b) => b - a));
  await page.locator('#card-controls select').first().selectOption('algorithm');
  const card = page.locator('.card button').first();
  const name = await card.textContent();
  await card.click();
  assert.match(page.url(), /by=algorithm/);
  for (const one of await page.locator('#legend .key-line').allTextContents()) assert.ok(one.endsWith(`/${name}`), one);
  await page.locator('.card button').first().click();
  await page.locator('#card-controls select').first().selectOption('scalar');
  await page.locator('#card-controls select').nth(1).selectOption('name');
});

test('keys go through the matrix', async () => {
  await page.locator('#matrix [tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  const label = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  assert.match(label, / of \d+$/);
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-selected')), 'true');
  await page.keyboard.press('Space');
  assert.equal(await page.locator('[aria-selected="true"]').count(), 0);
});

const painted_pixels = (canvas) =>
  canvas.evaluate((from) => {
    const { width, height } = from;
    const copy = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    copy.drawImage(from, 0, 0);
    const pixels = new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer);
    return pixels.filter((pixel) => pixel !== pixels[0]).length;
  });

async function open_finding(wanted) {
  const data = await data_of(page);
  const at = data.findings.findIndex((finding) => finding.trace.length > 1 && data.cases[finding.case].line && wanted(JSON.parse(data.cases[finding.case].line), finding));
  assert.ok(at >= 0);
  while (!(await page.locator(`[data-finding="${at}"]`).count())) await page.locator('#more').click();
  if (!(await page.locator(`[data-finding="${at}"][aria-expanded="true"]`).count())) await page.locator(`[data-finding="${at}"]`).click();
  return data.findings[at];
}

// The support point of a distance query moves.
const moves = ({ trace: [[, , weights, first], [, , , second]] }) => weights.length > 0 && String(first) !== String(second);
const is_curved = ({ a, b }) => [a, b].some((body) => ['sphere', 'cone', 'cylinder'].some((kind) => kind in body));

for (const [bodies, wanted] of [['polytopes', (line, finding) => !is_curved(line) && moves(finding)], ['curved bodies', is_curved]]) {
  test(`a finding of ${bodies} shows its pictures, which turn together, and the slider its iterations`, async () => {
    const data = await data_of(page);
    if (!is_fixture && bodies !== 'polytopes' && !data.findings.some(({ trace, case: at }) => trace.length > 1 && data.cases[at].line && is_curved(JSON.parse(data.cases[at].line)))) return;
    const finding = await open_finding(wanted);
    assert.ok((await page.locator('#finding .story').textContent()).length > 40);
    const pictures = await page.locator('#finding canvas').all();
    const shots = () => Promise.all(pictures.map((canvas) => canvas.evaluate((one) => one.toDataURL())));
    for (const picture of pictures) assert.ok((await painted_pixels(picture)) > 100, 'the picture is blank');
    let [before, text] = [await shots(), await page.locator('#finding output').textContent()];
    const differ = async (what) => {
      const now = await shots();
      for (const i of [0, 1]) assert.notEqual(now[i], before[i], `${what} did not change picture ${i}`);
      before = now;
    };
    await page.locator('#finding input[type=range]').focus();
    // The last steps may be alike, the first ones are not.
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await page.locator('#finding output').textContent(), text);
    await differ('the slider');
    await pictures[0].focus();
    await page.keyboard.press('ArrowLeft');
    await differ('the arrow key');
    await page.keyboard.press(',');
    assert.equal(await page.locator('#finding output').textContent(), text);
    await differ('the comma');
    assert.ok(finding.trace.length > 1);
    // The address leads to it.
    const same = await open_page(browser, page.url());
    assert.equal(await same.locator('#finding h3').textContent(), await page.locator('#finding h3').textContent());
    await same.context().close();
  });
}

test('with ten tabs a reader reaches the first finding', async () => {
  const one = await open_page(browser, page.url().replace(/#.*/, ''));
  const seen = [];
  for (let i = 0; i < 10 && !(await one.locator('#finding h3').count()); ++i) {
    await one.keyboard.press('Tab');
    seen.push(await one.evaluate(() => document.activeElement.id || document.activeElement.textContent));
    if (seen.at(-1) === 'worst') await one.keyboard.press('Enter');
  }
  assert.equal(await one.locator('#finding h3').count(), 1, seen.join(', '));
  await one.context().close();
});

test('a term is defined where it stands and in the glossary', async () => {
  const link = page.locator('a.term').first();
  const entry = await page.evaluate((id) => document.getElementById(id).nextElementSibling.textContent, (await link.getAttribute('href')).slice(1));
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  assert.equal(await link.evaluate((one) => getComputedStyle(one, '::after').content), JSON.stringify(entry));
  await page.keyboard.press('Enter');
  assert.ok(await page.locator('#glossary dl').isVisible());
  await page.locator('#glossary summary').click();
});

test('the replay command and the case are copied', async () => {
  const data = await data_of(page);
  await open_finding((line, finding) => !is_curved(line) && finding);
  const shown = await page.locator('#finding .facts code').textContent();
  const clipboard = async (what) => {
    await page.locator(`#finding [data-copy="${what}"]`).click();
    await page.locator('#finding [role=status]', { hasText: `Copied: ${what}` }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  assert.equal(await clipboard('replay command'), shown);
  assert.ok(data.findings.some((finding) => data.cases[finding.case].replay + data.subjects[finding.s].option === shown));
  const line = await clipboard('case line');
  assert.ok(data.cases.some((one) => one.line === line));
  assert.match(await clipboard('Python'), /float\.fromhex/);
  assert.match(await clipboard('C++'), /0x/);
});

test('light and dark differ', async () => {
  const light = await page.screenshot();
  await page.locator('#theme').click();
  const dark = await page.screenshot();
  assert.ok(!light.equals(dark));
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const chosen = await background();
  await page.locator('#theme').click();
  assert.notEqual(await background(), chosen);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  assert.equal(await background(), chosen);
  if (process.env.GJKPROOF_SHOTS) {
    await page.screenshot({ path: join(process.env.GJKPROOF_SHOTS, 'dark.png'), fullPage: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.screenshot({ path: join(process.env.GJKPROOF_SHOTS, 'light.png'), fullPage: true });
  }
});

test('nothing was requested and the console is empty', () => assert.deepEqual(troubles, []));
