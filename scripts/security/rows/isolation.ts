import { gates, user } from './folders.ts';
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
    files: [`${user}/details.test.ts`, `${user}/register.test.ts`],
    missing: 'each write of the workspace by itself',
  },
  {
    id: 'T22',
    what: 'the isolation test notices a hole',
    files: [`${gates}/isolation/isolation.test.ts`],
    missing: 'a repository whose filter is taken away',
  },
  {
    id: 'T23',
    what: 'texts and counts tell no foreign name',
    files: [`${gates}/isolation/isolation.test.ts`],
    missing: 'times',
  },
];
