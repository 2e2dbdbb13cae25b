import { basename } from 'node:path';

import type { Row } from './rows/Row.ts';

/** The test plan as docs/security.md shows it. */
export const writeTable = (rows: readonly Row[]): string =>
  [
    '| row | what is attacked | tests | missing |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ id, what, files, missing = '' }) => {
      const links = files.map((file) => `[${basename(file)}](../${file})`).join(' ');
      return `| ${id} | ${what} | ${links} | ${missing} |`;
    }),
  ].join('\n');
