import { api, gateway, survey, user } from './folders.ts';
import type { Row } from './Row.ts';

/** How much, how often, and by whom. */
export const limitRows: readonly Row[] = [
  {
    id: 'T70',
    what: 'limits are exact over two processes',
    files: [`${api}/test/security/sharedLimits.test.ts`, `${api}/tools/createLimits.test.ts`],
  },
  {
    id: 'T71',
    what: 'limits hold while the database does not count',
    files: [`${api}/tools/createLimits.test.ts`],
  },
  {
    id: 'T72',
    what: 'a false X-Forwarded-For changes no key; IPv6 counts by network',
    files: [
      `${api}/middleware/clientAddress.test.ts`,
      `${api}/tools/findClientAddress.test.ts`,
      `${gateway}/guards/limitRequests.test.ts`,
    ],
  },
  {
    id: 'T73',
    what: '200 wrong passwords from 200 addresses lock nobody out',
    files: [`${user}/guessing.test.ts`, `${api}/services/user/guessing.test.ts`],
  },
  {
    id: 'T74',
    what: 'programs are thanked, and counted nowhere',
    files: [`${api}/services/survey/looksLikeProgram.test.ts`, `${survey}/submit.test.ts`],
  },
  {
    id: 'T75',
    what: 'proof of work, replayed, old, of another code, or made easier; what it costs a phone',
    files: [`${survey}/proof.test.ts`],
  },
  {
    id: 'T76',
    what: 'sixty visitors behind one address all succeed',
    files: [`${survey}/proof.test.ts`],
  },
];
