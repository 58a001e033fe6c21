// SPDX-License-Identifier: MIT
// Builds bundle/ from src/: `node build.mjs`.  With --check, only reports whether bundle/ would
// change.  Equal package-lock.json files give equal bytes.
import { build } from 'esbuild';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

const shared = { absWorkingDir: here, bundle: true, minify: true, write: false, charset: 'ascii', legalComments: 'none', logLevel: 'warning' };
const script = await build({ ...shared, entryPoints: ['src/main.ts'], format: 'iife', target: 'es2022', metafile: true, outfile: 'page.js' });
const style = await build({ ...shared, entryPoints: ['src/style.css'], outfile: 'page.css' });

// The licence texts of all packages that contribute to the bundle, without duplicates.
function licences(inputs) {
  const packages = new Set();
  for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
    if (name && bytesInOutput > 0) packages.add(name);
  }
  const texts = new Map();
  for (const name of [...packages].sort()) {
    const folder = join(here, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[sc]e/i.test(one));
    // Some only name their licence and its holder in the README.
    const text = (file ? readFileSync(join(folder, file), 'utf8') : (/^## License\n+(.+)/m.exec(readFileSync(join(folder, 'README.md'), 'utf8'))?.[1] ?? ''))
      .replaceAll('\r\n', '\n').trim();
    if (!text) throw new Error(`${name} has no licence`);
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return [...texts].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join('\n----\n\n');
}

const [output] = Object.values(script.metafile.outputs);
const text = Buffer.from(script.outputFiles[0].contents).toString('utf8');
if (/<\/script|<!--/i.test(text)) throw new Error('the bundle cannot stand in a script element');
const files = {
  'page.js': text,
  'page.css': Buffer.from(style.outputFiles[0].contents).toString('utf8'),
  'LICENCES.txt': licences(output.inputs),
};

let changed = false;
for (const [name, content] of Object.entries(files)) {
  const path = join(here, 'bundle', name);
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
  changed = true;
  if (process.argv.includes('--check')) console.error(`bundle/${name} is not what src makes: npm run build`);
  else writeFileSync(path, content);
}
if (process.argv.includes('--check')) process.exit(changed ? 1 : 0);
for (const [name, content] of Object.entries(files)) console.log(`bundle/${name}: ${content.length} bytes`);
