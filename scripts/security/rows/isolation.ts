import { api, gates, user } from './folders.ts';
import type { Row } from './Row.ts';

/** What one account sees of another. */
export const isolationRows: readonly Row[] = [
  {
    id: 'T20',
    what: 'every operation of REST and graph, asked by another account',
    files: [`${gates}/isolation/isolation.test.ts`],
  },
  {
    id: 'T21',
    what: 'keys that are not a person’s to set change nothing',
    files: [
      `${api}/test/security/planted/planted.test.ts`,
      `${user}/details.test.ts`,
      `${user}/register.test.ts`,
    ],
  },
  {
    id: 'T22',
    what: 'the isolation test notices repositories whose filter is taken away',
    files: [`${gates}/isolation/isolation.test.ts`, `${gates}/isolation/holes.test.ts`],
  },
  {
    id: 'T23',
    what: 'texts, counts and the work done tell nothing of what is another’s',
    files: [`${gates}/isolation/isolation.test.ts`],
  },
];
