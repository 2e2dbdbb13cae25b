import { api, gateway, user } from './folders.ts';
import type { Row } from './Row.ts';

/** What is written down, and for how long. */
export const traceRows: readonly Row[] = [
  {
    id: 'T130',
    what: 'no token, password or address in logs; one id in answer and log',
    files: [
      `${api}/errors/sendError.test.ts`,
      `${gateway}/site/visitors.test.ts`,
      `${gateway}/test/isolation/isolation.test.ts`,
    ],
  },
  {
    id: 'T131',
    what: 'what happens to an account is noted',
    files: [`${user}/events.test.ts`, `${api}/commands/commands.test.ts`],
  },
  {
    id: 'T132',
    what: 'what is old is removed, and figures stay',
    files: [`${api}/services/purge.test.ts`],
  },
];
