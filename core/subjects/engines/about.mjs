// SPDX-License-Identifier: MIT
// node about.mjs FILE.md: writes what the adapters say above their code between the lines
// <!-- engines:begin --> and <!-- engines:end --> of the file.
import { readFileSync, writeFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

// The comment above the code, or above that of the file with the code.
function header(file) {
  const text = read(file);
  const lines = /^\/\/ SPDX.*\n((?:\/\/ .*\n)*)/.exec(text)[1];
  if (lines === '') return header([...text.matchAll(/from '(\.\/[\w-]+\.mjs)'/g)].at(-1)[1]);
  return lines.replace(/^\/\/ /gm, '').trim();
}

const source = (file) => file.replace(/^(.*)\.so$/, '../peers/$1.cpp');
const { dependencies } = JSON.parse(read('package.json'));
const paragraphs = new Map();
for (const { file, package: name } of JSON.parse(read('engines.json'))) {
  const said = header(source(file));
  paragraphs.set(said, (paragraphs.get(said) ?? new Set()).add(`\`${name}\` ${dependencies[name] ?? 'of Debian'}`));
}
const block = [...paragraphs].map(([said, names]) => `${[...names].join(', ')}: ${said}\n\n`).join('');

const [, , file] = process.argv;
const [begin, end] = ['<!-- engines:begin -->\n', '<!-- engines:end -->\n'];
const parts = readFileSync(file, 'utf8').split(new RegExp(`(?<=${begin})[^]*(?=${end})`));
if (parts.length !== 2) throw new Error(`${file} has no lines ${begin.trim()} and ${end.trim()}`);
writeFileSync(file, parts.join(`\n${block}`));
