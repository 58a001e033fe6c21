// SPDX-License-Identifier: MIT
// Formats a case for use elsewhere.
import type { Body, Case } from './geometry';

const case_header = '{"format":"gjkproof-cases/1"}';

export function case_file(line: string): string {
  return `${case_header}\n${line}\n`;
}

function curved_note(name: string, body: Body, comment: string): string {
  const curved = body.curved!;
  const rows = curved.linear.map((row) => `(${row.join(', ')})`).join(', ');
  return (
    `${comment} ${name}: ${curved.kind}, radius ${curved.radius}` +
    (curved.kind === 'sphere' ? '' : `, half height ${curved.half_height}, axis y`) +
    `;\n${comment}   linear: ${rows};\n${comment}   translation: (${curved.translation.join(', ')})\n`
  );
}

const shape_note = (name: string, shape: string, comment: string): string => `${comment} ${name}: ${shape}\n`;

export function cpp(question: Case): string {
  const points = (name: string, body: Body): string => {
    if (body.curved) return curved_note(name, body, '//');
    if (body.shape) return shape_note(name, body.shape, '//');
    const rows = body.hex.map((p) => `    {${p.join(', ')}},`).join('\n');
    return `const std::vector<std::array<double, ${question.dim}>> ${name}{\n${rows}\n};\n`;
  };
  const shaped = [question.a, question.b].some((body) => body.curved || body.shape);
  const check = shaped ? '' : 'EXPECT_THAT(my_gjk(a, b), gjkproof::IsCorrectFor(a, b));\n';
  return `// ${question.id}\n${points('a', question.a)}${points('b', question.b)}${check}`;
}

export function python(question: Case): string {
  const points = (name: string, body: Body): string => {
    if (body.curved) return curved_note(name, body, '#');
    if (body.shape) return shape_note(name, body.shape, '#');
    const rows = body.hex.map((p) => `    [${p.map((x) => `f("${x}")`).join(', ')}],`).join('\n');
    return `${name} = [\n${rows}\n]\n`;
  };
  return `# ${question.id}\nf = float.fromhex\n${points('a', question.a)}${points('b', question.b)}`;
}

// Falls back to a text area, because browsers block the clipboard on some pages opened from disk.
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    if (!done) throw new Error('the browser does not let the page copy');
  }
}
