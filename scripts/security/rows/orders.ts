import { api, gates, survey } from './folders.ts';
import type { Row } from './Row.ts';

/** The same twice, and anything in any order. */
export const orderRows: readonly Row[] = [
  {
    id: 'T98',
    what: 'fifty copies of one answer are one, through REST and the graph too',
    files: [
      `${survey}/submit.test.ts`,
      `${api}/routes/addedTwice.test.ts`,
      `${gates}/isolation/isolation.test.ts`,
    ],
  },
  {
    id: 'T120',
    what: 'requests drawn from the OpenAPI document: status, shape, no inside',
    files: [`${api}/test/security/restFuzz.test.ts`],
  },
  {
    id: 'T121',
    what: 'any order of steps, beside a model of them and of their statistics',
    files: [`${api}/test/security/stories/stories.test.ts`],
  },
  {
    id: 'T122',
    what: 'both databases tell the same story',
    files: [`${api}/test/security/stories/stories.test.ts`],
  },
];
