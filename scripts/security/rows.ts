/** A row of the test plan: what is attacked, and what holds that nothing comes of it. */
export interface Row {
  id: string;
  what: string;
  /** Paths of test files from the root. */
  files: readonly string[];
  /** Whether it takes minutes, and is asked with `--all` alone. */
  isLong?: boolean;
  /** What of it nothing tests. */
  missing?: string;
}

const api = 'packages/api/src';
const gateway = 'packages/gateway/src';
const app = 'packages/app/src';
const user = `${api}/routes/user`;
const survey = `${api}/routes/survey`;
const gates = `${gateway}/test`;

/** The test plan. docs/security.md shows it; `npm run test:security` runs it. */
export const rows: readonly Row[] = [
  {
    id: 'T1',
    what: 'every documented call, with 17 false credentials and the right one',
    files: [
      `${api}/test/security/authMatrix.test.ts`,
      `${api}/routes/apiKeyScopes.test.ts`,
      `${api}/describeApi.test.ts`,
    ],
  },
  {
    id: 'T2',
    what: 'status and words of the calls on accounts',
    files: [
      `${gates}/accountCalls/accountCalls.test.ts`,
      `${user}/login.test.ts`,
      `${user}/refreshToken.test.ts`,
    ],
  },
  {
    id: 'T3',
    what: 'a wrong password, an unknown address and an inactive account are alike',
    files: [`${user}/login.test.ts`],
    missing: 'the AUC of 200 times; the fastest of 15 are compared',
  },
  {
    id: 'T4',
    what: 'what the app does when it starts with each kind of token',
    files: [`${app}/session/startupCheck.test.ts`, 'e2e/session.spec.ts'],
  },
  {
    id: 'T5',
    what: 'many refusals in one tab, and several tabs, ask for one new token',
    files: [`${app}/session/renewSession.test.ts`, 'e2e/session.spec.ts'],
  },
  {
    id: 'T6',
    what: 'twenty who refresh at once get one child',
    files: [`${user}/refreshToken.test.ts`, `${api}/twoProcesses.test.ts`],
  },
  {
    id: 'T7',
    what: 'a refresh token that is used again ends its session',
    files: [`${user}/refreshToken.test.ts`],
  },
  {
    id: 'T8',
    what: 'an answer that is lost on the way is given again',
    files: [`${user}/refreshToken.test.ts`],
  },
  {
    id: 'T9',
    what: 'logout, reset, a new password and deactivation end sessions',
    files: [
      `${user}/refreshToken.test.ts`,
      `${user}/changePass.test.ts`,
      `${user}/details.test.ts`,
    ],
  },
  {
    id: 'T10',
    what: 'activation once, in time, for its purpose alone',
    files: [`${user}/activateAccount.test.ts`],
  },
  {
    id: 'T11',
    what: 'one of many new passwords at once is set',
    files: [`${user}/changePass.test.ts`],
  },
  {
    id: 'T12',
    what: 'two accounts in two tabs never mix',
    files: [
      `${app}/session/renewSession.test.ts`,
      `${app}/session/followTabs.test.ts`,
      'e2e/session.spec.ts',
    ],
    missing: '50 random orders',
  },
  {
    id: 'T13',
    what: 'letters go to the stored address, however it is spelled',
    files: [`${user}/changePass.test.ts`, `${gates}/accountCalls/strangers.test.ts`],
  },
  {
    id: 'T14',
    what: 'hashing is bounded',
    files: [`${api}/tools/passwords.test.ts`, `${user}/login.test.ts`],
  },
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
  {
    id: 'T30',
    what: 'SQL in parameters',
    files: [`${api}/test/security/restFuzz.test.ts`],
    missing: 'sqlmap',
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
    what: 'operations made up from the graph',
    files: [`${gates}/security/graphFuzz.test.ts`],
    missing: 'how memory grows',
  },
  {
    id: 'T46',
    what: 'calls that one list costs',
    files: [`${gateway}/modules/workspace.test.ts`],
    missing: 'the dearest operation that is accepted, by time',
  },
  {
    id: 'T47',
    what: 'bodies that are too long, packed, or nested',
    files: [`${gates}/security/graphLimits.test.ts`, `${user}/login.test.ts`],
  },
  {
    id: 'T50',
    what: 'headers on every kind of answer',
    files: [
      `${gates}/security/wire.test.ts`,
      `${gateway}/site/product.test.ts`,
      `${api}/routes/image/images.test.ts`,
    ],
  },
  {
    id: 'T51',
    what: 'two requests in one',
    files: [`${gates}/security/wire.test.ts`],
  },
  {
    id: 'T52',
    what: 'five hundred who are slow on purpose (with `--all`)',
    files: [`${api}/test/security/slowClients.test.ts`],
    isLong: true,
  },
  {
    id: 'T53',
    what: 'ways out of the folder of files, and files that are for nobody',
    files: [`${gates}/security/wire.test.ts`, `${gateway}/site/fileServer.test.ts`],
  },
  {
    id: 'T54',
    what: 'addresses that name another place lead nowhere else',
    files: [`${gates}/security/wire.test.ts`, 'e2e/routes.spec.ts'],
  },
  {
    id: 'T55',
    what: 'a false Host',
    files: [`${gates}/security/wire.test.ts`, `${gateway}/site/product.test.ts`],
  },
  {
    id: 'T56',
    what: 'pictures that are bombs, something else as well, or tell where they were taken',
    files: [`${api}/routes/image/hostileImages.test.ts`, `${api}/routes/image/images.test.ts`],
  },
  {
    id: 'T57',
    what: 'markup in what people type',
    files: [
      'packages/ui/src/test/hostileWords.test.tsx',
      `${app}/visitor/render.test.ts`,
      `${api}/mail/letters.test.ts`,
      'packages/print/src/files/svgSafety.test.ts',
    ],
    missing: 'widgets and editors, and a real browser',
  },
  {
    id: 'T58',
    what: 'SVG is read strictly, and runs or loads nothing',
    files: ['packages/print/src/files/svgSafety.test.ts'],
  },
  {
    id: 'T59',
    what: 'cells that spreadsheets would compute',
    files: [
      `${api}/services/export/hostileCells.test.ts`,
      `${api}/services/export/toCsv.test.ts`,
      `${api}/services/export/toSheet.test.ts`,
      'packages/ui/src/charts/files/writeCsv.test.ts',
      `${api}/routes/feedback/exportFile.test.ts`,
    ],
  },
  {
    id: 'T60',
    what: 'no secret in what is built for browsers, nor in logs',
    files: [
      'scripts/security/bundle.test.ts',
      `${gates}/security/graphFuzz.test.ts`,
      `${api}/errors/sendError.test.ts`,
      `${gateway}/site/visitors.test.ts`,
    ],
  },
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
      `${gateway}/plugins/limitRequests.test.ts`,
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
    what: 'proof of work, replayed, old, of another code, or made easier',
    files: [`${survey}/proof.test.ts`],
    missing: 'the time on a slow phone, which bench:visitor measures',
  },
  {
    id: 'T76',
    what: 'sixty visitors behind one address all succeed',
    files: [`${survey}/proof.test.ts`],
  },
  {
    id: 'T98',
    what: 'fifty copies of one answer are one',
    files: [`${survey}/submit.test.ts`, `${api}/routes/addedTwice.test.ts`],
    missing: 'through REST and the graph at once',
  },
  {
    id: 'T120',
    what: 'requests drawn from the OpenAPI document: status, shape, no inside',
    files: [`${api}/test/security/restFuzz.test.ts`],
  },
  {
    id: 'T121',
    what: 'any order of steps, beside a model of them',
    files: [`${api}/test/security/stories/stories.test.ts`],
    missing: 'statistics, which worlds.test.ts counts by itself',
  },
  {
    id: 'T122',
    what: 'both databases tell the same story',
    files: [`${api}/test/security/stories/stories.test.ts`],
  },
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
