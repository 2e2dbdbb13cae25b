import { readFile, writeFile } from 'node:fs/promises';

import { tabulateWidths } from '../packages/print/src/fonts/tabulateWidths.ts';
import { root } from '../scripts/run.ts';

/** `npm run -w lab fonts`: the widths of every letter of the printed faces become a table that code reads. */
const read = async (file: string) => new Uint8Array(await readFile(`${root}node_modules/${file}`));
const { letters, widths } = await tabulateWidths(read);

const lines = Object.entries(widths).map(([face, row]) => `  '${face}': '${row}',`);
await writeFile(
  `${root}packages/print/src/fonts/faceWidths.ts`,
  [
    "import type { FaceName } from './faces.ts';",
    '',
    '// Written by `npm run -w lab fonts` from the font files themselves.',
    '',
    '/** Every letter that the faces have. */',
    `export const faceLetters = ${JSON.stringify(letters)};`,
    '',
    '/** How wide each of them runs, in thousandths of the size, in base 36, two digits each. */',
    'export const faceWidths: Readonly<Record<FaceName, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
console.log(`${[...letters].length} letters of ${lines.length} faces measured.`);
