import { api, gates } from './folders.ts';
import type { Row } from './Row.ts';

/** What is typed stays what was typed. */
export const injectionRows: readonly Row[] = [
  {
    id: 'T30',
    what: 'SQL in parameters',
    files: [`${api}/test/security/restFuzz.test.ts`],
  },
  {
    id: 'T31',
    what: 'orders from a list, % and _ as they are written',
    files: [`${api}/routes/feedback/search.test.ts`, `${api}/middleware/query.test.ts`],
  },
  {
    id: 'T32',
    what: 'odd values in every field',
    files: [
      `${api}/test/security/restFuzz.test.ts`,
      `${gates}/security/graphFuzz.test.ts`,
      `${gates}/accountCalls/strangers.test.ts`,
    ],
  },
  {
    id: 'T33',
    what: 'line breaks in names and letters',
    files: [`${gates}/accountCalls/strangers.test.ts`, `${api}/mail/letters.test.ts`],
  },
  {
    id: 'T34',
    what: 'names that every object has',
    files: [`${api}/middleware/query.test.ts`, `${api}/test/security/restFuzz.test.ts`],
  },
  {
    id: 'T35',
    what: 'templates in texts stay texts',
    files: [`${api}/mail/letters.test.ts`, 'packages/print/src/files/svgSafety.test.ts'],
  },
  {
    id: 'T36',
    what: 'SQL, as sqlmap tries it in ten places (with `--all`, where it is installed)',
    files: [`${api}/test/security/sqlmap.test.ts`],
    isLong: true,
    needs: 'sqlmap',
  },
];
