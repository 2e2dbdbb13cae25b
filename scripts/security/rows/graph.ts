import { api, gates, gateway, user } from './folders.ts';
import type { Row } from './Row.ts';

/** What the graph is asked. */
export const graphRows: readonly Row[] = [
  {
    id: 'T40',
    what: '61 audits of GraphQL over HTTP, in development and in production',
    files: [`${gates}/graphqlOverHttp.test.ts`],
  },
  {
    id: 'T41',
    what: 'operations that ask for too much, refused before the API is asked',
    files: [`${gates}/security/graphLimits.test.ts`, `${gateway}/server.test.ts`],
  },
  {
    id: 'T42',
    what: 'lists of operations, GET, and bodies of other types',
    files: [`${gates}/security/graphLimits.test.ts`, `${gateway}/server.test.ts`],
  },
  {
    id: 'T43',
    what: 'the graph describes itself to nobody in production',
    files: [
      `${gates}/security/graphLimits.test.ts`,
      `${gateway}/server.test.ts`,
      `${gateway}/site/product.test.ts`,
    ],
  },
  {
    id: 'T44',
    what: 'errors show nothing of the inside',
    files: [
      `${gateway}/server.test.ts`,
      `${api}/errors/sendError.test.ts`,
      `${gates}/security/wire.test.ts`,
    ],
  },
  {
    id: 'T45',
    what: 'operations made up from the graph, and what is kept of them',
    files: [`${gates}/security/graphFuzz.test.ts`, `${gates}/security/dearest.test.ts`],
  },
  {
    id: 'T46',
    what: 'calls that one list costs, and the dearest operation that is taken',
    files: [`${gateway}/modules/workspace.test.ts`, `${gates}/security/dearest.test.ts`],
  },
  {
    id: 'T47',
    what: 'bodies that are too long, packed, or nested',
    files: [`${gates}/security/graphLimits.test.ts`, `${user}/login.test.ts`],
  },
];
